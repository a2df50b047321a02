//! The peer: LTTng-UST with a session daemon of our own, recording into a snapshot session that overwrites itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use tempfile::TempDir;

use crate::command::output;
use crate::packages::{self, LTTNG_TOOLS, LTTNG_UST};

const SESSION: &str = "gputap-bench";
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
    pub fn start() -> Result<Session> {
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
        session.lttng(&["create", SESSION, "--snapshot"])?;
        session.lttng(&[
            "enable-channel",
            "-u",
            "ring",
            "--overwrite",
            "--subbuf-size=1M",
            "--num-subbuf=4",
        ])?;
        session.lttng(&["enable-event", "-u", "gputap_bench:*", "-c", "ring"])?;
        session.lttng(&["start"])?;
        Ok(session)
    }

    /// What traced programs need as LTTNG_HOME.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// Fails unless the session holds events: a peer that records nothing is fast.
    pub fn verify(&self) -> Result<()> {
        let to = self.home.path().join("snapshot");
        self.lttng(&["snapshot", "record", &format!("file://{}", to.display())])?;
        let bytes = size(&to);
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

/// Bytes of all files below `path`.
fn size(path: &Path) -> u64 {
    let Ok(entries) = fs::read_dir(path) else { return 0 };
    entries
        .flatten()
        .map(|entry| match entry.metadata() {
            Ok(meta) if meta.is_dir() => size(&entry.path()),
            Ok(meta) => meta.len(),
            Err(_) => 0,
        })
        .sum()
}
