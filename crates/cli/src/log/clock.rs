//! Times of records that were just written.

use std::time::{Duration, Instant};

use gputap_ring_reader::clock::{self, Reading};

/// How often readers of a log see something new.
const PERIOD: Duration = Duration::from_millis(100);

/// Readings of the clocks: of the beginning, of the last time that all rings were looked at, and of now.
pub(super) struct Clock {
    first: Reading,
    before: Reading,
    now: Reading,
    ticks_per_ns: f64,
    published: Instant,
}

impl Clock {
    pub(super) fn new() -> Clock {
        let now = clock::read();
        let ticks_per_ns = clock::ticks_per_ns();
        Clock { first: now, before: now, now, ticks_per_ns, published: Instant::now() }
    }

    /// Takes a reading of the clocks; the moment up to which everything was seen: a record that was published before the rings were
    /// last looked at is there now.
    pub(super) fn tick(&mut self, now: Reading) -> i64 {
        let until = self.before.mono_ns as i64;
        self.before = self.now;
        self.now = now;
        let passed = self.now.mono_ns.saturating_sub(self.first.mono_ns);
        // The longer the better.
        if passed > 1_000_000_000 {
            self.ticks_per_ns = self.now.tick.wrapping_sub(self.first.tick) as f64 / passed as f64;
        }
        until
    }

    /// CLOCK_MONOTONIC of a ring's time.
    pub(super) fn ns(&self, tick: u64, tsc: bool) -> i64 {
        if !tsc {
            return tick as i64;
        }
        let ticks = self.now.tick as i64 - tick as i64;
        self.now.mono_ns as i64 - (ticks as f64 / self.ticks_per_ns) as i64
    }

    /// CLOCK_REALTIME of CLOCK_MONOTONIC.
    pub(super) fn realtime(&self, ns: i64) -> i64 {
        ns + (self.now.real_ns as i64 - self.now.mono_ns as i64)
    }

    /// Whether it is time to make something visible.
    pub(super) fn is_due(&mut self) -> bool {
        let due = self.published.elapsed() >= PERIOD;
        if due {
            self.published = Instant::now();
        }
        due
    }
}
