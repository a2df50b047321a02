//! Data between ranks.

use crate::sections::Section;
use gputap_model::comm::{Communicator, Operation};

use super::{number, table, words};
use crate::blocks::Table;
use crate::quantity::{bytes, count, plural, time};

/// Operations by communicator.
pub(crate) fn operations(section: &Section, top: usize) -> Table {
    let all = &section.communication.operations;
    let any = |has: fn(&Operation) -> bool| all.iter().any(has);
    let (typed, reduced) = (any(|o| o.datatype.is_some()), any(|o| o.reduction.is_some()));
    let (rooted, captured) = (any(|o| o.root.is_some()), any(|o| o.captured > 0));
    let mut columns =
        vec![words("communication"), words("on"), number("calls"), number("bytes"), number("average")];
    columns.extend(typed.then(|| words("type")));
    columns.extend(reduced.then(|| words("op")));
    columns.extend(rooted.then(|| number("root")));
    columns.extend([number("ranks"), number("in groups")]);
    columns.extend(captured.then(|| number("captured")));
    columns.push(number("host time"));
    let rows = all.iter().map(|o| {
        let sized = o.calls - o.without_size.min(o.calls);
        let amount = |n: u64| if sized > 0 { bytes(n) } else { String::from("unknown") };
        let mut row =
            vec![o.operation.to_owned(), format!("c{}", o.communicator), count(o.calls), amount(o.bytes)];
        row.push(amount(o.bytes.checked_div(sized).unwrap_or(0)));
        row.extend(typed.then(|| short(o.datatype)));
        row.extend(reduced.then(|| short(o.reduction)));
        row.extend(rooted.then(|| o.root.map_or_else(String::new, |r| r.to_string())));
        row.extend([count(o.ranks), count(o.grouped)]);
        row.extend(captured.then(|| count(o.captured)));
        row.push(time(o.host_ns));
        row
    });
    table("Communication", columns, rows.collect(), top)
}

/// `ncclFloat32` → `Float32`.
fn short(name: Option<&str>) -> String {
    name.map_or_else(String::new, |n| n.strip_prefix("nccl").unwrap_or(n).to_owned())
}

/// The communicators that operations speak of.
pub(crate) fn communicators(section: &Section, top: usize) -> Table {
    let all = &section.communication.communicators;
    let columns = vec![
        words("communicator"),
        words("made by"),
        number("size"),
        words("ranks here"),
        words("GPU"),
        number("bytes"),
        number("matched"),
        words("identity"),
    ];
    let rows = all.iter().enumerate().map(|(i, c)| {
        let size = c.size.map_or_else(|| String::from("?"), |n| n.to_string());
        vec![
            format!("c{}", i + 1),
            c.how.label().to_owned(),
            size,
            list(c, |m| m.rank),
            list(c, |m| m.device),
            bytes(c.bytes),
            count(c.matched),
            c.id.clone().unwrap_or_else(|| String::from("unknown")),
        ]
    });
    table("Communicators", columns, rows.collect(), top)
}

/// Numbers with runs drawn together: `0-3, 6`.
fn list(c: &Communicator, of: fn(&gputap_model::comm::Member) -> Option<i32>) -> String {
    let mut numbers: Vec<i32> = c.ranks.iter().filter_map(of).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let runs: Vec<String> = numbers
        .chunk_by(|a, b| a + 1 == *b)
        .map(|run| match run {
            [one] => one.to_string(),
            [first, .., last] => format!("{first}-{last}"),
            [] => String::new(),
        })
        .collect();
    if runs.is_empty() { String::from("?") } else { runs.join(", ") }
}

/// Who sent how much to whom.
pub(crate) fn peers(section: &Section, top: usize) -> Table {
    let columns = vec![
        number("from rank"),
        number("to rank"),
        words("on"),
        number("sent"),
        number("bytes"),
        number("received"),
        number("bytes"),
    ];
    let mut all: Vec<_> = section.communication.peers.iter().collect();
    all.sort_by_key(|p| std::cmp::Reverse(p.sent.bytes.max(p.received.bytes)));
    let rank = |r: Option<i32>| r.map_or_else(|| String::from("?"), |r| r.to_string());
    let rows = all.into_iter().map(|p| {
        vec![
            rank(p.source),
            rank(p.destination),
            format!("c{}", p.communicator),
            count(p.sent.calls),
            bytes(p.sent.bytes),
            count(p.received.calls),
            bytes(p.received.bytes),
        ]
    });
    table("Peers", columns, rows.collect(), top)
}

/// Groups, and what is not in the tables.
pub(crate) fn group_lines(section: &Section) -> Vec<String> {
    let c = &section.communication;
    let mut lines = Vec::new();
    if c.groups.count > 0 {
        let groups = plural(c.groups.count, "group", "groups");
        let inside = plural(c.groups.operations, "operation", "operations");
        lines.push(format!("{groups} of calls with {inside}: {} to end them.", time(c.groups.host_ns)));
    }
    let captured: u64 = c.operations.iter().map(|o| o.captured).sum();
    if captured > 0 {
        let calls = plural(captured, "operation", "operations");
        lines.push(format!("{calls} captured into graphs: what their launches move is not counted."));
    }
    lines
}
