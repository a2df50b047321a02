//! Rings that make no sense, by accident or on purpose: the collector goes on, says so, and loses nothing else.

use std::fs::{self, File};
use std::os::unix::fs::{FileExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use gputap_tests::{Counts, Ended, Host, Job, Random, Started, Stored, collect, on_tmpfs, trace_of};
use gputap_wire::layout::{process, ring};
use tempfile::TempDir;

fn job() -> Job {
    let job = Job::new(Host::new("overload.c").build());
    ["1", "3", "20", "30", "500"].iter().fold(job, |job, a| job.arg(a))
}

/// The rings of an honest process, which others are put beside.
struct Workplace {
    dir: TempDir,
    honest: PathBuf,
    others: u32,
}

impl Workplace {
    fn new() -> Workplace {
        let dir = on_tmpfs();
        let ended = Started::new(&mut job().command(true, dir.path()), Duration::from_secs(60)).wait();
        assert_eq!(ended.code, 0, "{ended:?}");
        let honest = dir.path().join("rings/v2").read_dir().unwrap().next().unwrap().unwrap().path();
        Workplace { dir, honest, others: 0 }
    }

    fn all(&self) -> PathBuf {
        self.dir.path().join("rings/v2")
    }

    /// A name as of another process that is gone.
    fn next_name(&mut self) -> PathBuf {
        self.others += 1;
        let name = self.honest.file_name().unwrap().to_str().unwrap();
        let parts: Vec<&str> = name.split('-').collect();
        self.all().join(format!("{}-{}-{}-1", parts[0], parts[1], 4_200_000 + self.others))
    }

    /// A copy of the honest process for a test to spoil.
    fn copy(&mut self) -> PathBuf {
        let to = self.next_name();
        assert!(Command::new("cp").arg("-a").arg(&self.honest).arg(&to).status().unwrap().success());
        to
    }

    /// Collects, and checks that of the honest process nothing is missing.
    fn collect(&self) -> (Ended, Stored) {
        let mut command = collect(self.dir.path(), &["--until-idle", "30ms"]);
        let ended = Started::new(&mut command, Duration::from_secs(60)).wait();
        assert_eq!(ended.code, 0, "{ended:?}");
        let stored = Stored::read(&trace_of(self.dir.path()));
        let driver = Counts::read(&self.dir.path().join("counters"));
        let is_honest = |p: &&gputap_trace::Process| p.pid != 0 && p.attributes.contains_key("exe");
        let honest = stored.trace.processes().iter().filter(is_honest);
        let whole = |p: &gputap_trace::Process| {
            let own: u64 = p.own_calls.values().sum();
            p.totals.stored + own == driver.total() && p.totals.dropped_total() == 0
        };
        assert!(honest.clone().any(whole), "{:?}", honest.map(|p| &p.totals).collect::<Vec<_>>());
        (ended, stored)
    }
}

fn put(path: &Path, at: usize, bytes: &[u8]) {
    File::options().write(true).open(path).unwrap().write_all_at(bytes, at as u64).unwrap();
}

fn cut(path: &Path, len: u64) {
    File::options().write(true).open(path).unwrap().set_len(len).unwrap();
}

fn fifo(path: &Path) {
    let _ = fs::remove_file(path);
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

/// What spoils a process, and what the collector must say about it; nothing where it can make sense of it.
type Spoiled = (&'static str, fn(&Path), &'static str);

const SPOILED: [Spoiled; 22] = [
    ("another version", |d| put(&d.join("process"), process::VERSION_AT, &[9]), "format 9"),
    ("no magic", |d| put(&d.join("process"), 0, b"ELF"), "not a process file"),
    ("a short header", |d| cut(&d.join("process"), 100), "fill whole buffer"),
    ("an empty header", |d| cut(&d.join("process"), 0), "fill whole buffer"),
    ("zeros", |d| put(&d.join("process"), 0, &[0; 4096]), "not a process file"),
    ("noise in the attributes", |d| put(&d.join("process"), process::ATTRIBUTES_AT, &[0xFF; 3584]), ""),
    ("endless rings", |d| put(&d.join("process"), process::RINGS_AT, &[0xFF; 8]), "ring-0"),
    ("endless counters", |d| put(&d.join("process"), process::NO_RING_AT, &[0xFF; 16]), ""),
    ("a header that is a pipe", |d| fifo(&d.join("process")), "not a file"),
    ("a ring that is a pipe", |d| fifo(&d.join("ring-0000")), "not a file"),
    ("marks that are a pipe", |d| fifo(&d.join("marks")), ""),
    ("marks that are noise", |d| fs::write(d.join("marks"), [0xFF; 70_000]).unwrap(), ""),
    (
        "a ring that is a link",
        |d| {
            fs::remove_file(d.join("ring-0000")).unwrap();
            symlink("/etc/passwd", d.join("ring-0000")).unwrap();
        },
        "ring-0000",
    ),
    ("a ring of another version", |d| put(&d.join("ring-0000"), ring::VERSION_AT, &[7]), "ring format 7"),
    ("a ring without magic", |d| put(&d.join("ring-0000"), 0, b"ELF"), "not a ring"),
    ("an absurd capacity", |d| put(&d.join("ring-0000"), ring::CAPACITY_AT, &[0xFF; 8]), "capacity"),
    ("a ring in another's place", |d| fs::rename(d.join("ring-0001"), d.join("ring-0000")).unwrap(), "index"),
    ("a ring that is cut", |d| cut(&d.join("ring-0000"), 4096 + 64), "ring-0000"),
    ("a ring of nothing", |d| cut(&d.join("ring-0000"), 0), "ring-0000"),
    ("a head beyond the ring", |d| put(&d.join("ring-0000"), ring::HEAD_AT, &[0xFF; 8]), "make no sense"),
    ("a head between records", |d| put(&d.join("ring-0000"), ring::HEAD_AT, &[1]), "make no sense"),
    ("no records", |d| put(&d.join("ring-0000"), ring::DATA_AT, &[0xFF; 4096]), "holds no records"),
];

#[test]
fn each_way_to_make_no_sense() {
    for (what, spoil, says) in SPOILED {
        let mut place = Workplace::new();
        let other = place.copy();
        spoil(&other);
        let (ended, stored) = place.collect();
        if says.is_empty() {
            assert!(!ended.stderr.contains("not recorded"), "{what}: {}", ended.stderr);
            continue;
        }
        // Once when it ends, as a problem of the trace's, and in the summary of it.
        let said: Vec<&str> =
            ended.stderr.lines().filter(|l| l.starts_with("gputap: not recorded")).collect();
        assert!(said.iter().any(|l| l.contains(says)), "{what}: {}", ended.stderr);
        let mut once = said.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), said.len(), "{what}: {said:?}");
        assert!(
            stored.trace.problems().iter().any(|p| p.contains(says)),
            "{what}: {:?}",
            stored.trace.problems()
        );
        let skipped = says == "holds no records";
        assert_eq!(other.exists(), !skipped, "{what}: what was left alone is still there");
    }
}

