//! Every command, with a stdout or a stderr that nobody takes: closed, full, broken, or slow. It ends as it does otherwise,
//! unless its result is what did not arrive; services go on; nothing panics and nothing stays behind.

use std::fs::File;
use std::io::{PipeReader, Read, Write, pipe};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use gputap_tests::daemon::{Daemon, until};
use gputap_tests::{Counts, Host, Job, Stored, collect, gputap, on_tmpfs, trace_of};
use tempfile::TempDir;

/// What a stream is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Closed,
    Full,
    Broken,
    /// A pipe that is full until somebody reads it.
    Slow,
}

use State::*;

const STATES: [State; 4] = [Closed, Full, Broken, Slow];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stream {
    Out,
    Err,
}

use Stream::*;

/// Bytes that fill a pipe.
const PIPE: usize = 64 << 10;
/// When a slow reader begins to read.
const SLOW: Duration = Duration::from_millis(300);
/// What the end of a job may take longer than without us: a second for the reader, and a busy machine.
const PATIENCE: Duration = Duration::from_secs(3);

/// Gives a command such a stream. The reader of a slow one must be kept.
fn spoil(command: &mut Command, stream: Stream, state: State) -> Option<PipeReader> {
    let (stdio, reader) = match state {
        Closed => {
            let sign = if stream == Out { ">&-" } else { "2>&-" };
            let mut words: Vec<_> = vec![command.get_program().to_owned()];
            words.extend(command.get_args().map(ToOwned::to_owned));
            let mut shell = Command::new("sh");
            shell.arg("-c").arg(format!("exec \"$@\" {sign}")).arg("sh").args(words).env_clear();
            shell.envs(command.get_envs().filter_map(|(k, v)| Some((k, v?))));
            if let Some(dir) = command.get_current_dir() {
                shell.current_dir(dir);
            }
            *command = shell;
            (Stdio::null(), None)
        }
        Full => (File::options().write(true).open("/dev/full").unwrap().into(), None),
        Broken => (pipe().unwrap().1.into(), None),
        Slow => {
            let (reader, mut writer) = pipe().unwrap();
            writer.write_all(&[b' '; PIPE]).unwrap();
            (writer.into(), Some(reader))
        }
    };
    match stream {
        Out => command.stdout(stdio),
        Err => command.stderr(stdio),
    };
    reader
}

struct Seen {
    code: i32,
    /// What came on stdout and on stderr, where it was not spoilt.
    said: [String; 2],
    took: Duration,
    /// What a slow reader got.
    read: String,
}

