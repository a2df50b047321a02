//! Processes that have the library in them, and the switches of their recording.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use gputap_catalog::hook::{HOOKS, flag, switch_at};
use gputap_host::proc::{Roots, start_time, stat};
use gputap_ring_reader::{ProcessDir, process_dirs};
use gputap_wire::layout::process;
use gputap_wire::switch;
use rustix::fs::{FileType, Mode, OFlags};
use rustix::time::{ClockId, clock_gettime};
use serde_json::{Value, json};

use crate::directory;
use crate::place;

/// A process that lives and has rings.
#[derive(Debug)]
pub struct Switched {
    /// Pid of the process that has the rings.
    pub pid: u32,
    /// The directory that whoever stores its calls drains.
    pub root: PathBuf,
    /// What its environment says of its job.
    pub attributes: BTreeMap<String, String>,
    dir: PathBuf,
}

/// What a process has recorded so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Amount {
    /// Bytes of records.
    pub bytes: u64,
    /// Calls that were not.
    pub dropped: u64,
}

/// Those of this user, by pid.
pub fn switched() -> Vec<Switched> {
    let found = roots(&own()).into_iter().flat_map(|root| below(&root)).map(|p| (p.pid, p));
    found.collect::<BTreeMap<_, _>>().into_values().collect()
}

/// Those that write into one directory of rings, by pid.
pub fn below(root: &Path) -> Vec<Switched> {
    let mut found = BTreeMap::new();
    for dir in process_dirs(root).unwrap_or_default() {
        let Ok(header) = ProcessDir::open(&dir).and_then(|p| p.header()) else { continue };
        let pid = header.pid();
        if start_time(pid) == Some(header.start_time()) {
            let attributes = header.attributes().into_iter().collect();
            // After an exec the newest directory is the one in use.
            found.insert(pid, Switched { pid, root: root.to_owned(), attributes, dir });
        }
    }
    found.into_values().collect()
}

/// Every directory of rings that this user may ask about: his own, and all users' for root.
pub fn all_roots() -> Vec<PathBuf> {
    let mut bases = own();
    if rustix::process::getuid().is_root() {
        let default = place::default_dir();
        let others = default.parent().and_then(|p| p.read_dir().ok()).into_iter().flatten().flatten();
        // Of a link it is not known where it leads, and it may be anybody's.
        let others = others.filter(|e| e.file_type().is_ok_and(|t| t.is_dir())).map(|e| e.path());
        bases.extend(others.filter(|p| *p != default && of_user(p)));
    }
    roots(&bases)
}

/// Whether it is named like the default directory of a user.
fn of_user(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.strip_prefix("gputap-").is_some_and(|uid| uid.parse::<u32>().is_ok())
}

/// This user's directories: those that runs make theirs in, and the default one.
fn own() -> Vec<PathBuf> {
    let default = place::default_dir();
    let parents = place::run_parents().into_iter().filter(|d| *d != default);
    parents.chain([default.clone()]).collect()
}

/// These directories, and those of runs below them.
fn roots(bases: &[PathBuf]) -> Vec<PathBuf> {
    let mut roots = bases.to_vec();
    let runs: Vec<PathBuf> = roots
        .iter()
        .filter_map(|r| r.read_dir().ok())
        .flatten()
        .flatten()
        .filter(|e| directory::is_of_a_run(&e.file_name()))
        .map(|e| e.path())
        .collect();
    roots.extend(runs);
    roots
}

fn monotonic_ns() -> i64 {
    let now = clock_gettime(ClockId::Monotonic);
    now.tv_sec.saturating_mul(1_000_000_000).saturating_add(now.tv_nsec)
}

/// What the switches are when nothing is recorded.
fn stopped() -> Vec<u8> {
    let mut switches = vec![0; process::SWITCHES];
    for (id, hook) in HOOKS.iter().enumerate() {
        switches[switch_at(id)] = if hook.flags & flag::WATCH != 0 { switch::WATCH } else { switch::OFF };
    }
    switches
}

impl Switched {
    /// Whether it is this process or one of its descendants.
    pub fn descends_from(&self, ancestor: u32) -> bool {
        const GENERATIONS: usize = 64;
        let mut pid = self.pid;
        for _ in 0..GENERATIONS {
            if pid == ancestor {
                return true;
            }
            match stat(&Roots::default(), pid) {
                Some(stat) if stat.parent > 1 => pid = stat.parent,
                _ => return false,
            }
        }
        false
    }

