//! One request to one process, from the queue to the file.
//!
//! A client says nothing but whether it can take a request, and says it only when it polls: from that, the clock and the
//! file the state is inferred, and what is inferred from the clock alone is marked.

use gputap_control::State;
use gputap_kineto::config::{self, Config};
use serde::{Deserialize, Serialize};

use crate::watch::{Before, Candidate, Kind, Mark};

/// Between a request's arrival and its recording a client adds this to the warm-up when it is given no start.
const CLIENT_DELAY_MS: u64 = 2_000;
/// The client's profiler looks at its state so often.
const TICK_MS: u64 = 1_000;
/// How long after its computed end an idle client is taken to be done although it was never seen busy.
const SLACK_MS: u64 = 6_000;
/// How long a file may take to appear after the client was seen idle again.
const FILE_WAIT_MS: u64 = 10_000;
/// How long a file may take to appear when only the clock says that the client is done.
const FILE_WAIT_ESTIMATED_MS: u64 = 60_000;

/// How long a file stays as it is before it counts: one that was renamed into its place is complete, one that is written there
/// may pause.
const STILL_MS: u64 = 200;
/// How long a file that is written in its final place stays as it is before it counts, in milliseconds.
const STILL_IN_PLACE_MS: u64 = 2_000;

/// A trace without events has so many bytes at most.
const EMPTY: u64 = 2_048;

/// What was found where the file should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// The directory can't be looked into.
    Hidden,
    /// No such file but what was there before.
    Nothing,
    /// Unfinished, with its size.
    Part(u64),
    /// A file that was not there before.
    File(FoundFile),
}

/// A file that was not there before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundFile {
    /// Path of the file that was found, as its process sees it.
    pub path: String,
    /// Why the file is at the path where it was found.
    pub kind: Kind,
    /// What it is known by.
    pub mark: Mark,
    /// Whether a file that was there before is written anew.
    pub in_place: bool,
}

/// One request to one process.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Order {
    /// The trace that it belongs to.
    pub trace: String,
    /// The process, in our pid namespace.
    pub pid: i32,
    /// The process as it knows itself.
    pub own_pid: i32,
    /// Uid of the process's owner.
    pub uid: u32,
    /// Group id of the process that is asked.
    #[serde(default)]
    pub gid: u32,
    /// Further groups that it is in.
    #[serde(default)]
    pub groups: Vec<u32>,
    /// Rank of the process in its job, if it is known.
    pub rank: Option<u32>,
    /// What it is told.
    pub text: String,
    /// What it will write.
    pub file: String,
    /// Where that may be, and what lay there before.
    #[serde(default)]
    pub candidates: Vec<Candidate>,
    /// What lay where the file may be, before the request was handed over.
    #[serde(default)]
    pub before: Before,
    /// It must be looked again what lies there, before this is delivered.
    #[serde(skip)]
    pub look_again: bool,
    /// The file that was seen last, and since when it is as it is.
    #[serde(skip)]
    pub sighted: Option<(Mark, u64)>,
    /// The common start; 0 for none.
    pub start_ms: u64,
    /// How long to record, in milliseconds; with iterations only if no step is seen.
    pub duration_ms: u64,
    /// By iterations; 0 for by time.
    pub iterations: u64,
    /// How long to wait for a step.
    pub step_wait_ms: u64,
    /// Seconds of warm-up.
    pub warmup_s: u64,
    /// How far it is.
    pub state: State,
    /// Whether only the clock says so.
    pub estimated: bool,
    /// When it was delivered.
    pub delivered_ms: u64,
    /// Whether the client said that it is busy with it.
    pub seen_busy: bool,
    /// When it was found to be done.
    pub ended_ms: u64,
    /// When it became final.
    #[serde(default)]
    pub settled_ms: u64,
    /// Of the file.
    pub bytes: Option<u64>,
    /// The file itself, once it is written.
    #[serde(default)]
    pub mark: Option<Mark>,
    /// What else is to be said.
    pub notes: Vec<String>,
}

