//! `gputap ctl`: switches recording of a process that has the library in it.

use std::fs::File;
use std::io::Write;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use gputap_catalog::hook::{COUNT, HOOKS, flag};
use gputap_event::switch;
use gputap_ring::layout::process;
use gputap_ring_reader::{ProcessDir, process_dirs};
use rustix::time::{ClockId, clock_gettime};

/// Options of `gputap ctl`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  gputap ctl 4711 stop
  gputap ctl 4711 start
  gputap ctl 4711 mark \"epoch 3\"")]
pub struct Args {
    /// Process id of the job
    pid: u32,
    /// What to do
    action: Action,
    /// Text of the mark
    #[arg(default_value = "mark")]
    label: String,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Action {
    /// Record what --api (or GPUTAP_API) selected
    Start,
    /// Pass every call through
    Stop,
    /// Put a label on the time line
    Mark,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<ExitCode> {
    let dir = find(args.pid)?;
    match args.action {
        Action::Start => set_switches(&dir, true)?,
        Action::Stop => set_switches(&dir, false)?,
        Action::Mark => mark(&dir, &args.label)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The ring directories of this user: the default one, GPUTAP_DIR, and those of runs below them.
fn roots() -> Vec<PathBuf> {
    let uid = rustix::process::getuid().as_raw();
    let given = std::env::var_os("GPUTAP_DIR").filter(|d| !d.is_empty()).map(PathBuf::from);
    let mut roots: Vec<PathBuf> = given.into_iter().collect();
    roots.push(PathBuf::from(format!("/dev/shm/gputap-{uid}")));
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

fn find(pid: u32) -> Result<PathBuf> {
    let mut found = Vec::new();
    for root in roots() {
        for dir in process_dirs(&root).unwrap_or_default() {
            let header = ProcessDir::open(&dir).and_then(|p| p.header());
            if header.is_ok_and(|h| h.pid() == pid && start_time(pid) == Some(h.start_time())) {
                found.push(dir);
            }
        }
    }
    // After an exec the newest directory is the one in use.
    match found.pop() {
        Some(dir) => Ok(dir),
        None if !Path::new(&format!("/proc/{pid}")).exists() => bail!("there is no process {pid}"),
        None => bail!(
            "process {pid} has no rings: it was not started by `gputap run`, or it has not called CUDA yet, or its \
             GPUTAP_DIR is another one (set it here too)"
        ),
    }
}

fn start_time(pid: u32) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    stat.rsplit(')').next()?.split_whitespace().nth(19)?.parse().ok()
}

fn set_switches(dir: &Path, on: bool) -> Result<()> {
    let path = dir.join("process");
    let doing = || format!("switching {}", path.display());
    let file = File::options().read(true).write(true).open(&path).with_context(doing)?;
    let mut switches = vec![0u8; COUNT];
    file.read_exact_at(&mut switches, process::CONFIGURED_AT as u64).with_context(doing)?;
    if !on {
        for (s, h) in switches.iter_mut().zip(&HOOKS) {
            *s = if h.flags & flag::WATCH != 0 { switch::WATCH } else { switch::OFF };
        }
    }
    file.write_all_at(&switches, process::SWITCHES_AT as u64).with_context(doing)
}

fn mark(dir: &Path, label: &str) -> Result<()> {
    let path = dir.join("marks");
    let now = clock_gettime(ClockId::Monotonic);
    let time_ns = now.tv_sec as i64 * 1_000_000_000 + now.tv_nsec as i64;
    let mut line = serde_json::json!({"time_ns": time_ns, "label": label}).to_string();
    line.push('\n');
    let mut file = File::options()
        .append(true)
        .create(true)
        // Its directory says who may come here; the collector may be another user.
        .mode(0o644)
        .open(&path)
        .with_context(|| format!("marking {}", path.display()))?;
    file.write_all(line.as_bytes()).with_context(|| format!("marking {}", path.display()))
}
