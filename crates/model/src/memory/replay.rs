//! The replay itself.

use std::collections::BTreeMap;

use gputap_trace::model::Context;

use crate::hash::Map;
use crate::range::TimeRange;

use super::event::{Action, Event};
use super::live::{Live, Region};
use super::vmm::Vmm;
use super::{Class, Kind, Memory, NOT_FREED_MAX, NotFreed, Replayed, Space};

/// Whose memory an address is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owner {
    /// Which allocator the memory came from.
    pub kind: Kind,
    /// Device, where it is known.
    pub device: Option<u16>,
}

/// An allocation, known when it ends or when the recording does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allocation {
    /// Where the call that allocated stands in the traces: the same in every scan, and no other call's.
    pub row: u64,
    /// Number of the process in the trace.
    pub process: u32,
    /// Thread that allocated.
    pub thread: u32,
    /// Function that allocated.
    pub api: u16,
    /// Address, or handle for arrays and mapped memory.
    pub address: u64,
    /// Size in bytes; 0 where it is not known.
    pub bytes: u64,
    /// Which allocator the memory came from.
    pub kind: Kind,
    /// Ordinal of the device; `None` where it is not known.
    pub device: Option<u16>,
    /// Context number, 0 unknown.
    pub context: u32,
    /// When the allocation returned.
    pub from_ns: i64,
    /// When its free was entered; `None` when it was not freed.
    pub until_ns: Option<i64>,
}

/// Memory of all processes of a trace at a moment, which only moves on.
#[derive(Clone)]
pub struct Replay {
    contexts: Contexts,
    states: BTreeMap<u32, State>,
    /// Of all processes, then of each group.
    sums: Vec<Memory>,
    /// The groups that a process is in; most are in none.
    groups: Map<u32, Vec<usize>>,
    /// Allocations that ended, where they are asked for.
    ended: Option<Vec<Allocation>>,
    range: TimeRange,
    /// The range that is counted has begun.
    begun: bool,
}

impl Replay {
    /// Before the first call.
    pub fn new(contexts: &[Context]) -> Replay {
        let (contexts, sums) = (Contexts::new(contexts), vec![Memory::default()]);
        Replay {
            contexts,
            states: BTreeMap::new(),
            sums,
            groups: Map::default(),
            ended: None,
            range: TimeRange::ALL,
            begun: true,
        }
    }

    /// A context that was just seen, where they are not known beforehand.
    pub fn context(&mut self, context: &Context) {
        self.contexts.add(context);
    }

    /// Forgets a process; what it had stays in the sums.
    pub(crate) fn forget(&mut self, process: u32) {
        self.states.remove(&process);
        self.contexts.forget(process);
    }

    /// Also hands out allocations one by one.
    pub fn with_details(mut self, wanted: bool) -> Replay {
        self.ended = wanted.then(Vec::new);
        self
    }

