//! What the program says to input that makes no sense: what is wrong, what to do, and the right exit code.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::Duration;

use gputap_tests::{Ended, Host, Job, Started, gputap, have, is_root, on_tmpfs, skip, tmp_dir};
use tempfile::TempDir;

/// A directory to run the program in.
struct Workplace(TempDir);

impl Workplace {
    fn new() -> Workplace {
        Workplace(on_tmpfs())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn job(&self, args: &[&str]) -> Job {
        args.iter().fold(Job::new(gputap()), |job, a| job.arg(a))
    }

    fn run(&self, job: &Job) -> Ended {
        let mut command = job.command(false, self.path());
        Started::new(command.current_dir(self.path()), Duration::from_secs(60)).wait()
    }

    fn gputap(&self, args: &[&str]) -> Ended {
        self.run(&self.job(args))
    }

    /// A closed trace of a short job.
    fn trace(&self, name: &str) {
        let program = Host::new("processes.c").build();
        let ended = self.gputap(&["run", "-q", "--out", name, "--", program.to_str().unwrap(), "leaf"]);
        assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
    }

    fn file(&self, name: &str, bytes: &[u8], mode: u32) {
        let path = self.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(mode)).unwrap();
    }
}

/// It ends with this code, says all of this on stderr in a few lines, and nothing on stdout.
fn refuses(ended: &Ended, code: i32, says: &[&str]) {
    assert_eq!(ended.code, code, "{ended:?}");
    assert_eq!(ended.stdout, "", "results only go to stdout");
    for text in says {
        assert!(ended.stderr.contains(text), "{text:?} is not in {:?}", ended.stderr);
    }
    assert!(ended.stderr.lines().count() < 12, "too long: {}", ended.stderr);
    assert!(!ended.stderr.contains("panicked"), "{}", ended.stderr);
}

/// Every command that reads a trace.
const READERS: [&[&str]; 3] = [&["report"], &["sql"], &["export", "--to", "chrome", "-o", "-"]];

