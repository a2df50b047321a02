//! Nodes and numbers of a SLURM job, from `squeue` and `scontrol`.

use std::collections::BTreeSet;

use anyhow::{Result, bail};

use super::output;

/// A job: where it runs, and what `SLURM_JOB_ID` is there.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Job {
    /// Its nodes.
    pub hosts: Vec<String>,
    /// The numbers: one for each task of an array, one for all parts of a heterogeneous job.
    pub ids: Vec<i64>,
}

/// A line of `squeue`.
#[derive(Debug, PartialEq, Eq)]
struct Line {
    id: i64,
    nodes: String,
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
    let hosts: BTreeSet<String> = lines.iter().map(|l| l.nodes.clone()).collect();
    for list in hosts {
        found.hosts.extend(output("scontrol", &["show", "hostnames", &list])?.lines().map(str::to_owned));
    }
    if found.hosts.is_empty() {
        bail!(gone());
    }
    found.hosts.sort();
    found.hosts.dedup();
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
        let id = name.split_once('+').map_or(number, |(first, _)| first);
        Some(Line { id: id.parse().ok()?, nodes: nodes.to_owned() })
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
        assert!(find("12;rm").is_err() && find("").is_err() && find("_3").is_err());
    }
}
