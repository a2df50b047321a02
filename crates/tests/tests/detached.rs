//! GPUTAP_COLLECT: the library starts a collector, and the job does not notice.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use gputap_tests::{
    Counts, Ended, Host, Job, Random, Recorded, Started, Stored, gputap, library, on_tmpfs, skip, tmp_dir,
};
use rustix::fs::FlockOperation;
use rustix::process::{Pid, Signal};
use tempfile::TempDir;

fn wait_until(what: &str, done: impl Fn() -> bool) {
    let limit = Instant::now() + Duration::from_secs(60);
    while !done() {
        assert!(Instant::now() < limit, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// A directory for rings, counters and traces.
struct Workplace(TempDir);

impl Workplace {
    fn new() -> Workplace {
        Workplace(on_tmpfs())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// The job with the library and a collector that stays for so long.
    fn command(&self, job: &Job, stay: &str) -> Command {
        let mut command = job.command(true, self.path());
        command.env("GPUTAP_COLLECT", stay).current_dir(self.path());
        command
    }

    fn run(&self, job: &Job, stay: &str) -> Ended {
        Started::new(&mut self.command(job, stay), Duration::from_secs(60)).wait()
    }

    /// Pids of collectors of this directory.
    fn collectors(&self) -> Vec<Pid> {
        let rings = self.path().join("rings");
        let of = |pid: i32| {
            let words = std::fs::read(format!("/proc/{pid}/cmdline")).ok()?;
            let ours = words.split(|b| *b == 0).any(|w| w == rings.as_os_str().as_encoded_bytes());
            if ours { Pid::from_raw(pid) } else { None }
        };
        let entries = Path::new("/proc").read_dir().unwrap().flatten();
        entries.filter_map(|e| of(e.file_name().to_str()?.parse().ok()?)).collect()
    }

    /// Waits until nobody drains the directory any more.
    fn wait_for_end(&self) {
        wait_until("the collector's end", || self.collectors().is_empty());
        // A process that ends has no command line any more before its files are closed.
        let lock = File::open(self.path().join("rings/lock")).unwrap();
        let free = || rustix::fs::flock(&lock, FlockOperation::NonBlockingLockExclusive).is_ok();
        wait_until("the lock", free);
    }

    fn stop_collector(&self) {
        // A short job may end before its collector has begun, which a signal would then simply end.
        wait_until("a trace", || self.traces().iter().any(|t| t.join("trace.json").exists()));
        self.collectors().iter().for_each(|pid| rustix::process::kill_process(*pid, Signal::TERM).unwrap());
        self.wait_for_end();
    }

    fn traces(&self) -> Vec<PathBuf> {
        let paths = self.path().read_dir().unwrap().map(|e| e.unwrap().path());
        paths.filter(|p| p.extension().is_some_and(|e| e == "trace")).collect()
    }

    /// All traces together hold every call that the driver counted.
    fn assert_exact(&self) -> Vec<Stored> {
        let driver = Counts::read(&self.path().join("counters"));
        let log = std::fs::read_to_string(self.path().join("rings/collect.log")).unwrap_or_default();
        assert_eq!(log, "", "nothing went wrong");
        let traces: Vec<Stored> = self.traces().iter().map(|t| Stored::read(t)).collect();
        let mut left = driver.clone();
        let (mut stored, mut dropped) = (0, 0);
        for t in &traces {
            assert_eq!(t.trace.problems(), [""; 0]);
            left = t.without_own(&left);
            stored += t.trace.totals().stored;
            dropped += t.trace.totals().dropped_total();
        }
        let made = left.without_questions(&Counts::default());
        assert_eq!((stored + dropped, dropped), (made.total(), 0), "{} traces", traces.len());
        traces
    }
}

impl Drop for Workplace {
    fn drop(&mut self) {
        for pid in self.collectors() {
            let _ = rustix::process::kill_process(pid, Signal::KILL);
        }
    }
}

fn overload(seed: u64) -> Job {
    let job = Job::new(Host::new("overload.c").build()).arg(seed.to_string());
    ["2", "20", "30", "1000"].iter().fold(job, |job, a| job.arg(a))
}

#[test]
fn the_job_sees_nothing_of_it() {
    for what in ["plain", "fails", "deaf", "pinned"] {
        let (place, job) = (Workplace::new(), Job::new(Host::new("waits.c").build()).arg(what));
        let bare = job.run(false).ended;
        bare.assert_same(&place.run(&job, "60s"));
        let [collector] = place.collectors()[..] else { panic!("{:?}", place.collectors()) };
        assert_detached(collector, what);
        place.stop_collector();
        let traces = place.assert_exact();
        assert_eq!(traces.len(), 1, "{what}");
        assert_eq!(traces[0].trace.processes().len(), 2);
        let mut told: Vec<_> =
            traces[0].trace.processes().iter().map(|p| p.attributes["collector"].as_str()).collect();
        told.sort_unstable();
        assert_eq!(told, ["already there", "started"]);
    }
}

/// Nothing of the job's is left in it.
fn assert_detached(pid: Pid, what: &str) {
    let pid = pid.as_raw_nonzero();
    let read = |name: &str| std::fs::read_to_string(format!("/proc/{pid}/{name}")).unwrap();
    let environ = read("environ");
    for name in ["LD_PRELOAD", "LD_LIBRARY_PATH", "GPUTAP_COLLECT", "GPUTAP_SIM", "TEST_DIR"] {
        assert!(!environ.contains(name), "{what}: {environ}");
    }
    assert!(!read("maps").contains("libgputap"), "{what}: it is not traced itself");
    let cwd = || std::fs::read_link(format!("/proc/{pid}/cwd")).unwrap();
    wait_until("leaving the job's directory", || cwd() == Path::new("/"));
    let status = read("status");
    let line = |name: &str| status.lines().find_map(|l| l.strip_prefix(name)).unwrap().trim();
    // Those it watches for itself are INT, TERM and HUP.
    assert_eq!(u64::from_str_radix(line("SigBlk:"), 16).unwrap() & !0x4003, 0, "{what}: {status}");
    // The Rust runtime ignores SIGPIPE, and nothing else.
    assert_eq!(u64::from_str_radix(line("SigIgn:"), 16).unwrap() & !0x1000, 0, "{what}: {status}");
    let processors = std::thread::available_parallelism().unwrap().get();
    let allowed = u64::from_str_radix(&line("Cpus_allowed:").replace(',', ""), 16).unwrap().count_ones();
    assert!(allowed as usize >= processors, "{what}: {status}");
    let stat = read("stat");
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    assert_eq!(fields[1], "1", "{what}: it is nobody's child: {stat}");
    assert_eq!(fields[16], "5", "{what}: it is nice: {stat}");
    let fds = Path::new("/proc").join(pid.to_string()).join("fd").read_dir().unwrap();
    for fd in fds.flatten().filter_map(|e| std::fs::read_link(e.path()).ok()) {
        let fd = fd.to_string_lossy().into_owned();
        assert!(!fd.contains("pipe") && !fd.contains("stdout") && !fd.contains("stderr"), "{what}: {fd}");
    }
}

#[test]
fn what_waits_for_the_jobs_output_does_not_wait_for_the_collector() {
    let place = Workplace::new();
    let mut command = place.command(&overload(1), "60s");
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdin.take());
    // As a shell's $(…) does: until the last writer is gone.
    let mut said = String::new();
    std::io::Read::read_to_string(child.stdout.as_mut().unwrap(), &mut said).unwrap();
    let mut complaints = String::new();
    std::io::Read::read_to_string(child.stderr.as_mut().unwrap(), &mut complaints).unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!((said.lines().count(), complaints.as_str()), (2, ""));
    assert_eq!(place.collectors().len(), 1, "it is still there");
    place.stop_collector();
    place.assert_exact();
}

#[test]
fn it_ends_by_itself_when_nobody_is_there_any_more() {
    let place = Workplace::new();
    assert_eq!(place.run(&Job::new(Host::new("processes.c").build()).arg("storm"), "100ms").code, 0);
    place.wait_for_end();
    let traces = place.assert_exact();
    assert_eq!(traces[0].trace.processes().len(), 201);
    assert_eq!(place.path().join("rings/v2").read_dir().unwrap().count(), 0);
}

#[test]
fn many_processes_at_once_start_one() {
    let place = Workplace::new();
    let jobs: Vec<Started> = (0..20)
        .map(|seed| Started::new(&mut place.command(&overload(seed), "60s"), Duration::from_secs(60)))
        .collect();
    for job in jobs {
        let ended = job.wait();
        assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
        assert_eq!(place.collectors().len(), 1);
    }
    place.stop_collector();
    let traces = place.assert_exact();
    assert_eq!((traces.len(), traces[0].trace.processes().len()), (1, 20));
    let started = traces[0].trace.processes().iter().filter(|p| p.attributes["collector"] == "started");
    assert_eq!(started.count(), 1);
}

#[test]
fn a_process_that_comes_while_the_collector_goes_is_not_forgotten() {
    let (place, mut random) = (Workplace::new(), Random::new(5));
    for seed in 0..60 {
        let ended = place.run(&overload(seed), "10ms");
        assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
        std::thread::sleep(Duration::from_millis(random.between(0, 60)));
    }
    place.wait_for_end();
    let traces = place.assert_exact();
    println!("60 jobs in {} traces", traces.len());
    assert_eq!(traces.iter().map(|t| t.trace.processes().len()).sum::<usize>(), 60);
    assert_eq!(place.path().join("rings/v2").read_dir().unwrap().count(), 0);
}

/// What a process says of its collector in its own rings.
fn told(place: &Workplace) -> String {
    let recorded = Recorded::read(&place.path().join("rings"));
    let attributes = recorded.processes[0].header.attributes();
    attributes.into_iter().find(|(key, _)| key == "collector").map_or_else(String::new, |(_, value)| value)
}

#[test]
fn a_process_that_adopts_orphans_starts_none() {
    let (place, job) = (Workplace::new(), Job::new(Host::new("waits.c").build()).arg("subreaper"));
    job.run(false).ended.assert_same(&place.run(&job, "60s"));
    assert!(place.collectors().is_empty());
    assert!(told(&place).contains("adopts orphans"), "{}", told(&place));
    let init = ["unshare", "--pid", "--fork", "--mount-proc"];
    if !Command::new(init[0]).args(&init[1..]).arg("true").output().is_ok_and(|o| o.status.success()) {
        return skip("no pid namespaces here");
    }
    let (place, job) = (
        Workplace::new(),
        Job::new(Host::new("waits.c").build())
            .arg("init")
            .scripted(&init, "exec env LD_PRELOAD=$TEST_PRELOAD \"$@\""),
    );
    job.run(false).ended.assert_same(&place.run(&job, "60s"));
    assert!(place.collectors().is_empty());
    assert!(told(&place).contains("adopts orphans"), "{}", told(&place));
}

#[test]
fn without_the_program_the_job_goes_on_and_the_reason_is_kept() {
    let job = Job::new(Host::new("waits.c").build());
    for (bin, says) in [("/no/such/gputap", "GPUTAP_BIN"), ("/etc/passwd", "GPUTAP_BIN")] {
        let place = Workplace::new();
        job.run(false).ended.assert_same(&place.run(&job.clone().env("GPUTAP_BIN", bin), "1"));
        assert!(told(&place).contains(says), "{}", told(&place));
        assert!(place.traces().is_empty());
    }
    for off in ["", "0"] {
        let place = Workplace::new();
        job.run(false).ended.assert_same(&place.run(&job, off));
        assert_eq!((told(&place).as_str(), place.traces().len()), ("", 0));
    }
}

#[test]
fn where_the_program_is_looked_for() {
    // The library without the program beside it.
    let dir = tempfile::tempdir_in(tmp_dir()).unwrap();
    let put = |from: &Path, to: &str| {
        let to = dir.path().join(to);
        std::fs::create_dir_all(to.parent().unwrap()).unwrap();
        std::fs::copy(from, &to).unwrap();
        to
    };
    let alone = put(&library(), "lib/gputap/libgputap.so");
    let job = overload(1);
    let run = |place: &Workplace, path: &str| {
        let mut command = place.command(&job, "20ms");
        command.env("LD_PRELOAD", &alone).env("PATH", path);
        assert_eq!(Started::new(&mut command, Duration::from_secs(60)).wait().code, 0);
    };
    let place = Workplace::new();
    run(&place, "/nowhere");
    assert!(told(&place).contains("not found"), "{}", told(&place));
    let in_path = put(&gputap(), "anywhere/gputap");
    let place = Workplace::new();
    run(&place, &format!("relative:/nowhere:{}", in_path.parent().unwrap().display()));
    place.wait_for_end();
    place.assert_exact();
    put(&gputap(), "bin/gputap");
    let place = Workplace::new();
    run(&place, "/nowhere");
    place.wait_for_end();
    place.assert_exact();
}

#[test]
fn a_trace_that_can_not_be_made_is_said_in_the_log() {
    let place = Workplace::new();
    let job = overload(1).env("GPUTAP_OUT", "/proc/no/trace");
    let ended = place.run(&job, "1");
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
    let log = place.path().join("rings/collect.log");
    wait_until("the log", || std::fs::read_to_string(&log).is_ok_and(|l| l.contains("/proc/no/trace")));
    wait_until("its end", || place.collectors().is_empty());
    assert!(Recorded::read(&place.path().join("rings")).counts().total() > 0, "the rings are still there");
}

#[test]
fn gputap_run_needs_no_other_collector() {
    let place = Workplace::new();
    let job = Job::new(gputap()).arg("run").arg("--quiet").arg("--out").arg(place.path().join("t.trace"));
    let mut command = job.arg("--").arg(Host::new("waits.c").build()).command(false, place.path());
    command.env("GPUTAP_COLLECT", "60s").current_dir(place.path());
    std::fs::create_dir(place.path().join("rings")).unwrap();
    let ended = Started::new(&mut command, Duration::from_secs(60)).wait();
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
    let traces = place.assert_exact();
    assert!(traces[0].trace.processes().iter().all(|p| !p.attributes.contains_key("collector")));
}
