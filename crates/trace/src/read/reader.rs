//! Opens a trace in any state: everything about it but its rows, which `scan` goes through.

use std::path::Path;

use crate::account::ledger::{Books, Ledger, RowBooks};
use crate::account::summary::Summary;
use crate::error::Error;
use crate::format::apis::Apis;
use crate::format::counts::{Counts, FeedCounts, add_rows};
use crate::format::decode::{self, unread};
use crate::format::index::add_feeds;
use crate::format::model::{PerKind, *};
use crate::format::raw::Source;
use crate::read::open::OpenedTrace;
use crate::read::unit::Unit;

/// A trace, opened for reading.
#[derive(Debug)]
pub struct Trace {
    found: OpenedTrace,
    summary: Summary,
    problems: Vec<String>,
    /// This build's id of each of the trace's functions; `None` when they are the same.
    ids: Option<Vec<u16>>,
}

impl Trace {
    /// Opens a closed, open or killed trace, or a `GPUTAP_DIR` of rings.
    pub fn open(path: &Path) -> Result<Trace, Error> {
        Trace::open_with(path, Apis::catalog())
    }

    /// The same for a gputap with these functions.
    pub fn open_with(path: &Path, ours: Apis) -> Result<Trace, Error> {
        let found = OpenedTrace::at(path, &ours)?;
        let ids = found.apis.translate(&ours);
        let same = ids.iter().enumerate().all(|(i, id)| i == usize::from(*id));
        let mut trace = Trace {
            summary: Summary::default(),
            problems: found.problems.clone(),
            ids: (!same).then_some(ids),
            found,
        };
        let ledger = trace.ledger();
        trace.summary = Summary::new(&trace.found.journal, &trace.found.clocks, &ledger);
        if let Some(ids) = &trace.ids {
            trace.summary.translate(ids);
        }
        trace.say_damage(&ledger);
        Ok(trace)
    }

    fn ledger(&self) -> Ledger {
        let mut stored: Counts = self.found.raw_rows.clone();
        for unit in &self.found.units {
            if let Unit::Batch { batch, .. } = unit {
                batch.threads.iter().for_each(|(key, rows)| add_rows(&mut stored, *key, *rows));
            }
        }
        let OpenedTrace { journal, threads, gone, ring_states: rings, gone_rows, .. } = &self.found;
        let rows = self.stored_rows();
        match &self.found.manifest {
            Some(manifest) => Ledger::of_manifest(manifest, &stored, &rows),
            None => {
                let rows = RowBooks { rings, gone: gone_rows, stored: &rows };
                Books { journal, threads, gone, stored: &stored, rows }.ledger()
            }
        }
    }

    /// Other rows than calls that can be read, by feed.
    fn stored_rows(&self) -> PerKind<FeedCounts> {
        let mut rows = PerKind::default();
        for kind in RowKind::ALL {
            add_feeds(self.found.rows.get(kind).iter().map(|(_, batch)| batch), &mut rows);
        }
        for unit in &self.found.units {
            let Unit::Raw(chunks) = unit else { continue };
            for chunk in chunks {
                let feed = (chunk.process, chunk.ring);
                RowKind::ALL
                    .into_iter()
                    .for_each(|kind| rows.get_mut(kind).add(feed, *chunk.others.get(kind)));
            }
        }
        rows
    }

    fn say_damage(&mut self, ledger: &Ledger) {
        if !ledger.balances() {
            self.problems.push("the numbers of calls in manifest.json do not add up".to_owned());
        }
        if let Some(n) = ledger.total.dropped.get(&LossReason::Damaged).filter(|n| **n > 0) {
            self.problems.push(format!("{n} calls were recorded but can't be read any more"));
        }
        for kind in RowKind::ALL {
            let damaged = |t: &PerKind<Totals>| t.get(kind).dropped.get(&LossReason::Damaged).copied();
            let n = ledger.feeds.values().filter_map(damaged).fold(0, u64::saturating_add);
            if n > 0 {
                let what = kind.table().name;
                self.problems.push(format!("{n} {what} were recorded but can't be read any more"));
            }
        }
    }

