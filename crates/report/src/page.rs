//! The report as headings, lines and tables, before it becomes text or Markdown.

use gputap_model::range::TimeRange;
use gputap_trace::{Ending, RowKind};

use crate::options::By;
use crate::quantity::{count, moment, plural, time};
use crate::report::Report;
use crate::sections::{GroupReport, ProcessReport, Section};
use crate::tables;

pub use crate::blocks::{Block, Column, Table};

/// How much a page shows.
#[derive(Clone, Copy, Debug)]
pub struct Detail {
    /// Rows per table.
    pub top: usize,
    /// What has tables of its own.
    pub by: Option<By>,
    /// Only what fits a screen.
    pub brief: bool,
}

/// Everything about the traces that `title` names.
pub fn build(title: &str, report: &Report, detail: Detail) -> Vec<Block> {
    let mut page = vec![Block::Heading(format!("gputap report: {title}"))];
    page.extend(head(report).into_iter().map(Block::Line));
    let ranked = !report.ranks.rows.is_empty();
    if report.traces.len() > 1 {
        page.push(Block::Table(tables::traces(report, detail.top)));
        page.extend(tables::trace_lines(report).into_iter().map(Block::Line));
    }
    if ranked {
        page.push(Block::Table(tables::ranks(report, detail.top, detail.brief)));
        page.extend(tables::rank_lines(report, detail.brief).into_iter().map(Block::Line));
    }
    if report.processes.len() > 1 && !(ranked && detail.brief) {
        page.push(Block::Table(tables::processes(report, detail.top)));
    }
    match detail.by {
        Some(By::Process) if report.processes.len() > 1 => {
            for process in &report.processes {
                page.push(Block::Heading(name(process)));
                page.push(Block::Line(calls_line(process)));
                page.extend(section(&process.section, report, detail));
            }
        }
        Some(By::Rank | By::Host) if !report.groups.is_empty() => {
            for group in &report.groups {
                page.push(Block::Heading(group_name(group, detail.by)));
                page.push(Block::Line(tables::totals_line(&group.totals)));
                page.extend(section(&group.section, report, detail));
            }
        }
        _ => page.extend(section(&report.total, report, detail)),
    }
    if !detail.brief && !report.marks.is_empty() {
        page.push(Block::Table(tables::marks(report, detail.top)));
    }
    page.extend(tables::metrics(report, detail.top));
    page.extend(tail(report, detail));
    page
}

fn head(report: &Report) -> Vec<String> {
    let mut lines = Vec::new();
    if report.simulated {
        lines.push(String::from(
            "Simulated GPUs: the calls are real, what they did and how long it took is not.",
        ));
    }
    let trace = &report.trace;
    let mut about = vec![match report.range {
        None => format!("{} of calls", time(trace.duration_ns())),
        Some(range) => {
            let calls = report.processes.iter().map(|p| p.calls(report.range)).sum();
            format!("{} entered {}", plural(calls, "call", "calls"), between(range, trace.first_ns))
        }
    }];
    about.push(plural(report.processes.len() as u64, "process", "processes"));
    about.push(plural(report.processes.iter().map(|p| p.threads.len() as u64).sum(), "thread", "threads"));
    if !trace.host.is_empty() {
        about.push(format!("on {}", trace.host));
    }
    lines.push(about.join(", "));
    if !trace.command.is_empty() {
        lines.push(format!("Command: {}", trace.command.join(" ")));
    }
    lines.push(tables::totals_line(&report.totals));
    let rows = [("Activities", &report.activities), ("Samples", &report.samples)];
    let rows = rows.into_iter().filter_map(|(what, totals)| Some(tables::rows_line(what, totals.as_ref()?)));
    lines.extend(rows);
    lines
}

/// A part of the time: `from +10.0 s to +20.0 s`.
fn between(range: TimeRange, first_ns: i64) -> String {
    let until = match range.until_ns {
        i64::MAX => String::from("the end"),
        until_ns => moment(until_ns, first_ns),
    };
    format!("from {} to {until}", moment(range.from_ns, first_ns))
}

fn group_name(group: &GroupReport, by: Option<By>) -> String {
    let numbers: Vec<String> = group.processes.iter().map(u32::to_string).collect();
    let noun = if numbers.len() == 1 { "process" } else { "processes" };
    let what = match by {
        Some(By::Host) => format!("Host {}", group.name),
        _ => group.name.replacen("rank", "Rank", 1).replacen("without", "Without", 1),
    };
    format!("{what} ({noun} {})", numbers.join(", "))
}

