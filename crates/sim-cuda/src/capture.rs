//! Stream capture: work becomes nodes of a graph instead of being done.
//!
//! A capture begins in one stream and spreads to others through events. Each stream in it keeps the nodes that its
//! next piece of work waits for. What the driver forbids meanwhile is forbidden here too, because a tracer that
//! breaks a program's capture must be seen to do so.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::*};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::abi::{Handle, In, Out, Outcome, Status, code, driver};
use crate::context;
use crate::event::Event;
use crate::graph;
use crate::op::Op;
use crate::stream::{self, Kind, Stream};

/// One capture, from begin to end.
pub struct Capture {
    /// Number that no other capture of the process has.
    pub id: u64,
    /// What it makes.
    pub graph: Handle,
    /// Whether the graph was the program's before.
    given: bool,
    mode: i32,
    /// The thread that began it.
    thread: i32,
    /// The stream it began in.
    origin: &'static Stream,
    /// Set once something forbidden happened.
    broken: AtomicBool,
    /// Set once it ended.
    over: AtomicBool,
    /// Every stream in it.
    streams: Mutex<Vec<&'static Stream>>,
}

/// A stream's or an event's part in a capture.
#[derive(Clone)]
pub struct Branch {
    /// The capture that the stream or event is part of.
    pub capture: Arc<Capture>,
    /// What the next node waits for.
    pub tips: Vec<Handle>,
}

const GLOBAL: i32 = 0;
const RELAXED: i32 = 2;

static CAPTURES: Mutex<Vec<Arc<Capture>>> = Mutex::new(Vec::new());
/// How many there are, to ask without a lock.
static ONGOING: AtomicU32 = AtomicU32::new(0);
static NEXT_ID: AtomicU64 = AtomicU64::new(1);

