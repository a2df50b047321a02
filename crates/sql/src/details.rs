//! The tables `launches`, `graph_launches`, `copies`, `allocations` and `operations`.

mod fields;

use std::sync::Arc;

use gputap_analysis::detail::{self, Copied, Detail, GraphLaunch, Launch, Operation, Wanted};
use gputap_analysis::memory::Allocation;

use crate::block::{self, Field, Walk};
use crate::plan::Plan;
use crate::schema::Table;
use crate::store::Store;
use crate::stream::{Sink, Stream};
use crate::summary::{Groups, Shape};

use fields::{ALLOCATIONS, COPIES, GRAPH_LAUNCHES, LAUNCHES, OPERATIONS};

/// Their columns.
pub(crate) fn tables() -> Vec<Table> {
    vec![
        block::table(
            "launches",
            "One row per launch of a kernel by a call of its own that succeeded; kernels in launched graphs are not here.",
            LAUNCHES,
            true,
        ),
        block::table(
            "copies",
            "One row per call that succeeded in copying, filling (direction memset) or prefetching.",
            COPIES,
            true,
        ),
        block::table(
            "allocations",
            "One row per allocation, with its end. Mapped memory counts once, address space has the class nothing.",
            ALLOCATIONS,
            true,
        ),
        block::table(
            "operations",
            "One row per operation between ranks: collectives, sends and receives, one-sided access.",
            OPERATIONS,
            true,
        ),
        block::table("graph_launches", "One row per launch of an executable graph.", GRAPH_LAUNCHES, true),
    ]
}

/// Reads one of them.
pub(crate) fn open(name: &str, store: &Arc<Store>, plan: Plan) -> Option<Box<dyn Walk>> {
    Some(match name {
        "launches" => start(LAUNCHES, launches(plan.used), store, plan, launch),
        "graph_launches" => start(GRAPH_LAUNCHES, Wanted::GRAPH_LAUNCHES, store, plan, graph_launch),
        "copies" => start(COPIES, Wanted::COPIES, store, plan, copy),
        "allocations" => start(ALLOCATIONS, Wanted::MEMORY, store, plan, allocation),
        "operations" => start(OPERATIONS, Wanted::COMMUNICATION, store, plan, operation),
        _ => return None,
    })
}

fn start<T: Send + 'static>(
    fields: &'static [Field<Vec<T>>],
    wanted: Wanted,
    store: &Arc<Store>,
    plan: Plan,
    pick: fn(Detail) -> Option<T>,
) -> Box<dyn Walk> {
    Box::new(Stream::start(fields, store, move |store, sink| read(fields, wanted, store, &plan, &sink, pick)))
}

/// Launches, with their shapes where a column is used that tells it.
fn launches(used: u64) -> Wanted {
    let last = LAUNCHES.iter().position(|f| f.name == "kernel_handle").unwrap_or(0);
    match used >> (last + 1) {
        0 => Wanted::LAUNCHES,
        _ => Wanted::LAUNCHES.with(Wanted::SHAPES),
    }
}

/// Sums up the rows of one of them on all threads; `None` where they can't be grouped by numbers.
pub(crate) fn sums(name: &str, store: &Store, shape: &Shape) -> Option<Vec<Groups>> {
    match name {
        "launches" => sum(LAUNCHES, launches(shape.plan().used), store, shape, launch),
        "graph_launches" => sum(GRAPH_LAUNCHES, Wanted::GRAPH_LAUNCHES, store, shape, graph_launch),
        "copies" => sum(COPIES, Wanted::COPIES, store, shape, copy),
        "allocations" => sum(ALLOCATIONS, Wanted::MEMORY, store, shape, allocation),
        "operations" => sum(OPERATIONS, Wanted::COMMUNICATION, store, shape, operation),
        _ => None,
    }
}

fn sum<T: Send + 'static>(
    fields: &'static [Field<Vec<T>>],
    wanted: Wanted,
    store: &Store,
    shape: &Shape,
    pick: fn(Detail) -> Option<T>,
) -> Option<Vec<Groups>> {
    let (source, sums) = (store.source().ok()?, shape.sums(fields)?);
    let stopped = || store.is_interrupted();
    let add = |(rows, groups): &mut (Vec<T>, Groups), details: Vec<Detail>| {
        rows.clear();
        rows.extend(details.into_iter().filter_map(pick));
        sums.add(groups, rows, store);
    };
    let (parts, scanned) =
        detail::fold(&store.traces, source, wanted, &stopped, || (Vec::new(), Groups::default()), add);
    store.note(&scanned);
    Some(parts.into_iter().map(|(_, groups)| groups).collect())
}

fn read<T: Send + 'static>(
    fields: &'static [Field<Vec<T>>],
    wanted: Wanted,
    store: &Store,
    plan: &Plan,
    sink: &Sink<Vec<T>>,
    pick: fn(Detail) -> Option<T>,
) {
    let source = match store.source() {
        Ok(source) => source,
        Err(problem) => {
            let scanned = gputap_trace::Scanned { problems: vec![problem], ..Default::default() };
            return store.note(&scanned);
        }
    };
    let scanned = detail::scan(&store.traces, source, wanted, sink.stop(), |details| {
        if store.is_interrupted() {
            sink.stop().store(true, std::sync::atomic::Ordering::Relaxed);
        }
        let mut rows: Vec<T> = details.into_iter().filter_map(pick).collect();
        if !plan.conditions.is_empty() {
            choose(&mut rows, fields, store, plan);
        }
        if !rows.is_empty() {
            sink.put(rows);
        }
    });
    store.note(&scanned);
}

/// Drops the rows that the conditions exclude.
fn choose<T>(rows: &mut Vec<T>, fields: &[Field<Vec<T>>], store: &Store, plan: &Plan) {
    let admitted = |i: usize| {
        let value = |column: usize| fields.get(column).map(|f| (f.get)(rows, i, store));
        plan.conditions.iter().all(|c| value(c.column).is_none_or(|value| c.admits(&value)))
    };
    let kept: Vec<bool> = (0..rows.len()).map(admitted).collect();
    let mut kept = kept.into_iter();
    rows.retain(|_| kept.next().unwrap_or(true));
}

fn launch(detail: Detail) -> Option<Launch> {
    if let Detail::Launch(row) = detail { Some(row) } else { None }
}

fn graph_launch(detail: Detail) -> Option<GraphLaunch> {
    if let Detail::Graph(row) = detail { Some(row) } else { None }
}

fn copy(detail: Detail) -> Option<Copied> {
    if let Detail::Copy(row) = detail { Some(row) } else { None }
}

fn allocation(detail: Detail) -> Option<Allocation> {
    if let Detail::Memory(row) = detail { Some(row) } else { None }
}

fn operation(detail: Detail) -> Option<Operation> {
    if let Detail::Operation(row) = detail { Some(*row) } else { None }
}
