//! Splitting communicators.

use std::sync::Arc;

use gputap_sim_base::meet::Joining;

use crate::abi::{Handle, In, Out, Outcome, code, nccl};
use crate::comm::{self, Comm};
use crate::group::{Task, submit};
use crate::init::meet;

/// Ranks of this colour get no communicator.
const NO_COLOUR: i32 = -1;

/// One rank's part in a split: first all say their colour and key, then those of one colour meet.
pub struct Split {
    /// The communicator to be split.
    pub parent: Arc<Comm>,
    colour: i32,
    key: i32,
    out: Out<Handle>,
    step: Step,
}

enum Step {
    Start,
    Posted(u64),
    Joined(Handle, Arc<Comm>, Joining, Vec<usize>),
}

impl Split {
    fn new(parent: Arc<Comm>, colour: i32, key: i32, out: Out<Handle>) -> Split {
        Split { parent, colour, key, out, step: Step::Start }
    }

    /// Goes one step further; whether that was the last.
    pub fn step(&mut self) -> Outcome<bool> {
        let parent = self.parent.clone();
        match std::mem::replace(&mut self.step, Step::Start) {
            Step::Start => {
                let mark = [u64::from(self.colour as u32), u64::from(self.key as u32), 0, u64::MAX];
                let round = parent.meeting()?.post(&[], mark).map_err(|broken| parent.broken(broken))?;
                self.step = Step::Posted(round);
                Ok(false)
            }
            Step::Posted(round) => self.join(round),
            Step::Joined(handle, comm, joining, members) => {
                // A rank that is gone before it came would be waited for in vain.
                let whole = || parent.meeting().is_ok_and(|meeting| meeting.has_all(&members));
                let stop = || parent.stopped() || !whole();
                let meeting = joining.settle(&stop).map_err(|broken| parent.broken(broken))?;
                comm.met(meeting);
                self.out.set(handle).map(|()| true)
            }
        }
    }

    fn join(&mut self, round: u64) -> Outcome<bool> {
        let parent = &self.parent;
        let said = parent.meeting()?.await_all(round, &|| parent.stopped());
        let said = said.map_err(|broken| parent.broken(broken))?;
        let number = parent.splits.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        if self.colour == NO_COLOUR {
            return self.out.set(0).map(|()| true);
        }
        let mut members: Vec<(i32, usize)> = Vec::new();
        for (rank, [colour, key, _, _]) in said.into_iter().enumerate() {
            if colour == u64::from(self.colour as u32) {
                members.push((key as u32 as i32, rank));
            }
        }
        members.sort();
        let rank = members.iter().position(|(_, rank)| *rank == parent.rank).ok_or(code::INTERNAL_ERROR)?;
        let name = format!("{}-{number}.{}", parent.key, self.colour);
        let joining = Joining::new(&name, members.len(), rank).map_err(|broken| parent.broken(broken))?;
        let (handle, comm) = comm::create(name, members.len() as i32, rank as i32, parent.device)?;
        let members = members.into_iter().map(|(_, rank)| rank).collect();
        self.step = Step::Joined(handle, comm, joining, members);
        Ok(false)
    }
}

nccl! {
    fn ncclCommSplit(handle: Handle, colour: i32, key: i32, out: Out<Handle>, _config: usize) {
        out.required()?;
        if colour < NO_COLOUR {
            return Err(code::INVALID_ARGUMENT);
        }
        submit(Task::Split(Split::new(comm::get(handle)?, colour, key, out)))
    }

    /// A split without the ranks that are listed. They do not call it, so the others meet without asking them.
    fn ncclCommShrink(handle: Handle, excluded: In<i32>, count: i32, out: Out<Handle>, _config: usize, _flags: i32) {
        out.required()?;
        let parent = comm::get(handle)?;
        let excluded = excluded.list(usize::try_from(count).map_err(|_| code::INVALID_ARGUMENT)?)?;
        let kept: Vec<usize> = (0..parent.size).filter(|rank| !excluded.contains(&(*rank as i32))).collect();
        let rank = kept.iter().position(|rank| *rank == parent.rank).ok_or(code::INVALID_ARGUMENT)?;
        let number = parent.splits.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let name = format!("{}-{number}.shrunk", parent.key);
        let (new, comm) = comm::create(name, kept.len() as i32, rank as i32, parent.device)?;
        out.set(new)?;
        meet(new, comm)
    }
}
