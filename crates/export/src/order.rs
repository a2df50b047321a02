//! What calls did, in the order of time.
//!
//! Whether a stream-ordered call ran or was captured depends on calls of other threads, and so does whose memory an address
//! is. Both wait until everything before them is known; nearly all launches need neither and pass at once.

use gputap_analysis::call::{Call, Kept};
use gputap_analysis::capture::{self, Captures, Windows};
use gputap_analysis::comm::Called;
use gputap_analysis::copies::{Devices, Moved};
use gputap_analysis::effect::{self, Effect};
use gputap_analysis::kernels::Launched;
use gputap_analysis::memory::{Allocation, Event, Replay};
use gputap_catalog::by_id;
use gputap_trace::Traces;

use crate::done::{Done, What};
use crate::error::Error;
use crate::source::Source;

/// So many are worth sorting.
const WORTH: usize = 8192;

/// Who gets what was done.
pub(crate) type Each<'f> = &'f mut dyn FnMut(&Done<'_>) -> Result<(), Error>;

/// A call that waits for its turn.
struct Waiting {
    kept: Kept,
    shown: bool,
    /// Only in [`Order::changes`].
    captured: bool,
}

/// What waits, and the state of everything before it.
pub(crate) struct Order<'a> {
    source: &'a Source<'a>,
    windows: Windows,
    devices: Devices,
    captures: Captures,
    memory: Replay,
    /// Stream-ordered calls of times in which something was captured.
    calls: Vec<Waiting>,
    /// Copies and changes of memory.
    changes: Vec<Waiting>,
    /// How many were left the last time: a trace that is far out of order is sorted less often.
    left: usize,
}

impl<'a> Order<'a> {
    pub(crate) fn new(source: &'a Source<'a>, traces: &Traces) -> Result<Order<'a>, Error> {
        Ok(Order {
            source,
            windows: Windows::find(traces)?,
            devices: Devices::new(traces.contexts()),
            captures: Captures::default(),
            memory: Replay::new(traces.contexts()).with_details(true),
            calls: Vec::new(),
            changes: Vec::new(),
            left: 0,
        })
    }

    /// A call whose effect no call inside it has. One that failed still matters to captures.
    pub(crate) fn take(&mut self, call: &Call<'_>, shown: bool, each: Each) -> Result<(), Error> {
        let inside = !self.windows.is_empty() && self.windows.contain(call.process, call.start_ns);
        if inside && (capture::is_ordered(call) || capture::is_edge(call.api)) {
            self.calls.push(Waiting { kept: call.to_kept(), shown, captured: false });
            return Ok(());
        }
        if call.succeeded() { self.act(call, shown, false, each) } else { Ok(()) }
    }

    /// Nothing that follows is earlier than `until_ns`.
    pub(crate) fn advance(&mut self, until_ns: i64, each: Each) -> Result<(), Error> {
        if self.calls.len() + self.changes.len() < WORTH.max(self.left.saturating_mul(2)) {
            return Ok(());
        }
        self.go_on(until_ns, each)
    }

    /// Nothing follows. What is left are allocations that nobody freed.
    pub(crate) fn finish(mut self, each: Each) -> Result<Vec<Allocation>, Error> {
        self.go_on(i64::MAX, each)?;
        Ok(self.memory.left())
    }

    fn go_on(&mut self, until_ns: i64, each: Each) -> Result<(), Error> {
        let when = |w: &Waiting| (capture::time(&w.kept.call()), 0, 0, 0);
        for waiting in take_until(&mut self.calls, until_ns, when) {
            let call = waiting.kept.call();
            let captured = self.captures.step(&call);
            if call.succeeded() {
                self.act(&call, waiting.shown, captured, each)?;
            }
        }
        for waiting in take_until(&mut self.changes, until_ns, order_of_change) {
            self.change(&waiting, each)?;
        }
        self.left = self.calls.len() + self.changes.len();
        Ok(())
    }

    fn act(&mut self, call: &Call<'_>, shown: bool, captured: bool, each: Each) -> Result<(), Error> {
        let Some(function) = by_id(call.api) else { return Ok(()) };
        let what = match *effect::at(call.api) {
            Effect::Launch(launch) => {
                let launched = Launched::of(call, &launch, function);
                let names = &self.source.names;
                let name = launched.kernel.and_then(|k| names.at(call.process, k, launched.end_ns));
                What::Launch { kernel: launched.kernel, name, config: launched.config }
            }
            Effect::GraphLaunch { exec, .. } => What::Graph { exec: call.args.value(exec) },
            Effect::Copy(_) | Effect::Memset { .. } | Effect::Prefetch { .. } => {
                self.changes.push(Waiting { kept: call.to_kept(), shown, captured });
                return Ok(());
            }
            _ => match Called::of(call) {
                Some(called) => What::Communicated(called),
                None => {
                    if Event::of(call).is_some() {
                        self.changes.push(Waiting { kept: call.to_kept(), shown, captured });
                    }
                    return Ok(());
                }
            },
        };
        if shown { each(&Done { call, captured, shown, what }) } else { Ok(()) }
    }

    fn change(&mut self, waiting: &Waiting, each: Each) -> Result<(), Error> {
        let (captured, shown) = (waiting.captured, waiting.shown);
        let call = &waiting.kept.call();
        let what = match Event::of(call) {
            Some(event) => {
                if !captured {
                    self.memory.apply(&event);
                }
                let ended = self.memory.details();
                let Some(now) = self.memory.memory(call.process) else { return Ok(()) };
                return each(&Done {
                    call,
                    captured,
                    shown,
                    what: What::Memory { event, now, ended: &ended },
                });
            }
            None => match Moved::of(call, captured, &self.devices, &self.memory) {
                Some(moved) => What::Moved(moved),
                None => return Ok(()),
            },
        };
        each(&Done { call, captured, shown, what })
    }
}

/// At one moment what goes comes before what is new, because a new allocation may have the address of the old one; and
/// whoever asks sees both.
fn order_of_change(waiting: &Waiting) -> (i64, u8, u32, u32) {
    let call = waiting.kept.call();
    match Event::of(&call) {
        Some(e) => (e.time_ns, u8::from(e.action.gains()), e.process, e.thread),
        None => (call.start_ns, 2, call.process, 0),
    }
}

/// Takes out of `items`, in order, what is before `until_ns`.
fn take_until(
    items: &mut Vec<Waiting>,
    until_ns: i64,
    key: impl Fn(&Waiting) -> (i64, u8, u32, u32),
) -> Vec<Waiting> {
    items.sort_by_cached_key(&key);
    let n = match until_ns {
        i64::MAX => items.len(),
        until_ns => items.partition_point(|item| key(item).0 < until_ns),
    };
    let rest = items.split_off(n);
    std::mem::replace(items, rest)
}
