//! Columns of calls that are numbers in the trace, too, so that they are compared as they are.

use gputap_trace::Columns;
use gputap_trace::model::Calls;

use crate::plan::Condition;

/// A column that is compared as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Number {
    Thread,
    Result,
    Start,
    Duration,
    Call,
    Parent,
    Context,
    Device,
}

impl Number {
    /// Whether a call may have none: what stands in the column then is no number.
    pub(super) fn may_be_null(self) -> bool {
        matches!(self, Number::Result | Number::Duration | Number::Device)
    }

    pub(super) fn column(self) -> Columns {
        match self {
            Number::Thread => Columns::THREAD,
            Number::Result => Columns::RESULT,
            Number::Start => Columns::START,
            Number::Duration => Columns::DURATION,
            Number::Call => Columns::CALL,
            Number::Parent => Columns::PARENT,
            Number::Context => Columns::CONTEXT,
            Number::Device => Columns::DEVICE,
        }
    }
    /// Keeps the rows of `chosen` that a condition admits.
    pub(super) fn keep(self, condition: &Condition, calls: &Calls<'_>, chosen: &mut Vec<u32>) {
        match condition.range() {
            Some(range) => self.within(range, calls, chosen),
            None => chosen.retain(|i| condition.admits_number(self.value(calls, *i as usize))),
        }
    }

    /// Keeps the rows of `chosen` that have a number from the first to the second of `range`.
    pub(super) fn within(self, range: (i64, i64), calls: &Calls<'_>, chosen: &mut Vec<u32>) {
        fn within<T: Copy + Into<i64>>(column: &[T], (least, most): (i64, i64), chosen: &mut Vec<u32>) {
            chosen.retain(|i| (least..=most).contains(&column[*i as usize].into()));
        }
        match self {
            Number::Thread => within(calls.thread, range, chosen),
            Number::Result => within(calls.result, range, chosen),
            Number::Start => within(calls.start_ns, range, chosen),
            Number::Duration => within(calls.duration_ns, range, chosen),
            Number::Call => within(calls.call, range, chosen),
            Number::Parent => within(calls.parent, range, chosen),
            Number::Context => within(calls.context, range, chosen),
            Number::Device => within(calls.device, range, chosen),
        }
    }

    pub(super) fn value(self, calls: &Calls<'_>, i: usize) -> i64 {
        match self {
            Number::Thread => calls.thread[i].into(),
            Number::Result => calls.result[i].into(),
            Number::Start => calls.start_ns[i],
            Number::Duration => calls.duration_ns[i],
            Number::Call => calls.call[i].into(),
            Number::Parent => calls.parent[i].into(),
            Number::Context => calls.context[i].into(),
            Number::Device => calls.device[i].into(),
        }
    }
}
