//! The helper that looks at processes of other users, for a daemon that may not.
//!
//! It gets pids and answers with labels. Each look has a time limit. A helper that does not answer in time is killed and
//! replaced, and whose process it hung at is not looked at for a while: the others lose no more than that one wait.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use gputap_control::agent::{Agent, Channel, Running, Spawner};
use serde::{Deserialize, Serialize};

use crate::facts::ProcessLook;
use crate::{rights, sandbox};

/// How long a look may take.
const LOOK: Duration = Duration::from_secs(2);
/// How long a user is left alone whose process made one hang.
const ALONE: Duration = Duration::from_secs(60);
/// Processes of one look: its answer is one message.
const PIDS_MAX: usize = 100;

/// What the helper is asked.
#[derive(Debug, Serialize, Deserialize)]
struct Question {
    pids: Vec<i32>,
}

/// The helper, as the daemon sees it.
#[derive(Clone, Debug)]
pub struct LookAgent(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    spawner: Spawner,
    running: Option<Running>,
    /// Users whose processes made a look hang, and when.
    hung: BTreeMap<u32, Instant>,
}

impl LookAgent {
    /// Starts the spawner where this process has the right to pass on; this process keeps no right then. In words, who looks
    /// at processes of others.
    pub fn start() -> Result<(Option<LookAgent>, String)> {
        if rights::is_root() {
            return Ok((None, String::from("the daemon itself, with the rights of each user")));
        }
        if !rights::may_look() {
            rights::give_up()?;
            let why = "nobody: only processes of the daemon's own user are seen. look.conf gives a helper the rights";
            return Ok((None, why.to_owned()));
        }
        rights::pass_on_look()?;
        let spawner = Spawner::start().context("starting the spawner");
        rights::give_up()?;
        let state = State { spawner: spawner?, running: None, hung: BTreeMap::new() };
        Ok((
            Some(LookAgent(Arc::new(Mutex::new(state)))),
            String::from("a helper, which may read what belongs to others and nothing else"),
        ))
    }

    /// Looks at processes of a user; `None` if that can't be had, or takes too long.
    pub async fn look(&self, uid: u32, pids: Vec<i32>) -> Option<Vec<(i32, ProcessLook)>> {
        let state = self.0.clone();
        let look = move || {
            // One look after the other: each has its limit.
            let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
            let looks = pids.chunks(PIDS_MAX).map(|pids| state.look(uid, pids));
            Some(looks.collect::<Option<Vec<_>>>()?.concat())
        };
        tokio::task::spawn_blocking(look).await.ok()?
    }

    /// Users whose processes made a look hang lately.
    pub fn hanging(&self) -> Vec<u32> {
        // While somebody looks, nobody waits for the answer.
        let Ok(state) = self.0.try_lock() else { return Vec::new() };
        state.hung.iter().filter(|(_, since)| since.elapsed() < ALONE).map(|(uid, _)| *uid).collect()
    }
}

impl State {
    fn look(&mut self, uid: u32, pids: &[i32]) -> Option<Vec<(i32, ProcessLook)>> {
        self.hung.retain(|_, since| since.elapsed() < ALONE);
        if self.hung.contains_key(&uid) {
            return None;
        }
        let mut asked = self.ask(pids);
        // One that has ended is replaced at once; one that hangs would hang again.
        if asked.as_ref().is_err_and(|e| !is_late(e)) {
            asked = self.ask(pids);
        }
        match asked {
            Ok(looks) => Some(looks),
            Err(e) => {
                tracing::warn!("a look at processes of user {uid}: {e}");
                if is_late(&e) {
                    self.hung.insert(uid, Instant::now());
                }
                None
            }
        }
    }

    fn ask(&mut self, pids: &[i32]) -> io::Result<Vec<(i32, ProcessLook)>> {
        let running = match self.running.take() {
            Some(running) => running,
            None => {
                let running = self.spawner.agent(Agent::Look)?;
                running.channel.limit(LOOK)?;
                running
            }
        };
        let question = Question { pids: pids.to_vec() };
        let answer = running.channel.send(&question, None).and_then(|()| running.channel.receive());
        match answer {
            Ok(Some((looks, _))) => {
                self.running = Some(running);
                Ok(looks)
            }
            Ok(None) => Err(io::Error::new(io::ErrorKind::BrokenPipe, "the helper has ended")),
            Err(e) => {
                self.spawner.end(running)?;
                Err(e)
            }
        }
    }
}

fn is_late(e: &io::Error) -> bool {
    matches!(e.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut)
}

/// `gputap agent look`: answers until the daemon is gone.
pub fn look() -> Result<()> {
    let channel = Channel::inherited()?;
    rights::keep_look()?;
    sandbox::only_look()?;
    while let Some((Question { pids }, _)) = channel.receive()? {
        let looks: Vec<_> = pids.into_iter().map(|pid| (pid, ProcessLook::from_pid(pid))).collect();
        channel.send(&looks, None)?;
    }
    Ok(())
}
