//! What the hooks' machine code leaves to Rust: everything before and after a call that is not plain recording.

use core::mem::MaybeUninit;
use core::sync::atomic::Ordering;

use gputap_catalog::hook::{HOOKS, Hook, flag, switch_at};
use gputap_catalog::{FAMILIES, Layer};
use gputap_wire::layout::{process, ring};
use gputap_wire::{Class, Header, SLOT, slots_for, switch};

use crate::global::global;
use crate::record::{bytes_of, publish_held, ring_word, room, write};
use crate::start::{self, tick};
use crate::thread::{self, Thread};
use crate::{comm, config, errno, graph, lease, library, name, notes, own, shim};

/// A slow body's frame on the stack; drawn in hook.s.
#[repr(C)]
pub struct Frame {
    regs: [u64; 6],
    floats: [u64; 2],
    start: u64,
    call: u32,
    parent: u32,
    id: u32,
    mode: u32,
    result: u64,
    stack: *const u64,
    end: u64,
    result2: u64,
    float: u64,
}

const _: () = assert!(size_of::<Frame>() == 128);

/// What to do when the call has returned.
mod mode {
    pub const PASS: u32 = 0;
    pub const RECORD: u32 = 1;
    pub const WATCH: u32 = 2;
    pub const DROP: u32 = 3;
}

/// Most words that any function passes.
const WORDS: usize = 24;
/// Room for them and for what the call returned.
type Words = [u64; WORDS + 1];

impl Frame {
    /// The function; above it hook.s keeps the slots.
    fn id(&self) -> usize {
        usize::from(self.id as u16)
    }

    /// Argument word `i` in the order of the catalogue.
    fn word(&self, h: &Hook, i: usize) -> u64 {
        let (regs, stack) = (usize::from(h.regs), usize::from(h.stack));
        if i < regs {
            self.regs.get(i).copied().unwrap_or(0)
        } else if i < regs + stack {
            // SAFETY: the caller passed this many words on its stack.
            unsafe { self.stack.add(i - regs).read() }
        } else {
            self.floats.get(i - regs - stack).copied().unwrap_or(0)
        }
    }

    /// All argument words.
    fn words<'a>(&self, h: &Hook, to: &'a mut Words) -> &'a mut [u64] {
        let n = usize::from(h.regs + h.stack + h.floats).min(WORDS);
        let to = to.get_mut(..n).unwrap_or_default();
        for (i, w) in to.iter_mut().enumerate() {
            *w = self.word(h, i);
        }
        to
    }

    fn header(&self, t: &Thread) -> Header {
        Header {
            id: self.id as u16,
            slots: 0,
            result: self.result as u32,
            start: self.start,
            end: self.end,
            call: self.call,
            parent: self.parent,
            context: t.context as u16,
            outer: 0,
            device: (t.context >> 32) as u16,
            copied: 0,
        }
    }
}

/// The switch of a function now.
fn switch_of(id: usize) -> u8 {
    unsafe extern "C" {
        static gputap_switches: [core::sync::atomic::AtomicU8; process::SWITCHES];
    }
    // SAFETY: defined in state.s; single bytes are read, others may write them.
    unsafe { &gputap_switches }.get(switch_at(id)).map_or(switch::OFF, |s| s.load(Ordering::Relaxed))
}

/// Before the real function; returns its address.
#[unsafe(no_mangle)]
extern "C" fn gputap_enter(frame: &mut Frame) -> usize {
    // SAFETY: the calling thread's own state; nobody else refers to it.
    let t = unsafe { &mut *thread::current() };
    let index = frame.id();
    frame.mode = mode::PASS;
    if t.asking {
        return library::callable(index);
    }
    let known = !t.is_busy() && is_known(index);
    if !t.enter() {
        // A signal handler inside the recorder.
        if switch_of(index) != switch::WATCH {
            number(t, frame);
            frame.mode = mode::DROP;
        }
        return library::callable(index);
    }
    if known {
        frame.mode = prepare(t, index);
    }
    if frame.mode == mode::RECORD {
        number(t, frame);
        (frame.start, frame.result) = (tick(), 0);
        frame.end = 0;
        begin(t, frame);
        frame.end = t.epoch.into();
    }
    t.leave();
    library::callable(index)
}

fn number(t: &mut Thread, frame: &mut Frame) {
    frame.call = t.calls.fetch_add(1, Ordering::Relaxed);
    frame.parent = t.current;
    t.current = frame.call;
}

/// Makes sure that the function's library is known. Functions above the driver are only reached once it is.
fn is_known(index: usize) -> bool {
    if library::driver_known() || !HOOKS.get(index).is_some_and(is_driver) {
        return true;
    }
    let learned = library::learn_driver();
    if learned {
        shim::note_way(process::way::PLT);
    }
    learned
}

