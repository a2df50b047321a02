//! Many files of one directory, of which a few are open at a time.

use std::collections::{BTreeSet, HashMap};
use std::fs::File;
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::sink::Sink;

/// Files that are open at once: a trace may have thousands of processes.
const OPEN_MAX: usize = 128;

/// Files by name.
pub(crate) struct Files {
    dir: PathBuf,
    open: HashMap<String, (Sink, u64)>,
    made: BTreeSet<String>,
    uses: u64,
}

impl Files {
    /// In `dir`, which is there.
    pub(crate) fn new(dir: &Path) -> Files {
        Files { dir: dir.to_owned(), open: HashMap::new(), made: BTreeSet::new(), uses: 0 }
    }

    /// The file with this name; directories in the name are made. What an earlier run left is replaced.
    pub(crate) fn get(&mut self, name: &str) -> Result<&mut Sink, Error> {
        self.uses += 1;
        if !self.open.contains_key(name) {
            self.make_room()?;
            let sink = self.opened(name)?;
            self.open.insert(name.to_owned(), (sink, 0));
        }
        let uses = self.uses;
        let (sink, used) = self.open.entry(name.to_owned()).or_insert_with(|| (Sink::nowhere(), 0));
        *used = uses;
        Ok(sink)
    }

    fn opened(&mut self, name: &str) -> Result<Sink, Error> {
        let path = self.dir.join(name);
        let failed = |e| Error::write(&path, e);
        let new = self.made.insert(name.to_owned());
        if let Some(parent) = path.parent().filter(|_| new) {
            std::fs::create_dir_all(parent).map_err(failed)?;
        }
        let file = if new { File::create(&path) } else { File::options().append(true).open(&path) };
        Ok(Sink::new(&path.display().to_string(), Box::new(file.map_err(failed)?)))
    }

    /// Closes the file that was used least recently, if there are too many.
    fn make_room(&mut self) -> Result<(), Error> {
        if self.open.len() < OPEN_MAX {
            return Ok(());
        }
        let oldest = self.open.iter().min_by_key(|(_, (_, used))| *used).map(|(name, _)| name.clone());
        match oldest.and_then(|name| self.open.remove(&name)) {
            Some((mut sink, _)) => sink.finish(),
            None => Ok(()),
        }
    }

    /// Writes what is still in memory.
    pub(crate) fn flush(&mut self) -> Result<(), Error> {
        self.open.values_mut().try_for_each(|(sink, _)| sink.finish())
    }
}