    /// Whether it is still the same process.
    pub fn lives(&self) -> bool {
        let header = ProcessDir::open(&self.dir).and_then(|p| p.header());
        header.is_ok_and(|h| start_time(self.pid) == Some(h.start_time()))
    }

    /// Whether calls are recorded.
    pub fn is_recording(&self) -> Result<bool> {
        let mut switches = vec![0u8; process::SWITCHES];
        let file = self.open(false)?;
        file.read_exact_at(&mut switches, process::SWITCHES_AT as u64).with_context(|| self.doing())?;
        Ok(switches != stopped())
    }

    /// Records what --api (or GPUTAP_API) selected, or nothing.
    pub fn record(&self, on: bool) -> Result<()> {
        let file = self.open(true)?;
        let mut switches = stopped();
        if on {
            let configured = file.read_exact_at(&mut switches, process::CONFIGURED_AT as u64);
            configured.with_context(|| self.doing())?;
        }
        let changes = self.is_recording()? != on;
        // What is recorded lies outside of the pause.
        let begun_ns = monotonic_ns();
        file.write_all_at(&switches, process::SWITCHES_AT as u64).with_context(|| self.doing())?;
        let time_ns = if on { begun_ns } else { monotonic_ns() };
        if !changes {
            return Ok(());
        }
        let noted = self.note(&json!({"time_ns": time_ns, "recording": on}));
        noted.with_context(|| format!("process {} was switched, but its trace will not say when", self.pid))
    }

    fn open(&self, write: bool) -> Result<File> {
        let how = if write { OFlags::RDWR } else { OFlags::RDONLY };
        self.file("process", how).with_context(|| self.doing())
    }

    /// Opens one of its files. Root may be here for another user, who chooses what this path leads to: the directory must
    /// be the process's own, and the file must be nobody else's.
    fn file(&self, name: &str, how: OFlags) -> Result<File> {
        let safely = OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        let dir = rustix::fs::open(&self.dir, safely | OFlags::DIRECTORY | OFlags::RDONLY, Mode::empty())?;
        let owner = rustix::fs::fstat(&dir)?.st_uid;
        let file = rustix::fs::openat(&dir, name, safely | how, Mode::from_raw_mode(0o644))?;
        let found = rustix::fs::fstat(&file)?;
        let ours = rustix::process::geteuid().as_raw();
        let is_plain = FileType::from_raw_mode(found.st_mode) == FileType::RegularFile && found.st_nlink == 1;
        let is_foreign = ours == 0 && (!self.runs_as(owner) || ![owner, ours].contains(&found.st_uid));
        if !is_plain || is_foreign {
            bail!("not a file of process {}: it is left alone", self.pid);
        }
        Ok(file.into())
    }

    /// Whether the process runs, or could run, as this user.
    fn runs_as(&self, uid: u32) -> bool {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid)).unwrap_or_default();
        let uids = status.lines().find_map(|l| l.strip_prefix("Uid:")).unwrap_or_default();
        uids.split_whitespace().any(|u| u.parse() == Ok(uid))
    }

    /// Who it runs as.
    pub fn uid(&self) -> Option<u32> {
        Some(std::fs::metadata(format!("/proc/{}", self.pid)).ok()?.uid())
    }

    fn doing(&self) -> String {
        format!("switching {}", self.dir.join("process").display())
    }

    /// What it has recorded.
    pub fn amount(&self) -> Amount {
        let Ok(dir) = ProcessDir::open(&self.dir) else { return Amount::default() };
        let Ok(header) = dir.header() else { return Amount::default() };
        let mut amount =
            Amount { bytes: 0, dropped: header.dropped_no_ring().saturating_add(header.dropped_busy()) };
        for index in 0..header.rings() {
            if let Ok(state) = dir.ring(index, false).and_then(|ring| ring.state()) {
                amount.bytes = amount.bytes.saturating_add(state.head);
                let dropped = state.dropped_full.saturating_add(state.dropped_signal);
                amount.dropped = amount.dropped.saturating_add(dropped);
            }
        }
        amount
    }

    /// Puts a label on its time line.
    pub fn mark(&self, label: &str) -> Result<()> {
        self.note(&json!({"time_ns": monotonic_ns(), "label": label}))
    }

    /// Adds a line for whoever stores its calls.
    fn note(&self, line: &Value) -> Result<()> {
        let path = self.dir.join("marks");
        let doing = || format!("marking {}", path.display());
        // Its directory says who may come here; the collector may be another user.
        let file = self.file("marks", OFlags::WRONLY | OFlags::APPEND | OFlags::CREATE);
        file.with_context(doing)?.write_all(format!("{line}\n").as_bytes()).with_context(doing)
    }
}
