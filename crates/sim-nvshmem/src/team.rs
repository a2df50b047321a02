//! One team: PEs that do things together.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use gputap_sim_base::meet::{Broken, Joining, Meeting};

use crate::abi::{Outcome, Status, code};

/// A team as one of its PEs sees it.
pub struct Team {
    /// The name that its PEs met under.
    key: String,
    /// Its PEs, by their numbers in the world.
    pub pes: Vec<usize>,
    meeting: Meeting,
    splits: AtomicU64,
}

/// A PE is gone, or the system refused something: there is nobody to tell but the caller.
fn broken(_: Broken) -> Status {
    code::INTERNAL
}

/// Nothing stops a PE from waiting but the end of another.
fn never() -> bool {
    false
}

impl Team {
    /// Meets the other PEs of a new team; `me` is the PE's place in it. PEs that are gone from the parent are not waited
    /// for.
    pub fn meet(key: String, pes: Vec<usize>, me: usize, parent: Option<&Team>) -> Outcome<Team> {
        let joining = Joining::new(&key, pes.len(), me).map_err(broken)?;
        let gone = |parent: &Team| {
            let places = |pe: &usize| parent.pes.iter().position(|other| other == pe);
            !parent.meeting.has_all(&pes.iter().filter_map(places).collect::<Vec<_>>())
        };
        let stop = || parent.is_some_and(gone);
        let meeting = joining.settle(&stop).map_err(broken)?;
        Ok(Team { key, pes, meeting, splits: AtomicU64::new(0) })
    }

    /// This PE's place in it.
    pub fn me(&self) -> usize {
        self.meeting.rank()
    }

    /// How many PEs it has.
    pub fn size(&self) -> usize {
        self.pes.len()
    }

    /// A name for the next team that is split off; the same in every PE.
    pub fn next_key(&self) -> String {
        format!("{}-{}", self.key, self.splits.fetch_add(1, Relaxed))
    }

    /// All PEs say something of the same length: all of it, in order.
    pub fn exchange(&self, bytes: &[u8]) -> Outcome<Vec<Vec<u8>>> {
        self.meeting.exchange(bytes, &never).map_err(broken)
    }

    /// Waits until all PEs are here.
    pub fn barrier(&self) -> Outcome {
        self.exchange(&[]).map(drop)
    }

    /// Offers bytes and waits until all have done so; what is offered can be read then.
    pub fn round(&self, bytes: &[u8]) -> Outcome<Round<'_>> {
        let round = self.meeting.post(bytes, [0; 4]).map_err(broken)?;
        self.meeting.await_all(round, &never).map_err(broken)?;
        Ok(Round { meeting: &self.meeting, round })
    }
}

/// What all PEs offered.
pub struct Round<'a> {
    meeting: &'a Meeting,
    round: u64,
}

impl Round<'_> {
    /// A part of what one PE offered.
    pub fn read(&self, from: usize, offset: usize, out: &mut [u8]) -> Outcome {
        self.meeting.read(from, self.round, offset as u64, out).map_err(broken)
    }

    /// A part of what each offered, one behind the other.
    pub fn gather(&self, offset: usize, out: &mut [u8]) -> Outcome {
        self.meeting.gather(self.round, offset as u64, out).map_err(broken)
    }

    /// A part of what each offered, combined.
    pub fn fold(&self, offset: usize, out: &mut [u8], combine: impl Fn(&mut [u8], &[u8])) -> Outcome {
        self.meeting.fold(self.round, offset as u64, out, combine).map_err(broken)
    }
}

/// A team of this PE alone needs no meeting, but has one like all others.
pub fn alone(key: &str, pe: usize) -> Outcome<Arc<Team>> {
    Team::meet(format!("{key}-alone-{pe}"), vec![pe], 0, None).map(Arc::new)
}
