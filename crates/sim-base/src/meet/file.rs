//! The file of one rank: it alone writes, the others read.

use std::fs::File;
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::Path;

/// Ranges from this size on are given back to the system once they were read.
const GIVE_BACK: u64 = 64 << 10;
const PAGE: u64 = 4096;

/// An open file of a rank.
pub struct RankFile(File);

impl RankFile {
    /// Makes the own file and locks it for as long as it is open.
    pub fn create(path: &Path) -> io::Result<RankFile> {
        let file = File::options().read(true).write(true).create_new(true).mode(0o600).open(path)?;
        let lock = whole(libc::F_WRLCK);
        // SAFETY: the descriptor is ours and the lock a valid struct.
        if unsafe { libc::fcntl(file.as_raw_fd(), libc::F_OFD_SETLK, &raw const lock) } != 0 {
            return Err(io::Error::last_os_error());
        }
        Ok(RankFile(file))
    }

    /// Opens another rank's file.
    pub fn open(path: &Path) -> io::Result<RankFile> {
        Ok(RankFile(File::options().read(true).write(true).open(path)?))
    }

    /// Whether its rank still has it open; not for the own file.
    pub fn is_held(&self) -> bool {
        let mut lock = whole(libc::F_WRLCK);
        // SAFETY: the descriptor is ours and the lock a valid struct.
        let asked = unsafe { libc::fcntl(self.0.as_raw_fd(), libc::F_OFD_GETLK, &raw mut lock) };
        asked != 0 || lock.l_type != libc::F_UNLCK as libc::c_short
    }

    /// Writes all bytes.
    pub fn write(&self, at: u64, bytes: &[u8]) -> io::Result<()> {
        self.0.write_all_at(bytes, at)
    }

    /// Reads all bytes.
    pub fn read(&self, at: u64, bytes: &mut [u8]) -> io::Result<()> {
        self.0.read_exact_at(bytes, at)
    }

    /// Gives a range's memory back, as far as it is whole pages.
    pub fn forget(&self, at: u64, length: u64) {
        let (from, to) = (at.next_multiple_of(PAGE), (at + length) / PAGE * PAGE);
        if length < GIVE_BACK || to <= from {
            return;
        }
        let mode = libc::FALLOC_FL_PUNCH_HOLE | libc::FALLOC_FL_KEEP_SIZE;
        let (from, length) = (from as libc::off_t, (to - from) as libc::off_t);
        // SAFETY: the descriptor is ours. Where the system cannot do it, the memory stays until the end.
        unsafe { libc::fallocate(self.0.as_raw_fd(), mode, from, length) };
    }
}

/// A lock of the whole file.
fn whole(kind: libc::c_int) -> libc::flock {
    libc::flock {
        l_type: kind as libc::c_short,
        l_whence: libc::SEEK_SET as libc::c_short,
        l_start: 0,
        l_len: 0,
        l_pid: 0,
    }
}
