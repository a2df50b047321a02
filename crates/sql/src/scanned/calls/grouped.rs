//! Calls with those of one function, layer or group next to each other.
//!
//! SQLite groups by sorting, which takes longer than everything else on a large table. Where a query groups by something
//! that the function tells, rows are handed over group by group instead. What fits into memory is put into groups in one
//! pass; a group that does not fit has a pass to itself, in which nothing has to be kept.

use std::collections::HashMap;

use gputap_catalog::FUNCTIONS;
use gputap_tables::calls::Field;
use gputap_tables::{Cell, Fields};
use gputap_trace::Columns;

use super::columns::{Of, needs};
use super::filter::Filter;
use super::reading::pass;
use super::rows::Rows;
use crate::block::Block;
use crate::plan::Outline;
use crate::store::Store;
use crate::stream::Sink;

/// Bytes of rows that are kept at one time.
const ROOM: u64 = 128 << 20;

/// Whether rows can be handed over by the values of this column.
pub(crate) fn can_group(outline: &Outline, column: usize, store: &Store) -> bool {
    let by_api = Field::ALL.get(column).is_some_and(|field| matches!(Of::new(*field), Of::Api(_)));
    let mut used = Field::ALL.iter().filter(|field| outline.used >> field.index() & 1 != 0);
    let decodes = used.any(|field| needs(*field).has(Columns::EXTRA));
    let wanted = by_api && !decodes && !store.summing.load(std::sync::atomic::Ordering::Relaxed);
    // Functions that only the trace knows share one count.
    wanted && store.counts()[FUNCTIONS.len()] == 0
}

/// Reads all groups.
pub(super) fn read(store: &Store, filter: &Filter, column: usize, columns: Columns, sink: &Sink<Rows>) {
    let keys = keys(column);
    let columns = columns | Columns::API;
    for keys_of_pass in passes(&keys, store.counts(), ROOM / columns.row_bytes().max(1)) {
        if sink.stop().load(std::sync::atomic::Ordering::Relaxed) || store.is_interrupted() {
            return;
        }
        let chosen = filter.only(|id| keys.get(id).is_some_and(|key| keys_of_pass.contains(key)));
        if keys_of_pass.len() == 1 {
            pass(store, &chosen, columns, sink.stop(), |rows| sink.put(rows));
            continue;
        }
        let mut groups: HashMap<u32, Rows> = HashMap::new();
        pass(store, &chosen, columns, sink.stop(), |rows| distribute(&rows, &keys, &mut groups));
        groups.into_values().for_each(|rows| sink.put(rows));
    }
}

/// Number of the group of each function.
fn keys(column: usize) -> Vec<u32> {
    let Some(Of::Api(value)) = Field::ALL.get(column).map(|field| Of::new(*field)) else { return Vec::new() };
    let mut known: HashMap<Cell<'_>, u32> = HashMap::new();
    let ids = 0..FUNCTIONS.len() as u16;
    ids.map(|id| {
        let next = known.len() as u32;
        *known.entry(value(id)).or_insert(next)
    })
    .collect()
}

/// Which groups are read together, so that at most `room` rows are kept.
fn passes(keys: &[u32], counts: &[u64], room: u64) -> Vec<Vec<u32>> {
    let mut sums: HashMap<u32, u64> = HashMap::new();
    keys.iter().zip(counts).for_each(|(key, n)| *sums.entry(*key).or_default() += n);
    let mut groups: Vec<(u64, u32)> = sums.into_iter().map(|(k, n)| (n, k)).filter(|(n, _)| *n > 0).collect();
    groups.sort_unstable();
    let mut out: Vec<Vec<u32>> = Vec::new();
    let mut left = 0;
    for (rows, key) in groups {
        match out.last_mut() {
            Some(together) if rows <= left => {
                together.push(key);
                left -= rows;
            }
            _ => {
                out.push(vec![key]);
                left = room.saturating_sub(rows);
            }
        }
    }
    out
}

fn distribute(rows: &Rows, keys: &[u32], groups: &mut HashMap<u32, Rows>) {
    let mut chosen: HashMap<u32, Vec<u32>> = HashMap::new();
    for (i, api) in rows.api.iter().enumerate() {
        let key = keys.get(usize::from(*api)).copied().unwrap_or(u32::MAX);
        chosen.entry(key).or_default().push(i as u32);
    }
    debug_assert_eq!(rows.api.len(), rows.len());
    for (key, chosen) in chosen {
        groups.entry(key).or_default().append(rows, &chosen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_that_fit_are_read_together_and_large_ones_alone() {
        let keys = [0, 1, 1, 2, 3, 4];
        let counts = [10, 20, 30, 500, 0, 40];
        assert_eq!(passes(&keys, &counts, 100), [vec![0, 4, 1], vec![2]]);
        assert_eq!(passes(&keys, &counts, 1000), [vec![0, 4, 1, 2]]);
        assert_eq!(passes(&keys, &counts, 1), [[0], [4], [1], [2]]);
        assert!(passes(&keys, &[0; 6], 100).is_empty());
    }
}
