//! What a collector has stored so far, in a file beside its rings: for whoever may see these, without asking the collector.

use std::fs::{self, File, Permissions};
use std::io::{Read, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::Path;
use std::time::Duration;

use gputap_ring_reader::clock;
use serde::{Deserialize, Serialize};

use crate::observer::Counters;
use crate::place;

/// Name of the file in `GPUTAP_DIR`.
const FILE: &str = "figures.json";
/// Its name until it is complete.
const HIDDEN: &str = ".figures.json";
/// Name of the file that a collector locks.
const LOCK: &str = "lock";
/// Version of the file: another one means something else.
const SCHEMA: u32 = 1;
/// Nobody writes more than this: a path is the longest thing in it.
const MOST: u64 = 64 << 10;
/// Figures that were not renewed for so long are no news. They are renewed once a second.
const FRESH: Duration = Duration::from_secs(10);

/// Figures of a collector that works.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublishedFigures {
    schema: u32,
    /// When they were true, by CLOCK_MONOTONIC.
    time_ns: u64,
    /// Calls stored in the trace since the collector began.
    pub stored: u64,
    /// Calls dropped by the processes.
    pub dropped: u64,
    /// Calls that could not be written to disk.
    pub lost_on_disk: u64,
    /// Processes in the trace.
    pub processes: u32,
    /// Why the trace can't be written just now.
    pub stalled: Option<String>,
}

impl PublishedFigures {
    /// What was counted, as of now.
    pub(crate) fn new(counters: &Counters, stalled: Option<String>) -> PublishedFigures {
        let Counters { stored, dropped, lost_on_disk, processes, .. } = *counters;
        let time_ns = clock::read().mono_ns;
        PublishedFigures { schema: SCHEMA, time_ns, stored, dropped, lost_on_disk, processes, stalled }
    }

    /// Puts them into a directory in place of those before. Where that is impossible, the old ones get old.
    pub(crate) fn publish(&self, dir: &Path) {
        let hidden = dir.join(HIDDEN);
        let written = || -> std::io::Result<()> {
            // A directory that a group shares may hold what another one put there.
            let _ = fs::remove_file(&hidden);
            let mut file = File::options().write(true).create_new(true).mode(0o600).open(&hidden)?;
            file.set_permissions(Permissions::from_mode(place::file_mode(dir)))?;
            file.write_all(&serde_json::to_vec(self)?)?;
            fs::rename(&hidden, dir.join(FILE))
        };
        if written().is_err() {
            let _ = fs::remove_file(&hidden);
        }
    }

    /// Those of a directory, if they are of the last seconds, by whoever collects there, and make sense.
    pub fn read(dir: &Path) -> Option<PublishedFigures> {
        let file = gputap_ring_reader::open(&dir.join(FILE), false).ok()?;
        let meta = file.metadata().ok()?;
        // By the wall clock: a collector in another time namespace has another monotonic one.
        let is_fresh = meta.modified().ok()?.elapsed().is_ok_and(|age| age < FRESH);
        if !is_fresh || !may_collect(dir, meta.uid()) {
            return None;
        }
        let mut bytes = Vec::new();
        file.take(MOST).read_to_end(&mut bytes).ok()?;
        let figures: PublishedFigures = serde_json::from_slice(&bytes).ok()?;
        (figures.schema == SCHEMA).then_some(figures)
    }
}

/// Whether a user is one who collects in a directory, as far as whoever asks can tell: the directory may be open to others.
fn may_collect(dir: &Path, uid: u32) -> bool {
    let owner = |path: &Path| fs::symlink_metadata(path).ok().map(|meta| meta.uid());
    let ours = rustix::process::geteuid().as_raw();
    [Some(0), Some(ours), owner(dir), owner(&dir.join(LOCK))].contains(&Some(uid))
}

/// Takes the file away: its collector ends.
pub(crate) fn withdraw(dir: &Path) {
    let _ = fs::remove_file(dir.join(FILE));
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::*;

    #[test]
    fn what_is_published_is_read_until_it_is_old() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(LOCK), "").unwrap();
        assert_eq!(PublishedFigures::read(dir.path()), None);
        let counters = Counters { stored: 7, dropped: 1, processes: 2, ..Counters::default() };
        let figures = PublishedFigures::new(&counters, Some(String::from("the disk is full")));
        figures.publish(dir.path());
        assert_eq!(PublishedFigures::read(dir.path()).as_ref(), Some(&figures));
        assert_eq!(dir.path().read_dir().unwrap().count(), 2, "nothing else is left there");
        let file = File::options().write(true).open(dir.path().join(FILE)).unwrap();
        for when in [SystemTime::now() - FRESH, SystemTime::now() + FRESH] {
            file.set_modified(when).unwrap();
            assert_eq!(PublishedFigures::read(dir.path()), None, "{when:?}");
        }
        let newer = PublishedFigures { schema: SCHEMA + 1, ..figures };
        newer.publish(dir.path());
        assert_eq!(PublishedFigures::read(dir.path()), None, "{newer:?}");
        withdraw(dir.path());
        assert_eq!(dir.path().read_dir().unwrap().count(), 1);
    }

    #[test]
    fn what_somebody_else_put_there_is_neither_followed_nor_believed() {
        let dir = tempfile::tempdir().unwrap();
        let (file, other) = (dir.path().join(FILE), dir.path().join("other"));
        fs::write(dir.path().join(LOCK), "").unwrap();
        for text in ["", "{", "null", "{\"schema\":1}", &format!("[{}", "1,".repeat(1 << 20))] {
            fs::write(&file, text).unwrap();
            assert_eq!(PublishedFigures::read(dir.path()), None);
        }
        fs::remove_file(&file).unwrap();
        fs::write(&other, "untouched").unwrap();
        for name in [FILE, HIDDEN] {
            std::os::unix::fs::symlink(&other, dir.path().join(name)).unwrap();
        }
        assert_eq!(PublishedFigures::read(dir.path()), None);
        PublishedFigures::new(&Counters::default(), None).publish(dir.path());
        assert!(PublishedFigures::read(dir.path()).is_some());
        assert_eq!(fs::read_to_string(&other).unwrap(), "untouched");
        // The superuser may be asked by anybody, and believes nobody but who collects.
        if rustix::process::geteuid().is_root() {
            std::os::unix::fs::chown(dir.path().join(FILE), Some(65_534), None).unwrap();
            assert_eq!(PublishedFigures::read(dir.path()), None);
        }
    }
}
