//! How far a long export is, on a terminal.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// How often the line is drawn.
const PERIOD: Duration = Duration::from_millis(250);

/// A line on stderr.
pub struct Progress {
    visible: bool,
    total: u64,
    started: Instant,
    drawn: Option<Instant>,
}

impl Progress {
    /// Of `total` calls; drawn on a terminal only.
    pub fn new(quiet: bool, total: u64) -> Progress {
        let visible = !quiet && std::io::stderr().is_terminal();
        Progress { visible, total, started: Instant::now(), drawn: None }
    }

    /// Draws the line when it is due.
    pub fn show(&mut self, rows: u64) {
        let since = self.drawn.unwrap_or(self.started);
        if !self.visible || since.elapsed() < PERIOD {
            return;
        }
        self.drawn = Some(Instant::now());
        let percent = rows.saturating_mul(100).checked_div(self.total).unwrap_or(100);
        let rate = rows as f64 / self.started.elapsed().as_secs_f64() / 1e6;
        draw!("\r\x1b[Kgputap: {percent} %, {rows} of {} calls, {rate:.2} M/s", self.total);
    }

    /// Removes the line.
    pub fn clear(&self) {
        if self.drawn.is_some() {
            draw!("\r\x1b[K");
        }
    }
}
