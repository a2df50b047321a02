//! The sentences of a report.

use std::collections::BTreeMap;

use crate::report::Report;
use crate::sections::{Section, Totals};
use gputap_model::effect::Direction;
use gputap_trace::model::{LossReason, RowKind};

use crate::quantity::{bytes, count, moment, plural, time};

/// Calls seen, kept and lost.
pub(crate) fn totals_line(totals: &Totals) -> String {
    let counted = match totals.counted {
        0 => String::new(),
        n => format!(" {} more only counted.", count(n)),
    };
    rows_line("Calls", totals) + &counted
}

/// Rows of another table seen, kept and lost.
pub(crate) fn rows_line(what: &str, totals: &Totals) -> String {
    let [emitted, stored, dropped] = [totals.emitted, totals.stored, totals.dropped].map(count);
    format!("{what}: {emitted} emitted = {stored} stored + {dropped} dropped.")
}

/// So many rows of a kind, or calls.
pub(crate) fn rows_of(kind: Option<RowKind>, n: u64) -> String {
    match kind {
        None => plural(n, "call", "calls"),
        Some(RowKind::Activity) => plural(n, "activity", "activities"),
        Some(RowKind::Sample) => plural(n, "sample", "samples"),
    }
}

/// How many calls or other rows are missing and why.
pub(crate) fn dropped_line(kind: Option<RowKind>, totals: &Totals) -> String {
    let why = totals.dropped_by_reason.iter().filter(|(_, n)| **n > 0);
    let why: Vec<String> = why.map(|(loss, n)| format!("{} {}", count(*n), reason(*loss))).collect();
    let rows = rows_of(kind, totals.dropped);
    format!(
        "{rows} of {} dropped: {}.",
        count(totals.emitted),
        if why.is_empty() { "no reason known".into() } else { why.join(", ") }
    )
}

/// A reason in words.
pub(crate) fn reason(loss: LossReason) -> &'static str {
    match loss {
        LossReason::RingFull => "ring full",
        LossReason::Signal => "inside a signal handler",
        LossReason::NoRing => "no ring could be had",
        LossReason::OverflowBusy => "shared ring busy",
        LossReason::Expired => "expired (--keep-last, --max-size)",
        LossReason::Disk => "could not be written to disk",
        LossReason::Damaged => "damaged",
    }
}

/// A direction in words.
pub(crate) fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::HtoD => "host to GPU",
        Direction::DtoH => "GPU to host",
        Direction::DtoD => "within a GPU",
        Direction::Peer => "GPU to GPU",
        Direction::HtoH => "host to host",
        Direction::HtoA => "host to array",
        Direction::AtoH => "array to host",
        Direction::DtoA => "GPU to array",
        Direction::AtoD => "array to GPU",
        Direction::AtoA => "array to array",
        Direction::Batch => "lists of copies",
        Direction::Prefetch => "prefetch",
        Direction::Memset => "fill",
        Direction::Unknown => "unknown",
    }
}

pub(crate) fn graph_lines(section: &Section, brief: bool) -> Vec<String> {
    let g = &section.graphs;
    let mut lines = Vec::new();
    if g.launches > 0 || g.instantiations > 0 {
        let made = [
            plural(g.captures, "capture", "captures"),
            plural(g.instantiations, "instantiation", "instantiations"),
            plural(g.updates, "update", "updates"),
        ];
        let launches = plural(g.launches, "launch", "launches");
        lines.push(format!(
            "Graphs: {}, {launches} of {}, {} run.",
            made.join(", "),
            plural(g.distinct, "graph", "graphs"),
            plural(g.nodes, "node", "nodes")
        ));
    }
    if !g.by_kind.is_empty() && !brief {
        let kinds = g.by_kind.iter().map(|n| match n.bytes {
            0 => format!("{} {}", n.kind, count(n.run)),
            all => format!("{} {} ({})", n.kind, count(n.run), bytes(all)),
        });
        lines.push(format!("Nodes run: {}.", kinds.collect::<Vec<_>>().join(", ")));
    }
    if g.conditional > 0 {
        let nodes = plural(g.conditional, "conditional node", "conditional nodes");
        lines.push(format!("{nodes} run: what they repeat on the device is not counted."));
    }
    if g.nodes_unlisted > 0 {
        lines.push(format!(
            "{} of them are not in these tables: their graphs are too large.",
            count(g.nodes_unlisted)
        ));
    }
    if g.unknown > 0 {
        let launches = plural(g.unknown, "launch", "launches");
        lines.push(format!("{launches} of graphs made before the recording: their kernels are not counted."));
    }
    lines
}

