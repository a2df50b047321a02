//! One traced process as the collector sees it.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::Path;

use gputap_event::{Header, fact};
use gputap_ring_reader::{Error, ProcessDir, ProcessHeader, Ring, RingState};
use gputap_trace::{Fact, ProcessFact, RingFact, TraceWriter};

/// Where a record comes from.
#[derive(Clone, Copy, Debug)]
pub struct Origin {
    /// Number of the process in the trace, from 1.
    pub process: u32,
    /// Its pid.
    pub pid: u32,
    /// Index of the ring.
    pub ring: u16,
    /// Whether ring times are TSC ticks.
    pub tsc: bool,
}

/// A process and its rings.
#[derive(Debug)]
pub(crate) struct Source {
    /// Number in the trace.
    pub number: u32,
    dir: ProcessDir,
    /// Last header read.
    pub header: ProcessHeader,
    /// Its rings by index; `None` for one that was refused.
    pub rings: Vec<Option<RingSource>>,
    marks: u64,
    /// What the trace was last told about it.
    told: Option<Box<ProcessFact>>,
}

/// A ring and what is known of it.
#[derive(Debug)]
pub(crate) struct RingSource {
    /// The file.
    pub ring: Ring,
    /// Everything before this is in the trace.
    pub stored: u64,
    /// Its header when it was last looked at.
    pub state: RingState,
    /// Calls whose begin is in the trace and whose end is not yet.
    pub begun: Begun,
}

/// Numbers of calls that have begun, the last few of one thread.
#[derive(Debug, Default)]
pub(crate) struct Begun(Vec<u32>);

impl Begun {
    /// Deeper than calls nest; those that were left by a jump never end.
    const MOST: usize = 64;

    /// Takes a record into account; whether it is the end of a call whose begin was seen.
    pub fn follow(&mut self, h: &Header) -> bool {
        if h.is_begin() {
            self.0.drain(..(self.0.len() + 1).saturating_sub(Begun::MOST));
            self.0.push(h.call);
        } else if h.id == fact::LEASE {
            self.0.clear();
        } else if !h.is_fact()
            && let Some(i) = self.0.iter().rposition(|n| *n == h.call)
        {
            self.0.remove(i);
            return true;
        }
        false
    }
}

impl Source {
    pub fn open(path: &Path, number: u32) -> Result<Source, Error> {
        let dir = ProcessDir::open(path)?;
        let header = dir.header()?;
        Ok(Source { number, dir, header, rings: Vec::new(), marks: 0, told: None })
    }

    pub fn path(&self) -> &Path {
        self.dir.path()
    }

    /// Reads the header again and opens rings that are new; what can't be opened is told once.
    pub fn refresh(&mut self, refused: &mut Vec<String>) -> Result<(), Error> {
        self.header = self.dir.header()?;
        // More rings than a process can have is a damaged header.
        let rings = self.header.rings().min(1024) as u32;
        for index in self.rings.len() as u32..rings {
            let opened = self.dir.ring(index, true).and_then(|ring| {
                let state = ring.state()?;
                Ok(RingSource { ring, stored: state.tail, state, begun: Begun::default() })
            });
            self.rings.push(opened.map_err(|e| refused.push(e.to_string())).ok());
        }
        Ok(())
    }

    pub fn origin(&self, ring: usize) -> Origin {
        Origin { process: self.number, pid: self.header.pid(), ring: ring as u16, tsc: self.header.tsc() }
    }

    /// Whole new lines of the `marks` file: times and labels.
    pub fn new_marks(&mut self) -> Vec<(i64, String)> {
        let Ok(file) = File::open(self.path().join("marks")) else { return Vec::new() };
        let mut text = vec![0; 64 << 10];
        let Ok(n) = file.read_at(&mut text, self.marks) else { return Vec::new() };
        let whole = text[..n].iter().rposition(|b| *b == b'\n').map_or(0, |i| i + 1);
        self.marks += whole as u64;
        let lines = text[..whole].split(|b| *b == b'\n');
        lines
            .filter_map(|l| serde_json::from_slice::<MarkLine>(l).ok())
            .map(|m| (m.time_ns, m.label))
            .collect()
    }

    /// Tells the trace about the process before its first records.
    pub fn introduce(&mut self, writer: &mut TraceWriter) -> Result<(), gputap_trace::Error> {
        if self.told.is_some() { Ok(()) } else { self.report(writer) }
    }

    /// Tells the trace what has changed.
    pub fn report(&mut self, writer: &mut TraceWriter) -> Result<(), gputap_trace::Error> {
        let now = Box::new(self.describe());
        if self.told.as_ref() == Some(&now) {
            return Ok(());
        }
        writer.fact(&Fact::Process(now.clone()))?;
        self.told = Some(now);
        Ok(())
    }

    fn describe(&self) -> ProcessFact {
        let rings = self.rings.iter().enumerate().filter_map(|(i, r)| {
            let r = r.as_ref()?;
            Some(RingFact::from_state(i as u16, r.ring.is_shared(), &r.state))
        });
        let mut fact =
            ProcessFact { rings: rings.collect(), ..ProcessFact::from_header(self.number, &self.header) };
        for counts in self.rings.iter().flatten().filter_map(|r| r.ring.counts().ok()) {
            fact.add_counts(&counts);
        }
        fact
    }

    /// Whether anything could still write here: the process is there and is the same one.
    pub fn is_alive(&self) -> bool {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.header.pid())).unwrap_or_default();
        let start = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(19));
        start.and_then(|s| s.parse().ok()) == Some(self.header.start_time())
    }
}

/// A line that `gputap ctl PID mark` appended.
#[derive(serde::Deserialize)]
struct MarkLine {
    time_ns: i64,
    label: String,
}
