//! Launches counted by what tells their kernel, where nothing else is asked about them.
//!
//! Most calls of a trace are launches of a few kernels, and "which kernel, how often" is what people ask first. The
//! launches of one batch that have process, function and handle in common differ in nothing then, so they are counted
//! together, and three quarters of the columns stay compressed. That holds where no call is inside another and nothing
//! is captured, which shows in the same pass.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};

use gputap_catalog::{FUNCTIONS, Layer};
use gputap_trace::model::{Calls, Scanned};
use gputap_trace::{Analysis, Columns, FLAG_UNFINISHED, Traces};

use crate::capture;
use crate::comm;
use crate::derived::{Launch, Who};
use crate::effect::{self, Effect, Word};
use crate::hash::Map;
use crate::names::Names;
use crate::outcome::{Outcome, outcome};

/// Argument words with a column of their own.
const WORDS: u8 = 11;

/// Launches with their number, of which only process, function, kernel and name are set. `None` where each launch has to
/// be looked at: calls are inside calls, something was captured, or a handle had several names.
pub fn kernels(
    traces: &Traces,
    names: &Names,
    stopped: &(dyn Fn() -> bool + Sync),
) -> Option<(Vec<(Launch, u64)>, Scanned)> {
    if !names.are_lasting() {
        return None;
    }
    let counting = Counting { functions: functions(), unfit: AtomicBool::new(false), stopped };
    let (parts, scanned) = traces.scan_ordered(&counting, |_: Vec<()>, _| {});
    let layers: BTreeSet<Layer> = parts.iter().flat_map(Partial::layers).collect();
    if counting.unfit.load(Ordering::Relaxed) || layers.len() > 1 {
        return None;
    }
    let launches = parts.into_iter().flat_map(|part| part.counts).map(|((process, api, raw), times)| {
        let kernel = counting.functions[usize::from(api)].kernel.map(|word| word.value(raw));
        let name = kernel.and_then(|handle| names.id_at(process, handle, i64::MAX));
        let who = Who { process, api, ..Who::default() };
        (Launch { who, kernel, name, config: None, stream: None }, times)
    });
    Some((launches.collect(), scanned))
}

/// What has to be known of a function.
#[derive(Clone, Copy)]
struct Of {
    launches: bool,
    kernel: Option<Word>,
    /// A trace with calls of it is none for this.
    unfit: bool,
}

fn functions() -> Vec<Of> {
    let of = |id: u16| match effect::at(id) {
        Effect::Launch(launch) if !comm::concerns(id) => {
            let unfit = launch.kernel.is_some_and(|word| word.at >= WORDS);
            Of { launches: true, kernel: launch.kernel.filter(|_| !unfit), unfit }
        }
        _ => Of { launches: false, kernel: None, unfit: capture::is_edge(id) },
    };
    (0..FUNCTIONS.len() as u16).map(of).collect()
}

struct Counting<'a> {
    /// What has to be known of each function, by its id.
    functions: Vec<Of>,
    /// Each launch has to be looked at.
    unfit: AtomicBool,
    stopped: &'a (dyn Fn() -> bool + Sync),
}

/// What one thread counted.
#[derive(Default)]
struct Partial {
    /// By process, function and word of the kernel.
    counts: Map<(u32, u16, u64), u64>,
    /// By id: whether the function was called.
    called: Vec<bool>,
}

impl Partial {
    /// The layers that were called.
    fn layers(&self) -> BTreeSet<Layer> {
        let called = self.called.iter().zip(FUNCTIONS.iter()).filter(|(called, _)| **called);
        called.map(|(_, function)| function.layer).collect()
    }
}

impl Analysis for Counting<'_> {
    type Partial = Partial;
    type Item = ();

    fn first(&self) -> Columns {
        Columns::PROCESS | Columns::API | Columns::FLAGS | Columns::RESULT
    }

    fn more(&self, calls: &Calls<'_>) -> Columns {
        let (mut needed, mut last) = (Columns::NONE, u16::MAX);
        for api in calls.api {
            if *api != last {
                last = *api;
                let kernel = self.functions.get(usize::from(last)).and_then(|of| of.kernel);
                needed |= kernel.map_or(Columns::NONE, |word| Columns::word(usize::from(word.at)));
            }
        }
        needed
    }

    fn part(&self) -> Partial {
        Partial { called: vec![false; FUNCTIONS.len()], ..Partial::default() }
    }

    fn batch(&self, part: &mut Partial, calls: &Calls<'_>, _: &mut Vec<()>) {
        let (mut key, mut times) = ((0, 0, 0), 0u64);
        for i in 0..calls.len {
            let api = calls.api[i];
            let Some(of) = self.functions.get(usize::from(api)) else { continue };
            part.called[usize::from(api)] = true;
            if of.unfit {
                return self.unfit.store(true, Ordering::Relaxed);
            }
            let result = calls.result[i];
            let succeeded = result == 0 || outcome(api, result) == Outcome::Success;
            if !of.launches || calls.flags[i] & FLAG_UNFINISHED != 0 || !succeeded {
                continue;
            }
            let raw = of.kernel.map_or(0, |word| calls.words[usize::from(word.at)][i]);
            let this = (calls.process[i], api, raw);
            if this != key && times > 0 {
                *part.counts.entry(key).or_default() += times;
                times = 0;
            }
            (key, times) = (this, times + 1);
        }
        if times > 0 {
            *part.counts.entry(key).or_default() += times;
        }
        if part.layers().len() > 1 {
            self.unfit.store(true, Ordering::Relaxed);
        }
    }

    fn stopped(&self) -> bool {
        self.unfit.load(Ordering::Relaxed) || (self.stopped)()
    }
}