pub(crate) fn peer_lines(section: &Section) -> Vec<String> {
    let name = |device: Option<i32>| device.map_or_else(|| String::from("?"), |d| d.to_string());
    let peers = section.copies.peers.iter();
    let line = peers.map(|p| {
        let (from, to) = (name(p.source), name(p.destination));
        format!("GPU {from} to GPU {to}: {} of {}", plural(p.count, "copy", "copies"), bytes(p.bytes))
    });
    line.collect()
}

pub(crate) fn memory_lines(section: &Section, first_ns: i64) -> Vec<String> {
    let m = &section.memory;
    let mut lines = Vec::new();
    if m.device.peak_bytes > 0 {
        let at = moment(m.device.peak_ns, first_ns);
        lines.push(format!("Most memory on GPUs: {} at {at}.", bytes(m.device.peak_bytes)));
    }
    if m.not_freed_count > 0 {
        let live = m.device.live_bytes.saturating_add(m.host.live_bytes);
        lines.push(format!(
            "Not freed at the end: {}, {}.",
            plural(m.not_freed_count, "allocation", "allocations"),
            bytes(live)
        ));
    }
    if m.unknown_frees > 0 {
        lines.push(format!(
            "{} of memory allocated before the recording.",
            plural(m.unknown_frees, "free", "frees")
        ));
    }
    if m.unseen_frees > 0 {
        lines.push(format!(
            "{} not seen: the memory was given out again.",
            plural(m.unseen_frees, "free", "frees")
        ));
    }
    if m.freed_with_context > 0 {
        lines.push(format!(
            "{} ended with the context.",
            plural(m.freed_with_context, "allocation", "allocations")
        ));
    }
    if m.captured > 0 {
        let calls = plural(m.captured, "allocation or free", "allocations and frees");
        lines.push(format!("{calls} captured into graphs, not counted."));
    }
    lines
}

/// Codes other than success that are no errors.
pub(crate) fn no_error_lines(section: &Section) -> Vec<String> {
    let mut lines = Vec::new();
    let mut add = |n: u64, one: &str, many: &str, what: &str| {
        if n > 0 {
            lines.push(format!("{} {what}", plural(n, one, many)));
        }
    };
    add(section.not_ready, "query", "queries", "answered \"not ready\", which is no error.");
    let answer = "answered that there is no such thing, or that it is so already, which is no error.";
    add(section.answers, "call", "calls", answer);
    let ending =
        "found CUDA shut down while the process ended (exit handlers), which is no error of the job.";
    add(section.ending, "call", "calls", ending);
    lines
}

/// Each sentence once, with the processes it holds for when it does not hold for all.
pub(crate) fn coverage_lines(report: &Report) -> Vec<String> {
    let mut of_sentence: BTreeMap<(bool, &str), Vec<u32>> = BTreeMap::new();
    for process in &report.processes {
        let seen = process.coverage.seen.iter().map(|s| ((false, s.as_str()), process.number));
        let missing = process.coverage.missing.iter().map(|s| ((true, s.as_str()), process.number));
        for (sentence, number) in seen.chain(missing) {
            of_sentence.entry(sentence).or_default().push(number);
        }
    }
    let all = report.processes.len();
    let line = |((missing, sentence), numbers): ((bool, &str), Vec<u32>)| {
        let sign = if missing { "-" } else { "+" };
        if numbers.len() == all {
            return format!("{sign} {sentence}");
        }
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        format!("{sign} {sentence} (process {})", numbers.join(", "))
    };
    of_sentence.into_iter().map(line).collect()
}

pub(crate) fn cost_lines(report: &Report) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(ns) = report.cost.recording_ns {
        let per_call = ns as f64 / report.totals.emitted.max(1) as f64;
        lines.push(format!(
            "At least {} in the calls of the job: {per_call:.1} ns for the clock readings of each.",
            time(ns)
        ));
    }
    if let Some(ns) = report.cost.collector_cpu_ns {
        lines.push(format!("{} of processor time in the collector.", time(ns)));
    }
    lines
}

/// What has to be said beside a table that has no room for it.
pub fn warnings(report: &Report) -> Vec<String> {
    let mut lines = Vec::new();
    if report.totals.dropped > 0 {
        lines.push(dropped_line(None, &report.totals));
    }
    lines.extend(report.problems.iter().cloned());
    lines
}
