//! A daemon of its own for a test, processes that register with it, and the commands that ask it.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use gputap_control::Client;
use tempfile::TempDir;

use crate::gputap;

/// How long anything here may take.
const LIMIT: Duration = Duration::from_secs(120);

/// A daemon, its directory, and what it was started with.
pub struct Daemon {
    dir: TempDir,
    args: Vec<String>,
    child: Child,
}

/// A process that registered.
pub struct Rank {
    child: Child,
    log: PathBuf,
}

/// A directory whose name is short enough for sockets of torch.
pub fn short_dir() -> TempDir {
    tempfile::Builder::new().prefix("gt").tempdir_in("/tmp").unwrap()
}

/// Waits for something.
pub fn until(what: &str, mut is: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is() {
        assert!(begun.elapsed() < LIMIT, "waited for {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

impl Daemon {
    /// Starts one with a directory of sockets and no abstract one: tests run side by side.
    pub fn start(args: &[&str]) -> Daemon {
        Daemon::with("", args)
    }

    /// With a file of settings.
    pub fn with(settings: &str, args: &[&str]) -> Daemon {
        let dir = short_dir();
        let args = match settings {
            "" => args.to_vec(),
            text => {
                std::fs::write(dir.path().join("daemon.toml"), text).unwrap();
                [&["--config", "DIR/daemon.toml"], args].concat()
            }
        };
        let args: Vec<String> =
            args.iter().map(|a| a.replace("DIR", &dir.path().display().to_string())).collect();
        let child = spawn(dir.path(), &args);
        let daemon = Daemon { dir, args, child };
        daemon.wait();
        daemon
    }

    fn wait(&self) {
        until("the daemon", || std::os::unix::net::UnixStream::connect(self.socket()).is_ok());
    }

    /// Ends it as `kill -9` does, and starts it again.
    pub fn restart(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.child = spawn(self.path(), &self.args);
        self.wait();
    }

    /// Its directory; traces may be written there.
    pub fn path(&self) -> &Path {
        self.dir.path()
    }

    /// The directory for `KINETO_IPC_SOCKET_DIR`.
    pub fn kineto(&self) -> String {
        self.path().join("k").display().to_string()
    }

    /// The control socket.
    pub fn socket(&self) -> PathBuf {
        self.path().join("c.sock")
    }

    /// A client of the control interface.
    pub fn client(&self) -> Client {
        Client::unix(&self.socket())
    }

    /// Pid of the daemon.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Whether it still runs.
    pub fn lives(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }

    /// Memory that it uses, in KiB.
    pub fn rss_kib(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid())).unwrap();
        let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:")).unwrap();
        line.split_whitespace().next().unwrap().parse().unwrap()
    }

    /// What it logged.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.path().join("log")).unwrap()
    }

    /// Runs a command that asks it.
    pub fn gputap(&self, args: &[&str]) -> Output {
        self.command(args).output().unwrap()
    }

    /// The same, to be started.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(gputap());
        command.args(args).env("GPUTAP_DAEMON_SOCKET", self.socket()).env("NO_COLOR", "1");
        command
    }

    /// A process of torch 2.`minor`, once it is registered.
    pub fn rank(&self, program: &str, minor: u32, more: &[&str]) -> Rank {
        let mut command = Command::new(program);
        command.args([self.kineto(), minor.to_string(), "50".into()]).args(more);
        self.rank_of(command)
    }

    /// The same for any program.
    pub fn rank_of(&self, mut command: Command) -> Rank {
        let number = std::fs::read_dir(self.path()).unwrap().count();
        let log = self.path().join(format!("rank-{number}"));
        let child = command.stdout(File::create(&log).unwrap()).stdin(Stdio::null()).spawn().unwrap();
        let rank = Rank { child, log };
        until("a registration", || self.registered().contains(&(rank.pid() as i32)));
        rank
    }

    /// Pids that are registered.
    pub fn registered(&self) -> Vec<i32> {
        let output = self.gputap(&["ps", "--format", "json"]);
        let nodes: Vec<gputap_control::Processes> = serde_json::from_slice(&output.stdout).unwrap();
        nodes.iter().flat_map(|n| n.processes.iter().map(|p| p.pid)).collect()
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Rank {
    /// Pid of the process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// What it said.
    pub fn said(&self) -> String {
        let mut text = String::new();
        File::open(&self.log).unwrap().read_to_string(&mut text).unwrap();
        text
    }

    /// Kills the process and waits for its end.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Rank {
    fn drop(&mut self) {
        self.kill();
    }
}

fn spawn(dir: &Path, args: &[String]) -> Child {
    let log = File::options().create(true).append(true).open(dir.join("log")).unwrap();
    Command::new(gputap())
        .args(["daemon", "--no-abstract", "--state-dir"])
        .arg(dir.join("state"))
        .arg("--kineto-dir")
        .arg(dir.join("k"))
        .arg("--socket")
        .arg(dir.join("c.sock"))
        .arg("--spool")
        .arg(dir)
        .args(args)
        .stderr(log)
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}

/// What a command printed, both ways, for messages of failures.
pub fn shown(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}
