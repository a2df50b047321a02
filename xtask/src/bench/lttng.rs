//! The peer: LTTng-UST with a session daemon of our own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use tempfile::TempDir;

use crate::bench::gputap::bytes_of;
use crate::command::output;
use crate::packages::{self, LTTNG_TOOLS, LTTNG_UST};

const SESSION: &str = "gputap-bench";
/// Where recorded events go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Into memory that is written over and over: what recording costs, with nobody who reads.
    Snapshot,
    /// To disk, by LTTng's consumer daemon.
    Stored,
}

const PATIENCE: Duration = Duration::from_secs(10);

/// A running session; dropping it stops the daemon and removes everything.
pub struct Session {
    daemon: Child,
    home: TempDir,
    /// Files that liblttng-ust leaves in shared memory and that were not there before.
    leftovers: Vec<PathBuf>,
}

/// Installs LTTng when it is not here; the error says why it can't be had.
pub fn install() -> Result<()> {
    match packages::install(&[LTTNG_TOOLS, LTTNG_UST]).first() {
        Some(missing) => bail!("{} is not here: {}", missing.package.name, missing.why),
        None => Ok(()),
    }
}

impl Session {
    /// Starts a daemon, and in it a session that records the benchmark's two events.
    pub fn start(kind: Kind) -> Result<Session> {
        let leftovers =
            ["/dev/shm/lttng-ust-wait-8".to_owned(), format!("/dev/shm/lttng-ust-wait-8-{}", uid()?)];
        let leftovers = leftovers.into_iter().map(PathBuf::from).filter(|path| !path.exists()).collect();
        let home = tempfile::Builder::new().prefix("gputap-bench-lttng-").tempdir()?;
        let daemon = Command::new("lttng-sessiond")
            .args(["--no-kernel", "--quiet"])
            .env("LTTNG_HOME", home.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .context("starting lttng-sessiond")?;
        let mut session = Session { daemon, home, leftovers };
        session.wait()?;
        let output = format!("--output={}", session.stored().display());
        let (to, full) = match kind {
            Kind::Snapshot => ("--snapshot", "--overwrite"),
            Kind::Stored => (output.as_str(), "--discard"),
        };
        session.lttng(&["create", SESSION, to])?;
        session.lttng(&["enable-channel", "-u", "ring", full, "--subbuf-size=1M", "--num-subbuf=8"])?;
        session.lttng(&["enable-event", "-u", "gputap_bench:*", "-c", "ring"])?;
        session.lttng(&["start"])?;
        Ok(session)
    }

    /// What traced programs need as LTTNG_HOME.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// The daemon that stores events: the session daemon starts it.
    pub fn consumer(&self) -> Result<u32> {
        let children = format!("/proc/{0}/task", self.daemon.id());
        for thread in fs::read_dir(&children)?.flatten() {
            let list = fs::read_to_string(thread.path().join("children")).unwrap_or_default();
            for pid in list.split_whitespace() {
                let name = fs::read_to_string(format!("/proc/{pid}/comm")).unwrap_or_default();
                if name.starts_with("lttng-consumerd") {
                    return Ok(pid.parse()?);
                }
            }
        }
        bail!("lttng-sessiond has started no consumer daemon")
    }

    /// Ends recording; how many bytes were stored and how many events discarded.
    pub fn stop(&self) -> Result<(u64, u64)> {
        self.lttng(&["stop"])?;
        let text = self.lttng(&["list", SESSION])?;
        let discarded = text.lines().filter_map(|line| line.trim().strip_prefix("Discarded events:"));
        Ok((bytes_of(&self.stored()), discarded.filter_map(|n| n.trim().parse::<u64>().ok()).sum()))
    }

    fn stored(&self) -> PathBuf {
        self.home.path().join("stored")
    }

    /// Fails unless the session holds events: a peer that records nothing is fast.
    pub fn verify(&self) -> Result<()> {
        let to = self.home.path().join("snapshot");
        self.lttng(&["snapshot", "record", &format!("file://{}", to.display())])?;
        let bytes = bytes_of(&to);
        if bytes < 1 << 20 {
            bail!("LTTng's snapshot has only {bytes} bytes: it did not record");
        }
        Ok(())
    }

    fn wait(&mut self) -> Result<()> {
        let start = Instant::now();
        loop {
            if let Some(status) = self.daemon.try_wait()? {
                bail!("lttng-sessiond ended ({status}); is another one running as this user?");
            }
            if self.lttng(&["list"]).is_ok() {
                return Ok(());
            }
            if start.elapsed() > PATIENCE {
                bail!("lttng-sessiond does not answer");
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn lttng(&self, args: &[&str]) -> Result<String> {
        output(Command::new("lttng").arg("--no-sessiond").args(args).env("LTTNG_HOME", self.home.path()))
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.lttng(&["destroy", "--all"]);
        // The daemon ends its consumers when it is asked to go, not when it is killed.
        let _ = output(Command::new("kill").args(["-TERM", &self.daemon.id().to_string()]));
        let start = Instant::now();
        while start.elapsed() < PATIENCE && matches!(self.daemon.try_wait(), Ok(None)) {
            std::thread::sleep(Duration::from_millis(50));
        }
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
        for path in &self.leftovers {
            let _ = fs::remove_file(path);
        }
    }
}

fn uid() -> Result<String> {
    Ok(output(Command::new("id").arg("-u"))?.trim().to_owned())
}
