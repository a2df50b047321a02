//! One way through a trace, for any format.

use std::ops::ControlFlow;

use gputap_model::call::Call;
use gputap_model::detail::{self, Detail};
use gputap_model::model::Model;
use gputap_trace::model::{Activity, Calls, Sample, Scanned};
use gputap_trace::{Columns, StoredRow, Traces};

use crate::cut::Cut;
use crate::error::Error;
use crate::format::{Format, Nested};
use crate::nest::{Nest, around};
use crate::source::Source;

/// What was gone through.
#[derive(Clone, Debug, Default)]
pub struct Exported {
    /// Calls that were read, and what could not be.
    pub scanned: Scanned,
    /// Calls, and what they did, that are in the part that was asked for.
    pub shown: u64,
}

/// Hands the part `cut` of a trace to `format` and has it finish. `progress` gets the number of calls that were read.
pub fn export(
    source: &Source<'_>,
    cut: &Cut,
    format: &mut dyn Format,
    progress: &mut dyn FnMut(u64),
) -> Result<Exported, Error> {
    let (traces, wants): (&Traces, _) = (source.traces, format.wants());
    let model = || Model::of_traces(detail::Source::new(traces).joins(traces, wants.details), traces);
    let mut model = (!wants.details.is_empty()).then(model);
    let mut drive = Drive { cut, format, shown: Vec::new(), count: 0 };
    let (mut nest, mut rows, mut failed) = (Nest::default(), 0, None);
    let scanned = traces.scan_through(Columns::ALL, &mut |calls: Calls<'_>, until_ns| {
        let shown = (0..calls.len).filter(|i| wants.calls && cut.has_process(calls.process[*i]));
        let batch = shown
            .into_iter()
            .try_for_each(|i| nest.take(Call::of_row(&calls, i), &mut |calls| drive.calls(calls)))
            .and_then(|()| match &mut model {
                Some(model) => drive.details(model.calls(&calls, until_ns)),
                None => Ok(()),
            });
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
    if let Some(model) = model {
        drive.details(model.finish())?;
    }
    let mut scanned = scanned;
    if wants.activities {
        scanned = scanned.and(drive.rows(traces, |drive, row: &Activity| {
            match drive.cut.has_row(row.process, row.start_ns, row.end_ns()) {
                true => drive.format.activity(row).map(|()| 1),
                false => Ok(0),
            }
        })?);
    }
    if wants.samples {
        scanned = scanned.and(drive.rows(traces, |drive, row: &Sample| {
            match drive.cut.has_row(row.process, row.time_ns, row.time_ns) {
                true => drive.format.sample(row).map(|()| 1),
                false => Ok(0),
            }
        })?);
    }
    drive.format.finish()?;
    Ok(Exported { scanned: Scanned { rows, ..scanned }, shown: drive.count })
}

struct Drive<'a> {
    cut: &'a Cut,
    format: &'a mut dyn Format,
    /// Memory that is used again.
    shown: Vec<Option<usize>>,
    /// How much was handed on.
    count: u64,
}

impl<'a> Drive<'a> {
    /// An outermost call and those inside it.
    fn calls(&mut self, calls: &[Call<'_>]) -> Result<(), Error> {
        match calls {
            [call] if self.cut.has(call) => {
                self.count += 1;
                self.format.calls(&[Nested { call: *call, around: None }])
            }
            [_] => Ok(()),
            several => self.nested(several),
        }
    }

    /// Hands on those that are in the cut; a call whose outer one is not goes up to the next one that is.
    fn nested(&mut self, calls: &[Call<'_>]) -> Result<(), Error> {
        self.shown.clear();
        let mut nested: Vec<Nested<'_>> = Vec::with_capacity(calls.len());
        for (call, outer) in calls.iter().zip(around(calls)) {
            let outer = outer.and_then(|o| self.shown[o]);
            if self.cut.has(call) {
                nested.push(Nested { call: *call, around: outer });
                self.shown.push(Some(nested.len() - 1));
            } else {
                self.shown.push(outer);
            }
        }
        self.count += nested.len() as u64;
        if nested.is_empty() { Ok(()) } else { self.format.calls(&nested) }
    }

    /// Hands on the rows of a stored table; `put` says how many were in the cut.
    fn rows<R: StoredRow>(
        &mut self,
        traces: &Traces,
        put: impl Fn(&mut Drive<'a>, &R) -> Result<u64, Error>,
    ) -> Result<Scanned, Error> {
        let mut failed = None;
        let scanned = traces.scan_rows(&mut |rows: &[R], _| match rows
            .iter()
            .try_for_each(|row| put(self, row).map(|shown| self.count += shown))
        {
            Ok(()) => ControlFlow::Continue(()),
            Err(e) => {
                failed = Some(e);
                ControlFlow::Break(())
            }
        });
        failed.map_or(Ok(scanned), Err)
    }

    fn details(&mut self, details: Vec<Detail>) -> Result<(), Error> {
        for detail in details.iter().filter(|detail| self.cut.has_detail(detail)) {
            self.count += 1;
            self.format.detail(detail)?;
        }
        Ok(())
    }
}
