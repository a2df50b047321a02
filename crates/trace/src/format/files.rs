//! Files of a trace directory: private, made under a hidden name, renamed when whole.

use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use rustix::fs::{FlockOperation, OFlags};

use crate::error::Error;
use crate::format::model::RowKind;
use crate::format::raw::Sink;

/// `.name.part` beside `name`.
pub(crate) fn hidden(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.part"))
}

/// Makes a file that only its owner can read, replacing one of the same name.
pub(crate) fn create(path: &Path) -> Result<File, Error> {
    let options = File::options().write(true).create(true).truncate(true).mode(0o600).open(path);
    options.map_err(Error::io("create", path))
}

/// Opens a file of the trace to go on behind its first `len` bytes, without what follows them.
pub(crate) fn resume(path: &Path, len: u64) -> Result<File, Error> {
    let flags = (OFlags::NOFOLLOW | OFlags::CLOEXEC).bits() as i32;
    let mut options = File::options();
    options.write(true).create(true).truncate(false).mode(0o600).custom_flags(flags);
    let mut file = options.open(path).map_err(Error::io("open", path))?;
    Sink::cut(&mut file, len).map_err(Error::io("shorten", path))?;
    Ok(file)
}

/// Takes the right to write a trace; `None` where the file system knows no locks.
pub(crate) fn lock(layout: &Layout) -> Result<Option<File>, Error> {
    let path = layout.dir.join("lock");
    let file = resume(&path, 0)?;
    match rustix::fs::flock(&file, FlockOperation::NonBlockingLockExclusive) {
        Ok(()) => Ok(Some(file)),
        Err(rustix::io::Errno::WOULDBLOCK) => Err(Error::Busy { path: layout.dir.clone() }),
        Err(_) => Ok(None),
    }
}

/// Makes a directory that only its owner can enter; one that is there stays as it is.
pub(crate) fn create_dir(path: &Path) -> Result<(), Error> {
    fs::DirBuilder::new().recursive(true).mode(0o700).create(path).map_err(Error::io("create", path))
}

/// Whether whoever writes a file waits until the disk has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Durable {
    /// The writer waits until the file is on the disk.
    Now,
    /// It goes on: nothing else is removed for this file's sake, and its bytes are checked when they are read.
    Later,
}

/// Gives a whole file its name.
pub(crate) fn rename(from: &Path, to: &Path) -> Result<(), Error> {
    fs::rename(from, to).map_err(Error::io("rename", from))
}

/// Makes the names in a directory durable.
pub(crate) fn sync_dir(dir: &Path) -> Result<(), Error> {
    File::open(dir).and_then(|d| d.sync_all()).map_err(Error::io("sync", dir))
}

/// Writes a whole file under a hidden name, then gives it its own.
pub(crate) fn write(path: &Path, bytes: &[u8], durable: Durable) -> Result<(), Error> {
    let hidden = hidden(path);
    let mut file = create(&hidden)?;
    file.write_all(bytes).map_err(Error::io("write", path))?;
    if durable == Durable::Now {
        file.sync_all().map_err(Error::io("write", path))?;
    }
    rename(&hidden, path)?;
    match durable {
        Durable::Now => sync_dir(path.parent().unwrap_or(Path::new("."))),
        Durable::Later => Ok(()),
    }
}

/// Removes a file; one that is gone already is fine.
pub(crate) fn remove(path: &Path) -> Result<(), Error> {
    match fs::remove_file(path) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => Err(Error::io("remove", path)(e)),
        _ => Ok(()),
    }
}

/// Bytes of a file; 0 when it is not there.
pub(crate) fn size(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |m| m.len())
}

/// Where the parts of a trace lie.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) dir: PathBuf,
}

impl Layout {
    pub(crate) fn trace_json(&self) -> PathBuf {
        self.dir.join("trace.json")
    }

    pub(crate) fn manifest(&self) -> PathBuf {
        self.dir.join("manifest.json")
    }

    pub(crate) fn journal(&self) -> PathBuf {
        self.dir.join("journal.raw")
    }

    pub(crate) fn index(&self) -> PathBuf {
        self.dir.join("index.jsonl")
    }

    pub(crate) fn raw(&self, number: u32) -> PathBuf {
        self.dir.join(format!("raw/{number:06}.raw"))
    }

    pub(crate) fn table(&self, name: &str) -> PathBuf {
        self.dir.join(format!("tables/{name}.arrow"))
    }

    /// Name of a rewritten segment, relative to the trace.
    pub(crate) fn calls_name(number: u32) -> String {
        format!("calls/{number:06}.arrow")
    }

    /// Name of the other rows of a rewritten segment.
    pub(crate) fn rows_name(kind: RowKind, number: u32) -> String {
        format!("{}/{number:06}.arrow", kind.table().name)
    }

    /// Directories of the trace.
    pub(crate) fn parts() -> impl Iterator<Item = &'static str> {
        ["", "raw", "calls", "tables"].into_iter().chain(RowKind::ALL.map(|kind| kind.table().name))
    }

    /// Name of what had to stay of the segments up to `through`.
    pub(crate) fn carried_name(through: u32) -> String {
        format!("calls/carried-{through:06}.arrow")
    }

    /// Bytes of the files that stay as they are from the beginning on.
    pub(crate) fn fixed_bytes(&self) -> u64 {
        size(&self.trace_json()) + size(&self.table("apis"))
    }

    /// Bytes of all files of the trace.
    pub(crate) fn bytes(&self) -> u64 {
        let entries = Layout::parts().map(|part| fs::read_dir(self.dir.join(part)));
        let metas = entries.flatten().flatten().flatten().filter_map(|e| e.metadata().ok());
        metas.filter(fs::Metadata::is_file).map(|m| m.len()).sum()
    }

    pub(crate) fn named(&self, name: &str) -> PathBuf {
        self.dir.join(name)
    }

    /// Whether a writer was killed before it had begun: nothing can be stored without `trace.json`.
    pub(crate) fn is_unbegun(&self) -> bool {
        let ours = ["raw", "calls", "tables", "lock", "journal.raw", "index.jsonl", ".trace.json.part"];
        let Ok(entries) = fs::read_dir(&self.dir) else { return false };
        let only_ours = entries.flatten().all(|e| ours.iter().any(|name| e.file_name() == *name));
        only_ours && size(&self.journal()) == 0 && self.raw_numbers().is_empty()
    }

    /// Numbers of the raw segments, ascending. Hidden and foreign files are passed over.
    pub(crate) fn raw_numbers(&self) -> Vec<u32> {
        let number = |name: &str| name.strip_suffix(".raw")?.parse().ok();
        let entries = fs::read_dir(self.dir.join("raw")).into_iter().flatten().flatten();
        let mut out: Vec<u32> = entries.filter_map(|e| number(e.file_name().to_str()?)).collect();
        out.sort_unstable();
        out
    }
}
