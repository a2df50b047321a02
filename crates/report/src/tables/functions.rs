//! Functions, layer by layer, and what was called inside what.

use crate::sections::Section;
use gputap_model::calls::Calls;
use gputap_model::tree::Branch;

use super::{number, table, words};
use crate::blocks::Table;
use crate::quantity::{count, share, time};

/// Layers from the program's point of view, with the heads of their tables where there are several.
const LAYERS: [(&str, &str); 6] = [
    ("nvshmem", "NVSHMEM function"),
    ("nccl", "NCCL function"),
    ("runtime", "runtime function"),
    ("driver", "driver function"),
    ("nvml", "NVML function"),
    ("unknown", "function"),
];

/// One table for each layer that was recorded.
pub(crate) fn calls(section: &Section, top: usize) -> Vec<Table> {
    let of = |layer: &str| section.calls.iter().filter(|c| c.layer == layer).collect::<Vec<_>>();
    let found: Vec<_> = LAYERS.iter().map(|(layer, head)| (of(layer), *head)).collect();
    let several = found.iter().filter(|(rows, _)| !rows.is_empty()).count() > 1;
    let tables = found.into_iter().filter(|(rows, _)| !rows.is_empty());
    tables.map(|(rows, head)| layer(&rows, if several { head } else { "function" }, top)).collect()
}

fn layer(calls: &[&Calls], head: &'static str, top: usize) -> Table {
    let all: u64 = calls.iter().fold(0, |sum, c| sum.saturating_add(c.total_ns));
    let nested = calls.iter().any(|c| c.self_ns != c.total_ns);
    let mut columns = vec![words(head), number("calls"), number("share"), number("total")];
    columns.extend(nested.then(|| number("self")));
    columns.extend(["mean", "median", "p99", "max", "errors"].map(number));
    let rows = calls.iter().map(|c| {
        // Of calls that were only counted no times are known.
        let time = |ns: u64| if c.counted == c.count { String::from("-") } else { time(ns) };
        let mut row = vec![c.function.clone(), count(c.count), share(c.total_ns, all), time(c.total_ns)];
        // What the function itself took of a call that it passed on is not known.
        let passed_on = c.passed_on > 0 && c.passed_on == c.count;
        row.extend(nested.then(|| if passed_on { String::from("-") } else { time(c.self_ns) }));
        row.extend([c.mean_ns, c.median_ns, c.p99_ns, c.max_ns].map(time));
        row.push(count(c.errors));
        row
    });
    let title = if head == "function" { "Functions" } else { head };
    table(title, columns, rows.collect(), top)
}

/// Calls inside calls; `top` outermost functions with all that was called inside them.
pub(crate) fn tree(section: &Section, top: usize) -> Table {
    let columns = vec![
        words("call"),
        number("calls"),
        number("per call"),
        number("total"),
        number("self"),
        number("mean"),
        number("errors"),
    ];
    let mut rows = Vec::new();
    let roots = section.tree.len();
    section.tree.iter().take(top).for_each(|branch| add(branch, None, 0, &mut rows));
    let mut table = table("Calls inside calls", columns, rows, usize::MAX);
    if top < roots {
        // The note below a table speaks of rows that are missing.
        table.of = table.rows.len() + (roots - top);
    }
    table
}

fn add(branch: &Branch, around: Option<u64>, depth: usize, rows: &mut Vec<Vec<String>>) {
    let each = around.and_then(|n| (n > 0).then(|| format!("{:.1}", branch.count as f64 / n as f64)));
    rows.push(vec![
        format!("{}{}", "  ".repeat(depth), branch.function),
        count(branch.count),
        each.unwrap_or_default(),
        time(branch.total_ns),
        time(branch.self_ns),
        time(branch.total_ns.checked_div(branch.count).unwrap_or(0)),
        count(branch.errors),
    ]);
    branch.inside.iter().for_each(|inner| add(inner, Some(branch.count), depth + 1, rows));
}
