//! The tables and lines of a report.

mod communication;
mod functions;
mod lines;
mod metrics;
mod who;

use std::collections::BTreeMap;

use gputap_model::effect::Direction;
use gputap_model::kernels::{Config, Kernel};
use gputap_trace::{Mark, Pause};

use crate::blocks::{Column, Table};
use crate::options::Sort;
use crate::quantity::{bytes, count, moment, time};
use crate::report::Report;
use crate::sections::Section;

pub(crate) use communication::{communicators, group_lines, operations, peers};
pub(crate) use functions::{calls, tree};
pub use lines::warnings;
pub(crate) use lines::{
    cost_lines, coverage_lines, direction, dropped_line, graph_lines, memory_lines, no_error_lines,
    peer_lines, reason, rows_line, rows_of, totals_line,
};
pub(crate) use metrics::metrics;
pub use who::rank_lines;
pub(crate) use who::{processes, ranks, trace_lines, traces};

fn words(name: &'static str) -> Column {
    Column { name: name.into(), words: true }
}

fn number(name: &'static str) -> Column {
    Column { name: name.into(), words: false }
}

fn table(title: &str, columns: Vec<Column>, rows: Vec<Vec<String>>, top: usize) -> Table {
    let of = rows.len();
    Table { title: title.to_owned(), columns, rows: rows.into_iter().take(top).collect(), of }
}

/// Puts the rows of all sections into the order that was asked for.
pub fn sort(report: &mut Report, by: Sort) {
    sort_section(&mut report.total, by);
    report.processes.iter_mut().for_each(|process| sort_section(&mut process.section, by));
    report.groups.iter_mut().for_each(|group| sort_section(&mut group.section, by));
}

fn sort_section(section: &mut Section, by: Sort) {
    use std::cmp::Reverse;
    match by {
        // The order in which analyses hand rows out.
        Sort::Time => {}
        Sort::Count => section.calls.sort_by_key(|c| Reverse(c.count)),
        Sort::Mean => section.calls.sort_by_key(|c| Reverse(c.mean_ns)),
        Sort::P99 => section.calls.sort_by_key(|c| Reverse(c.p99_ns)),
        Sort::Max => section.calls.sort_by_key(|c| Reverse(c.max_ns)),
        Sort::Errors => section.calls.sort_by_key(|c| Reverse(c.errors)),
        Sort::Name => {
            section.calls.sort_by(|a, b| a.function.cmp(&b.function));
            section.kernels.sort_by(|a, b| a.kernel_full.cmp(&b.kernel_full));
        }
    }
}

/// Kernels that differ only in their arguments stand in one row.
pub(crate) fn kernels(section: &Section, top: usize) -> Table {
    let groups = group(&section.kernels);
    let graphs = groups.iter().any(|g| g.in_graphs > 0);
    let captured = groups.iter().any(|g| g.captured > 0);
    let mut columns = vec![words("kernel"), number("launches")];
    columns.extend(graphs.then(|| [number("in graphs"), number("total")]).into_iter().flatten());
    columns.extend(captured.then(|| number("captured")));
    columns.extend([number("grid"), number("block"), number("shared")]);
    let rows = groups.iter().map(|g| {
        let mut row = vec![g.label(), count(g.launches)];
        row.extend(graphs.then(|| [count(g.in_graphs), count(g.total())]).into_iter().flatten());
        row.extend(captured.then(|| count(g.captured)));
        row.extend(g.config.map_or([(); 3].map(|()| String::from("-")), shape));
        row
    });
    table("Kernels", columns, rows.collect(), top)
}

fn shape(config: Config) -> [String; 3] {
    let dim = |[x, y, z]: [u32; 3]| format!("{x}x{y}x{z}");
    let cluster = config.cluster.map_or_else(String::new, |c| format!(" / {}", dim(c)));
    [format!("{}{cluster}", dim(config.grid)), dim(config.block), bytes(u64::from(config.shared_bytes))]
}

