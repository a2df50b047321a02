//! A real SLURM: jobs, tasks of arrays and parts of heterogeneous jobs are found through its own squeue and scontrol, and
//! `srun` starts one daemon for all of a job's tasks on a node, which the login node reaches without any set-up. Needs root.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use gputap_control::{Client, Processes, path};
use gputap_tests::daemon::{shown, until};
use gputap_tests::slurm::{NODES, PROGRAMS, Slurm};
use gputap_tests::{gputap, have, is_root, skip};

use super::{TORCH, block_on};

fn can() -> bool {
    // Its daemons are where only root's PATH leads.
    let here = |p: &str| have(p) || Path::new("/usr/sbin").join(p).is_file();
    let can = is_root() && PROGRAMS.iter().all(|p| here(p));
    if !can {
        skip("root, SLURM, munge and unshare are needed: Debian's slurm-wlm and munge");
    }
    can
}

/// SLURM with our service on each of its nodes.
struct Cluster {
    // First: jobs end before the daemons that they talk to.
    slurm: Slurm,
    daemons: Vec<Child>,
    port: u16,
}

impl Cluster {
    fn start() -> Cluster {
        let slurm = Slurm::start();
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut cluster = Cluster { slurm, daemons: Vec::new(), port };
        let mut certs = Command::new(gputap());
        certs.args(["certs", "init", "--operator", "--dir"]).arg(cluster.file("pki"));
        let output = certs.args(NODES.iter().flat_map(|(n, _)| ["--node", n])).output().unwrap();
        assert!(output.status.success(), "{}", shown(&output));
        for (node, address) in NODES {
            let daemon = cluster.daemon(node, address);
            cluster.daemons.push(daemon);
            let socket = cluster.file(&format!("c.{node}"));
            until("a daemon", || std::os::unix::net::UnixStream::connect(&socket).is_ok());
        }
        cluster
    }

    fn file(&self, name: &str) -> PathBuf {
        self.slurm.path().join(name)
    }

    fn daemon(&self, node: &str, address: &str) -> Child {
        let mut command = Command::new(gputap());
        command.args(["daemon", "--no-abstract", "--listen", &format!("{address}:{}", self.port)]);
        command.arg("--kineto-dir").arg(self.file(&format!("k.{node}")));
        command.arg("--socket").arg(self.file(&format!("c.{node}")));
        command.arg("--tls-cert").arg(self.file(&format!("pki/node-{node}.pem")));
        command.arg("--tls-key").arg(self.file(&format!("pki/node-{node}.key")));
        command.arg("--tls-ca").arg(self.file("pki/ca.pem")).stderr(Stdio::null()).spawn().unwrap()
    }

    /// What a job's tasks run: a process that behaves as torch does, for the service of its node.
    fn rank(&self) -> String {
        let kineto = self.file("k.").display().to_string();
        format!("timeout 300 sh -c 'exec {TORCH} {kineto}$SLURMD_NODENAME 11 50'")
    }

    /// `gputap trace --slurm JOB` as anybody types it; what it says.
    fn trace(&self, job: &str) -> (Option<i32>, String) {
        let mut command = self.slurm.resolving(&gputap());
        command.args(["trace", "--warmup-s", "0", "--duration-ms", "50", "--slurm", job]);
        command.args(["--port", &self.port.to_string()]).arg("--tls-ca").arg(self.file("pki/ca.pem"));
        command.arg("--tls-cert").arg(self.file("pki/operator.pem"));
        command.arg("--tls-key").arg(self.file("pki/operator.key"));
        let output = command.output().unwrap();
        (output.status.code(), shown(&output))
    }

    /// Processes that are registered on all nodes.
    fn registered(&self) -> usize {
        let of = |node: &str| {
            let client = Client::unix(&self.file(&format!("c.{node}")));
            block_on(client.get::<Processes>(path::PROCESSES)).unwrap().processes.len()
        };
        NODES.iter().map(|(node, _)| of(node)).sum()
    }

    fn until_registered(&self, count: usize) {
        until(&format!("{count} registrations"), || self.registered() == count);
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for daemon in &mut self.daemons {
            let _ = (daemon.kill(), daemon.wait());
        }
    }
}

#[test]
fn jobs_arrays_and_parts_of_jobs_are_found_by_their_number() {
    if !can() {
        return;
    }
    let cluster = Cluster::start();
    let (slurm, rank) = (&cluster.slurm, cluster.rank());
    let plain = slurm.submit(&["--nodes=2", "--ntasks=3"], &format!("srun {rank}"));
    let array = slurm.submit(&["--array=0-2"], &format!("exec {rank}"));
    let parts = slurm.submit(&["--nodes=1", ":", "--nodes=1"], &format!("srun --het-group=0,1 {rank}"));
    cluster.until_registered(8);
    let finds = |job: &str, count: usize| {
        let (code, said) = cluster.trace(job);
        assert_eq!(code, Some(0), "{job}: {said}");
        assert!(said.contains(&format!("{count} of {count} traces are written")), "{job}: {said}");
    };
    finds(&plain, 3);
    finds(&array, 3);
    finds(&format!("{array}_1"), 1);
    finds(&parts, 2);
    finds(&format!("{parts}+1"), 1);
    let _ = slurm.run("scancel", &[&plain]);
    until("the job to end", || slurm.run("squeue", &["--noheader", "--jobs", &plain]).stdout.is_empty());
    for gone in [plain.as_str(), "999999"] {
        let (code, said) = cluster.trace(gone);
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains("no part of this job runs now"), "{said}");
    }
}

