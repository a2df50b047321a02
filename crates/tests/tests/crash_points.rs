//! A process killed at any instruction of the recorder leaves rings that hold exactly the calls it had published.
//!
//! A host makes calls 1, 2, 3 … whose arguments follow from their numbers, and stops before and after the last. That call
//! is stepped through twice over: once looking into the rings at every instruction, while the process is stopped there,
//! and then with a new process for each point at which one is killed.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};

use gputap_ring_reader::{ProcessDir, RingState, process_dirs};
use gputap_tests::{Host, Job, Recorded, on_tmpfs};
use gputap_wire::{Record, definition};
use nix::sys::ptrace;
use nix::sys::signal::Signal;
use nix::sys::wait::{WaitStatus, waitpid};
use nix::unistd::Pid;
use tempfile::TempDir;

/// Calls longer than this are not killed at each of their instructions, only looked at there.
const LONG: u64 = 3000;
/// Steps that the processes killed in the course of a long call may take together, about.
const STEPS: u64 = 200_000;

/// How far one step goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Instruction,
    /// To the next entry or exit of a system call.
    SystemCall,
}

/// A host that stands right before its last call.
struct Stepped {
    child: Child,
    dir: TempDir,
    last: u64,
}

impl Stepped {
    fn start(last: u64) -> Stepped {
        let driver = Host::new("stepped_driver.c").shared().flag("-Wl,-soname,libcuda.so.1");
        let driver = driver.build_as("libcuda.so.1");
        let dir = on_tmpfs();
        let job = Job::new(Host::new("stepped.c").build()).arg(last.to_string()).driver(driver.parent());
        let mut command = job.command(true, dir.path());
        let child = command.stdin(Stdio::null()).spawn().unwrap();
        let stepped = Stepped { child, dir, last };
        assert_eq!(stepped.wait(), Signal::SIGSTOP, "it stops before call {last}");
        stepped
    }

    fn pid(&self) -> Pid {
        Pid::from_raw(self.child.id() as i32)
    }

    /// The signal with which it stopped.
    fn wait(&self) -> Signal {
        match waitpid(self.pid(), None).unwrap() {
            WaitStatus::Stopped(_, signal) => signal,
            other => panic!("call {}: {other:?}", self.last),
        }
    }

    /// One step; `false` when that was the last one, with which it stops behind its call.
    fn step(&self, step: Step) -> bool {
        match step {
            Step::Instruction => ptrace::step(self.pid(), None).unwrap(),
            Step::SystemCall => ptrace::syscall(self.pid(), None).unwrap(),
        }
        match self.wait() {
            Signal::SIGTRAP => true,
            Signal::SIGSTOP => false,
            other => panic!("call {}: stopped by {other}", self.last),
        }
    }

    fn rings(&self) -> std::path::PathBuf {
        self.dir.path().join("rings")
    }

    fn kill(mut self) -> TempDir {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.dir
    }
}

/// What has been published, without a look at what it means.
fn published(rings: &Path) -> Vec<(RingState, Vec<u8>)> {
    let mut all = Vec::new();
    for dir in process_dirs(rings).unwrap() {
        let process = ProcessDir::open(&dir).unwrap();
        for index in 0..process.header().unwrap().rings() {
            let ring = process.ring(index, false).unwrap();
            let state = ring.state().unwrap();
            let mut bytes = Vec::new();
            ring.read(state.tail, state.head, &mut bytes).unwrap();
            all.push((state, bytes));
        }
    }
    all
}

/// Name, result and argument words of call `n`; where a word has 32 bits the upper half is anybody's.
fn expected(n: u64) -> (&'static str, u32, Vec<u64>) {
    let odd = n as u32 & 1;
    // From the hundredth on all are launches, so that it is a launch that finds the first ring full.
    match (n, if n < 100 { n % 5 } else { 1 }) {
        (1, _) => ("cuInit", 0, vec![0]),
        (2, _) => ("cuDevicePrimaryCtxRetain", 0, vec![0x1000, 0]),
        (3, _) => ("cuCtxSetCurrent", 0, vec![0x1000]),
        (4, _) => ("cuModuleLoadData", 0, vec![0x2000]),
        (5, _) => ("cuModuleGetFunction", 0, vec![0x3000, 0x2000]),
        (_, 1) => {
            let sizes = (0..7).map(|i| n + i);
            let words = [0x3000].into_iter().chain(sizes).chain([n * 64, n * 16, n * 24]);
            ("cuLaunchKernel", 0, words.collect())
        }
        (_, 2) => ("cuStreamQuery", 600 * odd, vec![n * 64]),
        (_, 3) => ("cuMemAlloc_v2", 0, vec![(n * 256) ^ 0x7f00_0000_0000, n * 256]),
        (_, 4) => ("cuStreamSynchronize", 700 * odd, vec![n * 64]),
        _ => ("cuCtxSetCurrent", 0, vec![0x1000 + n % 4 * 16]),
    }
}

