//! Defects that the tracers have whose logs these are. Each test is named after one of them, and fails where we have it.

use std::collections::BTreeSet;
use std::time::Duration;

use gputap_tests::{Started, collect, on_tmpfs, trace_of};
use rustix::process::Signal;

use crate::{Run, after, export, files, job, only_log, wait_until};

/// The text of a job's log of CUDATracePreload's.
fn cudatrace(run: &Run) -> String {
    only_log(&run.live())
}

#[test]
fn pointers_enums_and_handles_have_values() {
    let run = Run::new(&job("values"), "cudatrace");
    let said: Vec<&str> = run.ended.stdout.split_whitespace().collect();
    let [device, host, stream, comm, _] = said[..] else { panic!("{:?}", run.ended) };
    let log = cudatrace(&run);
    let copy = format!(
        "[DEVICE 0 ] cudaMemcpyAsync called with arguments: dst = {device} src = {host} count = 4096 \
         kind = cudaMemcpyHostToDevice str = {stream} \n"
    );
    assert!(log.contains(&copy), "{copy} is not in {log}");
    let reduce =
        format!("count = 1024 datatype = ncclFloat32 op = ncclMax comm = {comm} stream = {stream} \n");
    assert!(log.contains(&reduce), "{reduce} is not in {log}");
    assert!(!log.contains("=  ") && !log.contains("= \n"), "a name without a value");
}

#[test]
fn nccl_bytes_are_not_element_counts() {
    let log = cudatrace(&Run::new(&job("nccl-bytes"), "cudatrace"));
    let sizes = [1, 1, 4, 4, 8, 8, 2, 4, 8, 2];
    let expected: u64 = (0..).zip(sizes).map(|(ty, bytes): (u64, u64)| (100 + ty) * bytes).sum();
    assert_eq!(after(&log, "Total ncclAllReduce count: "), format!("{expected} bytes"));
    assert_eq!(after(&log, "Total allgather count: "), "8000 bytes");
    assert_eq!(after(&log, "Total reducescatter count: "), "4000 bytes");
    assert_eq!(after(&log, "Total reduce count: "), "3000 bytes");
    assert_eq!(after(&log, "Total broadcast count: "), "3200 bytes");
}

#[test]
fn megabytes_are_not_cut_off_call_by_call_and_frees_count() {
    let log = cudatrace(&Run::new(&job("small-allocations"), "cudatrace"));
    assert_eq!(after(&log, "Total cudaMalloc: "), "0.6 MB");
    assert_eq!(after(&log, "Peak GPU memory: "), "0.6 MB");
    assert_eq!(after(&log, "GPU memory not freed: "), "0.05 MB");
}

#[test]
fn bcast_send_and_recv_are_in_the_totals() {
    let log = cudatrace(&Run::new(&job("messages"), "cudatrace"));
    assert_eq!(after(&log, "Total broadcast count: "), "12000 bytes");
    assert_eq!(after(&log, "Total send count: "), "14000 bytes");
    assert_eq!(after(&log, "Total recv count: "), "14000 bytes");
}

#[test]
fn failures_are_told_from_successes_and_not_counted() {
    let fail = "cudaMalloc:2=2,cudaMalloc:4=2,cudaMalloc:6=2,cudaMalloc:8=2,cudaMalloc:10=2";
    let log = cudatrace(&Run::new(&job("failures").env("GPUTAP_SIM_FAIL", fail), "cudatrace"));
    let lines: Vec<&str> = log.lines().filter(|l| l.contains("] cudaMalloc called")).collect();
    let failed: Vec<bool> =
        lines.iter().map(|l| l.ends_with("result = cudaErrorMemoryAllocation ")).collect();
    assert_eq!(failed, [false, true].repeat(5), "{lines:?}");
    assert_eq!(after(&log, "Total cudaMalloc: "), "0.02048 MB");
}

