//! Rows of scans that found few, kept for the next time they are asked for.
//!
//! SQLite reads a table of an inner loop, and all of a subquery there, once for each row of the outer one. Where these are the
//! same rows each time, the trace is read once.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use gputap_tables::{Cell, Table};

use crate::plan::Plan;
use crate::walk::Walk;

/// Cells of a scan that are kept at most.
const CELLS: usize = 1 << 15;
/// Scans that are remembered.
const SCANS: usize = 4;

/// The last scans that found few rows.
#[derive(Debug, Default)]
pub(crate) struct KeptScans(Mutex<VecDeque<(&'static str, Plan, Arc<KeptRows>)>>);

impl KeptScans {
    /// The rows of an earlier scan of a table by the same plan.
    pub(crate) fn find(&self, table: &Table, plan: &Plan) -> Option<Arc<KeptRows>> {
        let scans = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        scans.iter().find(|(name, of, _)| *name == table.name && of == plan).map(|(.., rows)| rows.clone())
    }

    /// Keeps the rows of a scan of a table that has passed its last row.
    pub(crate) fn add(&self, table: &Table, keeper: Keeper) {
        let mut scans = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        scans.truncate(SCANS - 1);
        scans.push_front((table.name, keeper.plan, Arc::new(keeper.rows)));
    }
}

/// Rows, with the columns that were asked for.
#[derive(Debug)]
pub(crate) struct KeptRows {
    columns: Vec<usize>,
    ids: Vec<i64>,
    cells: Vec<Cell<'static>>,
}

/// Keeps what a scan passes, as long as that is little.
#[derive(Debug)]
pub(crate) struct Keeper {
    plan: Plan,
    rows: KeptRows,
}

impl Keeper {
    pub(crate) fn new(table: &Table, plan: Plan) -> Keeper {
        let columns = (0..table.sql_columns().len()).filter(|column| plan.uses(*column)).collect();
        Keeper { plan, rows: KeptRows { columns, ids: Vec::new(), cells: Vec::new() } }
    }

    /// Takes the row that `walk` is at; `None` once there are too many.
    pub(crate) fn keep(mut self, walk: &dyn Walk) -> Option<Keeper> {
        let rows = &mut self.rows;
        if rows.cells.len() + rows.ids.len() >= CELLS {
            return None;
        }
        rows.ids.push(walk.row_id());
        rows.cells.extend(rows.columns.iter().map(|column| walk.cell(*column).into_owned()));
        Some(self)
    }
}

/// A walk through rows that were kept.
pub(crate) struct Again {
    rows: Arc<KeptRows>,
    /// Rows that it has been at.
    passed: usize,
}

impl Again {
    pub(crate) fn new(rows: Arc<KeptRows>) -> Again {
        Again { rows, passed: 0 }
    }
}

impl Walk for Again {
    fn next(&mut self) -> Result<bool, String> {
        self.passed += 1;
        Ok(self.passed <= self.rows.ids.len())
    }

    fn cell(&self, column: usize) -> Cell<'_> {
        let KeptRows { columns, cells, .. } = &*self.rows;
        let place = columns.binary_search(&column).ok();
        let cell = place.and_then(|place| cells.get(self.passed.checked_sub(1)? * columns.len() + place));
        cell.cloned().unwrap_or(Cell::Null)
    }

    fn row_id(&self) -> i64 {
        self.passed.checked_sub(1).and_then(|at| self.rows.ids.get(at)).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use gputap_tables::ALL;

    use super::*;

    /// Rows from 1 to the first number; the second is where it is.
    struct Counting(i64, i64);

    impl Walk for Counting {
        fn next(&mut self) -> Result<bool, String> {
            self.1 += 1;
            Ok(self.1 <= self.0)
        }

        fn cell(&self, column: usize) -> Cell<'_> {
            Cell::Int(self.1 * 100 + column as i64)
        }

        fn row_id(&self) -> i64 {
            self.1
        }
    }

    /// Goes through all rows: their ids, with the cells of two columns.
    fn rows(walk: &mut dyn Walk) -> Vec<(i64, [Cell<'static>; 2])> {
        let mut rows = Vec::new();
        while walk.next() == Ok(true) {
            rows.push((walk.row_id(), [1, 3].map(|column| walk.cell(column).into_owned())));
        }
        rows
    }

    /// The rows of a scan that is kept, if it is.
    fn scan(kept: &KeptScans, plan: &Plan, rows: i64) -> Vec<(i64, [Cell<'static>; 2])> {
        let mut walk = Counting(rows, 0);
        let mut keeper = Some(Keeper::new(ALL[0], plan.clone()));
        let mut seen = Vec::new();
        while walk.next() == Ok(true) {
            keeper = keeper.and_then(|keeper| keeper.keep(&walk));
            seen.push((walk.row_id(), [1, 3].map(|column| walk.cell(column).into_owned())));
        }
        if let Some(keeper) = keeper {
            kept.add(ALL[0], keeper);
        }
        seen
    }

    #[test]
    fn what_is_kept_is_what_was_there_and_all_of_it() {
        let scans = KeptScans::default();
        let plan = |used| Plan { used, ..Plan::default() };
        let first = scan(&scans, &plan(0b1010), 3);
        let kept = scans.find(ALL[0], &plan(0b1010)).expect("a small scan is kept");
        assert_eq!(rows(&mut Again::new(kept.clone())), first);
        assert_eq!(rows(&mut Again::new(kept)), first);
        assert!(scans.find(ALL[1], &plan(0b1010)).is_none(), "another table");
        assert!(scans.find(ALL[0], &plan(0b1110)).is_none(), "other columns");
        scan(&scans, &plan(1), CELLS as i64);
        assert!(scans.find(ALL[0], &plan(1)).is_none(), "more than is kept");
        drop(Keeper::new(ALL[0], plan(2)).keep(&Counting(3, 1)));
        assert!(scans.find(ALL[0], &plan(2)).is_none(), "not all rows were seen");
    }
}
