//! Tracks: which there are, and packets that describe them.
//!
//! A process has a track per thread and its counters; the numbers of all are given out as they are met, so that tracks of
//! GPUs can stand beside those of processes.

use std::collections::{BTreeSet, HashMap};

use gputap_trace::known_device;
use gputap_trace::model::Process;

use super::proto::Message;
use crate::source::Source;

/// Fields of `TrackDescriptor`.
mod descriptor {
    pub const UUID: u32 = 1;
    pub const NAME: u32 = 2;
    pub const PROCESS: u32 = 3;
    pub const THREAD: u32 = 4;
    pub const PARENT: u32 = 5;
    pub const COUNTER: u32 = 8;
}

/// Number of the field `CounterDescriptor.unit`, and its value for bytes.
const UNIT: u32 = 3;
const SIZE_BYTES: u64 = 3;
/// `CounterDescriptor.unit_name`: any other.
const UNIT_NAME: u32 = 6;

/// A track of Perfetto's time line, by what it shows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Track {
    /// A process, by its number in the trace.
    Process(u32),
    /// By process number and thread id.
    Thread(u32, u32),
    /// A counter of a process.
    Counter(u32, String),
    /// Another row of a process.
    Row(u32, &'static str),
    /// A stream of a process, by device ordinal and handle.
    Stream(u32, u16, u64),
    /// A counter with a unit of its own, by process (0 for none) and feed.
    Value(u32, u32, String, String),
}

/// The tracks that were described.
pub(super) struct Tracks {
    uuids: HashMap<Track, u64>,
    /// The last thread's track: neighbours mostly share it.
    last: Option<((u32, u32), u64)>,
    /// Pids that several processes have: containers and hosts number for themselves.
    ambiguous: BTreeSet<u32>,
}

/// Above all pids of Linux.
const OWN_PIDS: u32 = 1 << 30;

impl Tracks {
    pub(super) fn new(processes: &[Process]) -> Tracks {
        let (mut once, mut ambiguous) = (BTreeSet::new(), BTreeSet::new());
        for process in processes {
            if !once.insert(process.pid) {
                ambiguous.insert(process.pid);
            }
        }
        Tracks { uuids: HashMap::new(), last: None, ambiguous }
    }

    /// The track of a thread, and the descriptors of what was not described yet.
    #[inline]
    pub(super) fn thread(&mut self, source: &Source<'_>, key: (u32, u32)) -> (u64, Vec<Message>) {
        match self.last {
            Some((last, uuid)) if last == key => (uuid, Vec::new()),
            _ => {
                let (uuid, fresh) = self.get(source, Track::Thread(key.0, key.1));
                self.last = Some((key, uuid));
                (uuid, fresh)
            }
        }
    }

    /// The uuid of any track, and the descriptors of what was not described yet.
    pub(super) fn get(&mut self, source: &Source<'_>, track: Track) -> (u64, Vec<Message>) {
        if let Some(uuid) = self.uuids.get(&track) {
            return (*uuid, Vec::new());
        }
        let mut fresh = Vec::new();
        let parent = match &track {
            Track::Process(_) | Track::Value(0, ..) => None,
            Track::Thread(process, _)
            | Track::Counter(process, _)
            | Track::Row(process, _)
            | Track::Stream(process, ..)
            | Track::Value(process, ..) => {
                let (uuid, described) = self.get(source, Track::Process(*process));
                fresh.extend(described);
                Some(uuid)
            }
        };
        let uuid = self.uuids.len() as u64 + 1;
        fresh.push(self.describe(source, &track, uuid, parent));
        self.uuids.insert(track, uuid);
        (uuid, fresh)
    }

    fn describe(&self, source: &Source<'_>, track: &Track, uuid: u64, parent: Option<u64>) -> Message {
        let mut m = Message::default();
        m.number(descriptor::UUID, uuid);
        if let Some(parent) = parent {
            m.number(descriptor::PARENT, parent);
        }
        match track {
            Track::Process(number) => m.inside(descriptor::PROCESS, |m| {
                m.number(1, u64::from(self.pid(source, *number)));
                m.text(6, &source.title(*number));
            }),
            Track::Thread(number, tid) => m.inside(descriptor::THREAD, |m| {
                let pid = self.pid(source, *number);
                m.number(1, u64::from(pid));
                m.number(2, u64::from(self.tid(source, *number, *tid)));
                if let Some(thread) = source.thread(*number, *tid) {
                    m.text(5, &thread.name);
                }
            }),
            Track::Counter(_, name) => {
                m.text(descriptor::NAME, name);
                m.inside(descriptor::COUNTER, |m| m.number(UNIT, SIZE_BYTES));
            }
            Track::Row(_, name) => m.text(descriptor::NAME, name),
            Track::Stream(_, device, stream) => {
                let device =
                    known_device(*device).map_or_else(|| String::from("unknown GPU"), |d| format!("GPU {d}"));
                m.text(descriptor::NAME, &format!("{device}, stream {stream:#x}"));
            }
            Track::Value(_, _, name, unit) => {
                m.text(descriptor::NAME, name);
                m.inside(descriptor::COUNTER, |m| m.text(UNIT_NAME, unit));
            }
        }
        m
    }

    /// The pid, unless another process has the same.
    fn pid(&self, source: &Source<'_>, number: u32) -> u32 {
        let pid = source.process(number).map_or(0, |p| p.pid);
        if pid == 0 || self.ambiguous.contains(&pid) { OWN_PIDS + number } else { pid }
    }

    /// The thread id, unless its process had to be renamed: threads with one id would become one.
    fn tid(&self, source: &Source<'_>, number: u32, tid: u32) -> u32 {
        let pid = source.process(number).map_or(0, |p| p.pid);
        match self.pid(source, number) {
            renamed if renamed != pid && tid == pid => renamed,
            renamed if renamed != pid => OWN_PIDS + (number << 22) + (tid & 0x3F_FFFF),
            _ => tid,
        }
    }
}
