//! Which errors were returned, from which functions.

use gputap_catalog::by_id;
use serde::Serialize;

use crate::call::{Call, Kept};
use crate::calls::NOT_READY;
use crate::decode::{Argument, Input, decode, result_of};
use crate::hash::Map;
use crate::names::Names;

#[derive(Clone, Debug)]
struct Slot {
    count: u64,
    first: Kept,
}

/// Errors of one process, or of all.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    slots: Map<(u16, i32), Slot>,
}

impl Tally {
    /// Counts a call that returned something else than success.
    pub fn add(&mut self, call: &Call) {
        if call.result == NOT_READY {
            return;
        }
        match self.slots.get_mut(&(call.api, call.result)) {
            Some(slot) => {
                slot.count += 1;
                if earlier(call, &slot.first.call()) {
                    slot.first = call.to_kept();
                }
            }
            None => {
                self.slots.insert((call.api, call.result), Slot { count: 1, first: call.to_kept() });
            }
        }
    }

    /// Adds what `other` counted.
    pub fn merge(&mut self, other: Tally) {
        for (key, theirs) in other.slots {
            match self.slots.get_mut(&key) {
                Some(mine) => {
                    mine.count += theirs.count;
                    if earlier(&theirs.first.call(), &mine.first.call()) {
                        mine.first = theirs.first;
                    }
                }
                None => {
                    self.slots.insert(key, theirs);
                }
            }
        }
    }

    /// One row per function and code, most frequent first.
    pub fn rows(&self, names: &Names) -> Vec<ErrorRow> {
        let mut rows: Vec<ErrorRow> = self.slots.values().map(|slot| slot.row(names)).collect();
        rows.sort_by(|a, b| {
            b.count.cmp(&a.count).then(a.first_ns.cmp(&b.first_ns)).then(a.function.cmp(&b.function))
        });
        rows
    }
}

impl Slot {
    fn row(&self, names: &Names) -> ErrorRow {
        let call = self.first.call();
        let kernel_name = |handle| names.at(call.process, handle, call.end_ns()).map(|n| n.full.clone());
        let input =
            Input { api: call.api, args: call.args, result: Some(call.result), kernel_name: &kernel_name };
        let decoded = decode(&input);
        ErrorRow {
            function: by_id(call.api).map_or_else(|| decoded.function.clone(), |f| f.name.to_owned()),
            code: call.result,
            error: result_of(call.api, call.result),
            count: self.count,
            first_ns: call.start_ns,
            process: call.process,
            thread: call.thread,
            example: decoded.to_string(),
            arguments: decoded.arguments,
        }
    }
}

fn earlier(a: &Call, b: &Call) -> bool {
    (a.start_ns, a.process, a.thread) < (b.start_ns, b.process, b.thread)
}

/// Errors of one function with one code.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ErrorRow {
    /// Exported name.
    pub function: String,
    /// Code.
    pub code: i32,
    /// Its name.
    pub error: String,
    /// Calls that returned it.
    pub count: u64,
    /// Entry of the first.
    pub first_ns: i64,
    /// Process of the first.
    pub process: u32,
    /// Thread of the first.
    pub thread: u32,
    /// The first, as text.
    pub example: String,
    /// Its arguments.
    pub arguments: Vec<Argument>,
}
