//! What is written, and what becomes of it.

use std::collections::BTreeSet;
use std::time::Duration;

use gputap_ring_reader::process_dirs;
use gputap_tests::{
    Counts, Job, Outcome, Recorded, Started, Stored, Traced, calls, collect_rest, gputap, number, on_tmpfs,
    trace_of,
};
use gputap_trace::Trace;

use crate::job;

#[test]
fn a_missing_directory_does_not_hurt_the_job() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let file = file.path().to_str().unwrap();
    for dir in ["log/", "no/such/place", "/no/such/place", "/proc/self/fd", file, ""] {
        let outcome = job("leaves").arg("return").env("GPUTAP_DIR", dir).compare();
        assert_eq!((outcome.ended.code, outcome.ended.stderr.as_str()), (0, ""), "{dir:?}");
    }
}

#[test]
fn threads_do_not_interleave() {
    // In the rings every record is whole and in order; printed, every line is one call.
    job("threads").run(true).assert_complete();
    let traced = Traced::run(&job("threads"));
    assert_eq!(traced.printed.len(), traced.ended.stderr.lines().count(), "a line that is not a call");
    assert_eq!(traced.calls_of("cudaMemcpyAsync").count(), 8 * 500);
    let calls: BTreeSet<_> =
        traced.printed.iter().map(|call| (number(&call["tid"]), number(&call["call"]))).collect();
    assert_eq!(calls.len(), traced.printed.len(), "a call is there twice");
}

fn grids(recorded: &Recorded, pid: Option<u32>) -> Vec<u64> {
    let calls = calls(recorded);
    let launches = calls.iter().filter(|c| c.function.name == "cudaLaunchKernel");
    launches.filter(|c| pid.is_none_or(|pid| c.pid == pid)).map(|c| c.arg("gridDim") & 0xffff_ffff).collect()
}

#[test]
fn the_tail_survives_exit_and_kill() {
    for (how, code) in [("return", 0), ("_exit", 0), ("kill", -9), ("crash", -11)] {
        let outcome = job("leaves").arg(how).compare();
        assert_eq!(outcome.ended.code, code, "{how}");
        let recorded = outcome.assert_complete();
        assert_eq!(grids(&recorded, None), (1..=500).collect::<Vec<_>>(), "{how}");
        assert_eq!(recorded.processes[0].header.exited() == 1, how == "return", "{how}");
    }
}

#[test]
fn the_tail_is_in_the_trace_too() {
    for how in ["return", "_exit", "kill"] {
        let traced = Traced::run(&job("leaves").arg(how));
        let stored = Stored::read(&traced.trace());
        // Questions that are only counted are in no total.
        let counted = stored.trace.processes().iter().map(|p| Counts(p.counted.clone()));
        let recorded = counted.fold(traced.counts.clone(), |counts, counted| counts.less(&counted));
        stored.assert_exact(&recorded);
        assert_eq!(stored.counts.count_of("cudaLaunchKernel"), 500, "{how}");
    }
}

#[test]
fn the_last_calls_before_exit_are_there() {
    let outcome = job("ends").compare();
    let recorded = outcome.assert_complete();
    let expected = [1].into_iter().chain(2000..2025).chain(1000..1025);
    assert_eq!(grids(&recorded, None), expected.collect::<Vec<_>>());
}

#[test]
fn a_forked_child_has_its_own_log() {
    let outcome = job("forks").compare();
    let recorded = outcome.assert_complete();
    assert_eq!(recorded.processes.len(), 2);
    let pids = recorded.processes.iter().map(|p| (p.header.pid(), p.header.ppid()));
    let (child, parent) = {
        let pids: Vec<_> = pids.collect();
        let child = pids.iter().find(|(_, ppid)| pids.iter().any(|(pid, _)| pid == ppid)).unwrap();
        *child
    };
    assert_eq!(grids(&recorded, Some(parent)), [vec![1; 100], vec![2; 40]].concat());
    assert_eq!(grids(&recorded, Some(child)), vec![3; 70], "and nothing that its parent had written");
}

