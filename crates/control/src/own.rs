//! A daemon for the jobs of one user, where the node has no service.
//!
//! The first job that wants one starts it, for all of the user's jobs, with a directory of sockets of their own. It ends when
//! the last of them and the last process that registered have ended, because torch waits ten seconds for a daemon that has
//! gone.

use std::ffi::OsString;
use std::fs::File;
use std::os::unix::fs::OpenOptionsExt;
use std::os::unix::net::UnixDatagram;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use gputap_host::private_dir;
use rustix::fs::{FlockOperation, flock};

use crate::api::Status;
use crate::client::Client;
use crate::trust::{self, Answers};
use crate::{path, place};

/// How long a daemon may take to start.
const START: Duration = Duration::from_secs(10);
/// Seconds between the import of torch and its first request, in those releases (2.3 to 2.5) that read it: without it their start
/// can crash.
const INIT_DELAY_S: &str = "3";

/// Whether the node's service answers, and torch finds it from here: the abstract socket is its own, and of this network namespace.
pub async fn has_service() -> bool {
    let uid = rustix::process::getuid().as_raw();
    let Some(control) = place::sockets(uid).into_iter().next() else { return false };
    let status = Client::unix(&control).get::<Status>(path::STATUS).await;
    let name = gputap_kineto::DAEMON;
    let has = |s: &Status| s.endpoints.iter().any(|e| e.strip_prefix('@') == Some(name));
    let reached = || {
        use std::os::linux::net::SocketAddrExt;
        let address = std::os::unix::net::SocketAddr::from_abstract_name(format!("{name}\0"))?;
        UnixDatagram::unbound()?.connect_addr(&address)
    };
    status.is_ok_and(|s| has(&s)) && reached().is_ok()
}

fn answers(control: &Path) -> bool {
    trust::answers(control) == Answers::Believed
}

/// A daemon of this user's, for as long as this value lives.
#[derive(Debug)]
pub struct OwnDaemon {
    dir: PathBuf,
    _hold: File,
}

impl OwnDaemon {
    /// Holds the daemon that runs, or starts one.
    pub fn join() -> Result<OwnDaemon> {
        let uid = rustix::process::getuid().as_raw();
        let [dir, instead] = place::directories(uid);
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
        Ok(OwnDaemon { dir, _hold: hold })
    }

    /// Variables that lead torch to it.
    pub fn environment(&self) -> Vec<(OsString, OsString)> {
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
