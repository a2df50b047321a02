//! What has to be remembered of a thread: how many calls its numbers prove, and which calls are still open.
//!
//! A begin record counts as a call only while the call is open. When other records of the thread show that it returned
//! although its end is not there, the end was dropped and is counted in a loss already. Which record comes first does
//! not matter much: a thread that changes to a larger ring can have its newer records stored before its older ones.

use gputap_wire::{Record, Records};
use serde::{Deserialize, Serialize};

use crate::format::counts;

/// Calls around calls, at most: deeper ones are forgotten.
const DEEPEST: usize = 32;

/// A begin record without its end so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct OpenCall {
    number: u32,
    start: u64,
    #[serde(with = "hex")]
    record: Vec<u8>,
}

impl OpenCall {
    /// The record; `None` when the bytes are none.
    pub(crate) fn record(&self) -> Option<Record<'_>> {
        Records::new(&self.record).next()?.ok()
    }

    /// Whether `later`, of the same thread, shows that this call returned: it is its end, a newer call that was not
    /// made inside it, or the end of a call around it.
    fn returned_by(&self, later: &Record<'_>) -> bool {
        let h = &later.header;
        covers(h.inside(), h.call, self.number, !h.is_begin())
            || (!h.is_begin() && newer(self.number, h.call) && h.end > self.start)
    }
}

/// A thread after some of its records.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ThreadState {
    /// Rows so far.
    #[serde(deserialize_with = "counts::bounded")]
    pub(crate) rows: u64,
    /// Calls by their numbers, of earlier threads with this id.
    #[serde(default, deserialize_with = "counts::bounded")]
    before: u64,
    /// Highest call number, without wrapping.
    #[serde(default, deserialize_with = "counts::bounded")]
    last: u64,
    /// Numbers below the first one seen, where the collector joined late.
    #[serde(default, deserialize_with = "counts::bounded")]
    skipped: u64,
    /// Tick of the newest record.
    #[serde(default)]
    tick: u64,
    /// Calls that others were made inside of, innermost last, not known to have returned.
    #[serde(default)]
    around: Vec<u32>,
    /// Begin records of calls that have not returned.
    #[serde(default)]
    pub(crate) open: Vec<OpenCall>,
}

impl ThreadState {
    /// A thread whose calls up to this number are not this trace's.
    pub(crate) fn starting_after(number: u32) -> ThreadState {
        let skipped = u64::from(number);
        ThreadState { last: skipped, skipped, ..ThreadState::default() }
    }

    /// Calls that the numbers prove.
    pub(crate) fn numbered(&self) -> u64 {
        self.before.saturating_add(self.last).saturating_sub(self.skipped)
    }

    /// Calls that others were made inside of and that have not returned nor written a begin record.
    pub(crate) fn in_flight(&self) -> u64 {
        let begun = |n: &u32| self.open.iter().any(|o| o.number == *n);
        self.around.iter().filter(|n| !begun(n)).count() as u64
    }

    /// The thread took a ring at `tick`, after call number `last`.
    pub(crate) fn leased(&mut self, last: u32, tick: u64) {
        // No thread has fewer calls later than before: this is a new one with an old id.
        if newer(self.last as u32, last) && tick > self.tick {
            self.before += self.last;
            self.last = u64::from(last);
            self.forget_open();
        }
        self.count(last, tick);
    }

    /// The thread gave its ring back at `tick`, after call number `last`.
    pub(crate) fn released(&mut self, last: u32, tick: u64) {
        self.count(last, tick);
        self.forget_open();
    }

    fn forget_open(&mut self) {
        self.open.clear();
        self.around.clear();
    }

    /// Follows the record of a call; how many rows it makes.
    #[inline]
    pub(crate) fn call(&mut self, record: &Record<'_>) -> u64 {
        let h = &record.header;
        let in_order = self.count(h.call, h.end.max(h.start));
        if !(self.open.is_empty() && self.around.is_empty() && h.inside() == 0) {
            self.settle(record);
        }
        if h.is_begin() {
            if in_order || self.around.contains(&h.call) {
                self.open.push(OpenCall { number: h.call, start: h.start, record: record.bytes().to_vec() });
            }
            return 0;
        }
        let rows = u64::from(h.calls());
        self.rows += rows;
        rows
    }

    fn settle(&mut self, record: &Record<'_>) {
        let h = &record.header;
        self.open.retain(|o| !o.returned_by(record));
        let parent = h.inside();
        self.around.retain(|n| !covers(parent, h.call, *n, !h.is_begin()));
        if parent != 0 && self.around.last() != Some(&parent) && self.around.len() < DEEPEST {
            self.around.push(parent);
        }
    }

    /// Follows a call number; whether it is the highest so far.
    fn count(&mut self, call: u32, tick: u64) -> bool {
        self.tick = self.tick.max(tick);
        let ahead = newer(call, self.last as u32);
        if ahead {
            self.last += u64::from(call.wrapping_sub(self.last as u32));
        }
        ahead
    }
}

