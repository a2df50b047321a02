//! `gputap run --on-demand`: a command whose PyTorch processes can be traced while they run.
//!
//! Where the node's service runs, it is used. Otherwise the first command of a user on a node starts a daemon for all of his,
//! with a directory of sockets of their own; it ends when the last of them and the last process that registered have ended,
//! because torch waits ten seconds for a daemon that has gone.

use std::ffi::OsString;
use std::fs::File;
use std::os::unix::fs::OpenOptionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use gputap_control::trust::{self, Answers};
use gputap_control::{Client, Status, path};
use nix::sys::socket::{AddressFamily, SockFlag, SockType, UnixAddr, connect, socket};
use rustix::fs::{FlockOperation, flock};

use super::child::{Child, Ended};
use crate::node::block_on;
use crate::private_dir;

/// How long a daemon may take to start.
const START: Duration = Duration::from_secs(10);
/// Seconds between the import of torch and its first request, in those releases (2.3 to 2.5) that read it: without it their start
/// can crash.
const INIT_DELAY_S: &str = "3";

/// Runs a command to its end.
pub fn run(command: &[OsString], quiet: bool) -> Result<Ended> {
    // The hold lasts until the command has ended, whatever happens here: the kernel lets go of it.
    let (hold, environment) = match service() {
        true => (None, vec![("KINETO_USE_DAEMON".into(), OsString::from("1"))]),
        false => match Own::join() {
            Ok(own) => {
                let environment = own.environment();
                (Some(own), environment)
            }
            // What this machine withholds is no reason to withhold the job.
            Err(e) => {
                errln!("gputap: no traces can be asked for: {e:#}");
                return Child::plain(command, &[])?.end();
            }
        },
    };
    if !quiet {
        errln!("gputap: `gputap trace` asks for traces, `gputap ps` lists who can be asked");
    }
    let ended = Child::plain(command, &environment)?.end();
    drop(hold);
    ended
}

/// Whether the node's service answers, and torch finds it from here: the abstract socket is its own, and of this network namespace.
fn service() -> bool {
    let uid = rustix::process::getuid().as_raw();
    let Some(control) = gputap_control::sockets(uid).into_iter().next() else { return false };
    let client = Client::unix(&control);
    let status = block_on(async { Ok(client.get::<Status>(path::STATUS).await?) });
    let name = gputap_kineto::DAEMON;
    let has = |s: &Status| s.endpoints.iter().any(|e| e.strip_prefix('@') == Some(name));
    let reached = || {
        let address = UnixAddr::new_abstract(format!("{name}\0").as_bytes())?;
        let fd = socket(AddressFamily::Unix, SockType::Datagram, SockFlag::SOCK_CLOEXEC, None)?;
        connect(std::os::fd::AsRawFd::as_raw_fd(&fd), &address)
    };
    status.is_ok_and(|s| has(&s)) && reached().is_ok()
}

fn answers(control: &Path) -> bool {
    trust::answers(control) == Answers::Believed
}

/// A daemon of this user's.
struct Own {
    dir: PathBuf,
    _hold: File,
}

impl Own {
    /// Holds the daemon that runs, or starts one.
    fn join() -> Result<Own> {
        let uid = rustix::process::getuid().as_raw();
        let [dir, instead] = gputap_control::directories(uid);
        // Anybody could take the first name before us.
        let dir = match private_dir::make(&dir, uid) {
            Ok(()) => dir,
            Err(e) => private_dir::make(&instead, uid).map(|()| instead).map_err(|_| e)?,
        };
        let holders = dir.join("holders");
        let hold = open(&holders)?;
        // A daemon that is about to end has this lock until it has ended.
        flock(&hold, FlockOperation::LockShared).context("waiting for an earlier daemon to end")?;
        let starting = open(&dir.join("starting"))?;
        flock(&starting, FlockOperation::LockExclusive).context("waiting for another start")?;
        if !answers(&dir.join("control.sock")) {
            start(&dir, &holders)?;
        }
        Ok(Own { dir, _hold: hold })
    }

    fn environment(&self) -> Vec<(OsString, OsString)> {
        let mut environment = vec![
            ("KINETO_USE_DAEMON".into(), OsString::from("1")),
            ("KINETO_IPC_SOCKET_DIR".into(), self.dir.clone().into_os_string()),
        ];
        let mut unless_set = |name: &str, value: OsString| {
            if std::env::var_os(name).is_none() {
                environment.push((name.into(), value));
            }
        };
        // torch 2.14 and later write below /tmp and here only.
        if let Ok(here) = std::env::current_dir() {
            unless_set("KINETO_ONDEMAND_TRACE_DIR", here.into_os_string());
        }
        unless_set("KINETO_DAEMON_INIT_DELAY_S", INIT_DELAY_S.into());
        environment
    }
}

fn open(path: &Path) -> Result<File> {
    File::options()
        .create(true)
        .append(true)
        .mode(0o600)
        .open(path)
        .with_context(|| format!("opening {}", path.display()))
}

fn start(dir: &Path, holders: &Path) -> Result<()> {
    let program = std::env::current_exe().context("finding gputap itself")?;
    let log = dir.join("log");
    let mut command = Command::new(program);
    command
        .args(["daemon", "--no-abstract", "--root", "/"])
        .arg("--kineto-dir")
        .arg(dir)
        .arg("--socket")
        .arg(dir.join("control.sock"))
        .arg("--while-held")
        .arg(holders)
        .env_remove("GPUTAP_DAEMON_CONFIG")
        .current_dir("/")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(open(&log)?)
        // Ctrl-C is for the command.
        .process_group(0);
    let mut daemon = command.spawn().context("starting the daemon")?;
    let begun = Instant::now();
    while !answers(&dir.join("control.sock")) {
        let ended = daemon.try_wait().ok().flatten();
        if ended.is_some() || begun.elapsed() > START {
            bail!("the daemon did not start: {} says why", log.display());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}
