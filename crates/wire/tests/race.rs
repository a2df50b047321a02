//! One writer and one reader in real threads, for the sanitizer that finds data races (`cargo xtask soak`). With
//! GPUTAP_TEST_RELAXED the head is published without ordering: the sanitizer must find that, or it would find nothing.
//!
//! Without the usual harness: the sanitizer does not see how that passes results between its threads.
#![expect(clippy::print_stdout, reason = "it is its own harness")]

use std::cell::UnsafeCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use gputap_wire::writer::Positions;

const CAPACITY: u64 = 64;
const RECORDS: u64 = 200_000;

struct Ring {
    head: AtomicU64,
    tail: AtomicU64,
    data: [UnsafeCell<u64>; CAPACITY as usize],
}

// SAFETY: each place is the writer's or the reader's, as the two positions say; that this holds is what is tested.
unsafe impl Sync for Ring {}

impl Ring {
    fn positions(&self) -> Positions<'_> {
        Positions { head: &self.head, tail: &self.tail }
    }

    fn publish(&self, head: u64, relaxed: bool) {
        if relaxed {
            self.head.store(head, Ordering::Relaxed);
        } else {
            self.positions().publish(head);
        }
    }

    fn place(&self, position: u64) -> *mut u64 {
        self.data[(position % CAPACITY) as usize].get()
    }
}

fn write(ring: &Ring, relaxed: bool) {
    let mut limit = 0;
    for head in 0..RECORDS {
        while head >= limit {
            limit = ring.positions().refresh(head, CAPACITY);
            std::hint::spin_loop();
        }
        // SAFETY: below the limit, so the reader has left this place.
        unsafe { *ring.place(head) = head + 1 };
        ring.publish(head + 1, relaxed);
    }
}

fn read(ring: &Ring) {
    let mut tail = 0;
    while tail < RECORDS {
        let head = ring.head.load(Ordering::Acquire);
        while tail < head {
            // SAFETY: published, and the writer can't come back before the tail moves.
            let value = unsafe { *ring.place(tail) };
            assert_eq!(value, tail + 1);
            tail += 1;
        }
        ring.tail.store(tail, Ordering::Release);
        std::thread::yield_now();
    }
}

fn main() {
    let asked = |word: &str| std::env::args().any(|arg| arg == word);
    if asked("--list") {
        if !asked("--ignored") {
            println!("race: test");
        }
        return;
    }
    let relaxed = std::env::var_os("GPUTAP_TEST_RELAXED").is_some();
    let data = [const { UnsafeCell::new(0) }; CAPACITY as usize];
    let ring = Arc::new(Ring { head: AtomicU64::new(0), tail: AtomicU64::new(0), data });
    let writer = {
        let ring = ring.clone();
        std::thread::spawn(move || write(&ring, relaxed))
    };
    read(&ring);
    writer.join().expect("the writer went through");
    println!("{RECORDS} records between two threads");
}
