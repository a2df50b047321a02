//! Lists of hosts as schedulers and launchers write them.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Ports of daemons are above: what is below, after a host's name, is a number of processes.
const PORT_MIN: u16 = 1024;

/// Variables in which PBS and LSF tell a job its hosts: with a file, and with the hosts themselves.
const FILES: [&str; 2] = ["PBS_NODEFILE", "LSB_DJOB_HOSTFILE"];
/// Variables in which LSF tells a job its hosts without a file: the hosts themselves.
const LISTS: [&str; 2] = ["LSB_MCPU_HOSTS", "LSB_HOSTS"];

/// Hosts of a file: one in a line, or several; as often as they come; with what MPI has behind them (`node1 slots=8`,
/// `node1:8`).
pub fn read(path: &Path) -> Result<Vec<String>> {
    let text = match path.to_str() {
        Some("-") => std::io::read_to_string(std::io::stdin()),
        _ => std::fs::read_to_string(path),
    };
    let text = text.with_context(|| format!("--hosts-file {}", path.display()))?;
    let hosts: Vec<String> = parse(&text).map(without_count).collect();
    if hosts.is_empty() {
        bail!("--hosts-file {}: there is no host in it", path.display());
    }
    Ok(hosts)
}

/// Hosts of the job that this process runs in.
pub fn of_job() -> Result<Vec<String>> {
    let variable = |name: &&str| std::env::var(name).ok().filter(|v| !v.trim().is_empty());
    // A file is not shortened where there are many hosts; LSF's lists are.
    if let Some(path) = FILES.iter().find_map(variable) {
        return read(&PathBuf::from(path)).context("--job-hosts");
    }
    let hosts: Vec<String> =
        LISTS.iter().find_map(variable).map_or(Vec::new(), |list| parse(&list).collect());
    if hosts.is_empty() {
        bail!(
            "--job-hosts: none of {}, {} is set, so this is no job of PBS or LSF; --slurm JOB is for SLURM",
            FILES.join(", "),
            LISTS.join(", ")
        );
    }
    Ok(hosts)
}

/// Hosts in a text: words that are neither a number of processes nor an option.
pub fn parse(text: &str) -> impl Iterator<Item = String> {
    let lines = text.lines().filter_map(|l| l.split('#').next());
    let words = lines.flat_map(|l| l.split(|c: char| c.is_whitespace() || c == ','));
    let is_host = |w: &&str| !w.is_empty() && !w.contains('=') && !w.bytes().all(|b| b.is_ascii_digit());
    words.filter(is_host).map(str::to_owned)
}

fn without_count(host: String) -> String {
    match host.split_once(':') {
        Some((name, count)) if count.parse::<u16>().is_ok_and(|n| n < PORT_MIN) && !name.starts_with('[') => {
            name.to_owned()
        }
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(text: &str) -> Vec<String> {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("hosts");
        std::fs::write(&path, text).unwrap();
        read(&path).unwrap()
    }

    #[test]
    fn files_of_mpi_pbs_and_lsf() {
        // Open MPI.
        assert_eq!(hosts("# all\nnode1 slots=8 max_slots=16\nnode2 slots=8 # old\n"), ["node1", "node2"]);
        // MPICH, Intel MPI.
        assert_eq!(hosts("node1:8\nnode2:8 binding=map=0,1 user=me\n"), ["node1", "node2"]);
        // PBS, LSF: a line for each process.
        assert_eq!(hosts("node1\nnode1\nnode2\n\n"), ["node1", "node1", "node2"]);
        // Ours: a port is none of a number of processes.
        assert_eq!(
            hosts("node1:1779\n[fe80::1]:1779\nfe80::1 10.0.0.1\n"),
            ["node1:1779", "[fe80::1]:1779", "fe80::1", "10.0.0.1"]
        );
    }

    #[test]
    fn lists_of_lsf() {
        assert_eq!(parse("hostA hostA hostB").collect::<Vec<_>>(), ["hostA", "hostA", "hostB"]);
        assert_eq!(parse("hostA 8 hostB 4").collect::<Vec<_>>(), ["hostA", "hostB"]);
        assert_eq!(parse("a,b, c:5").collect::<Vec<_>>(), ["a", "b", "c:5"]);
    }
}
