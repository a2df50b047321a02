//! What is printed: who was matched, as `dyno` prints it, and what came of it.

use std::collections::HashMap;
use std::io::IsTerminal;
use std::process::ExitCode;

use comfy_table::{Table, presets};
use gputap_control::State;
use gputap_control::traces::{Asked, Fetched};
use serde_json::json;

use crate::ps::Format;

/// Who was matched.
pub fn matched(traces: &[Asked], format: Format) {
    for asked in traces {
        let name = &asked.node.name;
        asked.warning.iter().for_each(|why| errln!("gputap: {why}"));
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
                format!("{}{estimated}", order.state.word()),
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

/// One line on a terminal, one line per change elsewhere.
#[derive(Default)]
pub struct Progress {
    shown: String,
    states: HashMap<(usize, i32), (State, bool)>,
}

impl Progress {
    /// Shows how far the traces are.
    pub fn show(&mut self, traces: &[Asked]) {
        let terminal = std::io::stderr().is_terminal();
        let mut counts: Vec<(&str, usize)> = Vec::new();
        for (n, asked) in traces.iter().enumerate() {
            for order in asked.orders() {
                let word = order.state.word();
                let now = (order.state, order.estimated);
                if self.states.insert((n, order.own_pid), now) != Some(now) && !terminal {
                    let estimated = if order.estimated { " (estimated)" } else { "" };
                    let host = asked.trace.as_ref().map_or("", |t| t.host.as_str());
                    errln!("gputap: {host}: pid {}: {word}{estimated}", order.own_pid);
                }
                match counts.iter_mut().find(|(w, _)| *w == word) {
                    Some((_, count)) => *count += 1,
                    None => counts.push((word, 1)),
                }
            }
        }
        let line = counts.iter().map(|(word, n)| format!("{n} {word}")).collect::<Vec<_>>().join(", ");
        if terminal && line != self.shown {
            draw!("\r\x1b[2K{line}");
            self.shown = line;
        }
    }

    /// Removes the line.
    pub fn clear(&self) {
        if std::io::stderr().is_terminal() {
            draw!("\r\x1b[2K");
        }
    }
}
