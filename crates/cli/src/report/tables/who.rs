//! Whose calls they are: traces, ranks, processes.

use gputap_analysis::ranks::{Rank, copied_bytes};
use gputap_analysis::report::{Report, TraceReport};
use gputap_trace::model::State;

use super::{number, table, words};
use crate::report::page::Table;
use crate::report::quantity::{bytes, count, time};

pub(crate) fn traces(report: &Report, top: usize) -> Table {
    let columns = vec![
        words("trace"),
        words("host"),
        number("processes"),
        number("calls"),
        number("dropped"),
        words("state"),
        words("times"),
    ];
    let rows = report.traces.iter().map(|t| {
        let state = match t.state {
            State::Closed => "closed",
            State::Open => "not closed",
            State::Rings => "rings",
        };
        let mut row = vec![t.name.clone(), t.host.clone(), count(t.processes.len() as u64)];
        row.extend([count(t.totals.stored), count(t.totals.dropped), state.to_owned(), clock(t)]);
        row
    });
    table("Traces", columns, rows.collect(), top)
}

pub(crate) fn trace_lines(report: &Report) -> Vec<String> {
    let aligned = report.traces.iter().any(|t| !t.same_clock);
    let line =
        "Hosts are aligned by CLOCK_REALTIME: their times can be compared as far as their clocks agree.";
    aligned.then(|| line.to_owned()).into_iter().collect()
}

/// How well the times of a trace can be compared with those of the first.
fn clock(t: &TraceReport) -> String {
    if t.same_clock {
        return String::from("exact");
    }
    let error = t.error_ns.map_or_else(|| String::from("± unknown"), |ns| format!("± {}", time(ns)));
    format!("{error}, drift {}", time(t.drift_ns))
}

/// The ranks of the job, and how far they are apart; in brief those that wait least.
pub(crate) fn ranks(report: &Report, top: usize, brief: bool) -> Table {
    let columns = vec![
        number("rank"),
        words("host"),
        number("pid"),
        words("GPU"),
        number("calls"),
        number("launches"),
        number("copied"),
        number("waiting"),
        number("peak on GPUs"),
        words(""),
    ];
    let mut ranks: Vec<&Rank> = report.ranks.rows.iter().collect();
    if brief && ranks.len() > top {
        ranks.sort_by_key(|r| (!r.slowest, r.waiting_ns));
    }
    let mut rows: Vec<Vec<String>> = ranks.into_iter().map(rank).collect();
    if brief {
        return table("Ranks", columns, rows, top);
    }
    let spread = |figure: &str| {
        let spread = report.ranks.spread.get(figure).map_or(0.0, |s| s.spread);
        format!("{:.1} %", spread * 100.0)
    };
    let mut last = vec![String::from("spread"), String::new(), String::new(), String::new()];
    last.extend(["calls", "launches", "copied_bytes", "waiting_ns", "peak_bytes"].map(spread));
    last.push(String::new());
    rows.push(last);
    table("Ranks", columns, rows, usize::MAX)
}

fn rank(r: &Rank) -> Vec<String> {
    let devices: Vec<String> = r.devices.iter().map(i32::to_string).collect();
    let pid = match r.processes.len() {
        0 | 1 => r.pid.to_string(),
        n => format!("{} +{}", r.pid, n - 1),
    };
    vec![
        r.rank.to_string(),
        r.host.clone(),
        pid,
        devices.join(", "),
        count(r.calls),
        count(r.launches),
        bytes(r.copied_bytes),
        time(r.waiting_ns),
        bytes(r.peak_bytes),
        String::from(if r.slowest { "slowest" } else { "" }),
    ]
}

pub(crate) fn rank_lines(report: &Report) -> Vec<String> {
    let slowest = report.ranks.rows.iter().find(|r| r.slowest);
    let line = |r: &Rank| format!("Rank {} waits least: the others wait for it.", r.rank);
    slowest.map(line).into_iter().collect()
}

pub(crate) fn processes(report: &Report, top: usize) -> Table {
    let ranked = report.processes.iter().any(|p| p.rank.is_some());
    let mut columns = vec![number("#"), number("pid")];
    columns.extend(ranked.then(|| number("rank")));
    columns.extend([
        words("program"),
        number("calls"),
        number("dropped"),
        number("errors"),
        number("kernels"),
    ]);
    columns.extend([number("copied"), number("peak on GPUs")]);
    let rows = report.processes.iter().map(|p| {
        let s = &p.section;
        let kernels = s.kernels.iter().fold(0u64, |sum, k| sum.saturating_add(k.total));
        let copied = copied_bytes(s);
        let errors = s.errors.iter().map(|e| e.count).sum();
        let mut row = vec![p.number.to_string(), p.pid.to_string()];
        row.extend(ranked.then(|| p.rank.map_or_else(|| String::from("-"), |r| r.to_string())));
        row.extend([p.program.clone(), count(p.totals.stored), count(p.totals.dropped), count(errors)]);
        row.extend([count(kernels), bytes(copied), bytes(s.memory.device.peak_bytes)]);
        row
    });
    table("Processes", columns, rows.collect(), top)
}