/// The user whose tasks start a daemon of their own: one whom every machine has.
const USER: (&str, u32) = ("nobody", 65_534);

#[test]
fn srun_starts_one_daemon_for_all_tasks_of_a_node() {
    if !can() {
        return;
    }
    let slurm = Slurm::start();
    let dir = PathBuf::from(format!("/tmp/gputap-{}", USER.1));
    let _ = std::fs::remove_dir_all(&dir);
    // What was built lies where only root may go.
    let copy = |from: &Path, name: &str| {
        let to = slurm.path().join(name);
        std::fs::copy(from, &to).unwrap();
        std::fs::set_permissions(&to, PermissionsExt::from_mode(0o755)).unwrap();
        to
    };
    let (program, torch) = (copy(&gputap(), "gputap"), copy(Path::new(TORCH), "torch"));
    let as_user = |program: &Path| {
        let mut command = slurm.command("setpriv");
        command.args(["--reuid", USER.0, "--regid", "65534", "--clear-groups"]).arg(program);
        command.env_remove("GPUTAP_DAEMON_SOCKET").current_dir("/tmp");
        command
    };
    let script = format!("exec timeout 300 {} \"$KINETO_IPC_SOCKET_DIR\" 11 50", torch.display());
    let mut tasks = as_user(Path::new("srun"))
        .args(["--nodes=2", "--ntasks=4"])
        .arg(&program)
        .args(["run", "--on-demand", "--", "sh", "-c", &script])
        .spawn()
        .unwrap();
    let ask = |args: &[&str]| as_user(&program).args(args).output().unwrap();
    let registered = || {
        let nodes: Vec<Processes> =
            serde_json::from_slice(&ask(&["ps", "--format", "json"]).stdout).unwrap_or_default();
        nodes.first().map_or(Vec::new(), |n| n.processes.clone())
    };
    until("four registrations", || registered().len() == 4);
    let ranks: std::collections::BTreeSet<_> = registered().iter().map(|p| p.rank).collect();
    assert_eq!(ranks, (0..4).map(Some).collect(), "each task knows its rank");
    let log = std::fs::read_to_string(dir.join("log")).unwrap();
    assert_eq!(log.matches("ready").count(), 1, "one daemon: {log}");
    let trace = ask(&["trace", "--warmup-s", "0", "--duration-ms", "1"]);
    assert!(trace.status.success() && shown(&trace).contains("4 of 4"), "{}", shown(&trace));
    let job = registered()[0].job.to_string();
    // From the login node, with nothing but the job's number: by a step of the job. Both nodes are this machine, and their
    // daemon is asked once.
    let new = slurm.path().join("new/deep/");
    std::fs::set_permissions(slurm.path(), PermissionsExt::from_mode(0o777)).unwrap();
    let quick = ["trace", "--warmup-s", "0", "--duration-ms", "1", "--slurm", job.as_str()];
    let named = ask(&[&quick[..], &["-o", new.to_str().unwrap()]].concat());
    assert!(named.status.success() && shown(&named).contains("4 of 4"), "{}", shown(&named));
    assert_eq!(new.read_dir().unwrap().count(), 4);
    let got = slurm.path().join("got");
    let fetched = ask(&[&quick[..], &["--fetch", got.to_str().unwrap()]].concat());
    assert!(fetched.status.success() && shown(&fetched).contains("4 files are in"), "{}", shown(&fetched));
    let status = ask(&["status", "--slurm", &job]);
    assert!(shown(&status).contains("registered") || status.status.success(), "{}", shown(&status));
    // A job of others, or one without a daemon, is said to be that.
    let other = slurm.submit(&["--nodes=1"], "sleep 100");
    until("another job", || {
        !slurm.run("squeue", &["--noheader", "--states=RUNNING", "--jobs", &other]).stdout.is_empty()
    });
    let denied = ask(&["trace", "--slurm", &other]);
    assert_eq!(denied.status.code(), Some(1), "{}", shown(&denied));
    assert!(shown(&denied).contains("gtnode") && shown(&denied).contains("srun"), "{}", shown(&denied));
    let _ = slurm.run("scancel", &[&job, &other]);
    tasks.wait().unwrap();
    until("the daemon to go", || !dir.join("control.sock").exists());
    std::fs::remove_dir_all(&dir).unwrap();
}
