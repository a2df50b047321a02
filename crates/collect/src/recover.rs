//! What killed runs left, stored while the next one works.
//!
//! It is done by a thread that stands back behind the job, and nobody waits for it for long: what it does not finish, the
//! next run finishes.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use gputap_trace::WriterOptions;

use crate::left::{Left, left_behind};

/// How long the end of a run waits for it.
const PATIENCE: Duration = Duration::from_secs(2);
/// How much the thread stands back behind others.
const NICE: i32 = 10;

/// Storing that goes on beside a run. What it has to say comes at the end of the run.
#[derive(Debug)]
pub struct Recovery(Option<Receiver<String>>);

impl Recovery {
    /// Begins, if there is something to store. Signals must be blocked by now: its thread inherits that.
    pub fn start() -> Recovery {
        let left = left_behind();
        if left.is_empty() {
            return Recovery(None);
        }
        let (send, receive) = channel();
        let work = move || {
            // Linux counts this per thread. Where it is refused, the thread works as it did.
            let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICE);
            left.into_iter().for_each(|left| drop(send.send(store(left))));
        };
        let thread = std::thread::Builder::new().name(String::from("recover")).spawn(work);
        Recovery(thread.ok().map(|_| receive))
    }

    /// Waits for a moment, and hands out what was stored, in words.
    pub fn finish(self, mut say: impl FnMut(&str)) {
        let Some(said) = self.0 else { return };
        loop {
            match said.recv_timeout(PATIENCE) {
                Ok(line) => say(&line),
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => {
                    return say("what a killed run left is still being stored; the next run goes on with it");
                }
            }
        }
    }
}

fn store(left: Left) -> String {
    let (trace, rings) = (left.trace().display().to_string(), left.rings().display().to_string());
    match left.store(WriterOptions::default()) {
        Ok(counters) if counters.stored == 0 => format!("the trace {trace} of a killed run is now closed"),
        Ok(counters) => {
            format!("a killed run left {} calls, which are now in its trace {trace}", counters.stored)
        }
        Err(e) => format!(
            "a killed run left calls in {rings} that can't be stored in its trace {trace}: {e}; they stay for an hour, and \
             `gputap collect {rings} --out NEW --until-idle 1s` stores them elsewhere"
        ),
    }
}