#[test]
fn all_of_them_at_once() {
    let mut place = Workplace::new();
    for (_, spoil, _) in SPOILED {
        spoil(&place.copy());
    }
    let (ended, stored) = place.collect();
    for (what, _, says) in SPOILED {
        assert!(ended.stderr.contains(says), "{what}: {}", ended.stderr);
        assert!(stored.trace.problems().iter().any(|p| p.contains(says)), "{what}");
    }
}

#[test]
fn things_beside_processes() {
    let mut place = Workplace::new();
    let all = place.all();
    fs::write(all.join("file"), "x").unwrap();
    fs::create_dir(all.join("directory")).unwrap();
    fs::write(all.join("directory/letter"), "x").unwrap();
    symlink("/", place.next_name()).unwrap();
    fs::write(place.next_name(), "x").unwrap();
    fs::create_dir(place.dir.path().join("rings/v1")).unwrap();
    fs::create_dir_all(all.join("00000000-4026531836-77-123/x")).unwrap();
    let (ended, _) = place.collect();
    for says in ["v2/file", "v2/directory", "not a directory", "rings/v1", "earlier start"] {
        assert!(ended.stderr.contains(says), "{says}: {}", ended.stderr);
    }
    assert!(all.join("file").exists() && all.join("directory/letter").exists(), "what is not ours stays");
}

