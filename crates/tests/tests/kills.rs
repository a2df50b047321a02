//! A killed process loses nothing that was published, and nothing in its rings is torn.

use std::collections::BTreeMap;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use gputap_tests::{Host, Job, Random, Recorded, SAMPLE, amount, on_tmpfs};
use gputap_wire::{Record, loss};

/// How far a thread was, as the program itself wrote it.
struct Progress {
    tid: u32,
    started: u64,
    done: u64,
}

fn progress(dir: &Path) -> Vec<Progress> {
    let page = std::fs::read(dir.join("progress")).unwrap();
    let word = |b: &[u8], i: usize| u64::from_ne_bytes(b[8 * i..8 * i + 8].try_into().unwrap());
    let threads = page.chunks_exact(64).map(|b| Progress {
        tid: word(b, 0) as u32,
        started: word(b, 1),
        done: word(b, 2),
    });
    threads.filter(|t| t.tid != 0).collect()
}

fn mix(mut x: u64) -> u64 {
    x ^= x >> 33;
    x = x.wrapping_mul(0xff51_afd7_ed55_8ccd);
    x ^= x >> 33;
    x = x.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    x ^ x >> 33
}

/// The words that launch `n` of thread `tid` must have.
fn check_words(record: &Record<'_>, tid: u32, n: u64) {
    let m = mix(u64::from(tid) << 32 | n);
    let launch = [
        1 + (m & 0xffff),
        1 + (m >> 16 & 0xff),
        1,
        1 + (m >> 24 & 0x1f),
        1 + (m >> 29 & 7),
        1,
        m >> 32 & 0x3fff,
        0,
    ];
    for (i, want) in launch.into_iter().enumerate() {
        // Arguments of 32 bits: the upper half of a register is anybody's.
        assert_eq!(record.word(1 + i) as u32, want as u32, "thread {tid} launch {n} word {}", 1 + i);
    }
    assert_eq!((record.word(9), record.word(10)), (m, n * 8), "thread {tid} launch {n}");
}

/// What one thread left in all rings that it had.
#[derive(Default)]
struct Thread {
    launches: u64,
    /// Launches that LOSS records tell of.
    lost: u64,
    last_call: u32,
}

/// Takes a launch into account: it follows the one before, or a loss says how many are missing.
fn follow(thread: &mut Thread, tid: u32, record: &Record<'_>) {
    let n = record.word(10) / 8;
    let gap = n - thread.launches - thread.lost - 1;
    assert_eq!(gap, 0, "thread {tid}: launch {n} after {} and {} lost", thread.launches, thread.lost);
    check_words(record, tid, n);
    if thread.last_call != 0 {
        let step = record.header.call - thread.last_call;
        assert!(step >= 1, "thread {tid}: numbers go back");
    }
    thread.last_call = record.header.call;
    thread.launches += 1;
}

fn check(dir: &Path, seed: u64) -> u64 {
    let recorded = Recorded::read(&dir.join("rings"));
    let launch = gputap_catalog::by_name("cuLaunchKernel").unwrap().id;
    let mut threads: BTreeMap<u32, Thread> = BTreeMap::new();
    let mut full = 0;
    for ring in recorded.rings() {
        full += ring.state.dropped_full;
        assert_eq!(ring.state.dropped_signal, 0);
        for lease in ring.leases() {
            let thread = threads.entry(lease.tid).or_default();
            for record in &lease.records {
                if record.header.kind() == loss::CALLS {
                    thread.lost += u64::from_le_bytes(record.payload()[..8].try_into().unwrap());
                } else if record.header.is_numbered() && record.header.id == launch {
                    follow(thread, lease.tid, record);
                }
            }
        }
    }
    let progress = progress(dir);
    let (mut done, mut started) = (0, 0);
    for p in &progress {
        let seen = threads.get(&p.tid).map_or(0, |t| t.launches + t.lost);
        assert!(seen <= p.started, "seed {seed}: thread {} recorded {seen} and started {}", p.tid, p.started);
        if full == 0 {
            assert!(
                seen >= p.done,
                "seed {seed}: thread {} recorded {seen} of {} that returned",
                p.tid,
                p.done
            );
        }
        done += p.done;
        started += p.started;
    }
    let launches: u64 = threads.values().map(|t| t.launches).sum();
    let header =
        &recorded.processes.iter().map(|p| p.header.dropped_no_ring() + p.header.dropped_busy()).sum::<u64>();
    let all = launches + full + header;
    assert!(
        (done..=started).contains(&all),
        "seed {seed}: {all} recorded or dropped, {done} done, {started} started"
    );
    launches
}

/// Waits for the byte that says that recording begins.
fn wait_for_start(child: &mut Child) {
    let mut byte = [0];
    std::io::Read::read_exact(child.stdout.as_mut().unwrap(), &mut byte).unwrap();
}

fn kill_once(seed: u64) -> u64 {
    let mut random = Random::new(seed);
    let dir = on_tmpfs();
    let job = Job::new(Host::new("killed.c").build()).arg(random.between(1, 8).to_string());
    let mut command: Command = job.env("GPUTAP_SIM_LAUNCH_NS", "300").command(true, dir.path());
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
    wait_for_start(&mut child);
    std::thread::sleep(Duration::from_micros(random.between(0, 20_000)));
    child.kill().unwrap();
    assert_eq!(child.wait().unwrap().signal(), Some(9), "seed {seed}: it ended before it was killed");
    check(dir.path(), seed)
}

#[test]
fn a_thousand_kills_lose_nothing_that_was_published() {
    let (first, kills) = (amount("GPUTAP_TEST_SEED", 0), amount("GPUTAP_TEST_KILLS", 1000));
    let (next, records) = (AtomicU64::new(first), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + kills {
                        break;
                    }
                    records.fetch_add(kill_once(seed), Ordering::Relaxed);
                }
            });
        }
    });
    let records = records.load(Ordering::Relaxed);
    println!("{kills} kills from seed {first}, {records} launches recorded");
    assert!(kills < SAMPLE || records > 1000 * kills);
}
