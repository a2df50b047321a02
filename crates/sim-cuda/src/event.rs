//! Events: points in a stream's time.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::*};

use crate::abi::{Handle, Out, Outcome, code, driver};
use crate::capture::{self, Branch};
use crate::clock;
use crate::context;
use crate::op::Op;
use crate::stream::{self, Stream};
use gputap_sim_base::slab::Slab;

/// An event that streams record and wait for.
pub struct Event {
    /// When the work before it is finished; 0 when it was never recorded.
    time_ns: AtomicU64,
    flags: u32,
    context: Handle,
    /// Whether its last recording was into a capture.
    pub captured: AtomicBool,
    /// The capture, and the nodes it stands for there.
    pub branch: Mutex<Option<Branch>>,
}

const DISABLE_TIMING: u32 = 2;
const INTERPROCESS: u32 = 4;
/// Blocking wait, no timing, interprocess.
const FLAGS: u32 = 7;

static EVENTS: Slab<Event> = Slab::new();

/// A live event.
pub fn get(handle: Handle) -> Outcome<&'static Event> {
    EVENTS.get(handle).ok_or(code::INVALID_HANDLE)
}

/// Removes the events of a context that ended.
pub fn end_context(context: Handle) {
    for handle in EVENTS.handles() {
        if EVENTS.get(handle).is_some_and(|event| event.context == context) {
            let _ = EVENTS.destroy(handle);
        }
    }
}

impl Event {
    /// Sets its time.
    pub fn record(&self, time_ns: u64) {
        self.captured.store(false, Relaxed);
        self.time_ns.store(time_ns.max(1), Release);
    }

    /// Sets its time to when the stream's work is finished.
    pub fn record_in(&self, stream: &Stream) {
        let now = if self.flags & DISABLE_TIMING == 0 { clock::now_ns() } else { 0 };
        self.record(now.max(stream.done_ns()));
    }

    /// When it happens; 0 when it was never recorded.
    pub fn done_ns(&self) -> u64 {
        self.time_ns.load(Acquire)
    }

    /// Whether it can be shared with another process.
    pub fn shareable(&self) -> bool {
        self.flags & INTERPROCESS != 0
    }

    fn done(&self) -> bool {
        let time = self.done_ns();
        time <= 1 || time <= clock::now_ns()
    }

    /// Questions about an event in a capture have no answer, and break the capture.
    fn forbid_captured(&self) -> Outcome {
        let forbidden = capture::forbid_unsafe();
        if self.captured.load(Relaxed) { Err(code::CAPTURED_EVENT) } else { forbidden }
    }
}

/// Makes an event of the current context.
pub fn create(out: Out<Handle>, flags: u32) -> Outcome {
    let context = context::current()?.handle;
    out.required()?;
    if flags & !FLAGS != 0 || flags & (INTERPROCESS | DISABLE_TIMING) == INTERPROCESS {
        return Err(code::INVALID_VALUE);
    }
    let event = |_| Event {
        time_ns: AtomicU64::new(0),
        flags,
        context,
        captured: AtomicBool::new(false),
        branch: Mutex::new(None),
    };
    out.set(EVENTS.create(event).ok_or(code::OUT_OF_MEMORY)?)
}

fn record(event_handle: Handle, stream: Handle, external: bool) -> Outcome {
    let event = get(event_handle)?;
    let (_, stream) = stream::resolve(stream)?;
    if event.context != stream.context {
        return Err(code::INVALID_HANDLE);
    }
    if stream.gated() {
        if external {
            return capture::intercept(stream, &Op::RecordEvent(event_handle)).map(drop);
        }
        return capture::record_event(stream, event);
    }
    event.record_in(stream);
    Ok(())
}

fn elapsed(milliseconds: Out<f32>, start: Handle, end: Handle) -> Outcome {
    let (start, end) = (get(start)?, get(end)?);
    start.forbid_captured()?;
    end.forbid_captured()?;
    let timed = |event: &Event| event.flags & DISABLE_TIMING == 0 && event.done_ns() != 0;
    if !timed(start) || !timed(end) {
        return Err(code::INVALID_HANDLE);
    }
    if !start.done() || !end.done() {
        return Err(code::NOT_READY);
    }
    milliseconds.set((end.done_ns() as f64 - start.done_ns() as f64) as f32 / 1e6)
}

driver! {
    fn cuEventCreate(out: Out<Handle>, flags: u32) {
        create(out, flags)
    }

    fn cuEventDestroy_v2 | cuEventDestroy(handle: Handle) {
        crate::entry::ready()?;
        EVENTS.destroy(handle).ok_or(code::INVALID_HANDLE)
    }

    fn cuEventRecord(event: Handle, stream: Handle) {
        record(event, stream, false)
    }

    fn cuEventRecordWithFlags(event: Handle, stream: Handle, flags: u32) {
        if flags > 1 {
            return Err(code::INVALID_VALUE);
        }
        record(event, stream, flags == 1)
    }

    fn cuEventQuery(handle: Handle) {
        let event = get(handle)?;
        event.forbid_captured()?;
        if event.done() { Ok(()) } else { Err(code::NOT_READY) }
    }

    fn cuEventSynchronize(handle: Handle) {
        let event = get(handle)?;
        event.forbid_captured()?;
        clock::wait_until(event.done_ns());
        Ok(())
    }

    fn cuEventElapsedTime_v2 | cuEventElapsedTime(milliseconds: Out<f32>, start: Handle, end: Handle) {
        elapsed(milliseconds, start, end)
    }
}
