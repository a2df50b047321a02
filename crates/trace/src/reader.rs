//! Reads a trace in any state.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;

use crate::apis::Apis;
use crate::batch;
use crate::columns::Columns;
use crate::error::Error;
use crate::index::Counts;
use crate::ledger::{Books, Ledger};
use crate::model::*;
use crate::open::{Found, Unit};
use crate::raw::Source;
use crate::summary::Summary;
use crate::table::Rows;

/// A trace, opened for reading.
#[derive(Debug)]
pub struct Trace {
    found: Found,
    summary: Summary,
    problems: Vec<String>,
    /// This build's id of each of the trace's functions; `None` when they are the same.
    ids: Option<Vec<u16>>,
    names: BTreeMap<u16, String>,
}

impl Trace {
    /// Opens a closed, open or killed trace, or a `GPUTAP_DIR` of rings.
    pub fn open(path: &Path) -> Result<Trace, Error> {
        Trace::open_with(path, Apis::catalog())
    }

    /// The same for a gputap with these functions.
    pub fn open_with(path: &Path, ours: Apis) -> Result<Trace, Error> {
        let found = Found::at(path, &ours)?;
        let (ids, foreign) = found.apis.translate(&ours);
        let same = ids.iter().enumerate().all(|(i, id)| i == usize::from(*id)) && foreign.is_empty();
        let names = found.apis.rows().iter().zip(&ids).map(|(a, id)| (*id, a.name.clone())).collect();
        let mut trace = Trace {
            summary: Summary::default(),
            problems: found.problems.clone(),
            ids: (!same).then_some(ids),
            names,
            found,
        };
        let ledger = trace.ledger();
        trace.summary = Summary::new(&trace.found.facts, &trace.found.clocks, &ledger);
        trace.say_damage(&ledger);
        Ok(trace)
    }

    fn ledger(&self) -> Ledger {
        let mut stored: Counts = self.found.raw_rows.clone();
        for unit in &self.found.units {
            if let Unit::Batch { batch, .. } = unit {
                batch.threads.iter().for_each(|(key, rows)| *stored.entry(*key).or_default() += rows);
            }
        }
        let Found { facts, threads, gone, .. } = &self.found;
        match &self.found.manifest {
            Some(manifest) => Ledger::of_manifest(manifest, &stored),
            None => Books { facts, threads, gone, stored: &stored }.ledger(),
        }
    }

    fn say_damage(&mut self, ledger: &Ledger) {
        if !ledger.balances() {
            self.problems.push("the numbers of calls in manifest.json do not add up".to_owned());
        }
        if let Some(n) = ledger.total.dropped.get(&Loss::Damaged).filter(|n| **n > 0) {
            self.problems.push(format!("{n} calls were recorded but can't be read any more"));
        }
    }

