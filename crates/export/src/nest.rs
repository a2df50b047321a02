//! Calls inside calls, put together again.
//!
//! A trace has a call behind those inside it. A thread numbers its calls on entry, so everything of the thread that waits
//! and has a higher number than a call that just ended was inside it.

use std::collections::HashMap;

use gputap_model::call::{Call, Kept};

/// Calls of one thread that wait for the one around them. More than this are handed on without it: so many are inside one
/// call only when the record of that call is lost.
const WAITING_MAX: usize = 1 << 16;

/// What waits, by process and thread.
#[derive(Default)]
pub(crate) struct Nest {
    threads: HashMap<(u32, u32), Vec<Kept>>,
}

impl Nest {
    /// Takes the next call. If it is an outermost one, `f` gets it with those inside it, in the order of entry.
    pub(crate) fn take<E>(
        &mut self,
        call: Call<'_>,
        f: &mut dyn FnMut(&[Call<'_>]) -> Result<(), E>,
    ) -> Result<(), E> {
        let thread = (call.process, call.thread);
        let waiting = self.threads.get_mut(&thread).filter(|waiting| !waiting.is_empty());
        let Some(waiting) = waiting else {
            if call.parent == 0 {
                return f(&[call]);
            }
            self.threads.entry(thread).or_default().push(call.to_kept());
            return Ok(());
        };
        let at = waiting.iter().rposition(|inner| inner.call().number < call.number).map_or(0, |i| i + 1);
        waiting.insert(at, call.to_kept());
        if call.parent == 0 || waiting.len() >= WAITING_MAX {
            return hand_on(waiting, f);
        }
        Ok(())
    }

    /// Hands on what still waits: the calls around are lost.
    pub(crate) fn finish<E>(mut self, f: &mut dyn FnMut(&[Call<'_>]) -> Result<(), E>) -> Result<(), E> {
        let mut threads: Vec<_> = self.threads.drain().filter(|(_, waiting)| !waiting.is_empty()).collect();
        threads.sort_by_key(|(thread, _)| *thread);
        threads.iter_mut().try_for_each(|(_, waiting)| hand_on(waiting, f))
    }
}

fn hand_on<E>(waiting: &mut Vec<Kept>, f: &mut dyn FnMut(&[Call<'_>]) -> Result<(), E>) -> Result<(), E> {
    let kept = std::mem::take(waiting);
    let calls: Vec<Call<'_>> = kept.iter().map(Kept::call).collect();
    f(&calls)
}

/// Index of the call around each of `calls`, where it is among them.
pub(crate) fn around(calls: &[Call<'_>]) -> Vec<Option<usize>> {
    let mut open: Vec<usize> = Vec::new();
    let mut all = Vec::with_capacity(calls.len());
    for (i, call) in calls.iter().enumerate() {
        let depth = open.iter().rposition(|o| calls[*o].number == call.parent && call.parent != 0);
        open.truncate(depth.map_or(0, |d| d + 1));
        all.push(open.last().copied());
        open.push(i);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use gputap_model::call::Args;

    fn call(number: u32, parent: u32) -> Call<'static> {
        Call {
            row: 0,
            process: 1,
            thread: 1,
            api: 0,
            flags: 0,
            result: 0,
            start_ns: i64::from(number),
            duration_ns: 1,
            number,
            parent,
            context: 0,
            device: None,
            args: Args::new(&[], &[]),
        }
    }

    fn groups(calls: &[(u32, u32)]) -> Vec<Vec<u32>> {
        let (mut nest, mut out) = (Nest::default(), Vec::new());
        let mut f = |calls: &[Call<'_>]| -> Result<(), ()> {
            out.push(calls.iter().map(|c| c.number).collect());
            Ok(())
        };
        calls.iter().for_each(|(n, p)| nest.take(call(*n, *p), &mut f).unwrap());
        nest.finish(&mut f).unwrap();
        out
    }

    #[test]
    fn inner_calls_come_behind_the_one_around_them() {
        // 1 { 2 { 3 4 } 5 }, 6: each is recorded when it ends.
        assert_eq!(groups(&[(3, 2), (4, 2), (2, 1), (5, 1), (1, 0), (6, 0)]), [vec![1, 2, 3, 4, 5], vec![6]]);
        let calls = [call(1, 0), call(2, 1), call(3, 2), call(4, 2), call(5, 1)];
        assert_eq!(around(&calls), [None, Some(0), Some(1), Some(1), Some(0)]);
    }

    #[test]
    fn a_lost_outer_call_does_not_take_its_inner_ones_along() {
        // The record of 1 is lost: 2 and 3 come before 4, and not inside it.
        assert_eq!(groups(&[(2, 1), (3, 1), (5, 4), (4, 0)]), [vec![2, 3, 4, 5]]);
        let calls = [call(2, 1), call(3, 1), call(4, 0), call(5, 4)];
        assert_eq!(around(&calls), [None, None, None, Some(2)]);
        assert_eq!(groups(&[(2, 1)]), [vec![2]]);
    }
}
