//! While the job runs, when it is killed, when the collector is, and with nothing but the environment.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use gputap_catalog::by_id;
use gputap_tests::{Started, collect, collect_rest, gputap, library, on_tmpfs, trace_of};
use gputap_trace::{Columns, Trace};
use rustix::process::Signal;

use crate::{Run, after, export, files, job, only_log, wait_until};

#[test]
fn a_log_grows_while_the_job_runs() {
    for log in ["cudatrace", "alnair"] {
        let dir = on_tmpfs();
        let logs = dir.path().join("logs");
        let words = ["run", "--quiet", "--log", log, "--log-dir", logs.to_str().unwrap(), "--out"];
        let words =
            words.into_iter().chain([trace_of(dir.path()).to_str().unwrap().to_owned().leak() as &str, "--"]);
        let job = job("gently").under(gputap(), &words.collect::<Vec<_>>());
        let mut started = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(120));
        let size = || {
            let sum = |files: BTreeMap<String, String>| files.values().map(String::len).sum::<usize>();
            if logs.exists() { sum(files(&logs)) } else { 0 }
        };
        wait_until("the first lines", || size() > 1000);
        let before = size();
        wait_until("more lines", || size() > before);
        assert!(!started.has_ended());
        started.signal_group(Signal::TERM);
        started.wait();
    }
}

#[test]
fn the_log_of_a_killed_job_is_complete() {
    for (how, code) in [("kill", -9), ("_exit", 0), ("crash", -11)] {
        let run = Run::new(&job("leaves").arg(how), "cudatrace");
        assert_eq!(run.ended.code, code, "{how}: {:?}", run.ended);
        let log = only_log(&run.live());
        let launches =
            log.lines().filter(|l| l.contains("] cudaLaunchKernel called with arguments: ")).count();
        assert_eq!(launches, 500, "{how}");
        assert!(log.contains("\n### Report ###\n"), "{how}");
        let run = Run::new(&job("leaves").arg(how), "alnair");
        let metrics = &files(&run.live())["metrics.log"];
        assert!(metrics.contains("name:cuLaunchKernel,count:500,"), "{how}: {metrics}");
    }
}

/// How many calls of a function a trace holds.
fn stored(trace: &Path, name: &str) -> usize {
    let trace = Trace::open(trace).unwrap();
    let totals = trace.totals();
    assert_eq!(totals.emitted, totals.stored + totals.dropped_total());
    let mut count = 0;
    let scanned = trace.scan(Columns::API, &mut |calls| {
        count += calls.api.iter().filter(|api| by_id(**api).unwrap().name == name).count();
        ControlFlow::Continue(())
    });
    assert_eq!(scanned.unwrap().damaged, 0);
    count
}

/// The log is slower than the calls; each that is stored is in it all the same.
#[test]
fn a_hot_loop_loses_nothing_to_the_log() {
    let run = Run::new(&job("hot").arg("100000"), "cudatrace");
    assert_eq!(run.ended.code, 0, "{:?}", run.ended);
    let log = only_log(&run.live());
    let lines = log.lines().filter(|l| l.contains("] cudaLaunchKernel called with arguments: ")).count();
    assert_eq!(lines, stored(&run.dir.path().join("trace"), "cudaLaunchKernel"));
    assert!(log.contains("\n### Report ###\n"));
}

/// A log that nobody takes stands still. The rings are small, so calls are stored only while somebody drains them.
#[test]
fn a_log_that_stands_still_does_not_hold_up_the_trace() {
    const RINGS: usize = 1 << 20;
    const LAUNCH_BYTES: usize = 128;
    let dir = on_tmpfs();
    let logs = dir.path().join("logs");
    std::fs::create_dir(&logs).unwrap();
    let pipe = logs.join("timeline.log");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let trace = trace_of(dir.path());
    let words = ["run", "--quiet", "--log", "alnair", "--log-dir"].map(OsString::from);
    let words = words.into_iter().chain([logs.into(), "--out".into(), trace.clone().into(), "--".into()]);
    let job = job("hot").arg("60000").arg("gently").env("GPUTAP_RING_BYTES", RINGS.to_string());
    let job = job.under(gputap(), &words.collect::<Vec<_>>());
    let started = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(120));
    wait_until("the trace to be closed", || trace.join("manifest.json").exists());
    let launches = stored(&trace, "cuLaunchKernel");
    assert!(launches * LAUNCH_BYTES > 2 * RINGS, "{launches}");
    let timeline = std::fs::read_to_string(&pipe).unwrap();
    assert_eq!(started.wait().code, 0);
    let lines = timeline.lines().filter(|l| l.starts_with("name:cuLaunchKernel,")).count();
    assert_eq!(lines, launches);
}

