//! Calls inside calls: a runtime call has the driver do its work, and both are recorded.
//!
//! The record of a call follows those of the calls inside it and carries its own number and that of the call around it.
//! So what is known of the inner calls waits under the number of the outer one until that comes. Within a batch that is
//! all there is to it. Where a call's inner calls may stand in an earlier batch (the outermost ones that were open when
//! the batch began, see [`Threads::edge`]) it is handed on, with what is left at the end of the batch, to [`Seam`],
//! which sees batches in order.

use crate::call::{Call, Kept};
use crate::effect::Kinds;
use crate::hash::Map;
use crate::tree::Tree;

/// What the calls inside a call did.
#[derive(Clone, Debug)]
pub(crate) struct Below {
    /// Effects that successful ones had.
    pub kinds: Kinds,
    /// Time inside the direct ones.
    pub ns: u64,
    /// Function and code of an error that the last one returned.
    pub error: Option<(u16, i32)>,
    /// The calls themselves, where a tree is asked for.
    pub tree: Tree,
    /// Entry of the first.
    first_ns: i64,
}

impl Default for Below {
    fn default() -> Below {
        Below { kinds: Kinds::NONE, ns: 0, error: None, tree: Tree::default(), first_ns: i64::MAX }
    }
}

impl Below {
    /// What one inner call, entered at `start_ns`, did.
    pub(crate) fn one(start_ns: i64, ns: u64, kinds: Kinds) -> Below {
        Below { kinds, ns, first_ns: start_ns, ..Below::default() }
    }

    /// Adds what came later.
    pub(crate) fn add(&mut self, later: Below) {
        self.kinds = self.kinds.with(later.kinds);
        self.ns = self.ns.wrapping_add(later.ns);
        self.error = later.error.or(self.error);
        self.tree.merge(later.tree);
        self.first_ns = self.first_ns.min(later.first_ns);
    }
}

/// A thread: process and thread id.
pub(crate) type Thread = (u32, u32);

/// What waits in one thread.
#[derive(Default)]
struct Waiting {
    /// Number of the thread's first call in this batch.
    first: u32,
    /// By number of the call around it; the innermost is last.
    open: Vec<(u32, Below)>,
}

/// The threads of one batch.
#[derive(Default)]
pub(crate) struct Threads {
    index: Map<Thread, usize>,
    threads: Vec<(Thread, Waiting)>,
    /// The thread of the last call: neighbours mostly share it.
    last: usize,
}

impl Threads {
    /// Goes to the thread of the next call, whose number is `number`.
    #[inline]
    pub(crate) fn go_to(&mut self, thread: Thread, number: u32) {
        if self.threads.get(self.last).is_none_or(|(t, _)| *t != thread) {
            self.change(thread, number);
        }
    }

    fn change(&mut self, thread: Thread, number: u32) {
        self.last = *self.index.entry(thread).or_insert(self.threads.len());
        if self.last == self.threads.len() {
            self.threads.push((thread, Waiting { first: number, open: Vec::new() }));
        }
    }

    /// Whether the calls inside call `number` may stand in an earlier batch. A thread numbers its calls on entry: if
    /// its first call of this batch has a lower number it had ended before this one was entered.
    #[inline]
    pub(crate) fn edge(&self, number: u32) -> bool {
        number <= self.threads[self.last].1.first
    }

    /// Takes what waits for call `number`.
    #[inline]
    pub(crate) fn take(&mut self, number: u32) -> Option<Below> {
        let open = &mut self.threads[self.last].1.open;
        let at = open.iter().rposition(|(n, _)| *n == number)?;
        Some(open.swap_remove(at).1)
    }

    /// Has `below` wait for call `parent`.
    #[inline]
    pub(crate) fn wait(&mut self, parent: u32, below: Below) {
        let open = &mut self.threads[self.last].1.open;
        match open.iter_mut().rev().find(|(n, _)| *n == parent) {
            Some((_, waiting)) => waiting.add(below),
            None => open.push((parent, below)),
        }
    }

    /// What is left at the end of the batch.
    pub(crate) fn left(self) -> impl Iterator<Item = Left> {
        self.threads.into_iter().flat_map(|(thread, waiting)| {
            waiting.open.into_iter().map(move |(parent, below)| Left { thread, parent, below })
        })
    }
}

/// What waits for a call of a later batch.
pub struct Left {
    thread: Thread,
    parent: u32,
    below: Below,
}

/// A call whose inner calls may stand in an earlier batch.
pub struct Edge {
    /// The outer call, kept beyond its batch.
    pub(crate) call: Kept,
    /// What those in this batch did.
    pub(crate) below: Below,
}

/// What waits between batches.
#[derive(Clone, Default)]
pub(crate) struct Seam {
    waiting: Map<(Thread, u32), Below>,
}

impl Seam {
    /// Has something wait.
    pub(crate) fn keep(&mut self, left: Left) {
        self.wait(left.thread, left.parent, left.below);
    }

    /// Forgets a process.
    pub(crate) fn forget(&mut self, process: u32) {
        self.waiting.retain(|((p, _), _), _| *p != process);
    }

    /// Has `below` wait for call `parent` of a thread.
    pub(crate) fn wait(&mut self, thread: Thread, parent: u32, below: Below) {
        self.waiting.entry((thread, parent)).or_default().add(below);
    }

    /// Everything that was done inside `call`; `below` is what its own batch knows.
    pub(crate) fn take(&mut self, call: &Call, below: Below) -> Below {
        let Some(mut all) = self.waiting.remove(&((call.process, call.thread), call.number)) else {
            return below;
        };
        // A thread id, and with it the numbers, may be used again after the call around was lost.
        if all.first_ns < call.start_ns {
            return below;
        }
        all.add(below);
        all
    }
}

#[cfg(test)]
mod tests;
