//! A database over traces.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use gputap_report::Cell;
use gputap_trace::Traces;
use rusqlite::hooks::{AuthAction, AuthContext, Authorization};
use rusqlite::{Connection, InterruptHandle};

use crate::error::Error;
use crate::query::Rows;
use crate::store::Store;
use crate::{module, query, small};

/// What SQLite may keep in memory for sorting, KiB; beyond that it goes to a temporary file.
const CACHE_KIB: u32 = 64 << 10;

/// Steps of SQLite's machine after which an interruption is looked for.
const STEPS: i32 = 10_000;

/// The tables of traces, which can be asked and not changed.
pub struct Database {
    db: Connection,
    store: Arc<Store>,
}

/// Ends a running query, from any thread.
pub struct Interrupt {
    handle: InterruptHandle,
    store: Arc<Store>,
}

impl Interrupt {
    /// Ends the running query.
    pub fn interrupt(&self) {
        self.store.interrupted.store(true, Ordering::Relaxed);
        self.handle.interrupt();
    }
}

impl Database {
    /// Over these traces.
    pub fn new(traces: Traces) -> Result<Database, Error> {
        Database::open(traces).map_err(|e| Error::Failed(e.to_string()))
    }

    /// All tables, without a row: what a query is checked against before there is a trace.
    pub fn empty() -> Result<Database, Error> {
        Database::new(Traces::new(Vec::new()))
    }

    fn open(traces: Traces) -> rusqlite::Result<Database> {
        let store = Arc::new(Store::new(traces));
        let mut db = Connection::open_in_memory()?;
        db.execute_batch(&format!("PRAGMA cache_size = -{CACHE_KIB}; PRAGMA temp_store = FILE"))?;
        small::fill(&db, &store)?;
        module::create(&db, &store)?;
        db.execute_batch("PRAGMA query_only = ON")?;
        db.authorizer(Some(authorize))?;
        // SQLite's own interrupt is lost when no statement runs yet.
        let asked = store.clone();
        db.progress_handler(STEPS, Some(move || asked.is_interrupted()))?;
        Ok(Database { db, store })
    }

    /// Whether a query can be asked: it parses, and what it names is there.
    pub fn check(&self, query: &str) -> Result<(), Error> {
        query::prepare(&self.db, query).map(drop).map_err(|e| self.error(e, query))
    }

    /// Asks, and hands out the rows as they are found. `each` says whether to go on.
    pub fn each(&self, query: &str, each: impl FnMut(&Rows, &[Cell]) -> bool) -> Result<Rows, Error> {
        let answer = query::run(&self.db, &self.store, query, each).map_err(|e| self.error(e, query));
        // Not before: who interrupts while a query is about to start means that query.
        self.store.interrupted.store(false, Ordering::Relaxed);
        answer
    }

    /// Asks for all rows, at most `limit` of which are kept.
    pub fn ask(&self, query: &str, limit: usize) -> Result<Rows, Error> {
        let mut kept = Vec::new();
        let mut rows = self.each(query, |_, row| {
            if kept.len() < limit {
                kept.push(row.to_vec());
            }
            true
        })?;
        rows.rows = kept;
        Ok(rows)
    }

    /// Whether the rows that a query needs are summed up as they are read, so that SQLite sees one for each group.
    pub fn sums_up(&self, query: &str) -> bool {
        self.check(query).is_ok()
            && query::shape(&self.db, query).is_some_and(|(shape, _)| shape.explain.is_none())
    }

    /// What ends a running query.
    pub fn interrupt(&self) -> Interrupt {
        Interrupt { handle: self.db.get_interrupt_handle(), store: self.store.clone() }
    }

    /// What is missing in the traces and why, one sentence each; scans may add to it.
    pub fn problems(&self) -> Vec<String> {
        self.store.problems()
    }

    /// The traces that are asked.
    pub fn traces(&self) -> &Traces {
        &self.store.traces
    }

    fn error(&self, error: query::Failure, query: &str) -> Error {
        match error {
            query::Failure::Sql(e) => Error::from_sqlite(e, query, self.store.is_interrupted()),
            query::Failure::Own(e) => e,
        }
    }
}

/// Only what reads is allowed: no other files, no changes.
fn authorize(context: AuthContext<'_>) -> Authorization {
    match context.action {
        AuthAction::Select | AuthAction::Read { .. } | AuthAction::Recursive => Authorization::Allow,
        AuthAction::Function { function_name } if function_name != "load_extension" => Authorization::Allow,
        AuthAction::Pragma { pragma_name: "table_info" | "table_list" | "table_xinfo", .. } => {
            Authorization::Allow
        }
        _ => Authorization::Deny,
    }
}
