//! Contexts: the primary one of each device, those a program makes, and each thread's stack of them.

use std::cell::RefCell;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicI32, AtomicU32, AtomicU64, Ordering::*};

use crate::abi::{Device, Handle, Out, Outcome, Status, code, driver};
use crate::clock;
use crate::current;
use crate::device;
use crate::entry::ready;
use crate::event;
use crate::stream::{Kind, Stream};
use gputap_sim_base::slab::Slab;

/// A context, with its streams and the time of its work.
pub struct Context {
    /// Its own handle.
    pub handle: Handle,
    /// Where it runs.
    pub device: Device,
    /// The stream that null means.
    pub legacy: Stream,
    /// The stream that null means to callers compiled for per-thread streams. One for all threads here.
    pub per_thread: Stream,
    /// When all work of the context is finished, in CLOCK_MONOTONIC ns.
    pub busy_until_ns: AtomicU64,
    /// Bit per device whose memory this context may reach.
    pub peers: AtomicU64,
    primary: bool,
    id: u64,
    flags: AtomicU32,
    limits: [AtomicU64; LIMITS],
    cache_config: AtomicI32,
    bank_config: AtomicI32,
}

const LIMITS: usize = 11;
/// Stack size, printf buffer, heap, and zero for what is not simulated.
const DEFAULT_LIMITS: [u64; LIMITS] = [1024, 1 << 20, 8 << 20, 2, 2048, 64, 0, 0, 0, 0, 0];
const FLAGS: u32 = 0xff;

static CONTEXTS: Slab<Context> = Slab::new();
static NEXT_ID: AtomicU64 = AtomicU64::new(1);

thread_local! {
    /// What lies below the current context on the thread's stack.
    static BELOW: RefCell<Vec<Handle>> = const { RefCell::new(Vec::new()) };
}

/// The calling thread's context.
#[inline(always)]
pub fn current() -> Outcome<&'static Context> {
    let handle = current::get();
    // SAFETY: only handles of contexts become current.
    match unsafe { CONTEXTS.get_known(handle) } {
        Some(context) => Ok(context),
        None => Err(why_none(handle)),
    }
}

/// A live context by its handle.
pub fn get(handle: Handle) -> Outcome<&'static Context> {
    ready()?;
    CONTEXTS.get(handle).ok_or(code::INVALID_CONTEXT)
}

/// A live context by its handle, the current one for 0.
pub fn get_or_current(handle: Handle) -> Outcome<&'static Context> {
    if handle == 0 { current() } else { get(handle) }
}

#[cold]
fn why_none(handle: Handle) -> Status {
    match ready() {
        Err(status) => status,
        Ok(()) if handle == 0 => code::INVALID_CONTEXT,
        Ok(()) => code::CONTEXT_IS_DESTROYED,
    }
}

/// Empties the calling thread's stack: a forked child has no contexts.
pub fn forget() {
    current::set(0);
    let _ = BELOW.try_with(|below| below.take());
}

fn push(handle: Handle) {
    let before = current::get();
    if before != 0 {
        let _ = BELOW.try_with(|below| below.borrow_mut().push(before));
    }
    current::set(handle);
}

fn pop() -> Handle {
    let top = current::get();
    current::set(BELOW.try_with(|below| below.borrow_mut().pop()).ok().flatten().unwrap_or(0));
    top
}

fn create(device: Device, flags: u32, primary: bool) -> Outcome<Handle> {
    let id = NEXT_ID.fetch_add(1, Relaxed);
    CONTEXTS
        .create(|handle| Context {
            handle,
            device,
            legacy: Stream::new(handle, device, Kind::Legacy, 0, 0),
            per_thread: Stream::new(handle, device, Kind::PerThread, 0, 0),
            busy_until_ns: AtomicU64::new(0),
            peers: AtomicU64::new(0),
            primary,
            id,
            flags: AtomicU32::new(flags),
            limits: DEFAULT_LIMITS.map(AtomicU64::new),
            cache_config: AtomicI32::new(0),
            bank_config: AtomicI32::new(1),
        })
        .ok_or(code::OUT_OF_MEMORY)
}