    /// Takes out the allocations that ended.
    pub fn details(&mut self) -> Vec<Allocation> {
        self.ended.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Those that did not end, where they are asked for.
    pub fn left(&self) -> Vec<Allocation> {
        let states = self.states.iter().filter(|_| self.ended.is_some());
        states.flat_map(|(process, state)| state.left().map(|r| allocation(*process, r, None))).collect()
    }

    /// Counts only what takes effect in a range. What was there before is there all the same.
    pub(crate) fn in_range(mut self, range: TimeRange) -> Replay {
        (self.range, self.begun) = (range, range.from_ns == i64::MIN);
        self
    }

    /// Begins to count, if that is not done yet.
    fn begin(&mut self) {
        if !std::mem::replace(&mut self.begun, true) {
            let from_ns = self.range.from_ns;
            self.states.values_mut().for_each(|state| state.memory.begin(from_ns));
            self.sums.iter_mut().for_each(|sum| sum.begin(from_ns));
        }
    }

    /// Also keeps the sums of these groups of processes.
    pub fn with_groups(mut self, groups: &[Vec<u32>]) -> Replay {
        for (i, processes) in groups.iter().enumerate() {
            self.sums.push(Memory::default());
            processes.iter().for_each(|p| self.groups.entry(*p).or_default().push(i + 1));
        }
        self
    }

    /// Goes on to the next event. They have to come in the order in which they take effect.
    pub fn apply(&mut self, event: &Event) {
        if event.time_ns >= self.range.from_ns {
            self.begin();
        }
        if self.begun && !self.range.has(event.time_ns) {
            return;
        }
        let groups = self.groups.get(&event.process).map_or(&[][..], Vec::as_slice);
        let sums = Sums { all: &mut self.sums, groups, ended: self.ended.as_mut() };
        self.states.entry(event.process).or_default().apply(event, &self.contexts, sums);
    }

    /// Who owns `address` in `process` now.
    pub fn owner(&self, process: u32, address: u64) -> Option<Owner> {
        let region = self.states.get(&process)?.live.find(address)?;
        Some(Owner { kind: region.kind, device: region.device })
    }

    /// Memory of `process` now.
    pub fn memory(&self, process: u32) -> Option<&Memory> {
        self.states.get(&process).map(|state| &state.memory)
    }

    /// What it came to.
    pub fn finish(mut self) -> Replayed {
        self.begin();
        let mut processes: BTreeMap<u32, Memory> = BTreeMap::new();
        let mut members: Vec<Vec<u32>> = vec![Vec::new(); self.sums.len()];
        for (process, mut state) in self.states {
            state.finish(process);
            for i in [0].iter().chain(self.groups.get(&process).into_iter().flatten()) {
                self.sums[*i].absorb(&state.memory);
                members[*i].push(process);
            }
            processes.insert(process, state.memory);
        }
        for (sum, members) in self.sums.iter_mut().zip(&members) {
            // Ordinals of two processes need not mean the same device.
            match members.as_slice() {
                [only] => *sum = processes.get(only).cloned().unwrap_or_default(),
                _ => sum.by_device.clear(),
            }
            largest(&mut sum.not_freed);
        }
        let total = self.sums.remove(0);
        Replayed { processes, total, groups: self.sums }
    }
}

/// Numbers and devices of contexts.
#[derive(Clone)]
struct Contexts {
    numbers: Map<(u32, u64), Vec<u32>>,
    devices: Map<(u32, u32), i32>,
}

impl Contexts {
    fn new(contexts: &[Context]) -> Contexts {
        let mut all = Contexts { numbers: Map::default(), devices: Map::default() };
        contexts.iter().for_each(|c| all.add(c));
        all
    }

    fn add(&mut self, c: &Context) {
        let numbers = self.numbers.entry((c.process, c.handle)).or_default();
        if !numbers.contains(&c.context) {
            numbers.push(c.context);
        }
        self.devices.insert((c.process, c.context), c.device);
    }

    fn forget(&mut self, process: u32) {
        self.numbers.retain(|(p, _), _| *p != process);
        self.devices.retain(|(p, _), _| *p != process);
    }

    fn numbers(&self, process: u32, handle: u64) -> &[u32] {
        self.numbers.get(&(process, handle)).map_or(&[], Vec::as_slice)
    }
}

/// References to a device's primary context.
#[derive(Clone, Debug, Default)]
struct Primary {
    references: u64,
    handle: u64,
}

/// What one process has.
#[derive(Clone, Default)]
struct State {
    live: Live,
    /// Arrays, mipmaps and reserved ranges.
    others: BTreeMap<(Space, u64), Region>,
    vmm: Vmm,
    primaries: Map<u16, Primary>,
    memory: Memory,
}

impl State {
    fn apply(&mut self, event: &Event, contexts: &Contexts, sums: Sums<'_>) {
        let mut step = Step { event, state: self, sums };
        match event.action {
            Action::Alloc { space, kind, at, bytes, device, context } => {
                let Event { row, time_ns: since_ns, thread, api, .. } = *event;
                let backing = None;
                step.alloc(
                    space,
                    Region { row, at, bytes, kind, device, context, since_ns, thread, api, backing },
                );
            }
            Action::Free { space, at } => step.free(space, at),
            Action::Map { at, bytes, handle } => step.map(at, bytes, handle),
            Action::Unmap { at, bytes } => step.unmap(at, bytes),
            Action::Retain { at, handle } => step.retain(at, handle),
            Action::ContextGone { handle } => {
                let gone = contexts.numbers(event.process, handle);
                step.end_if(|r| r.kind.bound_to_context() && gone.contains(&r.context));
            }
            Action::PrimaryRetain { device, handle } => {
                let primary = self.primaries.entry(device).or_default();
                primary.references += 1;
                primary.handle = handle;
            }
            Action::PrimaryRelease { device } => step.release_primary(device, contexts),
            Action::PrimaryReset { device } => step.reset_primary(device, contexts),
        }
    }

