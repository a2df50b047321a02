//! What stands between a job's end and its exit code, how large a limited trace gets, and what is told of the collector.

use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::time::Duration;

use gputap_tests::{
    Counts, Ended, Host, Job, Started, Stored, gputap, have, on_tmpfs, skip, tmp_dir, trace_of,
};
use gputap_trace::LossReason;

/// `gputap run` with these options of `overload.c`, below `prefix`, in a directory.
fn run(dir: &Path, prefix: &[&str], options: &[&str], overload: [&str; 5]) -> Job {
    let mut words = prefix.iter().copied();
    let first = words.next().map_or_else(gputap, Into::into);
    let mut job = words.fold(Job::new(first), |job, word| job.arg(word));
    if !prefix.is_empty() {
        job = job.arg(gputap());
    }
    job = job.arg("run").arg("--out").arg(trace_of(dir));
    job = options.iter().fold(job, |job, word| job.arg(word));
    overload.iter().fold(job.arg("--").arg(Host::new("overload.c").build()), |job, word| job.arg(word))
}

fn finish(job: &Job, dir: &Path) -> Ended {
    let ended = Started::new(&mut job.command(false, dir), Duration::from_secs(120)).wait();
    assert_eq!(ended.code, 0, "{ended:?}");
    ended
}

/// System calls that wait for a disk.
const SYNCS: [&str; 7] =
    ["fsync(", "fdatasync(", "sync_file_range(", "syncfs(", "sync(", "msync(", "RWF_DSYNC"];

/// The log of strace behind what `gputap run` was told of the end of the job, which is the program `overload`.
fn behind_the_end(log: &str) -> &str {
    let job = log.lines().rfind(|l| l.contains("execve(") && l.contains("/overload")).map(pid).unwrap();
    let told = format!("si_pid={job},");
    let at = log.find(&told).unwrap_or_else(|| panic!("it was not told of the end:\n{log}"));
    &log[at..]
}

fn pid(line: &str) -> &str {
    line.split_whitespace().next().unwrap_or_default()
}

/// How often a sync begins, in the thread that ends the run and in others.
fn syncs(log: &str, run: &str) -> (usize, usize) {
    let begins = |l: &&str| !l.contains("resumed") && SYNCS.iter().any(|s| l.contains(s));
    let all = log.lines().filter(begins);
    let (own, others): (Vec<_>, Vec<_>) = all.partition(|l| pid(l) == run);
    (own.len(), others.len())
}

#[test]
fn three_syncs_between_a_jobs_end_and_its_exit_code() {
    if !have("strace") {
        return skip("there is no strace");
    }
    // A quiet job; one whose segments are being rewritten when it ends; the same with calls that expire; and one that is
    // faster than rewriting, so that its rings are full when it ends.
    let cases: [(&[&str], [&str; 5]); 4] = [
        (&["--quiet"], ["1", "2", "4", "50", "2000"]),
        (&[], ["1", "2", "40", "20000", "1000"]),
        (&["--quiet", "--max-size", "2M"], ["1", "1", "150", "60", "6000"]),
        (&["--quiet", "--max-size", "2M"], ["1", "2", "40", "2000", "1000"]),
    ];
    for (options, overload) in cases {
        let dir = on_tmpfs();
        std::fs::create_dir(dir.path().join("rings")).unwrap();
        let log = dir.path().join("strace");
        let trace = "trace=fsync,fdatasync,sync_file_range,syncfs,sync,msync,execve,waitid,pwritev2";
        let prefix = ["strace", "-f", "-e", trace, "-o", log.to_str().unwrap()];
        finish(&run(dir.path(), &prefix, options, overload), dir.path());
        let log = std::fs::read_to_string(&log).unwrap();
        let (own, others) = syncs(behind_the_end(&log), pid(&log));
        println!("{options:?}: {own} syncs behind the job's end and {others} of other threads");
        assert!((1..=3).contains(&own), "{options:?}: {own}\n{log}");
        // Whoever rewrites meanwhile may be at the point of one, and then leaves it.
        assert!(others <= 1, "{options:?}: {others}\n{log}");
        let stored = Stored::read(&trace_of(dir.path()));
        stored.assert_exact(&Counts::read(&dir.path().join("counters")));
        assert!(!stored.trace.totals().dropped.contains_key(&LossReason::Disk), "closing loses nothing");
    }
}

