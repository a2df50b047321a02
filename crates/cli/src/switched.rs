//! Processes that have the library in them, and the switches of their recording.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::PathBuf;

use anyhow::{Context, Result};
use gputap_catalog::hook::{HOOKS, flag, switch_at};
use gputap_event::switch;
use gputap_ring::layout::process;
use gputap_ring_reader::{ProcessDir, process_dirs};
use rustix::time::{ClockId, clock_gettime};

/// A process that lives and has rings.
#[derive(Debug)]
pub struct Switched {
    /// Its number.
    pub pid: u32,
    /// The directory that whoever stores its calls drains.
    pub root: PathBuf,
    /// What its environment says of its job.
    pub facts: BTreeMap<String, String>,
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
    let mut found = BTreeMap::new();
    for root in roots() {
        for dir in process_dirs(&root).unwrap_or_default() {
            let Ok(header) = ProcessDir::open(&dir).and_then(|p| p.header()) else { continue };
            let pid = header.pid();
            if start_time(pid) == Some(header.start_time()) {
                let facts = header.facts().into_iter().collect();
                // After an exec the newest directory is the one in use.
                found.insert(pid, Switched { pid, root: root.clone(), facts, dir });
            }
        }
    }
    found.into_values().collect()
}

/// The ring directories of this user: GPUTAP_DIR, the default ones, and those of runs below them.
fn roots() -> Vec<PathBuf> {
    let mut roots = gputap_collect::run_parents();
    if !roots.contains(&gputap_collect::default_dir()) {
        roots.push(gputap_collect::default_dir());
    }
    let runs: Vec<PathBuf> = roots
        .iter()
        .filter_map(|r| r.read_dir().ok())
        .flatten()
        .flatten()
        .map(|e| e.path())
        .filter(|p| {
            let name = p.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with("run-") || name.starts_with("job-")
        })
        .collect();
    roots.extend(runs);
    roots
}

/// Word `n` behind the name in a process's stat.
fn stat(pid: u32, n: usize) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    stat.rsplit(')').next()?.split_whitespace().nth(n)?.parse().ok()
}

fn start_time(pid: u32) -> Option<u64> {
    stat(pid, 19)
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
            match stat(pid, 1) {
                Some(parent) if parent > 1 => pid = parent as u32,
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
        file.write_all_at(&switches, process::SWITCHES_AT as u64).with_context(|| self.doing())
    }

    fn open(&self, write: bool) -> Result<File> {
        let file = File::options().read(true).write(write).open(self.dir.join("process"));
        file.with_context(|| self.doing())
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
        for index in 0..header.rings() as u32 {
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
        let path = self.dir.join("marks");
        let doing = || format!("marking {}", path.display());
        let now = clock_gettime(ClockId::Monotonic);
        let time_ns = now.tv_sec as i64 * 1_000_000_000 + now.tv_nsec as i64;
        let mut line = serde_json::json!({"time_ns": time_ns, "label": label}).to_string();
        line.push('\n');
        // Its directory says who may come here; the collector may be another user.
        let file = File::options().append(true).create(true).mode(0o644).open(&path);
        file.with_context(doing)?.write_all(line.as_bytes()).with_context(doing)
    }
}
