//! Which rows must outlive their segment, so that live memory stays right.
//!
//! Everything that came to its end among the rows that go cancels out: an allocation with its free, a handle with its
//! references and mappings. So what is carried on grows with live memory rather than with time.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::format::apis::{Apis, Effect, Layer, Space};
use crate::format::call_rows::{FLAG_UNFINISHED, Rows};
use crate::format::columns::Columns;
use crate::format::model::Calls;

/// What the call in row `i` did to live memory.
pub(crate) fn effect(calls: &Calls<'_>, i: usize, apis: &Apis) -> Effect {
    match apis.get(calls.api[i]) {
        Some(api) if calls.result[i] == 0 && calls.flags[i] & FLAG_UNFINISHED == 0 => api.effect,
        _ => Effect::None,
    }
}

/// The rows that are still needed, in the order in which their calls ended.
pub(crate) fn still_needed(rows: &Rows, apis: &Apis) -> Vec<usize> {
    let calls = rows.calls(Columns::ALL);
    let end = |i: usize| calls.start_ns[i].saturating_add(calls.duration_ns[i].max(0));
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by_key(|i| end(*i));
    let mut books = Books { over: vec![false; rows.len()], ..Books::default() };
    for i in &order {
        let word = |n: u8| calls.words[usize::from(n)][*i];
        let process = calls.process[*i];
        match effect(&calls, *i, apis) {
            Effect::Alloc(key) => books.alloc((process, key.layer, key.space, word(key.word)), *i),
            Effect::Free(key) => books.free((process, key.layer, key.space, word(key.word)), *i),
            Effect::Retain(handle) => books.retain((process, word(handle)), *i),
            Effect::Release(handle) => books.release((process, word(handle)), *i),
            Effect::Map { at, bytes, handle } => {
                books.map((process, word(handle)), word(at), word(bytes), *i);
            }
            Effect::Unmap { at, bytes } => books.unmap(process, word(at), word(bytes), *i),
            Effect::None | Effect::Other => {}
        }
    }
    books.settle_unmaps();
    order.retain(|i| !books.over[*i]);
    order
}

/// Process, and what an allocation is known by.
type Known = (u32, Layer, Space, u64);

/// Process and handle of memory that can be mapped.
type Handle = (u32, u64);

/// A handle that is referred to or mapped.
#[derive(Debug, Default)]
struct Memory {
    references: u32,
    mappings: u32,
    /// All rows about it but those that unmapped it.
    rows: Vec<usize>,
}

#[derive(Debug, Default)]
struct Books {
    /// Rows that cancelled out.
    over: Vec<bool>,
    live: HashMap<Known, usize>,
    memory: HashMap<Handle, Memory>,
    /// Mappings by process and address: size, handle, and the row that made it.
    mapped: BTreeMap<(u32, u64), (u64, Handle, usize)>,
    /// Rows that unmapped, with the rows whose mappings they ended.
    unmaps: Vec<(usize, BTreeSet<usize>)>,
}

impl Books {
    fn alloc(&mut self, key: Known, row: usize) {
        // What is given out again was given back by a call that nobody saw.
        if let Some(before) = self.live.insert(key, row) {
            self.over[before] = true;
        }
    }

    fn free(&mut self, key: Known, row: usize) {
        if let Some(alloc) = self.live.remove(&key) {
            self.over[alloc] = true;
            self.over[row] = true;
        }
    }

    fn retain(&mut self, handle: Handle, row: usize) {
        let memory = self.memory.entry(handle).or_default();
        memory.references += 1;
        memory.rows.push(row);
    }

    fn release(&mut self, handle: Handle, row: usize) {
        // A handle from before the recording: its release is kept, and tells no more than that.
        let Some(memory) = self.memory.get_mut(&handle).filter(|m| m.references > 0) else { return };
        memory.references -= 1;
        memory.rows.push(row);
        self.end(handle);
    }

    fn map(&mut self, handle: Handle, at: u64, bytes: u64, row: usize) {
        let Some(memory) = self.memory.get_mut(&handle) else { return };
        memory.mappings += 1;
        memory.rows.push(row);
        if let Some((_, before, _)) = self.mapped.insert((handle.0, at), (bytes, handle, row)) {
            self.unmapped(before);
        }
    }

    fn unmap(&mut self, process: u32, at: u64, bytes: u64, row: usize) {
        let range = (process, at)..(process, at.saturating_add(bytes));
        let inside = self
            .mapped
            .range(range)
            .filter(|((_, from), (len, ..))| from.saturating_add(*len) <= at.saturating_add(bytes));
        let ended: Vec<_> = inside.map(|(key, (_, handle, map))| (*key, *handle, *map)).collect();
        if !ended.is_empty() {
            self.unmaps.push((row, ended.iter().map(|(_, _, map)| *map).collect()));
        }
        for (key, handle, _) in ended {
            self.mapped.remove(&key);
            self.unmapped(handle);
        }
    }

