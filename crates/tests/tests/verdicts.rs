//! Which rank the others wait for: never named without a cause, named where there is one, and never the wrong one.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use gputap_report::{Finding, Ranks};
use gputap_report::{Options, build};
use gputap_tests::{Job, MadeJob, Random, Started, amount, gputap, on_tmpfs};
use gputap_trace::{Trace, Traces};
use serde_json::Value;

/// The simulated jobs as a program.
fn sim_job() -> PathBuf {
    gputap_sim_base::testing::built("gputap-sim-job", "gputap-sim-job")
}

fn ranks(paths: &[PathBuf]) -> Ranks {
    let open = |path: &PathBuf| (path.display().to_string(), Trace::open(path).unwrap());
    let traces = Traces::new(paths.iter().map(open).collect());
    build(&traces, Options::default()).ranks
}

/// The verdict on a job.
fn judged(job: &MadeJob, random: &mut Random) -> Ranks {
    let dir = on_tmpfs();
    ranks(&job.write(dir.path(), random))
}

/// Does something for each seed on all cores; what it says of them.
fn each<T: Send>(seeds: u64, f: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    std::thread::scope(|threads| {
        for _ in 0..cores {
            threads.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds {
                        break;
                    }
                    let one = f(seed);
                    all.lock().unwrap().push(one);
                }
            });
        }
    });
    all.into_inner().unwrap()
}

fn one_in(random: &mut Random, n: u64) -> bool {
    random.between(1, n) == 1
}

/// A job in which nothing is wrong but what chance does.
fn quiet(random: &mut Random) -> MadeJob {
    let step_ns = random.between(100_000, 50_000_000);
    let ranks = random.between(2, 8) as usize;
    let steps = random.between(12, 60) as usize;
    let halves = ranks >= 4 && one_in(random, 3);
    MadeJob {
        ranks,
        steps,
        step_ns,
        burst: random.between(1, 4) as usize,
        jitter_ns: step_ns * random.between(0, 60) / 100,
        stall_every: if one_in(random, 3) { random.between(20, 200) } else { 0 },
        halves,
        ..MadeJob::default()
    }
}

/// Clocks of two nodes that are off by no more than they say, which is up to a part of a step.
fn clocks(random: &mut Random, most_ns: u64) -> Vec<(i64, u64)> {
    let mut one = || {
        let error = random.between(1, most_ns.max(1));
        (random.between(0, 2 * error) as i64 - error as i64, error)
    };
    vec![one(), one()]
}

/// Something that a trace may lack, or a hang that names nobody.
fn damage(job: &mut MadeJob, random: &mut Random) {
    let (who, step) = (random.between(0, job.ranks as u64 - 1) as usize, random.between(2, 8) as usize);
    match random.between(0, 6) {
        0 => job.lost = Some((who, step)),
        1 => job.expired = Some(step),
        2 => job.late = Some((who, step)),
        3 => job.hang = Some((Vec::new(), 60_000_000_000)),
        4 if job.ranks > 2 => job.hang = Some((vec![who, (who + 1) % job.ranks], 60_000_000_000)),
        5 => job.clocks = clocks(random, job.step_ns),
        _ => {}
    }
}

