//! Times, and how often.

use std::time::{Duration, Instant};

use gputap_tests::{Host, Job, Traced, calls, number};
use rustix::time::{ClockId, clock_gettime};

use crate::job;

const DELAY: Duration = Duration::from_millis(30);

#[test]
fn async_copies_have_real_durations() {
    let start = Instant::now();
    let traced = Traced::run(&job("repeated").arg("5").env("GPUTAP_SIM_DELAY", "cudaMemcpyAsync:2=30ms"));
    let elapsed = start.elapsed().as_nanos() as u64;
    assert_eq!(traced.ended.code, 0, "{:?}", traced.ended);
    let durations: Vec<u64> =
        traced.calls_of("cudaMemcpyAsync").map(|call| number(&call["duration_ns"])).collect();
    assert_eq!(durations.len(), 5);
    assert!(durations.iter().all(|ns| (1..elapsed).contains(ns)), "{durations:?} in {elapsed}");
    assert!(durations[1] >= DELAY.as_nanos() as u64, "{durations:?}");
    let report = traced.report();
    let rows = report["total"]["calls"].as_array().unwrap();
    let row = rows.iter().find(|row| row["function"] == "cudaMemcpyAsync").unwrap();
    let (total, max) = (number(&row["total_ns"]), number(&row["max_ns"]));
    // Printed ones are converted one by one, stored ones by the clock of the whole trace.
    let near = |a: u64, b: u64| a.abs_diff(b) <= b / 100 + 1000;
    assert!(near(total, durations.iter().sum()) && near(max, durations[1]), "{row} {durations:?}");
}

fn monotonic_ns() -> u64 {
    let now = clock_gettime(ClockId::Monotonic);
    now.tv_sec as u64 * 1_000_000_000 + now.tv_nsec as u64
}

#[test]
fn durations_do_not_follow_the_wall_clock() {
    let clock = Host::new("wall_clock.c").shared().build();
    for (variable, value) in [("GPUTAP_NO_TSC", "1"), ("NOTHING", "")] {
        let job = job("repeated").arg("500").preload_before(&clock).env(variable, value);
        let (start, before) = (Instant::now(), monotonic_ns());
        let outcome = job.run(true);
        let (elapsed, after) = (start.elapsed(), monotonic_ns());
        assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
        let recorded = outcome.assert_complete();
        let trace = gputap_trace::Trace::open(&outcome.dir().join("rings")).unwrap();
        let report = gputap_trace::Columns::ALL;
        let scanned = trace.scan(report, &mut |calls| {
            for i in 0..calls.len {
                let (at, ns) = (calls.start_ns[i] as u64, calls.duration_ns[i]);
                assert!((0..elapsed.as_nanos() as i64).contains(&ns), "{ns} ns in {elapsed:?}");
                assert!((before..after).contains(&at), "{at} is not between {before} and {after}");
            }
            std::ops::ControlFlow::Continue(())
        });
        assert!(scanned.unwrap().rows >= 1000);
        if variable == "GPUTAP_NO_TSC" {
            // Ticks are then the kernel's monotonic clock itself.
            let inside = |tick: u64| (before..after).contains(&tick);
            assert!(
                calls(&recorded).iter().all(|c| inside(c.record.header.start) && inside(c.record.header.end))
            );
        }
    }
}

#[test]
fn counters_of_threads_add_up() {
    let traced = Traced::run(&job("threads"));
    assert_eq!(traced.ended.code, 0, "{:?}", traced.ended);
    let report = traced.report();
    let rows = report["total"]["calls"].as_array().unwrap();
    for name in ["cudaMemcpyAsync", "cuMemcpyHtoDAsync_v2", "cudaMemcpy", "cuMemcpyDtoH_v2"] {
        let row = rows.iter().find(|row| row["function"] == name).unwrap();
        assert_eq!(number(&row["count"]), 8 * 500, "{name}");
    }
    let sum: u64 = rows.iter().map(|row| number(&row["count"])).sum();
    let totals = |name: &str| number(&report["totals"][name]);
    assert_eq!((sum, totals("dropped")), (totals("stored") + totals("counted"), 0));
}

