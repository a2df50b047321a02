//! `emitted = stored + dropped`, per thread, per process and in total.
//!
//! Rows say what is stored. The counters of the rings and the loss records say what was dropped and why. The numbers of
//! the calls prove how many there were: what they prove beyond rows and known losses is first looked for among the
//! losses that name no thread (the overflow ring, no ring at all), and what is still unexplained was damaged.
//!
//! All numbers come from files that anybody may have written, so sums stop at the largest number.

use std::collections::{BTreeMap, BTreeSet};

use crate::format::counts::{Counts, FeedCounts, RingKey, ThreadKey};
use crate::format::journal::{Emitted, Journal};
use crate::format::meta::Manifest;
use crate::format::model::{LossReason, PerKind, RowKind, Totals};
use crate::format::thread::ThreadState;
use crate::format::walk::RingState;

/// Calls of a trace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ledger {
    pub(crate) threads: BTreeMap<ThreadKey, Totals>,
    pub(crate) processes: BTreeMap<u32, Totals>,
    pub(crate) total: Totals,
    /// Other rows than calls.
    pub(crate) feeds: BTreeMap<RingKey, PerKind<Totals>>,
}

/// What a ledger is made from.
pub(crate) struct Books<'a> {
    pub(crate) journal: &'a Journal,
    /// Threads after the last record.
    pub(crate) threads: &'a BTreeMap<ThreadKey, ThreadState>,
    /// Rows that expired.
    pub(crate) gone: &'a Counts,
    /// Rows that can be read.
    pub(crate) stored: &'a Counts,
    pub(crate) rows: RowBooks<'a>,
}

/// What is known of other rows than calls.
#[derive(Clone, Copy)]
pub(crate) struct RowBooks<'a> {
    /// Rings after the last record.
    pub(crate) rings: &'a BTreeMap<RingKey, RingState>,
    /// Rows that expired.
    pub(crate) gone: &'a PerKind<FeedCounts>,
    /// Rows that can be read.
    pub(crate) stored: &'a PerKind<FeedCounts>,
}

impl RowBooks<'_> {
    /// The account of each feed that has such rows. Their writer counts what it emits and what of that it drops. Those that
    /// reached the trace were counted as they were walked through.
    fn feeds(&self, journal: &Journal) -> BTreeMap<RingKey, PerKind<Totals>> {
        let mut out: BTreeMap<RingKey, PerKind<Totals>> = BTreeMap::new();
        for kind in RowKind::ALL {
            let (gone, stored) = (self.gone.get(kind), self.stored.get(kind));
            let told = journal.losses.iter().filter(|l| l.kind == Some(kind)).map(|l| l.ring);
            let keys = self.rings.keys().copied().chain(gone.keys()).chain(stored.keys()).chain(told);
            for feed in keys.chain(journal.known_feeds()).collect::<BTreeSet<_>>() {
                let seen = self.rings.get(&feed).map_or(0, |ring| *ring.rows.get(kind));
                let (gone, stored) = (gone.get(feed), stored.get(feed));
                let seen = seen.max(gone.saturating_add(stored));
                let Emitted { emitted, dropped } = journal.emitted(feed, kind);
                // Loss records may be newer than the counters.
                let told = journal.losses.iter().filter(|l| l.kind == Some(kind) && l.ring == feed);
                let dropped = dropped.max(sum(told.map(|l| l.count)));
                let mut totals = Totals { stored, ..Totals::default() };
                let reason =
                    if journal.feeds.contains_key(&feed) { LossReason::Disk } else { LossReason::RingFull };
                add(&mut totals, reason, dropped);
                add(&mut totals, LossReason::Expired, gone);
                let unread = seen.saturating_sub(gone).saturating_sub(stored);
                let unseen = emitted.saturating_sub(seen.saturating_add(dropped));
                add(&mut totals, LossReason::Damaged, unread.saturating_add(unseen));
                close(&mut totals);
                if totals.emitted > 0 {
                    *out.entry(feed).or_default().get_mut(kind) = totals;
                }
            }
        }
        out
    }
}