#[test]
fn a_missing_log_directory_is_made_and_one_that_can_not_be_is_said_before_the_job_starts() {
    let run = Run::new(&job("logged"), "cudatrace");
    assert!(run.live().is_dir());
    let dir = on_tmpfs();
    let file = dir.path().join("file");
    std::fs::write(&file, "").unwrap();
    let log = file.join("log").display().to_string();
    let trace = trace_of(dir.path()).display().to_string();
    let words = ["run", "--log", "cudatrace", "--log-dir", &log, "--out", &trace, "--"];
    let job = job("logged").under(gputap_tests::gputap(), &words);
    let ended = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(60)).wait();
    assert_eq!((ended.code, ended.stdout.as_str()), (2, ""), "{ended:?}");
    assert!(ended.stderr.contains("--log-dir"), "{ended:?}");
}

#[test]
fn threads_do_not_interleave() {
    let log = cudatrace(&Run::new(&job("threads"), "cudatrace"));
    let (lines, report) = log.split_once("### Report ###\n").unwrap();
    let whole = |l: &str| l.starts_with("[DEVICE ") && l.matches("called with arguments: ").count() == 1;
    assert!(lines.lines().all(whole), "a line that is not one call");
    assert_eq!(lines.lines().filter(|l| l.contains("] cudaMemcpyAsync called")).count(), 8 * 500);
    assert!(report.starts_with("Total cudaMalloc: "));
}

#[test]
fn a_forked_child_has_its_own_log() {
    let run = Run::new(&job("forks"), "cudatrace");
    let logs = files(&run.live());
    assert_eq!(logs.len(), 2, "{:?}", logs.keys());
    let launches = |text: &String| text.lines().filter(|l| l.contains("] cudaLaunchKernel called")).count();
    assert_eq!(logs.values().map(launches).collect::<BTreeSet<_>>(), BTreeSet::from([140, 70]));
}

#[test]
fn the_burst_of_an_async_copy_is_its_time_and_not_a_stack_word() {
    let run = Run::new(&job("repeated").arg("5").env("GPUTAP_SIM_DELAY", "cudaMemcpyAsync:2=30ms"), "alnair");
    let timeline = &files(&run.live())["timeline.log"];
    let number = |line: &str, key: &str| -> i64 {
        let field = line.split(", ").find_map(|f| f.strip_prefix(key)).unwrap();
        field.parse().unwrap()
    };
    let copies: Vec<&str> = timeline.lines().filter(|l| l.starts_with("name:cudaMemcpyAsync,")).collect();
    let bursts: Vec<i64> = copies.iter().map(|l| number(l, "burst:")).collect();
    assert_eq!(copies.len(), 5);
    assert!(bursts[1] >= 30_000 && bursts.iter().all(|b| (0..60_000_000).contains(b)), "{bursts:?}");
    assert!(copies.iter().all(|l| number(l, "bytes:") == 64 && number(l, "kind:") == 1), "{copies:?}");
    let metrics = &files(&run.live())["metrics.log"];
    let (count, sum) = after(metrics, "name:cudaMemcpyAsync,count:").split_once(",burst:").unwrap();
    let sum: i64 = sum.parse().unwrap();
    assert_eq!(count, "5");
    assert!((bursts.iter().sum::<i64>()..bursts.iter().sum::<i64>() + 6).contains(&sum), "{sum} {bursts:?}");
}

#[test]
fn failed_allocations_are_not_used_memory() {
    let run = Run::new(&job("failures").env("GPUTAP_SIM_FAIL", "cuMemAlloc_v2:4+=2"), "alnair");
    let files = files(&run.live());
    let own = files.iter().find(|(name, _)| name.ends_with("/metrics.log")).unwrap().1;
    assert_eq!(after(own, "name:mem_used,count:"), (3 * 4096).to_string());
}

#[test]
fn a_look_up_is_not_a_copy() {
    let metrics = files(&Run::new(&job("looks-up"), "alnair").live())["metrics.log"].clone();
    assert_eq!(after(&metrics, "name:cuMemcpyH2D,count:"), "0,burst:0");
    assert_eq!(after(&metrics, "name:cuMemcpyD2H,count:"), "0,burst:0");
}

#[test]
fn launches_are_in_the_timeline() {
    let run = Run::new(&job("leaves").arg("return"), "alnair");
    let timeline = &files(&run.live())["timeline.log"];
    assert_eq!(timeline.lines().filter(|l| l.starts_with("name:cuLaunchKernel, start:")).count(), 500);
}