/// Bytes of all files of a directory, each counted once.
fn size(dir: &Path) -> u64 {
    let (mut todo, mut files) = (vec![dir.to_owned()], std::collections::BTreeMap::new());
    while let Some(dir) = todo.pop() {
        for entry in dir.read_dir().into_iter().flatten().flatten() {
            match entry.metadata() {
                Ok(m) if m.is_dir() => todo.push(entry.path()),
                Ok(m) => drop(files.insert(m.ino(), m.len())),
                // Gone meanwhile.
                Err(_) => {}
            }
        }
    }
    files.values().sum()
}

#[test]
fn a_limit_holds_for_all_files_at_every_moment() {
    for (limit, bytes) in [("1M", 1 << 20), ("2M", 2 << 20), ("8M", 8 << 20)] {
        let dir = on_tmpfs();
        std::fs::create_dir(dir.path().join("rings")).unwrap();
        let overload = ["1", "2", "250", "400", "3000"];
        let job = run(dir.path(), &[], &["--quiet", "--max-size", limit], overload);
        let mut started = Started::new(&mut job.command(false, dir.path()), Duration::from_secs(120));
        let (mut largest, mut looks) = (0, 0);
        while !started.has_ended() {
            largest = largest.max(size(&trace_of(dir.path())));
            looks += 1;
            std::thread::sleep(Duration::from_millis(1));
        }
        assert_eq!(started.wait().code, 0);
        let end = size(&trace_of(dir.path()));
        let stored = Stored::read(&trace_of(dir.path()));
        let totals = stored.trace.totals().clone();
        println!("{limit}: {largest} bytes at most in {looks} looks, {end} at the end, {totals:?}");
        assert!(largest <= bytes && end <= bytes, "{limit}: {largest} at most, {end} at the end");
        assert!(looks > 100 && end > bytes / 8, "{looks} looks, {end} bytes");
        stored.assert_exact(&Counts::read(&dir.path().join("counters")));
        if bytes == 1 << 20 {
            assert!(totals.dropped.contains_key(&LossReason::Expired), "the limit was met: {totals:?}");
        }
    }
}

/// Processor time of the collector in seconds, as the report has it.
fn collector_seconds(dir: &Path) -> f64 {
    let job = Job::new(gputap()).arg("report").arg(trace_of(dir)).arg("--format").arg("json");
    let report: serde_json::Value = serde_json::from_str(&finish(&job, dir).stdout).unwrap();
    report["cost"]["collector_cpu_ns"].as_f64().unwrap_or_else(|| panic!("{report}")) / 1e9
}

#[test]
fn what_a_process_used_before_it_became_the_collector_does_not_count() {
    let dir = tempfile::tempdir_in(tmp_dir()).unwrap();
    let rings = on_tmpfs();
    // Two seconds of a shell's own work, then exec.
    let work =
        "i=0; while [ $i -lt 1500000 ]; do i=$((i + 1)); done; times >\"$TEST_DIR\"/times; exec \"$@\"";
    let prefix = ["sh", "-c", work, "sh"];
    let job = run(dir.path(), &prefix, &["--quiet"], ["1", "1", "4", "50", "2000"]);
    finish(&job.env("GPUTAP_DIR", rings.path()), dir.path());
    let times = std::fs::read_to_string(dir.path().join("times")).unwrap();
    let before: f64 = times.split(['m', 's']).nth(1).unwrap().parse().unwrap();
    let told = collector_seconds(dir.path());
    println!("{before} s before, {told} s in the collector");
    assert!(before > 0.3 && told < before / 2.0, "{before} s before, {told} s told");
}
