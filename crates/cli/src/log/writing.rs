//! The log itself: what records come to, in the order in which they were stored.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use gputap_analysis::call::{Args as Words, Call};
use gputap_analysis::decode::{Input, decode};
use gputap_catalog::by_id;
use gputap_collect::Origin;
use gputap_event::{Record, Records, fact};
use gputap_export::{Alnair, Cudatrace, Entry, Error, Log};
use gputap_ring_reader::clock::Reading;
use gputap_trace::KernelName;
use gputap_trace::model;

use super::LogName;
use super::clock::Clock;
use super::memory::Memory;
use crate::run::print::words_of;

/// A log in the making. What goes wrong is said once and never harms the trace or the job.
pub(super) struct Writing {
    pub(super) log: Box<dyn Log>,
    dir: PathBuf,
    clock: Clock,
    pub(super) memory: Memory,
    pub(super) kernels: HashMap<(u32, u64), String>,
    threads: HashMap<(u32, u16), u32>,
    /// Calls that have not returned, by process, ring and number.
    begun: HashMap<(u32, u16, u32), (Origin, Vec<u8>)>,
    pub(super) pids: HashMap<u32, u32>,
    failed: bool,
}

impl Writing {
    /// Makes its directory.
    pub(super) fn new(name: LogName, dir: &Path) -> Result<Writing> {
        std::fs::create_dir_all(dir).with_context(|| {
            format!("--log: {} can't be made; choose another with --log-dir", dir.display())
        })?;
        let log: Box<dyn Log> = match name {
            LogName::Cudatrace => Box::new(Cudatrace::new(dir)),
            LogName::Alnair => Box::new(Alnair::new(dir)),
        };
        Ok(Writing {
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
    pub(super) fn record(&mut self, origin: Origin, record: &Record<'_>) {
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
                    let name = KernelName::new(&String::from_utf8_lossy(name)).full;
                    self.kernels.insert((origin.process, u64::from_le_bytes(*handle)), name);
                }
            }
            fact::CONTEXT => {
                let word = |i: usize| record.payload().get(i * 8..).and_then(|b| b.first_chunk());
                let word = |i: usize| word(i).map_or(0, |b| u64::from_le_bytes(*b));
                let (context, device) = (word(0) as u32, (word(0) >> 32) as i32);
                let (process, handle) = (origin.process, word(1));
                self.memory.context(&model::Context { process, context, device, handle });
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
            device: gputap_trace::known_device(h.device),
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
            kernel_name: &name,
            start_real_ns: self.clock.realtime(start_ns),
            outermost: call.parent == 0,
        })
    }

    /// The process with this number is gone: its log is complete.
    pub(super) fn gone(&mut self, process: u32) {
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

    /// All rings had been looked at when the clocks were read: makes what was written visible. What was seen before the
    /// last time is in order now.
    pub(super) fn cycled(&mut self, now: Reading) {
        if self.failed {
            return;
        }
        let until_ns = self.clock.tick(now);
        self.memory.settle(until_ns, None, &self.pids, self.log.as_mut());
        if self.clock.is_due() {
            let published = self.log.publish();
            self.check(published);
        }
    }

    /// Nothing follows. Processes that are still there get their totals as of now.
    pub(super) fn finish(&mut self) {
        let mut left: Vec<u32> = self.pids.keys().copied().collect();
        left.sort_unstable();
        left.into_iter().for_each(|process| self.gone(process));
        if !self.failed {
            let published = self.log.publish();
            self.check(published);
        }
    }

    /// Says what went wrong, once.
    pub(super) fn check(&mut self, result: Result<(), impl std::fmt::Display>) {
        if let Err(e) = result {
            self.failed = true;
            errln!(
                "gputap: the log in {} ends here: {e}. The trace goes on; `gputap export` makes the log of it",
                self.dir.display()
            );
        }
    }
}
