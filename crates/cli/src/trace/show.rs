//! What is printed: who was matched, as `dyno` prints it, and what came of it.

use std::process::ExitCode;

use comfy_table::{Table, presets};
use gputap_control::State;
use serde_json::json;

use super::fetch::Fetched;
use super::follow::Asked;
use crate::ps::Format;

/// A state in a word.
pub fn state(state: State) -> &'static str {
    match state {
        State::Queued => "queued",
        State::Delivered => "delivered",
        State::Busy => "busy",
        State::Writing => "being written",
        State::Written => "written",
        State::Ended => "ended",
        State::Failed => "failed",
    }
}

/// Who was matched.
pub fn matched(traces: &[Asked], format: Format) {
    for asked in traces {
        let name = &asked.node.name;
        match &asked.trace {
            Err(e) => errln!("gputap: {name}: {}", crate::explain(e)),
            Ok(trace) => {
                if let Some(why) = &trace.nothing {
                    let what = if trace.left_out.is_empty() {
                        "no processes were matched"
                    } else {
                        "nothing is traced"
                    };
                    errln!("gputap: {}: {what}: {why}", trace.host);
                }
                for left in &trace.left_out {
                    errln!("gputap: {}: pid {} is left out: {}", trace.host, left.pid, left.why);
                }
            }
        }
    }
    let orders: Vec<_> = traces.iter().flat_map(Asked::orders).collect();
    if format == Format::Text && !orders.is_empty() {
        outln!("Matched {} processes", orders.len());
        outln!("Trace output files will be written to:");
        for order in orders {
            outln!("    {}", order.file);
        }
    }
}

/// What came of it.
pub fn result(traces: &[Asked], waited: bool, fetched: Option<&Fetched>, format: Format) -> ExitCode {
    let orders = || traces.iter().flat_map(Asked::orders);
    let written = orders().filter(|o| o.state == State::Written).count();
    let unreached = traces.iter().filter(|t| t.trace.is_err()).count();
    let nothing = orders().next().is_none();
    match format {
        Format::Json => print_json(traces, fetched),
        Format::Text if waited && !nothing => print_text(traces, fetched),
        Format::Text => {}
    }
    if waited && !nothing {
        let all = orders().count();
        let rest = if unreached > 0 { format!(", {unreached} nodes did not answer") } else { String::new() };
        errln!("gputap: {written} of {all} traces are written{rest}");
    }
    let complete = !waited || written == orders().count();
    let fetched = fetched.is_none_or(|f| f.failed.is_empty());
    if nothing || unreached > 0 || !complete || !fetched { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn print_text(traces: &[Asked], fetched: Option<&Fetched>) {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(["HOST", "PID", "RANK", "STATE", "BYTES", "FILE"]);
    for trace in traces.iter().filter_map(|t| t.trace.as_ref().ok()) {
        for order in &trace.orders {
            let estimated = if order.estimated { " (estimated)" } else { "" };
            table.add_row([
                trace.host.clone(),
                order.own_pid.to_string(),
                order.rank.map_or("-".into(), |r| r.to_string()),
                format!("{}{estimated}", state(order.state)),
                order.bytes.map_or("-".into(), |b| b.to_string()),
                order.file.clone(),
            ]);
        }
    }
    outln!("{table}");
    for trace in traces.iter().filter_map(|t| t.trace.as_ref().ok()) {
        for order in &trace.orders {
            for note in &order.notes {
                outln!("{}: pid {}: {note}", trace.host, order.own_pid);
            }
        }
    }
    if let Some(fetched) = fetched {
        outln!("{} files are in {}", fetched.files, fetched.dir.display());
        for why in &fetched.failed {
            outln!("not fetched: {why}");
        }
    }
}

fn print_json(traces: &[Asked], fetched: Option<&Fetched>) {
    let nodes: Vec<_> = traces
        .iter()
        .map(|t| match &t.trace {
            Ok(trace) => json!({"node": t.node.name, "trace": trace}),
            Err(e) => json!({"node": t.node.name, "error": crate::explain(e)}),
        })
        .collect();
    let fetched = fetched.map(|f| json!({"dir": f.dir, "files": f.files, "failed": f.failed}));
    outln!("{:#}", json!({"schema": 1, "nodes": nodes, "fetched": fetched}));
}
