//! The tables whose rows a scan of the trace finds.
//!
//! They are of three kinds: `calls`, of which there are by far the most; what calls did, which the scan works out; and rows
//! that are handed on as they are stored. Here is which table is of which kind.

mod calls;
mod details;
mod stored;

use std::sync::Arc;

use gputap_tables::{Table, calls as calls_table};

use crate::plan::{Outline, Plan};
use crate::store::Store;
use crate::sums::{Groups, SumPlan};
use crate::walk::Walk;

pub(crate) use stored::rows;

fn is_calls(table: &Table) -> bool {
    table.name == calls_table::TABLE.name
}

/// Starts reading the rows of a table that a plan asks for; `None` where no scan finds rows of it.
pub(crate) fn open(table: &Table, store: &Arc<Store>, plan: Plan) -> Option<Box<dyn Walk>> {
    match table.name {
        _ if is_calls(table) => Some(calls::open(store, plan)),
        name if stored::is_one(name) => Some(stored::open(name, store, plan)),
        name => details::open(name, store, plan),
    }
}

/// Whether the rows of a table can be handed over by the values of a column, those with the same next to each other.
pub(crate) fn can_group(table: &Table, outline: &Outline, column: usize, store: &Store) -> bool {
    is_calls(table) && calls::can_group(outline, column, store)
}

/// Whether a scan of a table can add up its rows: SQLite does it with those that are stored as they are.
pub(crate) fn can_be_summed(table: &Table) -> bool {
    table.is_scanned() && !stored::is_one(table.name)
}

/// Whether rows of a table can be grouped by a column, which a number tells then.
pub(crate) fn has_key(table: &Table, column: usize) -> bool {
    if is_calls(table) { calls::has_key(column) } else { details::has_key(table.name, column) }
}

/// Sums up the rows of a table on all threads; `None` where they can't be grouped by numbers.
pub(crate) fn sums(table: &Table, store: &Store, asked: &SumPlan) -> Option<Vec<Groups>> {
    if is_calls(table) { calls::sums(store, asked) } else { details::sums(table.name, store, asked) }
}
