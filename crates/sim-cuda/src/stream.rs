//! Streams: order, and time on the simulated device.
//!
//! Work is done when it is submitted; what a stream keeps is *when it would be finished*. A query or a wait compares
//! that time with the clock, so a program sees the timing of an asynchronous device without a thread behind it.

use std::ffi::c_void;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::*};

use crate::abi::{Device, Handle, Out, Outcome, code, driver};
use crate::capture::{self, Branch};
use crate::clock;
use crate::config;
use crate::context::{self, Context};
use crate::event;
use crate::op::{self, Op};
use gputap_sim_base::slab::Slab;

/// What a stream is to its context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The stream that null means; waits for every blocking stream.
    Legacy,
    /// The stream that null means to callers compiled for per-thread streams.
    PerThread,
    /// Made by the program.
    Created,
}

/// A stream of one context.
pub struct Stream {
    /// Handle of the context that the stream belongs to.
    pub context: Handle,
    /// The device that the stream's work runs on.
    pub device: Device,
    /// What it is to its context.
    pub kind: Kind,
    /// Counts what keeps work from simply running: its own capture, or, for the legacy stream, those of blocking
    /// streams of the context. One bit says that launches take time.
    pub gate: AtomicU32,
    /// Its part in a capture.
    pub branch: Mutex<Option<Branch>>,
    busy_until_ns: AtomicU64,
    id: u64,
    flags: u32,
    priority: i32,
}

/// The flag of streams that do not wait for the legacy stream.
const NON_BLOCKING: u32 = 1;
const MOST_URGENT: i32 = -5;
/// The bit of a stream's gate that says launches take time; the others count.
const TIMED: u32 = 1 << 31;

static STREAMS: Slab<Stream> = Slab::new();
static NEXT_ID: AtomicU64 = AtomicU64::new(1);

impl Stream {
    /// A stream with nothing to do.
    pub fn new(context: Handle, device: Device, kind: Kind, flags: u32, priority: i32) -> Self {
        Stream {
            context,
            device,
            kind,
            gate: AtomicU32::new(if config::get().launches_take_time() { TIMED } else { 0 }),
            branch: Mutex::new(None),
            busy_until_ns: AtomicU64::new(0),
            id: NEXT_ID.fetch_add(1, Relaxed),
            flags,
            priority,
        }
    }

    /// Whether the legacy stream and this one wait for each other.
    pub fn blocking(&self) -> bool {
        self.kind == Kind::Created && self.flags & NON_BLOCKING == 0
    }

    /// Whether work must not simply run.
    #[inline(always)]
    pub fn gated(&self) -> bool {
        self.gate.load(Relaxed) & !TIMED != 0
    }

    /// Whether that, or a launch takes time.
    #[inline(always)]
    pub fn slow(&self) -> bool {
        self.gate.load(Relaxed) != 0
    }

    /// Adds device time.
    #[cold]
    pub fn advance(&self, context: &Context, device_ns: u64) {
        let now = clock::now_ns();
        let after = if self.kind == Kind::Legacy { context.busy_until_ns.load(Relaxed) } else { 0 };
        let mut end = 0;
        let _ = self.busy_until_ns.fetch_update(Relaxed, Relaxed, |busy| {
            end = busy.max(now).max(after).saturating_add(device_ns);
            Some(end)
        });
        context.busy_until_ns.fetch_max(end, Relaxed);
    }

    /// Lets work that is submitted later start no earlier than this.
    pub fn not_before(&self, time_ns: u64) {
        self.busy_until_ns.fetch_max(time_ns, Relaxed);
    }

    /// When its work is finished; 0 for a stream that never had any that takes time.
    #[inline(always)]
    pub fn done_ns(&self) -> u64 {
        self.busy_until_ns.load(Relaxed)
    }

    fn done(&self) -> bool {
        let end = self.done_ns();
        end == 0 || end <= clock::now_ns()
    }
}

/// The stream a handle means to the calling thread, with the current context.
#[inline(always)]
pub fn resolve(handle: Handle) -> Outcome<(&'static Context, &'static Stream)> {
    let context = context::current()?;
    match handle {
        0 | 1 => Ok((context, &context.legacy)),
        2 => Ok((context, &context.per_thread)),
        _ => Ok((context, STREAMS.get(handle).ok_or(code::INVALID_HANDLE)?)),
    }
}

/// A stream that a program made.
pub fn created(handle: Handle) -> Option<&'static Stream> {
    STREAMS.get(handle)
}

/// Does a piece of work in a stream, or adds it to the graph that the stream is captured into.
pub fn submit(handle: Handle, op: Op) -> Outcome {
    let (context, stream) = resolve(handle)?;
    if stream.gated() && capture::intercept(stream, &op)? {
        return Ok(());
    }
    let device_ns = op::run(&op, stream)?;
    if device_ns != 0 {
        stream.advance(context, device_ns);
    }
    Ok(())
}

