//! The reading side: process directories and rings of `GPUTAP_DIR`, through `pread` only.
//!
//! A file here belongs to a process that may be hostile or dead, and may shrink at any time, so nothing is mapped,
//! each field is read once, and what makes no sense is an error about that file alone.

pub mod clock;

use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

use gputap_wire::layout::{self, process, ring};
use rustix::fs::OFlags;

/// Why a file of a process was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The operating system said no.
    #[error("{path}: {source}")]
    Io {
        /// The file or directory that could not be read or written.
        path: PathBuf,
        /// What it said.
        source: io::Error,
    },
    /// The file is not what its name says, or was damaged.
    #[error("{path}: {what}; it is left alone")]
    Bad {
        /// The file that is left alone.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
}

impl Error {
    /// Whether it has nothing to do with the file: too many are open, or there is no memory.
    pub fn is_passing(&self) -> bool {
        use rustix::io::Errno;
        let Error::Io { source, .. } = self else { return false };
        let codes = [Errno::MFILE, Errno::NFILE, Errno::NOMEM].map(|e| Some(e.raw_os_error()));
        codes.contains(&source.raw_os_error())
    }
}

fn field<const N: usize>(page: &[u8], at: usize) -> [u8; N] {
    let mut out = [0; N];
    out.copy_from_slice(&page[at..at + N]);
    out
}

fn u32_at(page: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(field(page, at))
}

fn u64_at(page: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(field(page, at))
}

/// A snapshot of a `process` file's header.
#[derive(Clone, Debug)]
pub struct ProcessHeader {
    page: Box<[u8; layout::PAGE]>,
}

/// No process makes more calls than this: a larger counter was scribbled on, and sums must not overflow.
const MOST_CALLS: u64 = 1 << 48;