fn wait(mut child: Child, what: &str) -> i32 {
    let limit = Instant::now() + Duration::from_secs(60);
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status.code().or(status.signal().map(|s| -s)).unwrap();
        }
        if Instant::now() > limit {
            child.kill().unwrap();
            panic!("{what}: still running");
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// A place to run commands in, and a trace for those that read one.
struct Workplace {
    dir: TempDir,
    trace: PathBuf,
    daemon: Daemon,
}

impl Workplace {
    fn new() -> Workplace {
        let dir = on_tmpfs();
        let trace = dir.path().join("t");
        let job = Job::new(gputap()).arg("run").arg("-q").arg("--out").arg(&trace).arg("--");
        let job = job.arg(Host::new("processes.c").build()).arg("leaf");
        assert!(job.command(false, dir.path()).stdout(Stdio::null()).status().unwrap().success());
        Workplace { dir, trace, daemon: Daemon::start(&[]) }
    }

    /// Runs a command in a directory of its own.
    fn run(&self, words: &[&str], spoilt: Option<(Stream, State)>) -> Seen {
        let here = tempfile::tempdir_in(self.dir.path()).unwrap();
        for name in ["temporary", "work"] {
            std::fs::create_dir(here.path().join(name)).unwrap();
        }
        let program = Host::new("processes.c").build();
        let mut job = Job::new(gputap());
        for word in words {
            let word = word.replace("TRACE", self.trace.to_str().unwrap());
            job = job.arg(word.replace("PROGRAM", program.to_str().unwrap()));
        }
        let socket = self.daemon.socket();
        let job = job.env("TMPDIR", here.path().join("temporary")).env("GPUTAP_DAEMON_SOCKET", socket);
        let mut command = job.command(false, here.path());
        command.current_dir(here.path().join("work")).stdin(Stdio::null());
        let mut reader = spoilt.and_then(|(stream, state)| spoil(&mut command, stream, state));
        let file = |name: &str| File::create(here.path().join(name)).unwrap();
        if !spoilt.is_some_and(|(stream, state)| stream == Out && state != Closed) {
            command.stdout(file("stdout"));
        }
        if !spoilt.is_some_and(|(stream, state)| stream == Err && state != Closed) {
            command.stderr(file("stderr"));
        }
        let begun = Instant::now();
        let child = command.spawn().unwrap();
        // What is left of the writer's side is the child's.
        drop(command);
        let slow = reader.take().map(|mut reader| {
            std::thread::spawn(move || {
                std::thread::sleep(SLOW);
                let mut text = Vec::new();
                reader.read_to_end(&mut text).unwrap();
                String::from_utf8_lossy(&text[PIPE..]).into_owned()
            })
        });
        let code = wait(child, &format!("{words:?} {spoilt:?}"));
        let took = begun.elapsed();
        let read = slow.map(|thread| thread.join().unwrap()).unwrap_or_default();
        let bytes = |name: &str| std::fs::read(here.path().join(name)).unwrap_or_default();
        let text = |name: &str| String::from_utf8_lossy(&bytes(name)).into_owned();
        let left: Vec<_> = here.path().join("temporary").read_dir().unwrap().collect();
        assert!(left.is_empty(), "{words:?} {spoilt:?}: {left:?} stays behind");
        Seen { code, said: [text("stdout"), text("stderr")], took, read }
    }

    /// One command in every way. `result` says whether stdout is its own.
    fn all_ways(&self, words: &[&str], result: bool) {
        let plain = self.run(words, None);
        assert!(!plain.said[1].contains("panicked"), "{words:?}: {}", plain.said[1]);
        let lost = result && !plain.said[0].is_empty();
        for (stream, state) in [Out, Err].into_iter().flat_map(|s| STATES.map(|state| (s, state))) {
            let seen = self.run(words, Some((stream, state)));
            let what = format!("{words:?}, {stream:?} {state:?}: {:.2000?}", seen.said[1]);
            assert!(!seen.said[1].contains("panicked"), "{what}");
            let failed = lost && (stream, state) == (Out, Full);
            assert_eq!(seen.code, if failed { 2 } else { plain.code }, "{what}");
            assert_eq!(seen.said[1].contains("can't write to stdout"), failed, "{what}");
            if (stream, state) == (Out, Slow) {
                assert_eq!(seen.read.is_empty(), plain.said[0].is_empty(), "{what}: a slow reader gets all");
            }
            if (stream, state) == (Err, Slow) {
                assert!(seen.took < plain.took + PATIENCE, "{what}: took {:?}", seen.took);
            }
        }
    }
}

#[test]
fn a_job_ends_as_it_does_without_us() {
    let place = Workplace::new();
    place.all_ways(&["run", "--", "sh", "-c", "exit 7"], false);
    place.all_ways(&["run", "-q", "--", "sh", "-c", "kill -9 $$"], false);
    place.all_ways(
        &["run", "--print", "--log", "cudatrace", "--", "sh", "-c", "PROGRAM leaf >/dev/null; exit 7"],
        false,
    );
    place.all_ways(&["run", "--", "/no/such/command"], false);
    place.all_ways(&["run", "--no-such-flag", "--", "true"], false);
    place.all_ways(&["run", "--on-demand", "--", "sh", "-c", "exit 7"], false);
    place.all_ways(&["demo", "--ranks", "2", "--steps", "2"], false);
}

#[test]
fn a_result_that_does_not_arrive_is_a_failure_and_nothing_else_is() {
    let place = Workplace::new();
    for words in [
        &["report", "TRACE"][..],
        &["report", "TRACE", "--format", "json"],
        &["report", "TRACE", "--format", "csv"],
        &["report", "/no/such/trace"],
        &["sql", "TRACE", "SELECT * FROM calls"],
        &["sql", "TRACE", "SELECT * FROM calls", "--format", "json"],
        &["sql", "--schema"],
        &["sql", "TRACE", "nonsense"],
        &["apis"],
        &["apis", "cuMem*", "--format", "json"],
        &["apis", "qqqqqqqqqqqqqqqq"],
        &["ps"],
        &["ps", "--format", "json"],
        &["status"],
        &["status", "--format", "json"],
        &["trace", "--no-wait"],
        &["trace", "--native", "--duration-ms", "1"],
        &["certs", "init", "--node", "a", "--operator"],
        &["certs", "token", "token"],
        &["daemon", "--check"],
        &["daemon", "--check", "--listen", "0.0.0.0:1"],
        &["ctl", "1", "stop"],
        &["--help"],
        &["--version"],
        &["run", "--help"],
        &["frobnicate"],
    ] {
        place.all_ways(words, true);
    }
}

/// An export names its stdout itself.
#[test]
fn an_export_to_stdout_that_does_not_arrive_is_a_failure() {
    let place = Workplace::new();
    for more in [&["csv", "--table", "calls"][..], &["perfetto"], &["chrome"]] {
        let words = [&["export", "TRACE", "-o", "-", "--to"], more].concat();
        let plain = place.run(&words, None);
        assert_eq!(plain.code, 0, "{:?}", plain.said[1]);
        for (stream, state) in [Out, Err].into_iter().flat_map(|s| STATES.map(|state| (s, state))) {
            let seen = place.run(&words, Some((stream, state)));
            let failed = (stream, state) == (Out, Full);
            assert_eq!(seen.code, if failed { 2 } else { 0 }, "{words:?}, {stream:?} {state:?}");
            assert_eq!(seen.said[1].contains("standard output"), failed, "{words:?}: {}", seen.said[1]);
            if (stream, state) == (Out, Slow) {
                assert_eq!(seen.read.len(), plain.said[0].len(), "{words:?}");
            }
        }
    }
}

fn interrupt(child: Child, what: &str) -> i32 {
    rustix::process::kill_process(rustix::process::Pid::from_child(&child), rustix::process::Signal::INT)
        .unwrap();
    wait(child, what)
}

#[test]
fn a_collector_goes_on() {
    for (stream, state) in [Out, Err].into_iter().flat_map(|s| STATES.map(|state| (s, state))) {
        let what = format!("{stream:?} {state:?}");
        let dir = on_tmpfs();
        std::fs::create_dir(dir.path().join("rings")).unwrap();
        let mut command = collect(dir.path(), &[]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let reader = spoil(&mut command, stream, state);
        let child = command.spawn().unwrap();
        drop(command);
        let job = Job::new(Host::new("processes.c").build()).arg("storm");
        assert!(job.command(true, dir.path()).stdout(Stdio::null()).status().unwrap().success());
        let begun = Instant::now();
        assert_eq!(interrupt(child, &what), 0, "{what}");
        assert!(begun.elapsed() < Duration::from_secs(10), "{what}: took {:?}", begun.elapsed());
        drop(reader);
        Stored::read(&trace_of(dir.path())).assert_exact(&Counts::read(&dir.path().join("counters")));
    }
}

#[test]
fn a_daemon_goes_on() {
    for (stream, state) in [Out, Err].into_iter().flat_map(|s| STATES.map(|state| (s, state))) {
        let what = format!("{stream:?} {state:?}");
        let dir = gputap_tests::daemon::short_dir();
        let path = |name: &str| dir.path().join(name);
        let mut command = Command::new(gputap());
        command.args(["daemon", "--no-abstract", "--log", "trace", "--kineto-dir"]).arg(path("k"));
        command.arg("--socket").arg(path("c.sock")).env("PATH", "/usr/bin:/bin");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let reader = spoil(&mut command, stream, state);
        let child = command.spawn().unwrap();
        drop(command);
        until("the daemon", || std::os::unix::net::UnixStream::connect(path("c.sock")).is_ok());
        for _ in 0..20 {
            let mut status = Command::new(gputap());
            let status = status.arg("status").env("GPUTAP_DAEMON_SOCKET", path("c.sock")).output().unwrap();
            assert!(status.status.success(), "{what}: {status:?}");
        }
        assert_eq!(interrupt(child, &what), 0, "{what}");
        drop(reader);
    }
}

/// A descriptor that the job shares is written as it is: O_NONBLOCK would be the job's, too.
#[test]
fn descriptors_of_the_job_stay_as_they_are() {
    let dir = on_tmpfs();
    let script = "import fcntl, os, sys, time\n\
                  flags = lambda: [fcntl.fcntl(fd, fcntl.F_GETFL) & os.O_NONBLOCK for fd in (0, 1, 2)]\n\
                  seen = []\n\
                  for _ in range(40):\n    seen.append(flags()); time.sleep(0.01)\n\
                  sys.exit(any(map(any, seen)))";
    let job = Job::new(gputap()).arg("run").arg("--print").arg("--out").arg("t").arg("--");
    let mut command = job.arg("python3").arg("-c").arg(script).command(false, dir.path());
    let (reader, writer) = pipe().unwrap();
    command.current_dir(dir.path()).stdout(writer.try_clone().unwrap()).stderr(writer).stdin(Stdio::null());
    let child = command.spawn().unwrap();
    drop(command);
    assert_eq!(wait(child, "the job"), 0);
    drop(reader);
}
