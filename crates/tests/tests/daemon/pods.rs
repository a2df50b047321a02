//! Pods: the kubelet's pod-resources service, played by a server of its interface in another implementation of gRPC, and
//! `kubectl`, played by a script. The processes are in control groups named as a container runtime names them, which needs root.

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use gputap_control::{Process, Processes, Status, path};
use gputap_tests::daemon::{Daemon, Rank, short_dir, shown, until};
use gputap_tests::{Python, is_root, skip};
use tempfile::TempDir;

use super::{TORCH, block_on};

/// A kubelet that answers as MODE says.
struct Kubelet {
    dir: TempDir,
    child: Child,
}

impl Kubelet {
    fn start(mode: &str) -> Option<Kubelet> {
        let python = Python::find()?;
        let dir = short_dir();
        let socket = dir.path().join("kubelet.sock");
        let mut command = python.command("kubelet.py");
        let child = command.arg(&socket).arg(mode).stderr(Stdio::null()).spawn().unwrap();
        let kubelet = Kubelet { dir, child };
        until("the kubelet", || std::os::unix::net::UnixStream::connect(&socket).is_ok());
        Some(kubelet)
    }

    fn path(&self) -> String {
        self.dir.path().display().to_string()
    }

    fn end(&mut self) {
        let _ = (self.child.kill(), self.child.wait());
    }
}

impl Drop for Kubelet {
    fn drop(&mut self) {
        self.end();
    }
}

/// A control group as one of a container of a pod.
struct Group {
    path: PathBuf,
    uid: String,
    id: String,
}

impl Group {
    fn new() -> Option<Group> {
        let mounts = std::fs::read_to_string("/proc/mounts").unwrap();
        let mount = mounts.lines().find(|l| l.starts_with("cgroup2 ")).and_then(|l| l.split(' ').nth(1));
        static GROUPS: AtomicU32 = AtomicU32::new(0);
        let number = u64::from(std::process::id()) << 8 | u64::from(GROUPS.fetch_add(1, Ordering::Relaxed));
        let (uid, id) = (format!("3f0c1a52-5f5e-4f3c-9a55-{number:012x}"), format!("{number:064x}"));
        let slice = format!("kubepods-pod{}.slice", uid.replace('-', "_"));
        let path = PathBuf::from(mount?).join(slice).join(format!("cri-containerd-{id}.scope"));
        let made = is_root() && std::fs::create_dir_all(&path).is_ok();
        if !made {
            skip("control groups can't be made here, which needs root and cgroup2");
        }
        made.then_some(Group { path, uid, id })
    }

    /// A process of the container.
    fn rank(&self, daemon: &Daemon) -> Rank {
        let mut command = Command::new("sh");
        let procs = self.path.join("cgroup.procs");
        let script = format!("echo $$ > {} && exec {TORCH} {} 11 50", procs.display(), daemon.kineto());
        daemon.rank_of({
            command.args(["-c", &script]);
            command
        })
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        // A process that was killed leaves it a moment later.
        until("the group to be empty", || std::fs::remove_dir(&self.path).is_ok());
        let _ = std::fs::remove_dir(self.path.parent().unwrap());
    }
}

fn only(daemon: &Daemon) -> Process {
    let processes: Processes = block_on(daemon.client().get(path::PROCESSES)).unwrap();
    processes.processes[0].clone()
}

fn trouble(daemon: &Daemon) -> String {
    block_on(daemon.client().get::<Status>(path::STATUS)).unwrap().trouble.join("\n")
}

