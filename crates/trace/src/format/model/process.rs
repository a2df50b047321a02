//! Processes and their threads.

use std::collections::BTreeMap;

use gputap_host::Placement;
use serde::{Deserialize, Serialize};

use super::loss::Totals;

/// A traced process.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Process {
    /// Number in this trace, from 1.
    pub number: u32,
    /// Pid in its own namespace.
    pub pid: u32,
    /// Pid of its parent process.
    pub ppid: u32,
    /// User id that it runs under.
    pub uid: u32,
    /// When it made its first CUDA call, CLOCK_MONOTONIC ns.
    pub started_ns: i64,
    /// `exe`, `cwd`, `argv`, `host`, `RANK`, `SLURM_JOB_ID`, …
    pub attributes: BTreeMap<String, String>,
    /// Rank, job and host, from the attributes.
    pub place: Placement,
    /// Whether TSC (true) or CLOCK_MONOTONIC was the clock.
    pub tsc: bool,
    /// Bits of the header's "how the library came in".
    pub injected: u32,
    /// Bits of the header's "ways in that were used".
    pub ways: u64,
    /// Driver entry points handed out that the catalogue does not know.
    pub unknown_entry_points: u64,
    /// Libraries opened with RTLD_DEEPBIND.
    pub deepbind: u64,
    /// Private export tables handed out.
    pub export_tables: u64,
    /// Kernel names that could not be recorded.
    pub names_lost: u64,
    /// Calls that the library itself made, by function.
    pub own_calls: BTreeMap<String, u64>,
    /// Calls that were counted and not recorded, by function. They are in none of the totals.
    #[serde(default)]
    pub counted: BTreeMap<u16, u64>,
    /// Whether its rings had been drained before: its earlier calls are not in this trace.
    #[serde(default)]
    pub joined_late: bool,
    /// How it ended; `None` when it had not, or nobody saw it.
    pub ended: Option<Ending>,
    /// Calls of the process that were seen, stored and lost.
    pub totals: Totals,
}

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// By exit(), or by returning from main.
    Exit,
    /// Without it: by a signal, by `_exit()`, as forked workers do, or by running another program in its place.
    Abrupt,
}

impl Ending {
    /// As tables and JSON have it.
    pub fn name(self) -> &'static str {
        match self {
            Ending::Exit => "exit",
            Ending::Abrupt => "abrupt",
        }
    }
}

impl Process {
    /// Path of its program, where it is known.
    pub fn exe(&self) -> Option<&str> {
        self.attributes.get("exe").map(String::as_str)
    }

    /// File name of its program, or its pid where that is not known.
    pub fn program(&self) -> String {
        let path = self.exe().or_else(|| self.attributes.get("argv").map(String::as_str)).unwrap_or_default();
        let first = path.split(' ').next().unwrap_or(path);
        let name = first.rsplit('/').next().unwrap_or(first);
        if name.is_empty() { format!("pid {}", self.pid) } else { name.to_owned() }
    }
}

/// A thread of a traced process.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Thread {
    /// Number of the process that the thread belongs to.
    pub process: u32,
    /// Id of the thread in its process's namespace.
    pub tid: u32,
    /// Name when it first called.
    pub name: String,
    /// Calls of the thread that were seen, stored and lost.
    pub totals: Totals,
}