fn add(totals: &mut Totals, reason: LossReason, count: u64) {
    if count > 0 {
        increase(totals.dropped.entry(reason).or_default(), count);
    }
}

fn increase(sum: &mut u64, count: u64) {
    *sum = sum.saturating_add(count);
}

fn sum(counts: impl Iterator<Item = u64>) -> u64 {
    counts.fold(0, u64::saturating_add)
}

fn close(totals: &mut Totals) {
    totals.emitted = totals.stored.saturating_add(totals.dropped_total());
}

impl Books<'_> {
    pub(crate) fn ledger(&self) -> Ledger {
        let mut ledger = Ledger::default();
        for key in self.threads.keys().chain(self.stored.keys()).chain(self.gone.keys()) {
            let thread = ledger.threads.entry(*key).or_default();
            thread.stored = self.stored.get(key).copied().unwrap_or(0);
        }
        for loss in self.journal.losses.iter().filter(|l| l.kind.is_none()) {
            let thread = ledger.threads.entry((loss.ring.0, loss.tid)).or_default();
            add(thread, loss.reason, loss.count);
        }
        for lost in self.journal.lost.iter().filter(|l| l.tid != 0) {
            add(ledger.threads.entry((lost.process, lost.tid)).or_default(), lost.reason, lost.count);
        }
        let mut processes: Vec<u32> = ledger.threads.keys().map(|k| k.0).collect();
        processes.extend(self.journal.processes.keys());
        processes.extend(self.journal.lost.iter().map(|l| l.process));
        processes.sort_unstable();
        processes.dedup();
        for p in processes {
            let totals = self.process(p, &mut ledger.threads);
            ledger.processes.insert(p, totals);
        }
        ledger.threads.values_mut().for_each(close);
        ledger.sum();
        ledger.feeds = self.rows.feeds(self.journal);
        ledger
    }

    fn process(&self, process: u32, threads: &mut BTreeMap<ThreadKey, Totals>) -> Totals {
        let range = (process, 0)..=(process, u32::MAX);
        let mut totals = self.counted(process, threads);
        let mut unnamed = totals.clone();
        for (_, t) in threads.range(range.clone()) {
            for (reason, count) in &t.dropped {
                let left = unnamed.dropped.entry(*reason).or_default();
                *left = left.saturating_sub(*count);
            }
        }
        let mut untold = self.untold(process);
        for (key, thread) in threads.range_mut(range.clone()) {
            let state = self.threads.get(key);
            let explained =
                |s: &ThreadState| sum([s.rows, s.in_flight(), thread.dropped_total()].into_iter());
            let mut missing = state.map_or(0, |s| s.numbered().saturating_sub(explained(s)));
            // Where the thread went on in another ring, its numbers prove what it did not tell in the one before.
            for reason in [LossReason::RingFull, LossReason::Signal] {
                let own = untold.entry((key.1, reason)).or_default();
                let n = take(&mut unnamed, thread, reason, missing.min(*own));
                (missing, *own) = (missing - n, *own - n);
            }
            for reason in [
                LossReason::OverflowBusy,
                LossReason::RingFull,
                LossReason::Signal,
                LossReason::NoRing,
                LossReason::Disk,
            ] {
                missing -= take(&mut unnamed, thread, reason, missing);
            }
            let gone = self.gone.get(key).copied().unwrap_or(0);
            let rows = state.map_or(0, |s| s.rows).saturating_sub(gone);
            add(thread, LossReason::Expired, gone);
            add(thread, LossReason::Damaged, missing.saturating_add(rows.saturating_sub(thread.stored)));
        }
        for ((tid, reason), count) in untold {
            if let Some(thread) = threads.get_mut(&(process, tid)) {
                take(&mut unnamed, thread, reason, count);
            }
        }
        for (_, t) in threads.range(range) {
            increase(&mut totals.stored, t.stored);
            for reason in [LossReason::Expired, LossReason::Damaged] {
                add(&mut totals, reason, t.dropped.get(&reason).copied().unwrap_or(0));
            }
        }
        close(&mut totals);
        totals
    }

    /// What the counters of the process say; loss records may be newer than they are.
    fn counted(&self, process: u32, threads: &BTreeMap<ThreadKey, Totals>) -> Totals {
        let mut located = Totals::default();
        for (_, t) in threads.range((process, 0)..=(process, u32::MAX)) {
            t.dropped.iter().for_each(|(reason, count)| add(&mut located, *reason, *count));
        }
        for lost in self.journal.lost.iter().filter(|l| l.process == process && l.tid == 0) {
            add(&mut located, lost.reason, lost.count);
        }
        if let Some(p) = self.journal.processes.get(&process) {
            let counters = [
                (LossReason::RingFull, p.counted(|p| sum(p.rings.iter().map(|r| r.full)))),
                (LossReason::Signal, p.counted(|p| sum(p.rings.iter().map(|r| r.signal)))),
                (LossReason::NoRing, p.counted(|p| p.no_ring)),
                (LossReason::OverflowBusy, p.counted(|p| p.busy)),
            ];
            for (reason, count) in counters.into_iter().filter(|(_, count)| *count > 0) {
                let known = located.dropped.entry(reason).or_default();
                *known = count.max(*known);
            }
        }
        located
    }

    /// Drops behind the last record of a ring have no loss record; they are its last thread's.
    fn untold(&self, process: u32) -> BTreeMap<(u32, LossReason), u64> {
        let mut untold = BTreeMap::new();
        let Some(p) = self.journal.processes.get(&process).map(|p| &p.last) else { return untold };
        let mut told = BTreeMap::new();
        for loss in self.journal.losses.iter().filter(|l| l.kind.is_none() && l.ring.0 == process) {
            increase(told.entry((loss.ring, loss.reason)).or_default(), loss.count);
        }
        for ring in p.rings.iter().filter(|r| !r.shared) {
            let key = (process, ring.ring);
            for (reason, count) in [(LossReason::RingFull, ring.full), (LossReason::Signal, ring.signal)] {
                let told: u64 = told.get(&(key, reason)).copied().unwrap_or(0);
                let of_holder = untold.entry((self.journal.holder(key), reason)).or_default();
                increase(of_holder, count.saturating_sub(told));
            }
        }
        untold
    }
}