    /// What was allocated and did not end.
    fn left(&self) -> impl Iterator<Item = &Region> {
        let memory = self.live.iter().filter(|r| r.backing.is_none());
        memory.chain(self.others.values()).chain(self.vmm.iter())
    }

    /// Ends the lifetimes of what is left and lists it.
    fn finish(&mut self, process: u32) {
        let counted = self.left().filter(|r| is_memory(r.kind));
        let mut left: Vec<NotFreed> = counted.map(|r| not_freed(process, r)).collect();
        self.memory.not_freed_count = left.len() as u64;
        largest(&mut left);
        self.memory.not_freed = left;
    }
}

/// The sums that a process is part of: the first, and those of its groups.
struct Sums<'a> {
    all: &'a mut [Memory],
    groups: &'a [usize],
    ended: Option<&'a mut Vec<Allocation>>,
}

impl Sums<'_> {
    fn each(&mut self, mut f: impl FnMut(&mut Memory)) {
        f(&mut self.all[0]);
        self.groups.iter().for_each(|i| f(&mut self.all[*i]));
    }
}

/// One event applied to the books of its process and of its sums.
struct Step<'a> {
    event: &'a Event,
    state: &'a mut State,
    sums: Sums<'a>,
}

impl Step<'_> {
    fn alloc(&mut self, space: Space, region: Region) {
        let replaced = match space {
            Space::Address => {
                self.place(region);
                None
            }
            Space::Handle => self.state.vmm.create(region),
            other => self.state.others.insert((other, region.at), region),
        };
        if let Some(region) = replaced {
            self.state.memory.unseen_frees += 1;
            self.debit(&region);
        }
        self.credit(&region);
    }

    /// Puts a region into the address space. What was there must have ended unseen.
    fn place(&mut self, region: Region) {
        for old in self.state.live.insert(region) {
            self.state.memory.unseen_frees += 1;
            self.end(&old);
        }
    }

    fn free(&mut self, space: Space, at: u64) {
        let known = match space {
            Space::Address => self.state.live.take(at).map(|region| self.end(&region)).is_some(),
            Space::Handle => self.release(at),
            other => self.state.others.remove(&(other, at)).map(|region| self.debit(&region)).is_some(),
        };
        if !known {
            self.state.memory.unknown_frees += 1;
        }
    }

    fn release(&mut self, handle: u64) -> bool {
        let (known, ended) = self.state.vmm.release(handle);
        if let Some(memory) = ended {
            self.debit(&memory);
        }
        known
    }

    fn map(&mut self, at: u64, bytes: u64, handle: u64) {
        let backing = self.state.vmm.of_handle(handle);
        let memory = backing.and_then(|b| self.state.vmm.get(b)).copied();
        if let Some(backing) = backing {
            self.state.vmm.mapped(backing);
        }
        let region = Region {
            row: self.event.row,
            at,
            bytes,
            kind: memory.map_or(Kind::Vmm, |m| m.kind),
            device: memory.and_then(|m| m.device),
            context: 0,
            since_ns: self.event.time_ns,
            thread: self.event.thread,
            api: self.event.api,
            // An unknown handle is still a mapping, not memory.
            backing: Some(backing.unwrap_or(u32::MAX)),
        };
        self.place(region);
    }

    fn unmap(&mut self, at: u64, bytes: u64) {
        for region in self.state.live.take_range(at, at.saturating_add(bytes)) {
            self.end(&region);
        }
    }

    fn retain(&mut self, at: u64, handle: u64) {
        if let Some(backing) = self.state.live.find(at).and_then(|r| r.backing) {
            self.state.vmm.retain(handle, backing);
        }
    }

    fn release_primary(&mut self, device: u16, contexts: &Contexts) {
        let Some(primary) = self.state.primaries.get_mut(&device) else { return };
        if primary.references == 0 {
            return;
        }
        primary.references -= 1;
        if primary.references == 0 {
            self.reset_primary(Some(device), contexts);
        }
    }

    /// Everything of the device's primary context ends. Where that context is not known, everything of the device.
    fn reset_primary(&mut self, device: Option<u16>, contexts: &Contexts) {
        let process = self.event.process;
        let handle = device.and_then(|d| self.state.primaries.get(&d)).map(|p| p.handle);
        let primary = handle.map_or(&[][..], |h| contexts.numbers(process, h));
        self.end_if(|r| {
            let bound = r.kind.bound_to_context() || r.kind == Kind::Async;
            let of_context = contexts.devices.get(&(process, r.context)).copied();
            let here = r.device == device || device.is_some_and(|d| of_context == Some(i32::from(d)));
            bound && here && (r.context == 0 || primary.is_empty() || primary.contains(&r.context))
        });
    }

    fn end_if(&mut self, gone: impl Fn(&Region) -> bool) {
        for region in self.state.live.take_if(|r| r.backing.is_none() && gone(r)) {
            self.state.memory.freed_with_context += 1;
            self.end(&region);
        }
        let keys: Vec<_> = self.state.others.iter().filter(|(_, r)| gone(r)).map(|(k, _)| *k).collect();
        for region in keys.iter().filter_map(|k| self.state.others.remove(k)).collect::<Vec<_>>() {
            self.state.memory.freed_with_context += 1;
            self.debit(&region);
        }
    }

    /// A region of the address space ended: its bytes are free unless something else refers to them.
    fn end(&mut self, region: &Region) {
        match region.backing {
            None => self.debit(region),
            Some(backing) => {
                if let Some(memory) = self.state.vmm.unmapped(backing) {
                    self.debit(&memory);
                }
            }
        }
    }

    fn credit(&mut self, region: &Region) {
        self.state.memory.credit(region, self.event.time_ns);
        self.sums.each(|sum| sum.credit(region, self.event.time_ns));
    }

    fn debit(&mut self, region: &Region) {
        self.state.memory.debit(region);
        self.sums.each(|sum| sum.debit(region));
        if let Some(ended) = &mut self.sums.ended {
            ended.push(allocation(self.event.process, region, Some(self.event.time_ns)));
        }
    }
}