/// What a poll means for the order that a process has in flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing may be delivered.
    Wait,
    /// The client is free.
    Free,
    /// The client dropped it: deliver it again, by time.
    Again,
}

impl Order {
    /// The client fetches it. What it is told: a start that can't be met any more is left out, because the client would
    /// drop the request.
    pub fn deliver(&mut self, now_ms: u64) -> String {
        let earliest = now_ms + self.warmup_s * 1000 + TICK_MS;
        if self.start_ms != 0 && self.start_ms < earliest {
            let late = (earliest - self.start_ms).div_ceil(1000);
            self.note(format!(
                "starts at least {late} s later than the others: it polled too late for the common start"
            ));
            self.start_ms = 0;
            self.change(|config| config.set(config::START_TIME, 0));
        }
        self.state = State::Delivered;
        self.delivered_ms = now_ms;
        self.text.clone()
    }

    fn change(&mut self, change: impl FnOnce(&mut Config) -> Result<(), gputap_kineto::ConfigError>) {
        // The text was made by us, from a config.
        if let Ok(mut config) = Config::parse(&self.text)
            && change(&mut config).is_ok()
        {
            self.text = config.text();
        }
    }

    /// Says something about it, once.
    pub fn note(&mut self, note: String) {
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    /// Nothing more will come.
    pub fn fail(&mut self, why: impl Into<String>) {
        if !self.state.is_final() {
            self.state = State::Failed;
            self.estimated = false;
            self.note(why.into());
        }
    }

    /// When the recording ends, as far as it can be computed.
    fn computed_end_ms(&self) -> Option<u64> {
        let start = match self.start_ms {
            0 => self.delivered_ms + self.warmup_s * 1000 + CLIENT_DELAY_MS,
            start => start,
        };
        (self.iterations == 0).then_some(start + self.duration_ms + 2 * TICK_MS)
    }

    /// The client polls while this order is in flight.
    pub fn polled(&mut self, takes: bool, now_ms: u64) -> Next {
        if self.state.is_final() || self.state == State::Ended {
            return if takes { Next::Free } else { Next::Wait };
        }
        if !takes {
            self.seen_busy = true;
            self.estimated = false;
            if self.state == State::Delivered {
                self.state = State::Busy;
            }
            return Next::Wait;
        }
        if self.seen_busy {
            return self.end(now_ms, false);
        }
        match self.computed_end_ms() {
            Some(end) if now_ms > end + SLACK_MS => self.end(now_ms, true),
            None if now_ms > self.delivered_ms + self.step_wait_ms => Next::Again,
            _ => Next::Wait,
        }
    }

    fn end(&mut self, now_ms: u64, estimated: bool) -> Next {
        self.state = State::Ended;
        self.estimated = estimated;
        self.ended_ms = now_ms;
        Next::Free
    }

    /// Asks by time instead of by iterations.
    pub fn by_duration(&mut self, now_ms: u64) -> String {
        self.iterations = 0;
        self.start_ms = 0;
        self.note(format!(
            "no step was seen within {} s: asked again, for {} ms",
            self.step_wait_ms / 1000,
            self.duration_ms
        ));
        let duration = self.duration_ms;
        self.change(|config| {
            for key in [config::ITERATIONS, config::START_ITERATION, config::START_ITERATION_ROUNDUP] {
                config.remove(key);
            }
            config.set(config::START_TIME, 0)?;
            config.set(config::DURATION_MS, duration)
        });
        self.deliver(now_ms)
    }

    /// Somebody looked for the file.
    pub fn looked(&mut self, seen: Seen, now_ms: u64) {
        if self.state.is_final() || self.state == State::Queued {
            return;
        }
        match seen {
            Seen::File(found) => self.found(found, now_ms),
            Seen::Part(bytes) => {
                (self.state, self.estimated, self.bytes) = (State::Writing, false, Some(bytes))
            }
            Seen::Hidden => {}
            Seen::Nothing => self.missing(now_ms),
        }
        if self.state.is_final() {
            self.settled_ms = now_ms;
        }
    }

    /// A file is there; it counts when nobody writes it any more.
    fn found(&mut self, found: FoundFile, now_ms: u64) {
        let begun_ms = self.start_ms.max(self.delivered_ms);
        if found.kind != Kind::Snapshot && self.iterations == 0 && now_ms < begun_ms + self.duration_ms {
            // Nobody has recorded for that long yet: somebody else has put it there.
            self.before.marks.push(found.mark);
            return;
        }
        let since_ms = match self.sighted {
            Some((mark, since_ms)) if mark == found.mark => since_ms,
            _ => now_ms,
        };
        self.sighted = Some((found.mark, since_ms));
        let in_place = found.in_place || found.kind == Kind::Snapshot;
        let still_ms = if in_place { STILL_IN_PLACE_MS } else { STILL_MS };
        if now_ms < since_ms + still_ms {
            (self.state, self.estimated, self.bytes) = (State::Writing, false, Some(found.mark.bytes));
            return;
        }
        match found.kind {
            Kind::Fallback if found.path != self.file => self.note(format!(
                "torch did not accept {}: from 2.14 on it writes below /tmp and below KINETO_ONDEMAND_TRACE_DIR of its \
                 own environment only",
                self.file
            )),
            Kind::Snapshot => self.note("a memory snapshot, which torch takes instead of a trace".into()),
            _ => {}
        }
        if found.kind != Kind::Snapshot && found.mark.bytes < EMPTY {
            self.note(
                "the file has hardly any event in it: the process may have run no operator at that time"
                    .into(),
            );
        }
        self.file = found.path;
        self.mark = Some(found.mark);
        (self.state, self.estimated, self.bytes) = (State::Written, false, Some(found.mark.bytes));
    }

    /// Whether another order may still write a file of this one, or may have written it since it was looked what lies there:
    /// that one would be taken for this one's.
    pub fn must_wait_for(&self, other: &Order) -> bool {
        let shares = |c: &Candidate| c.kind != Kind::Fallback && other.candidates.contains(c);
        let done_ms = match other.state {
            State::Queued => return false,
            State::Delivered | State::Busy | State::Writing => u64::MAX,
            State::Ended => other.ended_ms,
            State::Written | State::Failed => other.settled_ms,
        };
        // A file of another user's does not count, so nobody waits for it. Orders of one trace may share a file that has no
        // pid in its name; that was said.
        self.trace != other.trace
            && self.uid == other.uid
            && done_ms >= self.before.at_ms
            && self.candidates.iter().any(shares)
    }

    fn missing(&mut self, now_ms: u64) {
        if self.state == State::Writing {
            // Somebody took it away as soon as it was there. Nobody polls for this order any more, so it has to end here.
            (self.state, self.ended_ms) = (State::Ended, now_ms);
        }
        let wait = if self.estimated { FILE_WAIT_ESTIMATED_MS } else { FILE_WAIT_MS };
        if self.state == State::Ended && now_ms > self.ended_ms + wait {
            let why = if self.seen_busy {
                "it recorded and wrote no file: its user may not be allowed to write into the directory, the disk may be full \
                 where the process runs, or its own torch.profiler took over"
            } else {
                "it dropped the request: its own torch.profiler may be active, or its log at KINETO_LOG_LEVEL=0 says why"
            };
            self.fail(why);
        }
    }

    /// The state to show now: what the clock tells of a client that has not polled since.
    pub fn shown(&self, now_ms: u64) -> (State, bool) {
        let start = if self.start_ms == 0 { self.delivered_ms + self.warmup_s * 1000 } else { self.start_ms };
        match self.state {
            State::Delivered if self.iterations == 0 && now_ms > start => (State::Busy, true),
            state => (state, self.estimated),
        }
    }
}

#[cfg(test)]
mod tests;