#[test]
fn traces_that_are_not_there_no_trace_or_not_to_be_read() {
    let p = Workplace::new();
    p.trace("t");
    p.file("text", b"text", 0o644);
    std::fs::create_dir(p.path().join("empty")).unwrap();
    let read = |reader: &[&str], trace: &str, user: Option<&str>| {
        let as_user = ["--reuid", user.unwrap_or("0"), "--clear-groups"];
        let front: Vec<&str> = if user.is_some() { as_user.to_vec() } else { Vec::new() };
        let job = front
            .iter()
            .fold(Job::new(if user.is_some() { "setpriv".into() } else { gputap() }), |j, w| j.arg(w));
        let job = if user.is_some() { job.arg(gputap()) } else { job };
        let job = job.arg(reader[0]).arg(trace);
        let job = reader[1..].iter().fold(job, |job, word| job.arg(word));
        p.run(&if reader[0] == "sql" { job.arg("SELECT count(*) FROM calls") } else { job })
    };
    for reader in READERS {
        refuses(&read(reader, "missing", None), 2, &["missing does not exist", "--out"]);
        refuses(&read(reader, "missing/t", None), 2, &["missing/t does not exist"]);
        refuses(&read(reader, "text", None), 2, &["text is not a trace: it is no directory"]);
        refuses(&read(reader, "empty", None), 2, &["empty is not a trace: it has no trace.json"]);
    }
    if !is_root() {
        return skip("becoming another user needs root");
    }
    if !read(&["apis"], "cuInit", Some("65534")).stdout.contains("cuInit") {
        return skip("what was built may not be run by others");
    }
    let mode = |path: &str, mode| {
        std::fs::set_permissions(p.path().join(path), std::fs::Permissions::from_mode(mode)).unwrap();
    };
    std::fs::set_permissions(p.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
    // One part after the other is the only one that may not be read.
    let parts = [
        "t",
        "t/calls",
        "t/raw",
        "t/tables",
        "t/trace.json",
        "t/journal.raw",
        "t/index.jsonl",
        "t/manifest.json",
    ];
    let all: Vec<String> = walk(p.path(), "t");
    all.iter().for_each(|path| mode(path, 0o755));
    for reader in READERS {
        for part in
            parts.iter().copied().chain(all.iter().map(String::as_str).filter(|f| f.ends_with("1.arrow")))
        {
            mode(part, 0o700);
            let says = format!("{part} may not be read by this user: Permission denied");
            refuses(&read(reader, "t", Some("65534")), 2, &[&says]);
            mode(part, 0o755);
        }
        let ended = read(reader, "t", Some("65534"));
        assert_eq!(ended.code, 0, "{ended:?}");
    }
}

/// Names of everything below `part`.
fn walk(dir: &Path, part: &str) -> Vec<String> {
    let mut all = vec![part.to_owned()];
    for entry in dir.join(part).read_dir().into_iter().flatten().flatten() {
        all.extend(walk(dir, &format!("{part}/{}", entry.file_name().to_str().unwrap())));
    }
    all
}

#[test]
fn commands_that_can_not_be_started() {
    let p = Workplace::new();
    p.file("text", b"text", 0o644);
    p.file("script", b"#!/no/such/interpreter\n", 0o755);
    std::fs::create_dir(p.path().join("directory")).unwrap();
    for (command, code, says) in [
        ("/no/such/command", 127, "/no/such/command: no such command"),
        ("no-such-command", 127, "no-such-command: no such command"),
        ("./text", 126, "./text: not executable"),
        ("./directory", 126, "./directory: not executable"),
        ("./script", 127, "./script"),
    ] {
        // A directory of PATH that may not be read would be another answer.
        let job = p.job(&["run", "--out", "t", "--", command]).env("PATH", "/usr/bin:/bin");
        refuses(&p.run(&job), code, &[says]);
        assert!(!p.path().join("t").exists(), "{command}: no trace of nothing is left");
    }
}

#[test]
fn command_lines_that_make_no_sense() {
    let p = Workplace::new();
    for args in [
        &[][..],
        &["run"],
        &["run", "--"],
        &["frobnicate"],
        &["run", "--no-such-option", "--", "true"],
        &["run", "--keep-last", "soon", "--", "true"],
        &["run", "--max-size", "huge", "--", "true"],
        &["report"],
        &["report", "t", "--format", "xml"],
        &["ctl", "1"],
        &["ctl", "1", "begin"],
        &["sim"],
        &["sim", "--gpus", "65", "--", "true"],
    ] {
        let ended = p.gputap(args);
        assert_eq!((ended.code, ended.stdout.as_str()), (2, ""), "{args:?}: {ended:?}");
        assert!(
            ended.stderr.contains("--help") || ended.stderr.contains("Usage"),
            "{args:?}: {}",
            ended.stderr
        );
    }
    refuses(
        &p.gputap(&["run", "--api", "launch,cuFoo", "--", "true"]),
        2,
        &["--api", "cuFoo", "gputap apis"],
    );
    refuses(&p.gputap(&["ctl", "4194304", "start"]), 2, &["there is no process 4194304"]);
    refuses(&p.gputap(&["ctl", "1", "start"]), 2, &["process 1 has no rings"]);
    refuses(&p.gputap(&["ctl", "x", "start"]), 2, &["there is no job", "gputap ps"]);
}

#[test]
fn places_where_no_trace_can_be() {
    let p = Workplace::new();
    p.file("file", b"", 0o644);
    p.trace("old");
    refuses(&p.gputap(&["run", "--out", "old", "--", "true"]), 2, &["--out", "old", "exists"]);
    refuses(&p.gputap(&["run", "--out", "file", "--", "true"]), 2, &["--out", "file"]);
    refuses(&p.gputap(&["run", "--out", "/proc/no/t", "--", "true"]), 2, &["--out", "/proc/no/t"]);
    let before = std::fs::read(p.path().join("old/manifest.json")).unwrap();
    assert_eq!(p.gputap(&["report", "old"]).code, 0);
    assert_eq!(
        std::fs::read(p.path().join("old/manifest.json")).unwrap(),
        before,
        "the old one is untouched"
    );
}

/// The job runs, unrecorded, and one line says why.
fn goes_on(ended: &Ended, says: &[&str]) {
    assert_eq!((ended.code, ended.stdout.as_str()), (0, ""), "{ended:?}");
    for text in says.iter().chain(&["not recorded"]) {
        assert!(ended.stderr.contains(text), "{text:?} is not in {:?}", ended.stderr);
    }
    assert_eq!(ended.stderr.lines().count(), 1, "{}", ended.stderr);
}

#[test]
fn places_where_no_rings_can_be() {
    let p = Workplace::new();
    let run = |dir: &Path| p.run(&p.job(&["run", "--out", "t", "--", "true"]).env("GPUTAP_DIR", dir));
    goes_on(&run(Path::new("/proc")), &["/proc", "GPUTAP_DIR", "tmpfs"]);
    assert!(!p.path().join("t").exists(), "no trace is begun");
    let disk = tempfile::tempdir_in(tmp_dir()).unwrap();
    if rustix::fs::statfs(disk.path()).unwrap().f_type == 0x0102_1994 {
        return skip("target/ is on a tmpfs");
    }
    goes_on(&run(disk.path()), &["not on a tmpfs", "GPUTAP_DIR"]);
}

#[test]
fn libraries_that_are_not_there() {
    let p = Workplace::new();
    let run = |name: &str| p.run(&p.job(&["run", "--out", "t", "--", "true"]).env("GPUTAP_LIB", name));
    goes_on(&run("/no/such/lib.so"), &["GPUTAP_LIB", "/no/such/lib.so"]);
    assert!(!p.path().join("t").exists());
}

#[test]
fn a_job_without_a_driver_ends_as_it_would_and_the_reason_is_said() {
    let p = Workplace::new();
    let program = Host::new("processes.c").build();
    let job = p.job(&["run", "--out", "t", "--", program.to_str().unwrap(), "leaf"]).driver(None);
    let ended = p.run(&job);
    assert_eq!(ended.code, 98);
    assert!(ended.stderr.contains("libcuda.so.1: cannot open shared object file"), "{}", ended.stderr);
    assert!(ended.stderr.contains("no call into the CUDA driver was seen"), "{}", ended.stderr);
}

#[test]
fn programs_that_can_not_be_traced() {
    let p = Workplace::new();
    let mut header = b"\x7fELF\x01\x01\x01\0\0\0\0\0\0\0\0\0\x02\0\x03\0\x01\0\0\0".to_vec();
    header.resize(128, 0);
    p.file("elf32", &header, 0o755);
    refuses(&p.gputap(&["run", "--", "./elf32"]), 126, &["32-bit", "not traced"]);
    let program = Host::new("plain.c").flag("-static").build();
    let ended = p.gputap(&["run", "--out", "t", "--", program.to_str().unwrap()]);
    assert_eq!(ended.code, 0);
    assert!(ended.stderr.contains("statically linked"), "{}", ended.stderr);
}

#[test]
fn things_that_are_not_traces() {
    let p = Workplace::new();
    std::fs::create_dir(p.path().join("empty")).unwrap();
    p.file("file", b"{}", 0o644);
    for path in ["empty", "file", "/etc/passwd"] {
        refuses(&p.gputap(&["report", path]), 2, &[path, "not a trace"]);
    }
}

#[test]
fn a_trace_of_a_newer_format() {
    let p = Workplace::new();
    p.trace("t");
    for file in ["trace.json", "manifest.json"] {
        let path = p.path().join("t").join(file);
        let version = |n: u64| format!("\"version\":{n}");
        let text = std::fs::read_to_string(&path).unwrap();
        let text = text.replace(&version(gputap_trace::VERSION), &version(gputap_trace::VERSION + 1));
        std::fs::write(&path, text).unwrap();
    }
    let newer = format!("format {}", gputap_trace::VERSION + 1);
    refuses(&p.gputap(&["report", "t"]), 2, &[&newer, "newer gputap"]);
}

/// A closed trace after `damage`; the report must print what is left, say what is wrong, and end with 3.
fn damaged(what: &str, damage: impl Fn(&Path)) {
    let p = Workplace::new();
    p.trace("t");
    damage(&p.path().join("t"));
    let ended = p.gputap(&["report", "t", "--format", "json"]);
    assert_eq!(ended.code, 3, "{what}: {ended:?}");
    let report: serde_json::Value =
        serde_json::from_str(&ended.stdout).unwrap_or_else(|e| panic!("{what}: {e}"));
    assert_eq!(report["complete"], false, "{what}");
}

#[test]
fn traces_that_are_damaged() {
    let calls = |t: &Path| t.join("calls/000001.arrow");
    damaged("no manifest", |t| std::fs::remove_file(t.join("manifest.json")).unwrap());
    damaged("no calls", |t| std::fs::remove_file(calls(t)).unwrap());
    damaged("calls cut off", |t| {
        std::fs::File::options().write(true).open(calls(t)).unwrap().set_len(1000).unwrap();
    });
    damaged("a byte of the calls changed", |t| {
        let mut bytes = std::fs::read(calls(t)).unwrap();
        let at = bytes.len() / 2;
        bytes[at] ^= 0x40;
        std::fs::write(calls(t), bytes).unwrap();
    });
    damaged("trace.json is garbage", |t| std::fs::write(t.join("trace.json"), "garbage").unwrap());
    damaged("journal cut off, no manifest", |t| {
        std::fs::remove_file(t.join("manifest.json")).unwrap();
        let journal = std::fs::File::options().write(true).open(t.join("journal.raw")).unwrap();
        journal.set_len(journal.metadata().unwrap().len() - 7).unwrap();
    });
}

#[test]
fn a_disk_that_is_full() {
    if !is_root() || !have("unshare") {
        return skip("mounting needs root and unshare");
    }
    for size in ["256k", "320k", "400k", "600k", "4m"] {
        let p = Workplace::new();
        let script = format!(
            "mkdir out && mount -t tmpfs -o size={size} none out && \"$@\"; code=$?; \
             cp -r out/t copy; exit $code"
        );
        let job = p.job(&["run", "--out", "out/t", "--"]).arg(Host::new("overload.c").build());
        let job = ["1", "2", "5", "2000", "1000"].iter().fold(job, |job, n| job.arg(n));
        let ended = p.run(&job.scripted(&["unshare", "-m"], &script));
        assert_eq!(ended.code, 0, "{size}: the job's own code: {ended:?}");
        assert_eq!(ended.stdout.lines().count(), 2, "{size}: the job's own output");
        let lost = !ended.stderr.contains(" + 0 dropped");
        assert!(
            !lost || ended.stderr.contains("could not be written") || ended.stderr.contains("no room left"),
            "{size}: {}",
            ended.stderr
        );
        let made: u64 =
            ended.stdout.lines().map(|l| l.split(' ').nth(1).unwrap().parse::<u64>().unwrap()).sum();
        let report = p.gputap(&["report", "copy", "--format", "json"]);
        assert!([0, 3].contains(&report.code), "{size}: {report:?}");
        let report: serde_json::Value = serde_json::from_str(&report.stdout).unwrap();
        if report["trace"]["state"] == "closed" {
            assert_eq!(report["totals"]["emitted"], made + 5, "{size}: {}", report["totals"]);
        }
    }
}