/// Removes the streams of a context that ended.
pub fn end_context(context: Handle) {
    for handle in STREAMS.handles() {
        if STREAMS.get(handle).is_some_and(|stream| stream.context == context) {
            capture::abandon(handle);
            let _ = STREAMS.destroy(handle);
        }
    }
}

fn create(out: Out<Handle>, flags: u32, priority: i32) -> Outcome {
    let context = context::current()?;
    out.required()?;
    if flags & !NON_BLOCKING != 0 {
        return Err(code::INVALID_VALUE);
    }
    let priority = priority.clamp(MOST_URGENT, 0);
    let handle = STREAMS
        .create(|_| Stream::new(context.handle, context.device, Kind::Created, flags, priority))
        .ok_or(code::OUT_OF_MEMORY)?;
    out.set(handle)
}

/// A function that a stream calls on the host.
pub type Callback = extern "C" fn(Handle, i32, *mut c_void);

/// Attribute values are 64 bytes.
type AttributeValue = [u8; 64];
/// The attribute that holds a stream's priority.
const PRIORITY: i32 = 8;

driver! {
    fn cuStreamCreate(out: Out<Handle>, flags: u32) {
        create(out, flags, 0)
    }

    fn cuStreamCreateWithPriority(out: Out<Handle>, flags: u32, priority: i32) {
        create(out, flags, priority)
    }

    fn cuStreamDestroy_v2 | cuStreamDestroy(handle: Handle) {
        context::current()?;
        capture::abandon(handle);
        STREAMS.destroy(handle).ok_or(code::INVALID_HANDLE)
    }

    fn cuStreamQuery(handle: Handle) {
        let (_, stream) = resolve(handle)?;
        if stream.gated() {
            return Err(capture::break_by(stream));
        }
        if stream.done() { Ok(()) } else { Err(code::NOT_READY) }
    }

    fn cuStreamSynchronize(handle: Handle) {
        let (context, stream) = resolve(handle)?;
        if stream.gated() {
            return Err(capture::break_by(stream));
        }
        if stream.kind == Kind::Legacy {
            context.wait();
        }
        clock::wait_until(stream.done_ns());
        Ok(())
    }

    fn cuStreamWaitEvent(handle: Handle, event: Handle, flags: u32) {
        let (_, stream) = resolve(handle)?;
        let waited = event::get(event)?;
        if flags > 1 {
            return Err(code::INVALID_VALUE);
        }
        if capture::wait_event(stream, waited, event, flags == 1)? {
            return Ok(());
        }
        stream.not_before(waited.done_ns());
        Ok(())
    }

    /// The callback runs before the call returns.
    fn cuStreamAddCallback(handle: Handle, callback: Option<Callback>, user: *mut c_void, flags: u32) {
        let (_, stream) = resolve(handle)?;
        let callback = callback.ok_or(code::INVALID_VALUE)?;
        if flags != 0 {
            return Err(code::INVALID_VALUE);
        }
        if stream.gated() {
            return Err(capture::break_by(stream));
        }
        clock::wait_until(stream.done_ns());
        callback(handle, 0, user);
        Ok(())
    }

    fn cuStreamAttachMemAsync(handle: Handle, address: u64, _length: usize, _flags: u32) {
        resolve(handle)?;
        crate::memory::find(address as usize).map(drop)
    }

    fn cuStreamGetPriority(handle: Handle, priority: Out<i32>) {
        priority.set(resolve(handle)?.1.priority)
    }

    fn cuStreamGetFlags(handle: Handle, flags: Out<u32>) {
        flags.set(resolve(handle)?.1.flags)
    }

    fn cuStreamGetId(handle: Handle, id: Out<u64>) {
        id.set(resolve(handle)?.1.id)
    }

    fn cuStreamGetDevice(handle: Handle, device: Out<Device>) {
        device.set(resolve(handle)?.1.device)
    }

    fn cuStreamGetCtx(handle: Handle, context: Out<Handle>) {
        context.set(resolve(handle)?.1.context)
    }

    fn cuStreamGetCtx_v2(handle: Handle, context: Out<Handle>, green: Out<Handle>) {
        context.set(resolve(handle)?.1.context)?;
        green.offer(0);
        Ok(())
    }

    fn cuStreamGetGreenCtx(handle: Handle, green: Out<Handle>) {
        resolve(handle)?;
        green.set(0)
    }

    /// Attributes other than the priority read as zero.
    fn cuStreamGetAttribute(handle: Handle, attribute: i32, value: Out<AttributeValue>) {
        let (_, stream) = resolve(handle)?;
        let mut bytes = [0; 64];
        if attribute == PRIORITY {
            bytes[..4].copy_from_slice(&stream.priority.to_ne_bytes());
        }
        value.set(bytes)
    }

    /// Attributes are accepted and have no effect.
    fn cuStreamSetAttribute(handle: Handle, _attribute: i32, value: Out<AttributeValue>) {
        resolve(handle)?;
        value.required()
    }

    fn cuStreamCopyAttributes(to: Handle, from: Handle) {
        resolve(to)?;
        resolve(from).map(drop)
    }
}
