//! `index.jsonl`: what the Arrow files hold, and where the rings and threads stood behind each of them.
//!
//! For each file one line of its own, then one line per batch, all appended in one write before the file gets its
//! name. Arrow has no checksums, so a batch without its line is not read.

mod entry;
mod lines;
mod writer;

use std::collections::{BTreeMap, BTreeSet};

use crate::format::checked_json;
use crate::format::files::Layout;
use crate::format::walk::Walk;
use lines::Line;

pub(crate) use entry::{Entry, names};
pub(crate) use lines::{Base, Batch, Expired, Segment, Withdrawn, add_feeds, sum_threads};
pub(crate) use writer::IndexWriter;

/// What `index.jsonl` says.
#[derive(Clone, Debug, Default)]
pub(crate) struct Index {
    /// Rewritten segments by their numbers.
    pub(crate) segments: BTreeMap<u32, Entry<Segment>>,
    /// By the last segment that is gone.
    pub(crate) expired: BTreeMap<u32, Entry<Expired>>,
    /// What stands in place of older segments.
    pub(crate) base: Base,
    /// Segments that are no part of the trace any more.
    pub(crate) withdrawn: BTreeSet<u32>,
    /// Bytes behind the last good line.
    pub(crate) left_over: usize,
    /// The last file, where lines of it are missing, and the bytes of those that are there.
    torn: Option<(Torn, usize)>,
}

/// A file whose lines are not all there.
#[derive(Clone, Copy, Debug)]
enum Torn {
    Segment(u32),
    Expired(u32),
}

impl Index {
    /// Reads untrusted text as far as it is good.
    pub(crate) fn parse(bytes: &[u8]) -> Index {
        let mut index = Index::default();
        let mut open: Option<Torn> = None;
        let (mut good, mut torn) = (0, None);
        for line in bytes.split_inclusive(|b| *b == b'\n') {
            let text = line.strip_suffix(b"\n").and_then(|l| std::str::from_utf8(l).ok());
            let Some(parsed) = text.and_then(checked_json::open::<Line>) else { break };
            match &parsed {
                Line::Segment(file) => torn = Some((Torn::Segment(file.number), good)),
                Line::Expired(file) => torn = Some((Torn::Expired(file.through), good)),
                Line::Batch(_) => {}
                Line::Base(_) | Line::Withdrawn(_) => torn = None,
            }
            good += line.len();
            // A file that was written again after a failure replaces its first lines.
            match parsed {
                Line::Segment(file) => {
                    open = Some(Torn::Segment(file.number));
                    index.segments.insert(file.number, Entry::new(*file));
                }
                Line::Expired(file) => {
                    open = Some(Torn::Expired(file.through));
                    index.expired.insert(file.through, Entry::new(file));
                }
                Line::Batch(batch) => index.push(open, batch),
                Line::Base(base) => (index.base, open) = (base, None),
                Line::Withdrawn(Withdrawn { number }) => {
                    index.segments.remove(&number);
                    index.withdrawn.insert(number);
                    open = None;
                }
            }
        }
        index.left_over = bytes.len() - good;
        index.torn = torn.filter(|(torn, _)| !index.is_whole(*torn)).map(|(torn, at)| (torn, good - at));
        index
    }

    /// Adds a batch to the file that its line follows.
    fn push(&mut self, file: Option<Torn>, batch: Batch) {
        match file {
            Some(Torn::Segment(n)) => {
                self.segments.get_mut(&n).into_iter().for_each(|e| e.push(batch.clone()))
            }
            Some(Torn::Expired(n)) => {
                self.expired.get_mut(&n).into_iter().for_each(|e| e.push(batch.clone()))
            }
            None => {}
        }
    }

    fn is_whole(&self, torn: Torn) -> bool {
        match torn {
            Torn::Segment(n) => self.segments.get(&n).is_none_or(|e| e.lines() >= e.file.batches),
            Torn::Expired(n) => self.expired.get(&n).is_none_or(|e| e.lines() >= e.file.batches),
        }
    }

    /// Forgets a last file whose lines are not all there, if what it stands for still is: the machine stopped before the index
    /// was durable. Otherwise it is damage, and what can be read of it counts.
    pub(crate) fn drop_torn(&mut self, layout: &Layout, has_raw: impl Fn(u32) -> bool) {
        let Some((torn, bytes)) = self.torn.take() else { return };
        let exists = |n: &u32| layout.named(&Layout::calls_name(*n)).exists();
        match torn {
            Torn::Segment(n) if has_raw(n) => drop(self.segments.remove(&n)),
            Torn::Expired(n) if self.segments.range(..=n).any(|(n, _)| exists(n)) => {
                self.expired.remove(&n);
            }
            _ => return,
        }
        self.left_over += bytes;
    }

    /// Where rings and threads stand before the first segment that has a line.
    pub(crate) fn start(&self) -> Walk {
        let Base { thread_states, ring_states, .. } = self.base.clone();
        Walk { threads: thread_states, rings: ring_states, ..Walk::default() }
    }

