//! Whether a trace can be read at all: what is not there and what may not be read must not look like an empty trace.

use std::fs;
use std::io;
use std::path::Path;

use gputap_wire::layout::DIRECTORY;
use rustix::fs::{Access, access};
use rustix::io::Errno;

use crate::error::Error;
use crate::format::files::Layout;

/// Says what is in the way of reading a trace, or a directory of rings.
pub(crate) fn check(layout: &Layout) -> Result<(), Error> {
    let path = layout.dir.clone();
    match fs::read_dir(&path) {
        Ok(_) => {}
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Err(Error::Missing { path }),
        Err(e) if e.kind() == io::ErrorKind::NotADirectory => return Err(Error::NotADirectory { path }),
        Err(e) if e.kind() == io::ErrorKind::PermissionDenied => {
            return Err(Error::Forbidden { path, source: e });
        }
        Err(e) => return Err(Error::io("read", &path)(e)),
    }
    for file in [layout.trace_json(), layout.manifest(), layout.journal(), layout.index()] {
        may_read(&file, Access::READ_OK)?;
    }
    for part in ["raw", "calls", "tables", DIRECTORY] {
        let dir = path.join(part);
        may_read(&dir, Access::READ_OK | Access::EXEC_OK)?;
        // Rings are looked at one by one, and those that may not be read are said.
        for entry in fs::read_dir(&dir).into_iter().flatten().flatten().filter(|_| part != DIRECTORY) {
            may_read(&entry.path(), Access::READ_OK)?;
        }
    }
    Ok(())
}

/// What is not there is no obstacle: not every trace has every file.
fn may_read(path: &Path, how: Access) -> Result<(), Error> {
    match access(path, how) {
        Err(e @ (Errno::ACCESS | Errno::PERM)) => {
            Err(Error::Forbidden { path: path.to_owned(), source: e.into() })
        }
        _ => Ok(()),
    }
}
