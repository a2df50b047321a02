//! Nodes and numbers of a SLURM job, from `squeue` and `scontrol`.

use anyhow::{Result, bail};

use super::output;

/// A job: where it runs, and what `SLURM_JOB_ID` is there.
#[derive(Debug, PartialEq, Eq)]
pub struct Job {
    /// Its nodes.
    pub hosts: Vec<String>,
    /// The numbers: one for each task of an array, one for each part of a heterogeneous job.
    pub ids: Vec<i64>,
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
    let listed = output("squeue", &["--noheader", "--states=RUNNING", "--format=%A %N", "--jobs", job])?;
    let (ids, lists) = parse(&listed);
    let mut hosts = Vec::new();
    for list in lists {
        hosts.extend(output("scontrol", &["show", "hostnames", &list])?.lines().map(str::to_owned));
    }
    if hosts.is_empty() {
        bail!("--slurm {job}: no part of this job runs now; `squeue --jobs {job}` shows its state");
    }
    hosts.sort();
    hosts.dedup();
    Ok(Job { hosts, ids })
}

/// Lines of a number and a list of nodes.
fn parse(listed: &str) -> (Vec<i64>, Vec<String>) {
    let mut ids = Vec::new();
    let mut lists = Vec::new();
    for line in listed.lines() {
        let mut fields = line.split_whitespace();
        if let (Some(Ok(id)), Some(nodes)) = (fields.next().map(str::parse), fields.next()) {
            ids.push(id);
            lists.push(nodes.to_owned());
        }
    }
    (ids, lists)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jobs_arrays_and_parts() {
        let (ids, lists) = parse("101 node[1-2]\n102 node3\n103 \n");
        assert_eq!(ids, [101, 102]);
        assert_eq!(lists, ["node[1-2]", "node3"]);
        assert!(find("12;rm").is_err() && find("").is_err() && find("_3").is_err());
    }
}