/// What each thread says: its id and its size.
fn sizes(said: &str) -> Vec<(u32, u64)> {
    let pair = |line: &str| {
        line.split_once(' ').map(|(tid, size)| (tid.parse().unwrap(), size.trim().parse().unwrap()))
    };
    said.lines().filter_map(pair).collect()
}

#[test]
fn sizes_of_threads_do_not_mix() {
    let outcome = job("threads").run(true);
    let recorded = outcome.assert_complete();
    let (calls, sizes) = (calls(&recorded), sizes(&outcome.ended.stdout));
    assert_eq!(sizes.len(), 8);
    for (tid, size) in sizes {
        let copies = calls.iter().filter(|c| c.tid == tid && c.function.name.starts_with("cudaMemcpy"));
        let all: Vec<u64> = copies.map(|c| c.arg("count")).collect();
        assert_eq!((all.len(), all.iter().all(|n| *n == size)), (1000, true), "thread {tid}");
    }
}

#[test]
fn a_look_up_is_not_a_call() {
    let outcome = job("looks-up").compare();
    let counts = outcome.assert_complete().counts();
    for name in ["cuMemcpyHtoD_v2", "cuMemcpyDtoH_v2", "cuMemAlloc_v2", "cuStreamCreate", "cuMemHostAlloc"] {
        assert_eq!(counts.count_of(name), 0, "{name}");
    }
    assert_eq!((counts.count_of("cudaMemset"), counts.count_of("cuMemsetD8_v2")), (0, 0));
    assert_eq!(counts.count_of("cudaGetDriverEntryPoint"), 1000);
}

#[test]
fn no_questions_to_the_driver_on_every_call() {
    let run = |n: &str| {
        let outcome = job("repeated").arg(n).run(true);
        let recorded = outcome.assert_complete();
        let own: Vec<_> = recorded.processes[0].header.own_calls().collect();
        (outcome.counts, own)
    };
    let ((few, asked), (many, asked_often)) = (run("10"), run("1000"));
    assert_eq!(asked, asked_often, "what the library asks must not depend on how often it is called");
    for name in ["cudaLaunchKernel", "cuLaunchKernel", "cudaMemcpyAsync", "cuMemcpyHtoDAsync_v2"] {
        assert_eq!((few.count_of(name), many.count_of(name)), (10, 1000), "{name}");
    }
    let rest = |counts: &gputap_tests::Counts| {
        counts.named().into_iter().filter(|(_, n)| *n != 10 && *n != 1000).collect::<Vec<_>>()
    };
    assert_eq!(rest(&few), rest(&many));
}

#[test]
fn no_look_ups_on_every_call() {
    let other = Host::new("look_ups.c").shared().build();
    let asked = |n: &str| {
        let outcome = job("repeated").arg(n).preload_after(&other).run(true);
        outcome.assert_complete();
        outcome.ended.stderr.lines().find(|l| l.starts_with("asked: ")).unwrap().to_owned()
    };
    assert_eq!(asked("10"), asked("1000"));
    assert_ne!(asked("10"), "asked: 0 0", "the runtime's own look-ups at least");
}

#[test]
#[allow(non_snake_case, reason = "the function is called so")]
fn both_forms_of_cuGetProcAddress() {
    use gputap_wire::layout::process::way;
    for version in ["12000", "13000"] {
        let job = Job::new(Host::new("loading.c").build()).arg("proc").env("GPUTAP_SIM_VERSION", version);
        let outcome = job.compare();
        let recorded = outcome.assert_complete();
        let ways = recorded.processes[0].header.ways();
        assert_eq!(ways & (way::PROC | way::PROC_V2), way::PROC | way::PROC_V2, "on {version}");
        assert!(recorded.counts().count_of("cuLaunchKernel") > 0);
    }
}