/// Makes sure that there is a process directory and a ring; says what to do with this call.
fn prepare(t: &mut Thread, index: usize) -> u32 {
    if !start::ensure() {
        return mode::PASS;
    }
    let g = global();
    match switch_of(index) {
        switch::OFF => return mode::PASS,
        switch::WATCH => return mode::WATCH,
        _ => {}
    }
    if t.epoch != g.epoch.load(Ordering::Relaxed) {
        if !lease::acquire(t) {
            g.count(process::NO_RING_AT, 1);
            return mode::PASS;
        }
        library::note_all_unrecorded();
    }
    notes::tell(t);
    if switch_of(index) == switch::ON && HOOKS.get(index).is_some_and(|h| h.flags & flag::COUNT != 0) {
        count(t, index);
        return mode::PASS;
    }
    mode::RECORD
}

/// Counts a call that is not worth a record.
fn count(t: &Thread, index: usize) {
    let counter = HOOKS.get(index).map_or(0, |h| usize::from(h.handle)) % ring::COUNTS;
    ring_word(t.base, ring::count_at(counter)).fetch_add(1, Ordering::Relaxed);
}

fn is_driver(h: &Hook) -> bool {
    usize::from(h.family) == library::DRIVER
}

/// A begin record for calls that can block: a job that hangs or is killed must show where.
fn begin(t: &mut Thread, frame: &Frame) {
    let Some(h) = HOOKS.get(frame.id()).filter(|h| h.flags & flag::BEGIN != 0) else { return };
    // Where the end may find no room the begin is left out: alone it would be a call that never returned, and the end is
    // counted as dropped. In the shared ring that can't be known.
    if t.shared || !room(t, 2 * LARGEST) {
        return;
    }
    write(t, frame.header(t).with_class(Class::BEGIN), &[bytes_of(frame.words(h, &mut [0; WORDS + 1]))]);
}

/// After the real function.
#[unsafe(no_mangle)]
extern "C" fn gputap_exit(frame: &mut Frame) {
    if frame.mode == mode::PASS {
        return;
    }
    // SAFETY: as in `gputap_enter`.
    let t = unsafe { &mut *thread::current() };
    if frame.mode == mode::RECORD && frame.end != t.epoch.into() {
        // Begun in another process, which this one was forked from; it has recorded calls of its own since.
        t.current = 0;
        return;
    }
    if frame.mode != mode::WATCH {
        frame.end = tick();
        t.current = frame.parent;
    }
    if frame.mode == mode::DROP || !t.enter() {
        return dropped_in_signal(t, frame);
    }
    let kept = errno::keep();
    finish(t, frame);
    drop(kept);
    t.leave();
}

/// A function of the runtime has returned, and needs a record of its own. hook.s is in recording code since.
#[unsafe(no_mangle)]
extern "C" fn gputap_exit_outer(frame: &mut Frame) {
    // SAFETY: as in `gputap_enter`.
    let t = unsafe { &mut *thread::current() };
    frame.end = tick();
    let kept = errno::keep();
    t.forget_open();
    publish_held(t);
    (frame.call, frame.parent, frame.mode) = (t.current, 0, mode::RECORD);
    t.current = 0;
    // Else begun in another process, which this one was forked from; it has recorded calls of its own since.
    if frame.call != 0 {
        finish(t, frame);
    }
    drop(kept);
    t.leave();
}

fn dropped_in_signal(t: &Thread, frame: &Frame) {
    if frame.mode != mode::WATCH {
        count_dropped_in_signal(t);
    }
}

fn count_dropped_in_signal(t: &Thread) {
    if t.epoch == global().epoch.load(Ordering::Relaxed) && t.base != 0 {
        ring_word(t.base, ring::SIGNAL_AT).fetch_add(1, Ordering::Relaxed);
    } else {
        global().count_without_ring();
    }
}

/// A signal handler inside the recorder calls a function whose library is still being learned: the call goes to the real
/// function, unrecorded.
pub fn dropped_while_learning(id: u16) {
    let index = usize::from(id);
    let counted = HOOKS.get(index).is_none_or(|h| h.flags & flag::COUNT != 0);
    if !counted && !matches!(switch_of(index), switch::OFF | switch::WATCH) {
        // SAFETY: as in `gputap_enter`.
        count_dropped_in_signal(unsafe { &*thread::current() });
    }
}

