//! The first rows of an order: `ORDER BY … LIMIT …` over one table.
//!
//! SQLite says beforehand how many rows it wants in which order, and only rows that can be among those are handed on, so
//! that nothing but them goes through SQLite's sorter. SQLite still tests, sorts and counts what it gets. A row that is
//! left out is missing, though: where a condition can't be tested here exactly as SQLite does, all rows are handed on.

use std::cmp::Ordering;

use gputap_tables::{Cell, Fields};

use crate::block::Block;
use crate::plan::{Condition, Plan};
use crate::store::Store;

/// Where more rows than this are wanted, this many are gathered besides before the last of them are dropped.
const ROOM: usize = 1024;

/// Which rows of a table whose blocks are of type `B` are wanted.
pub(crate) struct First<B: Block> {
    /// What they are ordered by, and whether the largest comes first.
    keys: Vec<(B::Field, bool)>,
    checks: Vec<(Condition, B::Field)>,
    most: usize,
}

/// Those that are first so far.
#[derive(Default)]
pub(crate) struct Kept<B> {
    rows: B,
    /// First key and id of the last row that is wanted, once there are enough: what comes after it is not.
    last: Option<(Cell<'static>, i64)>,
}

impl<B: Block> First<B> {
    /// `None` where all rows have to be handed on.
    pub(crate) fn new(plan: &Plan) -> Option<First<B>> {
        let (limit, field) = (plan.limit.as_ref()?, |column: usize| B::Field::ALL.get(column).copied());
        let checks = plan.conditions.iter().map(|condition| {
            let field = field(condition.column)?;
            condition.is_exact(field.column().ty).then(|| (condition.clone(), field))
        });
        Some(First {
            keys: limit
                .order
                .iter()
                .map(|(column, descending)| Some((field(*column)?, *descending)))
                .collect::<Option<_>>()?,
            checks: checks.collect::<Option<_>>()?,
            most: limit.rows,
        })
    }

    /// Takes from a block the rows that may be wanted.
    pub(crate) fn add(&self, kept: &mut Kept<B>, block: &B, store: &Store) {
        let wanted = |i: &u32| {
            let i = *i as usize;
            let holds =
                |(condition, field): &(Condition, B::Field)| condition.admits(&block.cell(i, *field, store));
            self.checks.iter().all(holds) && !self.is_behind(kept, block, i, store)
        };
        let chosen: Vec<u32> = (0..block.len() as u32).filter(wanted).collect();
        kept.rows.append(block, &chosen);
        // Few rows are sorted at once, so that what is not wanted is known soon; many wait until it is worth while.
        let room = if self.most <= ROOM { 0 } else { self.most.saturating_add(ROOM) };
        if kept.rows.len() > self.most.saturating_add(room) {
            self.shorten(kept, store);
        }
    }

    /// Whether enough rows are known that come before row `i` of a block.
    fn is_behind(&self, kept: &Kept<B>, block: &B, i: usize, store: &Store) -> bool {
        let (Some((last, id)), Some((field, descending))) = (&kept.last, self.keys.first()) else {
            return false;
        };
        match order(&block.cell(i, *field, store), last, *descending) {
            Ordering::Less => false,
            Ordering::Equal => self.has_one_key() && block.row_id(i) > *id,
            Ordering::Greater => true,
        }
    }

    /// Whether rows that are equal in the first key are equal, so that the first of the table are wanted.
    pub(crate) fn has_one_key(&self) -> bool {
        self.keys.len() == 1
    }

    /// Drops what is not wanted.
    fn shorten(&self, kept: &mut Kept<B>, store: &Store) {
        let rows = &kept.rows;
        let of_row = |i: usize| self.keys.iter().map(move |(field, _)| rows.cell(i, *field, store));
        let keys: Vec<Cell<'_>> = (0..rows.len()).flat_map(of_row).collect();
        let keys_of = |i: usize| &keys[i * self.keys.len()..][..self.keys.len()];
        let compared = |a: &u32, b: &u32| {
            let (a, b) = (*a as usize, *b as usize);
            let pairs = keys_of(a).iter().zip(keys_of(b)).zip(&self.keys);
            let mut unequal =
                pairs.map(|((x, y), (_, descending))| order(x, y, *descending)).filter(|o| o.is_ne());
            // Of rows that are equal the first of the table, so that the answer is the same every time.
            unequal.next().unwrap_or_else(|| rows.row_id(a).cmp(&rows.row_id(b)))
        };
        let mut places: Vec<u32> = (0..rows.len() as u32).collect();
        if self.most < places.len() {
            // The first of many are found without sorting the rest.
            places.select_nth_unstable_by(self.most, compared);
            places.truncate(self.most);
        }
        places.sort_unstable_by(compared);
        if places.len() == self.most
            && let Some(last) = places.last()
        {
            let (last, id) = (*last as usize, rows.row_id(*last as usize));
            kept.last = keys_of(last).first().cloned().map(|key| (key.into_owned(), id));
        }
        let mut wanted = B::default();
        wanted.append(rows, &places);
        kept.rows = wanted;
    }

    /// The rows that are wanted, of all that were kept.
    pub(crate) fn rows(&self, parts: impl Iterator<Item = Kept<B>>, store: &Store) -> B {
        let mut all = Kept::default();
        for part in parts {
            self.add_all(&mut all, &part.rows);
        }
        self.shorten(&mut all, store);
        all.rows
    }

    fn add_all(&self, kept: &mut Kept<B>, block: &B) {
        let all: Vec<u32> = (0..block.len() as u32).collect();
        kept.rows.append(block, &all);
    }
}

impl<B> Kept<B> {
    /// First key and id of the last row that is wanted, where the key is a number.
    pub(crate) fn bound(&self) -> Option<(i64, i64)> {
        match self.last {
            Some((Cell::Int(n), id)) => Some((n, id)),
            _ => None,
        }
    }
}

/// As SQLite orders values: nothing, numbers, text.
fn order(a: &Cell<'_>, b: &Cell<'_>, descending: bool) -> Ordering {
    let rank = |value: &Cell<'_>| match value {
        Cell::Null => 0,
        Cell::Int(_) | Cell::Real(_) => 1,
        Cell::Text(_) => 2,
    };
    let order = match (a, b) {
        (Cell::Int(a), Cell::Int(b)) => a.cmp(b),
        (Cell::Real(a), Cell::Real(b)) => a.0.partial_cmp(&b.0).unwrap_or(Ordering::Equal),
        (Cell::Text(a), Cell::Text(b)) => a.as_bytes().cmp(b.as_bytes()),
        _ => rank(a).cmp(&rank(b)),
    };
    if descending { order.reverse() } else { order }
}
