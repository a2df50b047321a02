//! emitted = stored + dropped, exactly, however much is lost: what `gputap run` stores and what `gputap report` says
//! against what the simulated driver counted.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use gputap_tests::{Counts, Ended, Host, Job, Random, SAMPLE, Started, amount, gputap, on_tmpfs};
use gputap_wire::layout::process::OWN;
use gputap_wire::layout::ring::MIN_CAPACITY;
use rustix::process::Signal;
use serde_json::Value;

/// One random overload.
#[derive(Debug)]
struct Overload {
    seed: u64,
    threads: u64,
    bursts: u64,
    calls: u64,
    pause_us: u64,
    ring_bytes: u64,
    stalls: Vec<(u64, u64)>,
}

impl Overload {
    fn new(seed: u64) -> Overload {
        let mut r = Random::new(seed);
        // Few threads as often as many.
        let threads = [r.between(1, 4), r.between(1, 16), r.between(1, 64)][r.between(0, 2) as usize];
        let ring_bytes = [0, 65_536, 131_072, 1 << 20, 4 << 20, 64 << 20][r.between(0, 5) as usize];
        let stalls = (0..r.between(0, 3)).map(|_| (r.between(0, 60), r.between(1, 120))).collect();
        let bursts = r.between(1, 20);
        let calls = r.between(1, 40_000 / (threads * bursts) + 50);
        Overload { seed, threads, bursts, calls, pause_us: r.between(0, 3000), ring_bytes, stalls }
    }

    fn job(&self, out: &Path) -> Job {
        let numbers = [self.seed, self.threads, self.bursts, self.calls, self.pause_us];
        let mut job = Job::new(gputap()).arg("run").arg("--quiet").arg("--out").arg(out).arg("--");
        job = job.arg(Host::new("overload.c").build());
        job = numbers.iter().fold(job, |job, n| job.arg(n.to_string()));
        job.env("GPUTAP_RING_BYTES", self.ring_bytes.to_string())
    }

    /// Whether threads may have to share a ring: too small an allowance, or one that the first of them use up by growing.
    fn may_share(&self) -> bool {
        (self.threads + 1) * 17 * MIN_CAPACITY > self.ring_bytes
    }

    /// Runs it, stopping the collector now and then.
    fn run(&self, dir: &Path) -> Ended {
        let mut started =
            Started::new(&mut self.job(&dir.join("trace")).command(false, dir), Duration::from_secs(60));
        for (after, stopped) in &self.stalls {
            std::thread::sleep(Duration::from_millis(*after));
            if started.has_ended() {
                break;
            }
            started.signal(Signal::STOP);
            std::thread::sleep(Duration::from_millis(*stopped));
            started.signal(Signal::CONT);
        }
        started.wait()
    }
}

fn report(trace: &Path, dir: &Path) -> Value {
    let job = Job::new(gputap()).arg("report").arg(trace).arg("--format").arg("json");
    let ended = Started::new(&mut job.command(false, dir), Duration::from_secs(60)).wait();
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""), "report");
    serde_json::from_str(&ended.stdout).unwrap()
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("not a number: {value}"))
}

/// Calls by function in a report.
fn functions(report: &Value) -> BTreeMap<String, u64> {
    let rows = report["total"]["calls"].as_array().unwrap();
    rows.iter().map(|r| (r["function"].as_str().unwrap().to_owned(), number(&r["count"]))).collect()
}

/// What each thread says it called, by thread id.
fn made_by_threads(ended: &Ended) -> BTreeMap<u64, u64> {
    let pair = |l: &str| l.split_once(' ').map(|(tid, n)| (tid.parse().unwrap(), n.parse().unwrap()));
    ended.stdout.lines().filter_map(pair).collect()
}

fn check(o: &Overload, dir: &Path, ended: &Ended) -> (u64, u64) {
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""), "{o:?}");
    let trace = dir.join("trace");
    let report = report(&trace, dir);
    // The program does not call what the library asks with.
    let counted = Counts::read(&dir.join("counters")).named();
    let counted: BTreeMap<_, _> = counted.into_iter().filter(|(name, _)| !OWN.contains(name)).collect();
    let made: u64 = counted.values().sum();
    let (stored, dropped) = (number(&report["totals"]["stored"]), number(&report["totals"]["dropped"]));
    let context = format!("{o:?}: {}", report["totals"]);
    assert_eq!(stored + dropped, made, "{context}");
    assert_eq!(number(&report["totals"]["emitted"]), made, "{context}");
    let reasons = report["totals"]["dropped_by_reason"].as_object().unwrap();
    assert_eq!(reasons.values().map(number).sum::<u64>(), dropped, "{context}");
    assert!(!reasons.contains_key("damaged"), "{context}");
    let functions = functions(&report);
    assert_eq!(functions.values().sum::<u64>(), stored, "{context}");
    for (name, n) in &functions {
        let most = counted.get(name.as_str()).copied().unwrap_or(0);
        assert!(*n <= most, "{context}: {n} of {name} and {most} made");
    }
    check_threads(&trace, ended, o.may_share(), &context);
    (stored, dropped)
}

/// Per thread the same equation, where every thread had a ring of its own. What the shared ring drops nobody can ascribe:
/// then no thread has more than it made, and the rest is its process's.
fn check_threads(trace: &Path, ended: &Ended, shared: bool, context: &str) {
    let manifest: Value =
        serde_json::from_str(&std::fs::read_to_string(trace.join("manifest.json")).unwrap()).unwrap();
    let made = made_by_threads(ended);
    for row in manifest["threads"].as_array().unwrap() {
        let (tid, totals) = (number(&row["tid"]), &row["totals"]);
        let dropped: u64 = totals["dropped"].as_object().unwrap().values().map(number).sum();
        let emitted = number(&totals["emitted"]);
        assert_eq!(number(&totals["stored"]) + dropped, emitted, "{context}: {row}");
        if let Some(made) = made.get(&tid) {
            assert!(emitted <= *made, "{context}: {row}, and the thread made {made}");
            assert!(shared || emitted == *made, "{context}: {row}, and the thread made {made}");
        }
    }
}

#[test]
fn a_hundred_random_overloads() {
    let (first, runs) = (amount("GPUTAP_TEST_SEED", 0), amount("GPUTAP_TEST_OVERLOADS", 100));
    let (next, stored, dropped, lossy) =
        (AtomicU64::new(first), AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + runs {
                        break;
                    }
                    let (overload, dir) = (Overload::new(seed), on_tmpfs());
                    let ended = overload.run(dir.path());
                    let (s, d) = check(&overload, dir.path(), &ended);
                    stored.fetch_add(s, Ordering::Relaxed);
                    dropped.fetch_add(d, Ordering::Relaxed);
                    lossy.fetch_add(u64::from(d > 0), Ordering::Relaxed);
                }
            });
        }
    });
    let get = |n: &AtomicU64| n.load(Ordering::Relaxed);
    println!(
        "{runs} runs from seed {first}, {} calls stored, {} dropped in {} of them",
        get(&stored),
        get(&dropped),
        get(&lossy)
    );
    assert!(runs < SAMPLE || get(&lossy) > runs / 5, "too few runs overflow to say much");
}
