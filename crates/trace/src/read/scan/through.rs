//! Goes through the calls of traces in one thread, for whoever has to see them in order and can stop.

use std::ops::ControlFlow;

use super::ordered::until;
use super::way::{Wanted, Way};
use super::work::Work;
use crate::format::columns::Columns;
use crate::format::model::{Calls, Scanned};
use crate::read::traces::Traces;
use crate::read::unit::Unit;

impl Traces {
    /// Hands out all calls in batches, in the order of the traces, each with a moment: no call of a later batch that
    /// returned was entered before it.
    pub fn scan_through(
        &self,
        columns: Columns,
        f: &mut dyn FnMut(Calls<'_>, i64) -> ControlFlow<()>,
    ) -> Scanned {
        let units = self.work();
        let until = until(units.iter().map(entered).collect());
        let mut way = Way::new(Wanted { first: columns, more: &|_| Columns::NONE });
        for (unit, until_ns) in units.iter().zip(until) {
            // One of several batches of a raw segment says nothing about the next.
            let until_ns = match unit.unit {
                Unit::Raw(_) => until_ns.min(unit.first_ns()),
                Unit::Batch { .. } | Unit::Open(_) => until_ns,
            };
            if way.unit(unit, &mut |calls| f(calls, until_ns)).is_break() {
                break;
            }
        }
        way.done
    }

    /// When the first call was entered.
    pub fn first_ns(&self) -> Option<i64> {
        self.work().iter().filter(|work| work.unit.rows() > 0).map(Work::first_ns).min()
    }

    /// How many calls a scan hands out, as far as nothing is damaged.
    pub fn rows(&self) -> u64 {
        self.work().iter().map(|work| work.unit.rows()).sum()
    }
}

/// When the first call that returned was entered. A call that did not may have begun with the job.
fn entered(work: &Work<'_>) -> i64 {
    match work.unit {
        Unit::Open(_) => i64::MAX,
        _ => work.first_ns(),
    }
}
