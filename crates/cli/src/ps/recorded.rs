//! The jobs of this node that `gputap run` and `gputap collect` record now.

use comfy_table::{Table, presets};
use gputap_control::Processes;
use serde::Serialize;

use crate::jobs::{Job, Recorded, Shown, jobs};
use crate::name;

/// What a daemon says of its node, and what is recorded there.
#[derive(Debug, Serialize)]
pub struct Listed {
    #[serde(flatten)]
    registered: Processes,
    /// Only of this node.
    #[serde(skip_serializing_if = "Option::is_none")]
    recorded: Option<Vec<Shown>>,
}

/// Those of this node.
pub fn here() -> Vec<Shown> {
    jobs().iter().map(Job::shown).collect()
}

/// Both as one list of nodes. Where no daemon runs, what is recorded stands alone.
pub fn join(all: Vec<Processes>, recorded: Option<Vec<Shown>>) -> Vec<Listed> {
    let mut all = all;
    if all.is_empty() && recorded.is_some() {
        all.push(Processes { schema: gputap_control::SCHEMA, host: name::host(), ..Processes::default() });
    }
    let mut recorded = recorded;
    all.into_iter().map(|registered| Listed { registered, recorded: recorded.take() }).collect()
}

/// Prints them as a table.
pub fn show(jobs: &[Shown]) {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(["JOB", "PID", "RANK", "UID", "RECORDING", "DROPPED", "TRACE", "PROGRAM"]);
    for job in jobs {
        for process in &job.processes {
            table.add_row(row(job, Some(process)));
        }
        if job.processes.is_empty() {
            table.add_row(row(job, None));
        }
    }
    outln!("Recorded now; `gputap ctl JOB|PID stop|start` switches it:\n{table}");
}

fn row(job: &Shown, process: Option<&Recorded>) -> [String; 8] {
    let or_dash = |t: Option<String>| t.map_or_else(|| "-".into(), |t| printable(&t));
    let of = |get: fn(&Recorded) -> Option<u32>| or_dash(process.and_then(get).map(|n| n.to_string()));
    let recording = match process.map(|p| p.recording) {
        Some(Some(true)) => "on",
        Some(Some(false)) => "off",
        Some(None) => "unknown",
        None => "no CUDA call yet",
    };
    [
        or_dash(job.job.clone()),
        of(|p| Some(p.pid)),
        of(|p| p.rank),
        of(|p| p.uid),
        recording.to_owned(),
        or_dash(process.map(|p| p.dropped.to_string())),
        or_dash(job.trace.as_ref().map(|t| t.display().to_string())),
        or_dash(process.and_then(|p| p.program.clone())),
    ]
}

/// What another user named must not steer this terminal.
fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}
