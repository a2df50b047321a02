//! The virtual tables as SQLite sees them.

use std::borrow::Cow;
use std::ffi::{CStr, CString, c_int};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use gputap_tables::{ALL, Cell, Table};
use rusqlite::vtab::{
    Context, CreateVTab, DistinctMode, Filters, IndexConstraintOp as Op, IndexInfo, Module, OrderBy, VTab,
    VTabConfig, VTabConnection, VTabCursor, VTabKind,
};
use rusqlite::{Connection, Error, Result, ffi};

use crate::kept::{Again, Keeper};
use crate::plan::{Argument, Compare, Outline, Plan};
use crate::scanned;
use crate::small::{Bound, declared};
use crate::store::Store;
use crate::walk::Walk;

/// Name of the module in `CREATE VIRTUAL TABLE`.
const MODULE: &CStr = c"gputap";

/// What a lookup by a condition leaves of a table, as far as the planner has to know.
const EQUAL: f64 = 0.1;
const RANGE: f64 = 0.3;

/// Makes all virtual tables.
pub(crate) fn create(db: &Connection, store: &Arc<Store>) -> Result<()> {
    const TABLES: Module<'static, Scanned> = Module::read_only_module();
    db.create_module(MODULE, &TABLES, Some(store.clone()))?;
    for table in ALL {
        match table.view() {
            Some(query) => db.execute_batch(&format!("CREATE VIEW {} AS {query}", table.name))?,
            None if table.is_scanned() => {
                db.execute_batch(&format!("CREATE VIRTUAL TABLE {} USING gputap", table.name))?;
            }
            None => {}
        }
    }
    Ok(())
}

/// A table whose rows a scan finds.
#[repr(C)]
struct Scanned {
    /// SQLite's part, which has to be the first.
    base: ffi::sqlite3_vtab,
    table: &'static Table,
    store: Arc<Store>,
}

fn failed(message: impl Into<String>) -> Error {
    Error::ModuleError(message.into())
}

// SAFETY: the struct is `repr(C)` and its first field is the `sqlite3_vtab`.
unsafe impl VTab<'_> for Scanned {
    type Aux = Arc<Store>;
    type Cursor = Cursor;

    fn connect(
        db: &mut VTabConnection,
        store: Option<&Arc<Store>>,
        _module_name: &[u8],
        _database_name: &[u8],
        table_name: &[u8],
        _args: &[&[u8]],
    ) -> Result<(Cow<'static, CStr>, Self)> {
        let name = String::from_utf8_lossy(table_name);
        let table = ALL.iter().find(|t| t.name == name && t.is_scanned() && t.view().is_none());
        let (Some(table), Some(store)) = (table, store) else {
            return Err(failed(format!("there is no table {name} of traces")));
        };
        db.config(VTabConfig::Innocuous)?;
        let declared = CString::new(format!("CREATE TABLE x ({})", declared(table)))
            .map_err(|e| failed(e.to_string()))?;
        Ok((
            Cow::Owned(declared),
            Scanned { base: ffi::sqlite3_vtab::default(), table, store: store.clone() },
        ))
    }

    fn best_index(&self, info: &mut IndexInfo) -> Result<bool> {
        let mut outline = Outline { used: info.col_used(), ..Outline::default() };
        if info.distinct() == DistinctMode::Ordered {
            let key = |o: OrderBy<'_>| Some((usize::try_from(o.column()).ok()?, o.is_order_by_desc()));
            outline.order = info.order_bys().map(key).collect::<Option<_>>().unwrap_or_default();
        }
        let offered: Vec<_> = info
            .constraints()
            .map(|c| (c.is_usable(), usize::try_from(c.column()).ok(), c.operator()))
            .collect();
        // SQLite offers `(a, b) > (1, 2)` as `a >= 1`, and the limit with it.
        if self.store.comparing_rows.load(Ordering::Relaxed) {
            outline.order.clear();
        }
        let mut share = 1.0;
        for (i, (usable, column, operator)) in offered.into_iter().enumerate() {
            if !usable {
                continue;
            }
            let argument = match operator {
                // Without an order any rows will do, and SQLite stops when it has enough.
                Op::SQLITE_INDEX_CONSTRAINT_LIMIT if !outline.order.is_empty() => Argument::Limit,
                Op::SQLITE_INDEX_CONSTRAINT_OFFSET if !outline.order.is_empty() => Argument::Offset,
                operator => {
                    let (Some(column), Some(mut compare)) = (column, Compare::from_op(operator)) else {
                        continue;
                    };
                    // Text is compared here as it stands, so another collation is left to SQLite.
                    if info.collation(i)? != "BINARY" {
                        continue;
                    }
                    if compare == Compare::Equal && info.set_in_constraint(i, true)? {
                        compare = Compare::In;
                    }
                    share *= if matches!(compare, Compare::Equal | Compare::In) { EQUAL } else { RANGE };
                    Argument::Compared(column, compare)
                }
            };
            outline.arguments.push(argument);
            info.constraint_usage(i).set_argv_index(outline.arguments.len() as c_int);
        }
        let orders: Vec<_> = info.order_bys().map(|o| o.column()).collect();
        let next_to_each_other = matches!(info.distinct(), DistinctMode::Grouped | DistinctMode::Distinct);
        if let ([column], true) = (orders.as_slice(), next_to_each_other)
            && let Ok(column) = usize::try_from(*column)
            && scanned::can_group(self.table, &outline, column, &self.store)
        {
            outline.grouped_by = Some(column);
            info.set_order_by_consumed(true);
        }
        let rows = scanned::rows(self.table.name, &self.store).max(1) as f64;
        info.set_idx_str(&outline.write());
        // Conditions save SQLite's work, but every part of the trace is looked at: a scan inside a loop is never cheap.
        info.set_estimated_cost(rows * (1.0 + share));
        info.set_estimated_rows((rows * share).max(1.0) as i64);
        Ok(true)
    }

    fn open(&mut self) -> Result<Cursor> {
        Ok(Cursor {
            base: ffi::sqlite3_vtab_cursor::default(),
            table: self.table,
            store: self.store.clone(),
            walk: None,
            keeper: None,
            ended: true,
        })
    }
}

