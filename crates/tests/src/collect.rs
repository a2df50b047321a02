//! `gputap collect` beside jobs that are only given the library, and what its trace must hold.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use gputap_trace::{Columns, FLAG_UNFINISHED, LossReason, Trace};
use gputap_wire::layout::process::OWN;

use crate::{Counts, Ended, Started, gputap};

/// The command of a collector for the rings of jobs in `dir` (see [`Job::command`](crate::Job::command)).
pub fn collect(dir: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(gputap());
    command.env_clear().env("PATH", std::env::var_os("PATH").unwrap_or_default());
    command.arg("collect").arg(dir.join("rings")).arg("--out").arg(trace_of(dir)).args(args);
    command.current_dir(dir);
    command
}

/// Where that collector writes.
pub fn trace_of(dir: &Path) -> PathBuf {
    dir.join("trace")
}

/// Stores what is left and closes the trace.
pub fn collect_rest(dir: &Path) -> Ended {
    let mut command = collect(dir, &["--quiet", "--until-idle", "40ms"]);
    let ended = Started::new(&mut command, Duration::from_secs(120)).wait();
    assert_eq!((ended.code, ended.stdout.as_str()), (0, ""), "{ended:?}");
    ended
}

/// What a trace holds.
#[derive(Debug)]
pub struct Stored {
    /// The trace, opened for reading.
    pub trace: Trace,
    /// Calls that returned, by function.
    pub counts: Counts,
    /// Calls that had not.
    pub unfinished: u64,
}

impl Stored {
    /// Reads everything; no call may be there twice, and the sums must be right.
    pub fn read(path: &Path) -> Stored {
        let trace = Trace::open(path).unwrap();
        let (mut counts, mut unfinished, mut seen) = (Counts::default(), 0, BTreeSet::new());
        let scanned = trace.scan(Columns::ALL, &mut |calls| {
            for i in 0..calls.len {
                let call = (calls.process[i], calls.thread[i], calls.call[i], calls.start_ns[i]);
                assert!(seen.insert(call), "a call is there twice: {call:?}");
                if calls.flags[i] & FLAG_UNFINISHED == 0 {
                    counts.add(calls.api[i], 1);
                } else {
                    unfinished += 1;
                }
            }
            ControlFlow::Continue(())
        });
        let scanned = scanned.unwrap();
        assert_eq!((scanned.damaged, scanned.problems), (0, vec![]));
        let totals = trace.totals();
        assert_eq!(totals.stored + totals.dropped_total(), totals.emitted, "{totals:?}");
        assert_eq!(totals.stored, counts.total() + unfinished, "{totals:?}");
        Stored { trace, counts, unfinished }
    }

    /// The calls that the program made, as the driver counted them, without questions to it.
    pub fn made(&self, driver: &Counts) -> Counts {
        self.without_own(driver).without_questions(&self.counts)
    }

    /// What the driver counted without the calls that the library says it made itself.
    pub fn without_own(&self, driver: &Counts) -> Counts {
        let known = |name: &str| OWN.iter().copied().find(|n| *n == name).unwrap();
        self.trace.processes().iter().fold(driver.clone(), |made, process| {
            made.without(process.own_calls.iter().map(|(name, n)| (known(name), *n)))
        })
    }

    /// The trace is closed and whole, and every call that reached the driver is stored or counted as dropped.
    pub fn assert_exact(&self, driver: &Counts) {
        assert_eq!(self.trace.problems(), [""; 0]);
        let totals = self.trace.totals();
        assert!(!totals.dropped.contains_key(&LossReason::Damaged), "{totals:?}");
        let made = self.made(driver);
        let message = || format!("ours {:?}, the driver's {:?}", self.counts.named(), made.named());
        assert_eq!(totals.emitted, made.total(), "{totals:?} {}", message());
        if totals.dropped_total() == 0 {
            assert_eq!(self.counts, made, "{}", message());
        }
    }
}