thread_local! {
    /// What this thread asks of captures in other threads.
    static MODE: Cell<i32> = const { Cell::new(GLOBAL) };
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn thread() -> i32 {
    // SAFETY: no arguments, always succeeds.
    unsafe { libc::gettid() }
}

impl Capture {
    /// Fails once it is broken.
    pub fn check(&self) -> Outcome {
        if self.broken.load(Relaxed) { Err(code::CAPTURE_INVALIDATED) } else { Ok(()) }
    }

    /// Lets a stream take part.
    fn join(self: &Arc<Self>, stream: &'static Stream, tips: Vec<Handle>) -> Outcome {
        let context = context::get(stream.context)?;
        lock(&self.streams).push(stream);
        *lock(&stream.branch) = Some(Branch { capture: self.clone(), tips });
        stream.gate.fetch_add(1, Relaxed);
        if stream.blocking() {
            context.legacy.gate.fetch_add(1, Relaxed);
        }
        Ok(())
    }

    /// Lets all its streams work again.
    fn finish(&self) {
        if self.over.swap(true, Relaxed) {
            return;
        }
        for stream in lock(&self.streams).drain(..) {
            stream.gate.fetch_sub(1, Relaxed);
            *lock(&stream.branch) = None;
            if stream.blocking()
                && let Ok(context) = context::get(stream.context)
            {
                context.legacy.gate.fetch_sub(1, Relaxed);
            }
        }
        lock(&CAPTURES).retain(|other| other.id != self.id);
        ONGOING.fetch_sub(1, Relaxed);
    }

    /// Fails unless every stream came back to the one it began in.
    fn check_joined(&self) -> Outcome {
        let mut reached: Vec<Handle> = tips(self.origin);
        let mut next = 0;
        while let Some(node) = reached.get(next).copied() {
            for before in graph::node(node)?.waits_for() {
                if !reached.contains(&before) {
                    reached.push(before);
                }
            }
            next += 1;
        }
        let joined = |stream: &&'static Stream| tips(stream).iter().all(|tip| reached.contains(tip));
        if lock(&self.streams).iter().all(joined) { Ok(()) } else { Err(code::CAPTURE_UNJOINED) }
    }
}

fn tips(stream: &Stream) -> Vec<Handle> {
    lock(&stream.branch).as_ref().map(|branch| branch.tips.clone()).unwrap_or_default()
}

/// A stream's part in a capture.
pub fn branch(stream: &Stream) -> Option<Branch> {
    lock(&stream.branch).clone()
}

/// Fails where a call that might wait for a capture is forbidden; the capture is broken then.
#[inline]
pub fn forbid_unsafe() -> Outcome {
    if ONGOING.load(Relaxed) == 0 { Ok(()) } else { forbid_unsafe_now() }
}

#[cold]
fn forbid_unsafe_now() -> Outcome {
    let mode = MODE.get();
    let me = thread();
    let mut outcome = Ok(());
    for capture in lock(&CAPTURES).iter().filter(|capture| capture.mode != RELAXED && mode != RELAXED) {
        if capture.thread == me || capture.mode == GLOBAL && mode == GLOBAL {
            capture.broken.store(true, Relaxed);
            outcome = Err(code::CAPTURE_UNSUPPORTED);
        }
    }
    outcome
}

/// Adds work to the graph that the stream is captured into. False when the stream is not captured.
pub fn intercept(stream: &Stream, op: &Op) -> Outcome<bool> {
    if stream.kind == Kind::Legacy {
        return Err(break_by(stream));
    }
    let Some(branch) = branch(stream) else { return Ok(false) };
    branch.capture.check()?;
    let node = graph::add(branch.capture.graph, branch.tips, op.clone())?;
    if let Some(branch) = lock(&stream.branch).as_mut() {
        branch.tips = vec![node];
    }
    Ok(true)
}

/// Breaks the captures that a forbidden use of this stream touches, and says what the caller is told.
pub fn break_by(stream: &Stream) -> Status {
    if stream.kind != Kind::Legacy {
        if let Some(branch) = branch(stream) {
            branch.capture.broken.store(true, Relaxed);
        }
        return code::CAPTURE_UNSUPPORTED;
    }
    for capture in lock(&CAPTURES).iter() {
        if lock(&capture.streams).iter().any(|other| other.blocking() && other.context == stream.context) {
            capture.broken.store(true, Relaxed);
        }
    }
    code::CAPTURE_IMPLICIT
}

/// Ends a capture whose stream is about to be destroyed.
pub fn abandon(handle: Handle) {
    if let Some(branch) = stream::created(handle).and_then(branch) {
        branch.capture.finish();
        if !branch.capture.given {
            let _ = graph::destroy(branch.capture.graph);
        }
    }
}

/// Lets an event stand for the stream's place in its capture.
pub fn record_event(stream: &Stream, event: &Event) -> Outcome {
    if stream.kind == Kind::Legacy {
        return Err(break_by(stream));
    }
    let branch = branch(stream).ok_or(code::ILLEGAL_STATE)?;
    branch.capture.check()?;
    *lock(&event.branch) = Some(branch);
    event.captured.store(true, Relaxed);
    Ok(())
}

/// Lets a stream wait for an event if a capture is concerned; the stream joins it then. False when none is.
pub fn wait_event(stream: &'static Stream, event: &Event, handle: Handle, external: bool) -> Outcome<bool> {
    if stream.gated() && (stream.kind == Kind::Legacy || external) {
        return intercept(stream, &Op::WaitEvent(handle));
    }
    let here = branch(stream);
    if !event.captured.load(Relaxed) {
        return match here {
            None => Ok(false),
            Some(_) if event.done_ns() == 0 => Ok(true),
            Some(branch) => {
                branch.capture.broken.store(true, Relaxed);
                Err(code::CAPTURE_ISOLATION)
            }
        };
    }
    let there = lock(&event.branch).clone().filter(|branch| !branch.capture.over.load(Relaxed));
    let there = there.ok_or(code::CAPTURED_EVENT)?;
    there.capture.check()?;
    match here {
        None if stream.kind == Kind::Legacy => Err(code::CAPTURE_IMPLICIT),
        None => there.capture.join(stream, there.tips).map(|()| true),
        Some(branch) if branch.capture.id != there.capture.id => Err(code::CAPTURE_MERGE),
        Some(_) => {
            if let Some(branch) = lock(&stream.branch).as_mut() {
                branch.tips.extend(
                    there.tips.iter().filter(|tip| !branch.tips.contains(tip)).copied().collect::<Vec<_>>(),
                );
            }
            Ok(true)
        }
    }
}

fn begin(handle: Handle, mode: i32, given: Option<(Handle, Vec<Handle>)>) -> Outcome {
    let (_, stream) = stream::resolve(handle)?;
    if !(GLOBAL..=RELAXED).contains(&mode) {
        return Err(code::INVALID_VALUE);
    }
    if stream.kind == Kind::Legacy {
        return Err(code::CAPTURE_UNSUPPORTED);
    }
    if stream.gated() {
        return Err(code::ILLEGAL_STATE);
    }
    let is_given = given.is_some();
    let (graph, tips) = match given {
        Some((graph, tips)) => (graph, tips),
        None => (graph::create()?, Vec::new()),
    };
    let capture = Arc::new(Capture {
        id: NEXT_ID.fetch_add(1, Relaxed),
        graph,
        given: is_given,
        mode,
        thread: thread(),
        origin: stream,
        broken: AtomicBool::new(false),
        over: AtomicBool::new(false),
        streams: Mutex::default(),
    });
    lock(&CAPTURES).push(capture.clone());
    ONGOING.fetch_add(1, Relaxed);
    capture.join(stream, tips)
}

fn end(handle: Handle) -> Outcome<Handle> {
    let (_, stream) = stream::resolve(handle)?;
    let capture = branch(stream).ok_or(code::ILLEGAL_STATE)?.capture;
    if !std::ptr::eq(capture.origin, stream) {
        capture.broken.store(true, Relaxed);
        return Err(code::CAPTURE_UNMATCHED);
    }
    let wrong_thread = capture.mode != RELAXED && capture.thread != thread();
    let thread = if wrong_thread { Err(code::CAPTURE_WRONG_THREAD) } else { Ok(()) };
    let outcome = thread.and_then(|()| capture.check()).and_then(|()| capture.check_joined());
    capture.finish();
    if outcome.is_err() && !capture.given {
        let _ = graph::destroy(capture.graph);
    }
    outcome.map(|()| capture.graph)
}

driver! {
    fn cuStreamBeginCapture(stream: Handle) {
        begin(stream, GLOBAL, None)
    }

    fn cuStreamBeginCapture_v2(stream: Handle, mode: i32) {
        begin(stream, mode, None)
    }

    fn cuStreamBeginCaptureToGraph(
        stream: Handle, graph_handle: Handle, nodes: In<Handle>, _data: usize, count: usize, mode: i32,
    ) {
        graph::get(graph_handle)?;
        begin(stream, mode, Some((graph_handle, nodes.list(count)?)))
    }

    fn cuStreamEndCapture(stream: Handle, out: Out<Handle>) {
        out.required()?;
        match end(stream) {
            Ok(graph) => out.set(graph),
            Err(status) => {
                out.set(0)?;
                Err(status)
            }
        }
    }

    fn cuThreadExchangeStreamCaptureMode(mode: Out<i32>) {
        let wanted = mode.get()?;
        if !(GLOBAL..=RELAXED).contains(&wanted) {
            return Err(code::INVALID_VALUE);
        }
        mode.set(MODE.replace(wanted))
    }
}
