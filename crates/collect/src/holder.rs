//! Who drains a directory, as the file of its lock says.

use std::ffi::OsStr;
use std::fs::File;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

use crate::life::Viewer;

/// Who holds a lock, as the file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    pid: u32,
    near: bool,
    trace: Option<PathBuf>,
}

impl Holder {
    /// Somebody who does not say who he is.
    pub(crate) const UNKNOWN: Holder = Holder { pid: 0, near: false, trace: None };

    /// Its pid, where that means something here.
    pub fn pid(&self) -> Option<u32> {
        (self.near && self.pid != 0).then_some(self.pid)
    }

    /// The trace that it writes, where it has begun one.
    pub fn trace(&self) -> Option<&Path> {
        self.trace.as_deref()
    }

    /// Reads the file of a lock; `None` where it makes no sense.
    pub(crate) fn read(file: &File) -> Option<Holder> {
        let mut bytes = [0; 64 + 4096];
        let n = file.read_at(&mut bytes, 0).ok()?;
        let mut lines = bytes.get(..n)?.split(|b| *b == b'\n');
        let (pid, namespace) = std::str::from_utf8(lines.next()?).ok()?.split_once(' ')?;
        let trace = lines.next().filter(|line| !line.is_empty());
        Some(Holder {
            pid: pid.parse().ok()?,
            near: namespace == Viewer::new().namespace(),
            trace: trace.map(|path| PathBuf::from(OsStr::from_bytes(path))),
        })
    }
}

impl std::fmt::Display for Holder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let container = if self.near { "" } else { " of another container" };
        write!(f, "pid {}{container}", self.pid)
    }
}