#[test]
fn a_process_is_named_after_its_pod() {
    let (Some(group), Some(mut kubelet)) = (Group::new(), Kubelet::start("good")) else { return };
    let logs = short_dir();
    std::fs::write(logs.path().join(format!("train-0_ml_trainer-{}.log", group.id)), "").unwrap();
    let config = logs.path().join("daemon.toml");
    let text = format!("[kubernetes]\ncontainer_logs = '{}'\n", logs.path().display());
    std::fs::write(&config, text).unwrap();
    let mut daemon =
        Daemon::start(&["--pod-resources", &kubelet.path(), "--config", &config.display().to_string()]);
    let _rank = group.rank(&daemon);
    until("the pod's name", || only(&daemon).pod_name.is_some());
    let process = only(&daemon);
    assert_eq!(process.pod.as_deref(), Some(group.uid.as_str()));
    assert_eq!(process.pod_name.as_deref(), Some("train-0"));
    assert_eq!(process.pod_namespace.as_deref(), Some("ml"));
    assert_eq!(process.pod_container.as_deref(), Some("trainer"));
    assert_eq!(process.pod_gpus.unwrap(), ["GPU-1111", "GPU-2222"]);
    assert!(shown(&daemon.gputap(&["ps"])).contains("ml/train-0/trainer"));
    assert_eq!(trouble(&daemon), "");
    // A kubelet that is gone is said, and what it told before is kept.
    kubelet.end();
    until("the trouble", || trouble(&daemon).contains("pod-resources"));
    assert_eq!(only(&daemon).pod_name.as_deref(), Some("train-0"));
    let status = daemon.gputap(&["status"]);
    assert!(!status.status.success() && shown(&status).contains("TROUBLE"), "{}", shown(&status));
    assert!(daemon.lives());
}

#[test]
fn a_kubelet_that_does_ill_keeps_nobody_waiting() {
    for mode in ["slow", "garbage", "huge", "refuse"] {
        let Some(kubelet) = Kubelet::start(mode) else { return };
        let mut daemon = Daemon::start(&["--pod-resources", &kubelet.path()]);
        let before = daemon.rss_kib();
        let _rank = daemon.rank(TORCH, 11, &[]);
        until("the trouble", || trouble(&daemon).contains("pod-resources"));
        assert_eq!(only(&daemon).pod_name, None);
        assert!(daemon.lives() && daemon.rss_kib() < before + 8 * 1024, "{mode}: {} KiB", daemon.rss_kib());
    }
}

#[test]
fn pods_are_found_by_their_labels() {
    let Some(group) = Group::new() else { return };
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port().to_string();
    let bin = short_dir();
    let token = bin.path().join("token").display().to_string();
    let made = Command::new(gputap_tests::gputap()).args(["certs", "token", &token]).output().unwrap();
    assert!(made.status.success(), "{}", shown(&made));
    let listed = serde_json::json!({"items": [{
        "metadata": {"uid": group.uid}, "spec": {"nodeName": "n"}, "status": {"hostIP": "127.0.0.1"}
    }]});
    let kubectl = bin.path().join("kubectl");
    let script = format!(
        "#!/bin/sh\ncase \"$*\" in *'--selector app=train'*) echo '{listed}';; *--selector*) echo '{{\"items\":[]}}';; esac\n"
    );
    std::fs::write(&kubectl, script).unwrap();
    std::fs::set_permissions(&kubectl, PermissionsExt::from_mode(0o755)).unwrap();
    let daemon = Daemon::start(&["--listen", &format!("127.0.0.1:{port}"), "--token-file", &token]);
    let (inside, outside) = (group.rank(&daemon), daemon.rank(TORCH, 11, &[]));
    let trace = |selector: &str| {
        let args = ["trace", "--warmup-s", "0", "--duration-ms", "1", "--k8s", selector, "--port", &port];
        let mut command = daemon.command(&args);
        let path = format!("{}:{}", bin.path().display(), std::env::var("PATH").unwrap());
        command.args(["--token-file", &token]).env("PATH", path).output().unwrap()
    };
    let output = trace("app=train");
    assert!(
        output.status.success() && shown(&output).contains("1 of 1 traces are written"),
        "{}",
        shown(&output)
    );
    assert!(inside.said().contains("written") && !outside.said().contains("taken"));
    let output = trace("app=none");
    assert_eq!(output.status.code(), Some(2));
    assert!(shown(&output).contains("no running pod has these labels"), "{}", shown(&output));
}