impl Memory {
    fn credit(&mut self, region: &Region, time_ns: i64) {
        self.by_kind.entry(region.kind).or_default().add(region.bytes, time_ns);
        match region.kind.class() {
            Class::Device => {
                self.device.add(region.bytes, time_ns);
                self.by_device.entry(ordinal(region.device)).or_default().add(region.bytes, time_ns);
            }
            Class::Host => self.host.add(region.bytes, time_ns),
            Class::Foreign | Class::Nothing => {}
        }
    }

    fn debit(&mut self, region: &Region) {
        self.by_kind.entry(region.kind).or_default().remove(region.bytes);
        match region.kind.class() {
            Class::Device => {
                self.device.remove(region.bytes);
                self.by_device.entry(ordinal(region.device)).or_default().remove(region.bytes);
            }
            Class::Host => self.host.remove(region.bytes),
            Class::Foreign | Class::Nothing => {}
        }
    }

    fn absorb(&mut self, other: &Memory) {
        self.unknown_frees += other.unknown_frees;
        self.unseen_frees += other.unseen_frees;
        self.freed_with_context += other.freed_with_context;
        self.not_freed_count += other.not_freed_count;
        self.not_freed.extend(other.not_freed.iter().cloned());
    }
}

fn ordinal(device: Option<u16>) -> i32 {
    device.map_or(-1, i32::from)
}

fn is_memory(kind: Kind) -> bool {
    matches!(kind.class(), Class::Device | Class::Host)
}

/// Keeps the largest, largest first.
fn largest(left: &mut Vec<NotFreed>) {
    left.sort_by_key(|n| (std::cmp::Reverse(n.bytes), n.time_ns, n.process, n.address));
    left.truncate(NOT_FREED_MAX);
}

fn allocation(process: u32, region: &Region, until_ns: Option<i64>) -> Allocation {
    Allocation {
        row: region.row,
        process,
        thread: region.thread,
        api: region.api,
        address: region.at,
        bytes: region.bytes,
        kind: region.kind,
        device: region.device,
        context: region.context,
        from_ns: region.since_ns,
        until_ns,
    }
}

fn not_freed(process: u32, region: &Region) -> NotFreed {
    NotFreed {
        process,
        address: region.at,
        bytes: region.bytes,
        kind: region.kind,
        device: region.device,
        time_ns: region.since_ns,
        thread: region.thread,
    }
}