    fn unmapped(&mut self, handle: Handle) {
        if let Some(memory) = self.memory.get_mut(&handle) {
            memory.mappings = memory.mappings.saturating_sub(1);
            self.end(handle);
        }
    }

    /// Forgets memory that nobody refers to and that is mapped nowhere.
    fn end(&mut self, handle: Handle) {
        if self.memory.get(&handle).is_some_and(|m| m.references == 0 && m.mappings == 0)
            && let Some(memory) = self.memory.remove(&handle)
        {
            memory.rows.into_iter().for_each(|row| self.over[row] = true);
        }
    }

    /// A row that unmapped is over when all that it unmapped is.
    fn settle_unmaps(&mut self) {
        for (row, maps) in &self.unmaps {
            self.over[*row] = maps.iter().all(|map| self.over[*map]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::apis::{Api, Key};
    use crate::format::call_rows::RowPlace;
    use crate::format::clock::Clock;
    use crate::testing::record;

    const ALLOC: u16 = 0;
    const FREE: u16 = 1;
    const RETAIN: u16 = 2;
    const RELEASE: u16 = 3;
    const MAP: u16 = 4;
    const UNMAP: u16 = 5;

    fn apis() -> Apis {
        let key = Key { layer: Layer::Driver, space: Space::Array, word: 0 };
        let effects = [
            Effect::Alloc(key),
            Effect::Free(key),
            Effect::Retain(0),
            Effect::Release(0),
            Effect::Map { at: 0, bytes: 1, handle: 3 },
            Effect::Unmap { at: 0, bytes: 1 },
        ];
        let api = |effect| Api {
            name: String::new(),
            layer: String::new(),
            major: 0,
            group: String::new(),
            words: 4,
            effect,
        };
        Apis::new(effects.map(api).into(), 1)
    }

    /// Numbers of the calls that are needed.
    fn needed(calls: &[(u16, &[u64])]) -> Vec<usize> {
        let (mut rows, apis) = (Rows::default(), apis());
        for (n, (api, words)) in (1u32..).zip(calls) {
            let mut call = record(*api, n, 0);
            call.words = words.to_vec();
            call.words.resize(4, 0);
            let bytes = call.bytes();
            let record = gputap_wire::Records::new(&bytes).next().unwrap().unwrap();
            rows.push(RowPlace { process: 1, tid: 1, clock: &Clock::default(), apis: &apis }, &record, false);
        }
        still_needed(&rows, &apis)
    }

    #[test]
    fn pairs_cancel_out() {
        assert_eq!(needed(&[(ALLOC, &[7]), (ALLOC, &[8]), (FREE, &[7])]), [1]);
        assert_eq!(needed(&[(FREE, &[7])]), [0], "of something older");
        assert_eq!(needed(&[(ALLOC, &[7]), (ALLOC, &[7])]), [1], "a free that nobody saw");
    }

    #[test]
    fn a_handle_goes_with_its_last_reference_and_mapping() {
        let whole =
            [(RETAIN, &[7, 100][..]), (MAP, &[0x1000, 100, 0, 7]), (RELEASE, &[7]), (UNMAP, &[0x1000, 100])];
        assert!(needed(&whole).is_empty());
        assert_eq!(needed(&whole[..3]), [0, 1, 2], "still mapped");
        assert_eq!(needed(&[whole[0], whole[1], whole[3]]), [0, 1, 2], "still referred to");
        assert!(needed(&[whole[0], whole[1], whole[3], whole[2]]).is_empty());
        assert_eq!(needed(&whole[2..]), [0, 1], "of something older");
        let twice = [(RETAIN, &[7, 100][..]), (RETAIN, &[7]), (RELEASE, &[7])];
        assert_eq!(needed(&twice), [0, 1, 2]);
    }

    #[test]
    fn one_call_can_unmap_many() {
        let all = [
            (RETAIN, &[7, 100][..]),
            (RETAIN, &[8, 100]),
            (MAP, &[1000, 100, 0, 7]),
            (MAP, &[1100, 100, 0, 8]),
            (RELEASE, &[7]),
            (UNMAP, &[1000, 200]),
        ];
        assert_eq!(needed(&all), [1, 3, 5], "8 is still there, and what unmapped it with it");
        assert!(needed(&[&all[..], &[(RELEASE, &[8][..])]].concat()).is_empty());
        let part =
            [(RETAIN, &[7, 100][..]), (MAP, &[1000, 100, 0, 7]), (RELEASE, &[7]), (UNMAP, &[1000, 50])];
        assert_eq!(needed(&part), [0, 1, 2, 3]);
    }
}
