//! The status line of a running trace.
//!
//! It shares no terminal with a job: a line that is drawn over and over would stick to the job's own lines. So beside a job it is
//! drawn only where the job writes to no terminal, and then on the one that the command was typed at, or where it is asked for.

use std::collections::HashMap;
use std::fs::File;
use std::io::{IsTerminal, Write};
use std::os::unix::fs::OpenOptionsExt;
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
    canvas: Canvas,
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

/// Where the line is drawn.
#[derive(Debug)]
enum Canvas {
    None,
    Stderr,
    /// The terminal that the command was typed at.
    Terminal(File),
}

impl Canvas {
    /// The terminal whose foreground we are in. It is opened anew: that writing to it never waits is nobody else's matter.
    fn typed_at() -> Canvas {
        let nonblocking = rustix::fs::OFlags::NONBLOCK | rustix::fs::OFlags::NOCTTY;
        let terminal = File::options().write(true).custom_flags(nonblocking.bits() as i32).open("/dev/tty");
        terminal.map_or(Canvas::None, Canvas::Terminal)
    }

    fn draw(&mut self, text: &str) {
        match self {
            Canvas::None => {}
            Canvas::Stderr => draw!("{text}"),
            Canvas::Terminal(terminal) => {
                let ours = rustix::termios::tcgetpgrp(&*terminal).ok() == Some(rustix::process::getpgrp());
                if ours {
                    let _ = terminal.write_all(text.as_bytes());
                }
            }
        }
    }
}

impl Live {
    /// Without a job whose output it could disturb: drawn where stderr is a terminal.
    pub fn alone(quiet: bool) -> Live {
        Live::on(if !quiet && std::io::stderr().is_terminal() { Canvas::Stderr } else { Canvas::None })
    }

    /// Beside a job. `asked` draws it even on the job's own terminal.
    pub fn beside_job(quiet: bool, asked: bool) -> Live {
        let (out, err) = (std::io::stdout().is_terminal(), std::io::stderr().is_terminal());
        Live::on(match (quiet, asked) {
            (true, _) => Canvas::None,
            (false, true) if err => Canvas::Stderr,
            (false, false) if out || err => Canvas::None,
            _ => Canvas::typed_at(),
        })
    }

    fn on(canvas: Canvas) -> Live {
        Live {
            canvas,
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
        !matches!(self.canvas, Canvas::None)
    }

    /// Takes one record into account.
    pub fn record(&mut self, origin: Origin, record: &Record<'_>) {
        let h = &record.header;
        if !self.is_visible() || h.is_fact() || h.is_begin() {
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
        if matches!(self.canvas, Canvas::None) || passed < PERIOD {
            return;
        }
        let rate = (self.launches - self.launches_before) as f64 / passed.as_secs_f64();
        self.launches_before = self.launches;
        self.drawn = Instant::now();
        let line = format!(
            "\r\x1b[Kgputap: {} calls, {} dropped, {} processes, {} allocated, {} copied, {rate:.0} launches/s",
            counters.stored,
            counters.dropped + counters.lost_on_disk,
            counters.processes,
            size(self.allocated),
            size(self.copied),
        );
        self.canvas.draw(&line);
    }

    /// Removes the line.
    pub fn clear(&mut self) {
        self.canvas.draw("\r\x1b[K");
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
