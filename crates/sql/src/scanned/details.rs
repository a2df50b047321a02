//! The tables `launches`, `graph_launches`, `copies`, `allocations` and `operations`.

mod keys;

use std::sync::Arc;

use gputap_model::detail::{self, Copied, Detail, GraphLaunch, Launch, Operation, Wanted};
use gputap_model::memory::Allocation;
use gputap_tables::Fields;
use gputap_tables::launches::Field;

use crate::delivery::Delivery;
use crate::listed::{Keyed, Listed};
use crate::plan::Plan;
use crate::store::Store;
use crate::stream::{Sink, Stream};
use crate::sums::{Groups, SumPlan};
use crate::walk::Walk;

/// Reads one of them.
pub(crate) fn open(name: &str, store: &Arc<Store>, plan: Plan) -> Option<Box<dyn Walk>> {
    Some(match name {
        "launches" => start(launches(plan.used), store, plan, launch),
        "graph_launches" => start(Wanted::GRAPH_LAUNCHES, store, plan, graph_launch),
        "copies" => start(Wanted::COPIES, store, plan, copy),
        "allocations" => start(Wanted::MEMORY, store, plan, allocation),
        "operations" => start(Wanted::COMMUNICATION, store, plan, operation),
        _ => return None,
    })
}

fn start<T: Keyed>(
    wanted: Wanted,
    store: &Arc<Store>,
    plan: Plan,
    pick: fn(Detail) -> Option<T>,
) -> Box<dyn Walk> {
    Box::new(Stream::start(store, move |store, sink| read(wanted, store, &plan, &sink, pick)))
}

/// Launches, with their shapes where a column is used that tells it.
fn launches(used: u64) -> Wanted {
    match used >> Field::stream.index() {
        0 => Wanted::LAUNCHES,
        _ => Wanted::LAUNCHES.with(Wanted::SHAPES),
    }
}

/// Sums up the rows of one of them on all threads; `None` where they can't be grouped by numbers.
pub(crate) fn sums(name: &str, store: &Store, asked: &SumPlan) -> Option<Vec<Groups>> {
    match name {
        "launches" => {
            kernels(store, asked).or_else(|| sum(launches(asked.plan().used), store, asked, launch))
        }
        "graph_launches" => sum(Wanted::GRAPH_LAUNCHES, store, asked, graph_launch),
        "copies" => sum(Wanted::COPIES, store, asked, copy),
        "allocations" => sum(Wanted::MEMORY, store, asked, allocation),
        "operations" => sum(Wanted::COMMUNICATION, store, asked, operation),
        _ => None,
    }
}

/// Whether rows of one of them can be grouped by a column, which a number tells then.
pub(crate) fn has_key(name: &str, column: usize) -> bool {
    fn has<T: Keyed>(column: usize) -> bool {
        T::Field::ALL.get(column).is_some_and(|field| T::key(*field).is_some())
    }
    match name {
        "launches" => has::<Launch>(column),
        "graph_launches" => has::<GraphLaunch>(column),
        "copies" => has::<Copied>(column),
        "allocations" => has::<Allocation>(column),
        "operations" => has::<Operation>(column),
        _ => false,
    }
}

/// Columns of a launch that process, function and kernel tell, where nothing is captured.
const OF_KERNEL: [Field; 8] = [
    Field::process,
    Field::pid,
    Field::rank,
    Field::name,
    Field::captured,
    Field::kernel,
    Field::kernel_full,
    Field::kernel_handle,
];

/// Sums up launches that need not be looked at one by one; `None` where they do.
fn kernels(store: &Store, asked: &SumPlan) -> Option<Vec<Groups>> {
    let (plan, sums) = (asked.plan(), asked.sums::<Listed<Launch>>()?);
    let mut used = Field::ALL.iter().filter(|field| plan.uses(field.index()));
    if !used.all(|field| OF_KERNEL.contains(field)) {
        return None;
    }
    let (launches, scanned) =
        detail::kernels(&store.traces, &store.lookup.names, &|| store.is_interrupted())?;
    store.note(&scanned);
    let (launches, times): (Vec<Launch>, Vec<u64>) = launches.into_iter().unzip();
    let (mut rows, mut groups) = (Listed::default(), Groups::default());
    rows.replace(launches.into_iter());
    times.iter().enumerate().for_each(|(i, times)| sums.add_row(&mut groups, &rows, i, *times, store));
    Some(vec![groups])
}

fn sum<T: Keyed>(
    wanted: Wanted,
    store: &Store,
    asked: &SumPlan,
    pick: fn(Detail) -> Option<T>,
) -> Option<Vec<Groups>> {
    let (source, sums) = (store.source(), asked.sums::<Listed<T>>()?);
    let stopped = || store.is_interrupted();
    let add = |(rows, groups): &mut (Listed<T>, Groups), details: Vec<Detail>| {
        rows.replace(details.into_iter().filter_map(pick));
        sums.add(groups, rows, store);
    };
    let (parts, scanned) = detail::fold(&store.traces, source, wanted, &stopped, Default::default, add);
    store.note(&scanned);
    Some(parts.into_iter().map(|(_, groups)| groups).collect())
}

fn read<T: Keyed>(
    wanted: Wanted,
    store: &Store,
    plan: &Plan,
    sink: &Sink<Listed<T>>,
    pick: fn(Detail) -> Option<T>,
) {
    let mut out = Delivery::new(store, plan, sink);
    let scanned = detail::scan(&store.traces, store.source(), wanted, sink.stop(), |details| {
        out.put(details.into_iter().filter_map(pick).collect());
    });
    out.finish();
    store.note(&scanned);
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
