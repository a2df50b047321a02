//! A collector that is killed again and again, while jobs come and go, loses nothing and stores nothing twice.

use std::path::Path;
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use gputap_tests::{
    Counts, Ended, Host, Job, Random, SAMPLE, Started, Stored, amount, collect, collect_rest, on_tmpfs,
    trace_of,
};

/// Jobs with other seeds, one after the other, until they are not wanted any more. How many it were.
fn jobs(dir: &Path, first: u64, stop: &AtomicBool) -> u64 {
    let program = Host::new("overload.c").build();
    let mut n = 0;
    while !stop.load(Ordering::Relaxed) {
        let seed = (first + n).to_string();
        let job = ["3", "60", "60", "3000"].iter().fold(Job::new(&program).arg(&seed), |job, a| job.arg(a));
        let bare = answers(&job.run(false).ended);
        let ended = Started::new(&mut job.command(true, dir), Duration::from_secs(60)).wait();
        assert_eq!((ended.code, ended.stderr.as_str()), (0, ""), "{ended:?}");
        assert_eq!(answers(&ended), bare, "the job says the same");
        n += 2;
    }
    n / 2
}

/// How many calls each thread of a job says it made.
fn answers(ended: &Ended) -> Vec<String> {
    ended.stdout.lines().map(|l| l.split_once(' ').unwrap().1.to_owned()).collect()
}

#[test]
fn a_collector_that_is_killed_again_and_again() {
    let kills = amount("GPUTAP_TEST_COLLECTOR_KILLS", 250);
    let dir = on_tmpfs();
    std::fs::create_dir(dir.path().join("rings")).unwrap();
    let (stop, ran) = (AtomicBool::new(false), AtomicU64::new(0));
    let mut random = Random::new(kills);
    std::thread::scope(|scope| {
        for i in 0..2 {
            let (dir, stop, ran) = (dir.path(), &stop, &ran);
            scope.spawn(move || ran.fetch_add(jobs(dir, 1 + i, stop), Ordering::Relaxed));
        }
        let _stop = Stop(&stop);
        for i in 0..kills {
            // Small segments, so that many kills hit the rewriting thread.
            let mut command = collect(dir.path(), &["--quiet", "--segment-bytes", "60000"]);
            let mut child =
                command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
            std::thread::sleep(Duration::from_micros(random.between(0, 60_000)));
            let early = child.try_wait().unwrap();
            child.kill().unwrap();
            let output = child.wait_with_output().unwrap();
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(early.is_none() && said.is_empty(), "kill {i}: {early:?} {said}");
        }
    });
    collect_rest(dir.path());
    let stored = Stored::read(&trace_of(dir.path()));
    stored.assert_exact(&Counts::read(&dir.path().join("counters")));
    let (ran, totals) = (ran.load(Ordering::Relaxed), stored.trace.totals());
    assert_eq!(stored.trace.processes().len() as u64, ran, "each job is one process");
    assert_eq!(dir.path().join("rings/v2").read_dir().unwrap().count(), 0, "rings of ended jobs are removed");
    println!("{kills} kills, {ran} jobs, {} calls stored, {} dropped", totals.stored, totals.dropped_total());
    assert!(kills < SAMPLE || totals.stored > 100 * kills);
}

/// Lets the jobs end when a check fails.
struct Stop<'a>(&'a AtomicBool);

impl Drop for Stop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
