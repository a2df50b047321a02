//! The status line of a running trace.

use std::collections::HashMap;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use gputap_analysis::call::Args;
use gputap_analysis::effect::{self, Effect, Kinds};
use gputap_analysis::outcome::{Outcome, outcome};
use gputap_catalog::by_id;
use gputap_collect::{Counters, Origin};
use gputap_event::Record;

use super::print::words_of;

/// How often the line is drawn.
const PERIOD: Duration = Duration::from_millis(500);

/// Figures of the calls that passed.
#[derive(Debug)]
pub struct Live {
    visible: bool,
    drawn: Instant,
    launches: u64,
    launches_before: u64,
    copied: u64,
    /// Bytes of each live allocation by process and address.
    allocations: HashMap<(u32, u64), u64>,
    allocated: u64,
    /// Effects of calls inside a call that has not returned, by process, ring and that call's number: what the driver did
    /// for the runtime counts once.
    inside: HashMap<(u32, u16, u32), Kinds>,
}

/// More calls than this are not open: their ends were dropped.
const OPEN_MAX: usize = 1 << 16;

impl Live {
    /// Draws only on a terminal.
    pub fn new(quiet: bool) -> Live {
        Live {
            visible: !quiet && std::io::stderr().is_terminal(),
            drawn: Instant::now(),
            launches: 0,
            launches_before: 0,
            copied: 0,
            allocations: HashMap::new(),
            allocated: 0,
            inside: HashMap::new(),
        }
    }

    /// Whether anybody sees it.
    pub fn is_visible(&self) -> bool {
        self.visible
    }

    /// Takes one record into account.
    pub fn record(&mut self, origin: Origin, record: &Record<'_>) {
        let h = &record.header;
        if !self.visible || h.is_fact() || h.is_begin() {
            return;
        }
        let below = self.inside.remove(&(origin.process, origin.ring, h.call)).unwrap_or_default();
        let succeeded = outcome(h.id, h.result as i32) == Outcome::Success;
        let effect = if succeeded { effect::of(h.id) } else { Effect::None };
        if h.parent != 0 && !effect.kind().with(below).is_empty() {
            if self.inside.len() >= OPEN_MAX {
                self.inside.clear();
            }
            let around = self.inside.entry((origin.process, origin.ring, h.parent)).or_default();
            *around = around.with(effect.kind()).with(below);
        }
        if effect.kind().meets(below) {
            return;
        }
        match effect {
            Effect::None | Effect::Sync => {}
            Effect::Launch(_) | Effect::GraphLaunch { .. } => self.launches += 1,
            other => self.data(origin, record, other),
        }
    }

    fn data(&mut self, origin: Origin, record: &Record<'_>, effect: Effect) {
        let Some(function) = by_id(record.header.id) else { return };
        let words = words_of(record, function);
        let args = Args::new(&words, record.copied(words.len()));
        match effect {
            Effect::Copy(copy) => self.copied += args.bytes(function, &copy.bytes).unwrap_or(0),
            Effect::Alloc(alloc) => {
                let bytes = args.bytes(function, &alloc.bytes).unwrap_or(0);
                let at = args.place(function, alloc.at).unwrap_or(0);
                self.allocated += bytes;
                self.allocations.insert((origin.process, at), bytes);
            }
            Effect::Free { at, .. } => {
                let freed = self.allocations.remove(&(origin.process, args.value(at))).unwrap_or(0);
                self.allocated = self.allocated.saturating_sub(freed);
            }
            _ => {}
        }
    }

    /// Forgets the memory of a process that is gone.
    pub fn gone(&mut self, process: u32) {
        self.allocations.retain(|(p, _), bytes| {
            let stays = *p != process;
            self.allocated = self.allocated.saturating_sub(if stays { 0 } else { *bytes });
            stays
        });
    }

    /// Draws the line when it is due.
    pub fn show(&mut self, counters: &Counters) {
        let passed = self.drawn.elapsed();
        if !self.visible || passed < PERIOD {
            return;
        }
        let rate = (self.launches - self.launches_before) as f64 / passed.as_secs_f64();
        self.launches_before = self.launches;
        self.drawn = Instant::now();
        err!(
            "\r\x1b[Kgputap: {} calls, {} dropped, {} processes, {} allocated, {} copied, {rate:.0} launches/s",
            counters.stored,
            counters.dropped + counters.lost_on_disk,
            counters.processes,
            size(self.allocated),
            size(self.copied),
        );
    }

    /// Removes the line.
    pub fn clear(&self) {
        if self.visible {
            err!("\r\x1b[K");
        }
    }
}

fn size(bytes: u64) -> String {
    const UNITS: [&str; 5] = ["B", "KiB", "MiB", "GiB", "TiB"];
    let mut value = bytes as f64;
    let mut unit = 0;
    while value >= 1024.0 && unit + 1 < UNITS.len() {
        value /= 1024.0;
        unit += 1;
    }
    if unit == 0 { format!("{bytes} B") } else { format!("{value:.1} {}", UNITS[unit]) }
}
