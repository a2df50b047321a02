//! The calls that change memory, reduced to what a replay needs.

use gputap_catalog::by_id;

use crate::call::Call;
use crate::effect::{self, Alloc, Effect, Kind, Space};

/// CU_MEM_LOCATION_TYPE_DEVICE and the types that mean a host.
const LOCATION_DEVICE: u64 = 1;
const LOCATION_HOST: std::ops::RangeInclusive<u64> = 2..=4;

/// A change of memory at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// Where the call stands in the traces.
    pub row: u64,
    /// When it takes effect.
    pub time_ns: i64,
    /// Number of the process in the trace.
    pub process: u32,
    /// Thread that made the call.
    pub thread: u32,
    /// Function that it called.
    pub api: u16,
    /// What the call changes about memory.
    pub action: Action,
}

/// A change of memory, of a mapping or of a context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Memory, or a handle of it, came to be.
    Alloc {
        /// Where `at` counts.
        space: Space,
        /// Which allocator the memory came from.
        kind: Kind,
        /// Address or handle.
        at: u64,
        /// Size; 0 when not known.
        bytes: u64,
        /// Device, where it is known.
        device: Option<u16>,
        /// Context number, 0 unknown.
        context: u32,
    },
    /// It was given back.
    Free {
        /// Where `at` counts.
        space: Space,
        /// Address or handle.
        at: u64,
    },
    /// Memory of a handle became visible at an address.
    Map {
        /// Address where the mapping begins.
        at: u64,
        /// How many bytes are mapped.
        bytes: u64,
        /// Handle of the memory that is mapped.
        handle: u64,
    },
    /// Mappings inside a range ended.
    Unmap {
        /// Address where the range begins.
        at: u64,
        /// How many bytes the range has.
        bytes: u64,
    },
    /// One more handle to the memory mapped at an address.
    Retain {
        /// Address at which the memory is mapped.
        at: u64,
        /// The further handle of the memory.
        handle: u64,
    },
    /// A context was destroyed.
    ContextGone {
        /// Handle of the destroyed context (CUcontext).
        handle: u64,
    },
    /// A reference to a device's primary context was taken.
    PrimaryRetain {
        /// Ordinal of the device.
        device: u16,
        /// Handle of the primary context (CUcontext).
        handle: u64,
    },
    /// One was given back.
    PrimaryRelease {
        /// Ordinal of the device.
        device: u16,
    },
    /// The state of the primary context was destroyed.
    PrimaryReset {
        /// Device, where it is known.
        device: Option<u16>,
    },
}

impl Event {
    /// What `call` does to memory; `None` when nothing, or when it failed.
    pub fn from_call(call: &Call) -> Option<Event> {
        if !call.succeeded() {
            return None;
        }
        let action = action(call, effect::at(call.api))?;
        let time_ns = if action.gains() { call.end_ns() } else { call.start_ns };
        let Call { row, process, thread, api, .. } = *call;
        Some(Event { row, time_ns, process, thread, api, action })
    }
}

impl Action {
    /// Whether this adds something, and so takes effect when its call returned.
    pub fn gains(&self) -> bool {
        matches!(
            self,
            Action::Alloc { .. } | Action::Map { .. } | Action::Retain { .. } | Action::PrimaryRetain { .. }
        )
    }
}

fn action(call: &Call, effect: &Effect) -> Option<Action> {
    let value = |word| call.args.value(word);
    let action = match *effect {
        Effect::Alloc(ref alloc) => return allocation(call, alloc),
        // Freeing NULL succeeds and does nothing.
        Effect::Free { space, at, .. } => {
            return Some(value(at)).filter(|at| *at != 0).map(|at| Action::Free { space, at });
        }
        Effect::Map { at, bytes, handle } => {
            Action::Map { at: value(at), bytes: value(bytes), handle: value(handle) }
        }
        Effect::Unmap { at, bytes } => Action::Unmap { at: value(at), bytes: value(bytes) },
        Effect::Retain { handle, at } => Action::Retain { at: value(at), handle: value(handle) },
        Effect::ContextDestroy { context } => Action::ContextGone { handle: value(context) },
        Effect::PrimaryRetain { device, context } => {
            Action::PrimaryRetain { device: value(device) as u16, handle: value(context) }
        }
        Effect::PrimaryRelease { device } => Action::PrimaryRelease { device: value(device) as u16 },
        Effect::PrimaryReset { device } => Action::PrimaryReset { device: Some(value(device) as u16) },
        Effect::DeviceReset => Action::PrimaryReset { device: call.device },
        _ => return None,
    };
    Some(action)
}

fn allocation(call: &Call, alloc: &Alloc) -> Option<Action> {
    let function = by_id(call.api)?;
    let at = call.args.place(function, alloc.at).filter(|at| *at != 0)?;
    let bytes = call.args.bytes(function, &alloc.bytes).unwrap_or(0);
    let (mut kind, mut device) = (alloc.kind, call.device);
    if let Some((place, id)) = alloc.location {
        match call.args.field(function, place) {
            Some(LOCATION_DEVICE) => {
                device = call.args.field(function, id).map_or(device, |id| Some(id as u16))
            }
            Some(host) if LOCATION_HOST.contains(&host) && kind == Kind::Vmm => kind = Kind::VmmHost,
            _ => {}
        }
    }
    Some(Action::Alloc { space: alloc.space, kind, at, bytes, device, context: call.context })
}