/// Moves up to `count` from a pool to a thread; how many it were.
fn take(pool: &mut Totals, thread: &mut Totals, reason: LossReason, count: u64) -> u64 {
    let Some(left) = pool.dropped.get_mut(&reason) else { return 0 };
    let n = count.min(*left);
    *left -= n;
    add(thread, reason, n);
    n
}

impl Ledger {
    fn sum(&mut self) {
        self.total = Totals::default();
        for t in self.processes.values() {
            increase(&mut self.total.stored, t.stored);
            t.dropped.iter().for_each(|(reason, count)| add(&mut self.total, *reason, *count));
        }
        close(&mut self.total);
    }

    /// What a closed trace says of itself, with rows that can't be read any more counted as damaged.
    pub(crate) fn of_manifest(manifest: &Manifest, stored: &Counts, rows: &PerKind<FeedCounts>) -> Ledger {
        let mut ledger = Ledger::default();
        for p in &manifest.processes {
            ledger.processes.insert(p.process, p.totals.clone());
        }
        for t in &manifest.threads {
            let key = (t.process, t.tid);
            let mut totals = t.totals.clone();
            let missing = totals.stored.saturating_sub(stored.get(&key).copied().unwrap_or(0));
            let process = ledger.processes.entry(t.process).or_default();
            for totals in [&mut totals, process] {
                totals.stored = totals.stored.saturating_sub(missing);
                add(totals, LossReason::Damaged, missing);
            }
            ledger.threads.insert(key, totals);
        }
        for feed in &manifest.feeds {
            let key = (feed.process, feed.feed);
            let mut totals = feed.totals.clone();
            for kind in RowKind::ALL {
                let totals = totals.get_mut(kind);
                let missing = totals.stored.saturating_sub(rows.get(kind).get(key));
                totals.stored -= missing;
                add(totals, LossReason::Damaged, missing);
            }
            ledger.feeds.insert(key, totals);
        }
        ledger.sum();
        ledger
    }

