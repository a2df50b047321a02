//! State across restarts: one file, replaced as a whole. What can't be read is put aside and said, and the daemon starts
//! without it: processes register again within seconds.

use std::fs::File;
use std::io::Write;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use gputap_control::trust;
use rustix::fs::FlockOperation;
use rustix::io::Errno;
use serde::{Deserialize, Serialize};

use crate::registry::Registry;

/// Version of the file.
const VERSION: u32 = 1;

#[derive(Deserialize)]
struct Stored {
    version: u32,
    boot: String,
    registry: Registry,
}

#[derive(Serialize)]
struct Storing<'a> {
    version: u32,
    boot: &'a str,
    registry: &'a Registry,
}

/// The file that keeps the daemon's state across restarts.
#[derive(Clone, Debug)]
pub struct Store {
    path: PathBuf,
    /// Held as long as the daemon runs: two of them would write over each other.
    _lock: Arc<File>,
}

/// Which start of the machine: pids mean nothing across it.
fn boot() -> String {
    std::fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default().trim().to_owned()
}

impl Store {
    /// The file in a directory that two daemons can't hold.
    pub fn lock_path(dir: &Path) -> PathBuf {
        dir.join("lock")
    }

    /// In a directory, which is made if it is not there.
    pub fn open(dir: &Path) -> Result<Store> {
        use std::os::unix::fs::DirBuilderExt;
        std::fs::DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(dir)
            .with_context(|| format!("making {}", dir.display()))?;
        // What is read from there is asked of processes: it must be our own.
        let meta = std::fs::symlink_metadata(dir).with_context(|| format!("looking at {}", dir.display()))?;
        if meta.is_dir() && meta.mode() & 0o022 != 0 {
            bail!("--state-dir {}: others may write there: chmod 700", dir.display());
        }
        let dir_path = std::path::absolute(dir)?;
        if let Some(why) = trust::replaceable(&dir_path, rustix::process::getuid().as_raw()) {
            bail!("--state-dir {}: {why}", dir.display());
        }
        let path = Store::lock_path(dir);
        let no_link = rustix::fs::OFlags::NOFOLLOW.bits() as i32;
        let lock = File::options().create(true).append(true).mode(0o600).custom_flags(no_link).open(&path);
        let lock = lock.with_context(|| format!("making {}", path.display()))?;
        match rustix::fs::flock(&lock, FlockOperation::NonBlockingLockExclusive) {
            Ok(()) => Ok(Store { path: dir.join("state.json"), _lock: Arc::new(lock) }),
            Err(Errno::WOULDBLOCK) => {
                bail!(
                    "another daemon runs on the state in {}: end it, or use another --state-dir",
                    dir.display()
                )
            }
            Err(e) => Err(e).with_context(|| {
                format!("locking {}: --state-dir must be on a file system of this node", path.display())
            }),
        }
    }

    /// What an earlier daemon left.
    pub fn load(&self) -> Registry {
        let Ok(text) = std::fs::read(&self.path) else { return Registry::default() };
        match serde_json::from_slice::<Stored>(&text) {
            Ok(s) if s.version == VERSION && s.boot == boot() => {
                let mut registry = s.registry;
                registry.revive();
                registry
            }
            Ok(_) => Registry::default(),
            Err(e) => {
                tracing::warn!(path = %self.path.display(), error = %e, "the state can't be read and is put aside");
                let _ = std::fs::rename(&self.path, self.path.with_extension("unreadable"));
                Registry::default()
            }
        }
    }

    /// The bytes to keep.
    pub fn bytes(registry: &Registry) -> Vec<u8> {
        let boot = boot();
        serde_json::to_vec(&Storing { version: VERSION, boot: &boot, registry }).unwrap_or_default()
    }

    /// Replaces the state's file by one with these bytes.
    pub fn save(&self, bytes: &[u8]) -> Result<()> {
        let hidden = self.path.with_extension("new");
        let _ = std::fs::remove_file(&hidden);
        let write = || {
            let mut file =
                std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(&hidden)?;
            file.write_all(bytes)?;
            std::fs::rename(&hidden, &self.path)
        };
        write().with_context(|| format!("writing {}", self.path.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_saved_is_loaded_and_what_is_broken_is_put_aside() {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::open(dir.path()).unwrap();
        assert_eq!(store.load().len(), 0);
        store.save(&Store::bytes(&Registry::default())).unwrap();
        store.save(&Store::bytes(&Registry::default())).unwrap();
        assert_eq!(store.load().len(), 0);
        store.save(b"{").unwrap();
        assert_eq!(store.load().len(), 0);
        assert!(dir.path().join("state.unreadable").exists());
        let second = Store::open(dir.path()).unwrap_err().to_string();
        assert!(second.contains("another daemon runs"), "{second}");
        drop(store);
        Store::open(dir.path()).unwrap();
    }
}
