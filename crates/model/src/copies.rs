//! How much data was moved in which direction.
//!
//! Where a function does not say the direction, the owners of both addresses at the time of the call do. An
//! address that nobody allocated through the driver is taken as the program's ordinary host memory.

mod ends;

use std::collections::BTreeMap;

use gputap_catalog::Function;
use gputap_trace::model::Context;
use serde::Serialize;

use crate::call::Call;
use crate::effect::{Copy, Direction, Ends, Operand};
use crate::hash::Map;
use crate::memory::Replay;

pub use ends::Pending;
pub(crate) use ends::direction_of;
use ends::{DEVICE, HOST, UNIFIED, end_of, memory_kinds};

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    calls: u64,
    copies: u64,
    bytes: u64,
    unsized_calls: u64,
    host_ns: u64,
    captured: u64,
}

/// Key of a slot: direction and whether the call was asynchronous.
type Key = (Direction, bool);

/// Copies of one process, or of all.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    slots: Map<Key, Slot>,
    peers: BTreeMap<(i32, i32), Slot>,
}

impl Tally {
    /// Counts a copy that succeeded, unless the owners of its addresses have to be asked first.
    #[must_use]
    pub fn copy(
        &mut self,
        call: &Call,
        copy: &Copy,
        function: &Function,
        devices: &Devices,
        captured: bool,
    ) -> Option<Pending> {
        let bytes = call.args.bytes(function, &copy.bytes);
        let one = Slot {
            calls: 1,
            copies: copy.count.map_or(1, |word| call.args.value(word)),
            bytes: bytes.unwrap_or(0),
            unsized_calls: u64::from(bytes.is_none()),
            host_ns: call.duration_ns as u64,
            captured: 0,
        };
        if captured {
            self.captured(copy);
            return None;
        }
        let asynchronous = copy.asynchronous;
        match copy.ends {
            Ends::Fixed(_, Some((dst, src))) => {
                let (dst, src) = (call.args.value(dst), call.args.value(src));
                return self.pend(call, one, asynchronous, (dst, src), (DEVICE, DEVICE));
            }
            Ends::Fixed(direction, None) => self.add((direction, asynchronous), one),
            Ends::Unified(dst, src) => {
                let (dst, src) = (call.args.value(dst), call.args.value(src));
                return self.pend(call, one, asynchronous, (dst, src), (UNIFIED, UNIFIED));
            }
            Ends::Contexts(dst, src) => {
                let device = |place| devices.of_context(call.process, call.args.place(function, place)?);
                self.peer((device(src), device(dst)), one);
                self.add((Direction::Peer, asynchronous), one);
            }
            Ends::Devices(dst, src) => {
                let device = |place| call.args.place(function, place).map(|device| device as i32);
                let ends = (device(src), device(dst));
                // The runtime also takes a copy within one device this way.
                let within = ends.0.is_some() && ends.0 == ends.1;
                if !within {
                    self.peer(ends, one);
                }
                self.add((if within { Direction::DtoD } else { Direction::Peer }, asynchronous), one);
            }
            Ends::Kind(kind, dst, src) => {
                let Some(kind) = call.args.place(function, kind) else {
                    self.add((Direction::Unknown, asynchronous), one);
                    return None;
                };
                let (dst_kind, src_kind) = memory_kinds(kind);
                let dst = end_of(call, function, dst, dst_kind);
                let src = end_of(call, function, src, src_kind);
                return self.pend(call, one, asynchronous, (dst.0, src.0), (dst.1, src.1));
            }
            Ends::Struct(dst, src) => {
                return self.structured(call, one, asynchronous, function, (dst, src));
            }
        }
        None
    }

    fn structured(
        &mut self,
        call: &Call,
        one: Slot,
        asynchronous: bool,
        f: &Function,
        ends: (Operand, Operand),
    ) -> Option<Pending> {
        let kind = |end: Operand| call.args.field(f, end.memory);
        let (Some(dst), Some(src)) = (kind(ends.0), kind(ends.1)) else {
            self.add((Direction::Unknown, asynchronous), one);
            return None;
        };
        let address = |end: Operand, kind: u64| {
            let field = if kind == HOST { end.host } else { end.device };
            call.args.field(f, field).unwrap_or(0)
        };
        self.pend(call, one, asynchronous, (address(ends.0, dst), address(ends.1, src)), (dst, src))
    }

    /// Counts now what needs no owner, and hands back the rest for [`Tally::resolve`].
    fn pend(
        &mut self,
        call: &Call,
        one: Slot,
        asynchronous: bool,
        ends: (u64, u64),
        kinds: (u64, u64),
    ) -> Option<Pending> {
        let decided = kinds.0 != UNIFIED && kinds.1 != UNIFIED && kinds != (DEVICE, DEVICE);
        if decided {
            self.add((direction_of(kinds.0, kinds.1), asynchronous), one);
            return None;
        }
        Some(Pending {
            process: call.process,
            time_ns: call.start_ns,
            dst: ends.0,
            src: ends.1,
            bytes: one.bytes,
            host_ns: one.host_ns,
            asynchronous,
            kinds: (kinds.0 as u8, kinds.1 as u8),
        })
    }

    /// A copy into a capturing stream; its direction is not looked for, because nothing moves.
    fn captured(&mut self, copy: &Copy) {
        let direction = match copy.ends {
            Ends::Fixed(direction, _) => direction,
            Ends::Contexts(..) | Ends::Devices(..) => Direction::Peer,
            Ends::Unified(..) | Ends::Struct(..) | Ends::Kind(..) => Direction::Unknown,
        };
        self.slots.entry((direction, copy.asynchronous)).or_default().captured += 1;
    }

