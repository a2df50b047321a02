//! The helper that looks at processes of other users, for a daemon that may not.
//!
//! It gets pids and answers with labels. Each look has a time limit. A helper that does not answer in time is killed and
//! replaced, and whose process it hung at is not looked at for a while: the others lose no more than that one wait.

use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use gputap_control::agent::{Agent, Channel, Running, Spawner};
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::process_look::ProcessLook;
use crate::{rights, sandbox};

/// How long a look may take.
const LOOK: Duration = Duration::from_secs(2);
/// How long whoever asks waits for his turn. One thread at most waits for the helper, whoever asks.
const TURN: Duration = Duration::from_secs(4);
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
    /// Why no helper could be started when that was last tried.
    broken: Option<String>,
}

impl LookAgent {
    /// Starts the spawner where this process has the right to pass on; this process keeps no right then. Without a helper the
    /// daemon works, too. In words, who looks at processes of others.
    pub fn start() -> Result<(Option<LookAgent>, String)> {
        if rights::is_root() {
            return Ok((None, String::from("the daemon itself, with the rights of each user")));
        }
        if !rights::may_look() {
            rights::give_up()?;
            let why = "nobody: only processes of the daemon's own user are seen. look.conf gives a helper the rights";
            return Ok((None, why.to_owned()));
        }
        let spawner = rights::pass_on_look().and_then(|()| Spawner::start().context("starting the spawner"));
        rights::give_up()?;
        match spawner {
            Ok(spawner) => {
                let state = State { spawner, running: None, hung: BTreeMap::new(), broken: None };
                let how = String::from("a helper, which may read what belongs to others and nothing else");
                Ok((Some(LookAgent(Arc::new(Mutex::new(state)))), how))
            }
            Err(e) => {
                tracing::warn!("processes of other users are not looked at: {e:#}");
                Ok((None, format!("nobody: {e:#}")))
            }
        }
    }

    /// Looks at processes of a user; `None` if that can't be had, or takes too long.
    pub async fn look(&self, uid: u32, pids: Vec<i32>) -> Option<Vec<(i32, ProcessLook)>> {
        // One look after the other: each has its limit.
        let mut state = timeout(TURN, self.0.clone().lock_owned()).await.ok()?;
        let look = move || {
            let looks = pids.chunks(PIDS_MAX).map(|pids| state.look(uid, pids));
            Some(looks.collect::<Option<Vec<_>>>()?.concat())
        };
        tokio::task::spawn_blocking(look).await.ok()?
    }

    /// Users whose processes made a look hang lately, and why no helper can be started; `None` while somebody looks.
    pub fn trouble(&self) -> Option<(Vec<u32>, Option<String>)> {
        let state = self.0.try_lock().ok()?;
        let lately = state.hung.iter().filter(|(_, since)| since.elapsed() < ALONE);
        Some((lately.map(|(uid, _)| *uid).collect(), state.broken.clone()))
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
            None => self.start().inspect_err(|e| self.broken = Some(e.to_string()))?,
        };
        self.broken = None;
        let question = Question { pids: pids.to_vec() };
        let answer = running.channel.send(&question, None).and_then(|()| running.channel.receive());
        let answer = answer.and_then(|got: Option<(Vec<(i32, ProcessLook)>, _)>| match got {
            // What it says unasked, or of others, is no answer.
            Some((looks, _)) if !looks.iter().map(|(pid, _)| pid).eq(pids) => {
                Err(io::Error::new(io::ErrorKind::InvalidData, "the helper answers another question"))
            }
            got => Ok(got),
        });
        match answer {
            Ok(Some((looks, _))) => {
                self.running = Some(running);
                Ok(looks)
            }
            Ok(None) => Err(io::Error::new(io::ErrorKind::BrokenPipe, "the helper has ended")),
            Err(e) => {
                // Whether it could be killed is not what was asked.
                if let Err(why) = self.spawner.end(running) {
                    tracing::warn!("a helper that does not answer can't be ended: {why}");
                }
                Err(e)
            }
        }
    }

    fn start(&self) -> io::Result<Running> {
        let running = self.spawner.agent(Agent::Look)?;
        running.channel.limit(LOOK)?;
        Ok(running)
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, channel};

    /// A helper's whole life, as a thread of the test.
    type Helper = fn(&Channel);

    fn good(channel: &Channel) {
        while let Ok(Some((Question { pids }, _))) = channel.receive() {
            let looks: Vec<_> = pids.into_iter().map(|pid| (pid, ProcessLook::default())).collect();
            channel.send(&looks, None).unwrap();
        }
    }

    /// Answers with what is no answer.
    fn nonsense(channel: &Channel) {
        let _: Option<(Question, _)> = channel.receive().unwrap();
        let _ = channel.send(&"who is there?", None);
    }

    /// Answers with more than a message may be.
    fn endless(channel: &Channel) {
        let _: Option<(Question, _)> = channel.receive().unwrap();
        let _ = channel.send(&"x".repeat(150 << 10), None);
    }

    /// Sends answers that nobody asked for until it is ended.
    fn flood(channel: &Channel) {
        channel.limit(Duration::from_millis(200)).unwrap();
        while channel.send(&vec![(1, ProcessLook::default())], None).is_ok() {}
    }

    /// A spawner that starts these helpers one after the other, the last one again and again; the pids of those that it was
    /// told to end.
    fn state(helpers: &'static [Helper]) -> (State, Receiver<u64>) {
        let (here, there) = Channel::pair().unwrap();
        here.limit(Duration::from_secs(2)).unwrap();
        let (ended, end) = channel();
        std::thread::spawn(move || {
            let there = Channel::from(there);
            let mut count = 0;
            while let Ok(Some((order, with))) = there.receive::<serde_json::Value>() {
                let answer = match with {
                    Some(helper) => {
                        let life = helpers[count.min(helpers.len() - 1)];
                        std::thread::spawn(move || life(&Channel::from(helper)));
                        count += 1;
                        serde_json::json!({ "started": count })
                    }
                    None => {
                        let _ = ended.send(order["end"].as_u64().unwrap());
                        serde_json::json!("ended")
                    }
                };
                there.send(&answer, None).unwrap();
            }
        });
        (State { spawner: Spawner::at(here), running: None, hung: BTreeMap::new(), broken: None }, end)
    }

    #[test]
    fn a_helper_that_answers_nonsense_is_replaced() {
        for bad in [&[nonsense as Helper, good] as &[Helper], &[endless, good], &[flood, good]] {
            let (mut state, ended) = state(bad);
            let looks = state.look(7, &[4, 5]).expect("the second one answers");
            assert_eq!(looks.iter().map(|(pid, _)| *pid).collect::<Vec<_>>(), [4, 5]);
            assert_eq!(ended.try_iter().collect::<Vec<_>>(), [1], "the first one was ended");
            assert!(state.hung.is_empty(), "it is not the user's fault");
            assert!(state.look(7, &[6]).is_some() && ended.try_recv().is_err(), "it stays");
        }
    }

    #[test]
    fn helpers_that_never_answer_well_cost_two_tries_and_no_more() {
        let (mut state, ended) = state(&[nonsense]);
        for _ in 0..3 {
            assert!(state.look(7, &[4]).is_none());
        }
        assert_eq!(ended.try_iter().count(), 6);
    }
}