fn name(process: &ProcessReport) -> String {
    let rank = process.rank.map_or_else(String::new, |r| format!(", rank {r}"));
    format!("Process {}: {} (pid {}{rank})", process.number, process.program, process.pid)
}

fn calls_line(process: &ProcessReport) -> String {
    let end = match process.ended {
        Some(Ending::Exit) => "It ended by exit.",
        Some(Ending::Abrupt) => "It ended abruptly: by a signal, _exit or another program in its place.",
        None => "It had not ended when it was last seen.",
    };
    format!("{} {end}", tables::totals_line(&process.totals))
}

fn section(section: &Section, report: &Report, detail: Detail) -> Vec<Block> {
    let first_ns = report.trace.first_ns;
    let mut blocks: Vec<Block> = match section.tree.is_empty() {
        true => tables::calls(section, detail.top).into_iter().map(Block::Table).collect(),
        false => vec![Block::Table(tables::tree(section, detail.top))],
    };
    blocks.push(Block::Table(tables::kernels(section, detail.top)));
    blocks.extend(tables::graph_lines(section, detail.brief).into_iter().map(Block::Line));
    blocks.push(Block::Table(tables::copies(section)));
    blocks.extend(tables::peer_lines(section).into_iter().map(Block::Line));
    blocks.push(Block::Table(tables::operations(section, detail.top)));
    blocks.extend(tables::group_lines(section).into_iter().map(Block::Line));
    if !detail.brief {
        blocks.push(Block::Table(tables::communicators(section, detail.top)));
        blocks.push(Block::Table(tables::peers(section, detail.top)));
    }
    blocks.push(Block::Table(tables::memory(section, detail.brief)));
    blocks.extend(tables::memory_lines(section, first_ns).into_iter().map(Block::Line));
    if !detail.brief {
        blocks.push(Block::Table(tables::not_freed(section, first_ns, detail.top)));
    }
    blocks.push(Block::Table(tables::errors(section, first_ns, detail.top)));
    blocks.extend(tables::no_error_lines(section).into_iter().map(Block::Line));
    blocks.push(Block::Table(tables::unfinished(section, detail.top)));
    // A table without rows says nothing.
    blocks.retain(|block| !matches!(block, Block::Table(table) if table.rows.is_empty()));
    blocks
}

/// What a reader must know to trust the rest: losses, problems, coverage and cost.
fn tail(report: &Report, detail: Detail) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut part = |heading: &str, lines: Vec<String>| {
        if !lines.is_empty() {
            blocks.push(Block::Heading(heading.to_owned()));
            blocks.extend(lines.into_iter().map(Block::Line));
        }
    };
    part("Recording was off", tables::pause_lines(report, detail.top));
    part("Losses", losses(report, detail));
    part("Problems", report.problems.clone());
    if !detail.brief {
        part("Coverage", tables::coverage_lines(report));
    }
    part("Cost of recording", tables::cost_lines(report));
    blocks
}

fn losses(report: &Report, detail: Detail) -> Vec<String> {
    if report.totals.dropped == 0 && report.losses.is_empty() {
        return Vec::new();
    }
    let rows = [
        (None, Some(&report.totals)),
        (Some(RowKind::Activity), report.activities.as_ref()),
        (Some(RowKind::Sample), report.samples.as_ref()),
    ];
    let dropped =
        rows.into_iter().filter_map(|(kind, totals)| Some((kind, totals.filter(|t| t.dropped > 0)?)));
    let mut lines: Vec<String> = dropped.map(|(kind, totals)| tables::dropped_line(kind, totals)).collect();
    let first_ns = report.trace.first_ns;
    let shown = if detail.brief { 1 } else { detail.top }.min(report.losses.len());
    lines.extend(report.losses.iter().take(shown).map(|loss| {
        let at = |ns: Option<i64>| ns.map(|ns| moment(ns, first_ns));
        let when = at(loss.first_ns).zip(at(loss.last_ns));
        let when = when.map_or_else(String::new, |(from, to)| format!(" between {from} and {to}"));
        let thread = if loss.tid == 0 { String::new() } else { format!(", thread {}", loss.tid) };
        let (rows, why) = (tables::rows_of(loss.kind, loss.count), tables::reason(loss.reason));
        let process =
            if loss.process == 0 { String::from("no process") } else { format!("process {}", loss.process) };
        format!("{process}{thread}: {rows}{when} ({why})")
    }));
    if shown < report.losses.len() {
        lines.push(format!("and {} more losses", count((report.losses.len() - shown) as u64)));
    }
    lines
}
