//! `--log`: another tracer's log, written beside the trace while the job runs.
//!
//! Records are seen as they are stored. What goes wrong here is said once and never harms the trace or the job.

mod catch_up;
mod clock;
mod memory;

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::ValueEnum;
use gputap_analysis::call::{Args as Words, Call};
use gputap_analysis::decode::{Input, decode};
use gputap_analysis::names::Name;
use gputap_catalog::by_id;
use gputap_collect::Origin;
use gputap_event::{Record, Records, fact};
use gputap_export::{Alnair, Cudatrace, Entry, Error, Log};

use crate::run::print::words_of;
use clock::Clock;
use memory::Memory;

/// Whose log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogName {
    /// CUDATracePreload's log_<pid>
    Cudatrace,
    /// alnair's metrics.log and timeline.log
    Alnair,
}

/// Where logs go unless somebody says it: where CUDATracePreload has them.
const DIRECTORY: &str = "log";

impl LogName {
    /// The directory: `given`, or what alnair's own variable says, or the default.
    pub fn directory(self, given: Option<&Path>) -> Result<PathBuf> {
        let pflog = std::env::var_os("PFLOG").filter(|dir| self == LogName::Alnair && !dir.is_empty());
        let dir = given.map(Path::to_owned).or(pflog.map(PathBuf::from));
        std::path::absolute(dir.unwrap_or_else(|| DIRECTORY.into())).context("--log-dir")
    }
}

/// A log in the making.
pub struct LiveLog {
    log: Box<dyn Log>,
    dir: PathBuf,
    clock: Clock,
    memory: Memory,
    kernels: HashMap<(u32, u64), String>,
    threads: HashMap<(u32, u16), u32>,
    /// Calls that have not returned, by process, ring and number.
    begun: HashMap<(u32, u16, u32), (Origin, Vec<u8>)>,
    pids: HashMap<u32, u32>,
    failed: bool,
}

impl LiveLog {
    /// Makes its directory.
    pub fn new(name: LogName, dir: &Path) -> Result<LiveLog> {
        std::fs::create_dir_all(dir).with_context(|| {
            format!("--log: {} can't be made; choose another with --log-dir", dir.display())
        })?;
        let log: Box<dyn Log> = match name {
            LogName::Cudatrace => Box::new(Cudatrace::new(dir)),
            LogName::Alnair => Box::new(Alnair::new(dir)),
        };
        Ok(LiveLog {
            log,
            dir: dir.to_owned(),
            clock: Clock::new(),
            memory: Memory::default(),
            kernels: HashMap::new(),
            threads: HashMap::new(),
            begun: HashMap::new(),
            pids: HashMap::new(),
            failed: false,
        })
    }

    /// Takes one record.
    pub fn record(&mut self, origin: Origin, record: &Record<'_>) {
        if self.failed {
            return;
        }
        self.pids.entry(origin.process).or_insert(origin.pid);
        let h = &record.header;
        match h.id {
            fact::LEASE => {
                let tid = record.payload().first_chunk().map_or(0, |b| u32::from_le_bytes(*b));
                self.threads.insert((origin.process, origin.ring), tid);
            }
            fact::KERNEL => {
                if let Some((handle, name)) = record.payload().split_first_chunk() {
                    let name = Name::new(&String::from_utf8_lossy(name)).full;
                    self.kernels.insert((origin.process, u64::from_le_bytes(*handle)), name);
                }
            }
            _ if h.is_fact() => {}
            _ if h.is_begin() => {
                let key = (origin.process, origin.ring, h.call);
                self.begun.insert(key, (origin, record.bytes().to_vec()));
            }
            _ => {
                self.begun.remove(&(origin.process, origin.ring, h.call));
                let written = self.call(origin, record, true);
                self.check(written);
            }
        }
    }

    fn call(&mut self, origin: Origin, record: &Record<'_>, returned: bool) -> Result<(), Error> {
        let h = &record.header;
        let Some(function) = by_id(h.id) else { return Ok(()) };
        let words = words_of(record, function);
        let (start_ns, end_ns) = (self.clock.ns(h.start, origin.tsc), self.clock.ns(h.end, origin.tsc));
        let call = Call {
            process: origin.process,
            thread: self.threads.get(&(origin.process, origin.ring)).copied().unwrap_or(0),
            api: h.id,
            returned,
            result: h.result as i32,
            start_ns,
            duration_ns: if returned { end_ns.saturating_sub(start_ns).max(0) } else { 0 },
            number: h.call,
            parent: h.parent,
            context: h.context,
            device: h.device,
            args: Words::new(&words, record.copied(words.len())),
        };
        let name = |handle: u64| self.kernels.get(&(origin.process, handle)).cloned();
        let result = returned.then_some(call.result);
        let decode = || decode(&Input { api: call.api, args: call.args, result, kernel_name: &name });
        self.memory.take(&call, origin.ring);
        self.log.call(&Entry {
            pid: origin.pid,
            call: &call,
            decode: &decode,
            start_real_ns: self.clock.realtime(start_ns),
            outermost: call.parent == 0,
        })
    }

    /// The process with this number is gone: its log is complete.
    pub fn gone(&mut self, process: u32) {
        if self.failed {
            return;
        }
        let ended = self.end(process);
        self.check(ended);
    }

    fn end(&mut self, process: u32) -> Result<(), Error> {
        let mut open: Vec<_> = self.begun.extract_if(|(p, ..), _| *p == process).collect();
        open.sort_by_key(|((_, ring, call), _)| (*ring, *call));
        for (_, (origin, bytes)) in open {
            if let Some(Ok(record)) = Records::new(&bytes).next() {
                self.call(origin, &record, false)?;
            }
        }
        self.memory.settle(i64::MAX, Some(process), &self.pids, self.log.as_mut());
        let pid = self.pids.remove(&process).unwrap_or(0);
        self.memory.gone(process);
        self.kernels.retain(|(p, _), _| *p != process);
        self.threads.retain(|(p, _), _| *p != process);
        self.log.gone(process, pid)
    }

    /// All rings were looked at: makes what was written visible. What was seen before the last time is in order now.
    pub fn cycled(&mut self) {
        if self.failed {
            return;
        }
        let until_ns = self.clock.tick();
        self.memory.settle(until_ns, None, &self.pids, self.log.as_mut());
        if self.clock.is_due() {
            let published = self.log.publish();
            self.check(published);
        }
    }

    /// Nothing follows. Processes that are still there get their totals as of now.
    pub fn finish(&mut self) {
        let mut left: Vec<u32> = self.pids.keys().copied().collect();
        left.sort_unstable();
        left.into_iter().for_each(|process| self.gone(process));
        if !self.failed {
            let published = self.log.publish();
            self.check(published);
        }
    }

    fn check(&mut self, result: Result<(), Error>) {
        if let Err(e) = result {
            self.failed = true;
            eprintln!(
                "gputap: the log in {} ends here: {e}. The trace goes on; `gputap export` makes the log of it",
                self.dir.display()
            );
        }
    }
}
