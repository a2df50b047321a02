//! Groups: calls that take effect together.
//!
//! Operations of one group must not wait for each other, even when one thread is several ranks of a communicator. So
//! everything is done in steps that are either "say something" or "wait for what the others say": all sends first, then
//! the communicators side by side, one step of each at a time, then all receives.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::sync::Arc;

use gputap_sim_base::meet::Joining;

use crate::abi::{Outcome, code, nccl};
use crate::comm::Comm;
use crate::kernel;
use crate::op::{Op, Side};
use crate::split::Split;

/// What a group is made of.
pub enum Task {
    /// The ranks of a new communicator meet.
    Init(Arc<Comm>),
    /// A communicator is split.
    Split(Split),
    /// Data is moved.
    Op(Op),
}

#[derive(Default)]
struct Group {
    depth: u32,
    tasks: Vec<Task>,
}

thread_local! {
    static GROUP: RefCell<Group> = RefCell::default();
}

/// Does it now, or at the end of the thread's group.
pub fn submit(task: Task) -> Outcome {
    let now = GROUP.with_borrow_mut(|group| {
        if group.depth == 0 {
            return Some(task);
        }
        group.tasks.push(task);
        None
    });
    now.map_or(Ok(()), |task| run(vec![task]))
}

/// Does what `body` submits as one group.
pub fn group(body: impl FnOnce() -> Outcome) -> Outcome {
    start();
    let outcome = body();
    outcome.and(end())
}

fn start() {
    GROUP.with_borrow_mut(|group| group.depth += 1);
}

fn end() -> Outcome {
    let tasks = GROUP.with_borrow_mut(|group| {
        group.depth = group.depth.checked_sub(1).ok_or(code::INVALID_USAGE)?;
        Ok(if group.depth == 0 { std::mem::take(&mut group.tasks) } else { Vec::new() })
    })?;
    run(tasks)
}

/// Launches the kernels, and moves the data now or, in captured streams, whenever the graph runs.
fn run(mut tasks: Vec<Task>) -> Outcome {
    let mut captured = Vec::new();
    for task in &mut tasks {
        if let Task::Op(op) = task {
            op.begin()?;
            if kernel::launch(op)? {
                captured.push(op.clone());
            }
        }
    }
    if !captured.is_empty() {
        kernel::capture(captured)?;
        tasks.retain(|task| !matches!(task, Task::Op(op) if op.captured));
    }
    execute(tasks)
}

/// Work of one communicator that comes one after the other.
struct Chain {
    comm: *const Comm,
    work: VecDeque<Work>,
}

enum Work {
    Meet(Arc<Comm>, Option<Joining>),
    Split(Split),
    Op(Op, Option<u64>),
}

impl Work {
    fn comm(&self) -> *const Comm {
        match self {
            Work::Meet(comm, _) => Arc::as_ptr(comm),
            Work::Split(split) => Arc::as_ptr(&split.parent),
            Work::Op(op, _) => Arc::as_ptr(&op.comm),
        }
    }

    /// Goes one step further; whether that was the last.
    fn step(&mut self) -> Outcome<bool> {
        match self {
            Work::Meet(comm, joining) => match joining.take() {
                None => {
                    let joined = Joining::new(&comm.key, comm.size, comm.rank);
                    *joining = Some(joined.map_err(|broken| comm.broken(broken))?);
                    Ok(false)
                }
                Some(joining) => {
                    let met = joining.settle(&|| comm.stopped());
                    comm.met(met.map_err(|broken| comm.broken(broken))?);
                    Ok(true)
                }
            },
            Work::Split(split) => split.step(),
            Work::Op(op, round) => match *round {
                None => {
                    *round = Some(op.post()?);
                    Ok(false)
                }
                Some(round) => op.complete(round).map(|()| true),
            },
        }
    }
}

/// Moves the data.
pub fn execute(tasks: Vec<Task>) -> Outcome {
    let (mut chains, mut receives) = (Vec::<Chain>::new(), Vec::new());
    for task in tasks {
        let work = match task {
            Task::Op(op) if op.side() == Side::Sends => {
                op.send()?;
                continue;
            }
            Task::Op(op) if op.side() == Side::Receives => {
                receives.push(op);
                continue;
            }
            Task::Op(op) => Work::Op(op, None),
            Task::Init(comm) => Work::Meet(comm, None),
            Task::Split(split) => Work::Split(split),
        };
        match chains.iter_mut().find(|chain| chain.comm == work.comm()) {
            Some(chain) => chain.work.push_back(work),
            None => chains.push(Chain { comm: work.comm(), work: VecDeque::from([work]) }),
        }
    }
    while !chains.is_empty() {
        for chain in &mut chains {
            if let Some(work) = chain.work.front_mut()
                && work.step()?
            {
                chain.work.pop_front();
            }
        }
        chains.retain(|chain| !chain.work.is_empty());
    }
    receives.iter().try_for_each(Op::receive)
}

nccl! {
    fn ncclGroupStart() {
        start();
        Ok(())
    }

    fn ncclGroupEnd() {
        end()
    }
}
