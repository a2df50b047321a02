//! After a thread's first calls, recording enters the kernel, allocates, faults and locks for nothing.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use gputap_ring_reader::{ProcessDir, process_dirs};
use gputap_tests::{Host, Job, Started, on_tmpfs};

/// Moves every tail to its head, as a collector that is fast enough would.
fn drain(rings: &Path) -> u64 {
    let mut moved = 0;
    for dir in process_dirs(rings).unwrap() {
        let process = ProcessDir::open(&dir).unwrap();
        for i in 0..process.header().unwrap().rings() {
            let ring = process.ring(i, true).unwrap();
            let state = ring.state().unwrap();
            ring.set_tail(state.head).unwrap();
            moved += state.head - state.tail;
        }
    }
    moved
}

fn said(traced: bool, warm_up: &str) -> (String, u64) {
    let dir = on_tmpfs();
    let job = Job::new(Host::new("hot_path.c").build()).arg(warm_up);
    let started = Started::new(&mut job.command(traced, dir.path()), Duration::from_secs(60));
    while std::fs::read_to_string(started.stdout()).unwrap().is_empty() {
        std::thread::sleep(Duration::from_millis(2));
    }
    let rings = dir.path().join("rings");
    let warm = drain(&rings);
    let done = AtomicBool::new(false);
    let (ended, moved) = std::thread::scope(|scope| {
        let drainer = scope.spawn(|| {
            let mut moved = 0;
            while !done.load(Ordering::Relaxed) {
                moved += drain(&rings);
                std::thread::sleep(Duration::from_micros(500));
            }
            moved + drain(&rings)
        });
        std::fs::write(dir.path().join("go"), "").unwrap();
        let ended = started.wait();
        done.store(true, Ordering::Relaxed);
        (ended, drainer.join().unwrap())
    });
    assert_eq!(ended.code, 0, "killed for a system call? {ended:?}");
    assert!(!traced || warm > 1 << 20, "{warm} bytes recorded while warming up");
    (ended.stdout, moved)
}

const NOTHING: &str = "warm: 0\nstatuses: 0\nallocations: 0\nlocks: 0\nfaults: 0\n";

#[test]
fn recording_costs_no_system_call_allocation_lock_or_fault() {
    // The driver itself makes none either, or this would say nothing about us.
    assert_eq!(said(false, "60000").0, NOTHING);
    let (text, moved) = said(true, "60000");
    assert_eq!(text, NOTHING);
    assert!(moved > 100 << 20, "a million launches of 128 bytes, less what was dropped: {moved} bytes");
}