/// Kernels of one short name.
struct Group<'a> {
    name: &'a str,
    variants: usize,
    launches: u64,
    in_graphs: u64,
    captured: u64,
    config: Option<Config>,
}

impl Group<'_> {
    fn total(&self) -> u64 {
        self.launches.saturating_add(self.in_graphs)
    }

    fn label(&self) -> String {
        if self.variants == 1 {
            self.name.to_owned()
        } else {
            format!("{} ({} variants)", self.name, self.variants)
        }
    }
}

fn group(kernels: &[Kernel]) -> Vec<Group<'_>> {
    let mut at: BTreeMap<&str, usize> = BTreeMap::new();
    let mut groups: Vec<Group> = Vec::new();
    for k in kernels {
        let i = *at.entry(&k.kernel).or_insert(groups.len());
        if i == groups.len() {
            // Rows come with the most launched first, so its shape stands for the group.
            let config = k.config;
            groups.push(Group {
                name: &k.kernel,
                variants: 0,
                launches: 0,
                in_graphs: 0,
                captured: 0,
                config,
            });
        }
        let group = &mut groups[i];
        group.variants += 1;
        group.launches += k.launches;
        group.in_graphs = group.in_graphs.saturating_add(k.in_graphs);
        group.captured += k.captured;
        group.config = group.config.or(k.config);
    }
    groups.sort_by_key(|g| std::cmp::Reverse(g.total()));
    groups
}

pub(crate) fn copies(section: &Section) -> Table {
    let captured = section.copies.by_direction.iter().any(|c| c.captured > 0);
    let mut columns = vec![words("copies"), words(""), number("count"), number("bytes")];
    columns.extend([number("average"), number("host time")]);
    columns.extend(captured.then(|| number("captured")));
    let mut rows: Vec<Vec<String>> = Vec::new();
    for c in &section.copies.by_direction {
        let sized = c.without_size == 0 || c.bytes > 0;
        let amount = |n: u64| if sized { bytes(n) } else { String::from("unknown") };
        let how = if c.asynchronous { "async" } else { "sync" };
        let mut row = vec![direction(c.direction).to_owned(), how.to_owned(), count(c.count)];
        row.extend([amount(c.bytes), amount(c.average_bytes), time(c.host_ns)]);
        row.extend(captured.then(|| count(c.captured)));
        rows.push(row);
    }
    for c in &section.copies.by_graphs {
        let what = if c.direction == Direction::Unknown { "copies" } else { direction(c.direction) };
        let mut row = vec![format!("{what}, in graphs"), String::new(), count(c.count)];
        row.extend([bytes(c.bytes), bytes(c.bytes.checked_div(c.count).unwrap_or(0)), String::from("-")]);
        row.extend(captured.then(|| String::from("-")));
        rows.push(row);
    }
    table("Copies", columns, rows, usize::MAX)
}

/// By allocator and by device; in brief only the sums.
pub(crate) fn memory(section: &Section, brief: bool) -> Table {
    let memory = &section.memory;
    let columns = vec![
        words("memory"),
        number("allocations"),
        number("frees"),
        number("allocated"),
        number("peak"),
        number("at the end"),
    ];
    let mut named: Vec<(String, _)> = Vec::new();
    if memory.device.allocations > 0 {
        named.push((String::from("all on GPUs"), memory.device));
    }
    for (device, usage) in memory.by_device.iter().filter(|_| memory.by_device.len() > 1 && !brief) {
        let name = if *device < 0 { String::from("on GPU ?") } else { format!("on GPU {device}") };
        named.push((format!("  {name}"), *usage));
    }
    if memory.host.allocations > 0 {
        named.push((String::from("all page-locked on the host"), memory.host));
    }
    let kinds = memory.by_kind.iter().filter(|_| !brief);
    named.extend(kinds.map(|(kind, usage)| (kind.label().to_owned(), *usage)));
    let rows = named.into_iter().map(|(name, u)| {
        vec![
            name,
            count(u.allocations),
            count(u.frees),
            bytes(u.allocated_bytes),
            bytes(u.peak_bytes),
            bytes(u.live_bytes),
        ]
    });
    table("Memory", columns, rows.collect(), usize::MAX)
}