fn check_call(record: &Record<'_>, n: u64) {
    let (name, result, words) = expected(n);
    let h = &record.header;
    assert_eq!(gputap_catalog::by_id(h.id).unwrap().name, name, "call {n}");
    assert_eq!(h.parent, 0, "call {n}");
    if h.is_begin() {
        assert_eq!(h.end, 0, "the begin of call {n}");
    } else {
        assert_eq!(h.result, result, "call {n}");
    }
    // What a call writes through its first word is not there when it begins.
    let written = h.is_begin() && matches!(n, 2 | 4 | 5);
    for (i, want) in words.into_iter().enumerate().skip(usize::from(written)) {
        let narrow = name == "cuLaunchKernel" && (1..8).contains(&i) || n <= 2;
        let mask = if narrow { u64::from(u32::MAX) } else { u64::MAX };
        assert_eq!(record.word(i) & mask, want, "call {n} ({name}) word {i}");
    }
}

/// Everything in the rings is whole and right: calls 1 to `last` or, unless it has returned, to the one before. How many.
fn check(rings: &Path, last: u64, returned: bool) -> u64 {
    let recorded = Recorded::read(rings);
    assert!(recorded.processes.len() <= 1);
    assert_eq!(recorded.dropped(), 0);
    let (mut calls, mut begun) = (0, BTreeSet::new());
    for lease in recorded.rings().flat_map(|r| r.leases()) {
        for record in &lease.records {
            let n = u64::from(record.header.call);
            match record.header.kind() {
                definition::CONTEXT
                | definition::DEVICE
                | definition::KERNEL
                | definition::ANCHOR
                | definition::NOTE
                | definition::LIBRARY => continue,
                kind => {
                    assert!(record.header.is_numbered(), "{kind:?} of a thread that lost nothing and runs")
                }
            }
            assert_eq!(n, calls + 1, "calls follow one another; {:?}", record.header);
            check_call(record, n);
            if record.header.is_begin() {
                assert!(begun.insert(n), "call {n} begins twice");
            } else {
                calls = n;
            }
        }
    }
    assert!(calls == last || calls + 1 == last && !returned, "{calls} of {last} calls, returned: {returned}");
    assert!(begun.last().is_none_or(|n| *n <= last));
    let blocking = (6..=calls).filter(|n| expected(*n).0 == "cuStreamSynchronize");
    assert!(blocking.into_iter().all(|n| begun.contains(&n)), "a call that can block has no begin record");
    calls
}

/// Looks into the rings after every step of the last call. How many steps there are.
fn look(last: u64, step: Step) -> u64 {
    let stepped = Stepped::start(last);
    let mut before = published(&stepped.rings());
    let mut calls = check(&stepped.rings(), last, false);
    assert_eq!(calls, last - 1);
    for steps in 1.. {
        let returned = !stepped.step(step);
        let now = published(&stepped.rings());
        if now != before || returned {
            let seen = check(&stepped.rings(), last, returned);
            assert!(seen >= calls, "step {steps}: a call that was published is gone");
            (before, calls) = (now, seen);
        }
        if returned {
            stepped.kill();
            return steps;
        }
    }
    unreachable!()
}

/// Kills a process `steps` steps after it stopped.
fn kill_after(last: u64, step: Step, steps: u64) {
    let stepped = Stepped::start(last);
    let returned = (0..steps).any(|_| !stepped.step(step));
    let dir = stepped.kill();
    check(&dir.path().join("rings"), last, returned);
}

/// Looks at every step of a call, and kills a process at each of them, or at some where they are too many.
fn look_and_kill(last: u64, step: Step) {
    let steps = look(last, step);
    let stride = if steps > LONG { (steps * steps / 2).div_ceil(STEPS) } else { 1 };
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(stride, Ordering::Relaxed);
                    if at > steps {
                        break;
                    }
                    kill_after(last, step, at);
                }
            });
        }
    });
    println!("call {last}, {}: {steps} times {step:?}, killed at every {stride}", expected(last).0);
}

#[test]
fn killed_anywhere_in_a_call_that_is_recorded_the_short_way() {
    for last in [11, 12, 13] {
        look_and_kill(last, Step::Instruction);
    }
}

#[test]
fn killed_anywhere_in_a_call_that_is_recorded_the_long_way() {
    for last in [14, 15] {
        look_and_kill(last, Step::Instruction);
    }
}

#[test]
fn killed_at_any_system_call_while_the_library_starts() {
    look_and_kill(1, Step::SystemCall);
}

#[test]
fn killed_anywhere_while_a_thread_changes_to_a_larger_ring() {
    let stepped = Stepped::start(2000);
    let rings = stepped.kill();
    let recorded = Recorded::read(&rings.path().join("rings"));
    let second = recorded.rings().nth(1).expect("2,000 calls need a second ring");
    let first = second.calls().next().unwrap().header.call;
    look_and_kill(first.into(), Step::Instruction);
    look_and_kill(first.into(), Step::SystemCall);
}
