//! A collector killed at any of its system calls harms neither the job nor what was recorded: each call is in the trace,
//! still in a ring, or both, and the next collector puts them together.

use std::collections::BTreeSet;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::Duration;

use gputap_tests::{
    Counts, Host, Job, Started, Stored, amount, collect, collect_rest, gputap, have, on_tmpfs, skip, trace_of,
};

/// System calls of which each may be the last one, but which touch no file: all their points are alike.
const PLAIN: [&str; 14] = [
    "brk",
    "mmap",
    "munmap",
    "mprotect",
    "fcntl",
    "futex",
    "wait4",
    "close",
    "clock_gettime",
    "rt_sigaction",
    "rt_sigprocmask",
    "sigaltstack",
    "prlimit64",
    "getrandom",
];

/// System calls that change files: the collector is killed at each.
const CHANGING: [&str; 12] = [
    "rename",
    "unlink",
    "unlinkat",
    "rmdir",
    "mkdir",
    "write",
    "fsync",
    "fdatasync",
    "flock",
    "ftruncate",
    "pwrite64",
    "writev",
];

/// A run of the job below the collector, itself below strace.
struct Run {
    dir: tempfile::TempDir,
    /// What the job said.
    said: String,
    /// Whether the collector was killed.
    killed: bool,
}

impl Run {
    fn new(strace: &[&str]) -> Run {
        let dir = on_tmpfs();
        std::fs::create_dir(dir.path().join("rings")).unwrap();
        let mut job = Job::new("strace").arg("-o").arg(dir.path().join("strace"));
        job = strace.iter().fold(job, |job, word| job.arg(word));
        job = job.arg(gputap()).arg("run").arg("--quiet").arg("--out").arg(dir.path().join("trace"));
        // The job outlives whoever waits for it, so a shell keeps how it ended.
        job = job.arg("--").arg("sh").arg("-c").arg("\"$@\"; echo $? >\"$TEST_DIR\"/code").arg("sh");
        job = ["1", "3", "40", "25", "2000"]
            .iter()
            .fold(job.arg(Host::new("overload.c").build()), |job, word| job.arg(word));
        let mut command = job.command(false, dir.path());
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
        // The pipe ends when the job has, whether it was waited for or not.
        let mut said = String::new();
        child.stdout.take().unwrap().read_to_string(&mut said).unwrap();
        let status = child.wait().unwrap();
        Run { dir, said, killed: !status.success() }
    }

    fn trace(&self) -> PathBuf {
        self.dir.path().join("trace")
    }

    /// The directory that the collector made for rings.
    fn rings(&self) -> Option<PathBuf> {
        let parent = self.dir.path().join("rings");
        let mut runs: Vec<PathBuf> = parent.read_dir().unwrap().map(|e| e.unwrap().path()).collect();
        // Hidden: it is being removed.
        runs.retain(|p| !p.file_name().unwrap().to_string_lossy().starts_with('.'));
        assert!(runs.len() <= 1, "{runs:?}");
        runs.pop()
    }

    /// Whether the collector came so far as to start the job.
    fn started(&self) -> bool {
        ["counters", "code"].iter().any(|file| self.dir.path().join(file).exists())
    }

    /// How many calls each thread of the job says it made.
    fn answers(&self) -> Vec<&str> {
        self.said.lines().map(|l| l.split_once(' ').unwrap().1).collect()
    }
}

/// What `gputap report` says of the trace, and whether there is one.
fn check_report(run: &Run) -> bool {
    let job = Job::new(gputap()).arg("report").arg(run.trace());
    let ended = Started::new(&mut job.command(false, run.dir.path()), Duration::from_secs(30)).wait();
    // A reader takes a journal without trace.json for a trace whose beginning is damaged.
    let there = ["trace.json", "journal.raw"].iter().any(|file| run.trace().join(file).exists());
    let closed = run.trace().join("manifest.json").exists();
    let code = if closed {
        0
    } else if there {
        3
    } else {
        2
    };
    assert_eq!(ended.code, code, "{}{}", ended.stdout, ended.stderr);
    let clear = ended.stderr.contains("not a trace") || ended.stderr.contains("does not exist");
    assert!(there || clear, "{}", ended.stderr);
    there
}

/// The job is unharmed, and another collector finds every call, in the trace or in rings. Whether in both.
fn check(run: &Run, answers: &[&str]) -> bool {
    let there = check_report(run);
    if !run.started() {
        assert!(run.killed && run.said.is_empty());
        return false;
    }
    assert_eq!(run.answers(), answers);
    assert_eq!(std::fs::read_to_string(run.dir.path().join("code")).unwrap(), "0\n");
    let before = if there { Stored::read(&run.trace()).counts.total() } else { 0 };
    if let Some(rings) = run.rings() {
        go_on(run, &rings);
    }
    let stored = Stored::read(&run.trace());
    stored.assert_exact(&Counts::read(&run.dir.path().join("counters")));
    before > 0 && stored.counts.total() > before
}

/// Stores what the killed collector left in rings.
fn go_on(run: &Run, rings: &Path) {
    let job = Job::new(gputap()).arg("collect").arg(rings).arg("--out").arg(run.trace());
    let job = job.arg("--quiet").arg("--until-idle").arg("20ms");
    let ended = Started::new(&mut job.command(false, run.dir.path()), Duration::from_secs(30)).wait();
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
}