    /// Reads every byte and checks it: batches that are damaged leave the trace, and are counted.
    pub fn verify(&mut self) -> Result<(), Error> {
        let sources: Vec<_> = self.found.files.iter().map(|p| Source::open(p)).collect();
        let mut problems = Vec::new();
        let files = &self.found.files;
        self.found.units.retain(|unit| {
            let Unit::Batch { file, batch: b } = unit else { return true };
            let read = match &sources[*file] {
                Ok(source) => batch::bytes(source, b).map_err(|e| e.to_string()),
                Err(e) => Err(e.to_string()),
            };
            read.map_err(|e| problems.push(unread(&files[*file], b.offset, b.rows, &e))).is_ok()
        });
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
        self.summary.count(&self.found.facts, &ledger);
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

    /// Located gaps, in order of process, thread and time.
    pub fn gaps(&self) -> &[Gap] {
        &self.summary.gaps
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
        &self.found.facts.notes
    }

    /// Calls of the whole trace; `emitted = stored + dropped`.
    pub fn totals(&self) -> &Totals {
        &self.summary.totals
    }

    /// What is missing and why, one sentence each. Empty for a closed and whole trace.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// Exported name of a function id as `Calls::api` holds it.
    pub fn api_name(&self, api: u16) -> Option<&str> {
        self.names.get(&api).map(String::as_str)
    }

    /// Hands out all calls in batches. Rows of one thread come in the order in which they were stored, which is that in
    /// which its calls ended (except around a change to a larger ring); calls that had not returned come last.
    pub fn scan(
        &self,
        columns: Columns,
        f: &mut dyn FnMut(Calls<'_>) -> ControlFlow<()>,
    ) -> Result<Scanned, Error> {
        let mut scan = Scan::new(self, columns);
        for unit in &self.found.units {
            if scan.unit(unit, f).is_break() {
                break;
            }
        }
        Ok(scan.done)
    }

    /// Folds all calls on as many threads as the machine has. Each thread folds one run of consecutive batches;
    /// `merge(a, b)` is called with the runs in order, so what is `a`'s comes before what is `b`'s.
    pub fn scan_fold<T: Send>(
        &self,
        columns: Columns,
        init: impl Fn() -> T + Sync,
        fold: impl Fn(&mut T, Calls<'_>) + Sync,
        merge: impl Fn(T, T) -> T,
    ) -> Result<(T, Scanned), Error> {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let runs = runs(&self.found.units, threads);
        let one = |run: &[Unit]| {
            let mut state = init();
            let mut scan = Scan::new(self, columns);
            for unit in run {
                let _ = scan.unit(unit, &mut |calls| {
                    fold(&mut state, calls);
                    ControlFlow::Continue(())
                });
            }
            (state, scan.done)
        };
        let parts: Vec<(T, Scanned)> = std::thread::scope(|s| {
            let handles: Vec<_> = runs.iter().skip(1).map(|run| s.spawn(|| one(run))).collect();
            let first = runs.first().map(|run| one(run));
            let rest = handles.into_iter().map(|h| h.join().unwrap_or_else(|e| std::panic::resume_unwind(e)));
            first.into_iter().chain(rest).collect()
        });
        let joined = parts.into_iter().reduce(|(a, x), (b, y)| (merge(a, b), x.and(y)));
        Ok(joined.unwrap_or_else(|| (init(), Scanned::default())))
    }
}

/// Consecutive units in `n` runs of about the same number of rows.
fn runs(units: &[Unit], n: usize) -> Vec<&[Unit]> {
    let total: u64 = units.iter().map(Unit::rows).sum();
    let share = total.div_ceil(n.max(1) as u64).max(1);
    let mut out = Vec::new();
    let (mut from, mut rows) = (0, 0);
    for (i, unit) in units.iter().enumerate() {
        rows += unit.rows();
        if rows >= share {
            out.push(&units[from..=i]);
            (from, rows) = (i + 1, 0);
        }
    }
    if from < units.len() {
        out.push(&units[from..]);
    }
    out
}

/// One thread's way through units.
struct Scan<'a> {
    trace: &'a Trace,
    columns: Columns,
    file: Option<(usize, std::io::Result<Source>)>,
    rows: Rows,
    done: Scanned,
}

impl<'a> Scan<'a> {
    fn new(trace: &'a Trace, columns: Columns) -> Scan<'a> {
        Scan { trace, columns, file: None, rows: Rows::default(), done: Scanned::default() }
    }

    fn unit(&mut self, unit: &Unit, f: &mut dyn FnMut(Calls<'_>) -> ControlFlow<()>) -> ControlFlow<()> {
        match unit {
            Unit::Batch { file, batch } => self.batch(*file, batch, f),
            Unit::Raw(chunks) => {
                for chunk in chunks {
                    self.chunk(chunk, f)?;
                }
                self.flush(f)
            }
            Unit::Open(rows) => {
                self.rows = (**rows).clone();
                self.flush(f)
            }
        }
    }

    fn batch(
        &mut self,
        file: usize,
        batch: &crate::index::Batch,
        f: &mut dyn FnMut(Calls<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let path = &self.trace.found.files[file];
        if self.file.as_ref().is_none_or(|(open, _)| *open != file) {
            self.file = Some((file, Source::open(path)));
        }
        let decoded = match &self.file {
            Some((_, Ok(source))) => batch::read(source, batch, self.columns).map_err(|e| e.to_string()),
            Some((_, Err(e))) => Err(e.to_string()),
            None => Err(String::new()),
        };
        match decoded {
            Ok(mut decoded) => {
                if let Some(ids) = &self.trace.ids {
                    decoded.translate(ids);
                }
                self.done.rows += batch.rows;
                f(decoded.calls())
            }
            Err(e) => {
                self.done.damaged += batch.rows;
                self.done.problems.push(unread(path, batch.offset, batch.rows, &e));
                ControlFlow::Continue(())
            }
        }
    }

    fn chunk(
        &mut self,
        chunk: &crate::compact::RawChunk,
        f: &mut dyn FnMut(Calls<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Ok(payload) = chunk.read() else {
            self.done.damaged += chunk.rows;
            let what = format!("{} calls of a raw segment can't be read any more", chunk.rows);
            self.done.problems.push(what);
            return ControlFlow::Continue(());
        };
        let mut rows = std::mem::take(&mut self.rows);
        let found = &self.trace.found;
        let mut stopped = ControlFlow::Continue(());
        let _ = chunk.rows(&payload, &found.clocks, &found.apis, &mut rows, |full| {
            std::mem::swap(&mut self.rows, full);
            stopped = self.flush(f);
            std::mem::swap(&mut self.rows, full);
            if stopped.is_break() { Err(()) } else { Ok(()) }
        });
        self.rows = rows;
        stopped
    }

    /// Hands out the rows and forgets them.
    fn flush(&mut self, f: &mut dyn FnMut(Calls<'_>) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.rows.is_empty() {
            return ControlFlow::Continue(());
        }
        if let Some(ids) = &self.trace.ids {
            let id = |id: &u16| ids.get(usize::from(*id)).copied().unwrap_or(u16::MAX);
            self.rows.api = self.rows.api.iter().map(id).collect();
        }
        self.done.rows += self.rows.len() as u64;
        let flow = f(self.rows.calls(self.columns));
        self.rows.clear();
        flow
    }
}

impl Scanned {
    fn and(mut self, other: Scanned) -> Scanned {
        self.rows += other.rows;
        self.damaged += other.damaged;
        self.problems.extend(other.problems);
        self
    }
}

fn unread(path: &Path, offset: u64, rows: u64, why: &str) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    format!("calls/{name}: the batch of {rows} calls at byte {offset} {why}")
}
