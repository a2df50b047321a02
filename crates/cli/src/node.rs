//! Which daemons a command means, and calling them.

use std::path::PathBuf;

use anyhow::{Context, Result};
use gputap_control::Client;

/// Options of everything that calls a daemon.
#[derive(clap::Args, Debug, Clone)]
pub struct Where {
    /// Control socket of this node's daemon [default: the service's, then that of this user's jobs]
    #[arg(long, env = "GPUTAP_DAEMON_SOCKET", value_name = "PATH")]
    pub socket: Option<PathBuf>,
}

/// A daemon and what to call its node.
#[derive(Clone, Debug)]
pub struct Node {
    /// As the user named it.
    pub name: String,
    /// The daemon.
    pub client: Client,
}

impl Where {
    /// The daemons.
    pub fn nodes(&self) -> Result<Vec<Node>> {
        let path = match &self.socket {
            Some(path) => path.clone(),
            None => self.find(),
        };
        Ok(vec![Node { name: "this node".into(), client: Client::unix(&path) }])
    }

    /// The first daemon that answers; the service's if none does.
    fn find(&self) -> PathBuf {
        let uid = rustix::process::getuid().as_raw();
        let sockets = gputap_control::sockets(uid);
        let answers = |path: &&PathBuf| std::os::unix::net::UnixStream::connect(path).is_ok();
        sockets.iter().find(answers).or(sockets.first()).cloned().unwrap_or_default()
    }
}

/// Runs calls to daemons.
pub fn block_on<T>(calls: impl Future<Output = Result<T>>) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().context("starting")?;
    runtime.block_on(calls)
}

/// What to do when there is no daemon.
pub fn advise(e: gputap_control::Error) -> anyhow::Error {
    let absent = matches!(e, gputap_control::Error::Absent { .. });
    let e = anyhow::Error::from(e);
    if absent {
        return e.context(
            "start one with `gputap daemon`, or the job with `gputap run --on-demand`; --socket and --host say where another \
             one is",
        );
    }
    e
}
