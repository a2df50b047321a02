//! A real SLURM of two nodes on this machine: munged, slurmctld and two slurmd, in a directory of their own, gone with it.
//!
//! The nodes have names that only [`Slurm::resolving`] knows, and addresses of their own on loopback.

use std::fs::File;
use std::net::TcpListener;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use tempfile::TempDir;

use crate::daemon::{short_dir, shown, until};

/// The nodes and their addresses.
pub const NODES: [(&str, &str); 2] = [("gtnode1", "127.0.77.1"), ("gtnode2", "127.0.77.2")];

/// Programs that it consists of.
pub const PROGRAMS: [&str; 6] = ["munged", "slurmctld", "slurmd", "srun", "sbatch", "unshare"];

/// A cluster of SLURM that runs until this is dropped.
pub struct Slurm {
    dir: TempDir,
    children: Vec<Child>,
}

fn port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

impl Slurm {
    /// Starts it and waits until its nodes are idle. Needs root.
    pub fn start() -> Slurm {
        let dir = short_dir();
        std::fs::set_permissions(dir.path(), PermissionsExt::from_mode(0o755)).unwrap();
        let mut slurm = Slurm { dir, children: Vec::new() };
        slurm.configure();
        slurm.munged();
        slurm.spawn("slurmctld", &["-D", "-c"], "ctld");
        for (node, _) in NODES {
            slurm.spawn("slurmd", &["-D", "-N", node], node);
        }
        until("nodes that are idle", || {
            let states =
                slurm.command("sinfo").args(["--noheader", "--Node", "--format=%t"]).output().unwrap();
            String::from_utf8_lossy(&states.stdout).lines().filter(|l| l.trim() == "idle").count()
                == NODES.len()
        });
        slurm
    }

    /// Its directory, which everybody can read.
    pub fn path(&self) -> &Path {
        self.dir.path()
    }

    fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    fn configure(&self) {
        for (node, _) in NODES {
            std::fs::DirBuilder::new().mode(0o755).create(self.file(&format!("spool.{node}"))).unwrap();
        }
        std::fs::create_dir(self.file("state")).unwrap();
        let host = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap();
        let host = host.trim();
        let dir = self.path().display();
        // What a node has is made up: jobs that share this machine must all get in. No control groups: the processes of a step
        // are found by their parents.
        let mut text = format!(
            "ClusterName=gputap\nSlurmctldHost={host}(127.0.0.1)\nSlurmctldPort={}\nSlurmUser=root\nSlurmdUser=root\n\
             AuthType=auth/munge\nAuthInfo=socket={dir}/munge.sock\nCredType=cred/munge\nMailProg=/bin/true\n\
             StateSaveLocation={dir}/state\nSlurmdSpoolDir={dir}/spool.%n\nSlurmctldPidFile={dir}/ctld.pid\n\
             SlurmdPidFile={dir}/%n.pid\nProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\nMpiDefault=none\n\
             SchedulerParameters=bf_interval=1,sched_interval=1\nSelectType=select/cons_tres\nSelectTypeParameters=CR_Core\n\
             SlurmdParameters=config_overrides\nJobAcctGatherType=jobacct_gather/none\n\
             AccountingStorageType=accounting_storage/none\nReturnToService=2\nKillWait=1\n\
             PartitionName=all Nodes=ALL Default=YES State=UP\n",
            port()
        );
        for (node, _) in NODES {
            text +=
                &format!("NodeName={node} NodeHostname={host} NodeAddr=127.0.0.1 Port={} CPUs=16\n", port());
        }
        std::fs::write(self.file("slurm.conf"), text).unwrap();
        let hosts: String = NODES.iter().map(|(node, address)| format!("{address} {node}\n")).collect();
        let known = std::fs::read_to_string("/etc/hosts").unwrap_or_default();
        std::fs::write(self.file("hosts"), known + &hosts).unwrap();
    }

    /// It insists on not being root's, and on a key.
    fn munged(&mut self) {
        let key = self.file("munge.key");
        let mut file = File::options().create_new(true).write(true).mode(0o600).open(&key).unwrap();
        std::io::copy(&mut std::io::Read::take(File::open("/dev/urandom").unwrap(), 128), &mut file).unwrap();
        let at = |option: &str, name: &str| format!("--{option}={}", self.file(name).display());
        let args = [
            at("key-file", "munge.key"),
            at("socket", "munge.sock"),
            at("pid-file", "munge.pid"),
            at("log-file", "munge.log"),
            at("seed-file", "munge.seed"),
            "--foreground".into(),
            "--force".into(),
        ];
        self.spawn("munged", &args.each_ref().map(String::as_str), "munge");
        until("munged", || self.file("munge.sock").exists());
    }

    fn spawn(&mut self, program: &str, args: &[&str], log: &str) {
        let log = File::create(self.file(&format!("{log}.out"))).unwrap();
        let mut command = self.command(program);
        command.args(args).stdin(Stdio::null()).stdout(log.try_clone().unwrap()).stderr(log);
        self.children.push(command.spawn().unwrap());
    }

    /// A program that is to know this cluster.
    pub fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        command.env("SLURM_CONF", self.file("slurm.conf")).env("NO_COLOR", "1");
        command
    }

    /// A program that knows the nodes' names, too: in a mount namespace where /etc/hosts has them.
    pub fn resolving(&self, program: &Path) -> Command {
        let mut command = self.command("unshare");
        command.args(["--mount", "sh", "-c", "mount --bind \"$0\" /etc/hosts && exec \"$@\""]);
        command.arg(self.file("hosts")).arg(program);
        command
    }

    /// Submits a script; its number.
    pub fn submit(&self, args: &[&str], script: &str) -> String {
        let path = self.file(&format!("script-{}", self.path().read_dir().unwrap().count()));
        std::fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
        let mut command = self.command("sbatch");
        command.args(["--parsable", "--output", "/dev/null"]).args(args).arg(&path).current_dir(self.path());
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", shown(&output));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Runs one of its commands.
    pub fn run(&self, program: &str, args: &[&str]) -> Output {
        self.command(program).args(args).output().unwrap()
    }
}

impl Drop for Slurm {
    fn drop(&mut self) {
        // Jobs first: nobody else ends what they have started.
        for _ in 0..100 {
            let listed = self.run("squeue", &["--noheader", "--format=%A"]);
            let jobs = String::from_utf8_lossy(&listed.stdout).into_owned();
            if jobs.is_empty() {
                break;
            }
            let _ = self.run("scancel", &jobs.lines().collect::<Vec<_>>());
            std::thread::sleep(std::time::Duration::from_millis(300));
        }
        for child in self.children.iter_mut().rev() {
            let _ = (child.kill(), child.wait());
        }
    }
}