    /// The same without the lines of the segments up to `through`, which are gone.
    pub(crate) fn in_short(&self, through: u32) -> Result<String, serde_json::Error> {
        let mut base = self.base.clone();
        for (number, e) in self.segments.range(..=through) {
            base.through = *number;
            base.thread_states.extend(e.file.thread_states.clone());
            base.ring_states.extend(&e.file.ring_states);
        }
        let mut lines = vec![Line::Base(base)];
        let expired = self.expired.get(&through);
        let expired = expired.map(|e| (Line::Expired(e.file.clone()), &e.batches, &e.others));
        let segments = self.segments.range(through + 1..);
        let segments =
            segments.map(|(_, e)| (Line::Segment(Box::new(e.file.clone())), &e.batches, &e.others));
        for (head, batches, others) in expired.into_iter().chain(segments) {
            lines.push(head);
            lines.extend(batches.iter().chain(others).cloned().map(Line::Batch));
        }
        let mut text = String::new();
        for line in lines {
            text.push_str(&checked_json::seal(&line)?);
            text.push('\n');
        }
        Ok(text)
    }

    /// What stays of deleted segments: the newest such file that got its name.
    pub(crate) fn carried(&self, exists: impl Fn(&str) -> bool) -> Option<(u32, &Entry<Expired>)> {
        let named = self.expired.iter().rev().find(|(n, _)| exists(&Layout::carried_name(**n)));
        named.map(|(n, e)| (*n, e))
    }

    /// Segments in their order, up to one that was described and killed before its file got its name. Calls that had not
    /// returned are also known from the segment before theirs: a file of them that is not whole is none.
    pub(crate) fn rewritten(
        &self,
        layout: &Layout,
        has_raw: impl Fn(u32) -> bool,
    ) -> impl Iterator<Item = (u32, &Entry<Segment>)> {
        let whole = move |n: u32, e: &Entry<Segment>| {
            let path = layout.named(&Layout::calls_name(n));
            if e.file.unfinished { e.is_intact(&path) } else { path.exists() || !has_raw(n) }
        };
        self.segments.iter().map(|(n, e)| (*n, e)).take_while(move |(n, e)| whole(*n, e))
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::format::walk::RingState;
    use crate::testing::Disk;

    fn batch(rows: u64) -> Batch {
        Batch { file: "f".into(), rows, threads: [((1, 7), rows)].into(), ..Batch::default() }
    }

    fn written() -> Vec<u8> {
        let mut w = IndexWriter::new(Disk::endless(), Path::new("index.jsonl"), 0);
        let segment = Segment {
            number: 1,
            batches: 2,
            ring_states: [((1, 2), RingState { end: 64, tid: 7, ..RingState::default() })].into(),
            ..Segment::default()
        };
        w.segment(segment, &[batch(3), batch(4)], &[]).unwrap();
        w.expired(Expired { through: 1, gone: [((1, 7), 9)].into(), ..Expired::default() }, &[batch(1)])
            .unwrap();
        w.sink.bytes
    }

    #[test]
    fn lines_come_back() {
        let index = Index::parse(&written());
        assert_eq!(index.segments[&1].batches, [batch(3), batch(4)]);
        assert_eq!(index.segments[&1].file.ring_states[&(1, 2)].tid, 7);
        assert_eq!(index.expired[&1].batches, [batch(1)]);
        assert_eq!(index.expired[&1].file.gone[&(1, 7)], 9);
        assert_eq!(index.left_over, 0);
    }

    #[test]
    fn a_cut_index_is_read_up_to_its_last_whole_line() {
        let bytes = written();
        let whole = Index::parse(&bytes).segments[&1].batches.len();
        for n in 0..bytes.len() {
            let index = Index::parse(&bytes[..n]);
            let lines = bytes[..n].iter().filter(|b| **b == b'\n').count();
            let got: usize = index.segments.values().map(|e| e.batches.len() + 1).sum::<usize>()
                + index.expired.values().map(|e| e.batches.len() + 1).sum::<usize>();
            assert_eq!(got, lines);
            assert!(index.segments.values().all(|e| e.batches.len() <= whole));
        }
    }

    #[test]
    fn a_segment_with_lines_missing_is_none_while_its_records_are_there() {
        let dir = tempfile::tempdir().unwrap();
        let layout = Layout { dir: dir.path().to_owned() };
        let mut w = IndexWriter::new(Disk::endless(), Path::new("index.jsonl"), 0);
        w.segment(Segment { number: 1, batches: 1, ..Segment::default() }, &[batch(9)], &[]).unwrap();
        let first = w.sink.bytes.len();
        w.segment(Segment { number: 2, batches: 2, ..Segment::default() }, &[batch(3), batch(4)], &[])
            .unwrap();
        let bytes = w.sink.bytes;
        for n in first..=bytes.len() {
            for has_raw in [false, true] {
                let mut index = Index::parse(&bytes[..n]);
                let (whole, there) = (n == bytes.len(), index.segments.contains_key(&2));
                index.drop_torn(&layout, |number| has_raw && number == 2);
                assert_eq!(index.segments.contains_key(&2), there && (whole || !has_raw), "{n} {has_raw}");
                if has_raw && !whole {
                    assert_eq!(n - index.left_over, first, "the next line goes there");
                }
            }
        }
    }

    #[test]
    fn a_full_disk_leaves_no_half_line() {
        let mut w = IndexWriter::new(Disk::endless(), Path::new("index.jsonl"), 0);
        let segment = |number| Segment { number, ..Segment::default() };
        w.segment(segment(1), &[], &[]).unwrap();
        let before = w.sink.bytes.clone();
        w.sink.room = before.len() + 50;
        w.segment(segment(2), &[batch(1), batch(2)], &[]).unwrap_err();
        assert_eq!(w.sink.bytes, before);
        w.sink.room = 9999;
        w.segment(segment(2), &[batch(1)], &[]).unwrap();
        assert_eq!(Index::parse(&w.sink.bytes).segments[&2].batches.len(), 1);
    }
}
