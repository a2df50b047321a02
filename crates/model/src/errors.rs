//! Which errors were returned, from which functions.

use gputap_catalog::{Layer, by_id};
use serde::Serialize;

use crate::call::{Call, Kept};
use crate::decode::{Argument, Input, decode, result_of};
use crate::hash::Map;
use crate::names::Names;
use gputap_trace::function_name;

#[derive(Clone, Debug)]
struct Slot {
    count: u64,
    first: Kept,
}

/// Errors of one process, or of all.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    slots: Map<(u16, i32), Slot>,
    /// How often a function returned the error of a call inside it, by that call's function and code.
    passed_on: Map<(u16, i32, u16), u64>,
}

impl Tally {
    /// Counts a call of function `by` that returned the error (function, code) of a call inside it.
    pub fn passed_on(&mut self, inner: (u16, i32), by: u16) {
        *self.passed_on.entry((inner.0, inner.1, by)).or_default() += 1;
    }

    /// Counts a call that returned an error.
    pub fn add(&mut self, call: &Call) {
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
        for (key, count) in other.passed_on {
            *self.passed_on.entry(key).or_default() += count;
        }
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
        let row =
            |(key, slot): (&(u16, i32), &Slot)| ErrorRow { passed_on_by: self.by(*key), ..slot.row(names) };
        let mut rows: Vec<ErrorRow> = self.slots.iter().map(row).collect();
        rows.sort_by(|a, b| {
            b.count.cmp(&a.count).then(a.first_ns.cmp(&b.first_ns)).then(a.function.cmp(&b.function))
        });
        rows
    }
}

impl Tally {
    fn by(&self, inner: (u16, i32)) -> Vec<PassedOn> {
        let by = self.passed_on.iter().filter(|((api, code, _), _)| (*api, *code) == inner);
        let mut by: Vec<PassedOn> =
            by.map(|((_, _, by), count)| PassedOn { function: function_name(*by), count: *count }).collect();
        by.sort_by(|a, b| b.count.cmp(&a.count).then(a.function.cmp(b.function)));
        by
    }
}

/// Whether the error that `call` returned is that of a call inside it. The runtime has the driver's codes; other libraries
/// say in their own that something below failed.
pub(crate) fn passed_on(call: &Call, (inner, code): (u16, i32)) -> bool {
    let layer = |api| by_id(api).map(|f| f.layer);
    code == call.result || layer(call.api) != layer(inner) && layer(call.api) > Some(Layer::Runtime)
}

impl Slot {
    fn row(&self, names: &Names) -> ErrorRow {
        let call = self.first.call();
        let kernel_name = |handle| names.at(call.process, handle, call.end_ns()).map(|n| n.full.clone());
        let input =
            Input { api: call.api, args: call.args, result: Some(call.result), kernel_name: &kernel_name };
        let decoded = decode(&input);
        ErrorRow {
            function: function_name(call.api).to_owned(),
            code: call.result,
            error: result_of(call.api, call.result).into_owned(),
            count: self.count,
            first_ns: call.start_ns,
            process: call.process,
            thread: call.thread,
            example: decoded.to_string(),
            arguments: decoded.arguments,
            passed_on_by: Vec::new(),
        }
    }
}

fn earlier(a: &Call, b: &Call) -> bool {
    (a.start_ns, a.process, a.thread) < (b.start_ns, b.process, b.thread)
}

/// Errors of one function with one code.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ErrorRow {
    /// Name that the library exports the function under.
    pub function: String,
    /// The code that the calls returned.
    pub code: i32,
    /// Name of the returned code; the number where it has no name.
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
    /// Arguments of the first call that returned the error.
    pub arguments: Vec<Argument>,
    /// Functions that were called around and returned the same error.
    pub passed_on_by: Vec<PassedOn>,
}

/// How often a function returned the error of a call inside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PassedOn {
    /// Exported name of the outer function.
    pub function: &'static str,
    /// How many calls of the outer function returned the inner call's error.
    pub count: u64,
}
