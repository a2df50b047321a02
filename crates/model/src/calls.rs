//! How often each function was called and how long it took.
//!
//! A table of all function ids leads to a process's slots, so that the scan of a trace looks nothing up per row. Most
//! processes call a few dozen of thousands of functions, so only those have a slot.

use std::collections::BTreeMap;

use gputap_catalog::FUNCTIONS;
use gputap_trace::{FLAG_PASSED_ON, FLAG_UNFINISHED, function_name, group_name, layer_name, major_of};
use serde::Serialize;

use crate::histogram::Histogram;
use crate::outcome::{Outcome, outcome};

/// What is counted of one function.
#[derive(Clone, Debug, Default)]
struct Slot {
    count: u64,
    counted: u64,
    errors: u64,
    not_ready: u64,
    answers: u64,
    ending: u64,
    unfinished: u64,
    passed_on: u64,
    total_ns: u64,
    /// Part of it that was spent in calls inside.
    inside_ns: u64,
    max_ns: u64,
    durations: Histogram,
}

/// Counts of all functions, of one process or of all.
#[derive(Clone, Debug)]
pub struct Tally {
    /// Slot of each function; [`NONE`] before its first call.
    index: Vec<u16>,
    slots: Vec<Slot>,
}

/// No slot yet.
const NONE: u16 = u16::MAX;

impl Default for Tally {
    fn default() -> Tally {
        Tally { index: vec![NONE; FUNCTIONS.len()], slots: Vec::new() }
    }
}

impl Tally {
    /// Counts a call, with the flags of its row.
    #[inline]
    pub fn add(&mut self, api: u16, flags: u8, result: i32, duration_ns: i64) {
        let slot = self.slot(usize::from(api));
        slot.count += 1;
        slot.passed_on += u64::from(flags & FLAG_PASSED_ON != 0);
        if flags & FLAG_UNFINISHED != 0 {
            slot.unfinished += 1;
            return;
        }
        let ns = duration_ns.max(0) as u64;
        slot.total_ns = slot.total_ns.wrapping_add(ns);
        slot.max_ns = slot.max_ns.max(ns);
        slot.durations.record(ns);
        if result != 0 {
            slot.failed(api, result);
        }
    }

    /// Counts time that calls of function `api` spent in calls inside them.
    pub fn inside(&mut self, api: u16, ns: u64) {
        let slot = self.slot(usize::from(api));
        slot.inside_ns = slot.inside_ns.wrapping_add(ns);
    }

    #[inline]
    fn slot(&mut self, api: usize) -> &mut Slot {
        let at = self.index.get(api).copied().unwrap_or(NONE);
        let at = if at == NONE { self.first_call(api) } else { at };
        &mut self.slots[usize::from(at)]
    }

    #[cold]
    fn first_call(&mut self, api: usize) -> u16 {
        let at = self.slots.len() as u16;
        self.slots.push(Slot::default());
        // Functions that the catalogue lacks have ids behind its last.
        self.index.resize(self.index.len().max(api + 1), NONE);
        self.index[api] = at;
        at
    }

    /// The functions that were called, with their slots.
    fn used(&self) -> impl Iterator<Item = (usize, &Slot)> {
        let index = self.index.iter().enumerate();
        index.filter_map(|(api, at)| self.slots.get(usize::from(*at)).map(|slot| (api, slot)))
    }

    /// Adds calls that were counted and not recorded: nothing else is known of them.
    pub fn add_counted(&mut self, api: u16, calls: u64) {
        self.slot(usize::from(api)).counted += calls;
    }

    /// Adds what `other` counted.
    pub fn merge(&mut self, other: &Tally) {
        for (api, theirs) in other.used() {
            self.slot(api).merge(theirs);
        }
    }

    /// Calls of each layer.
    pub fn by_layer(&self) -> BTreeMap<&'static str, u64> {
        let mut sums = BTreeMap::new();
        for (api, slot) in self.used() {
            *sums.entry(layer_name(api as u16)).or_default() += slot.count + slot.counted;
        }
        sums
    }

    /// One row per function that was called, longest total time first.
    pub fn rows(&self) -> Vec<Calls> {
        let mut rows: Vec<Calls> = self.used().map(|(api, slot)| slot.row(api)).collect();
        rows.sort_by(|a, b| b.total_ns.cmp(&a.total_ns).then_with(|| a.function.cmp(&b.function)));
        tell_apart(&mut rows);
        rows
    }
}

impl Slot {
    #[cold]
    fn failed(&mut self, api: u16, result: i32) {
        match outcome(api, result) {
            Outcome::Success => {}
            Outcome::NotReady => self.not_ready += 1,
            Outcome::Answer => self.answers += 1,
            Outcome::Ending => self.ending += 1,
            Outcome::Error => self.errors += 1,
        }
    }

    fn merge(&mut self, other: &Slot) {
        self.count += other.count;
        self.counted += other.counted;
        self.errors += other.errors;
        self.not_ready += other.not_ready;
        self.answers += other.answers;
        self.ending += other.ending;
        self.unfinished += other.unfinished;
        self.passed_on += other.passed_on;
        self.total_ns = self.total_ns.wrapping_add(other.total_ns);
        self.inside_ns = self.inside_ns.wrapping_add(other.inside_ns);
        self.max_ns = self.max_ns.max(other.max_ns);
        self.durations.merge(&other.durations);
    }