/// The system calls of the collector and how often it makes each.
fn system_calls(dir: &Path) -> Vec<(String, u64)> {
    let table = std::fs::read_to_string(dir.join("strace")).unwrap();
    let row = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let calls = words.get(3)?.parse().ok()?;
        Some((words.last()?.to_string(), calls)).filter(|(name, _)| name != "total")
    };
    table.lines().filter_map(row).collect()
}

/// At which of its `calls` the collector is killed: the first ones, then fewer and fewer, and the last.
fn points(name: &str, calls: u64) -> BTreeSet<u64> {
    let fibonacci = std::iter::successors(Some((1, 2)), |(a, b)| Some((*b, a + b))).map(|(a, _)| a);
    let first = if PLAIN.contains(&name) { 1 } else { calls };
    let most = amount("GPUTAP_TEST_POINTS", 100);
    let all = if CHANGING.contains(&name) || most > 100 { 1..=calls.min(most) } else { 1..=1 };
    fibonacci.take_while(|n| *n <= first).chain(all).chain([calls]).collect()
}

/// Does `one` for each point, given strace's options for it; the sums of what it answers.
fn at_each_point(calls: &[(String, u64)], one: impl Fn(&[&str]) -> [bool; 2] + Sync) -> [u32; 3] {
    let kills = calls.iter().filter(|(name, _)| name != "execve");
    let kills = kills.flat_map(|(name, n)| points(name, *n).into_iter().map(move |n| (name.as_str(), n)));
    let (kills, done) = (Mutex::new(kills), Mutex::new([0; 3]));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some((name, n)) = kills.lock().unwrap().next() else { break };
                    let inject = format!("inject={name}:signal=SIGKILL:when={n}");
                    let _said = Context(format!("killed at {name} {n}"));
                    let [a, b] = one(&["-e", &format!("trace={name}"), "-e", &inject]);
                    let mut done = done.lock().unwrap();
                    [true, a, b].iter().zip(done.iter_mut()).for_each(|(b, n)| *n += u32::from(*b));
                }
            });
        }
    });
    *done.lock().unwrap()
}

#[test]
fn killed_at_any_system_call_the_collector_loses_nothing() {
    if !have("strace") {
        return skip("there is no strace");
    }
    let whole = Run::new(&["-c"]);
    assert!(!whole.killed);
    let answers = whole.answers();
    check(&whole, &answers);
    let [runs, killed, divided] = at_each_point(&system_calls(whole.dir.path()), |strace| {
        let run = Run::new(strace);
        let divided = check(&run, &answers);
        [run.killed, divided]
    });
    println!("{runs} runs, {killed} killed, {divided} with a part of the calls in rings only");
    assert!(killed > 100 && divided > 10, "{runs} runs, {killed} killed, {divided} divided");
}

/// A collector below strace with all its threads, for rings that a job left, of which an earlier one stored a part.
/// Whether it was killed, and how far it came: calls stored.
fn collect_below(strace: &[&str], rings: &Path) -> (tempfile::TempDir, bool) {
    let dir = on_tmpfs();
    let copied = Command::new("cp").arg("-a").arg(rings).arg(dir.path()).status().unwrap();
    assert!(copied.success());
    let mut command = Command::new("strace");
    command.arg("-f").arg("-o").arg(dir.path().join("strace")).args(strace);
    // Segments so small that a thread of its own rewrites many, and deletes some.
    let inner = collect(dir.path(), &["--quiet", "--until-idle", "20ms", "--segment-bytes", "20000"]);
    command.arg(inner.get_program()).args(inner.get_args()).current_dir(dir.path());
    let ended = Started::new(&mut command, Duration::from_secs(60)).wait();
    (dir, ended.code != 0)
}

#[test]
fn killed_in_any_of_its_threads_the_collector_loses_nothing() {
    if !have("strace") {
        return skip("there is no strace");
    }
    let job = Job::new(Host::new("overload.c").build());
    let outcome = ["1", "3", "40", "25", "0"].iter().fold(job, |job, word| job.arg(word)).run(true);
    assert_eq!(outcome.ended.code, 0);
    let rings = outcome.dir().join("rings");
    let (whole, killed) = collect_below(&["-c"], &rings);
    assert!(!killed);
    let check = |dir: &Path| {
        let stored = Stored::read(&trace_of(dir));
        stored.assert_exact(&outcome.counts);
        stored.counts.total()
    };
    check(whole.path());
    let [runs, killed, divided] = at_each_point(&system_calls(whole.path()), |strace| {
        let (dir, killed) = collect_below(strace, &rings);
        let there = trace_of(dir.path()).join("trace.json").exists();
        let before = if there { Stored::read(&trace_of(dir.path())).counts.total() } else { 0 };
        collect_rest(dir.path());
        let stored = check(dir.path());
        [killed, before > 0 && stored > before]
    });
    println!("{runs} runs, {killed} killed, {divided} with a part of the calls in rings only");
    assert!(killed > 100, "{runs} runs, {killed} killed, {divided} divided");
}

/// Says where it was when a check fails.
struct Context(String);

impl Drop for Context {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.0);
        }
    }
}
