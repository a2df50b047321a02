//! Following itself: what is done about each thing that happens.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use gputap_model::detail::{Detail, Wanted};
use gputap_model::model::Model;
use gputap_ring_reader::clock::Reading;
use gputap_trace::{Anchor, Calls, Columns, Definition, ProcessEntry, RowBlock, Tail, Trace, Traces};

use super::{Figures, LiveNames, Watcher};

/// Time between two readings of the clocks that are kept.
const ANCHORED_NS: u64 = 1_000_000_000;

/// What figures are made of.
const COUNTED: Wanted =
    Wanted::LAUNCHES.with(Wanted::GRAPH_LAUNCHES).with(Wanted::COPIES).with(Wanted::LEVELS);

/// Follows what is stored.
pub struct Following {
    watchers: Vec<Box<dyn Watcher>>,
    counts: Option<Counts>,
    wanted: Wanted,
    tail: Tail,
    model: Model,
    pids: BTreeMap<u32, u32>,
    /// Calls since all rings were last looked at.
    now: RowBlock,
    /// Those of the time before: a capture that another thread had begun, or a name, may have come only now.
    before: RowBlock,
    /// When all rings were last looked at, and the time before.
    read: Reading,
    read_before: Reading,
    anchored_ns: u64,
    ticks_per_ns: f64,
    /// Processes that are gone, and when.
    leaving: Vec<(u32, i64)>,
    definitions: Vec<Definition>,
}

/// Figures in the making.
#[derive(Default)]
struct Counts {
    now: Figures,
    /// Bytes on GPUs by process.
    device: BTreeMap<u32, u64>,
}

impl Counts {
    fn take(&mut self, detail: &Detail) {
        match detail {
            Detail::Launch(launch) if !launch.who.captured => self.now.launches += 1,
            Detail::Graph(launch) if !launch.who.captured => self.now.launches += 1,
            Detail::Copy(copy) if !copy.who.captured && copy.is_copy() => {
                self.now.copied_bytes = self.now.copied_bytes.saturating_add(copy.bytes.unwrap_or(0));
            }
            Detail::Level(level) => {
                self.device.insert(level.process, level.device.live_bytes);
            }
            _ => {}
        }
    }

    fn settle(&mut self, read_ns: u64) {
        self.now.read_ns = read_ns;
        self.now.device_bytes = self.device.values().sum();
    }
}

fn anchor(reading: Reading) -> Anchor {
    let Reading { tick, mono_ns, real_ns } = reading;
    Anchor { process: 0, tick, mono_ns: mono_ns as i64, real_ns: real_ns as i64 }
}

/// What clocks that go `ticks_per_ns` fast showed a second before `now`.
fn a_second_before(now: Reading, ticks_per_ns: f64) -> Anchor {
    let ticks = (ticks_per_ns * ANCHORED_NS as f64) as u64;
    anchor(Reading {
        tick: now.tick.saturating_sub(ticks),
        mono_ns: now.mono_ns.saturating_sub(ANCHORED_NS),
        real_ns: now.real_ns.saturating_sub(ANCHORED_NS),
    })
}

impl Following {
    /// Before anything was stored. `figures` says whether somebody asks for them.
    pub fn new(watchers: Vec<Box<dyn Watcher>>, figures: bool, now: Reading, ticks_per_ns: f64) -> Following {
        let counted = if figures { COUNTED } else { Wanted::NONE };
        let wanted = watchers.iter().fold(counted, |all, watcher| all.with(watcher.wants()));
        Following {
            watchers,
            counts: figures.then(Counts::default),
            wanted,
            tail: Tail::new(a_second_before(now, ticks_per_ns), anchor(now)),
            model: Model::live(wanted),
            pids: BTreeMap::new(),
            now: RowBlock::default(),
            before: RowBlock::default(),
            read: now,
            read_before: now,
            anchored_ns: now.mono_ns,
            ticks_per_ns,
            leaving: Vec::new(),
            definitions: Vec::new(),
        }
    }

    /// What jobs came to so far.
    pub fn figures(&self) -> Option<Figures> {
        self.counts.as_ref().map(|counts| counts.now)
    }

    /// A process whose records follow.
    pub fn process(&mut self, process: ProcessEntry) {
        self.pids.insert(process.number, process.pid);
        self.tail.process(process);
    }

    /// Nothing of a process follows.
    pub fn process_gone(&mut self, process: u32) {
        self.leaving.push((process, self.read.mono_ns as i64));
    }

    /// Something stored can't be read.
    pub fn failed(&mut self, why: &str) {
        self.watchers.iter_mut().for_each(|watcher| watcher.failed(why));
    }

