//! Recordings that go on for a long time: what is kept stays small, and right.

use std::fs;
use std::path::Path;

use gputap_ring_reader::clock::Reading;
use gputap_wire::{definition, loss};

use super::history::*;
use crate::testing::{definition_record, lease, record};
use crate::{
    Anchor, JournalEntry, Limits, LossReason, Mark, ProcessEntry, RingEntry, TraceWriter, WriterOptions,
};

fn size(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |m| m.len())
}

fn dir_size(dir: &Path) -> u64 {
    let files = ["raw", "calls", "tables", ""].iter().flat_map(|d| fs::read_dir(dir.join(d)).unwrap());
    files.map(|e| e.unwrap().metadata().unwrap()).filter(|m| m.is_file()).map(|m| m.len()).sum()
}

/// A process that makes the same calls every second.
struct Job {
    number: u32,
    calls: u32,
    position: u64,
    lost: u64,
}

impl Job {
    fn new(number: u32) -> Job {
        Job { number, calls: 0, position: 0, lost: 0 }
    }

    /// What it writes in second `now`: an allocation and its free, launches, a name, a gap, a lease now and then.
    fn second(&mut self, now: u64) -> Vec<u8> {
        let tick = now * 1_000_000_000;
        let mut out = Vec::new();
        if self.calls == 0 || now.is_multiple_of(10) {
            let mut lease = lease(100, tick);
            lease[24..28].copy_from_slice(&self.calls.to_le_bytes());
            out.extend(lease);
        }
        out.extend(definition_record(
            definition::KERNEL,
            tick + 1,
            self.calls,
            &[&7u64.to_le_bytes()[..], b"same"].concat(),
        ));
        for api in [0u16, 3, 3, 1] {
            self.calls += 1;
            let mut call = record(api, self.calls, 0);
            (call.header.start, call.header.end) = (tick + 2, tick + 3);
            call.words = vec![0x1000, 64];
            out.extend(call.bytes());
        }
        if now.is_multiple_of(7) {
            self.calls += 2;
            self.lost += 2;
            let words = [2u64, 0, tick + 4, tick + 5];
            let payload: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            out.extend(definition_record(loss::CALLS, tick + 6, self.calls, &payload));
        }
        out
    }

    fn entry(&self, gone: bool) -> JournalEntry {
        let ring = RingEntry {
            head: self.position,
            tail: self.position,
            full: self.lost,
            tid: 100,
            ..RingEntry::default()
        };
        let attributes =
            [("exe".to_owned(), format!("/job{}", self.number)), ("argv".to_owned(), "x".repeat(500))];
        JournalEntry::Process(Box::new(ProcessEntry {
            number: self.number,
            pid: 4000 + self.number,
            rings: vec![ring],
            attributes: attributes.into(),
            gone,
            ..ProcessEntry::default()
        }))
    }

    fn live(&mut self, w: &mut TraceWriter, now: u64) {
        if self.position == 0 {
            w.journal(&self.entry(false)).unwrap();
        }
        let bytes = self.second(now);
        w.append(self.number, 0, self.position, &bytes, 1).unwrap();
        self.position += bytes.len() as u64;
        w.journal(&self.entry(false)).unwrap();
    }
}

fn anchor(now: u64) -> JournalEntry {
    let ns = (now * 1_000_000_000) as i64;
    JournalEntry::Anchor(Anchor { process: 0, tick: ns as u64, mono_ns: ns, real_ns: ns + 5 })
}

/// The clock of the test stands still, so that only sizes decide.
fn options() -> WriterOptions {
    fn now() -> Reading {
        Reading { tick: 1, mono_ns: 1, real_ns: 1 }
    }
    WriterOptions { now, ..super::history::options(2_000) }
}

const LIMITS: Limits = Limits { keep_ns: None, max_bytes: Some(1 << 20) };

/// Rewrites, deletes and puts in short, as the writer's own thread does.
fn tidy(w: &TraceWriter) {
    let c = w.compactor();
    c.compact().unwrap();
    c.expire(1, &LIMITS).unwrap();
    c.trim().unwrap();
}

fn resume(w: &mut TraceWriter) {
    let (dir, elsewhere) = (w.dir().to_owned(), tmp());
    drop(std::mem::replace(w, TraceWriter::create(elsewhere.path(), options()).unwrap()));
    *w = TraceWriter::resume(&dir, options()).unwrap();
}

