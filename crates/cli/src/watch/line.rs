//! The status line of a running trace.
//!
//! It shares no terminal with a job: a line that is drawn over and over would stick to the job's own lines. So beside a job it is
//! drawn only where the job writes to no terminal, and then on the one that the command was typed at, or where it is asked for.

use std::fs::File;
use std::io::{IsTerminal, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::time::{Duration, Instant};

use gputap_collect::{Counters, Figures};
use gputap_report::quantity;

/// How often the line is drawn.
const PERIOD: Duration = Duration::from_millis(500);
/// Figures that are older than this are worth a word.
const LATE: Duration = Duration::from_secs(2);

/// The line, with what it said last.
#[derive(Debug)]
pub struct StatusLine {
    canvas: Canvas,
    drawn: Instant,
    launches: u64,
}

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

impl StatusLine {
    /// Without a job whose output it could disturb: drawn where stderr is a terminal.
    pub fn alone(quiet: bool) -> StatusLine {
        StatusLine::on(if !quiet && std::io::stderr().is_terminal() { Canvas::Stderr } else { Canvas::None })
    }

    /// Beside a job. `asked` draws it even on the job's own terminal.
    pub fn beside_job(quiet: bool, asked: bool) -> StatusLine {
        let (out, err) = (std::io::stdout().is_terminal(), std::io::stderr().is_terminal());
        StatusLine::on(match (quiet, asked) {
            (true, _) => Canvas::None,
            (false, true) if err => Canvas::Stderr,
            (false, false) if out || err => Canvas::None,
            _ => Canvas::typed_at(),
        })
    }

    fn on(canvas: Canvas) -> StatusLine {
        StatusLine { canvas, drawn: Instant::now(), launches: 0 }
    }

    /// Whether anybody sees it.
    pub fn is_visible(&self) -> bool {
        !matches!(self.canvas, Canvas::None)
    }

    /// Draws the line when it is due.
    pub fn show(&mut self, counters: &Counters, figures: &Figures) {
        let passed = self.drawn.elapsed();
        if !self.is_visible() || passed < PERIOD {
            return;
        }
        let rate = (figures.launches - self.launches) as f64 / passed.as_secs_f64();
        (self.drawn, self.launches) = (Instant::now(), figures.launches);
        let behind = match figures.behind() {
            late if late > LATE => format!(" ({} s ago)", late.as_secs()),
            _ => String::new(),
        };
        let line = format!(
            "\r\x1b[Kgputap: {} calls, {} dropped, {} processes; {} on GPUs, {} copied, {rate:.0} launches/s{behind}",
            counters.stored,
            counters.dropped + counters.lost_on_disk,
            counters.processes,
            quantity::bytes(figures.device_bytes),
            quantity::bytes(figures.copied_bytes),
        );
        self.canvas.draw(&line);
    }

    /// Removes the line.
    pub fn clear(&mut self) {
        self.canvas.draw("\r\x1b[K");
    }
}
