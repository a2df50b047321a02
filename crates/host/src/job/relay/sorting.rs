//! Which signals were for us alone.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use libc::{SIGCONT, SIGTSTP, SIGTTIN, SIGTTOU, SIGXCPU};

use crate::signal::Arrived;

/// How far apart a group's members may get one signal: `kill` with a list of pids takes its time.
const TOGETHER: Duration = Duration::from_millis(20);
/// From here on signals are queued one by one. The C library's own SIGRTMIN is higher, because it keeps two for itself.
const FIRST_QUEUED: i32 = 32;
/// What stops a process, and is forgotten when it is continued.
const STOPS: [i32; 3] = [SIGTSTP, SIGTTIN, SIGTTOU];

/// Signals on their way, and what the witness has said.
#[derive(Default)]
pub struct Sorting {
    /// Ours, until when the witness may still say that it has got one, too.
    waiting: Vec<(Arrived, Instant)>,
    /// What only the witness has got, until when ours may come.
    witnessed: Vec<(i32, Instant)>,
    /// Signals that the witness had got but not said: what it will say of them counts no more.
    expected: HashMap<i32, u32>,
}

impl Sorting {
    /// We got one.
    pub fn arrived(&mut self, arrived: Arrived, now: Instant) {
        let signal = arrived.signal;
        // Our own processor time, not the job's.
        if signal == SIGXCPU && !arrived.is_from_process() {
            return;
        }
        // As with signals that wait in a process.
        if signal == SIGCONT {
            self.waiting.retain(|(w, _)| !STOPS.contains(&w.signal));
        } else if STOPS.contains(&signal) {
            self.waiting.retain(|(w, _)| w.signal != SIGCONT);
        }
        self.witnessed.retain(|(_, until)| *until >= now);
        let known = self.witnessed.iter().position(|(s, _)| *s == signal);
        match known {
            // Of equal ones a process sees one, unless they are queued: then each has its counterpart.
            Some(at) if signal >= FIRST_QUEUED => _ = self.witnessed.remove(at),
            Some(_) => {}
            None => self.waiting.push((arrived, now + TOGETHER)),
        }
    }

    /// The witness got one.
    pub fn witnessed(&mut self, signal: i32, now: Instant) {
        if let Some(expected) = self.expected.get_mut(&signal).filter(|n| **n > 0) {
            *expected -= 1;
            return;
        }
        if signal < FIRST_QUEUED {
            self.waiting.retain(|(w, _)| w.signal != signal);
        } else if let Some(at) = self.waiting.iter().position(|(w, _)| w.signal == signal) {
            self.waiting.remove(at);
            return;
        }
        self.witnessed.push((signal, now + TOGETHER));
    }

    /// When something is due.
    pub fn next_due(&self) -> Option<Instant> {
        self.waiting.iter().map(|(_, until)| *until).min()
    }

    /// What was for us alone. `has_waiting` says what the witness has got and not said, because it had no processor.
    pub fn due(&mut self, now: Instant, has_waiting: impl Fn(i32) -> bool) -> Vec<Arrived> {
        let (due, later) =
            std::mem::take(&mut self.waiting).into_iter().partition(|(_, until)| *until <= now);
        self.waiting = later;
        let due: Vec<(Arrived, Instant)> = due;
        due.into_iter()
            .map(|(arrived, _)| arrived)
            .filter(|a| !self.is_expected(a.signal, &has_waiting))
            .collect()
    }

    fn is_expected(&mut self, signal: i32, has_waiting: impl Fn(i32) -> bool) -> bool {
        let has = has_waiting(signal);
        if has {
            *self.expected.entry(signal).or_default() += 1;
        }
        has
    }

    /// Without a witness: what processes sent. What the terminal sends reaches the job by itself.
    pub fn sent_by_processes(&mut self) -> Vec<Arrived> {
        let all = std::mem::take(&mut self.waiting).into_iter().map(|(arrived, _)| arrived);
        all.filter(Arrived::is_from_process).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERM: i32 = 15;
    const REAL_TIME: i32 = 40;
    const MS: Duration = Duration::from_millis(1);

    fn due(sorting: &mut Sorting, at: Instant) -> Vec<i32> {
        sorting.due(at, |_| false).iter().map(|a| a.signal).collect()
    }

    #[test]
    fn what_was_for_us_alone_is_due_after_a_while() {
        let (mut sorting, start) = (Sorting::default(), Instant::now());
        sorting.arrived(Arrived::plain(TERM), start);
        assert_eq!(due(&mut sorting, start + 19 * MS), [0; 0]);
        assert_eq!(sorting.next_due(), Some(start + TOGETHER));
        assert_eq!(due(&mut sorting, start + 20 * MS), [TERM]);
        assert_eq!(due(&mut sorting, start + 40 * MS), [0; 0]);
    }

    #[test]
    fn what_the_witness_got_is_not_due_whoever_was_first() {
        for first in [true, false] {
            let (mut sorting, start) = (Sorting::default(), Instant::now());
            if first {
                sorting.witnessed(TERM, start);
                sorting.arrived(Arrived::plain(TERM), start + 3 * MS);
            } else {
                sorting.arrived(Arrived::plain(TERM), start);
                sorting.witnessed(TERM, start + 3 * MS);
            }
            // `timeout` sends it to its child and to the group.
            sorting.arrived(Arrived::plain(TERM), start + 4 * MS);
            assert_eq!(due(&mut sorting, start + 50 * MS), [0; 0]);
            sorting.arrived(Arrived::plain(TERM), start + 50 * MS);
            assert_eq!(due(&mut sorting, start + 70 * MS), [TERM], "another one");
        }
    }

    #[test]
    fn real_time_signals_are_matched_one_by_one() {
        let (mut sorting, start) = (Sorting::default(), Instant::now());
        (0..3).for_each(|_| sorting.arrived(Arrived::plain(REAL_TIME), start));
        sorting.witnessed(REAL_TIME, start + MS);
        sorting.witnessed(REAL_TIME, start + MS);
        assert_eq!(due(&mut sorting, start + 30 * MS), [REAL_TIME]);
    }

    #[test]
    fn a_witness_without_a_processor_still_counts() {
        let (mut sorting, start) = (Sorting::default(), Instant::now());
        sorting.arrived(Arrived::plain(TERM), start);
        assert!(sorting.due(start + 30 * MS, |s| s == TERM).is_empty());
        // What it says later is of that signal.
        sorting.witnessed(TERM, start + 500 * MS);
        sorting.arrived(Arrived::plain(TERM), start + 501 * MS);
        assert_eq!(due(&mut sorting, start + 530 * MS), [TERM]);
    }

    #[test]
    fn a_job_that_was_continued_is_not_stopped_by_what_came_before() {
        let (mut sorting, start) = (Sorting::default(), Instant::now());
        sorting.arrived(Arrived::plain(SIGTSTP), start);
        sorting.arrived(Arrived::plain(SIGCONT), start + MS);
        sorting.witnessed(SIGCONT, start + 2 * MS);
        assert_eq!(due(&mut sorting, start + 30 * MS), [0; 0]);
    }
}
