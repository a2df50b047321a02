//! One traced process as the collector sees it.

use std::collections::BTreeMap;
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::time::Instant;

use gputap_ring_reader::{Error, ProcessDir, ProcessHeader};
use gputap_trace::{JournalEntry, Known, Mark, ProcessEntry, RingEntry, TraceWriter, Unstored};

use crate::drain::RingSource;
use crate::life::{Below, Identity, Life, Viewer};
use crate::observer::RingOrigin;
use crate::source::Outlet;

/// A process and its rings.
#[derive(Debug)]
pub(crate) struct TracedProcess {
    /// Number in the trace.
    pub number: u32,
    dir: ProcessDir,
    name: String,
    identity: Identity,
    /// Last header read.
    pub header: ProcessHeader,
    /// Its rings by index.
    pub rings: Vec<RingSource>,
    /// What an earlier collector stored of its rings.
    stored: BTreeMap<u16, u64>,
    marks: Marks,
    /// What the trace was last told about it.
    told: Option<Box<ProcessEntry>>,
    /// Whether it was there when it was last looked for.
    pub life: Life,
    /// Its pid here, if it is in a pid namespace below ours.
    seen: Option<u32>,
    /// When it last had something new.
    pub wrote: Instant,
}

impl TracedProcess {
    /// A process directory that was just opened.
    pub fn new(dir: ProcessDir, header: ProcessHeader, identity: Identity, number: u32) -> TracedProcess {
        let name = dir.path().file_name().unwrap_or_default().to_string_lossy().into_owned();
        TracedProcess {
            number,
            dir,
            name,
            identity,
            header,
            rings: Vec::new(),
            stored: BTreeMap::new(),
            marks: Marks::default(),
            told: None,
            life: Life::Unknown,
            seen: None,
            wrote: Instant::now(),
        }
    }

    /// The same, which an earlier collector of this trace began to store.
    pub fn resume(
        dir: ProcessDir,
        header: ProcessHeader,
        identity: Identity,
        known: &Known,
    ) -> TracedProcess {
        TracedProcess {
            stored: known.rings.clone(),
            marks: Marks { at: 0, known: known.marks },
            ..TracedProcess::new(dir, header, identity, known.number)
        }
    }

    pub fn path(&self) -> &Path {
        self.dir.path()
    }

    /// Whether its pid is one of ours.
    pub fn is_near(&self, viewer: &Viewer) -> bool {
        viewer.is_near(&self.identity)
    }

    /// Looks whether the process is still there.
    pub fn look(&mut self, viewer: &Viewer, below: &Below) {
        self.life = viewer.life(&self.identity, &mut self.seen, below);
    }

    /// Stores what is new in its rings. An error is the trace's.
    pub fn drain(&mut self, files: &mut usize, out: &mut Outlet<'_>) -> Result<(), gputap_trace::Error> {
        self.refresh(files, out);
        if self.told.is_none() {
            self.report(out.writer)?;
            self.told.iter().for_each(|process| out.observer.process(process));
        }
        let before = out.cycle.bytes;
        for ring in 0..self.rings.len() {
            let origin = self.origin(ring);
            self.rings[ring].drain(&self.dir, origin, files, out)?;
        }
        if out.cycle.bytes > before {
            self.wrote = Instant::now();
        }
        Ok(())
    }

    /// Reads the header again and opens rings that are new. Where its header makes no sense any more, the rings that
    /// are known are drained on.
    fn refresh(&mut self, files: &mut usize, out: &mut Outlet<'_>) {
        match self.dir.header() {
            Ok(header) => self.header = header,
            Err(e) => out.problems.add_of(self.number, e),
        }
        for index in self.rings.len() as u32..self.header.rings() {
            let known = self.stored.get(&(index as u16)).copied();
            let mut ring = RingSource::new(self.number, index, known);
            ring.open(&self.dir, files, out);
            self.rings.push(ring);
        }
    }

    fn origin(&self, ring: usize) -> RingOrigin {
        RingOrigin { process: self.number, pid: self.header.pid(), ring: ring as u16, tsc: self.header.tsc() }
    }

    /// Whether all that was published is stored.
    pub fn is_drained(&self) -> bool {
        self.rings.iter().all(RingSource::is_drained)
    }

