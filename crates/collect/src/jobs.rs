//! Jobs that are recorded now: directories of rings, who stores what comes there, and the processes that write it.

use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::lock::drainer;
use crate::published::PublishedFigures;
use crate::switched::{self, Switched};

/// Processes that share a directory of rings: those of a `gputap run`, of the tasks of a launcher on this node, or of a
/// `gputap collect`.
#[derive(Debug)]
pub struct Job {
    /// What `gputap ctl` calls it; nothing where nobody stores what its processes record.
    pub name: Option<String>,
    /// The `gputap` that stores it.
    pub collector: Option<u32>,
    /// Where it is stored.
    pub trace: Option<PathBuf>,
    /// What was stored so far, if somebody stores it.
    pub figures: Option<PublishedFigures>,
    /// Those that have called CUDA and live.
    pub processes: Vec<Switched>,
}

/// Those of this user, or of all users for root; a directory that nobody uses is none.
pub fn jobs() -> Vec<Job> {
    let jobs = switched::all_roots().into_iter().map(|root| Job::in_dir(&root));
    jobs.filter(|job| job.collector.is_some() || !job.processes.is_empty()).collect()
}

impl Job {
    fn in_dir(root: &Path) -> Job {
        let holder = drainer(root).ok().flatten();
        let collector = holder.as_ref().and_then(|h| h.pid());
        let trace = holder.as_ref().and_then(|h| h.trace()).map(Path::to_owned);
        let dir = root.file_name().unwrap_or_default().to_string_lossy();
        let name = launched(&dir).or_else(|| Some(collector?.to_string()));
        let figures = holder.and_then(|_| PublishedFigures::read(root));
        Job { name, collector, trace, figures, processes: switched::below(root) }
    }

    /// Whether `text` means it: its name, or the pid of the `gputap` that stores it.
    pub fn is(&self, text: &str) -> bool {
        self.name.as_deref() == Some(text) || self.collector.is_some_and(|pid| pid.to_string() == text)
    }

    /// What is shown of it.
    pub fn shown(&self) -> Shown {
        Shown {
            job: self.name.clone(),
            collector: self.collector,
            trace: self.trace.clone(),
            figures: self.figures.clone(),
            processes: self.processes.iter().map(Recorded::from_process).collect(),
        }
    }
}

/// The name in `job-<uid>-<name>`, where tasks of a launcher meet; what `gputap run` makes for itself is known by its pid.
fn launched(dir: &str) -> Option<String> {
    Some(dir.strip_prefix("job-")?.split_once('-')?.1.to_owned())
}

/// A job as `ps` prints it.
#[derive(Debug, Serialize)]
pub struct Shown {
    /// What `gputap ctl` calls the job: the name that its tasks meet under, or else the collector's pid, if any.
    pub job: Option<String>,
    /// Pid of the `gputap` that stores what the job records, if one is known.
    pub collector: Option<u32>,
    /// Where the job's trace is stored, if that is known.
    pub trace: Option<PathBuf>,
    /// What was stored so far, if that is known.
    pub figures: Option<PublishedFigures>,
    /// The job's processes that have called CUDA and live.
    pub processes: Vec<Recorded>,
}

/// A process that is recorded, as `ps` prints it.
#[derive(Debug, Serialize)]
pub struct Recorded {
    /// Pid of the process that is recorded.
    pub pid: u32,
    /// Who it runs as.
    pub uid: Option<u32>,
    /// Rank of the process in its job, if its environment tells one.
    pub rank: Option<u32>,
    /// The program that the process runs, if it is known.
    pub program: Option<String>,
    /// Whether calls are recorded now; nothing where that can't be seen.
    pub recording: Option<bool>,
    /// Bytes of records so far.
    pub bytes: u64,
    /// Calls that were dropped.
    pub dropped: u64,
}

impl Recorded {
    fn from_process(process: &Switched) -> Recorded {
        let amount = process.amount();
        Recorded {
            pid: process.pid,
            uid: process.uid(),
            rank: gputap_host::placement(&|name| process.attributes.get(name).cloned()).rank,
            program: process.attributes.get("exe").cloned(),
            recording: process.is_recording().ok(),
            bytes: amount.bytes,
            dropped: amount.dropped,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_of_a_launcher_are_known_by_its_name_for_them() {
        assert_eq!(launched("job-1000-slurm-4711.0").as_deref(), Some("slurm-4711.0"));
        assert_eq!(launched("job-0-77-123-2").as_deref(), Some("77-123-2"));
        assert_eq!(launched("run-4711-0"), None);
        assert_eq!(launched("gputap-1000"), None);
    }
}