    fn row(&self, api: usize) -> Calls {
        let returned = self.durations.total();
        // A quantile is the middle of its bucket; the largest value is known exactly.
        let quantile = |q| self.durations.quantile(q).min(self.max_ns);
        Calls {
            function: function_name(api as u16).to_owned(),
            layer: layer_name(api as u16),
            major: major_of(api as u16),
            group: group_name(api as u16),
            count: self.count + self.counted,
            counted: self.counted,
            errors: self.errors,
            not_ready: self.not_ready,
            answers: self.answers,
            ending: self.ending,
            unfinished: self.unfinished,
            passed_on: self.passed_on,
            total_ns: self.total_ns,
            self_ns: self.total_ns.saturating_sub(self.inside_ns),
            mean_ns: self.total_ns.checked_div(returned).unwrap_or(0),
            median_ns: quantile(0.5),
            p99_ns: quantile(0.99),
            max_ns: self.max_ns,
        }
    }
}

/// Calls of one function. Times are those on the host, inside the call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Calls {
    /// Exported name; with the library's major where functions of two majors have it.
    pub function: String,
    /// Name of the function's library, such as `driver`.
    pub layer: &'static str,
    /// Number in the library's soname; 0 for the driver.
    pub major: u8,
    /// Group, as `--api` takes it.
    pub group: &'static str,
    /// How many calls there were, recorded or only counted.
    pub count: u64,
    /// Those of them that were counted and not recorded: nothing else is known of them.
    pub counted: u64,
    /// Those that returned an error.
    pub errors: u64,
    /// Those that returned CUDA_ERROR_NOT_READY, or the same of another library.
    pub not_ready: u64,
    /// Those that answered that there is no such thing, or that it is so already, which is no error.
    pub answers: u64,
    /// Those that found the driver shut down, because the process was ending.
    pub ending: u64,
    /// Those that had not returned when the recording ended.
    pub unfinished: u64,
    /// Those that were passed on to a layer below: their times are those of the call inside them.
    #[serde(skip_serializing_if = "is_none")]
    pub passed_on: u64,
    /// Time inside all calls together.
    pub total_ns: u64,
    /// The same without recorded calls inside them.
    pub self_ns: u64,
    /// Mean time inside a call that returned.
    pub mean_ns: u64,
    /// Half of the calls took at most this, within 0.4 %.
    pub median_ns: u64,
    /// 99 % of the calls took at most this, within 0.4 %.
    pub p99_ns: u64,
    /// Time inside the longest call.
    pub max_ns: u64,
}

fn is_none(calls: &u64) -> bool {
    *calls == 0
}

/// Adds the major to names that two rows of a library have.
fn tell_apart(rows: &mut [Calls]) {
    let mut count: BTreeMap<(&'static str, String), usize> = BTreeMap::new();
    rows.iter().for_each(|r| *count.entry((r.layer, r.function.clone())).or_default() += 1);
    for row in rows {
        if count.get(&(row.layer, row.function.clone())).is_some_and(|n| *n > 1) {
            row.function = format!("{} ({})", row.function, row.major);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn not_ready_is_not_an_error_and_unfinished_calls_have_no_time() {
        let mut tally = Tally::default();
        tally.add(0, 0, 0, 100);
        tally.add(0, 0, 600, 300);
        tally.add(0, 0, 1, 200);
        tally.add(0, FLAG_UNFINISHED, 0, -1);
        let rows = tally.rows();
        assert_eq!(rows.len(), 1);
        let row = &rows[0];
        assert_eq!((row.count, row.errors, row.not_ready, row.unfinished), (4, 1, 1, 1));
        assert_eq!((row.total_ns, row.mean_ns, row.max_ns), (600, 200, 300));
        assert_eq!(row.p99_ns, 300);
    }

    #[test]
    fn an_address_that_is_returned_is_no_error() {
        let function = gputap_catalog::by_symbol(3, "cudaGetErrorString").unwrap();
        let mut tally = Tally::default();
        tally.add(function.id, 0, 0x1234, 5);
        assert_eq!((tally.rows()[0].count, tally.rows()[0].errors), (1, 0));
    }

    #[test]
    fn functions_of_two_majors_are_told_apart_only_when_both_were_called() {
        let id = |family, name| gputap_catalog::by_symbol(family, name).unwrap().id;
        let mut tally = Tally::default();
        tally.add(id(2, "cudaMalloc"), 0, 0, 30);
        tally.add(id(2, "cudaFree"), 0, 0, 20);
        tally.inside(id(2, "cudaMalloc"), 25);
        let names = |tally: &Tally| tally.rows().into_iter().map(|r| r.function).collect::<Vec<_>>();
        assert_eq!(names(&tally), ["cudaMalloc", "cudaFree"]);
        assert_eq!(
            (tally.rows()[0].self_ns, tally.rows()[0].layer, tally.rows()[0].major),
            (5, "runtime", 12)
        );
        tally.add(id(3, "cudaMalloc"), 0, 0, 10);
        assert_eq!(names(&tally), ["cudaMalloc (12)", "cudaFree", "cudaMalloc (13)"]);
    }

    #[test]
    fn ids_outside_the_catalogue_are_counted() {
        let mut tally = Tally::default();
        tally.add(u16::MAX, 0, 0, 5);
        let mut other = Tally::default();
        other.add(u16::MAX, 0, 0, 7);
        tally.merge(&other);
        assert_eq!(tally.rows()[0].function, "(not in the catalogue)");
        assert_eq!(tally.rows()[0].total_ns, 12);
    }
}
