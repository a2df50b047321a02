//! Threads that look at processes of others and at their files.
//!
//! They are apart for two reasons: a file system that hangs keeps them waiting and nobody else, and Landlock, which holds for
//! all other threads, hides every process outside of its own rules from whoever is under it.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result};
use tokio::sync::oneshot;

/// How many.
const THREADS: usize = 3;

type Look = Box<dyn FnOnce() + Send>;

/// The threads.
#[derive(Clone, Debug)]
pub struct Lookers {
    queue: Sender<Look>,
}

impl Lookers {
    /// Starts them. They end when the last handle is gone.
    pub fn start() -> Result<Lookers> {
        let (queue, looks) = channel::<Look>();
        let looks = Arc::new(Mutex::new(looks));
        for _ in 0..THREADS {
            let looks = looks.clone();
            std::thread::Builder::new()
                .name("look".into())
                .stack_size(256 << 10)
                .spawn(move || {
                    while let Some(look) = next(&looks) {
                        look()
                    }
                })
                .context("starting a thread")?;
        }
        Ok(Lookers { queue })
    }

    /// Has one of them look; `None` if that can't be had.
    pub async fn look<T: Send + 'static>(&self, look: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        self.queue.send(Box::new(move || drop(answer.send(look())))).ok()?;
        answered.await.ok()
    }
}

fn next(looks: &Mutex<Receiver<Look>>) -> Option<Look> {
    looks.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_that_hangs_keeps_no_other_waiting() {
        let lookers = Lookers::start().unwrap();
        let (go, wait) = channel::<()>();
        let hangs = tokio::spawn({
            let lookers = lookers.clone();
            async move { lookers.look(move || wait.recv().is_err()).await }
        });
        tokio::task::yield_now().await;
        assert_eq!(lookers.look(|| 7).await, Some(7));
        drop(go);
        assert_eq!(hangs.await.unwrap(), Some(true));
    }
}
