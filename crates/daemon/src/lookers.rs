//! Threads that look at processes of users and at their files, each with no more rights than that user has.
//!
//! They are apart for two reasons: what a user has can keep whoever looks at it waiting for ever (a file system of his own, a page
//! of memory that never comes), which must keep nobody else waiting; and Landlock, which holds for all other threads,
//! hides every process outside of its own rules from whoever is under it. So each look has a thread of its own, made by
//! one that is not under Landlock where it needs that, and a user has one for each kind of look.

use std::collections::BTreeMap;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use nix::unistd::{Gid, Uid, setfsgid, setfsuid};
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};

/// Most looks at a time, but for root's.
const LOOKS_MAX: usize = 40;
/// How long an answer is waited for.
const ANSWER: Duration = Duration::from_secs(2);
/// How long a look may take before it is said.
const HANGS: Duration = Duration::from_secs(10);

/// Whose processes or files are looked at.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Subject {
    /// Uid of the user whose processes or files are looked at.
    pub uid: u32,
    /// Group id with which a user's processes or files are looked at.
    pub gid: u32,
    /// Further groups that his process is in: directories of projects are often theirs.
    pub groups: Vec<u32>,
}

impl Subject {
    /// A user with no group but one with his own number: enough for what is looked at with the daemon's rights.
    pub fn user(uid: u32) -> Subject {
        Subject { uid, gid: uid, groups: Vec::new() }
    }
}

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// His processes, as he could.
    Processes,
    /// His files, as he could.
    Files,
    /// What he has in directories of ours, with our own rights: he may not list them.
    Spool,
}

type Look = Box<dyn FnOnce() + Send>;
type Busy = BTreeMap<(u32, Kind), Instant>;

/// Starts the threads that look at what users have, and knows which of them still look.
#[derive(Clone, Debug)]
pub struct Lookers {
    starter: Sender<Look>,
    busy: Arc<Mutex<Busy>>,
}

/// A look's place, given back when it has ended however it did.
struct LookPlace {
    busy: Arc<Mutex<Busy>>,
    key: (u32, Kind),
}

impl Drop for LookPlace {
    fn drop(&mut self) {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.key);
    }
}

impl Lookers {
    /// Starts the thread that makes the others. It ends when the last handle is gone.
    pub fn start() -> Result<Lookers> {
        let (starter, looks) = channel::<Look>();
        thread("lookers")
            .spawn(move || {
                while let Ok(look) = looks.recv() {
                    // Without a thread there is no answer: whoever waits for it goes on without.
                    let _ = thread("look").spawn(look);
                }
            })
            .context("starting a thread")?;
        Ok(Lookers { starter, busy: Arc::default() })
    }

    /// A place for this look, if that user has no other of its kind.
    fn place(&self, key: (u32, Kind)) -> Option<LookPlace> {
        let mut busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        if busy.contains_key(&key) || (busy.len() >= LOOKS_MAX && key.0 != 0) {
            return None;
        }
        busy.insert(key, Instant::now());
        Some(LookPlace { busy: self.busy.clone(), key })
    }

    /// Has one of them look, now; `None` if that can't be had, or takes too long.
    pub async fn look_now<T: Send + 'static>(
        &self,
        at: Subject,
        kind: Kind,
        look: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = self.place((at.uid, kind))?;
        self.run(place, at, kind, look).await
    }

    /// The same, after an earlier look of this kind has ended.
    pub async fn look<T: Send + 'static>(
        &self,
        at: Subject,
        kind: Kind,
        look: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = async {
            loop {
                match self.place((at.uid, kind)) {
                    Some(place) => return place,
                    None => sleep(Duration::from_millis(10)).await,
                }
            }
        };
        let place = timeout(ANSWER, place).await.ok()?;
        self.run(place, at, kind, look).await
    }

    async fn run<T: Send + 'static>(
        &self,
        place: LookPlace,
        at: Subject,
        kind: Kind,
        look: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let look = move || {
            if kind == Kind::Spool || become_user(&at) {
                let seen = look();
                // Whoever waits for the answer may look again at once.
                drop(place);
                let _ = answer.send(seen);
            }
        };
        if kind == Kind::Spool {
            // Our own directories are looked at, and tidied, under Landlock: this thread is.
            thread("look").spawn(look).ok()?;
        } else {
            self.starter.send(Box::new(look)).ok()?;
        }
        timeout(ANSWER, answered).await.ok()?.ok()
    }

    /// Users whose processes or files keep whoever looks at them waiting.
    pub fn hanging(&self) -> Vec<u32> {
        let busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner);
        let mut uids: Vec<u32> =
            busy.iter().filter(|(_, since)| since.elapsed() > HANGS).map(|((uid, _), _)| *uid).collect();
        uids.dedup();
        uids
    }
}

