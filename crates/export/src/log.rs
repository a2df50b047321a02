//! Logs that other tracers write: one set per process, line by line, from a trace or while the job runs.

mod alnair;
mod cudatrace;
mod stems;

use gputap_model::call::Call;
use gputap_model::decode::{Decoded, KernelName};
use gputap_model::detail::{Detail, Level, Wanted};

use crate::error::Error;
use crate::format::{Format, Nested, Wants};
use crate::source::Source;

pub use alnair::Alnair;
pub use cudatrace::Cudatrace;

/// A call for a log.
#[derive(Clone, Copy)]
pub struct Entry<'a> {
    /// The process's own number for itself.
    pub pid: u32,
    /// The call as it was recorded.
    pub call: &'a Call<'a>,
    /// Its arguments by name. Not every log has them, and finding them takes most of the time.
    pub decode: &'a dyn Fn() -> Decoded,
    /// The name of a kernel by its handle.
    pub kernel_name: KernelName<'a>,
    /// When it was entered, CLOCK_REALTIME.
    pub start_real_ns: i64,
    /// Whether it was made by the program, and not by another recorded call.
    pub outermost: bool,
}

/// Writes a log.
pub trait Log: Send {
    /// A call that returned, or that will not any more. One thread's calls come in the order in which they returned.
    fn call(&mut self, entry: &Entry<'_>) -> Result<(), Error>;

    /// Memory of a process, each time it has changed.
    fn memory(&mut self, pid: u32, now: &Level);

    /// Nothing of this process follows.
    fn gone(&mut self, process: u32, pid: u32) -> Result<(), Error>;

    /// Makes everything so far visible to readers.
    fn publish(&mut self) -> Result<(), Error>;
}

/// The order in which calls returned: those inside a call before it.
pub fn by_return(calls: &[Nested<'_>]) -> Vec<usize> {
    let (mut open, mut order): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::with_capacity(calls.len()));
    for (i, nested) in calls.iter().enumerate() {
        while open.last().is_some_and(|top| Some(*top) != nested.around) {
            order.extend(open.pop());
        }
        open.push(i);
    }
    order.extend(open.into_iter().rev());
    order
}

/// A log of a trace.
pub struct Logged<'a, L> {
    source: &'a Source<'a>,
    log: L,
    processes: Vec<u32>,
}

impl<'a, L: Log> Logged<'a, L> {
    /// Of the processes with these numbers.
    pub fn new(source: &'a Source<'a>, log: L, processes: Vec<u32>) -> Logged<'a, L> {
        Logged { source, log, processes }
    }

    fn pid(&self, process: u32) -> u32 {
        self.source.process(process).map_or(0, |p| p.pid)
    }
}

impl<L: Log> Format for Logged<'_, L> {
    fn wants(&self) -> Wants {
        Wants { calls: true, details: Wanted::LEVELS, ..Wants::default() }
    }

    fn calls(&mut self, calls: &[Nested<'_>]) -> Result<(), Error> {
        by_return(calls).into_iter().map(|i| &calls[i]).try_for_each(|nested| {
            let call = &nested.call;
            self.log.call(&Entry {
                pid: self.pid(call.process),
                call,
                decode: &|| self.source.decode(call),
                kernel_name: &|handle| self.source.kernel_name(call, handle),
                start_real_ns: self.source.realtime_ns(call.start_ns),
                outermost: nested.around.is_none(),
            })
        })
    }

    fn detail(&mut self, detail: &Detail) -> Result<(), Error> {
        if let Detail::Level(level) = detail {
            self.log.memory(self.pid(level.process), level);
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), Error> {
        for process in std::mem::take(&mut self.processes) {
            let pid = self.pid(process);
            self.log.gone(process, pid)?;
        }
        self.log.publish()
    }
}
