//! Every interleaving of one writer and one reader over a tiny ring, under the C11 memory model.
//!
//! Run with `RUSTFLAGS="--cfg loom" cargo test -p gputap-wire --test loom --release` (`cargo xtask ci` does).
#![cfg(loom)]

use gputap_wire::writer::{Positions, limit};
use loom::cell::UnsafeCell;
use loom::sync::Arc;
use loom::sync::atomic::{AtomicU64, Ordering};
use loom::thread;

const CAPACITY: u64 = 2;

struct Ring {
    head: AtomicU64,
    tail: AtomicU64,
    data: [UnsafeCell<u64>; CAPACITY as usize],
}

impl Ring {
    fn new() -> Arc<Ring> {
        Arc::new(Ring {
            head: AtomicU64::new(0),
            tail: AtomicU64::new(0),
            data: [UnsafeCell::new(0), UnsafeCell::new(0)],
        })
    }

    fn positions(&self) -> Positions<'_> {
        Positions { head: &self.head, tail: &self.tail }
    }
}

/// Writes records 1, 2, … `n`; returns how many were dropped because the ring was full.
fn write(ring: &Ring, n: u64, publish: fn(&Ring, u64), refresh: fn(&Ring, u64) -> u64) -> u64 {
    let (mut head, mut dropped) = (0, 0);
    for value in 1..=n {
        if head + 1 > refresh(ring, head) {
            dropped += 1;
            continue;
        }
        // SAFETY: one writer, and the reader has left this place; loom checks that claim.
        ring.data[(head % CAPACITY) as usize].with_mut(|p| unsafe { *p = value });
        head += 1;
        publish(ring, head);
    }
    dropped
}

/// Takes what is published, `looks` times.
fn read(ring: &Ring, looks: usize) -> Vec<u64> {
    let (mut tail, mut seen) = (0, Vec::new());
    for _ in 0..looks {
        let head = ring.head.load(Ordering::Acquire);
        while tail < head {
            // SAFETY: published, and the writer can't be here again before the tail moves; loom checks that claim.
            seen.push(ring.data[(tail % CAPACITY) as usize].with(|p| unsafe { *p }));
            tail += 1;
        }
        ring.tail.store(tail, Ordering::Release);
    }
    seen
}

/// How far the model goes: `cargo xtask soak` goes further.
fn bound(variable: &str, usual: usize) -> usize {
    std::env::var(variable).map_or(usual, |n| n.parse().unwrap())
}

fn check(publish: fn(&Ring, u64), refresh: fn(&Ring, u64) -> u64) {
    let mut model = loom::model::Builder::new();
    model.preemption_bound = Some(bound("GPUTAP_TEST_LOOM_PREEMPTIONS", 3));
    let (records, looks) = (bound("GPUTAP_TEST_LOOM_RECORDS", 4) as u64, bound("GPUTAP_TEST_LOOM_LOOKS", 3));
    model.check(move || {
        let ring = Ring::new();
        let writer = {
            let ring = ring.clone();
            thread::spawn(move || write(&ring, records, publish, refresh))
        };
        let mut seen = read(&ring, looks);
        let dropped = writer.join().unwrap();
        let tail = seen.len() as u64;
        let head = ring.head.load(Ordering::Acquire);
        seen.extend((tail..head).map(|p| {
            // SAFETY: the writer has ended.
            ring.data[(p % CAPACITY) as usize].with(|p| unsafe { *p })
        }));
        assert_eq!(seen.len() as u64 + dropped, records, "emitted = stored + dropped");
        assert!(seen.is_sorted(), "in order and whole: {seen:?}");
    });
}

fn publish(ring: &Ring, head: u64) {
    ring.positions().publish(head);
}

fn refresh(ring: &Ring, head: u64) -> u64 {
    ring.positions().refresh(head, CAPACITY)
}

#[test]
fn nothing_is_torn_lost_or_counted_twice() {
    check(publish, refresh);
}

#[test]
#[should_panic(expected = "Causality violation")]
fn a_relaxed_publish_is_caught() {
    check(|ring, head| ring.head.store(head, Ordering::Relaxed), refresh);
}

#[test]
#[should_panic(expected = "Causality violation")]
fn a_relaxed_look_at_the_tail_is_caught() {
    check(publish, |ring, head| limit(head, ring.tail.load(Ordering::Relaxed), CAPACITY));
}