    /// Counts a fill or a prefetch that succeeded.
    pub fn other(
        &mut self,
        call: &Call,
        direction: Direction,
        bytes: Option<u64>,
        asynchronous: bool,
        captured: bool,
    ) {
        let one = match captured {
            true => Slot { captured: 1, ..Slot::default() },
            false => Slot {
                calls: 1,
                copies: 1,
                bytes: bytes.unwrap_or(0),
                unsized_calls: u64::from(bytes.is_none()),
                host_ns: call.duration_ns as u64,
                captured: 0,
            },
        };
        self.add((direction, asynchronous), one);
    }

    fn add(&mut self, key: Key, one: Slot) {
        self.slots.entry(key).or_default().merge(one);
    }

    fn peer(&mut self, (src, dst): (Option<i32>, Option<i32>), one: Slot) {
        self.peers.entry((src.unwrap_or(-1), dst.unwrap_or(-1))).or_default().merge(one);
    }

    /// Adds what `other` counted.
    pub fn merge(&mut self, other: Tally) {
        for (key, slot) in other.slots {
            self.add(key, slot);
        }
        for (key, slot) in other.peers {
            self.peers.entry(key).or_default().merge(slot);
        }
    }

    /// Counts a copy whose direction only the owners of its addresses tell; `memory` is that of its time.
    pub fn resolve(&mut self, copy: &Pending, memory: &Replay) {
        let one = Slot { calls: 1, copies: 1, bytes: copy.bytes, host_ns: copy.host_ns, ..Slot::default() };
        let (direction, devices) = copy.ends(memory);
        if let Some((src, dst)) = devices {
            self.peer((Some(i32::from(src)), Some(i32::from(dst))), one);
        }
        self.add((direction, copy.asynchronous), one);
    }

    /// Direction, source and destination of the only copy that was counted.
    pub(crate) fn only(&self) -> (Direction, Option<i32>, Option<i32>) {
        let direction = self.slots.keys().next().map_or(Direction::Unknown, |(direction, _)| *direction);
        let (source, destination) = self.peers.keys().next().copied().unwrap_or((-1, -1));
        let known = |device: i32| (device >= 0).then_some(device);
        (direction, known(source), known(destination))
    }

    /// One row per direction.
    pub fn rows(&self) -> Vec<CopyRow> {
        let keys = Direction::ALL.iter().flat_map(|d| [(*d, false), (*d, true)]);
        keys.filter_map(|key| self.slots.get(&key).map(|slot| row(key, slot))).collect()
    }

    /// One row per pair of devices.
    pub fn peers(&self) -> Vec<PeerRow> {
        let known = |device: i32| (device >= 0).then_some(device);
        let row = |(&(src, dst), slot): (&(i32, i32), &Slot)| PeerRow {
            source: known(src),
            destination: known(dst),
            count: slot.copies,
            bytes: slot.bytes,
        };
        self.peers.iter().map(row).collect()
    }
}

impl Slot {
    fn merge(&mut self, other: Slot) {
        self.calls += other.calls;
        self.copies = self.copies.saturating_add(other.copies);
        self.bytes = self.bytes.saturating_add(other.bytes);
        self.unsized_calls += other.unsized_calls;
        self.host_ns = self.host_ns.wrapping_add(other.host_ns);
        self.captured += other.captured;
    }
}

fn row((direction, asynchronous): Key, slot: &Slot) -> CopyRow {
    let sized = slot.calls - slot.unsized_calls;
    CopyRow {
        direction,
        asynchronous,
        count: slot.copies,
        bytes: slot.bytes,
        average_bytes: slot.bytes.checked_div(sized).unwrap_or(0),
        without_size: slot.unsized_calls,
        host_ns: slot.host_ns,
        captured: slot.captured,
    }
}

/// The devices of contexts, by handle.
#[derive(Clone, Debug, Default)]
pub struct Devices(Map<(u32, u64), i32>);

impl Devices {
    /// From the trace's table.
    pub fn new(contexts: &[Context]) -> Devices {
        Devices(contexts.iter().map(|c| ((c.process, c.handle), c.device)).collect())
    }

    /// A context that was just made.
    pub(crate) fn add(&mut self, context: &Context) {
        self.0.insert((context.process, context.handle), context.device);
    }

    /// Forgets the contexts of a process.
    pub(crate) fn forget(&mut self, process: u32) {
        self.0.retain(|(p, _), _| *p != process);
    }

    fn of_context(&self, process: u32, handle: u64) -> Option<i32> {
        self.0.get(&(process, handle)).copied()
    }
}

/// Copies of one direction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CopyRow {
    /// From where to where the data went, or that it was a fill or a prefetch.
    #[serde(serialize_with = "crate::serial::direction")]
    pub direction: Direction,
    /// Whether the calls may return before the data has moved.
    pub asynchronous: bool,
    /// Copies (a call with a list makes several).
    pub count: u64,
    /// Bytes of those whose size is known.
    pub bytes: u64,
    /// Bytes of one such call.
    pub average_bytes: u64,
    /// Calls whose size the record does not have.
    pub without_size: u64,
    /// Time of the host inside the calls.
    pub host_ns: u64,
    /// Calls that only made a node of a graph.
    pub captured: u64,
}

/// Copies from one device to another; `None` where the device is not known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PeerRow {
    /// Device read from.
    pub source: Option<i32>,
    /// Device written to.
    pub destination: Option<i32>,
    /// How many copies went from the one device to the other.
    pub count: u64,
    /// Bytes copied from the one device to the other.
    pub bytes: u64,
}
