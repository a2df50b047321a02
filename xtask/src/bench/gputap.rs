//! The `gputap` program under test and a job that makes records for it.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::bench::producer::Produced;
use crate::bench::programs::library;
use crate::command::{cargo, check, output, shown, target_dir};

/// What was built.
pub struct Gputap {
    /// The `gputap` program under test.
    program: PathBuf,
    /// This program, optimised: it is the job.
    producer: PathBuf,
    /// Where traces go.
    dir: PathBuf,
}

impl Gputap {
    /// Builds the `gputap` program and the job that makes records for it.
    pub fn build(root: &Path) -> Result<Gputap> {
        let release = target_dir()?.join("release");
        library(root)?;
        check(cargo().current_dir(root).args(["build", "--release", "--quiet", "--package", "xtask"]))?;
        let dir = target_dir()?.join("bench");
        fs::create_dir_all(&dir)?;
        let (program, producer) = (release.join("gputap"), release.join("xtask"));
        if let Some(absent) = [&program, &producer].into_iter().find(|file| !file.is_file()) {
            bail!("cargo built {}, but not there: is another target directory configured?", absent.display());
        }
        Ok(Gputap { program, producer, dir })
    }

    /// A place for a trace, empty.
    pub fn trace_dir(&self, name: &str) -> Result<PathBuf> {
        let path = self.dir.join(format!("{name}.trace"));
        match fs::remove_dir_all(&path) {
            Err(e) if e.kind() != std::io::ErrorKind::NotFound => {
                Err(e).with_context(|| path.display().to_string())
            }
            _ => Ok(path),
        }
    }

    /// Has `gputap run` collect from the producer; `args` say how much it makes.
    pub fn produce(&self, trace: &Path, args: &[&str]) -> Result<Produced> {
        self.produce_within(trace, &[], args)
    }

    /// The same with further options of `gputap run`.
    pub fn produce_within(&self, trace: &Path, options: &[&str], args: &[&str]) -> Result<Produced> {
        let mut command = Command::new(&self.program);
        command
            .args(["run", "--quiet", "--out"])
            .arg(trace)
            .args(options)
            .arg("--")
            .arg(&self.producer)
            .args(["bench", "produce"]);
        let text = output(command.args(args))?;
        serde_json::from_str(&text).with_context(|| format!("{} printed {text:?}", shown(&command)))
    }

    /// Runs `gputap report` on a trace; how long it took and the most memory it had, in bytes.
    pub fn report(&self, trace: &Path) -> Result<(Duration, u64)> {
        self.measured(&["report".as_ref(), trace.as_os_str()])
    }

    /// What `gputap sql` answers to a query whose answer is one number.
    pub fn answer(&self, trace: &Path, query: &str) -> Result<String> {
        let mut command = Command::new(&self.program);
        let csv = output(command.arg("sql").arg(trace).args([query, "--format", "csv"]))?;
        let number = csv.lines().nth(1).filter(|line| line.parse::<f64>().is_ok());
        number.map(str::to_owned).with_context(|| format!("{} printed {csv:?}", shown(&command)))
    }

    /// Runs `gputap sql` with a query; how long it took and the most memory it had, in bytes.
    pub fn sql(&self, trace: &Path, query: &str) -> Result<(Duration, u64)> {
        self.measured(&["sql".as_ref(), trace.as_os_str(), query.as_ref()])
    }

    /// Runs the program; how long it took and the most memory it had, in bytes.
    pub fn measured(&self, args: &[&OsStr]) -> Result<(Duration, u64)> {
        let mut command = Command::new(&self.program);
        command.args(args).stdout(Stdio::null());
        let begun = Instant::now();
        let mut child = command.spawn().with_context(|| shown(&command))?;
        let status = format!("/proc/{}/status", child.id());
        let mut peak = 0;
        let ended = loop {
            if let Some(ended) = child.try_wait()? {
                break ended;
            }
            // The kernel's own high-water mark; what the last few milliseconds add is not seen.
            let text = fs::read_to_string(&status).unwrap_or_default();
            let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
            peak = kib.map_or(peak, |kib| peak.max(kib * 1024));
            std::thread::sleep(Duration::from_millis(2));
        };
        if !ended.success() {
            bail!("{}: {ended}", shown(&command));
        }
        Ok((begun.elapsed(), peak))
    }
}

/// Bytes of all files below `path`.
pub fn bytes_of(path: &Path) -> u64 {
    let Ok(entries) = fs::read_dir(path) else { return 0 };
    entries
        .flatten()
        .map(|entry| match entry.metadata() {
            Ok(meta) if meta.is_dir() => bytes_of(&entry.path()),
            Ok(meta) => meta.len(),
            Err(_) => 0,
        })
        .sum()
}
