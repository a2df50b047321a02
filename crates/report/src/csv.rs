//! One table of the report for spreadsheets and scripts: raw numbers, full names.

use crate::report::Report;
use crate::sections::Section;
use clap::ValueEnum;
use gputap_model::kernels::Kernel;
use gputap_model::memory::Usage;

use crate::options::By;

/// Tables of the CSV form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Sheet {
    /// Calls by function
    Calls,
    /// Launches by kernel
    Kernels,
    /// Copies and fills
    Copies,
    /// Memory by allocator and device
    Memory,
    /// Operations between ranks
    Communication,
    /// Ranks of the job
    Ranks,
    /// Errors that the driver returned
    Errors,
    /// Your own metrics: one row per cell
    Metrics,
}

/// Rows of one table, each with the columns of its head.
struct Rows {
    head: &'static [&'static str],
    rows: Vec<Vec<String>>,
}

/// The table as CSV. Where it is split, the columns that say by what come first.
pub fn render(report: &Report, table: Sheet, by: Option<By>) -> String {
    match table {
        Sheet::Ranks => return ranks(report),
        Sheet::Metrics => return metrics(report),
        _ => {}
    }
    let who: &[&str] = match by {
        None => &[],
        Some(By::Process) => &["process", "pid"],
        Some(By::Rank) => &["rank"],
        Some(By::Host) => &["host"],
    };
    let head = who.iter().chain(rows(&Section::default(), table).head);
    let mut out = line(head.map(|name| (*name).to_owned()));
    let mut add = |section: &Section, who: &[String]| {
        for row in rows(section, table).rows {
            out.push_str(&line(who.iter().cloned().chain(row)));
        }
    };
    match by {
        None => add(&report.total, &[]),
        Some(By::Process) => {
            report.processes.iter().for_each(|p| add(&p.section, &[p.number.to_string(), p.pid.to_string()]));
        }
        Some(By::Rank | By::Host) => {
            report
                .groups
                .iter()
                .for_each(|g| add(&g.section, &[g.name.trim_start_matches("rank ").to_owned()]));
        }
    }
    out
}

/// Metrics have columns of their own, so each cell has a row.
fn metrics(report: &Report) -> String {
    let mut out = line(["metric", "row", "column", "value"].into_iter().map(str::to_owned));
    for metric in &report.metrics {
        for (i, row) in metric.rows.iter().enumerate() {
            for (column, cell) in metric.columns.iter().zip(row) {
                let cells = [metric.name.clone(), (i + 1).to_string(), column.clone(), cell.to_text()];
                out.push_str(&line(cells.into_iter()));
            }
        }
    }
    out
}

fn ranks(report: &Report) -> String {
    let head = [
        "rank",
        "host",
        "pid",
        "devices",
        "calls",
        "launches",
        "copied_bytes",
        "comm_bytes",
        "collectives",
        "late_ns",
        "last",
        "waiting_ns",
        "peak_bytes",
        "slowest",
        "not_returned",
    ];
    let mut out = line(head.into_iter().map(str::to_owned));
    for r in &report.ranks.rows {
        let devices: Vec<String> = r.devices.iter().map(i32::to_string).collect();
        let who = [r.rank.to_string(), r.host.clone(), r.pid.to_string(), devices.join(" ")];
        let of_comms = [r.comm_bytes, r.collectives, r.late_ns, r.last];
        let numbers = [r.calls, r.launches, r.copied_bytes].into_iter().chain(of_comms);
        let numbers = numbers.chain([r.waiting_ns, r.peak_bytes]);
        let numbers = numbers.map(|n| n.to_string());
        let row = who.into_iter().chain(numbers).chain([r.slowest.to_string(), r.not_returned.to_string()]);
        out.push_str(&line(row));
    }
    out
}

fn rows(section: &Section, table: Sheet) -> Rows {
    match table {
        Sheet::Calls => calls(section),
        Sheet::Kernels => kernels(section),
        Sheet::Copies => copies(section),
        Sheet::Memory => memory(section),
        Sheet::Errors => errors(section),
        Sheet::Communication => communication(section),
        // The tables that are not a section's.
        Sheet::Ranks | Sheet::Metrics => Rows { head: &[], rows: Vec::new() },
    }
}

fn calls(section: &Section) -> Rows {
    let rows = section.calls.iter().map(|c| {
        let numbers = [
            c.count,
            c.errors,
            c.not_ready,
            c.unfinished,
            c.total_ns,
            c.mean_ns,
            c.median_ns,
            c.p99_ns,
            c.max_ns,
            c.self_ns,
        ];
        let more = [c.answers, c.ending].map(|n| n.to_string());
        let names = [c.function.clone(), c.group.to_owned()];
        let numbers = numbers.map(|n| n.to_string());
        names
            .into_iter()
            .chain(numbers)
            .chain([c.layer.to_owned(), c.major.to_string()])
            .chain(more)
            .collect()
    });
    Rows {
        head: &[
            "function",
            "group",
            "count",
            "errors",
            "not_ready",
            "unfinished",
            "total_ns",
            "mean_ns",
            "median_ns",
            "p99_ns",
            "max_ns",
            "self_ns",
            "layer",
            "major",
            "answers",
            "ending",
        ],
        rows: rows.collect(),
    }
}

