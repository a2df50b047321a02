//! What runs that were killed left in their rings: the next run of the same user stores it into the trace that was begun.
//!
//! A run is killed when its lock is free and still names a trace. A job that outlives its run goes on writing into its
//! rings, and is left alone. Whoever takes the lock first stores; others find it taken.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use gputap_ring_reader::process_dirs;
use gputap_trace::{Head, TraceWriter, WriterOptions};

use crate::collector::Collector;
use crate::directory::{self, Directory};
use crate::error::Error;
use crate::life::Viewer;
use crate::lock::Lock;
use crate::observer::Counters;
use crate::place;

/// A killed run whose job is gone, too.
#[derive(Debug)]
pub struct Left {
    directory: Directory,
    trace: PathBuf,
    /// Held while it is stored: tasks of a launcher have this lock as well.
    _members: Option<File>,
}

/// What killed runs of this user left. Nobody else stores it while these values live.
pub fn left_behind() -> Vec<Left> {
    let viewer = Viewer::new();
    let parents = place::run_parents();
    let entries = parents.iter().filter_map(|p| fs::read_dir(p).ok()).flatten().flatten();
    entries
        .filter(|e| directory::is_of_a_run(&e.file_name()))
        .filter_map(|e| Left::at(&e.path(), &viewer))
        .collect()
}

impl Left {
    fn at(path: &Path, viewer: &Viewer) -> Option<Left> {
        if !directory::can_be_stored(path) {
            return None;
        }
        let is_over = || {
            let dirs = process_dirs(path).unwrap_or_default();
            // Without any, the job may be about to make its first one.
            let is_old = || directory::age(path) > directory::UNFINISHED;
            dirs.iter().all(|dir| directory::is_dead(dir, viewer)) && (!dirs.is_empty() || is_old())
        };
        if !is_over() {
            return None;
        }
        let members = directory::free(&path.join("members"))?;
        let (lock, trace) = Lock::of_killed(path)?;
        // Whoever had the lock meanwhile may have stored all.
        is_over().then(|| Left { directory: Directory::left(path, lock), trace, _members: members })
    }

    /// The trace that the killed run wrote.
    pub fn trace(&self) -> &Path {
        &self.trace
    }

    /// Where its rings are.
    pub fn rings(&self) -> &Path {
        self.directory.path()
    }

    /// Stores what the rings hold, closes the trace and removes the rings. What can't be stored stays, and is not tried
    /// again: `gputap collect` can store it elsewhere.
    pub fn store(self, options: WriterOptions) -> Result<Counters, Error> {
        let rings = self.rings().to_owned();
        let stored = self.try_store(options);
        if stored.is_err() {
            // A mark that can't be made only means that it is said again.
            let _ = File::create(rings.join(directory::GIVEN_UP));
        }
        stored
    }

    fn try_store(self, options: WriterOptions) -> Result<Counters, Error> {
        let head = Head::read(&self.trace)?;
        if !head.begun {
            return Err(gputap_trace::Error::Missing { path: self.trace }.into());
        }
        let writer = TraceWriter::resume(&self.trace, WriterOptions { max_size: head.max_size, ..options })?;
        let mut collector = Collector::new(self.directory, writer);
        // Finds its processes, and then that they are gone.
        collector.cycle(&mut ())?;
        let counters = collector.finish(&mut ())?;
        // What could not be stored, or made no sense, is still there.
        if process_dirs(collector.directory().path())?.is_empty() {
            collector.directory().take_away();
        }
        Ok(counters)
    }
}
