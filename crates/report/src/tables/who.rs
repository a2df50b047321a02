//! Whose calls they are: traces, ranks, processes.

use crate::ranks::{Rank, copied_bytes};
use crate::report::{Report, TraceReport};
use gputap_trace::model::State;

use super::{number, table, words};
use crate::blocks::Table;
use crate::quantity::{bytes, count, time};

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

/// The ranks of the job, and how far they are apart; in brief those that the others may wait for.
pub(crate) fn ranks(report: &Report, top: usize, brief: bool) -> Table {
    let figures = figures(report);
    let mut columns = vec![number("rank"), words("host"), number("pid"), words("GPU")];
    columns.extend(figures.iter().map(|f| number(f.head)));
    columns.push(words(""));
    let verdict = report.ranks.verdict.as_ref();
    let mark = |r: &Rank| verdict.filter(|v| v.rank == r.rank).map_or("", |v| v.finding.label());
    let mut ranks: Vec<&Rank> = report.ranks.rows.iter().collect();
    if brief && ranks.len() > top {
        ranks.sort_by_key(|r| (!r.slowest, std::cmp::Reverse(r.last), r.waiting_ns));
    }
    let mut rows: Vec<Vec<String>> = ranks.into_iter().map(|r| rank(r, &figures, mark(r))).collect();
    if brief {
        return table("Ranks", columns, rows, top);
    }
    let mut last = vec![String::from("spread"), String::new(), String::new(), String::new()];
    last.extend(figures.iter().map(|f| {
        let spread = report.ranks.spread.get(f.name);
        spread.map_or_else(String::new, |s| format!("{:.1} %", s.spread * 100.0))
    }));
    last.push(String::new());
    rows.push(last);
    table("Ranks", columns, rows, usize::MAX)
}

/// A column of the table of ranks.
struct Figure {
    head: &'static str,
    /// In the report's map of spreads.
    name: &'static str,
    text: fn(&Rank) -> String,
}

fn figures(report: &Report) -> Vec<Figure> {
    let figure = |head, name, text| Figure { head, name, text };
    let mut figures = vec![
        figure("calls", "calls", |r| count(r.calls)),
        figure("launches", "launches", |r| count(r.launches)),
        figure("copied", "copied_bytes", |r| bytes(r.copied_bytes)),
    ];
    if report.ranks.rows.iter().any(|r| r.comm_bytes > 0) {
        figures.push(figure("exchanged", "comm_bytes", |r| bytes(r.comm_bytes)));
    }
    if report.ranks.matched > 0 {
        figures.push(figure("late", "", |r| time(r.late_ns.checked_div(r.collectives).unwrap_or(0))));
        figures.push(figure("last", "", |r| count(r.last)));
    }
    figures.push(figure("waiting", "waiting_ns", |r| match r.not_returned {
        0 => time(r.waiting_ns),
        _ => format!("{}, not returned", time(r.waiting_ns)),
    }));
    figures.push(figure("peak on GPUs", "peak_bytes", |r| bytes(r.peak_bytes)));
    figures
}

fn rank(r: &Rank, figures: &[Figure], mark: &str) -> Vec<String> {
    let devices: Vec<String> = r.devices.iter().map(i32::to_string).collect();
    let pid = match r.processes.len() {
        0 | 1 => r.pid.to_string(),
        n => format!("{} +{}", r.pid, n - 1),
    };
    let mut row = vec![r.rank.to_string(), r.host.clone(), pid, devices.join(", ")];
    row.extend(figures.iter().map(|f| (f.text)(r)));
    row.push(String::from(mark));
    row
}

/// The rank that the others wait for, or, where there is room, why none can be named.
pub fn rank_lines(report: &Report, brief: bool) -> Vec<String> {
    let ranks = &report.ranks;
    let said = ranks.verdict.as_ref().map(|verdict| verdict.text.clone());
    said.or(ranks.unclear.clone().filter(|_| !brief)).into_iter().collect()
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
        row.extend([p.program.clone(), count(p.calls(report.range)), count(p.totals.dropped), count(errors)]);
        row.extend([count(kernels), bytes(copied), bytes(s.memory.device.peak_bytes)]);
        row
    });
    table("Processes", columns, rows.collect(), top)
}
