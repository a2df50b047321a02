//! Memory of running processes: changes wait until those of other threads that came before them are seen.

use std::collections::{BTreeMap, HashMap};

use gputap_analysis::call::Call;
use gputap_analysis::capture::{self, Captures};
use gputap_analysis::detail::Level;
use gputap_analysis::effect::{self, Kinds};
use gputap_analysis::memory::{Action, Allocation, Event, Replay, Space};
use gputap_export::Log;
use gputap_trace::model::Context;

/// More calls than this are not open: their ends were dropped.
const OPEN_MAX: usize = 1 << 16;

pub(super) struct Memory {
    replay: Replay,
    captures: Captures,
    capturing: bool,
    waiting: Vec<Event>,
    /// Effects of calls inside a call that has not returned: what the driver did for the runtime counts once.
    inside: HashMap<(u32, u16, u32), Kinds>,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory {
            replay: Replay::new(&[]),
            captures: Captures::default(),
            capturing: false,
            waiting: Vec::new(),
            inside: HashMap::new(),
        }
    }
}

impl Memory {
    /// A call that returned.
    pub(super) fn take(&mut self, call: &Call<'_>, ring: u16) {
        let below = self.inside.remove(&(call.process, ring, call.number)).unwrap_or_default();
        let kind = effect::at(call.api).kind();
        let own = if call.succeeded() { kind } else { Kinds::NONE };
        if call.parent != 0 && !own.with(below).is_empty() {
            if self.inside.len() >= OPEN_MAX {
                self.inside.clear();
            }
            let around = self.inside.entry((call.process, ring, call.parent)).or_default();
            *around = around.with(own).with(below);
        }
        self.capturing |= capture::is_edge(call.api);
        let captured = self.capturing && !kind.meets(below) && self.captures.step(call);
        if !captured && !own.meets(below) {
            self.waiting.extend(Event::of(call));
        }
    }

    /// Nothing that comes, of one process or of any, is earlier than `until_ns`.
    pub(super) fn settle(
        &mut self,
        until_ns: i64,
        process: Option<u32>,
        pids: &HashMap<u32, u32>,
        log: &mut dyn Log,
    ) {
        let ready = |e: &mut Event| e.time_ns < until_ns && process.is_none_or(|p| p == e.process);
        let mut events: Vec<Event> = self.waiting.extract_if(.., ready).collect();
        events.sort_by_key(|e| (e.time_ns, e.action.gains()));
        let mut changed: BTreeMap<u32, Event> = BTreeMap::new();
        for event in events {
            self.replay.apply(&event);
            changed.insert(event.process, event);
        }
        for (process, event) in changed {
            if let (Some(pid), Some(now)) = (pids.get(&process), self.replay.memory(process)) {
                log.memory(*pid, &Level::new(&event, now));
            }
        }
    }

    /// A context that calls speak of from now on.
    pub(super) fn context(&mut self, context: &Context) {
        self.replay.context(context);
    }

    /// What an earlier collector saw allocated and not freed.
    pub(super) fn had(&mut self, l: &Allocation) {
        self.waiting.push(Event {
            time_ns: l.from_ns,
            process: l.process,
            thread: l.thread,
            api: l.api,
            action: Action::Alloc {
                space: Space::Address,
                kind: l.kind,
                at: l.address,
                bytes: l.bytes,
                device: l.device,
                context: l.context,
            },
        });
    }

    /// Forgets what a process was in the middle of.
    pub(super) fn gone(&mut self, process: u32) {
        self.inside.retain(|(p, ..), _| *p != process);
    }
}