pub(crate) fn not_freed(section: &Section, first_ns: i64, top: usize) -> Table {
    let columns = vec![
        words("not freed at the end"),
        number("process"),
        number("bytes"),
        words("kind"),
        number("GPU"),
        number("allocated at"),
        number("thread"),
    ];
    let rows = section.memory.not_freed.iter().map(|n| {
        vec![
            format!("{:#x}", n.address),
            n.process.to_string(),
            bytes(n.bytes),
            n.kind.label().to_owned(),
            n.device.map_or_else(|| String::from("?"), |d| d.to_string()),
            moment(n.time_ns, first_ns),
            n.thread.to_string(),
        ]
    });
    let mut table = table("Not freed", columns, rows.collect(), top);
    table.of = section.memory.not_freed_count as usize;
    table
}

pub(crate) fn errors(section: &Section, first_ns: i64, top: usize) -> Table {
    let columns = vec![words("error"), number("count"), number("first at"), words("first call")];
    let rows = section.errors.iter().map(|e| {
        let example = e.example.rsplit_once(" = ").map_or(e.example.as_str(), |(call, _)| call);
        let around = e.passed_on_by.iter().map(|by| by.function).collect::<Vec<_>>().join(", ");
        let inside = if around.is_empty() { String::new() } else { format!("{around}: ") };
        vec![e.error.clone(), count(e.count), moment(e.first_ns, first_ns), format!("{inside}{example}")]
    });
    table("Errors", columns, rows.collect(), top)
}

/// Labels that people put on the time line.
pub(crate) fn marks(report: &Report, top: usize) -> Table {
    let columns = vec![number("at"), number("process"), words("mark")];
    let first_ns = report.trace.first_ns;
    let row = |m: &Mark| vec![moment(m.time_ns, first_ns), m.process.to_string(), m.label.clone()];
    table("Marks", columns, report.marks.iter().map(row).collect(), top)
}

/// When somebody had switched recording off: what happened then is in no figure.
pub(crate) fn pause_lines(report: &Report, top: usize) -> Vec<String> {
    let first_ns = report.trace.first_ns;
    let all: Vec<&Pause> = report.processes.iter().flat_map(|p| &p.pauses).collect();
    let line = |p: &&Pause| {
        let from = if p.from_ns <= first_ns { "the start".to_owned() } else { moment(p.from_ns, first_ns) };
        let until = p.until_ns.map_or_else(|| "the end".to_owned(), |ns| moment(ns, first_ns));
        format!("process {}: from {from} to {until}", p.process)
    };
    let mut lines: Vec<String> = all.iter().take(top).map(line).collect();
    if all.len() > top {
        lines.push(format!("and {} more times", count((all.len() - top) as u64)));
    }
    lines
}

pub(crate) fn unfinished(section: &Section, top: usize) -> Table {
    let ranked = section.unfinished.iter().any(|u| u.rank.is_some());
    let mut columns = vec![number("process")];
    columns.extend(ranked.then(|| number("rank")));
    columns.extend([number("thread"), words("name"), number("waited"), words("had not returned")]);
    let rows = section.unfinished.iter().filter(|u| u.innermost).map(|u| {
        let call = u.call.strip_suffix(" has not returned").unwrap_or(&u.call);
        let around: String = u.inside.iter().rev().map(|outer| format!("{outer}: ")).collect();
        let rank = ranked.then(|| u.rank.map_or_else(String::new, |rank| rank.to_string()));
        let mut row: Vec<String> = [u.process.to_string()].into_iter().chain(rank).collect();
        row.extend([u.thread.to_string(), u.thread_name.clone(), time(u.waited_ns)]);
        row.push(format!("{around}{call}"));
        row
    });
    table("Unfinished calls", columns, rows.collect(), top)
}
