//! `gputap ps`: the jobs that are recorded now, and the processes that a daemon can ask for a trace.

mod recorded;

use std::process::ExitCode;

use anyhow::Result;
use comfy_table::{Table, presets};
use gputap_collect::Shown;
use gputap_control::nodes::{NoDaemon, advise};
use gputap_control::{Activity, Process, Processes, path};

use crate::node::{Where, block_on};

/// Options of `gputap ps`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  gputap ps
  gputap ps --format json

Shows the processes that have registered with a daemon (`gputap trace` asks them for PyTorch traces), and those that
`gputap run` or `gputap collect` records now, of this user or of all for root (`gputap ctl` switches them).")]
pub struct Args {
    #[command(flatten)]
    at: Where,
    /// How to print
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// How to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// A table for people
    Text,
    /// JSON for programs
    Json,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<ExitCode> {
    let choice = args.at.choice();
    let nodes = choice.find()?.nodes;
    let mut failed = false;
    let mut all = Vec::new();
    for node in &nodes {
        let got: Result<Processes> =
            block_on(async { node.client.get(path::PROCESSES).await.map_err(advise) });
        match got {
            Ok(processes) => all.push(processes),
            Err(e) if choice.is_any_here() && e.is::<NoDaemon>() => {}
            Err(e) if nodes.len() == 1 => return Err(e),
            Err(e) => {
                failed = true;
                errln!("gputap: {}: {}", node.name, crate::explain(&e));
            }
        }
    }
    let recorded = choice.is_here().then(recorded::here);
    let no_daemon = all.is_empty() && !failed;
    match args.format {
        Format::Json => outln!("{}", serde_json::to_string_pretty(&recorded::join(all, recorded))?),
        Format::Text => {
            show(&all, recorded.as_deref().unwrap_or_default());
        }
    }
    if no_daemon {
        errln!(
            "gputap: no daemon runs here, so only what `gputap run` and `gputap collect` record is listed. `gputap run \
             --on-demand` starts one for a job, `gputap daemon` one for the node"
        );
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn show(all: &[Processes], recorded: &[Shown]) {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(["HOST", "PID", "RANK", "JOB", "UID", "GPU", "TORCH", "STATE", "CONTAINER", "PROGRAM"]);
    for (host, p) in all.iter().flat_map(|a| a.processes.iter().map(move |p| (&a.host, p))) {
        table.add_row(row(host, p));
    }
    if table.row_count() > 0 {
        outln!("{table}");
    }
    let opaque = all.iter().flat_map(|a| &a.processes).filter(|p| p.opaque).count();
    if opaque > 0 {
        outln!(
            "{opaque} processes can't be looked into by their daemon, which is another user: rank and GPU are not \
             known, and launchers are traced like ranks (--pids chooses)"
        );
    }
    let hidden: usize = all.iter().map(|a| a.hidden).sum();
    if hidden > 0 {
        outln!("{hidden} processes of other users are not shown");
    }
    if !recorded.is_empty() {
        recorded::show(recorded);
    }
    if table.row_count() == 0 && recorded.is_empty() && !all.is_empty() {
        errln!(
            "gputap: no process has registered. A process registers within 5 s when KINETO_USE_DAEMON=1 is in its environment \
             at its start; `gputap run --on-demand -- CMD` sets it"
        );
    }
    for (host, p) in all.iter().flat_map(|a| a.processes.iter().map(move |p| (&a.host, p))) {
        if let Some(why) = &p.untraceable {
            errln!("gputap: {host}: pid {} can't be traced: {why}", p.own_pid);
        }
    }
}

fn row(host: &str, p: &Process) -> [String; 10] {
    let or_dash = |t: Option<String>| t.unwrap_or_else(|| "-".into());
    let pid =
        if p.own_pid == p.pid { p.pid.to_string() } else { format!("{} ({} inside)", p.pid, p.own_pid) };
    let opened = p.gpus.as_ref().map(|g| match g.len() {
        0 => "none".into(),
        _ => g.iter().map(u32::to_string).collect::<Vec<_>>().join(","),
    });
    // What it may use, where it can't be seen what it has opened.
    let gpus = opened.or_else(|| Some(p.pod_gpus.as_ref()?.join(",")));
    let pod = p.pod_namespace.as_ref().zip(p.pod_name.as_ref()).zip(p.pod_container.as_ref());
    let pod = pod.map(|((namespace, name), container)| format!("{namespace}/{name}/{container}"));
    let mut state = match p.state {
        Activity::Idle => "idle".to_owned(),
        Activity::Pending => "pending".to_owned(),
        Activity::Busy => "busy".to_owned(),
        Activity::Silent => "silent".to_owned(),
    };
    if p.queued > 0 {
        state += &format!(", {} queued", p.queued);
    }
    [
        host.to_owned(),
        pid,
        or_dash(p.rank.map(|r| r.to_string())),
        if p.job == 0 { "-".into() } else { p.job.to_string() },
        p.uid.to_string(),
        or_dash(gpus),
        or_dash(p.torch.clone()),
        state,
        or_dash(pod.or(p.pod.clone()).or(p.container.clone())),
        or_dash(p.program.clone()),
    ]
}
