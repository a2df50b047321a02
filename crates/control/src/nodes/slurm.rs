//! Nodes and numbers of a SLURM job, from `squeue` and `scontrol`.

use std::collections::BTreeSet;

use anyhow::{Result, bail};

use super::output;

/// A job: where it runs, and what `SLURM_JOB_ID` is there.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Job {
    /// The nodes that the job runs on.
    pub nodes: Vec<Node>,
    /// The numbers: one for each task of an array, one for all parts of a heterogeneous job.
    pub ids: Vec<i64>,
}

/// A node of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Name of the node, as SLURM knows it.
    pub host: String,
    id: i64,
    part: Option<u32>,
}

/// A line of `squeue`.
#[derive(Debug, PartialEq, Eq)]
struct Line {
    id: i64,
    part: Option<u32>,
    nodes: String,
}

impl Node {
    /// The command that runs a program there, as another step of the job: it needs nothing of the job's own, and the job's user
    /// may start it from wherever he may start jobs.
    pub fn step(&self, program: &[String]) -> Vec<String> {
        let mut command = vec!["srun".to_owned(), format!("--jobid={}", self.id)];
        command.extend(self.part.map(|part| format!("--het-group={part}")));
        command.push(format!("--nodelist={}", self.host));
        let alone =
            ["--overlap", "--nodes=1", "--ntasks=1", "--mpi=none", "--chdir=/", "--unbuffered", "--quiet"];
        command.extend(alone.map(str::to_owned));
        command.extend_from_slice(program);
        command
    }
}

/// Variables that would make another step of `srun`, where we run in a job ourselves; where its configuration is stays.
pub fn variables() -> Vec<String> {
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    names.filter(|n| n.starts_with("SLURM_") && !n.starts_with("SLURM_CONF")).collect()
}

/// Finds a job.
pub fn find(job: &str) -> Result<Job> {
    if !job.starts_with(|c: char| c.is_ascii_digit())
        || !job.chars().all(|c| c.is_ascii_digit() || "_+".contains(c))
    {
        bail!(
            "--slurm {job}: a job is a number, with _N for a task of an array or +N for a part of a heterogeneous job"
        );
    }
    let gone =
        || format!("--slurm {job}: no part of this job runs now; `squeue --jobs {job}` shows its state");
    let listed =
        match output("squeue", &["--noheader", "--states=RUNNING", "--format=%A %i %N", "--jobs", job]) {
            Err(e) if e.to_string().contains("Invalid job id") => {
                bail!("{} (SLURM does not know it any more)", gone())
            }
            other => other?,
        };
    let lines = parse(&listed, job);
    let mut found = Job::default();
    for line in &lines {
        for host in output("scontrol", &["show", "hostnames", &line.nodes])?.lines() {
            found.nodes.push(Node { host: host.to_owned(), id: line.id, part: line.part });
        }
    }
    if found.nodes.is_empty() {
        bail!(gone());
    }
    found.nodes.sort_by(|a, b| a.host.cmp(&b.host));
    found.nodes.dedup_by(|a, b| a.host == b.host);
    found.ids = lines.iter().map(|l| l.id).collect::<BTreeSet<_>>().into_iter().collect();
    Ok(found)
}

/// Lines of a number, a name and a list of nodes, those of the job that was asked for.
fn parse(listed: &str, job: &str) -> Vec<Line> {
    let lines = listed.lines().filter_map(|line| {
        let mut fields = line.split_whitespace();
        let (number, name, nodes) = (fields.next()?, fields.next()?, fields.next()?);
        // Asked for one part of a heterogeneous job, squeue lists them all.
        if job.contains('+') && name != job {
            return None;
        }
        // Parts have numbers of their own, and yet their processes are told the number of the first one.
        let (id, part) =
            name.split_once('+').map_or((number, None), |(first, part)| (first, part.parse().ok()));
        Some(Line { id: id.parse().ok()?, part, nodes: nodes.to_owned() })
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(listed: &str, job: &str) -> Vec<(i64, String)> {
        parse(listed, job).into_iter().map(|l| (l.id, l.nodes)).collect()
    }

    #[test]
    fn jobs_arrays_and_parts() {
        let array = "101 100_1 node[1-2]\n100 100_2 node3\n103 100_3 \n";
        assert_eq!(ids(array, "100"), [(101, "node[1-2]".into()), (100, "node3".into())]);
        let parts = "3 3+0 node1\n4 3+1 node2\n";
        assert_eq!(ids(parts, "3"), [(3, "node1".into()), (3, "node2".into())]);
        assert_eq!(ids(parts, "3+1"), [(3, "node2".into())]);
        assert_eq!(ids("4 3+1 node2\n", "4"), [(3, "node2".into())]);
        let part = parse(parts, "3+1").remove(0);
        let step =
            Node { host: part.nodes, id: part.id, part: part.part }.step(&["gputap".into(), "relay".into()]);
        assert_eq!(step[..4], ["srun", "--jobid=3", "--het-group=1", "--nodelist=node2"]);
        assert_eq!(step[step.len() - 2..], ["gputap", "relay"]);
        assert!(find("12;rm").is_err() && find("").is_err() && find("_3").is_err());
    }
}