#[test]
fn a_week_of_one_job() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let mut w = TraceWriter::create(&dir, options()).unwrap();
    let mut job = Job::new(1);
    let mut largest = 0;
    // A week in steps of a minute: as many seconds as there are segments.
    let seconds = 10_000;
    for now in 1..=seconds {
        job.live(&mut w, now);
        w.journal(&anchor(now)).unwrap();
        if now % 10 == 0 {
            tidy(&w);
            largest = largest.max(dir_size(&dir));
        }
        if now % 2_500 == 0 {
            w.journal(&JournalEntry::Mark(Mark {
                process: 1,
                time_ns: now as i64,
                label: format!("{now}"),
                ..Mark::default()
            }))
            .unwrap();
            resume(&mut w);
        }
    }
    assert!(size(&dir.join("journal.raw")) < 3 << 20, "{}", size(&dir.join("journal.raw")));
    assert!(size(&dir.join("index.jsonl")) < 3 << 20, "{}", size(&dir.join("index.jsonl")));
    assert!(largest < 7 << 20, "{largest} bytes");
    let (before, _) = read(&dir);
    let totals = w.close().unwrap();
    let (mut trace, rows) = read(&dir);
    trace.verify().unwrap();
    assert!(trace.problems().is_empty(), "{:?}", trace.problems());
    assert_eq!(before.totals(), trace.totals(), "open and closed say the same");
    assert_eq!(totals.emitted, u64::from(job.calls));
    assert_eq!(totals.dropped[&LossReason::RingFull], job.lost);
    assert!(totals.dropped[&LossReason::Expired] > 30_000);
    assert_eq!(totals.stored, rows.values().map(|r| r.len() as u64).sum::<u64>());
    let segments = fs::read_dir(dir.join("calls")).unwrap().count();
    println!("{seconds} seconds, {segments} files, {largest} bytes at most, {} rows kept", totals.stored);
    // The newest calls are there, with their times and names.
    let newest = &rows[&(1, 100)];
    assert_eq!(newest.last().unwrap().start_ns, seconds as i64 * 1_000_000_000 + 2);
    assert_eq!((trace.kernels().len(), trace.kernels()[0].name.as_str()), (1, "same"));
    assert!(trace.anchors().len() < 2_000, "{}", trace.anchors().len());
    assert!(trace.losses().len() < 1_500, "{}", trace.losses().len());
    assert_eq!(
        trace.losses().iter().filter(|l| l.first_ns.is_some()).map(|l| l.count).sum::<u64>(),
        job.lost
    );
    assert_eq!(trace.marks().len(), 4);
    assert_eq!(trace.processes()[0].attributes["exe"], "/job1");
}

#[test]
fn a_thousand_jobs_one_after_the_other() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let mut w = TraceWriter::create(&dir, options()).unwrap();
    let (mut calls, mut lost) = (0, 0);
    for number in 1..=1_000u32 {
        let mut job = Job::new(number);
        for now in 0..3 {
            job.live(&mut w, u64::from(number) * 3 + now);
        }
        w.journal(&job.entry(true)).unwrap();
        w.journal(&anchor(u64::from(number) * 3 + 3)).unwrap();
        (calls, lost) = (calls + u64::from(job.calls), lost + job.lost);
        if number % 5 == 0 {
            tidy(&w);
        }
        if number % 300 == 0 {
            resume(&mut w);
        }
    }
    let journal = size(&dir.join("journal.raw"));
    assert!(journal < 1_000 * 4_000, "{journal}: what a process was stays, but not what its calls needed");
    w.close().unwrap();
    let (trace, _) = read(&dir);
    assert!(trace.problems().is_empty(), "{:?}", trace.problems());
    assert_eq!((trace.totals().emitted, trace.totals().dropped[&LossReason::RingFull]), (calls, lost));
    assert_eq!(trace.processes().len(), 1_000);
    assert!(trace.processes().iter().all(|p| p.attributes.contains_key("exe")));
    let named: std::collections::BTreeSet<u32> = trace.kernels().iter().map(|k| k.process).collect();
    assert!(named.len() < 900 && named.contains(&1_000), "{} processes still have names", named.len());
}

#[test]
fn an_old_segment_ends_although_it_is_small() {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NOW: AtomicU64 = AtomicU64::new(0);
    fn now() -> Reading {
        let ns = NOW.load(Ordering::Relaxed);
        Reading { tick: ns, mono_ns: ns, real_ns: ns }
    }
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let keep_last = Some(std::time::Duration::from_secs(80));
    let options = WriterOptions { now, keep_last, ..super::history::options(1 << 20) };
    let mut w = TraceWriter::create(&dir, options).unwrap();
    let mut job = Job::new(1);
    for second in 1..=300u64 {
        NOW.store(second * 1_000_000_000, Ordering::Relaxed);
        job.live(&mut w, second);
        w.journal(&anchor(second)).unwrap();
        let c = w.compactor();
        c.compact().unwrap();
        c.expire(second * 1_000_000_000, &Limits { keep_ns: Some(80_000_000_000), max_bytes: None }).unwrap();
    }
    let (trace, rows) = read(&dir);
    let oldest = rows[&(1, 100)][0].start_ns / 1_000_000_000;
    assert!((200..=220).contains(&oldest), "the oldest call is {} s old", 300 - oldest);
    assert_eq!(trace.totals().emitted, u64::from(job.calls));
}
