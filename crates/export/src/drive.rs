//! One way through a trace, for any format.

use std::ops::ControlFlow;

use gputap_analysis::call::Call;
use gputap_analysis::comm;
use gputap_analysis::effect::{self, Kinds};
use gputap_trace::model::{Calls, Scanned};
use gputap_trace::{Columns, Traces};

use crate::cut::Cut;
use crate::error::Error;
use crate::format::{Format, Nested};
use crate::nest::{Nest, around};
use crate::order::Order;
use crate::source::Source;

/// Hands the part `cut` of a trace to `format` and has it finish. `progress` gets the number of calls that were read.
pub fn export(
    source: &Source<'_>,
    cut: &Cut,
    format: &mut dyn Format,
    progress: &mut dyn FnMut(u64),
) -> Result<Scanned, Error> {
    let traces: &Traces = source.traces;
    let order = if format.wants().done { Some(Order::new(source, traces)?) } else { None };
    let mut drive = Drive { cut, format, order, shown: Vec::new() };
    let (mut nest, mut rows, mut failed) = (Nest::default(), 0, None);
    let scanned = traces.scan_through(Columns::ALL, &mut |calls: Calls<'_>, until_ns| {
        let batch = (0..calls.len)
            .filter(|i| cut.has_process(calls.process[*i]))
            .try_for_each(|i| nest.take(Call::of_row(&calls, i), &mut |calls| drive.calls(calls)))
            .and_then(|()| drive.advance(until_ns));
        rows += calls.len as u64;
        progress(rows);
        match batch {
            Ok(()) => ControlFlow::Continue(()),
            Err(e) => {
                failed = Some(e);
                ControlFlow::Break(())
            }
        }
    });
    failed.map_or(Ok(()), Err)?;
    nest.finish(&mut |calls| drive.calls(calls))?;
    drive.finish()?;
    Ok(scanned)
}

struct Drive<'a> {
    cut: &'a Cut,
    format: &'a mut dyn Format,
    order: Option<Order<'a>>,
    /// Memory that is used again.
    shown: Vec<Option<usize>>,
}

impl Drive<'_> {
    /// An outermost call and those inside it.
    fn calls(&mut self, calls: &[Call<'_>]) -> Result<(), Error> {
        if let [call] = calls {
            let shown = self.cut.has(call);
            if shown && self.format.wants().calls {
                self.format.calls(&[Nested { call: *call, around: None }])?;
            }
            return self.did(call, Kinds::NONE, shown);
        }
        let around = around(calls);
        if self.format.wants().calls {
            self.show(calls, &around)?;
        }
        let mut below = vec![Kinds::NONE; calls.len()];
        for i in (0..calls.len()).rev() {
            let own = if calls[i].succeeded() { kinds(calls[i].api) } else { Kinds::NONE };
            if let Some(outer) = around[i] {
                below[outer] = below[outer].with(below[i]).with(own);
            }
        }
        calls.iter().zip(below).try_for_each(|(call, below)| self.did(call, below, self.cut.has(call)))
    }

    /// Hands on those that are in the cut; a call whose outer one is not goes up to the next one that is.
    fn show(&mut self, calls: &[Call<'_>], around: &[Option<usize>]) -> Result<(), Error> {
        self.shown.clear();
        let mut nested: Vec<Nested<'_>> = Vec::with_capacity(calls.len());
        for (call, outer) in calls.iter().zip(around) {
            let outer = outer.and_then(|o| self.shown[o]);
            if self.cut.has(call) {
                nested.push(Nested { call: *call, around: outer });
                self.shown.push(Some(nested.len() - 1));
            } else {
                self.shown.push(outer);
            }
        }
        if nested.is_empty() { Ok(()) } else { self.format.calls(&nested) }
    }

    /// What a call did, unless the calls inside it did that.
    fn did(&mut self, call: &Call<'_>, below: Kinds, shown: bool) -> Result<(), Error> {
        let Some(order) = &mut self.order else { return Ok(()) };
        // An operation between ranks may also wait, and have the driver wait.
        let own = match comm::kind(call.api) {
            Kinds::NONE => effect::at(call.api).kind(),
            communication => communication,
        };
        if own.is_empty() || own.meets(below) {
            return Ok(());
        }
        let format = &mut self.format;
        order.take(call, shown, &mut |done| format.done(done))
    }

    fn advance(&mut self, until_ns: i64) -> Result<(), Error> {
        let Some(order) = &mut self.order else { return Ok(()) };
        let format = &mut self.format;
        order.advance(until_ns, &mut |done| format.done(done))
    }

    fn finish(&mut self) -> Result<(), Error> {
        if let Some(order) = self.order.take() {
            let format = &mut self.format;
            let left = order.finish(&mut |done| format.done(done))?;
            self.format.left(&left)?;
        }
        self.format.finish()
    }
}

/// Kinds of the effect of a function.
fn kinds(api: u16) -> Kinds {
    effect::at(api).kind().with(comm::kind(api))
}
