//! Calls with those of one function, layer or group next to each other.
//!
//! SQLite groups by sorting, which takes longer than everything else on a large table. Where a query groups by something
//! that the function tells, rows are handed over group by group instead. What fits into memory is put into groups in one
//! pass; a group that does not fit has a pass to itself, in which nothing has to be kept.

use std::collections::HashMap;

use gputap_catalog::FUNCTIONS;
use gputap_trace::Columns;

use super::fields::{FIELDS, Source};
use super::filter::Filter;
use super::pass;
use super::rows::Rows;
use crate::block::Block;
use crate::plan::Outline;
use crate::store::Store;
use crate::stream::Sink;
use crate::value::Value;

/// Bytes of rows that are kept at one time.
const ROOM: u64 = 128 << 20;
/// Bytes of a row that has every column of one width.
const WIDEST: u64 = 131;

/// Whether rows can be handed over by the values of this column.
pub(crate) fn can_group(outline: &Outline, column: usize, store: &Store) -> bool {
    let by_api = FIELDS.get(column).is_some_and(|f| matches!(Source::of(f.name), Source::Api(_)));
    let used = FIELDS.iter().enumerate().filter(|(i, _)| outline.used >> i & 1 != 0);
    let decodes = used.fold(Columns::NONE, |all, (_, f)| all | f.needs).has(Columns::EXTRA);
    let wanted = by_api && !decodes && !store.summing.load(std::sync::atomic::Ordering::Relaxed);
    // Functions that only the trace knows share one count.
    wanted && store.counts()[FUNCTIONS.len()] == 0
}

/// Reads all groups.
pub(super) fn read(store: &Store, filter: &Filter, column: usize, columns: Columns, sink: &Sink<Rows>) {
    let keys = keys(column, store);
    let columns = columns | Columns::API;
    for keys_of_pass in passes(&keys, store.counts(), ROOM / width(columns)) {
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
fn keys(column: usize, store: &Store) -> Vec<u32> {
    let Some(Source::Api(value)) = FIELDS.get(column).map(|f| Source::of(f.name)) else { return Vec::new() };
    let mut numbers: Vec<Value<'_>> = Vec::new();
    let mut known: HashMap<String, u32> = HashMap::new();
    let ids = 0..FUNCTIONS.len() as u16;
    ids.map(|id| {
        let value = value(id, store);
        *known.entry(format!("{value:?}")).or_insert_with(|| {
            numbers.push(value);
            numbers.len() as u32 - 1
        })
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

fn width(columns: Columns) -> u64 {
    let widths = [
        (Columns::PROCESS, 4),
        (Columns::THREAD, 4),
        (Columns::API, 2),
        (Columns::FLAGS, 1),
        (Columns::RESULT, 4),
        (Columns::START, 8),
        (Columns::DURATION, 8),
        (Columns::CALL, 4),
        (Columns::PARENT, 4),
        (Columns::CONTEXT, 4),
        (Columns::DEVICE, 2),
    ];
    let words = (0..11).filter(|i| columns.has(Columns::word(*i))).count() as u64 * 8;
    let fixed: u64 = widths.iter().filter(|(c, _)| columns.has(*c)).map(|(_, n)| n).sum();
    (fixed + words).clamp(1, WIDEST)
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
