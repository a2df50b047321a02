//! Jobs that are recorded now: `gputap ps` lists them, and `gputap ctl` switches all processes of one.

use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use gputap_tests::{Host, Job, Started, gputap, is_root, on_tmpfs, skip};
use rustix::process::{Pid, Signal};
use serde_json::Value;

/// A host that launches until it is told to stop, under `words`.
fn endless(words: &[&str], processes: u32) -> Job {
    let host = Host::new("killed.c").build();
    let script = format!("for i in $(seq {processes}); do RANK=$i \"$0\" 1 & done; wait");
    let job = Job::new("sh").arg("-c").arg(script).arg(host).env("GPUTAP_SIM_LAUNCH_NS", "200000");
    job.under(gputap(), words)
}

/// The same under `gputap run`, with a trace in `dir`.
fn run(dir: &Path, processes: u32) -> Job {
    let trace = dir.join("t.trace").display().to_string();
    endless(&["run", "-q", "--out", &trace, "--"], processes)
}

fn start(job: &Job, dir: &Path) -> Started {
    Started::new(job.command(false, dir).current_dir(dir), Duration::from_secs(120))
}

fn ask(dir: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(gputap());
    command.args(words).env("GPUTAP_DIR", dir.join("rings")).env_remove("GPUTAP_DAEMON_SOCKET");
    command.output().unwrap()
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// The jobs that are recorded below `dir`.
fn recorded(dir: &Path) -> Vec<Value> {
    let output = ask(dir, &["ps", "--format", "json"]);
    assert!(output.status.success(), "{}", said(&output));
    let nodes: Value = serde_json::from_slice(&output.stdout).unwrap();
    let mine = |job: &&Value| job["trace"].as_str().is_some_and(|t| Path::new(t).starts_with(dir));
    nodes[0]["recorded"].as_array().unwrap().iter().filter(mine).cloned().collect()
}

fn until<T>(what: &str, mut get: impl FnMut() -> Option<T>) -> T {
    let limit = Instant::now() + Duration::from_secs(60);
    loop {
        if let Some(value) = get() {
            return value;
        }
        assert!(Instant::now() < limit, "{what} did not happen");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The only job, once it has so many processes.
fn job_of(dir: &Path, processes: usize) -> Value {
    until("the job", || {
        let jobs = recorded(dir);
        assert!(jobs.len() <= 1, "{jobs:?}");
        jobs.into_iter().find(|job| job["processes"].as_array().unwrap().len() == processes)
    })
}

fn are(job: &Value, recording: bool) -> bool {
    job["processes"].as_array().unwrap().iter().all(|p| p["recording"] == recording)
}

#[test]
fn a_run_is_listed_and_switched_as_a_whole() {
    let dir = on_tmpfs();
    let run = start(&run(dir.path(), 3), dir.path());
    let pid = run.pid().as_raw_nonzero().to_string();
    let job = job_of(dir.path(), 3);
    assert_eq!((job["job"].as_str(), job["collector"].to_string()), (Some(pid.as_str()), pid.clone()));
    let mut ranks: Vec<_> = job["processes"].as_array().unwrap().iter().map(|p| p["rank"].as_u64()).collect();
    ranks.sort();
    assert_eq!(ranks, [Some(1), Some(2), Some(3)]);
    assert!(are(&job, true), "{job}");
    let stored = || recorded(dir.path()).first()?["figures"]["stored"].as_u64().filter(|calls| *calls > 0);
    until("figures of what is stored", stored);
    let text = String::from_utf8(ask(dir.path(), &["ps"]).stdout).unwrap();
    assert!(
        text.lines().any(|l| l.starts_with(&format!("{pid}: ")) && l.ends_with(" calls stored")),
        "{text}"
    );
    let rows = text.lines().filter(|l| l.trim_start().starts_with(&pid) && l.contains(" on ")).count();
    assert_eq!(rows, 3, "{text}");
    for (action, recording) in [("stop", false), ("start", true)] {
        let output = ask(dir.path(), &["ctl", &pid, action]);
        assert!(output.status.success(), "{}", said(&output));
        assert!(are(&job_of(dir.path(), 3), recording), "{action}");
    }
    // One of them by itself.
    let one = job["processes"][1]["pid"].to_string();
    assert!(ask(dir.path(), &["ctl", &one, "stop"]).status.success());
    let job = job_of(dir.path(), 3);
    let on = job["processes"].as_array().unwrap().iter().filter(|p| p["recording"] == true).count();
    assert_eq!(on, 2, "{job}");
    assert!(ask(dir.path(), &["ctl", &pid, "mark", "here"]).status.success());
    run.signal_group(Signal::TERM);
    run.wait();
    assert!(recorded(dir.path()).is_empty(), "what has ended is not listed");
    let output = ask(dir.path(), &["ctl", &pid, "stop"]);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
}

#[test]
fn tasks_of_a_launcher_have_its_name() {
    let dir = on_tmpfs();
    let job = endless(&["run", "-q", "--"], 2).env("LOCAL_RANK", "0").env("TORCHELASTIC_RUN_ID", "night");
    let run = start(&job, dir.path());
    let job = job_of(dir.path(), 2);
    assert_eq!(job["job"], "night");
    for target in ["night", &job["collector"].to_string()] {
        assert!(ask(dir.path(), &["ctl", "night", "start"]).status.success());
        let output = ask(dir.path(), &["ctl", target, "stop"]);
        assert!(output.status.success(), "{}", said(&output));
        assert!(are(&job_of(dir.path(), 2), false), "{target}");
    }
    run.signal_group(Signal::TERM);
    run.wait();
}

#[test]
fn a_collector_is_listed_with_what_it_stores() {
    let dir = on_tmpfs();
    let mut collect = Command::new(gputap());
    collect.args(["collect", "-q", "--out"]).arg(dir.path().join("t.trace")).arg(dir.path().join("rings"));
    let collect = Started::new(&mut collect, Duration::from_secs(120));
    let empty = job_of(dir.path(), 0);
    assert_eq!(empty["job"], collect.pid().as_raw_nonzero().to_string());
    let text = String::from_utf8(ask(dir.path(), &["ps"]).stdout).unwrap();
    assert!(text.contains("no CUDA call yet"), "{text}");
    let output = ask(dir.path(), &["ctl", empty["job"].as_str().unwrap(), "stop"]);
    assert!(said(&output).contains("no process that has called CUDA yet"), "{}", said(&output));
    let host = Job::new(Host::new("killed.c").build()).arg("1").env("GPUTAP_SIM_LAUNCH_NS", "200000");
    let host = Started::new(&mut host.command(true, dir.path()), Duration::from_secs(60));
    let job = job_of(dir.path(), 1);
    assert_eq!(job["processes"][0]["pid"], host.pid().as_raw_nonzero().get());
    host.signal(Signal::KILL);
    host.wait();
    collect.signal(Signal::TERM);
    collect.wait();
}

#[test]
fn without_a_daemon_it_says_so() {
    let dir = on_tmpfs();
    let sockets = gputap_control::sockets(rustix::process::getuid().as_raw());
    if sockets.iter().any(|s| std::os::unix::net::UnixStream::connect(s).is_ok()) {
        return skip("a daemon runs here");
    }
    let output = ask(dir.path(), &["ps"]);
    assert!(output.status.success() && said(&output).contains("no daemon runs here"), "{}", said(&output));
    let output = ask(dir.path(), &["ctl", "no-such-job", "stop"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("gputap ps"), "{}", said(&output));
}

/// Root may switch what others run, but only writes to files of the process that is meant.
#[test]
fn root_is_not_led_to_files_of_somebody_else() {
    if !is_root() {
        return skip("it needs root");
    }
    const USER: u32 = 65_534;
    let dir = on_tmpfs();
    let run = start(&run(dir.path(), 1), dir.path());
    let pid = job_of(dir.path(), 1)["processes"][0]["pid"].to_string();
    let find =
        Command::new("find").arg(dir.path().join("rings")).args(["-name", "process"]).output().unwrap();
    let file = String::from_utf8(find.stdout).unwrap().trim().to_owned();
    // The process is root's, and its directory is now somebody's who could exchange what is in it.
    let rings = Path::new(&file).parent().unwrap();
    std::os::unix::fs::chown(rings, Some(USER), None).unwrap();
    for words in [["ctl", &pid, "stop"], ["ctl", &pid, "mark"]] {
        let output = ask(dir.path(), &words);
        assert_eq!(output.status.code(), Some(2), "{}", said(&output));
        assert!(said(&output).contains("left alone"), "{}", said(&output));
    }
    std::os::unix::fs::chown(rings, Some(0), None).unwrap();
    std::fs::hard_link(&file, dir.path().join("rings/second")).unwrap();
    assert!(said(&ask(dir.path(), &["ctl", &pid, "stop"])).contains("left alone"));
    std::fs::remove_file(dir.path().join("rings/second")).unwrap();
    assert!(ask(dir.path(), &["ctl", &pid, "stop"]).status.success());
    run.signal_group(Signal::TERM);
    run.wait();
}

/// What was not recorded because somebody switched recording off is no gap that has to be guessed.
#[test]
fn times_without_recording_are_rows_and_lines() {
    let dir = on_tmpfs();
    let run = start(&endless(&["run", "-q", "--paused", "--out", "t.trace", "--"], 2), dir.path());
    let pid = run.pid().as_raw_nonzero().to_string();
    let job = job_of(dir.path(), 2);
    assert!(are(&job, false));
    for action in ["start", "stop", "stop", "start", "mark"] {
        let output = ask(dir.path(), &["ctl", &pid, action]);
        assert!(output.status.success(), "{}", said(&output));
        std::thread::sleep(Duration::from_millis(50));
    }
    for process in job["processes"].as_array().unwrap() {
        let pid = process["pid"].as_i64().and_then(|pid| Pid::from_raw(pid as i32)).unwrap();
        rustix::process::kill_process(pid, Signal::TERM).unwrap();
    }
    run.wait();
    let sql = |query: &str| {
        let trace = dir.path().join("t.trace").display().to_string();
        let output = ask(dir.path(), &["sql", &trace, query, "--format", "csv"]);
        assert!(output.status.success(), "{}", said(&output));
        let text = String::from_utf8(output.stdout).unwrap();
        text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    // From the start to the first `start`, and from the first `stop` to the second `start`.
    let pauses = sql(
        "SELECT process, from_ns < until_ns, from_ns = started_ns FROM pauses JOIN processes USING (process)",
    );
    assert_eq!(pauses, ["1,1,1", "1,1,0", "2,1,1", "2,1,0"]);
    let within = "FROM calls JOIN pauses USING (process) WHERE start_ns > from_ns AND end_ns < until_ns";
    assert_eq!(sql(&format!("SELECT count(*) {within}")), ["0"]);
    assert!(sql("SELECT count(*) > 100 FROM calls") == ["1"]);
    assert_eq!(sql("SELECT label FROM marks"), ["mark", "mark"]);
    assert_eq!(sql("SELECT ended FROM processes"), ["abrupt", "abrupt"]);
    let output =
        ask(dir.path(), &["report", &dir.path().join("t.trace").display().to_string(), "--by", "process"]);
    let text = said(&output);
    for line in ["Recording was off", "process 2: from the start to +", "process  mark", "It ended abruptly"]
    {
        assert!(text.contains(line), "{line}: {text}");
    }
}
