//! What a scan does with the rows that it finds: those that a plan wants go to the sink, and of an order with a limit only
//! the first.

use gputap_tables::Fields;

use crate::block::Block;
use crate::first::{First, Kept};
use crate::listed::{Keyed, Listed};
use crate::plan::Plan;
use crate::store::Store;
use crate::stream::Sink;

/// Hands on the rows that a plan wants.
pub(crate) struct Delivery<'a, T: Keyed> {
    store: &'a Store,
    plan: &'a Plan,
    sink: &'a Sink<Listed<T>>,
    first: Option<First<Listed<T>>>,
    kept: Kept<Listed<T>>,
}

impl<'a, T: Keyed> Delivery<'a, T> {
    pub(crate) fn new(store: &'a Store, plan: &'a Plan, sink: &'a Sink<Listed<T>>) -> Delivery<'a, T> {
        Delivery { store, plan, sink, first: First::new(plan), kept: Kept::default() }
    }

    /// Takes in the next rows of the scan.
    pub(crate) fn put(&mut self, mut rows: Listed<T>) {
        if self.store.is_interrupted() {
            self.sink.stop().store(true, std::sync::atomic::Ordering::Relaxed);
        }
        if let Some(first) = &self.first {
            return first.add(&mut self.kept, &rows, self.store);
        }
        if !self.plan.conditions.is_empty() {
            choose(&mut rows, self.store, self.plan);
        }
        if rows.len() > 0 {
            self.sink.put(rows);
        }
    }

    /// The scan has ended.
    pub(crate) fn finish(self) {
        if let Some(first) = &self.first {
            self.sink.put(first.rows([self.kept].into_iter(), self.store));
        }
    }
}

/// Drops the rows that the conditions exclude.
fn choose<T: Keyed>(rows: &mut Listed<T>, store: &Store, plan: &Plan) {
    rows.keep(|rows, i| {
        let value = |column: usize| T::Field::ALL.get(column).map(|field| rows.cell(i, *field, store));
        plan.conditions.iter().all(|c| value(c.column).is_none_or(|value| c.admits(&value)))
    });
}
