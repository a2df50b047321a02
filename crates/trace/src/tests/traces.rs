use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Mutex;

use gputap_ring_reader::clock::Reading;

use super::history::*;
use crate::{Analysis, Calls, Columns, JournalEntry, Mark, Trace, TraceWriter, Traces, WriterOptions};

fn early() -> Reading {
    Reading { tick: 0, mono_ns: 0, real_ns: 1_000_000_000_000 }
}

/// The same CLOCK_MONOTONIC 500 ns later.
fn late() -> Reading {
    Reading { real_ns: early().real_ns + 500, ..early() }
}

fn write(dir: &Path, host: &str, now: fn() -> Reading, tid: u32) -> Trace {
    let options = WriterOptions { host: host.to_owned(), now, ..options(1 << 20) };
    let call = Op::Call { api: 3, result: 0, seed: 1, copied: 0 };
    let world: World = [((1, 0), ring_history(tid, &[call.clone(), call], false))].into();
    let mut w = TraceWriter::create(dir, options).unwrap();
    announce(&mut w, &world);
    w.journal(&JournalEntry::Mark(Mark {
        process: 1,
        time_ns: 7,
        label: host.to_owned(),
        ..Mark::default()
    }))
    .unwrap();
    append(&mut w, &world, &[9], |_, _| {});
    w.close().unwrap();
    open(dir).unwrap()
}

/// Sets aside who called when, and where that stands.
#[derive(Default)]
struct Aside {
    /// What was known when more columns could be asked for.
    asked: Mutex<BTreeSet<(i64, u32)>>,
}

impl Analysis for Aside {
    type Partial = ();
    type Item = (i64, u32, u32, u64);

    fn first(&self) -> Columns {
        Columns::START | Columns::PROCESS | Columns::THREAD
    }

    fn more(&self, calls: &Calls<'_>) -> Columns {
        let seen = calls.start_ns.iter().copied().zip(calls.process.iter().copied());
        self.asked.lock().unwrap().extend(seen);
        Columns::CALL
    }

    fn part(&self) {}

    fn batch(&self, (): &mut (), calls: &Calls<'_>, later: &mut Vec<Self::Item>) {
        assert_eq!(calls.call.len(), calls.len);
        let place = |i: usize| calls.first_row + i as u64;
        later
            .extend((0..calls.len).map(|i| (calls.start_ns[i], calls.process[i], calls.thread[i], place(i))));
    }
}

#[test]
fn processes_are_numbered_through_and_hosts_aligned_by_realtime() {
    let tmp = tmp();
    let one = write(&tmp.path().join("a"), "a", early, 10);
    let single = one.totals().clone();
    let two = write(&tmp.path().join("b"), "b", late, 20);
    let again = write(&tmp.path().join("c"), "a", late, 30);
    let start = |trace: &Trace| rows(trace).values().flatten().map(|r| r.start_ns).min().unwrap();
    let (first, second) = (start(&one), start(&two));
    let traces = Traces::new(vec![("a".into(), one), ("b".into(), two), ("c".into(), again)]);
    let clocks: Vec<_> =
        traces.members().iter().map(|m| (m.clock().shift_ns, m.clock().same_clock)).collect();
    // The third is of the first one's host, whose CLOCK_REALTIME was set a little in between.
    assert_eq!(clocks, [(0, true), (500, false), (0, true)]);
    // Each has two processes, of which the first makes calls.
    assert_eq!(traces.processes().iter().map(|p| p.number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(|p| traces.member_of(p)), [0, 0, 1, 1, 2, 2]);
    assert_eq!(traces.totals().emitted, 3 * single.emitted);
    let marks: Vec<_> = traces.marks().iter().map(|m| (m.time_ns, m.process, m.label.as_str())).collect();
    assert_eq!(marks, [(7, 1, "a"), (7, 5, "a"), (507, 3, "b")]);
    let (mut seen, aside) = (Vec::new(), Aside::default());
    traces.scan_ordered(&aside, |items, _| seen.extend(items));
    // Who decides which columns to read compares with the same numbers as who reads them.
    assert_eq!(aside.asked.into_inner().unwrap(), seen.iter().map(|s| (s.0, s.1)).collect());
    let places: BTreeSet<u64> = seen.iter().map(|s| s.3).collect();
    assert_eq!(places.len(), seen.len());
    let of = |process: u32| seen.iter().filter(move |s| s.1 == process).map(|s| (s.0, s.2));
    assert_eq!(of(1).min(), Some((first, 10)));
    assert_eq!(of(3).min(), Some((second + 500, 20)));
    assert_eq!(of(5).count(), 2);
}