#[test]
fn processes_do_not_overwrite_each_other() {
    let dir = on_tmpfs();
    let start = |i: u64| {
        let job = job("repeated").arg((100 * (i + 1)).to_string());
        Started::new(&mut job.command(true, dir.path()), Duration::from_secs(60))
    };
    let started: Vec<_> = (0..6).map(start).collect();
    started.into_iter().for_each(|s| assert_eq!(s.wait().code, 0));
    let recorded = Recorded::read(&dir.path().join("rings"));
    let of = |p: &gputap_tests::Process| {
        let calls = p.rings.iter().flat_map(|r| r.calls());
        let is = |id: u16| gputap_catalog::by_id(id).unwrap().name == "cudaLaunchKernel";
        calls.filter(|r| is(r.header.carried().unwrap_or(r.header.id))).count()
    };
    let counts: BTreeSet<_> = recorded.processes.iter().map(of).collect();
    assert_eq!(counts, BTreeSet::from([100, 200, 300, 400, 500, 600]));
    let pids: BTreeSet<_> = recorded.processes.iter().map(|p| p.header.pid()).collect();
    assert_eq!(pids.len(), 6, "and each says whose it is");
}

#[test]
fn readers_never_see_a_half_written_file() {
    let dir = on_tmpfs();
    let mut started = Started::new(&mut job("until-told").command(true, dir.path()), Duration::from_secs(60));
    let rings = dir.path().join("rings");
    while !rings.exists() || process_dirs(&rings).unwrap().is_empty() {
        std::thread::sleep(Duration::from_millis(1));
    }
    let (mut before, mut grew) = (0, 0);
    for _ in 0..20 {
        let trace = Trace::open(&rings).unwrap();
        assert_eq!(trace.problems(), [""; 0]);
        let totals = trace.totals();
        assert!(totals.emitted >= before, "{totals:?} after {before}");
        grew += u32::from(totals.emitted > before);
        before = totals.emitted;
    }
    assert!(grew > 1 && !started.has_ended(), "nothing happened meanwhile");
    std::fs::write(dir.path().join("stop"), "").unwrap();
    assert_eq!(started.wait().code, 0);
}

fn report(outcome: &Outcome, what: &str) -> serde_json::Value {
    let job = Job::new(gputap()).arg("report").arg(outcome.dir().join(what)).arg("--format").arg("json");
    let ended = Started::new(&mut job.command(false, outcome.dir()), Duration::from_secs(60)).wait();
    assert!(ended.code == 0 || what == "rings" && ended.code == 3, "{ended:?}");
    serde_json::from_str(&ended.stdout).unwrap()
}

#[test]
fn what_one_half_writes_the_other_reads() {
    let outcome = job("directions").run(true);
    let made = outcome.assert_complete().counts();
    let of = |report: &serde_json::Value| {
        let rows = report["total"]["calls"].as_array().unwrap();
        rows.iter().map(|row| (row["function"].as_str().unwrap().to_owned(), number(&row["count"]))).collect()
    };
    let live: BTreeSet<(String, u64)> = of(&report(&outcome, "rings"));
    collect_rest(outcome.dir());
    let stored = Stored::read(&trace_of(outcome.dir()));
    assert_eq!(of(&report(&outcome, "trace")), live);
    let recorded: Counts = stored.counts.clone();
    let mut all = recorded.clone();
    stored.trace.processes().iter().flat_map(|p| &p.counted).for_each(|(api, n)| all.add(*api, *n));
    let named: BTreeSet<_> = all.named().into_iter().map(|(name, n)| (name.to_owned(), n)).collect();
    assert_eq!(named, live);
    assert!(made.total() >= recorded.total() && recorded.total() > 300);
}

#[test]
fn a_directory_that_is_absent_is_said() {
    let dir = on_tmpfs();
    let job = Job::new(gputap()).arg("report").arg(dir.path().join("no/such/trace"));
    let ended = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(60)).wait();
    assert_eq!((ended.code, ended.stdout.as_str()), (2, ""), "{ended:?}");
    assert!(ended.stderr.contains("no/such/trace"), "{ended:?}");
    // A collector that is started before any job waits for the directory instead of ending.
    collect_rest(dir.path());
}
