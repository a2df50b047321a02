//! A collector that goes on with a trace writes the log anew from what the trace holds, and goes on with that too.

use gputap_analysis::detail::{Detail, Wanted};
use gputap_export::{Cut, Entry, Error, Format, Nested, Source, Wants, by_return, export};
use gputap_trace::{Trace, Traces};

use super::writing::Writing;

impl Writing {
    /// Writes what a trace holds.
    pub(super) fn catch_up(&mut self, trace: Trace) -> Result<(), Error> {
        let traces = Traces::from(trace);
        traces.contexts().iter().for_each(|context| self.memory.context(context));
        let source = Source::new(&traces);
        for kernel in traces.kernels() {
            if let Some(name) = source.lookup.names.at(kernel.process, kernel.handle, i64::MAX) {
                self.kernels.insert((kernel.process, kernel.handle), name.full.clone());
            }
        }
        self.pids.extend(traces.processes().iter().map(|p| (p.number, p.pid)));
        export(&source, &Cut::default(), &mut Past { source: &source, log: self }, &mut |_| {})?;
        Ok(())
    }
}

/// Hands what a trace holds to the log.
struct Past<'a> {
    source: &'a Source<'a>,
    log: &'a mut Writing,
}

impl Past<'_> {
    fn pid(&self, process: u32) -> u32 {
        self.source.process(process).map_or(0, |p| p.pid)
    }
}

impl Format for Past<'_> {
    fn wants(&self) -> Wants {
        Wants { calls: true, details: Wanted::LEVELS.with(Wanted::MEMORY) }
    }

    fn calls(&mut self, calls: &[Nested<'_>]) -> Result<(), Error> {
        // Calls that had not returned may still do.
        let returned = by_return(calls).into_iter().map(|i| &calls[i]).filter(|nested| nested.call.returned);
        returned.into_iter().try_for_each(|nested| {
            let call = &nested.call;
            self.log.log.call(&Entry {
                pid: self.pid(call.process),
                call,
                decode: &|| self.source.decode(call),
                kernel_name: &|handle| self.source.kernel_name(call, handle),
                start_real_ns: self.source.realtime_ns(call.start_ns),
                outermost: nested.around.is_none() && call.parent == 0,
            })
        })
    }

    fn detail(&mut self, detail: &Detail) -> Result<(), Error> {
        match detail {
            Detail::Level(level) => self.log.log.memory(self.pid(level.process), level),
            Detail::Memory(allocation) if allocation.until_ns.is_none() => self.log.memory.had(allocation),
            _ => {}
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), Error> {
        Ok(())
    }
}