#[test]
fn noise_anywhere() {
    let mut random = Random::new(77);
    let mut place = Workplace::new();
    for _ in 0..150 {
        let other = place.copy();
        let mut files: Vec<PathBuf> = other.read_dir().unwrap().map(|e| e.unwrap().path()).collect();
        files.sort();
        for _ in 0..random.between(1, 6) {
            let path = &files[random.between(0, files.len() as u64 - 1) as usize];
            // Mostly where something is: headers and the first records.
            let most = if random.next().is_multiple_of(4) { path.metadata().unwrap().len() } else { 600 };
            let bytes: Vec<u8> = (0..random.between(1, 16)).map(|_| random.next() as u8).collect();
            put(path, random.between(0, most - 16) as usize, &bytes);
        }
    }
    let (_, stored) = place.collect();
    println!("{} processes, {} problems", stored.trace.processes().len(), stored.trace.problems().len());
}

#[test]
fn scribbling_while_an_honest_job_runs_beside() {
    let dir = on_tmpfs();
    fs::create_dir(dir.path().join("rings")).unwrap();
    let counters = dir.path().join("honest");
    let honest = |seed: &str| {
        let job = Job::new(Host::new("overload.c").build()).arg(seed);
        ["2", "60", "40", "3000"].iter().fold(job, |job, a| job.arg(a)).env("GPUTAP_SIM_COUNTERS", &counters)
    };
    let victim = Job::new(Host::new("killed.c").build()).arg("2").env("GPUTAP_SIM_LAUNCH_NS", "50000");
    let mut command = collect(dir.path(), &["--quiet"]);
    let collector = Started::new(&mut command, Duration::from_secs(120));
    let victim = Started::new(&mut victim.command(true, dir.path()), Duration::from_secs(120));
    let pid = victim.pid().as_raw_nonzero().to_string();
    let stop = AtomicBool::new(false);
    std::thread::scope(|s| {
        s.spawn(|| scribble(dir.path(), &pid, &stop));
        for seed in ["1", "2", "3"] {
            let ended =
                Started::new(&mut honest(seed).command(true, dir.path()), Duration::from_secs(60)).wait();
            assert_eq!((ended.code, ended.stderr.as_str()), (0, ""), "{ended:?}");
        }
        stop.store(true, Ordering::Relaxed);
    });
    victim.signal(rustix::process::Signal::KILL);
    assert_eq!(victim.wait().code, -9, "the job itself went on");
    collector.signal(rustix::process::Signal::TERM);
    let ended = collector.wait();
    assert_eq!(ended.code, 0, "{ended:?}");
    let stored = Stored::read(&trace_of(dir.path()));
    let honest = stored.trace.processes().iter().filter(|p| p.attributes["exe"].contains("overload"));
    let (emitted, own) = honest.fold((0, 0), |(emitted, own), p| {
        assert_eq!(p.totals.dropped_total(), 0, "{:?}", p.totals);
        (emitted + p.totals.stored, own + p.own_calls.values().sum::<u64>())
    });
    assert_eq!(emitted + own, Counts::read(&counters).total());
}

/// Writes nonsense into everything that the process with this pid has, but for the length of its files.
fn scribble(dir: &Path, pid: &str, stop: &AtomicBool) {
    let mut random = Random::new(3);
    while !stop.load(Ordering::Relaxed) {
        let dirs = dir.join("rings/v2").read_dir().into_iter().flatten().flatten().map(|e| e.path());
        for d in dirs.filter(|d| d.to_string_lossy().contains(&format!("-{pid}-"))) {
            for file in d.read_dir().into_iter().flatten().flatten() {
                let name = file.file_name().into_string().unwrap();
                let Ok(file) = File::options().write(true).open(file.path()) else { continue };
                // The switches of a process and the head of a ring are mapped by the process, which trusts them.
                let at = if name == "process" { random.between(0, 500) } else { random.between(128, 9000) };
                let _ = file.write_all_at(&random.next().to_le_bytes(), at);
            }
        }
        std::thread::sleep(Duration::from_micros(300));
    }
}