fn finish(t: &mut Thread, frame: &Frame) {
    let Some(h) = HOOKS.get(frame.id()) else { return };
    let ok = frame.result as u32 == 0 || h.flags & flag::NO_STATUS != 0 || is_in_progress(frame, h);
    // A process that forked inside the call is another one now.
    let here = t.epoch == global().epoch.load(Ordering::Relaxed);
    if ok {
        follow(t, frame, h, here);
    }
    if frame.mode != mode::RECORD || !here {
        return;
    }
    if t.context as u32 == 0 && !premature(frame, h, ok) {
        ask_context(t, h);
    }
    record(t, frame, h, ok);
}

/// ncclInProgress: a call of a communicator that does not block has begun, and what it writes is written.
fn is_in_progress(frame: &Frame, h: &Hook) -> bool {
    const IN_PROGRESS: u32 = 7;
    frame.result as u32 == IN_PROGRESS
        && FAMILIES.get(usize::from(h.family)).is_some_and(|f| f.layer == Layer::Nccl)
}

/// Asks for the context of a thread that seems to have none. Where only a layer above the driver is recorded nobody else
/// does; calls of NCCL are few and long enough to ask each time.
fn ask_context(t: &mut Thread, h: &Hook) {
    match FAMILIES.get(usize::from(h.family)).map(|f| f.layer) {
        Some(Layer::Nccl) => name::ask_context(t),
        Some(Layer::Nvml) | None => {}
        Some(Layer::Driver | Layer::Runtime | Layer::Nvshmem) => name::ask_context_again(t),
    }
}

/// Whether this may be a call from before `cuInit`, when the driver has no contexts to ask for.
fn premature(frame: &Frame, h: &Hook, ok: bool) -> bool {
    h.flags & (flag::PROC | flag::EXPORT_TABLE) != 0
        || frame.id as u16 == own::DRIVER_GET_VERSION
        || frame.id as u16 == own::INIT && !ok
}

/// Keeps our own knowledge in step with a successful call.
fn follow(t: &mut Thread, frame: &Frame, h: &Hook, here: bool) {
    if h.flags & flag::PROC != 0 {
        hand_out(frame);
    }
    if h.flags & flag::EXPORT_TABLE != 0 {
        global().count(process::TABLES_AT, 1);
    }
    if h.flags & flag::UNLOAD != 0 {
        name::forget();
    }
    if !here {
        return;
    }
    if h.flags & flag::COMM != 0 {
        comm::used(t, frame.id as u16, frame.word(h, h.handle.into()), frame.start);
    }
    if frame.id() == usize::from(own::CTX_SET_CURRENT) {
        name::context_is(t, frame.regs[0]);
    } else if h.flags & flag::CONTEXT != 0 {
        name::ask_context(t);
    }
    if h.flags & flag::LAUNCH != 0 {
        name::ensure(t, frame.word(h, h.handle.into()), frame.start);
    }
    if h.flags & flag::INSTANTIATE != 0 {
        // SAFETY: the call succeeded, so word 0 points to the handle that it wrote.
        let exec = unsafe { (frame.regs[0] as *const u64).read_unaligned() };
        graph::describe(t, exec, frame.regs[1]);
    }
    follow_graph(t, frame);
    if h.flags & flag::NAMED != 0 && library::present(own::FUNC_GET_NAME).is_none() {
        // SAFETY: as above; word 2 is the C string that the call looked up.
        let handle = unsafe { (frame.regs[0] as *const u64).read_unaligned() };
        name::remember(t, handle, frame.start, frame.regs[2] as *const core::ffi::c_char);
    }
}

/// Changes of executable graphs: as a whole, or node by node.
fn follow_graph(t: &mut Thread, frame: &Frame) {
    let [exec, second, params, ..] = frame.regs;
    match frame.id as u16 {
        own::GRAPH_EXEC_UPDATE | own::GRAPH_EXEC_UPDATE_V2 => graph::describe(t, exec, second),
        // The first ABI's struct has no CUkernel.
        own::GRAPH_EXEC_KERNEL => graph::changed_first(t, exec, second, graph::kind::KERNEL, params, 1),
        own::GRAPH_EXEC_KERNEL_V2 => graph::changed(t, exec, second, graph::kind::KERNEL, params),
        own::GRAPH_EXEC_MEMCPY => graph::changed(t, exec, second, graph::kind::MEMCPY, params),
        own::GRAPH_EXEC_MEMSET => graph::changed(t, exec, second, graph::kind::MEMSET, params),
        own::GRAPH_EXEC_NODE if params != 0 => {
            // SAFETY: the driver just read the struct: the node's type, then at 16 the parameters of that type.
            let kind = unsafe { (params as *const u32).read() };
            graph::changed(t, exec, second, kind, params + 16);
        }
        _ => {}
    }
}

