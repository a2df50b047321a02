//! Starting one process per rank, as torchrun does, and collecting what they say.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::Duration;

use super::account::{Account, Totals};

/// Where ranks tell each other NCCL's ids and leave their accounts.
const DIRECTORY: &str = "GPUTAP_SIM_JOB_DIR";

/// What to run.
#[derive(Clone, Debug)]
pub struct Ddp {
    /// This process's number.
    pub rank: u32,
    /// How many processes the job has.
    pub ranks: u32,
    /// Number of this process on its node, which picks the device.
    pub local_rank: u32,
    /// How many training steps to run.
    pub steps: u32,
    /// Where ranks tell each other things.
    pub directory: PathBuf,
}

/// The rank that the environment makes of this process; `None` in the launcher.
pub fn rank_of_environment(steps: u32) -> io::Result<Option<Ddp>> {
    let Some(directory) = std::env::var_os(DIRECTORY) else { return Ok(None) };
    let number = |name: &str| {
        let text = std::env::var(name).map_err(|_| io::Error::other(format!("{name} is not set")))?;
        text.parse::<u32>().map_err(|_| io::Error::other(format!("{name}={text} is not a number")))
    };
    let (rank, ranks, local_rank) = (number("RANK")?, number("WORLD_SIZE")?, number("LOCAL_RANK")?);
    Ok(Some(Ddp { rank, ranks, local_rank, steps, directory: directory.into() }))
}

impl Ddp {
    /// A file that ranks share.
    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.directory.join(name)
    }

    /// Leaves what this rank did for the launcher.
    pub fn leave(&self, account: &Account) -> io::Result<()> {
        fs::write(account_file(&self.directory, self.rank), serde_json::to_vec(account)?)
    }
}

fn account_file(directory: &Path, rank: u32) -> PathBuf {
    directory.join(format!("rank-{rank}.json"))
}

/// How they are called, with the pid of the launcher behind it.
const DIRECTORIES: &str = "gputap-sim-job-";
/// After that long nobody uses one any more.
const LEFT: Duration = Duration::from_secs(86_400);

/// A directory that is gone in the end.
struct Directory(PathBuf);

impl Directory {
    fn new() -> io::Result<Directory> {
        Directory::remove_left();
        for n in 0u32.. {
            let name = format!("{DIRECTORIES}{}-{n}", std::process::id());
            let path = std::env::temp_dir().join(name);
            match fs::create_dir(&path) {
                // A launcher with our pid was killed, or runs in another pid namespace.
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
                made => return made.map(|()| Directory(path)),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// Removes what launchers left that were killed, a day later.
    fn remove_left() {
        let entries = fs::read_dir(std::env::temp_dir()).into_iter().flatten().flatten();
        for entry in entries.filter(|e| e.file_name().to_string_lossy().starts_with(DIRECTORIES)) {
            let age = entry.metadata().and_then(|m| m.modified()).map(|at| at.elapsed().unwrap_or_default());
            if entry.file_type().is_ok_and(|t| t.is_dir()) && age.is_ok_and(|age| age > LEFT) {
                let _ = fs::remove_dir_all(entry.path());
            }
        }
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs `command` once per rank and adds up what they did. When one fails the others are ended.
pub fn launch(ranks: u32, steps: u32, command: impl Fn() -> Command) -> io::Result<Totals> {
    let directory = Directory::new()?;
    let start = |rank: u32| {
        command()
            .env("RANK", rank.to_string())
            .env("WORLD_SIZE", ranks.to_string())
            .env("LOCAL_RANK", rank.to_string())
            .env("LOCAL_WORLD_SIZE", ranks.to_string())
            .env(DIRECTORY, &directory.0)
            .spawn()
    };
    let mut running: Vec<(u32, Child)> = Vec::new();
    let mut failed = None;
    for rank in 0..ranks {
        match start(rank) {
            Ok(child) => running.push((rank, child)),
            Err(error) => {
                failed = Some(error);
                break;
            }
        }
    }
    while failed.is_none() && !running.is_empty() {
        failed = reap(&mut running).err();
        std::thread::sleep(Duration::from_millis(5));
    }
    if let Some(error) = failed {
        for (_, child) in &mut running {
            let _ = child.kill();
            let _ = child.wait();
        }
        return Err(error);
    }
    let read = |rank: u32| -> io::Result<Account> {
        Ok(serde_json::from_slice(&fs::read(account_file(&directory.0, rank))?)?)
    };
    Ok(Totals::new(steps, (0..ranks).map(read).collect::<io::Result<_>>()?))
}

/// Takes out the ranks that ended; fails for one that ended badly.
fn reap(running: &mut Vec<(u32, Child)>) -> io::Result<()> {
    let mut bad = None;
    running.retain_mut(|(rank, child)| match child.try_wait() {
        Ok(None) => true,
        Ok(Some(status)) if status.success() => false,
        Ok(Some(status)) => {
            bad = Some(format!("rank {rank} ended with {status}"));
            false
        }
        Err(error) => {
            bad = Some(format!("waiting for rank {rank}: {error}"));
            true
        }
    });
    bad.map_or(Ok(()), |what| Err(io::Error::other(what)))
}