#[test]
fn a_job_without_a_cause_gets_no_verdict() {
    let wrong = each(amount("GPUTAP_VERDICTS", 1000), |seed| {
        let mut random = Random::new(seed + 1);
        let mut job = quiet(&mut random);
        if one_in(&mut random, 4) {
            // A rank that is somewhat slower, but not worth a word.
            let who = random.between(0, job.ranks as u64 - 1) as usize;
            job.slow = Some((who, job.step_ns * random.between(0, 15) / 1000));
        }
        damage(&mut job, &mut random);
        let ranks = judged(&job, &mut random);
        ranks.verdict.map(|verdict| format!("seed {seed}: {job:?}\n{verdict:?}"))
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{} verdicts without a cause:\n{}", wrong.len(), wrong.join("\n"));
}

/// A job with one slow rank that costs 6 to 50 % of the time.
fn slow(random: &mut Random) -> (MadeJob, usize) {
    let mut job = quiet(random);
    job.steps = random.between(24, 80) as usize;
    job.stall_every = 0;
    let share = random.between(60, 500);
    let late_ns = job.step_ns * share / (1000 - share);
    job.jitter_ns = late_ns * random.between(0, 25) / 100;
    let late_ns = (job.step_ns + job.jitter_ns) * share / (1000 - share);
    let who = random.between(0, job.ranks as u64 - 1) as usize;
    job.slow = Some((who, late_ns));
    if one_in(random, 4) {
        job.clocks = clocks(random, late_ns / 20);
    }
    (job, who)
}

#[test]
fn a_slow_rank_is_named() {
    let jobs = amount("GPUTAP_VERDICTS", 1000);
    let results = each(jobs, |seed| {
        let mut random = Random::new(seed + 1_000_000);
        let (job, who) = slow(&mut random);
        let ranks = judged(&job, &mut random);
        let said = ranks.verdict.map(|v| (v.rank as usize, v.finding));
        (
            said == Some((who, Finding::Late)),
            said.is_none(),
            format!("seed {seed}: {job:?}: {said:?}, {:?}", ranks.unclear),
        )
    });
    let wrong: Vec<&str> = results.iter().filter(|r| !r.0 && !r.1).map(|r| r.2.as_str()).collect();
    assert!(wrong.is_empty(), "named wrongly:\n{}", wrong.join("\n"));
    let missed: Vec<&str> = results.iter().filter(|r| r.1).map(|r| r.2.as_str()).collect();
    println!("{} of {jobs} slow ranks were named, none wrongly", jobs - missed.len() as u64);
    assert!(missed.len() as u64 * 100 <= jobs, "{} were not named:\n{}", missed.len(), missed.join("\n"));
}

#[test]
fn a_slow_rank_in_a_trace_that_lacks_calls_is_named_rightly_or_not_at_all() {
    let wrong = each(amount("GPUTAP_VERDICTS", 1000) / 2, |seed| {
        let mut random = Random::new(seed + 2_000_000);
        let (mut job, who) = slow(&mut random);
        damage(&mut job, &mut random);
        let (lacking, hangs) = (job.lost.or(job.late).is_some() || job.expired.is_some(), job.hang.is_some());
        let ranks = judged(&job, &mut random);
        let right = ranks.verdict.as_ref().is_none_or(|v| v.rank as usize == who && !lacking && !hangs);
        let said = ranks.verdict.is_some() || ranks.unclear.is_some() || !lacking;
        (!right || !said).then(|| format!("seed {seed}: {job:?}\n{:?} {:?}", ranks.verdict, ranks.unclear))
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_hang_names_the_rank_that_did_not_arrive() {
    let wrong = each(amount("GPUTAP_VERDICTS", 1000) / 4, |seed| {
        let mut random = Random::new(seed + 3_000_000);
        let mut job = quiet(&mut random);
        let who = random.between(0, job.ranks as u64 - 1) as usize;
        job.hang = Some((vec![who], 60_000_000_000));
        let ranks = judged(&job, &mut random);
        let said = ranks.verdict.as_ref().map(|v| (v.rank as usize, v.finding));
        let waiting = ranks.rows.iter().all(|r| r.waiting_ns >= 50_000_000_000 && r.not_returned == 1);
        (said != Some((who, Finding::Missing)) || !waiting)
            .then(|| format!("seed {seed}: {job:?}\n{ranks:?}"))
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_reason_is_said_where_no_rank_can_be_named() {
    let base = || MadeJob { ranks: 4, steps: 30, step_ns: 1_000_000, burst: 1, ..MadeJob::default() };
    for (job, reason) in [
        (MadeJob { lost: Some((1, 4)), ..base() }, "were dropped"),
        (MadeJob { expired: Some(5), ..base() }, "expired"),
        (MadeJob { late: Some((2, 3)), ..base() }, "3 of its 4 ranks"),
        (MadeJob { steps: 6, ..base() }, "it takes 10 collectives"),
        (MadeJob { hang: Some((Vec::new(), 60_000_000_000)), ..base() }, "have not returned"),
    ] {
        let ranks = judged(&job, &mut Random::new(7));
        let said = ranks.unclear.clone().unwrap_or_default();
        assert!(said.contains(reason) && ranks.verdict.is_none(), "{job:?}: {said:?} {:?}", ranks.verdict);
    }
    assert_eq!(judged(&base(), &mut Random::new(7)).unclear, None);
}

/// Ranks of the simulated training job below one `gputap run`; each has its own environment.
fn simulated(dir: &Path, ranks: u32, steps: u32, env: impl Fn(u32) -> String) -> Value {
    let trace = dir.join("trace");
    let starts: String =
        (0..ranks).map(|rank| format!("RANK={rank} LOCAL_RANK={rank} {} \"$@\" &\n", env(rank))).collect();
    let script = format!(
        "mkdir -p $TEST_DIR/job; export WORLD_SIZE={ranks} GPUTAP_SIM_JOB_DIR=$TEST_DIR/job\n{starts}wait"
    );
    let job = Job::new("/bin/sh").arg("-c").arg(script).arg("sh").arg(sim_job());
    let job = job.arg("ddp").arg(ranks.to_string()).arg(steps.to_string());
    let words = ["run", "--quiet", "--out"].map(AsRef::<std::ffi::OsStr>::as_ref);
    let words: Vec<_> = words.into_iter().chain([trace.as_os_str(), "--".as_ref()]).collect();
    let job = job.under(gputap(), &words);
    let ended = Started::new(&mut job.command(false, dir), Duration::from_secs(120)).wait();
    assert_eq!(ended.code, 0, "{ended:?}");
    report(dir, &trace)
}

fn report(dir: &Path, trace: &Path) -> Value {
    let job = Job::new(gputap()).arg("report").arg(trace).arg("--format").arg("json");
    let ended = Started::new(&mut job.command(false, dir), Duration::from_secs(60)).wait();
    serde_json::from_str(&ended.stdout).unwrap_or_else(|e| panic!("{e}: {ended:?}"))
}

/// A step of 20 ms in every rank, so that what this machine's scheduler does is small beside it.
fn pace(us: u64) -> String {
    format!("GPUTAP_SIM_DELAY='cudaEventRecord={us}us'")
}

#[test]
fn simulated_ranks_without_a_cause() {
    for run in 0..amount("GPUTAP_VERDICT_RUNS", 20) {
        let dir = on_tmpfs();
        let report = simulated(dir.path(), 4, 20, |_| pace(20_000));
        assert_eq!(report["ranks"]["verdict"], Value::Null, "run {run}: {:#}", report["ranks"]);
    }
}

/// None is named wrongly. Where the machine itself stops a rank for as long as the planted delays take together, none may be
/// named: that is one run in ten at most.
#[test]
fn simulated_ranks_of_which_one_is_slow() {
    let runs = amount("GPUTAP_VERDICT_RUNS", 20);
    let mut unnamed = Vec::new();
    for run in 0..runs {
        let (dir, who) = (on_tmpfs(), (run % 4) as u32);
        // A third to a half of the time: four ranks on two processors wait for a processor, too.
        let late_us = 10_000 + 500 * run;
        let report =
            simulated(dir.path(), 4, 40, |rank| pace(if rank == who { 20_000 + late_us } else { 20_000 }));
        let verdict = &report["ranks"]["verdict"];
        if verdict.is_null() {
            unnamed.push(format!("run {run}: {:#}", report["ranks"]));
            continue;
        }
        assert_eq!(
            (&verdict["rank"], &verdict["finding"]),
            (&who.into(), &"late".into()),
            "run {run}: {:#}",
            report["ranks"]
        );
    }
    assert!(unnamed.len() as u64 <= runs.div_ceil(10), "{}", unnamed.join("\n"));
}

/// Four processes that have nothing to do with each other, but for numbers in their environment.
#[test]
fn independent_processes_are_not_compared() {
    for _ in 0..amount("GPUTAP_VERDICT_RUNS", 20).min(6) {
        let dir = on_tmpfs();
        let trace = dir.path().join("trace");
        let script = "for r in 0 1 2 3; do RANK=$r WORLD_SIZE=4 \"$@\" & done; wait";
        let job = Job::new("/bin/sh").arg("-c").arg(script).arg("sh").arg(sim_job());
        let job = job.arg("train").arg("0").arg("1").arg("10");
        let words = ["run", "--quiet", "--out"].map(AsRef::<std::ffi::OsStr>::as_ref);
        let words: Vec<_> = words.into_iter().chain([trace.as_os_str(), "--".as_ref()]).collect();
        let job = job.under(gputap(), &words);
        let ended = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(120)).wait();
        assert_eq!(ended.code, 0, "{ended:?}");
        let report = report(dir.path(), &trace);
        assert_eq!(report["ranks"]["rows"].as_array().unwrap().len(), 4);
        assert_eq!(report["ranks"]["verdict"], Value::Null);
        assert!(
            report["ranks"]["unclear"].as_str().unwrap().contains("no communicator"),
            "{:#}",
            report["ranks"]
        );
        assert!(report["ranks"]["rows"].as_array().unwrap().iter().all(|r| r["slowest"] == false));
    }
}

/// A job that hangs: what is open is waited in, from the trace of a run that goes on and from its rings alike, and who did
/// not come is named.
#[test]
fn a_job_that_hangs_now_waits_and_names_who_is_missing() {
    let dir = on_tmpfs();
    let trace = dir.path().join("trace");
    let starts: String = (0..3)
        .map(|rank| {
            let hangs = if rank == 1 { "GPUTAP_SIM_DELAY='cudaEventRecord:12=600s'" } else { "" };
            format!("RANK={rank} LOCAL_RANK={rank} {hangs} \"$@\" &\n")
        })
        .collect();
    let script =
        format!("mkdir -p $TEST_DIR/job; export WORLD_SIZE=3 GPUTAP_SIM_JOB_DIR=$TEST_DIR/job\n{starts}wait");
    let job = Job::new("/bin/sh").arg("-c").arg(script).arg("sh").arg(sim_job());
    let job = job.arg("ddp").arg("3").arg("30");
    let words = ["run", "--quiet", "--out"].map(AsRef::<std::ffi::OsStr>::as_ref);
    let words: Vec<_> = words.into_iter().chain([trace.as_os_str(), "--".as_ref()]).collect();
    let started =
        Started::new(&mut job.under(gputap(), &words).command(false, dir.path()), Duration::from_secs(60));
    // All three are stuck after some steps, and then for some seconds.
    let stuck = |live: &Value| {
        let open = live["total"]["unfinished"].as_array().unwrap();
        let long = open.iter().filter(|u| u["waited_ns"].as_u64().unwrap() > 3_000_000_000);
        long.filter(|u| u["innermost"] == true).count() >= 2
    };
    let live = (0..40).find_map(|_| {
        std::thread::sleep(Duration::from_secs(1));
        Some(report(dir.path(), &trace)).filter(stuck)
    });
    let live = live.expect("a call that waits");
    let waits = &live["total"]["waiting"];
    assert!(waits["not_returned"].as_u64().unwrap() >= 2, "{waits:#}");
    assert!(waits["total_ns"].as_u64().unwrap() > 6_000_000_000, "{waits:#}");
    let verdict = &live["ranks"]["verdict"];
    assert_eq!(
        (&verdict["rank"], &verdict["finding"]),
        (&1.into(), &"missing".into()),
        "{:#}",
        live["ranks"]
    );
    let (text, rank) = (verdict["text"].as_str().unwrap(), live["ranks"]["rows"].as_array().unwrap());
    assert!(text.starts_with("Rank 1 has not entered"), "{text}");
    assert!(rank.iter().all(|r| (r["slowest"] == true) == (r["rank"] == 1)), "{rank:#?}");
    drop(started);
}

/// The same of a single process whose third wait does not end, from its rings.
#[test]
fn an_open_wait_in_rings_counts_up_to_now() {
    let dir = on_tmpfs();
    let program = sim_job();
    let job = Job::new(program).arg("train").arg("0").arg("1").arg("20");
    let job = job.env("GPUTAP_SIM_DELAY", "cuStreamSynchronize:3=600s");
    let started = Started::new(&mut job.command(true, dir.path()), Duration::from_secs(60));
    std::thread::sleep(Duration::from_secs(4));
    let live = report(dir.path(), &dir.path().join("rings"));
    let open = &live["total"]["unfinished"][0];
    assert_eq!(open["function"], "cuStreamSynchronize", "{open:#}");
    assert!(open["waited_ns"].as_u64().unwrap() > 1_000_000_000, "{open:#}");
    assert!(
        live["total"]["waiting"]["total_ns"].as_u64().unwrap() > 1_000_000_000,
        "{:#}",
        live["total"]["waiting"]
    );
    drop(started);
}