fn create_current(out: Out<Handle>, flags: u32, device: Device) -> Outcome {
    device::get(device)?;
    out.required()?;
    if flags & !FLAGS != 0 {
        return Err(code::INVALID_VALUE);
    }
    let handle = create(device, flags, false)?;
    push(handle);
    out.set(handle)
}

/// Frees what a context leaves behind.
fn end(context: &Context) {
    crate::memory::end_context(context.handle);
    crate::stream::end_context(context.handle);
    event::end_context(context.handle);
    crate::module::end_context(context.handle);
}

impl Context {
    /// Sleeps until all work is finished.
    pub fn wait(&self) {
        let end_ns = self.busy_until_ns.load(Relaxed);
        if end_ns != 0 {
            clock::wait_until(end_ns);
        }
    }
}

driver! {
    fn cuDevicePrimaryCtxRetain(out: Out<Handle>, device: Device) {
        let gpu = device::get(device)?;
        out.required()?;
        let mut refs = gpu.primary_refs.lock().unwrap_or_else(PoisonError::into_inner);
        let handle = match gpu.primary.get() {
            Some(handle) => *handle,
            None => *gpu.primary.get_or_init(|| create(device, 0, true).unwrap_or(0)),
        };
        if *refs == 0 {
            CONTEXTS.show(handle, true);
        }
        *refs += 1;
        out.set(handle)
    }

    fn cuDevicePrimaryCtxRelease_v2 | cuDevicePrimaryCtxRelease(device: Device) {
        let gpu = device::get(device)?;
        let mut refs = gpu.primary_refs.lock().unwrap_or_else(PoisonError::into_inner);
        *refs = refs.checked_sub(1).ok_or(code::INVALID_CONTEXT)?;
        if *refs == 0 && let Some(context) = gpu.primary.get().and_then(|handle| CONTEXTS.get(*handle)) {
            end(context);
            CONTEXTS.show(context.handle, false);
        }
        Ok(())
    }

    fn cuDevicePrimaryCtxReset_v2 | cuDevicePrimaryCtxReset(device: Device) {
        let gpu = device::get(device)?;
        let _refs = gpu.primary_refs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(context) = gpu.primary.get().and_then(|handle| CONTEXTS.get(*handle)) {
            end(context);
        }
        Ok(())
    }

    fn cuDevicePrimaryCtxSetFlags_v2 | cuDevicePrimaryCtxSetFlags(device: Device, flags: u32) {
        let gpu = device::get(device)?;
        if flags & !FLAGS != 0 {
            return Err(code::INVALID_VALUE);
        }
        gpu.primary_flags.store(flags, Relaxed);
        Ok(())
    }

    fn cuDevicePrimaryCtxGetState(device: Device, flags: Out<u32>, active: Out<i32>) {
        let gpu = device::get(device)?;
        let refs = gpu.primary_refs.lock().unwrap_or_else(PoisonError::into_inner);
        flags.set(gpu.primary_flags.load(Relaxed))?;
        active.set(i32::from(*refs > 0))
    }

    fn cuCtxCreate_v2 | cuCtxCreate(out: Out<Handle>, flags: u32, device: Device) {
        create_current(out, flags, device)
    }

    /// Affinity parameters are ignored.
    fn cuCtxCreate_v3(out: Out<Handle>, _parameters: usize, _count: i32, flags: u32, device: Device) {
        create_current(out, flags, device)
    }

    /// Creation parameters are ignored.
    fn cuCtxCreate_v4(out: Out<Handle>, _parameters: usize, flags: u32, device: Device) {
        create_current(out, flags, device)
    }

    fn cuCtxDestroy_v2 | cuCtxDestroy(handle: Handle) {
        let context = get(handle)?;
        if context.primary {
            return Err(code::INVALID_CONTEXT);
        }
        end(context);
        if current::get() == handle {
            pop();
        }
        CONTEXTS.destroy(handle).ok_or(code::INVALID_CONTEXT)
    }

    fn cuCtxPushCurrent_v2 | cuCtxPushCurrent(handle: Handle) {
        get(handle)?;
        push(handle);
        Ok(())
    }

    fn cuCtxPopCurrent_v2 | cuCtxPopCurrent(out: Out<Handle>) {
        ready()?;
        match pop() {
            0 => Err(code::INVALID_CONTEXT),
            handle => {
                out.offer(handle);
                Ok(())
            }
        }
    }

    fn cuCtxSetCurrent(handle: Handle) {
        ready()?;
        if handle == 0 {
            pop();
            return Ok(());
        }
        get(handle)?;
        current::set(handle);
        Ok(())
    }

    fn cuCtxGetCurrent(out: Out<Handle>) {
        ready()?;
        out.set(current::get())
    }

    fn cuCtxGetDevice(out: Out<Device>) {
        out.set(current()?.device)
    }

    fn cuCtxGetDevice_v2(out: Out<Device>, handle: Handle) {
        out.set(get_or_current(handle)?.device)
    }

    fn cuCtxGetFlags(out: Out<u32>) {
        out.set(current()?.flags.load(Relaxed))
    }

    fn cuCtxSetFlags(flags: u32) {
        current()?.flags.store(flags, Relaxed);
        Ok(())
    }

    fn cuCtxGetId(handle: Handle, out: Out<u64>) {
        out.set(get_or_current(handle)?.id)
    }

    fn cuCtxGetApiVersion(handle: Handle, out: Out<u32>) {
        get_or_current(handle)?;
        out.set(3020)
    }

    fn cuCtxSynchronize() {
        let context = current()?;
        crate::capture::forbid_unsafe()?;
        context.wait();
        Ok(())
    }

    fn cuCtxSynchronize_v2(handle: Handle) {
        let context = get_or_current(handle)?;
        crate::capture::forbid_unsafe()?;
        context.wait();
        Ok(())
    }

    fn cuCtxSetLimit(limit: i32, value: usize) {
        let limits = &current()?.limits;
        usize::try_from(limit)
            .ok()
            .and_then(|limit| limits.get(limit))
            .ok_or(code::INVALID_VALUE)?
            .store(value as u64, Relaxed);
        Ok(())
    }

    fn cuCtxGetLimit(out: Out<usize>, limit: i32) {
        let limits = &current()?.limits;
        let limit = usize::try_from(limit).ok().and_then(|limit| limits.get(limit)).ok_or(code::INVALID_VALUE)?;
        out.set(limit.load(Relaxed) as usize)
    }

    fn cuCtxGetCacheConfig(out: Out<i32>) {
        out.set(current()?.cache_config.load(Relaxed))
    }

    fn cuCtxSetCacheConfig(config: i32) {
        current()?.cache_config.store(config, Relaxed);
        Ok(())
    }

    fn cuCtxGetSharedMemConfig(out: Out<i32>) {
        out.set(current()?.bank_config.load(Relaxed))
    }

    fn cuCtxSetSharedMemConfig(config: i32) {
        current()?.bank_config.store(config, Relaxed);
        Ok(())
    }

    fn cuCtxGetStreamPriorityRange(least: Out<i32>, greatest: Out<i32>) {
        current()?;
        least.offer(0);
        greatest.offer(-5);
        Ok(())
    }

    fn cuCtxResetPersistingL2Cache() {
        current().map(drop)
    }

    fn cuCtxRecordEvent(handle: Handle, event: Handle) {
        let context = get_or_current(handle)?;
        event::get(event)?.record(clock::now_ns().max(context.busy_until_ns.load(Relaxed)));
        Ok(())
    }

    fn cuCtxWaitEvent(handle: Handle, event: Handle) {
        let context = get_or_current(handle)?;
        context.busy_until_ns.fetch_max(event::get(event)?.done_ns(), Relaxed);
        Ok(())
    }
}