#[test]
fn readers_never_see_half_of_metrics_and_processes_do_not_overwrite_each_other() {
    let dir = on_tmpfs();
    let logs = dir.path().join("logs");
    let args = ["--quiet", "--log", "alnair", "--log-dir", logs.to_str().unwrap(), "--until-idle", "50ms"];
    let start = || Started::new(&mut job("gently").command(true, dir.path()), Duration::from_secs(120));
    let jobs: Vec<Started> = (0..3).map(|_| start()).collect();
    let collector = Started::new(&mut collect(dir.path(), &args), Duration::from_secs(120));
    let metrics = logs.join("metrics.log");
    wait_until("metrics", || metrics.exists());
    let mut versions = BTreeSet::new();
    wait_until_some(|| {
        let text = std::fs::read_to_string(&metrics).unwrap();
        assert!(
            text.starts_with("name:mem_used,count:") && text.ends_with('\n') && text.lines().count() >= 11,
            "{text:?}"
        );
        versions.insert(text);
        versions.len() >= 5
    });
    jobs.iter().for_each(|job| job.signal(Signal::KILL));
    jobs.into_iter().for_each(|job| drop(job.wait()));
    assert_eq!(collector.wait().code, 0);
    let files = files(&logs);
    let launches = |text: &str| -> u64 {
        after(text, "name:cuLaunchKernel,count:").split_once(',').unwrap().0.parse().unwrap()
    };
    let own: Vec<u64> =
        files.iter().filter(|(n, _)| n.ends_with("/metrics.log")).map(|(_, t)| launches(t)).collect();
    assert_eq!(own.len(), 3);
    assert_eq!(launches(&files["metrics.log"]), own.iter().sum::<u64>());
    let exported = dir.path().join("exported");
    export(&trace_of(dir.path()), "alnair", &exported);
    assert_eq!(
        launches(&crate::files(&exported)["metrics.log"]),
        own.iter().sum::<u64>(),
        "and what the trace holds"
    );
}

fn wait_until_some(mut done: impl FnMut() -> bool) {
    let limit = std::time::Instant::now() + Duration::from_secs(60);
    while !done() {
        assert!(std::time::Instant::now() < limit, "waited in vain");
        std::thread::sleep(Duration::from_millis(3));
    }
}

/// Every call that launches, however it was made: its line has the kernel's name, live and from the trace.
#[test]
fn a_launch_has_the_kernels_name() {
    let run = Run::new(&job("logged"), "cudatrace");
    assert_eq!(run.ended.code, 0, "{:?}", run.ended);
    let live = only_log(&run.live());
    assert_eq!(files(&run.live()), files(&run.exported("cudatrace")));
    let launches: Vec<&str> = live.lines().filter(|l| l.contains("LaunchKernel")).collect();
    assert!(!launches.is_empty(), "{live}");
    for line in launches {
        let kernel = line.split("func = ").nth(1).or_else(|| line.split(" f = ").nth(1));
        let kernel = kernel.unwrap_or_else(|| panic!("no kernel in {line}"));
        assert!(!kernel.starts_with("0x") && !kernel.starts_with("NULL"), "{line}");
    }
}

/// With a layer alone nobody sees which context is current; a line has its device all the same.
#[test]
fn a_layer_by_itself_knows_its_device() {
    for api in ["nccl", "runtime", "nccl,runtime"] {
        let run = Run::new(&job("logged").env("GPUTAP_API", api), "cudatrace");
        assert_eq!(run.ended.code, 0, "{api}: {:?}", run.ended);
        let live = only_log(&run.live());
        assert_eq!(files(&run.live()), files(&run.exported("cudatrace")), "{api}");
        let lines: Vec<&str> = live.lines().filter(|l| l.starts_with("[DEVICE ")).collect();
        // Before a context is there, no device is in use.
        let begun = lines.iter().position(|l| !l.starts_with("[DEVICE -1 ]"));
        let begun = begun.unwrap_or_else(|| panic!("{api}: no device at all: {live}"));
        let unknown: Vec<_> = lines[begun..].iter().filter(|l| l.starts_with("[DEVICE -1 ]")).collect();
        assert!(unknown.is_empty(), "{api}: {unknown:#?}");
        let first = lines.iter().position(|l| l.contains("ncclCommInit") || l.contains("cudaMalloc "));
        assert!(first.is_some_and(|first| begun <= first), "{api}: {live}");
    }
}
