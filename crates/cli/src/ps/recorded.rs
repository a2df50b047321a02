//! The jobs of this node that `gputap run` and `gputap collect` record now.

use comfy_table::{Table, presets};
use gputap_collect::{Job, Recorded, Shown, jobs};
use gputap_control::Processes;
use gputap_host::proc::host_name;
use gputap_host::text;
use gputap_report::quantity;
use serde::Serialize;

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
        all.push(Processes { schema: gputap_control::SCHEMA, host: host_name(), ..Processes::default() });
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
    jobs.iter().filter_map(stored).for_each(|line| outln!("{line}"));
}

/// What was stored of a job so far, and why no more is just now.
fn stored(job: &Shown) -> Option<String> {
    let (name, figures) = (job.job.as_ref()?, job.figures.as_ref()?);
    let stored = quantity::count(figures.stored);
    let why = figures
        .stalled
        .as_ref()
        .map_or_else(String::new, |why| format!("; nothing can be stored now: {}", text::line(why)));
    Some(format!("{}: {stored} calls stored{why}", text::line(name)))
}

fn row(job: &Shown, process: Option<&Recorded>) -> [String; 8] {
    let or_dash = |t: Option<String>| t.map_or_else(|| "-".into(), |t| text::line(&t).into_owned());
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
