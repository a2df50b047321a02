//! The places for connections of a listener: so many in all, and each caller his share.
//!
//! When all are taken, a connection without a request has to go first, of whoever has most of them; then one that is being
//! served, of somebody who has clearly more than the one who comes. So neither those who send nothing nor those who take nothing
//! keep anybody else out, and root finds a place in any case.

use std::collections::VecDeque;
use std::future::Future;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::task::AbortHandle;
use tokio::time::timeout;

use crate::Shared;
use crate::caller::Holder;
use crate::share;

/// Connections at a time, and those of one caller.
const CONNECTIONS_MAX: usize = 64;
const CONNECTIONS_OF_ONE: usize = 16;
/// Longest time for one connection, the transfer of a file included.
const ALL: Duration = Duration::from_secs(600);

/// One connection's place.
struct ConnectionPlace {
    number: u64,
    holder: Holder,
    task: Option<AbortHandle>,
    /// A request is here and not answered yet: whoever has got so far is served.
    served: Arc<AtomicBool>,
}

impl ConnectionPlace {
    fn is_idle(&self) -> bool {
        !self.served.load(Ordering::Relaxed)
    }
}

/// All places, and how many there ever were.
#[derive(Default)]
struct Taken {
    count: u64,
    places: VecDeque<ConnectionPlace>,
}

/// The places of a listener.
#[derive(Clone, Default)]
pub struct Places {
    taken: Arc<Mutex<Taken>>,
}

/// A connection's hold on its place.
#[derive(Clone)]
pub struct Seat {
    number: u64,
    places: Places,
    served: Arc<AtomicBool>,
}

/// A request that is being served: until its answer has been taken from here.
pub struct Serving(Arc<AtomicBool>);

impl Serving {
    /// From now on.
    pub fn begin(seat: &Seat) -> Serving {
        seat.served.store(true, Ordering::Relaxed);
        Serving(seat.served.clone())
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// What happens when somebody comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Free,
    /// The connection at this position goes.
    Instead(usize),
    Refused,
}

impl Taken {
    fn count_of(&self, holder: Holder) -> usize {
        self.places.iter().filter(|p| p.holder == holder).count()
    }

    /// The oldest connection of a caller, without a request or with one.
    fn oldest(&self, holder: Holder, idle: bool) -> Option<usize> {
        self.places.iter().position(|p| p.holder == holder && (p.is_idle() || !idle))
    }

    fn verdict(&self, comes: Holder) -> Verdict {
        let own = || self.oldest(comes, true).map_or(Verdict::Refused, Verdict::Instead);
        if comes != Holder::Operator && self.count_of(comes) >= CONNECTIONS_OF_ONE {
            return own();
        }
        if self.places.len() < CONNECTIONS_MAX {
            return Verdict::Free;
        }
        let counts = share::counted(self.places.iter().map(|p| p.holder));
        match share::gives_way(&counts, comes) {
            Some(gives) => {
                let place = self.oldest(gives, true).or_else(|| self.oldest(gives, false));
                place.map_or(Verdict::Refused, Verdict::Instead)
            }
            None => own(),
        }
    }
}

impl Places {
    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Serves a connection in a place of its own; makes one if there is none. Where there is none for this caller, the stream comes
    /// back.
    pub fn serve<S, F>(
        &self,
        shared: &Shared,
        holder: Holder,
        stream: S,
        connection: impl FnOnce(S, Seat) -> F,
    ) -> Option<S>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let mut taken = self.lock();
        match taken.verdict(holder) {
            Verdict::Free => {}
            Verdict::Refused => {
                shared.lock().registry.counters.refused += 1;
                return Some(stream);
            }
            Verdict::Instead(at) => {
                if let Some(task) = taken.places.remove(at).and_then(|p| p.task) {
                    task.abort();
                }
                shared.lock().registry.counters.evicted += 1;
            }
        }
        taken.count += 1;
        let (number, served) = (taken.count, Arc::new(AtomicBool::new(false)));
        let seat = Seat { number, places: self.clone(), served: served.clone() };
        let (mine, connection) = (self.clone(), connection(stream, seat));
        let task = tokio::spawn(async move {
            let _ = timeout(ALL, connection).await;
            mine.lock().places.retain(|p| p.number != number);
        });
        taken.places.push_back(ConnectionPlace { number, holder, task: Some(task.abort_handle()), served });
        None
    }
}

impl Seat {
    /// Whose it is.
    pub fn holder(&self) -> Holder {
        let taken = self.places.lock();
        taken.places.iter().find(|p| p.number == self.number).map_or(Holder::Operator, |p| p.holder)
    }

    /// Says whose it is, now that that is known; false if this one has too many.
    pub fn belongs_to(&self, holder: Holder) -> bool {
        let mut taken = self.places.lock();
        let others = taken.count_of(holder);
        let Some(place) = taken.places.iter_mut().find(|p| p.number == self.number) else { return false };
        if place.holder == holder {
            return true;
        }
        place.holder = holder;
        holder == Holder::Operator || others < CONNECTIONS_OF_ONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Taken {
        fn add(&mut self, holder: Holder, served: bool, count: usize) {
            for _ in 0..count {
                self.count += 1;
                let (number, served) = (self.count, Arc::new(AtomicBool::new(served)));
                self.places.push_back(ConnectionPlace { number, holder, task: None, served });
            }
        }

        /// Whose connection goes, if one does.
        fn goes(&self, comes: Holder) -> Option<Holder> {
            match self.verdict(comes) {
                Verdict::Instead(at) => Some(self.places[at].holder),
                Verdict::Free | Verdict::Refused => None,
            }
        }
    }

    #[test]
    fn downloads_that_nobody_reads_keep_nobody_else_out() {
        let mut taken = Taken::default();
        let users: Vec<Holder> = (1..=4).map(Holder::User).collect();
        users.iter().for_each(|user| taken.add(*user, true, 16));
        assert_eq!(taken.verdict(users[0]), Verdict::Refused, "his share is used up");
        assert!(users.contains(&taken.goes(Holder::User(9)).unwrap()), "another user finds a place");
        assert!(users.contains(&taken.goes(Holder::Operator).unwrap()), "root, too");
        let mut taken = Taken::default();
        (1..=64).for_each(|uid| taken.add(Holder::User(uid), true, 1));
        assert_eq!(taken.verdict(Holder::User(99)), Verdict::Refused, "nobody has more than he would");
        assert!(taken.goes(Holder::Operator).is_some(), "and still root does");
    }

    #[test]
    fn who_sends_nothing_goes_first() {
        let mut taken = Taken::default();
        taken.add(Holder::User(1), true, 10);
        taken.add(Holder::User(1), false, 6);
        assert_eq!(taken.verdict(Holder::User(1)), Verdict::Instead(10), "his own oldest without a request");
        taken.add(Holder::Operator, false, 40);
        taken.add(Holder::User(2), true, 8);
        assert_eq!(taken.verdict(Holder::User(3)), Verdict::Instead(10), "root's stay");
        assert_eq!(taken.verdict(Holder::Operator), Verdict::Instead(10));
    }
}
