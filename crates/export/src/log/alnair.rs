//! alnair's two files: `metrics.log` with counts and times so far, `timeline.log` with a line per call.
//!
//!     name:mem_used,count:4096
//!     name:cuMemAlloc,count:125,burst:3120
//!
//!     name:cuMemcpyH2D, start:1662497162147795473, burst:23, bytes:4096, kind:1
//!
//! Both exist for the whole directory and, below `<pid>/`, for each process. `burst` is the time of the host inside the calls
//! in microseconds, `start` nanoseconds of the wall clock, `kind` a cudaMemcpyKind or -1. `metrics.log` is replaced as a whole.

mod kinds;

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use gputap_model::detail::Level;

use super::stems::Stems;
use super::{Entry, Log};
use crate::error::Error;
use crate::files::Files;
use kinds::{LOOK_UP, NAMES, bytes_of, kind_of, name_of};

/// Writes the logs of alnair.
pub struct Alnair {
    dir: PathBuf,
    files: Files,
    stems: Stems,
    all: Metrics,
    processes: HashMap<u32, (String, Metrics)>,
    line: String,
}

/// What `metrics.log` says.
#[derive(Debug, Default)]
struct Metrics {
    /// Memory on GPUs by process.
    memory: HashMap<u32, u64>,
    functions: BTreeMap<&'static str, (u64, u64)>,
    changed: bool,
}

impl Metrics {
    fn add(&mut self, name: &'static str, ns: u64) {
        let (count, sum) = self.functions.entry(name).or_default();
        (*count, *sum) = (*count + 1, sum.saturating_add(ns));
        self.changed = true;
    }

    /// The seed's functions first, in its order; then whatever else was called.
    fn text(&self) -> String {
        let mut text = format!("name:mem_used,count:{}\n", self.memory.values().sum::<u64>());
        let others = self.functions.keys().filter(|name| !NAMES.contains(name));
        for name in NAMES.iter().chain(others) {
            let (count, ns) = self.functions.get(name).copied().unwrap_or_default();
            // A string takes everything.
            let _ = writeln!(text, "name:{name},count:{count},burst:{}", ns / 1000);
        }
        text
    }
}

impl Alnair {
    /// Into a directory that is there.
    pub fn new(dir: &Path) -> Alnair {
        Alnair {
            dir: dir.to_owned(),
            files: Files::new(dir),
            stems: Stems::default(),
            all: Metrics { changed: true, ..Metrics::default() },
            processes: HashMap::new(),
            line: String::new(),
        }
    }

    fn process(&mut self, process: u32, pid: u32) -> &mut (String, Metrics) {
        let stems = &mut self.stems;
        self.processes
            .entry(process)
            .or_insert_with(|| (stems.get(process, pid).to_owned(), Metrics::default()))
    }

    /// Puts a `metrics.log` in the place of the last one.
    fn replace(&self, below: &str, text: &str) -> Result<(), Error> {
        let dir = self.dir.join(below);
        let (hidden, path) = (dir.join(".metrics.log.part"), dir.join("metrics.log"));
        let written = fs::create_dir_all(&dir).and_then(|()| fs::write(&hidden, text));
        written.and_then(|()| fs::rename(&hidden, &path)).map_err(|e| Error::write(&path, e))
    }
}

impl Log for Alnair {
    fn call(&mut self, entry: &Entry<'_>) -> Result<(), Error> {
        let Some(name) = name_of(entry.call.api).filter(|_| entry.call.returned()) else { return Ok(()) };
        let ns = entry.call.duration_ns as u64;
        self.all.add(name, ns);
        let (stem, metrics) = self.process(entry.call.process, entry.pid);
        metrics.add(name, ns);
        // A look-up is no work, and libraries begin with hundreds of them; alnair leaves them out too.
        if name == LOOK_UP {
            return Ok(());
        }
        let own = format!("{stem}/timeline.log");
        self.line.clear();
        let (bytes, kind) = (bytes_of(entry.call), kind_of(entry.call));
        let (start, burst) = (entry.start_real_ns, ns / 1000);
        let _ = writeln!(self.line, "name:{name}, start:{start}, burst:{burst}, bytes:{bytes}, kind:{kind}");
        self.files.get(&own)?.put(self.line.as_bytes())?;
        self.files.get("timeline.log")?.put(self.line.as_bytes())
    }

    fn memory(&mut self, pid: u32, now: &Level) {
        let (process, live) = (now.process, now.device.live_bytes);
        let (_, metrics) = self.process(process, pid);
        metrics.memory.insert(process, live);
        metrics.changed = true;
        self.all.memory.insert(process, live);
        self.all.changed = true;
    }

    /// What a process had is free when it is gone; its own file keeps what it had at last.
    fn gone(&mut self, process: u32, pid: u32) -> Result<(), Error> {
        self.all.changed |= self.all.memory.remove(&process).is_some();
        self.process(process, pid);
        if let Some((stem, metrics)) = self.processes.remove(&process) {
            self.files.get(&format!("{stem}/timeline.log"))?;
            self.replace(&stem, &metrics.text())?;
        }
        Ok(())
    }

    fn publish(&mut self) -> Result<(), Error> {
        self.files.get("timeline.log")?;
        self.files.flush()?;
        if std::mem::take(&mut self.all.changed) {
            self.replace("", &self.all.text())?;
        }
        let changed = self.processes.values_mut().filter(|(_, m)| m.changed);
        let texts: Vec<(String, String)> = changed
            .map(|(stem, metrics)| {
                metrics.changed = false;
                (stem.clone(), metrics.text())
            })
            .collect();
        texts.iter().try_for_each(|(stem, text)| self.replace(stem, text))
    }
}
