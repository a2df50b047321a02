//! Which calls a query needs.

use gputap_catalog::FUNCTIONS;
use gputap_tables::Fields;
use gputap_tables::calls::Field;
use gputap_trace::model::Calls;
use gputap_trace::{Columns, Span};

use super::columns::Of;
use super::number::Number;
use crate::plan::{Compare, Condition, Operand, Plan};
use crate::store::Store;

/// Conditions on calls, as far as they can be tested on columns of the trace.
#[derive(Clone, Debug, Default)]
pub(super) struct Filter {
    /// By function id: whether its calls are wanted; ids behind the last are as the last.
    apis: Option<Vec<bool>>,
    /// Numbers of the processes that are wanted, in order.
    processes: Option<Vec<u32>>,
    numbers: Vec<(Number, Condition)>,
    /// Earliest and latest entry.
    from_ns: i64,
    to_ns: i64,
    /// Least time inside a call.
    longer_ns: i64,
}

impl Filter {
    pub(super) fn new(plan: &Plan, store: &Store) -> Filter {
        let mut filter =
            Filter { from_ns: i64::MIN, to_ns: i64::MAX, longer_ns: i64::MIN, ..Filter::default() };
        for condition in &plan.conditions {
            match Field::ALL.get(condition.column).map(|field| Of::new(*field)) {
                Some(Of::Api(value)) => filter.apis(|api| condition.admits(&value(api))),
                Some(Of::Process(value)) => {
                    filter.processes(|process| condition.admits(&value(process, store)), store);
                }
                Some(Of::Number(number)) => filter.number(number, condition.clone()),
                Some(Of::Other) | None => {}
            }
        }
        filter
    }

    /// Functions that only the trace knows stay in: SQLite tests their calls.
    fn apis(&mut self, admits: impl Fn(u16) -> bool) {
        let all = self.apis.get_or_insert_with(|| vec![true; FUNCTIONS.len() + 1]);
        for (id, wanted) in all.iter_mut().enumerate().take(FUNCTIONS.len()) {
            *wanted = *wanted && admits(id as u16);
        }
    }

    fn processes(&mut self, admits: impl Fn(u32) -> bool, store: &Store) {
        let known = || store.traces.processes().iter().map(|p| p.number).collect();
        self.processes.get_or_insert_with(known).retain(|process| admits(*process));
    }

    fn number(&mut self, number: Number, condition: Condition) {
        if let (Number::Start, [Operand::Int(ns)]) = (number, condition.operands.as_slice()) {
            match condition.compare {
                Compare::Equal => (self.from_ns, self.to_ns) = (self.from_ns.max(*ns), self.to_ns.min(*ns)),
                Compare::Greater | Compare::AtLeast => self.from_ns = self.from_ns.max(*ns),
                Compare::Less | Compare::AtMost => self.to_ns = self.to_ns.min(*ns),
                _ => {}
            }
        }
        if let (Number::Duration, [Operand::Int(ns)]) = (number, condition.operands.as_slice())
            && matches!(condition.compare, Compare::Equal | Compare::Greater | Compare::AtLeast)
        {
            self.longer_ns = self.longer_ns.max(*ns);
        }
        self.numbers.push((number, condition));
    }

    /// Only functions of which `wanted` says so, besides.
    pub(super) fn only(&self, wanted: impl Fn(usize) -> bool) -> Filter {
        let mut filter = self.clone();
        let all = filter.apis.get_or_insert_with(|| vec![true; FUNCTIONS.len() + 1]);
        all.iter_mut().enumerate().for_each(|(id, slot)| *slot = *slot && wanted(id));
        filter
    }

    /// Whether every call is wanted.
    pub(super) fn is_empty(&self) -> bool {
        self.apis.is_none() && self.processes.is_none() && self.numbers.is_empty()
    }

    /// Columns that it reads.
    pub(super) fn columns(&self) -> Columns {
        let mut all = Columns::NONE;
        if self.apis.is_some() {
            all |= Columns::API;
        }
        if self.processes.is_some() {
            all |= Columns::PROCESS;
        }
        self.numbers.iter().fold(all, |all, (number, _)| all | number.column())
    }

    /// Whether a part of the trace can have no wanted call.
    pub(super) fn skips(&self, span: &Span<'_>) -> bool {
        let elsewhere = |processes: &Vec<u32>| !processes.iter().any(|p| span.may_have(*p));
        let others = |apis: &Vec<bool>| !span.may_call(|id| apis[usize::from(id).min(FUNCTIONS.len())]);
        span.last_ns < self.from_ns
            || span.first_ns > self.to_ns
            || span.longest_ns < self.longer_ns
            || self.processes.as_ref().is_some_and(elsewhere)
            || self.apis.as_ref().is_some_and(others)
    }

    /// Whether a call of a batch is wanted.
    pub(super) fn admits_any(&self, calls: &Calls<'_>) -> bool {
        (0..calls.len).any(|i| self.admits(calls, i))
    }

    /// The wanted calls of a batch.
    pub(super) fn choose(&self, calls: &Calls<'_>, chosen: &mut Vec<u32>) {
        chosen.clear();
        chosen.extend(0..calls.len as u32);
        // One condition after the other, each on its own column.
        if let Some(apis) = &self.apis {
            chosen.retain(|i| apis[usize::from(calls.api[*i as usize]).min(FUNCTIONS.len())]);
        }
        if let Some(all) = &self.processes {
            chosen.retain(|i| all.binary_search(&calls.process[*i as usize]).is_ok());
        }
        for (number, condition) in &self.numbers {
            number.keep(condition, calls, chosen);
        }
    }

    #[inline]
    fn admits(&self, calls: &Calls<'_>, i: usize) -> bool {
        let of_api = |apis: &Vec<bool>| apis[usize::from(calls.api[i]).min(FUNCTIONS.len())];
        let of_process = |all: &Vec<u32>| all.binary_search(&calls.process[i]).is_ok();
        self.apis.as_ref().is_none_or(of_api)
            && self.processes.as_ref().is_none_or(of_process)
            && self.numbers.iter().all(|(number, condition)| condition.admits_number(number.value(calls, i)))
    }
}
