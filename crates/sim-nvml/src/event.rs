//! Events: XIDs that the script sends, and their receivers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use gputap_sim_base::slab::Slab;

use crate::abi::{Handle, Out, Outcome, code, nvml};
use crate::device::{gpu, handle};
use crate::machine::{device, elapsed};

/// `nvmlEventData_t`; the first form lacks the instances.
#[derive(Clone, Copy)]
#[repr(C)]
struct Event {
    device: Handle,
    kind: u64,
    data: u64,
    gpu_instance: u32,
    compute_instance: u32,
}

/// The first form.
type EventV1 = [u64; 3];

/// The only kind of event that happens here.
const XID: u64 = 8;
/// Kinds that can be registered for: all that headers know.
const KINDS: u64 = 0xffff;
const NO_INSTANCE: u32 = u32::MAX;
/// How often the script is looked at while somebody waits.
const PAUSE: Duration = Duration::from_millis(5);

/// An event set: what a program wants to be told of each device.
#[derive(Default)]
struct Set {
    /// What it wants of each device.
    devices: BTreeMap<usize, Receiver>,
}

#[derive(Default)]
struct Receiver {
    kinds: u64,
    /// XIDs that it got, or that came before it, by their place in the script.
    delivered: BTreeSet<usize>,
}

static SETS: Slab<Mutex<Set>> = Slab::new();

impl Set {
    /// The next XID that is due.
    fn next(&mut self) -> Outcome<Option<(usize, u64)>> {
        for (index, receiver) in &mut self.devices {
            let said = device(*index)?.said;
            let new = |i: &usize| !receiver.delivered.contains(i);
            let mut xids = said.xids.iter().enumerate().filter(|_| receiver.kinds & XID != 0);
            if let Some((i, xid)) = xids.find(|(i, xid)| new(i) && xid.after <= elapsed()) {
                receiver.delivered.insert(i);
                return Ok(Some((*index, xid.number)));
            }
        }
        Ok(None)
    }
}

fn wait(set: Handle, timeout_ms: u32) -> Outcome<Event> {
    let set = SETS.get(set).ok_or(code::INVALID_ARGUMENT)?;
    let end = Instant::now() + Duration::from_millis(timeout_ms.into());
    loop {
        if let Some((index, data)) = set.lock().unwrap_or_else(PoisonError::into_inner).next()? {
            let (gpu_instance, compute_instance) = (NO_INSTANCE, NO_INSTANCE);
            return Ok(Event {
                device: handle(index, None),
                kind: XID,
                data,
                gpu_instance,
                compute_instance,
            });
        }
        if Instant::now() >= end {
            return Err(code::TIMEOUT);
        }
        std::thread::sleep(PAUSE);
    }
}

nvml! {
    fn nvmlEventSetCreate(out: Out<Handle>) {
        out.required()?;
        out.set(SETS.create(|_| Mutex::default()).ok_or(code::INVALID_ARGUMENT)?)
    }

    fn nvmlEventSetFree(set: Handle) {
        SETS.destroy(set).ok_or(code::INVALID_ARGUMENT)
    }

    fn nvmlDeviceGetSupportedEventTypes(handle: Handle, kinds: Out<u64>) {
        gpu(handle)?;
        kinds.set(XID)
    }

    /// Events from before are not delivered, except for those without a time.
    fn nvmlDeviceRegisterEvents(handle: Handle, kinds: u64, set: Handle) {
        let device = gpu(handle)?;
        let set = SETS.get(set).ok_or(code::INVALID_ARGUMENT)?;
        if kinds & !KINDS != 0 {
            return Err(code::INVALID_ARGUMENT);
        }
        let past = device.said.xids.iter().enumerate();
        let past = past.filter(|(_, xid)| !xid.after.is_zero() && xid.after < elapsed()).map(|(i, _)| i);
        let mut set = set.lock().unwrap_or_else(PoisonError::into_inner);
        let receiver = set.devices.entry(device.index).or_default();
        receiver.kinds |= kinds;
        receiver.delivered.extend(past);
        Ok(())
    }

    fn nvmlEventSetWait_v2(set: Handle, out: Out<Event>, timeout_ms: u32) {
        out.required()?;
        out.set(wait(set, timeout_ms)?)
    }

    fn nvmlEventSetWait(set: Handle, out: Out<EventV1>, timeout_ms: u32) {
        out.required()?;
        let event = wait(set, timeout_ms)?;
        out.set([event.device as u64, event.kind, event.data])
    }
}
