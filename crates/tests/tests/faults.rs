//! Whatever system call of the library fails, and however: the job says and does the same, and in every process that has
//! rings each call is recorded or counted as dropped.
//!
//! `cargo xtask soak` tries every system call with every error; here it is a part of them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Mutex;

use gputap_tests::{
    Ended, Fault, Faulted, Host, Job, Recorded, amount, on_tmpfs, run_with_fault, small_driver,
};

/// ENOMEM, ENOSPC, EMFILE, EACCES, EPERM, EINTR, EIO, EAGAIN, ENOSYS.
const ERRORS: [i32; 9] = [12, 28, 24, 13, 1, 4, 5, 11, 38];

/// How many calls each process says that it made.
fn made(dir: &Path) -> BTreeMap<u32, u64> {
    let entries = dir.read_dir().unwrap().map(|e| e.unwrap());
    let number = |e: std::fs::DirEntry| {
        let pid = e.file_name().to_str()?.strip_prefix("made-")?.parse().ok()?;
        Some((pid, std::fs::read_to_string(e.path()).ok()?.parse().ok()?))
    };
    entries.filter_map(number).collect()
}

/// What a fault must not change. Whether every process was traced.
fn check(bare: &Ended, faulted: &Faulted, dir: &Path, fault: Fault) -> bool {
    let first: Vec<i64> = faulted.failed.iter().copied().take(8).collect();
    let context = format!("{fault:?}, which hit {} system calls, {first:?} …", faulted.failed.len());
    assert_eq!(bare, &faulted.ended, "{context}");
    let (made, recorded) = (made(dir), Recorded::read(&dir.join("rings")));
    assert_eq!(made.len(), 2, "{context}");
    let mut traced = BTreeSet::new();
    for process in &recorded.processes {
        let pid = process.header.pid();
        assert!(pid != 0 || faulted.failed.contains(&GETPID), "{context}");
        let Some(made) = made.get(&pid) else { continue };
        assert!(traced.insert(pid), "{context}: two directories of one process");
        let rings = process
            .rings
            .iter()
            .map(|r| r.calls().count() as u64 + r.state.dropped_full + r.state.dropped_signal);
        let all = rings.sum::<u64>() + process.header.dropped_no_ring() + process.header.dropped_busy();
        assert_eq!(all, *made, "{context}: recorded or dropped, and made, in {pid}");
    }
    traced.len() == made.len()
}

const GETPID: i64 = 39;

/// Fails the first, second, third … system call until there are no more; how many there are.
fn sweep(errno: i32, lasting: bool, stride: u64, offset: u64) -> (u64, u64) {
    let (program, driver) = (Host::new("faulted.c").build(), small_driver());
    let bare = Job::new(&program).driver(Some(&driver)).run(false).ended;
    assert_eq!(bare.code, 0, "{bare:?}");
    let (mut runs, mut traced) = (0, 0);
    for nth in (1 + offset % stride..).step_by(stride as usize) {
        let (dir, fault) = (on_tmpfs(), Fault { nth, errno, lasting });
        let faulted = run_with_fault(&program, &driver, dir.path(), fault);
        let whole = check(&bare, &faulted, dir.path(), fault);
        runs += 1;
        traced += u64::from(whole);
        if faulted.failed.is_empty() {
            assert!(whole, "nothing failed and yet a process was not traced");
            break;
        }
    }
    (runs, traced)
}

#[test]
fn any_system_call_of_the_library_may_fail() {
    // One in so many; each error starts elsewhere, so that together they meet all.
    let stride = amount("GPUTAP_TEST_FAULT_STRIDE", 6);
    let work: Vec<(usize, bool)> = (0..ERRORS.len()).flat_map(|i| [(i, false), (i, true)]).collect();
    let (work, sums) = (Mutex::new(work.into_iter()), Mutex::new((0, 0)));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some((i, lasting)) = work.lock().unwrap().next() else { break };
                    let (runs, traced) = sweep(ERRORS[i], lasting, stride, 5 * i as u64);
                    let mut sums = sums.lock().unwrap();
                    *sums = (sums.0 + runs, sums.1 + traced);
                }
            });
        }
    });
    let (runs, traced) = *sums.lock().unwrap();
    println!("{runs} runs with a failing system call, in {traced} of them all processes were traced");
    assert!(runs > traced && traced > 0, "some faults must prevent tracing, and some must not");
}