    /// Records of a ring (process and index) from `position` on were stored.
    pub fn stored(&mut self, ring: (u32, u16), position: u64, payload: Vec<u8>) {
        self.tail.chunk(ring, position, payload, &mut self.now, &mut self.definitions);
        for definition in self.definitions.drain(..) {
            self.model.define(&definition);
        }
    }

    /// All rings had been looked at when the clocks were read.
    pub fn cycled(&mut self, reading: Reading) {
        (self.read_before, self.read) = (self.read, reading);
        if reading.mono_ns.saturating_sub(self.anchored_ns) >= ANCHORED_NS {
            self.anchored_ns = reading.mono_ns;
            self.tail.anchor(anchor(reading));
        }
        // What returned before the rings were last looked at is there now. What it waits for besides are calls that were
        // entered before: those that came only now, and those that will.
        let entered = self.now.calls().start_ns.iter().copied().min();
        let until_ns = (self.read_before.mono_ns as i64).min(entered.unwrap_or(i64::MAX));
        let until_ns = until_ns.min(self.tail.open_since_ns(Model::changes_memory).unwrap_or(i64::MAX));
        self.go_on(until_ns);
        self.watchers.iter_mut().for_each(|watcher| watcher.cycled());
    }

    /// Hands on the calls of the time before, and what is decided by now.
    fn go_on(&mut self, until_ns: i64) {
        let now = self.now.calls();
        if now.len > 0 {
            self.model.announce(&now);
        }
        let before = self.before.calls();
        let mut details = match before.len {
            0 => Vec::new(),
            _ => self.model.calls(&before, until_ns),
        };
        details.extend(self.model.settle(until_ns));
        let known = known(&self.model, &self.pids, self.read);
        for watcher in &mut self.watchers {
            if before.len > 0 {
                watcher.calls(&before, &known);
            }
            details.iter().for_each(|detail| watcher.detail(detail, &known));
        }
        if let Some(counts) = &mut self.counts {
            details.iter().for_each(|detail| counts.take(detail));
            counts.settle(self.read.mono_ns);
        }
        std::mem::swap(&mut self.now, &mut self.before);
        self.now.clear();
        for (process, _) in self.leaving.extract_if(.., |(_, at_ns)| *at_ns < until_ns).collect::<Vec<_>>() {
            self.gone(process);
        }
    }

    fn gone(&mut self, process: u32) {
        let open = self.tail.forget(process);
        let known = known(&self.model, &self.pids, self.read);
        for watcher in &mut self.watchers {
            watcher.calls(&open.calls(), &known);
            watcher.gone(process, known.pid(process));
        }
        self.model.forget(process);
        self.pids.remove(&process);
        if let Some(counts) = &mut self.counts {
            counts.device.remove(&process);
        }
    }

    /// Nothing follows. Processes that are still there are as of now.
    pub fn finish(&mut self) {
        self.go_on(self.read.mono_ns as i64);
        self.go_on(i64::MAX);
        let left: Vec<u32> = self.pids.keys().copied().collect();
        left.into_iter().for_each(|process| self.gone(process));
        self.watchers.iter_mut().for_each(|watcher| watcher.cycled());
    }

    /// Begins with what a trace holds. Calls in it that had not returned may still do.
    pub fn catch_up(&mut self, trace: Trace) {
        self.tail = Tail::behind(&trace, a_second_before(self.read, self.ticks_per_ns), anchor(self.read));
        let traces = Traces::from(trace);
        self.pids = traces.processes().iter().map(|p| (p.number, p.pid)).collect();
        let Following { watchers, counts, model, pids, read, wanted, .. } = self;
        *model = Model::behind(&traces, *wanted);
        let mut hand_on = |model: &Model, calls: Option<&Calls<'_>>, details: &[Detail]| {
            let known = known(model, pids, *read);
            for watcher in watchers.iter_mut() {
                calls.into_iter().for_each(|calls| watcher.calls(calls, &known));
                details.iter().for_each(|detail| watcher.detail(detail, &known));
            }
            if let Some(counts) = counts.as_mut() {
                details.iter().for_each(|detail| counts.take(detail));
            }
        };
        traces.scan_through(Columns::ALL, &mut |calls, until_ns| {
            let returned = RowBlock::returned(&calls);
            let details = model.calls(&returned.calls(), until_ns);
            hand_on(model, Some(&returned.calls()), &details);
            ControlFlow::Continue(())
        });
        let details = model.settle(i64::MAX);
        hand_on(model, None, &details);
    }
}

fn known<'a>(model: &'a Model, pids: &'a BTreeMap<u32, u32>, read: Reading) -> LiveNames<'a> {
    let real_ahead_ns = (read.real_ns as i64).saturating_sub(read.mono_ns as i64);
    LiveNames { names: model.names(), pids, real_ahead_ns }
}