    /// Whether the equation holds everywhere.
    pub(crate) fn balances(&self) -> bool {
        let rows = self.feeds.values().flat_map(|t| [&t.activities, &t.samples]);
        let all = self.threads.values().chain(self.processes.values()).chain([&self.total]).chain(rows);
        let mut all = all.map(|t| t.emitted == t.stored.saturating_add(t.dropped_total()));
        all.all(|ok| ok)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::counts::MOST_COUNTED;
    use crate::format::journal::{FeedEntry, JournalEntry, Lost, ProcessEntry, RingEntry};
    use crate::testing::{lease, record};

    fn journal(p: ProcessEntry) -> Journal {
        let mut f = Journal::default();
        f.apply(JournalEntry::Process(Box::new(ProcessEntry { number: 1, ..p })));
        f
    }

    /// Thread 7 with calls of these numbers.
    fn threads(numbers: &[u32]) -> BTreeMap<ThreadKey, ThreadState> {
        let mut w = crate::format::walk::Walk::default();
        let calls: Vec<u8> = numbers.iter().flat_map(|n| record(5, *n, 0).bytes()).collect();
        let payload = [lease(7, 0), calls].concat();
        w.chunk(&crate::testing::chunk(1, 0, 0), &payload, |_, _| Default::default(), |_, _| {});
        w.threads
    }

    fn ledger(journal: &Journal, numbers: &[u32], stored: u64) -> Ledger {
        let threads = threads(numbers);
        let stored = [((1, 7), stored)].into();
        let none = PerKind::default();
        let rows = RowBooks { rings: &BTreeMap::new(), gone: &none, stored: &none };
        let ledger =
            Books { journal, threads: &threads, gone: &Counts::new(), stored: &stored, rows }.ledger();
        assert!(ledger.balances());
        assert_eq!(ledger.total.emitted, ledger.processes.values().map(|t| t.emitted).sum::<u64>());
        ledger
    }

    fn dropped(t: &Totals) -> Vec<(LossReason, u64)> {
        t.dropped.iter().filter(|(_, n)| **n > 0).map(|(r, n)| (*r, *n)).collect()
    }

    #[test]
    fn rows_that_can_not_be_read_are_damaged() {
        let l = ledger(&journal(ProcessEntry::default()), &[1, 2, 3], 2);
        assert_eq!((l.total.emitted, l.total.stored), (3, 2));
        assert_eq!(dropped(&l.threads[&(1, 7)]), [(LossReason::Damaged, 1)]);
    }

    #[test]
    fn numbers_that_no_loss_explains_are_damaged() {
        let l = ledger(&journal(ProcessEntry::default()), &[1, 2, 6], 3);
        assert_eq!(dropped(&l.total), [(LossReason::Damaged, 3)]);
    }

    #[test]
    fn unnamed_losses_explain_missing_numbers() {
        let f = journal(ProcessEntry { busy: 2, no_ring: 9, ..ProcessEntry::default() });
        let l = ledger(&f, &[1, 2, 6], 3);
        assert_eq!(dropped(&l.threads[&(1, 7)]), [(LossReason::NoRing, 1), (LossReason::OverflowBusy, 2)]);
        assert_eq!(dropped(&l.total), [(LossReason::NoRing, 9), (LossReason::OverflowBusy, 2)]);
        assert_eq!(l.total.emitted, 14);
    }

    #[test]
    fn drops_behind_the_last_record_are_the_last_threads() {
        let rings = vec![RingEntry { full: 4, tid: 7, ..RingEntry::default() }];
        let l = ledger(&journal(ProcessEntry { rings, ..ProcessEntry::default() }), &[1, 2], 2);
        assert_eq!(dropped(&l.threads[&(1, 7)]), [(LossReason::RingFull, 4)]);
        assert_eq!(l.threads[&(1, 7)].emitted, 6);
    }

    #[test]
    fn drops_from_before_a_late_collector_are_not_this_traces() {
        let at = |tail, full| ProcessEntry {
            number: 1,
            rings: vec![RingEntry { tail, full, shared: true, ..RingEntry::default() }],
            ..ProcessEntry::default()
        };
        let mut f = journal(at(64, 100));
        f.apply(JournalEntry::Process(Box::new(at(128, 103))));
        assert_eq!(dropped(&ledger(&f, &[1, 2], 2).total), [(LossReason::RingFull, 3)]);
        let mut f = journal(at(0, 100));
        f.apply(JournalEntry::Process(Box::new(at(128, 103))));
        assert_eq!(dropped(&ledger(&f, &[1, 2], 2).total), [(LossReason::RingFull, 103)]);
    }

    #[test]
    fn counters_that_nobody_can_have_reached_add_up() {
        let most = PerKind {
            activities: Emitted { emitted: u64::MAX, dropped: u64::MAX },
            samples: Emitted { emitted: u64::MAX, dropped: 3 },
        };
        let ring = RingEntry { full: u64::MAX, signal: u64::MAX, emitted: most, ..RingEntry::default() };
        let rings = vec![ring, RingEntry { ring: 1, ..ring }];
        let mut f =
            journal(ProcessEntry { no_ring: u64::MAX, busy: u64::MAX, rings, ..ProcessEntry::default() });
        for feed in [7, 8] {
            let source = "test".to_owned();
            f.apply(JournalEntry::Feed(FeedEntry { process: 0, feed, source, emitted: most }));
        }
        for tid in [0, 7, 7] {
            let (reason, count) = (LossReason::Disk, u64::MAX);
            f.apply(JournalEntry::Lost(Lost { process: 1, tid, reason, count, first_ns: 0, last_ns: 0 }));
        }
        for mut copy in [Journal::default(), f.clone()] {
            // A snapshot is decoded like any other entry.
            f.snapshot().into_iter().for_each(|part| copy.apply(part));
            let l = ledger(&copy, &[1, 2], 2);
            assert_eq!(l.feeds.len(), 4);
            for totals in l.feeds.values() {
                assert_eq!(totals.activities.emitted, MOST_COUNTED);
                assert_eq!(dropped(&totals.samples).iter().map(|d| d.1).sum::<u64>(), MOST_COUNTED);
                assert_eq!((totals.activities.stored, totals.samples.stored), (0, 0));
            }
            assert!(l.total.emitted < u64::MAX / 2, "no sum came to its end");
        }
    }

    #[test]
    fn sums_of_rows_end_at_the_largest_number() {
        let (journal, rings) = (journal(ProcessEntry::default()), BTreeMap::new());
        let threads = threads(&[1, 2]);
        let mut rows = FeedCounts::default();
        (0..2).for_each(|_| rows.add((1, 0), u64::MAX));
        let rows = PerKind { activities: rows, samples: FeedCounts::default() };
        let counts: Counts = [((1, 7), u64::MAX), ((1, 8), u64::MAX)].into();
        let books = Books {
            journal: &journal,
            threads: &threads,
            gone: &counts,
            stored: &counts,
            rows: RowBooks { rings: &rings, gone: &rows, stored: &rows },
        };
        let l = books.ledger();
        assert!(l.balances());
        assert_eq!((l.total.emitted, l.feeds[&(1, 0)].activities.emitted), (u64::MAX, u64::MAX));
    }

    #[test]
    fn losses_of_the_collector_count() {
        let mut f = journal(ProcessEntry::default());
        let lost = Lost { process: 1, tid: 0, reason: LossReason::Disk, count: 5, first_ns: 0, last_ns: 0 };
        f.apply(JournalEntry::Lost(lost));
        let l = ledger(&f, &[1, 4], 2);
        assert_eq!(dropped(&l.total), [(LossReason::Disk, 5)]);
        assert_eq!(dropped(&l.threads[&(1, 7)]), [(LossReason::Disk, 2)]);
    }
}