/// `cuGetProcAddress` succeeded: the caller gets our function in place of the driver's.
fn hand_out(frame: &Frame) {
    let out = frame.regs[1] as *mut usize;
    if out.is_null() {
        return;
    }
    // SAFETY: the call succeeded, so the driver wrote a pointer there.
    let address = unsafe { out.read_unaligned() };
    let g = global();
    match library::id_of(address) {
        Some(id) => {
            if config::is_hooked(id) {
                // SAFETY: as above.
                unsafe { out.write_unaligned(library::stub(id)) };
            }
            let v2 = frame.id() == usize::from(own::GET_PROC_ADDRESS_V2);
            shim::note_way(if v2 { process::way::PROC_V2 } else { process::way::PROC });
        }
        None if address != 0 => g.count(process::UNKNOWN_AT, 1),
        None => {}
    }
}

/// Most bytes behind pointers that one record carries.
const COPIED: usize = 448;
/// Bytes of the largest record of a call.
const LARGEST: usize = slots_for(8 * (WORDS + 1) + COPIED) * SLOT;

fn record(t: &mut Thread, frame: &Frame, h: &Hook, ok: bool) {
    let mut copied = Copied::default();
    if h.flags & flag::CONFIG != 0 {
        copied.config(frame.regs[0]);
    }
    for c in h.copy.iter().take_while(|c| c.bytes != 0) {
        copied.add(frame.word(h, c.word.into()), c.bytes.into());
    }
    let mut words = [0; WORDS + 1];
    let mut n = frame.words(h, &mut words).len();
    for (i, w) in words.iter_mut().enumerate().take(n) {
        let size = if h.out8 >> i & 1 != 0 {
            8
        } else if h.out4 >> i & 1 != 0 {
            4
        } else {
            continue;
        };
        *w = if ok { peek(*w, size) } else { 0 };
    }
    if h.flags & (flag::RETURNS_FLOAT | flag::RETURNS_WORD) != 0
        && let Some(word) = words.get_mut(n)
    {
        *word = if h.flags & flag::RETURNS_FLOAT != 0 { frame.float } else { frame.result };
        n += 1;
    }
    let header = Header { copied: copied.len as u16, ..frame.header(t) };
    write(t, header, &[bytes_of(words.get(..n).unwrap_or(&[])), copied.bytes()]);
}

/// What a successful call wrote through a pointer argument.
fn peek(pointer: u64, size: usize) -> u64 {
    if pointer == 0 {
        return 0;
    }
    // SAFETY: the function wrote this many bytes there a moment ago.
    unsafe {
        if size == 8 {
            (pointer as *const u64).read_unaligned()
        } else {
            (pointer as *const u32).read_unaligned().into()
        }
    }
}

/// Bytes behind pointers that go into a record.
struct Copied {
    bytes: [MaybeUninit<u64>; COPIED / 8],
    len: usize,
}

impl Default for Copied {
    fn default() -> Copied {
        Copied { bytes: [MaybeUninit::uninit(); COPIED / 8], len: 0 }
    }
}

impl Copied {
    /// Adds a struct that the function has just read through this pointer, filled up to a word.
    fn add(&mut self, pointer: u64, bytes: usize) {
        let Some(to) = self.bytes.get_mut(self.len / 8..(self.len + bytes).div_ceil(8)) else { return };
        if pointer == 0 {
            return;
        }
        if let Some(last) = to.last_mut() {
            last.write(0);
        }
        // SAFETY: the function read this struct through the same pointer during the call, and there is room for it.
        unsafe { core::ptr::copy_nonoverlapping(pointer as *const u8, to.as_mut_ptr().cast(), bytes) };
        self.len += bytes.next_multiple_of(8);
    }

    /// Adds a launch configuration and the start of each of its attributes.
    fn config(&mut self, pointer: u64) {
        const CONFIG: usize = 56;
        const ATTRIBUTE: u64 = 72;
        const KEPT: usize = 24;
        if pointer == 0 {
            return;
        }
        self.add(pointer, CONFIG);
        // SAFETY: as in `add`; the attributes and their number are its last words.
        let (attributes, count) =
            unsafe { (*((pointer + 40) as *const u64), *((pointer + 48) as *const u32)) };
        if attributes == 0 {
            return;
        }
        for i in 0..u64::from(count.min(8)) {
            self.add(attributes + ATTRIBUTE * i, KEPT);
        }
    }

    fn bytes(&self) -> &[u8] {
        // SAFETY: the first `len` bytes were written.
        unsafe { core::slice::from_raw_parts(self.bytes.as_ptr().cast(), self.len) }
    }
}
