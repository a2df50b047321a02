//! Processes that could not be traced: the file in which they say so, and what is made of it.

use std::collections::BTreeMap;
use std::fs::{File, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use rustix::fs::FallocateFlags;

/// Name of the file in `GPUTAP_DIR`. Each line is `PID ERRNO`; 0 stands for a directory that was not accepted.
const FILE: &str = "failed";
/// Room for some thousand lines, taken before a job can fill the file system.
const BYTES: u64 = 64 << 10;

/// Makes the file, with pages that are its own already. Without it such processes are only seen where a traced process
/// forked them.
pub(crate) fn prepare(dir: &Path) {
    let file = File::options().create(true).append(true).open(dir.join(FILE));
    if let Ok(file) = file {
        // Whoever may make rings here may write to it, whatever the umask.
        let shared = dir.metadata().is_ok_and(|m| m.permissions().mode() & 0o2020 == 0o2020);
        let _ = file.set_permissions(Permissions::from_mode(if shared { 0o660 } else { 0o600 }));
        let _ = rustix::fs::fallocate(&file, FallocateFlags::KEEP_SIZE, 0, BYTES);
    }
}

/// How many processes said so, by errno, as counters of the trace.
pub(crate) fn counters(dir: &Path) -> BTreeMap<String, u64> {
    let text = std::fs::read(dir.join(FILE)).unwrap_or_default();
    let mut counters = BTreeMap::new();
    for line in text.split(|b| *b == b'\n').filter_map(|l| std::str::from_utf8(l).ok()) {
        if let Some(errno) = line.split_once(' ').and_then(|(_, errno)| errno.parse::<u16>().ok()) {
            *counters.entry(format!("untraced.{errno}")).or_default() += 1;
        }
    }
    counters
}

/// Empties the file once the trace has it, or the next collector of this directory would tell it again.
pub(crate) fn told(dir: &Path) {
    if let Ok(file) = File::options().write(true).open(dir.join(FILE)) {
        let _ = file.set_len(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_lines_are_counted_by_reason() {
        let dir = tempfile::tempdir().unwrap();
        assert!(counters(dir.path()).is_empty(), "no file is no failure");
        prepare(dir.path());
        assert!(counters(dir.path()).is_empty(), "nobody has failed yet");
        let meta = dir.path().join(FILE).metadata().unwrap();
        assert_eq!((meta.len(), meta.permissions().mode() & 0o777), (0, 0o600));
        std::fs::write(dir.path().join(FILE), "12 28\n13 28\nnonsense\n14 99999999\n15 13\n16").unwrap();
        let expected = [("untraced.13", 1), ("untraced.28", 2)];
        assert_eq!(counters(dir.path()), expected.map(|(k, n)| (k.to_owned(), n)).into());
        told(dir.path());
        assert!(counters(dir.path()).is_empty());
    }
}