fn kernels(section: &Section) -> Rows {
    Rows {
        head: &[
            "name",
            "short_name",
            "mangled",
            "launches",
            "in_graphs",
            "total",
            "captured",
            "host_ns",
            "grid_x",
            "grid_y",
            "grid_z",
            "block_x",
            "block_y",
            "block_z",
            "shared_bytes",
            "cluster_x",
            "cluster_y",
            "cluster_z",
            "cooperative",
            "config_launches",
            "configs",
        ],
        rows: section.kernels.iter().map(kernel).collect(),
    }
}

fn kernel(k: &Kernel) -> Vec<String> {
    let mut row = vec![k.kernel_full.clone(), k.kernel.clone(), k.mangled.clone().unwrap_or_default()];
    row.extend([k.launches, k.in_graphs, k.total, k.captured, k.host_ns].map(|n| n.to_string()));
    let dims =
        |sides: Option<[u32; 3]>| sides.map_or([(); 3].map(|()| String::new()), |s| s.map(|n| n.to_string()));
    row.extend(dims(k.config.map(|c| c.grid)));
    row.extend(dims(k.config.map(|c| c.block)));
    row.push(k.config.map_or_else(String::new, |c| c.shared_bytes.to_string()));
    row.extend(dims(k.config.and_then(|c| c.cluster)));
    row.push(k.config.map_or_else(String::new, |c| c.cooperative.to_string()));
    row.extend([k.config_launches, k.configs].map(|n| n.to_string()));
    row
}

fn copies(section: &Section) -> Rows {
    let row = |what: String, asynchronous: &str, numbers: [u64; 6]| -> Vec<String> {
        [what, asynchronous.to_owned()].into_iter().chain(numbers.map(|n| n.to_string())).collect()
    };
    let mut rows: Vec<Vec<String>> = Vec::new();
    for c in &section.copies.by_direction {
        let numbers = [c.count, c.bytes, c.average_bytes, c.without_size, c.host_ns, c.captured];
        rows.push(row(c.direction.name().to_owned(), if c.asynchronous { "true" } else { "false" }, numbers));
    }
    let g = section.copies.in_graphs;
    for (what, n, bytes) in
        [("graph_memcpy", g.copies, g.copied_bytes), ("graph_memset", g.memsets, g.set_bytes)]
    {
        if let Some(average) = bytes.checked_div(n) {
            rows.push(row(what.to_owned(), "", [n, bytes, average, 0, 0, 0]));
        }
    }
    Rows {
        head: &[
            "direction",
            "async",
            "count",
            "bytes",
            "average_bytes",
            "without_size",
            "host_ns",
            "captured",
        ],
        rows,
    }
}

fn memory(section: &Section) -> Rows {
    let m = &section.memory;
    let row = |scope: &str, name: String, u: &Usage| -> Vec<String> {
        let numbers = [u.allocations, u.frees, u.allocated_bytes, u.live_bytes, u.peak_bytes];
        let mut row = vec![scope.to_owned(), name];
        row.extend(numbers.map(|n| n.to_string()));
        row.push(u.peak_ns.to_string());
        row
    };
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (name, usage) in [("device", &m.device), ("host", &m.host)] {
        if usage.allocations > 0 {
            rows.push(row("all", name.to_owned(), usage));
        }
    }
    rows.extend(m.by_kind.iter().map(|(kind, usage)| row("kind", kind.name().to_owned(), usage)));
    rows.extend(m.by_device.iter().map(|(device, usage)| row("gpu", device.to_string(), usage)));
    Rows {
        head: &[
            "scope",
            "name",
            "allocations",
            "frees",
            "allocated_bytes",
            "live_bytes",
            "peak_bytes",
            "peak_ns",
        ],
        rows,
    }
}

fn errors(section: &Section) -> Rows {
    let rows = section.errors.iter().map(|e| {
        let mut row = vec![e.function.clone(), e.code.to_string(), e.error.clone(), e.count.to_string()];
        row.extend([e.first_ns.to_string(), e.process.to_string(), e.thread.to_string(), e.example.clone()]);
        row
    });
    Rows {
        head: &["function", "code", "error", "count", "first_ns", "first_process", "first_thread", "example"],
        rows: rows.collect(),
    }
}

fn communication(section: &Section) -> Rows {
    let c = &section.communication;
    let rows = c.operations.iter().map(|o| {
        let on = c.communicators.get(o.communicator.saturating_sub(1));
        let id = on.and_then(|c| c.id.clone()).unwrap_or_default();
        let size = on.and_then(|c| c.size).map_or_else(String::new, |n| n.to_string());
        let mut row = vec![o.layer.to_owned(), o.operation.to_owned(), o.communicator.to_string(), id, size];
        row.extend([o.calls, o.bytes, o.without_size].map(|n| n.to_string()));
        row.extend([o.datatype, o.reduction].map(|name| name.unwrap_or_default().to_owned()));
        row.push(o.root.map_or_else(String::new, |r| r.to_string()));
        row.extend([o.ranks, o.grouped, o.captured, o.host_ns].map(|n| n.to_string()));
        row
    });
    Rows {
        head: &[
            "layer",
            "operation",
            "communicator",
            "identity",
            "size",
            "calls",
            "bytes",
            "without_size",
            "datatype",
            "reduction",
            "root",
            "ranks",
            "grouped",
            "captured",
            "host_ns",
        ],
        rows: rows.collect(),
    }
}

fn line(cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.map(|cell| quote(&cell)).collect();
    cells.join(",") + "\n"
}

/// RFC 4180: quotes where a cell has a comma, a quote or a line end.
fn quote(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}
