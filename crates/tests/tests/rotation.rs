//! A recording that goes on and on: disk and memory stay bounded, and the report stays right.

use std::path::Path;
use std::time::Duration;

use gputap_tests::{Counts, Host, Job, Started, Stored, collect, on_tmpfs, trace_of};
use gputap_trace::LossReason;
use rustix::process::Signal;

fn size(dir: &Path) -> u64 {
    let entries = dir.read_dir().into_iter().flatten().flatten();
    let of = |e: std::fs::DirEntry| match e.metadata() {
        Ok(m) if m.is_dir() => size(&e.path()),
        Ok(m) => m.len(),
        // Gone meanwhile.
        Err(_) => 0,
    };
    entries.map(of).sum()
}

/// Most memory that a process had, in bytes.
fn memory(pid: i32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:")).unwrap_or("0 kB");
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() << 10
}

#[test]
fn thousands_of_segments() {
    let dir = on_tmpfs();
    std::fs::create_dir(dir.path().join("rings")).unwrap();
    let args = ["--quiet", "--max-size", "1M", "--segment-bytes", "16384"];
    let collector = Started::new(&mut collect(dir.path(), &args), Duration::from_secs(300));
    let job = |seed: &str| {
        let job = Job::new(Host::new("overload.c").build()).arg(seed);
        ["2", "400", "120", "3000"].iter().fold(job, |job, a| job.arg(a))
    };
    let (mut largest, mut jobs) = (0, 0);
    for seed in ["1", "2", "3", "4"] {
        let mut job = Started::new(&mut job(seed).command(true, dir.path()), Duration::from_secs(200));
        while !job.has_ended() {
            largest = largest.max(size(&trace_of(dir.path())));
            std::thread::sleep(Duration::from_millis(20));
        }
        assert_eq!(job.wait().code, 0);
        jobs += 1;
    }
    let memory = memory(collector.pid().as_raw_nonzero().get());
    collector.signal(Signal::TERM);
    let ended = collector.wait();
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
    let stored = Stored::read(&trace_of(dir.path()));
    let totals = stored.trace.totals();
    assert_eq!(stored.trace.problems(), [""; 0]);
    assert_eq!(totals.emitted, stored.made(&Counts::read(&dir.path().join("counters"))).total());
    assert_eq!(stored.trace.processes().len(), jobs);
    let names: Vec<_> = trace_of(dir.path()).join("calls").read_dir().unwrap().flatten().collect();
    let number =
        |name: &str| name.trim_start_matches("carried-").trim_end_matches(".arrow").parse::<u32>().unwrap();
    let segments = names.iter().map(|e| number(e.file_name().to_str().unwrap())).max().unwrap();
    println!(
        "{segments} segments, {} calls, {largest} bytes on disk and {memory} in memory at most",
        totals.emitted
    );
    assert!(segments > 1000, "{segments} segments");
    assert!(totals.dropped[&LossReason::Expired] > totals.emitted / 2, "{totals:?}");
    // What waits to be rewritten, journal and index come on top of what is kept.
    assert!(largest < 6 << 20, "{largest} bytes on disk");
    assert!(memory < 200 << 20, "{memory} bytes in memory");
    let last = Stored::read(&trace_of(dir.path()));
    assert!(last.trace.kernels().iter().any(|k| k.process == 4), "names of the last job are there");
}

#[test]
fn two_thousand_threads_of_one_process() {
    let dir = on_tmpfs();
    std::fs::create_dir(dir.path().join("rings")).unwrap();
    let collector = Started::new(&mut collect(dir.path(), &["--quiet"]), Duration::from_secs(120));
    for what in ["2000", "1500-at-once"] {
        let job = Job::new(Host::new("threads.c").build()).arg(what);
        let ended = Started::new(&mut job.command(true, dir.path()), Duration::from_secs(120)).wait();
        assert_eq!((ended.code, ended.stdout.as_str()), (0, "bad: 0\n"));
    }
    collector.signal(Signal::TERM);
    assert_eq!(collector.wait().code, 0);
    let stored = Stored::read(&trace_of(dir.path()));
    stored.assert_exact(&Counts::read(&dir.path().join("counters")));
    let threads = |process: u32| stored.trace.threads().iter().filter(|t| t.process == process).count();
    assert!(threads(1) > 2000, "{}", threads(1));
    assert!(threads(2) > 1024, "{}", threads(2));
}