    /// Whether no ring had to be left alone.
    pub fn is_whole(&self) -> bool {
        !self.rings.iter().any(RingSource::is_refused)
    }

    /// Rings that hold an open file.
    pub fn open_files(&self) -> usize {
        self.rings.iter().filter(|r| r.is_open()).count()
    }

    /// Counts what is published and can't be stored.
    pub fn give_up(&mut self, buffer: &mut Vec<u8>, unstored: &mut Unstored) {
        for (ring, index) in self.rings.iter_mut().zip(0..) {
            ring.each_left(&self.dir, buffer, |at, bytes| unstored.add(self.number, index, at, bytes));
        }
    }

    /// Calls that the process dropped.
    pub fn dropped(&self) -> u64 {
        let rings = self.rings.iter().map(|r| r.state.dropped_full + r.state.dropped_signal);
        rings.sum::<u64>() + self.header.dropped_no_ring() + self.header.dropped_busy()
    }

    /// Tells the trace what has changed: marks and counters. All are tried, the first error is given.
    pub fn tell(&mut self, writer: &mut TraceWriter) -> Result<(), gputap_trace::Error> {
        let mut told = Ok(());
        for MarkLine { time_ns, label, recording } in self.marks.new_lines(self.dir.path()) {
            let mark = Mark { process: self.number, time_ns, label, recording };
            told = told.and(writer.journal(&JournalEntry::Mark(mark)));
        }
        told.and(self.report(writer))
    }

    fn report(&mut self, writer: &mut TraceWriter) -> Result<(), gputap_trace::Error> {
        let now = Box::new(self.describe());
        if self.told.as_ref() == Some(&now) {
            return Ok(());
        }
        writer.journal(&JournalEntry::Process(now.clone()))?;
        self.told = Some(now);
        Ok(())
    }

    fn describe(&self) -> ProcessEntry {
        let rings =
            self.rings.iter().zip(0..).map(|(r, i)| RingEntry::from_state(i, r.shared, &r.state, r.emitted));
        let (dir, rings) = (self.name.clone(), rings.collect());
        let (gone, silent) = (self.life.is_over() && self.is_drained(), self.life == Life::Silent);
        let header = ProcessEntry::from_header(self.number, &self.header);
        let mut entry = ProcessEntry { dir, rings, gone, silent, ..header };
        for r in &self.rings {
            entry.add_counts(&r.counts(&self.dir));
        }
        entry
    }
}

/// The `marks` file of a process.
#[derive(Debug, Default)]
struct Marks {
    at: u64,
    /// Lines that are in the trace already.
    known: usize,
}

/// A line that `gputap ctl PID` appended: a label, or that recording was switched.
#[derive(serde::Deserialize)]
struct MarkLine {
    time_ns: i64,
    #[serde(default)]
    label: String,
    #[serde(default)]
    recording: Option<bool>,
}

impl Marks {
    /// Whole new lines.
    fn new_lines(&mut self, dir: &Path) -> Vec<MarkLine> {
        let Ok(file) = gputap_ring_reader::open(&dir.join("marks"), false) else { return Vec::new() };
        let mut text = vec![0; 64 << 10];
        let Ok(n) = file.read_at(&mut text, self.at) else { return Vec::new() };
        let whole = text[..n].iter().rposition(|b| *b == b'\n').map_or(0, |i| i + 1);
        self.at += whole as u64;
        let lines = text[..whole].split(|b| *b == b'\n');
        let mut marks: Vec<MarkLine> = lines.filter_map(|l| serde_json::from_slice(l).ok()).collect();
        let known = self.known.min(marks.len());
        self.known -= known;
        marks.drain(..known);
        marks
    }
}

/// Opens a process directory; a link to one is none.
pub(crate) fn open(path: &Path) -> Result<(ProcessDir, ProcessHeader), Error> {
    if !std::fs::symlink_metadata(path).is_ok_and(|m| m.is_dir()) {
        return Err(Error::Bad { path: path.to_owned(), what: "not a directory".into() });
    }
    let dir = ProcessDir::open(path)?;
    let header = dir.header()?;
    Ok((dir, header))
}
