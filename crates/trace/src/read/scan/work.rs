//! What there is to read in traces, in its order, and what is known of it before it is read.

use std::collections::BTreeMap;

use crate::format::counts::Counts;
use crate::read::reader::Trace;
use crate::read::traces::Traces;
use crate::read::unit::Unit;

impl Traces {
    /// Everything there is to read. What is a trace's own stays in its order; of several traces the one that is earliest
    /// comes next.
    pub(super) fn work(&self) -> Vec<Work<'_>> {
        let mut rest: Vec<_> = self.members().iter().map(|m| (m, m.units().peekable())).collect();
        let mut out = Vec::new();
        loop {
            let heads = rest.iter_mut().enumerate();
            let next = heads.filter_map(|(i, (_, units))| units.peek().map(|(first, _)| (*first, i))).min();
            let Some((_, i)) = next else { return out };
            let (member, units) = &mut rest[i];
            let (base, shift_ns) = (member.base, member.clock().shift_ns);
            let name = if self.members().len() > 1 { member.name() } else { "" };
            let (number, trace) = (out.len(), member.trace());
            out.extend(units.next().map(|(_, unit)| Work { number, name, trace, base, shift_ns, unit }));
        }
    }
}

/// A unit of a trace, and what is added to its process numbers and times.
#[derive(Clone, Copy)]
pub(super) struct Work<'a> {
    /// Its place among all units.
    pub(super) number: usize,
    /// What messages call its trace; empty where there is only one.
    pub(super) name: &'a str,
    pub(super) trace: &'a Trace,
    pub(super) base: u32,
    pub(super) shift_ns: i64,
    pub(super) unit: &'a Unit,
}

impl Work<'_> {
    /// Where its first row stands.
    pub(super) fn first_row(&self) -> u64 {
        self.number as u64 * UNIT_PLACES
    }

    /// When its first call was entered.
    pub(super) fn first_ns(&self) -> i64 {
        self.unit.first_ns(&self.trace.found().clocks).saturating_add(self.shift_ns)
    }

    /// What is known of it beforehand.
    pub(super) fn span(&self) -> Span<'_> {
        let (first_row, first_ns) = (self.first_row(), self.first_ns());
        match self.unit {
            Unit::Batch { batch, .. } => Span {
                first_row,
                first_ns,
                last_ns: batch.last_ns.saturating_add(self.shift_ns),
                longest_ns: batch.longest_ns.unwrap_or(i64::MAX),
                threads: Some((&batch.threads, self.base)),
                functions: Some(&batch.functions).filter(|f| !f.is_empty()),
                ids: self.trace.ids(),
            },
            Unit::Raw(_) | Unit::Open(_) => {
                let (last_ns, longest_ns) = (i64::MAX, i64::MAX);
                Span { first_row, first_ns, last_ns, longest_ns, threads: None, functions: None, ids: None }
            }
        }
    }

    /// A sentence about it.
    pub(super) fn says(&self, what: &str) -> String {
        if self.name.is_empty() { what.to_owned() } else { format!("{}: {what}", self.name) }
    }
}

/// Places that a unit has: more than it can have rows.
const UNIT_PLACES: u64 = 1 << 32;

/// What is known of a part of a trace before it is read.
#[derive(Clone, Copy, Debug)]
pub struct Span<'a> {
    /// Where its first row stands, as [`Calls::first_row`](crate::Calls::first_row) has it.
    pub first_row: u64,
    /// When its first call was entered.
    pub first_ns: i64,
    /// When its last call was entered, or later; `i64::MAX` where that is not known.
    pub last_ns: i64,
    /// Time inside its longest call, or more; `i64::MAX` where that is not known.
    pub longest_ns: i64,
    /// Its threads (process, thread id) with their number of calls; `None` where that is not known.
    pub(super) threads: Option<(&'a Counts, u32)>,
    /// Its functions with their number of calls, by the numbers that they have in the trace; `None` where that is not known.
    pub(super) functions: Option<&'a BTreeMap<u16, u64>>,
    /// The numbers that they have here, where these are others.
    pub(super) ids: Option<&'a [u16]>,
}

impl<'a> Span<'a> {
    /// Its functions with their number of calls, by the ids that [`Calls::api`](crate::Calls::api) has; `None` where that is
    /// not known.
    pub fn functions(&self) -> Option<impl Iterator<Item = (u16, u64)> + use<'a>> {
        let ids = self.ids;
        let here = move |id: u16| ids.map_or(id, |ids| ids.get(usize::from(id)).copied().unwrap_or(u16::MAX));
        self.functions.map(|all| all.iter().map(move |(id, n)| (here(*id), *n)))
    }

    /// Whether calls of a function of which `wanted` says so may be in it.
    pub fn may_call(&self, wanted: impl Fn(u16) -> bool) -> bool {
        self.functions().is_none_or(|mut all| all.any(|(id, _)| wanted(id)))
    }

    /// Whether calls of `process` may be in it.
    pub fn may_have(&self, process: u32) -> bool {
        let Some((threads, base)) = self.threads else { return true };
        process.checked_sub(base).is_some_and(|p| threads.range((p, 0)..=(p, u32::MAX)).next().is_some())
    }
}
