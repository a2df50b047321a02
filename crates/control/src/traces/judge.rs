//! Reading what a file says of itself, as the user who asked for it.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};

use gputap_kineto::written::{self, HEAD, Request, Says, TAIL};

/// A file that could be read.
#[derive(Debug)]
pub struct Judged {
    /// What it says.
    pub says: Says,
    /// The file system that it is on.
    pub device: u64,
    /// How long it is.
    pub bytes: u64,
}

/// Reads both ends of a plain file; `None` where that can't be done from here.
pub fn judge(request: Request<'_>) -> Option<Judged> {
    let meta = std::fs::symlink_metadata(request.file).ok().filter(std::fs::Metadata::is_file)?;
    // It may have become something else meanwhile; a pipe would keep us waiting.
    let flags = rustix::fs::OFlags::NOFOLLOW | rustix::fs::OFlags::NONBLOCK;
    let mut options = File::options();
    let mut file = options.read(true).custom_flags(flags.bits() as i32).open(request.file).ok()?;
    let meta = file.metadata().ok().filter(|m| m.is_file() && m.ino() == meta.ino())?;
    let head = piece(&mut file, 0, HEAD)?;
    let tail = piece(&mut file, meta.len().saturating_sub(TAIL as u64), TAIL)?;
    let modified_ms = (meta.mtime().max(0) as u64)
        .saturating_mul(1000)
        .saturating_add(meta.mtime_nsec() as u64 / 1_000_000);
    let says = match written::judge(&head, &tail, request) {
        // Then the file system has to say it.
        Says::Silent if modified_ms >= request.asked_ms => Says::Ours,
        Says::Silent => Says::Another("it is older than the request".into()),
        says => says,
    };
    Some(Judged { says, device: meta.dev(), bytes: meta.len() })
}

fn piece(file: &mut File, at: u64, most: usize) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(at)).ok()?;
    file.take(most as u64).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}
