//! The tables `activities` and `samples`, whose rows are read as they are stored.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use gputap_model::cells::DetailCells;
use gputap_model::stored::Placed;
use gputap_tables::activities;
use gputap_trace::StoredRow;
use gputap_trace::model::{Activity, RowKind, Sample};

use crate::delivery::Delivery;
use crate::listed::{Key, Keyed};
use crate::plan::Plan;
use crate::store::Store;
use crate::stream::Stream;
use crate::walk::Walk;

/// Whether a table is one of them.
pub(crate) fn is_one(name: &str) -> bool {
    RowKind::ALL.into_iter().any(|kind| kind.table().name == name)
}

/// How many rows a table has; those of a table that is made from calls are not more than the calls.
pub(crate) fn rows(name: &str, store: &Store) -> u64 {
    let kind = RowKind::ALL.into_iter().find(|kind| kind.table().name == name);
    kind.map_or(store.traces.totals().stored, |kind| store.traces.totals_of(kind).stored)
}

/// Reads one of them.
pub(crate) fn open(name: &str, store: &Arc<Store>, plan: Plan) -> Box<dyn Walk> {
    if name == activities::TABLE.name { start::<Activity>(store, plan) } else { start::<Sample>(store, plan) }
}

fn start<R: StoredRow>(store: &Arc<Store>, plan: Plan) -> Box<dyn Walk>
where
    Placed<R>: Keyed,
{
    Box::new(Stream::start(store, move |store, sink| {
        let mut out = Delivery::new(store, &plan, &sink);
        let scanned = store.traces.scan_rows::<R>(&mut |rows, first| {
            out.put((first..).zip(rows).map(|(place, row)| Placed { row: *row, place }).collect());
            match sink.stop().load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        out.finish();
        store.note(&scanned);
    }))
}

impl<R> Keyed for Placed<R>
where
    Placed<R>: DetailCells,
{
    fn key(_: Self::Field) -> Option<Key<Self>> {
        None
    }
}