fn thread(name: &str) -> std::thread::Builder {
    std::thread::Builder::new().name(name.into()).stack_size(256 << 10)
}

/// Takes this thread's rights down to a user's, for good; false if that can't be. Without privileges there is nothing to take.
fn become_user(at: &Subject) -> bool {
    if !rustix::process::geteuid().is_root() || at.uid == 0 {
        return true;
    }
    let groups: Vec<rustix::process::Gid> =
        at.groups.iter().map(|gid| rustix::process::Gid::from_raw(*gid)).collect();
    if rustix::thread::set_thread_groups(&groups).is_err() {
        return false;
    }
    let (uid, gid) = (Uid::from_raw(at.uid), Gid::from_raw(at.gid));
    setfsgid(gid);
    setfsuid(uid);
    // They answer with what it was before, whether it worked or not.
    setfsuid(uid) == uid && setfsgid(gid) == gid
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn users_who_hang_keep_no_other_waiting() {
        let lookers = Lookers::start().unwrap();
        let (go, wait) = channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        let mut hanging = tokio::task::JoinSet::new();
        for uid in 1..=LOOKS_MAX as u32 {
            let (lookers, wait) = (lookers.clone(), wait.clone());
            let hang = move || wait.lock().is_ok_and(|w| w.recv().is_err());
            hanging.spawn(
                async move { lookers.look_now(Subject::user(uid), Kind::Spool, hang).await.is_none() },
            );
        }
        assert!(hanging.join_all().await.into_iter().all(|unanswered| unanswered), "nobody waits for ever");
        assert_eq!(lookers.look(Subject::user(1), Kind::Spool, || 7).await, None, "his is taken");
        assert_eq!(lookers.look(Subject::user(0), Kind::Spool, || 7).await, Some(7), "root's is not");
        drop(go);
        assert_eq!(lookers.look(Subject::user(1), Kind::Spool, || 7).await, Some(7), "it is free again");
    }

    #[tokio::test]
    async fn a_look_has_the_rights_of_its_user() {
        if !rustix::process::geteuid().is_root() {
            return;
        }
        use std::os::unix::fs::PermissionsExt;
        let dir = tempfile::tempdir_in("/tmp").unwrap();
        let secret = dir.path().join("secret");
        std::fs::write(&secret, "s").unwrap();
        std::fs::set_permissions(dir.path(), PermissionsExt::from_mode(0o755)).unwrap();
        let lookers = Lookers::start().unwrap();
        std::os::unix::fs::chown(&secret, None, Some(61_500)).unwrap();
        std::fs::set_permissions(&secret, PermissionsExt::from_mode(0o640)).unwrap();
        let in_group = Subject { groups: vec![61_500], ..Subject::user(61_001) };
        for (subject, may) in [(Subject::user(61_001), false), (in_group, true), (Subject::user(0), true)] {
            let secret = secret.clone();
            let read =
                lookers.look(subject.clone(), Kind::Files, move || std::fs::read(secret).is_ok()).await;
            assert_eq!(read, Some(may), "{subject:?}");
        }
        assert!(std::fs::read(&secret).is_ok(), "this thread has its own");
    }
}
