//! `gputap run` below a launcher: its tasks on a node share one trace, and none of them waits for another.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use gputap_tests::{Counts, Host, Job, Random, Started, Stored, gputap, on_tmpfs};
use rustix::process::Signal;
use tempfile::TempDir;

/// A node with a directory for rings, and a current directory for traces.
struct Node(TempDir);

impl Node {
    fn new() -> Node {
        let dir = on_tmpfs();
        fs::create_dir(dir.path().join("rings")).unwrap();
        Node(dir)
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// A task as srun starts it.
    fn task(&self, rank: u32, step: u32, command: &[&str]) -> Started {
        let run = ["run"].iter().chain(&["--"]).chain(command);
        let job = run.fold(Job::new(gputap()), |job, a| job.arg(a));
        let job = job.env("SLURM_JOB_ID", "4711").env("SLURM_STEP_ID", step.to_string());
        let job = job.env("SLURM_PROCID", rank.to_string()).env("SLURM_LOCALID", rank.to_string());
        let job = job.env("SLURM_NTASKS", "8").env("GPUTAP_SIM_LAUNCH_NS", "5000");
        let mut command = job.command(false, self.path());
        Started::new(command.current_dir(self.path()), Duration::from_secs(100))
    }

    fn traces(&self) -> Vec<PathBuf> {
        let paths = self.path().read_dir().unwrap().map(|e| e.unwrap().path());
        let mut paths: Vec<PathBuf> = paths.filter(|p| p.extension().is_some_and(|e| e == "trace")).collect();
        paths.sort();
        paths
    }

    fn trace(&self) -> PathBuf {
        let [trace] = &self.traces()[..] else { panic!("{:?}", self.traces()) };
        trace.clone()
    }

    fn assert_exact(&self) -> Stored {
        let stored = Stored::read(&self.trace());
        stored.assert_exact(&Counts::read(&self.path().join("counters")));
        assert_eq!(self.path().join("rings").read_dir().unwrap().count(), 0, "nothing is left in memory");
        stored
    }

    /// The directory that tasks share.
    fn shared(&self) -> Option<PathBuf> {
        let dirs = self.path().join("rings").read_dir().unwrap().map(|e| e.unwrap().path());
        dirs.into_iter().find(|p| p.file_name().unwrap().to_string_lossy().starts_with("job-"))
    }
}

fn wait_until(what: &str, done: impl Fn() -> bool) {
    let limit = Instant::now() + Duration::from_secs(60);
    while !done() {
        assert!(Instant::now() < limit, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn overload() -> String {
    Host::new("overload.c").build().display().to_string()
}

fn endless() -> String {
    Host::new("killed.c").build().display().to_string()
}

#[test]
fn all_tasks_of_a_node_are_one_trace() {
    let node = Node::new();
    let tasks: Vec<Started> = (0..8)
        .map(|rank| node.task(rank, 0, &[&overload(), &rank.to_string(), "2", "30", "30", "2000"]))
        .collect();
    let said: Vec<String> = tasks
        .into_iter()
        .map(|task| {
            let ended = task.wait();
            assert_eq!((ended.code, ended.stdout.lines().count()), (0, 2), "{ended:?}");
            ended.stderr
        })
        .collect();
    assert_eq!(said.iter().filter(|s| s.contains("gputap report")).count(), 1, "one summary: {said:?}");
    let stored = node.assert_exact();
    let mut ranks: Vec<_> =
        stored.trace.processes().iter().map(|p| p.attributes["SLURM_PROCID"].clone()).collect();
    ranks.sort();
    assert_eq!(ranks, ["0", "1", "2", "3", "4", "5", "6", "7"]);
    let host = fs::read_to_string("/proc/sys/kernel/hostname").unwrap();
    for process in stored.trace.processes() {
        let place = &process.place;
        assert_eq!((place.local_rank, place.world_size), (place.rank, Some(8)));
        assert_eq!((place.job.as_deref(), place.host.as_deref()), (Some("4711.0"), Some(host.trim())));
    }
    let name = node.trace().file_name().unwrap().to_string_lossy().into_owned();
    assert_eq!(name, format!("gputap-4711.0-{}.trace", host.trim()));
}

#[test]
fn each_task_ends_with_its_own_command() {
    let node = Node::new();
    // The first one drains; its end must not wait for the others.
    let there = |name: &str| node.path().join(name).exists();
    let until = "until_there() { while [ ! -e \"$TEST_DIR/$1\" ]; do sleep 0.02; done; }";
    let first =
        node.task(0, 0, &["sh", "-c", &format!("{until}; {} 1 1 2 3 0; until_there go; exit 3", overload())]);
    wait_until("the first task", || !node.traces().is_empty());
    let second = format!("touch $TEST_DIR/second; {} 1 & sleep 0.3; kill -9 $!; wait; exit 4", endless());
    let second = node.task(1, 0, &["sh", "-c", &second]);
    let third = format!("{until}; touch $TEST_DIR/third; until_there stop; exit 5");
    let mut third = node.task(2, 0, &["sh", "-c", &third]);
    wait_until("the other tasks", || there("second") && there("third"));
    fs::write(node.path().join("go"), "").unwrap();
    assert_eq!(first.wait().code, 3);
    assert_eq!(second.wait().code, 4);
    assert!(!third.has_ended());
    fs::write(node.path().join("stop"), "").unwrap();
    assert_eq!(third.wait().code, 5);
    let stored = Stored::read(&node.trace());
    assert_eq!((stored.trace.problems().len(), stored.trace.processes().len()), (0, 2));
}

#[test]
fn tasks_that_are_killed_are_replaced() {
    let (node, mut random) = (Node::new(), Random::new(9));
    let job = [&overload()[..], "7", "2", "200", "20", "5000"];
    let mut tasks: Vec<Started> = (0..5).map(|rank| node.task(rank, 0, &job)).collect();
    // Whoever drains is killed, again and again; its command goes on and is recorded by the others.
    for _ in 0..3 {
        std::thread::sleep(Duration::from_millis(random.between(50, 200)));
        let lock =
            node.shared().map(|d| fs::read_to_string(d.join("lock")).unwrap_or_default()).unwrap_or_default();
        let pid: i32 = lock.split(' ').next().unwrap().parse().unwrap_or(0);
        if let Some(i) = tasks.iter().position(|t| t.pid().as_raw_nonzero().get() == pid) {
            tasks[i].signal(Signal::KILL);
            assert_eq!(tasks.swap_remove(i).wait().code, -9);
        }
    }
    assert!(tasks.len() < 5, "somebody drained");
    // The commands of killed tasks end when they like: the last task must be there until then.
    let rings = node.shared().unwrap().join("v2").read_dir().unwrap();
    let names = rings.map(|e| e.unwrap().file_name().into_string().unwrap());
    let pids: Vec<String> = names.filter_map(|n| n.split('-').nth(2).map(str::to_owned)).collect();
    let script =
        format!("for p in {}; do while kill -0 $p; do sleep 0.05; done; done 2>/dev/null", pids.join(" "));
    let rest = node.task(9, 0, &["sh", "-c", &script]);
    for task in tasks {
        assert_eq!(task.wait().code, 0);
    }
    assert_eq!(rest.wait().code, 0);
    let stored = node.assert_exact();
    assert_eq!(stored.trace.processes().len(), 5);
}

#[test]
fn steps_are_traces_of_their_own() {
    let node = Node::new();
    let job = [&overload()[..], "7", "1", "3", "20", "0"];
    let both = [node.task(0, 0, &job), node.task(0, 1, &job)];
    both.into_iter().for_each(|task| assert_eq!(task.wait().code, 0));
    let traces = node.traces();
    assert_eq!(traces.len(), 2, "{traces:?}");
    for trace in traces {
        assert_eq!(Stored::read(&trace).trace.processes().len(), 1);
    }
    // The same step once more: a launcher that starts a failed task again.
    assert_eq!(node.task(0, 0, &job).wait().code, 0);
    let first = Stored::read(&node.traces()[0]);
    assert_eq!((node.traces().len(), first.trace.processes().len()), (2, 2));
    assert_eq!(first.trace.problems(), [""; 0]);
}

#[test]
fn a_name_of_its_own_is_a_trace_of_its_own() {
    let node = Node::new();
    let job =
        Job::new(gputap()).arg("run").arg("--out").arg("mine.trace").arg("--quiet").arg("--").arg("true");
    let mut command = job.env("LOCAL_RANK", "0").command(false, node.path());
    assert_eq!(Started::new(command.current_dir(node.path()), Duration::from_secs(60)).wait().code, 0);
    assert_eq!(node.trace().file_name().unwrap(), "mine.trace");
}

#[test]
fn a_command_that_can_not_be_started_leaves_nothing_behind() {
    let node = Node::new();
    let ended = node.task(0, 0, &["/no/such/command"]).wait();
    assert_eq!(ended.code, 127, "{ended:?}");
    assert!(node.traces().is_empty());
    let ended = node.task(0, 0, &["true"]).wait();
    assert_eq!(ended.code, 0);
    assert!(ended.stderr.contains("no call into the CUDA driver"), "{}", ended.stderr);
}

#[test]
fn a_long_command_line_does_not_crowd_out_the_rank() {
    let long = "x".repeat(3000);
    let job = Job::new(Host::new("overload.c").build());
    let job = ["1", "1", "2", "5", "0", &long].iter().fold(job, |job, a| job.arg(a));
    let outcome = job.env("RANK", "3").env("JOB_NAME", &long).env("POD_NAME", "pod-1").run(true);
    let recorded = outcome.recorded();
    let attributes: std::collections::BTreeMap<_, _> =
        recorded.processes[0].header.attributes().into_iter().collect();
    assert_eq!((attributes["RANK"].as_str(), attributes["POD_NAME"].as_str()), ("3", "pod-1"));
    assert_eq!(attributes["JOB_NAME"].len(), 400, "cut");
    assert!(attributes["argv"].len() > 500, "cut as well: {}", attributes["argv"].len());
    assert!(attributes["gpu"].to_lowercase().contains("simulated"), "what is known later finds room");
}