/// What destroying a context frees is told by definitions that come while the job runs.
#[test]
fn live_memory_follows_contexts() {
    let run = Run::new(&job("contexts"), "alnair");
    assert_eq!(run.ended.code, 0, "{:?}", run.ended);
    let (live, exported) = (files(&run.live()), files(&run.exported("alnair")));
    let of_process = |files: &BTreeMap<String, String>| {
        let (_, text) = files.iter().find(|(name, _)| name.ends_with("/metrics.log")).unwrap();
        after(text, "name:mem_used,count:").to_owned()
    };
    assert_eq!(of_process(&live), "65536");
    assert_eq!(of_process(&exported), "65536");
}

#[test]
fn a_collector_that_was_killed_goes_on_with_the_log() {
    for log in ["cudatrace", "alnair"] {
        let dir = on_tmpfs();
        let logs = dir.path().join("logs");
        let args = ["--quiet", "--log", log, "--log-dir", logs.to_str().unwrap()];
        let job = Started::new(&mut job("gently").command(true, dir.path()), Duration::from_secs(120));
        let first = Started::new(&mut collect(dir.path(), &args), Duration::from_secs(120));
        wait_until("the first lines", || {
            logs.exists() && files(&logs).values().any(|text| text.len() > 1000)
        });
        first.signal(Signal::KILL);
        first.wait();
        let more: Vec<&str> = args.into_iter().chain(["--until-idle", "50ms"]).collect();
        let second = Started::new(&mut collect(dir.path(), &more), Duration::from_secs(120));
        let before = files(&logs);
        wait_until("more lines", || files(&logs) != before);
        job.signal(Signal::KILL);
        job.wait();
        assert_eq!(second.wait().code, 0);
        let exported = dir.path().join("exported");
        export(&trace_of(dir.path()), log, &exported);
        let (live, exported) = (files(&logs), files(&exported));
        assert_eq!(live.keys().collect::<Vec<_>>(), exported.keys().collect::<Vec<_>>());
        for (name, text) in &live {
            // Times are converted by other readings of the clocks.
            let plain = |text: &str| -> Vec<String> {
                let timed =
                    |word: &&str| !word.trim().starts_with("start:") && !word.trim().starts_with("burst:");
                text.lines().map(|line| line.split(',').filter(timed).collect::<Vec<_>>().join(",")).collect()
            };
            assert_eq!(plain(text), plain(&exported[name]), "{name}");
        }
    }
}

/// A job with nothing but the environment; the collector that the library starts stays for a moment.
fn preloaded(variables: &[(&str, &str)]) -> tempfile::TempDir {
    let dir = on_tmpfs();
    let mut command = job("logged").command(true, dir.path());
    command.current_dir(dir.path()).env("GPUTAP_BIN", gputap());
    command.envs(variables.iter().copied());
    assert!(library().exists());
    let ended = Started::new(&mut command, Duration::from_secs(60)).wait();
    assert_eq!((ended.code, ended.stdout.as_str(), ended.stderr.as_str()), (0, "2\n", ""));
    // Whoever asks for the lock gets it when the collector is gone.
    let rings = dir.path().join("rings");
    let mut lock = Command::new("flock");
    lock.arg(rings.join("lock")).arg("true");
    assert_eq!(Started::new(&mut lock, Duration::from_secs(60)).wait().code, 0);
    assert_eq!(std::fs::read_to_string(rings.join("collect.log")).unwrap_or_default(), "");
    dir
}

#[test]
fn the_environment_is_enough_for_cudatrace() {
    let dir = preloaded(&[("GPUTAP_LOG", "cudatrace")]);
    let log = only_log(&dir.path().join("log"));
    assert!(log.contains("Total cudaMalloc: 4.524288 MB\n"), "{log}");
}

#[test]
fn the_environment_is_enough_for_alnair() {
    let dir = preloaded(&[("PFLOG", "./pflog")]);
    let files = files(&dir.path().join("pflog"));
    assert_eq!(files.len(), 4, "{:?}", files.keys());
    assert!(files["metrics.log"].contains("name:cudaMemcpy,count:2,"), "{files:?}");
}

#[test]
fn a_library_that_is_told_not_to_starts_nothing() {
    let dir = on_tmpfs();
    let mut command = job("logged").command(true, dir.path());
    command
        .current_dir(dir.path())
        .env("PFLOG", "./pflog")
        .env("GPUTAP_COLLECT", "0")
        .env("GPUTAP_BIN", gputap());
    assert_eq!(Started::new(&mut command, Duration::from_secs(60)).wait().code, 0);
    assert!(!dir.path().join("pflog").exists());
    collect_rest(dir.path());
}
