//! Nine nodes as network namespaces, each with the abstract socket of its own: one is cut off, one does not get on. The traces
//! of the others arrive, and the report names the two. Needs root.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use gputap_tests::daemon::{shown, until};
use gputap_tests::{gputap, have, is_root, skip};
use rustix::process::{Pid, Signal, kill_process};

use super::TORCH;

const NODES: usize = 9;
const CUT_OFF: usize = 8;
const SLOW: usize = 9;

/// The namespaces, with a bridge in the one from which they are asked.
struct Cluster {
    name: String,
    dir: tempfile::TempDir,
    children: Vec<Child>,
}

fn ip(args: &str) {
    let output = Command::new("ip").args(args.split(' ')).output().unwrap();
    assert!(output.status.success(), "ip {args}: {}", shown(&output));
}

impl Cluster {
    fn new() -> Cluster {
        let name = format!("gt{}", std::process::id());
        let dir = tempfile::Builder::new().prefix("gt").tempdir_in("/tmp").unwrap();
        let cluster = Cluster { name, dir, children: Vec::new() };
        let hub = cluster.space(0);
        ip(&format!("netns add {hub}"));
        ip(&format!("-n {hub} link add hub0 type bridge"));
        ip(&format!("-n {hub} addr add 10.77.0.100/24 dev hub0"));
        ip(&format!("-n {hub} link set hub0 up"));
        for n in 1..=NODES {
            let space = cluster.space(n);
            ip(&format!("netns add {space}"));
            ip(&format!("-n {hub} link add v{n} type veth peer name eth0 netns {space}"));
            ip(&format!("-n {hub} link set v{n} master hub0 up"));
            ip(&format!("-n {space} addr add {}/24 dev eth0", address(n)));
            ip(&format!("-n {space} link set eth0 up"));
        }
        cluster
    }

    fn space(&self, n: usize) -> String {
        format!("{}-{n}", self.name)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    /// A program in a node.
    fn command(&self, n: usize, program: &Path) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.space(n)]).arg(program).env_remove("GPUTAP_DAEMON_SOCKET");
        command
    }

    fn start(&mut self, mut command: Command) -> Pid {
        let child = command.stdout(Stdio::null()).spawn().unwrap();
        // `ip` becomes the program.
        let pid = Pid::from_raw(child.id() as i32).unwrap();
        self.children.push(child);
        pid
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for child in &mut self.children {
            let _ = (child.kill(), child.wait());
        }
        for n in 0..=NODES {
            let _ = Command::new("ip").args(["netns", "del", &self.space(n)]).output();
        }
    }
}

fn address(n: usize) -> String {
    format!("10.77.0.{n}")
}

#[test]
fn nodes_that_are_cut_off_or_slow_keep_nobody_from_his_trace() {
    if !is_root() || !have("ip") {
        return skip("network namespaces are needed, which needs root and ip");
    }
    let mut cluster = Cluster::new();
    let mut certs = Command::new(gputap());
    certs.args(["certs", "init", "--operator", "--dir"]).arg(cluster.path("pki"));
    certs.args((1..=NODES).flat_map(|n| ["--node".to_owned(), address(n)]));
    let output = certs.output().unwrap();
    assert!(output.status.success(), "{}", shown(&output));
    let pki = |name: &str| cluster.path("pki").join(name);
    let mut commands = Vec::new();
    for n in 1..=NODES {
        let mut daemon = cluster.command(n, &gputap());
        daemon
            .args(["daemon", "--listen", &format!("{}:1779", address(n)), "--spool"])
            .arg(cluster.dir.path());
        daemon.arg("--tls-cert").arg(pki(&format!("node-{}.pem", address(n))));
        daemon.arg("--tls-key").arg(pki(&format!("node-{}.key", address(n))));
        daemon.arg("--tls-ca").arg(pki("ca.pem")).arg("--socket").arg(cluster.path(&format!("c{n}")));
        daemon.stderr(File::create(cluster.path(&format!("log{n}"))).unwrap());
        commands.push(daemon);
    }
    let daemons: Vec<Pid> = commands.into_iter().map(|c| cluster.start(c)).collect();
    for n in 1..=NODES {
        until("a daemon", || std::os::unix::net::UnixStream::connect(cluster.path(&format!("c{n}"))).is_ok());
        let mut rank = cluster.command(n, Path::new(TORCH));
        rank.args(["@", "11", "100"]);
        let pid = cluster.start(rank).as_raw_nonzero().to_string();
        let socket = cluster.path(&format!("c{n}"));
        until("a registration through the abstract socket", || {
            let ps = Command::new(gputap()).args(["ps", "--socket"]).arg(&socket).output().unwrap();
            shown(&ps).contains(&pid)
        });
    }
    ip(&format!("-n {} link set eth0 down", cluster.space(CUT_OFF)));
    kill_process(daemons[SLOW - 1], Signal::STOP).unwrap();
    let mut trace = cluster.command(0, &gputap());
    trace.args(["trace", "--warmup-s", "0", "--duration-ms", "100", "--fetch"]).arg(cluster.path("got"));
    trace
        .arg("--tls-ca")
        .arg(cluster.path("pki/ca.pem"))
        .arg("--tls-cert")
        .arg(cluster.path("pki/operator.pem"));
    trace.arg("--tls-key").arg(cluster.path("pki/operator.key"));
    trace.args((1..=NODES).flat_map(|n| ["--host".to_owned(), address(n)]));
    let output = trace.output().unwrap();
    let said = shown(&output);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("7 of 7 traces are written, 2 nodes did not answer"), "{said}");
    for n in [CUT_OFF, SLOW] {
        assert!(
            said.lines().any(|l| l.starts_with(&format!("gputap: {}: ", address(n)))),
            "{n} is named: {said}"
        );
    }
    let files = cluster
        .path("got")
        .read_dir()
        .unwrap()
        .filter(|e| e.as_ref().unwrap().file_name() != "manifest.json");
    assert_eq!(files.count(), 7);
    kill_process(daemons[SLOW - 1], Signal::CONT).unwrap();
}