macro_rules! counters {
    ($($(#[$doc:meta])* $name:ident = $at:expr;)*) => {
        $($(#[$doc])* pub fn $name(&self) -> u64 { u64_at(&self.page[..], $at).min(MOST_CALLS) })*
    };
}

impl ProcessHeader {
    /// Hash of the catalogue that the library was built with.
    pub fn catalog_hash(&self) -> u64 {
        u64_at(&self.page[..], process::CATALOG_AT)
    }

    counters! {
        /// Start time in clock ticks.
        start_time = process::START_AT;
        /// Calls dropped for want of a ring.
        dropped_no_ring = process::NO_RING_AT;
        /// Calls dropped because the overflow ring was busy.
        dropped_busy = process::BUSY_AT;
        /// Unknown entry points.
        unknown_entry_points = process::UNKNOWN_AT;
        /// Libraries that the process opened with RTLD_DEEPBIND.
        deepbind = process::DEEPBIND_AT;
        /// Bits of the ways by which calls reached the library.
        ways = process::WAYS_AT;
        /// 1 once the process has ended by exit(), else 0.
        exited = process::EXITED_AT;
        /// Names that could not be recorded.
        names_lost = process::NAMES_LOST_AT;
        /// Private export tables that the driver handed out.
        export_tables = process::TABLES_AT;
        /// Forked children that could not be traced, nor say so in the directory.
        untraced = process::UNTRACED_AT;
    }

    /// Rings made so far; no more than a process can have, whatever the header says.
    pub fn rings(&self) -> u32 {
        u64_at(&self.page[..], process::RINGS_AT).min(u64::from(process::MOST_RINGS)) as u32
    }

    /// Pid in its own namespace.
    pub fn pid(&self) -> u32 {
        u32_at(&self.page[..], process::PID_AT)
    }

    /// Pid of its parent process.
    pub fn ppid(&self) -> u32 {
        u32_at(&self.page[..], process::PPID_AT)
    }

    /// User id that it runs under.
    pub fn uid(&self) -> u32 {
        u32_at(&self.page[..], process::UID_AT)
    }

    /// Whether ring times are TSC ticks.
    pub fn tsc(&self) -> bool {
        u32_at(&self.page[..], process::CLOCK_AT) == 0
    }

    /// How the library came in.
    pub fn injected(&self) -> u32 {
        u32_at(&self.page[..], process::INJECTED_AT)
    }

    /// Offset of its CLOCK_MONOTONIC to the host's.
    pub fn time_offset_ns(&self) -> i64 {
        i64::from_le_bytes(field(&self.page[..], process::TIME_OFFSET_AT))
    }

    /// Clock anchor at creation: tick, monotonic, realtime.
    pub fn anchor(&self) -> (u64, u64, u64) {
        let at = |i: usize| u64_at(&self.page[..], process::ANCHOR_AT + 8 * i);
        (at(0), at(1), at(2))
    }

    /// Calls that the library itself made, by function.
    pub fn own_calls(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        process::OWN
            .iter()
            .enumerate()
            .map(|(i, name)| (*name, u64_at(&self.page[..], process::OWN_AT + 8 * i).min(MOST_CALLS)))
    }

    /// `KEY=VALUE` attributes; bytes that are not UTF-8 are replaced.
    pub fn attributes(&self) -> Vec<(String, String)> {
        self.page[process::ATTRIBUTES_AT..]
            .split(|b| *b == 0)
            .take_while(|s| !s.is_empty())
            .filter_map(|s| {
                let s = String::from_utf8_lossy(s);
                s.split_once('=').map(|(k, v)| (k.to_owned(), v.to_owned()))
            })
            .collect()
    }
}

/// A process directory.
#[derive(Debug)]
pub struct ProcessDir {
    path: PathBuf,
    file: File,
}

impl ProcessDir {
    /// Opens the file `process` in `dir` and checks its header.
    pub fn open(dir: &Path) -> Result<ProcessDir, Error> {
        let path = dir.join("process");
        let file = open(&path, false)?;
        let this = ProcessDir { path: dir.to_owned(), file };
        this.header()?;
        Ok(this)
    }

    /// Path of the directory of the process.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A fresh, checked snapshot of the header.
    pub fn header(&self) -> Result<ProcessHeader, Error> {
        let path = || self.path.join("process");
        let mut page = Box::new([0u8; layout::PAGE]);
        self.file.read_exact_at(&mut page[..], 0).map_err(|source| Error::Io { path: path(), source })?;
        let bad = |what: String| Error::Bad { path: path(), what };
        if u64_at(&page[..], process::MAGIC_AT) != process::MAGIC {
            return Err(bad("not a process file of gputap".into()));
        }
        let version = u32_at(&page[..], process::VERSION_AT);
        if version != layout::VERSION {
            return Err(bad(format!(
                "format {version}, this gputap reads {}: use the gputap that the job was started with",
                layout::VERSION
            )));
        }
        Ok(ProcessHeader { page })
    }

    /// Opens ring number `index`; `drain` asks for the right to move its tail.
    pub fn ring(&self, index: u32, drain: bool) -> Result<Ring, Error> {
        Ring::open(&self.path.join(format!("ring-{index:04}")), index, drain)
    }
}

/// Whether a file may be read but not written.
fn is_refusal(e: &io::Error) -> bool {
    matches!(e.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem)
}

/// Opens a file that a traced process made: no link is followed, and nothing that could block is taken for one.
pub fn open(path: &Path, write: bool) -> Result<File, Error> {
    use std::os::unix::fs::OpenOptionsExt;
    let flags = OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
    let io = |source| Error::Io { path: path.to_owned(), source };
    let opened = File::options().read(true).write(write).custom_flags(flags.bits() as i32).open(path);
    let file = opened.map_err(io)?;
    if !file.metadata().map_err(io)?.is_file() {
        return Err(Error::Bad { path: path.to_owned(), what: "not a file".into() });
    }
    Ok(file)
}

/// One ring as a reader sees it.
#[derive(Debug)]
pub struct Ring {
    path: PathBuf,
    file: File,
    capacity: u64,
    shared: bool,
    writable: bool,
}

/// What a ring's header says now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RingState {
    /// Published up to here.
    pub head: u64,
    /// Stored up to here.
    pub tail: u64,
    /// Calls dropped because it was full.
    pub dropped_full: u64,
    /// Calls dropped inside signal handlers.
    pub dropped_signal: u64,
    /// Leasing thread, 0 when free.
    pub tid: u32,
}

/// Activities, then samples: how many were emitted, and how many of them dropped.
pub type Counts = [[u64; 2]; 2];

impl Ring {
    /// Opens and checks a ring file. To `drain` it without the right to write means to read along: see
    /// [`is_writable`](Ring::is_writable).
    pub fn open(path: &Path, index: u32, drain: bool) -> Result<Ring, Error> {
        let (file, writable) = match open(path, drain) {
            Err(Error::Io { source, .. }) if drain && is_refusal(&source) => (open(path, false)?, false),
            opened => (opened?, drain),
        };
        let io = |source| Error::Io { path: path.to_owned(), source };
        let bad = |what: String| Error::Bad { path: path.to_owned(), what };
        let mut head = [0u8; 64];
        file.read_exact_at(&mut head, 0).map_err(io)?;
        if u64_at(&head, ring::MAGIC_AT) != ring::MAGIC {
            return Err(bad("not a ring of gputap".into()));
        }
        let version = u32_at(&head, ring::VERSION_AT);
        if version != layout::VERSION {
            return Err(bad(format!("ring format {version}, this gputap reads {}", layout::VERSION)));
        }
        let capacity = u64_at(&head, ring::CAPACITY_AT);
        if !capacity.is_power_of_two() || !(ring::MIN_CAPACITY..=ring::MAX_CAPACITY).contains(&capacity) {
            return Err(bad(format!("capacity of {capacity} bytes")));
        }
        if u32_at(&head, ring::INDEX_AT) != index {
            return Err(bad("its index is not that of its name".into()));
        }
        let shared = u32_at(&head, ring::SHARED_AT) != 0;
        Ok(Ring { path: path.to_owned(), file, capacity, shared, writable })
    }

    /// Path of the ring's file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Bytes of data it can hold.
    pub fn capacity(&self) -> u64 {
        self.capacity
    }

    /// Whether threads share it (overflow).
    pub fn is_shared(&self) -> bool {
        self.shared
    }

    /// Whether its tail can be moved.
    pub fn is_writable(&self) -> bool {
        self.writable
    }

    /// A checked snapshot of positions and counters.
    pub fn state(&self) -> Result<RingState, Error> {
        let state = self.header()?;
        self.check(state, state.tail)
    }

    /// The same for whoever has stored everything before `stored`: the tail in the file may be anybody's.
    pub fn state_from(&self, stored: u64) -> Result<RingState, Error> {
        self.check(self.header()?, stored)
    }

    fn header(&self) -> Result<RingState, Error> {
        let mut b = [0u8; ring::TID_AT + 8 - ring::HEAD_AT];
        self.file.read_exact_at(&mut b, ring::HEAD_AT as u64).map_err(|e| self.io(e))?;
        let at = |o: usize| u64_at(&b, o - ring::HEAD_AT);
        Ok(RingState {
            head: at(ring::HEAD_AT),
            tail: at(ring::TAIL_AT),
            dropped_full: at(ring::FULL_AT).min(MOST_CALLS),
            dropped_signal: at(ring::SIGNAL_AT).min(MOST_CALLS),
            tid: u32_at(&b, ring::TID_AT - ring::HEAD_AT),
        })
    }

    fn check(&self, state: RingState, from: u64) -> Result<RingState, Error> {
        if state.head.checked_sub(from).is_none_or(|used| used > self.capacity)
            || !state.head.is_multiple_of(64)
            || !from.is_multiple_of(64)
        {
            return Err(self.bad(format!("head {} and tail {from} make no sense", state.head)));
        }
        Ok(state)
    }

    /// What was counted of activities and samples. Asked before the positions, it is no newer than what these say is published.
    pub fn emitted(&self) -> Result<Counts, Error> {
        let mut b = [0u8; ring::SAMPLES_AT + 16 - ring::ACTIVITIES_AT];
        self.file.read_exact_at(&mut b, ring::ACTIVITIES_AT as u64).map_err(|e| self.io(e))?;
        let at = |o: usize| u64_at(&b, o - ring::ACTIVITIES_AT).min(MOST_CALLS);
        Ok([ring::ACTIVITIES_AT, ring::SAMPLES_AT].map(|o| [at(o), at(o + 8)]))
    }

    /// The counters of calls that were counted and not recorded.
    pub fn counts(&self) -> Result<Vec<u64>, Error> {
        let mut b = [0u8; ring::count_at(ring::COUNTS) - ring::HEAD_AT];
        self.file.read_exact_at(&mut b, ring::HEAD_AT as u64).map_err(|e| self.io(e))?;
        Ok((0..ring::COUNTS).map(|n| u64_at(&b, ring::count_at(n) - ring::HEAD_AT)).collect())
    }

    /// Reads the published bytes from position `from` to `to` into `out` (replacing its contents).
    pub fn read(&self, from: u64, to: u64, out: &mut Vec<u8>) -> Result<(), Error> {
        let len = to.checked_sub(from).filter(|n| *n <= self.capacity);
        let Some(len) = len else {
            return Err(self.bad(format!("positions {from} to {to} do not fit the ring")));
        };
        out.resize(len as usize, 0);
        self.read_into(from, out)
    }

    /// Fills `out` with the published bytes from position `from` on; it is no longer than the ring.
    pub fn read_into(&self, from: u64, out: &mut [u8]) -> Result<(), Error> {
        let first = (self.capacity - from % self.capacity).min(out.len() as u64) as usize;
        let (front, back) = out.split_at_mut(first);
        let at = ring::DATA_AT as u64 + from % self.capacity;
        self.file.read_exact_at(front, at).map_err(|e| self.io(e))?;
        if back.is_empty() {
            return Ok(());
        }
        self.file.read_exact_at(back, ring::DATA_AT as u64).map_err(|e| self.io(e))
    }

    /// Says that everything before `tail` is stored.
    pub fn set_tail(&self, tail: u64) -> Result<(), Error> {
        self.file.write_all_at(&tail.to_le_bytes(), ring::TAIL_AT as u64).map_err(|e| self.io(e))
    }

    fn io(&self, source: io::Error) -> Error {
        Error::Io { path: self.path.clone(), source }
    }

    fn bad(&self, what: String) -> Error {
        Error::Bad { path: self.path.clone(), what }
    }
}

/// Directories of rings in other formats than this one's, by name: other versions of gputap made them.
pub fn other_versions(gputap_dir: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(gputap_dir).into_iter().flatten().flatten();
    let names = entries.filter_map(|e| e.file_name().into_string().ok());
    let is_version = |n: &String| n.strip_prefix('v').is_some_and(|v| v.parse::<u32>().is_ok());
    names.filter(|n| is_version(n) && n != layout::DIRECTORY).collect()
}

/// The process directories below a `GPUTAP_DIR`, in order of name. Nothing there yet is no error.
pub fn process_dirs(gputap_dir: &Path) -> Result<Vec<PathBuf>, Error> {
    let all = gputap_dir.join(layout::DIRECTORY);
    let io = |source| Error::Io { path: all.clone(), source };
    let entries = match std::fs::read_dir(&all) {
        Ok(entries) => entries,
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(e) => return Err(io(e)),
    };
    let mut dirs = Vec::new();
    for entry in entries {
        let entry = entry.map_err(io)?;
        if !entry.file_name().as_encoded_bytes().starts_with(b".") {
            dirs.push(entry.path());
        }
    }
    dirs.sort();
    Ok(dirs)
}