/// Whether call number `a` comes after `b`; numbers wrap.
fn newer(a: u32, b: u32) -> bool {
    a.wrapping_sub(b) as i32 > 0
}

/// Whether a record of `call` inside `parent` shows that call number `n` returned: it lies between the two.
fn covers(parent: u32, call: u32, n: u32, ended: bool) -> bool {
    if n == call {
        return ended;
    }
    newer(call, n) && (parent == 0 || newer(n, parent))
}

/// Bytes as hex digits in JSON.
mod hex {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(bytes: &[u8], s: S) -> Result<S::Ok, S::Error> {
        let digit = |n: u8| char::from(b"0123456789abcdef"[usize::from(n & 15)]);
        s.serialize_str(&bytes.iter().flat_map(|b| [digit(b >> 4), digit(*b)]).collect::<String>())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<u8>, D::Error> {
        let text = String::deserialize(d)?;
        let digit = |b: u8| char::from(b).to_digit(16).ok_or_else(|| D::Error::custom("not hexadecimal"));
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        if !rest.is_empty() {
            return Err(D::Error::custom("half a byte"));
        }
        pairs.iter().map(|[a, b]| Ok((digit(*a)? << 4 | digit(*b)?) as u8)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Call, record};

    fn thread(calls: &[Call]) -> ThreadState {
        thread_after(0, calls)
    }

    fn thread_after(number: u32, calls: &[Call]) -> ThreadState {
        let mut t = ThreadState::starting_after(number);
        for call in calls {
            let bytes = call.bytes();
            t.call(&Records::new(&bytes).next().unwrap().unwrap());
        }
        t
    }

    fn open(t: &ThreadState) -> Vec<u32> {
        t.open.iter().map(|o| o.number).collect()
    }

    #[test]
    fn a_begin_with_its_end_is_one_call_and_without_it_is_open() {
        let t = thread(&[record(5, 1, 0).begin(), record(5, 1, 0)]);
        assert_eq!((t.rows, t.numbered(), open(&t)), (1, 1, vec![]));
        let t = thread(&[record(5, 1, 0).begin(), record(5, 2, 1)]);
        assert_eq!((t.rows, t.numbered(), open(&t)), (1, 2, vec![1]));
    }

    #[test]
    fn a_begin_whose_end_was_dropped_is_not_a_call() {
        let outer = |n| {
            let mut c = record(5, n, 0);
            c.header.end = 99;
            c
        };
        for later in [record(5, 3, 0), record(5, 3, 1), record(5, 3, 0).begin(), outer(1)] {
            let t = thread(&[record(5, 2, 1).begin(), later.clone()]);
            assert!(!open(&t).contains(&2), "{later:?}");
        }
        let mut t = thread(&[record(5, 2, 1).begin()]);
        t.released(2, 50);
        assert!(t.open.is_empty());
    }

    #[test]
    fn nested_blocking_calls_stay_open_together() {
        let calls = [
            record(5, u32::MAX, 0).begin(),
            record(5, 1, u32::MAX).begin(),
            record(5, 2, 1),
            record(5, 3, 1),
        ];
        let t = thread_after(u32::MAX - 1, &calls);
        assert_eq!(open(&t), [u32::MAX, 1]);
    }

    #[test]
    fn a_begin_stored_after_its_end_is_not_open_and_after_an_inner_call_is() {
        let t = thread(&[record(5, 1, 0), record(5, 2, 0), record(5, 1, 0).begin()]);
        assert!(open(&t).is_empty());
        let t = thread(&[record(5, 6, 5), record(5, 5, 0).begin()]);
        assert_eq!(open(&t), [5]);
        let t = thread(&[record(5, 6, 5), record(5, 7, 0), record(5, 5, 0).begin()]);
        assert!(open(&t).is_empty());
    }

    #[test]
    fn call_numbers_go_on_beyond_32_bits() {
        let mut t = ThreadState::default();
        for n in [1u32 << 30, 1 << 31, 3 << 30, u32::MAX, 3, 2] {
            t.count(n, 0);
        }
        assert_eq!(t.numbered(), (1 << 32) + 3);
    }

    #[test]
    fn an_open_call_survives_json() {
        let open = OpenCall { number: 3, start: 4, record: vec![0, 255, 16] };
        let text = serde_json::to_string(&open).unwrap();
        assert_eq!(text, r#"{"number":3,"start":4,"record":"00ff10"}"#);
        assert_eq!(serde_json::from_str::<OpenCall>(&text).unwrap(), open);
        for bad in ["0", "0é", "zz"] {
            let bad = format!(r#"{{"number":3,"start":4,"record":"{bad}"}}"#);
            assert!(serde_json::from_str::<OpenCall>(&bad).is_err());
        }
    }
}