impl CreateVTab<'_> for Scanned {
    const KIND: VTabKind = VTabKind::Default;
}

/// A way through the rows of a table.
#[repr(C)]
struct Cursor {
    /// SQLite's part, which has to be the first.
    base: ffi::sqlite3_vtab_cursor,
    table: &'static Table,
    store: Arc<Store>,
    walk: Option<Box<dyn Walk>>,
    /// Of a scan whose rows are kept so far.
    keeper: Option<Keeper>,
    ended: bool,
}

// SAFETY: the struct is `repr(C)` and its first field is the `sqlite3_vtab_cursor`.
unsafe impl VTabCursor for Cursor {
    fn filter(&mut self, _idx_num: c_int, idx_str: Option<&str>, args: &Filters<'_>) -> Result<()> {
        let outline = idx_str.and_then(Outline::read).ok_or_else(|| failed("the plan can't be read"))?;
        let plan = Plan::new(outline, args)?;
        // The scan before this one ends first.
        (self.walk, self.keeper) = (None, None);
        self.walk = Some(match self.store.kept.find(self.table, &plan) {
            Some(rows) => Box::new(Again::new(rows)),
            None => {
                self.keeper = Some(Keeper::new(self.table, plan.clone()));
                scanned::open(self.table, &self.store, plan)
                    .ok_or_else(|| failed("there is no such table"))?
            }
        });
        self.next()
    }

    fn next(&mut self) -> Result<()> {
        let walk = self.walk.as_mut().ok_or_else(|| failed("nothing is being read"))?;
        self.ended = !walk.next().map_err(failed)?;
        if let Some(keeper) = self.keeper.take() {
            match self.ended {
                true => self.store.keep(self.table, keeper),
                false => self.keeper = keeper.keep(&**walk),
            }
        }
        Ok(())
    }

    fn eof(&self) -> bool {
        self.ended
    }

    fn column(&self, ctx: &mut Context, i: c_int) -> Result<()> {
        let cell = match (&self.walk, usize::try_from(i)) {
            (Some(walk), Ok(column)) => walk.cell(column),
            _ => Cell::Null,
        };
        ctx.set_result(Bound(cell))
    }

    fn rowid(&self) -> Result<i64> {
        Ok(self.walk.as_ref().map_or(0, |walk| walk.row_id()))
    }
}