    /// Reads every byte and checks it: batches that are damaged leave the trace, and are counted.
    pub fn verify(&mut self) -> Result<(), Error> {
        let sources: Vec<_> = self.found.files.iter().map(|p| Source::open(p)).collect();
        let mut problems = Vec::new();
        let mut bytes = Vec::new();
        self.found.units.retain(|unit| {
            let Unit::Batch { file, batch: b } = unit else { return true };
            let read = match &sources[*file] {
                Ok(source) => decode::bytes(source, b, &mut bytes).map_err(|e| e.to_string()),
                Err(e) => Err(e.to_string()),
            };
            read.map_err(|e| problems.push(unread(b, &e))).is_ok()
        });
        for kind in RowKind::ALL {
            self.found.rows.get_mut(kind).retain(|(path, batch)| {
                let read =
                    Source::open(path).map_err(Into::into).and_then(|s| decode::bytes(&s, batch, &mut bytes));
                read.map_err(|e| problems.push(unread(batch, &e.to_string()))).is_ok()
            });
        }
        self.problems = self.found.problems.clone();
        self.problems.append(&mut problems);
        let dir = self.found.dir.clone();
        for table in self.found.manifest.iter().flat_map(|m| &m.files) {
            let bytes = std::fs::read(dir.join(&table.name)).unwrap_or_default();
            if table.crc32c.is_some_and(|crc| crc != crc32c::crc32c(&bytes)) {
                self.problems.push(format!("{} does not match its checksum", table.name));
            }
        }
        let ledger = self.ledger();
        self.summary.count(&self.found.journal, &ledger);
        self.say_damage(&ledger);
        Ok(())
    }

    /// Where it came from and in which state it is.
    pub fn info(&self) -> &Info {
        &self.found.info
    }

    /// Its processes, in order of number.
    pub fn processes(&self) -> &[Process] {
        &self.summary.processes
    }

    /// Its threads, in order of process and thread id.
    pub fn threads(&self) -> &[Thread] {
        &self.summary.threads
    }

    /// Names of kernels, in order of process, handle and time.
    pub fn kernels(&self) -> &[Kernel] {
        &self.summary.kernels
    }

    /// Contexts, in order of process and number.
    pub fn contexts(&self) -> &[Context] {
        &self.summary.contexts
    }

    /// Executable graphs, in order of process, handle and time.
    pub fn graphs(&self) -> &[Graph] {
        &self.summary.graphs
    }

    /// NCCL communicators that were used, in order of process, handle and time.
    pub fn comms(&self) -> &[Comm] {
        &self.summary.comms
    }

    /// Libraries of the recorded layers, as they were met.
    pub fn libraries(&self) -> &[Library] {
        &self.summary.libraries
    }

    /// Losses, first those whose time is known: the counts add up to all dropped calls.
    pub fn losses(&self) -> &[Loss] {
        &self.summary.losses
    }

    /// Where records came from.
    pub fn feeds(&self) -> &[Feed] {
        &self.summary.feeds
    }

    /// Marks, in order of time.
    pub fn marks(&self) -> &[Mark] {
        &self.summary.marks
    }

    /// Clock anchors, in order of process and time.
    pub fn anchors(&self) -> &[Anchor] {
        &self.summary.anchors
    }

    /// What the injected libraries said about themselves, with the number of the process.
    pub fn notes(&self) -> &[(u32, String)] {
        &self.found.journal.notes
    }

    /// Calls of the whole trace; `emitted = stored + dropped`.
    pub fn totals(&self) -> &Totals {
        &self.summary.totals
    }

    /// What is missing and why, one sentence each. Empty for a closed and whole trace.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// The highest number of a process.
    pub(crate) fn last_process(&self) -> u32 {
        let counted = self.summary.processes.last().map_or(0, |p| p.number);
        counted.max(self.summary.threads.last().map_or(0, |t| t.process))
    }

    pub(crate) fn summary(&self) -> &Summary {
        &self.summary
    }

    pub(crate) fn found(&self) -> &OpenedTrace {
        &self.found
    }

    /// This build's id of each of the trace's functions; `None` when they are the same.
    pub(crate) fn ids(&self) -> Option<&[u16]> {
        self.ids.as_deref()
    }
}
