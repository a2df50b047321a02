//! What may be left of a directory when the machine stops: the log of all changes, and the states between them.
//!
//! Names change in order, as a journal keeps them, and any sync writes down all that came before. Bytes are only sure once
//! their file was synced: until then any part of them may be missing, sector by sector.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::Random;

/// What a disk writes at once.
pub const SECTOR: usize = 512;

/// One change, as `hosts/write_log.c` logs it. Paths are relative to the directory.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Change {
    Create { path: String },
    Write { path: String, at: usize, bytes: Vec<u8> },
    Cut { path: String, len: usize },
    Rename { from: String, to: String },
    Remove { path: String },
    Sync { path: String },
    Directory { path: String },
}

/// Reads a log.
pub fn read_log(path: &Path) -> Vec<Change> {
    let bytes = std::fs::read(path).unwrap();
    let (mut rest, mut changes) = (&bytes[..], Vec::new());
    let take = |rest: &mut &[u8], n: usize| {
        let (part, behind) = rest.split_at(n);
        *rest = behind;
        part.to_vec()
    };
    let number = |bytes: Vec<u8>| bytes.iter().rev().fold(0usize, |n, b| n << 8 | usize::from(*b));
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    while !rest.is_empty() {
        let what = take(&mut rest, 1)[0];
        let len = number(take(&mut rest, 4));
        let path = text(take(&mut rest, len));
        let at = number(take(&mut rest, 8));
        let len = number(take(&mut rest, 4));
        let bytes = take(&mut rest, len);
        changes.push(match what {
            1 => Change::Create { path },
            2 => Change::Write { path, at, bytes },
            3 => Change::Cut { path, len: at },
            4 => Change::Rename { from: text(bytes), to: path },
            5 => Change::Remove { path },
            6 => Change::Sync { path },
            7 => Change::Directory { path },
            other => panic!("no such change: {other}"),
        });
    }
    changes
}

#[derive(Clone, Debug, Default)]
struct Content {
    now: Vec<u8>,
    synced: Vec<u8>,
}

type Names = BTreeMap<String, usize>;

/// A directory in the middle of its changes.
#[derive(Clone, Debug, Default)]
pub struct Disk {
    files: Vec<Content>,
    /// Names as they were at the last sync, and after each change of them since.
    names: Vec<Names>,
    directories: BTreeSet<String>,
    last: Option<(usize, usize)>,
}

/// What of the bytes that were not synced is there.
#[derive(Clone, Copy, Debug)]
pub enum Unsynced {
    /// All: only the program was killed.
    All,
    /// None, though names are what they were.
    None,
    /// None, and names are what they were at the last sync.
    NoNames,
    /// All but the last write, of which this many sectors are there.
    Torn(usize),
    /// Any part of the bytes and any of the names since the last sync, chosen at random.
    Any,
}

impl Disk {
    /// An empty directory.
    pub fn new() -> Disk {
        Disk { names: vec![Names::new()], ..Disk::default() }
    }

    fn now(&self) -> &Names {
        self.names.last().unwrap()
    }

    fn file(&mut self, path: &str) -> &mut Content {
        let id = *self.now().get(path).unwrap_or_else(|| panic!("{path} is not there"));
        &mut self.files[id]
    }

    fn rename(&mut self, change: impl FnOnce(&mut Names)) {
        let mut names = self.now().clone();
        change(&mut names);
        self.names.push(names);
    }

    /// Makes one change.
    pub fn apply(&mut self, change: &Change) {
        self.last = None;
        match change {
            Change::Create { path } if self.now().contains_key(path) => self.file(path).now.clear(),
            Change::Create { path } => {
                let id = self.files.len();
                self.files.push(Content::default());
                self.rename(|names| _ = names.insert(path.clone(), id));
            }
            Change::Write { path, at, bytes } => {
                self.last = Some((self.now()[path], *at));
                let now = &mut self.file(path).now;
                now.resize(now.len().max(at + bytes.len()), 0);
                now[*at..at + bytes.len()].copy_from_slice(bytes);
            }
            Change::Cut { path, len } => self.file(path).now.resize(*len, 0),
            Change::Rename { from, to } => self.rename(|names| {
                let id = names.remove(from).unwrap();
                names.insert(to.clone(), id);
            }),
            Change::Remove { path } => self.rename(|names| _ = names.remove(path)),
            Change::Sync { path } => {
                if let Some(id) = self.now().get(path).copied() {
                    self.files[id].synced = self.files[id].now.clone();
                }
                self.names.drain(..self.names.len() - 1);
            }
            Change::Directory { path } => drop(self.directories.insert(path.clone())),
        }
    }

    /// The file as the program sees it.
    pub fn content(&self, path: &str) -> Option<&[u8]> {
        self.now().get(path).map(|id| &self.files[*id].now[..])
    }

    /// Names of files as the program sees them.
    pub fn paths(&self) -> impl Iterator<Item = &String> {
        self.now().keys()
    }

    /// Sectors that the last write touches; 0 when the last change was none.
    pub fn sectors_of_last(&self) -> usize {
        let of = |(id, at): (usize, usize)| self.files[id].now.len().div_ceil(SECTOR) - at / SECTOR;
        self.last.map_or(0, of)
    }

    /// Writes one of the states that may be found after a stop here into `dir`.
    pub fn write(&self, dir: &Path, unsynced: Unsynced, random: &mut Random) {
        for path in &self.directories {
            std::fs::create_dir_all(dir.join(path)).unwrap();
        }
        let names = match unsynced {
            Unsynced::NoNames => &self.names[0],
            Unsynced::Any => &self.names[random.between(0, self.names.len() as u64 - 1) as usize],
            _ => self.now(),
        };
        for (path, id) in names {
            let path = dir.join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, self.left(*id, unsynced, random)).unwrap();
        }
    }

    /// What is left of a file.
    fn left(&self, id: usize, unsynced: Unsynced, random: &mut Random) -> Vec<u8> {
        let Content { now, synced } = &self.files[id];
        match unsynced {
            Unsynced::None | Unsynced::NoNames => synced.clone(),
            Unsynced::Torn(sectors) => match self.last {
                Some((last, at)) if last == id => {
                    let end = (at / SECTOR + sectors) * SECTOR;
                    now[..end.clamp(at, now.len().max(at)).min(now.len())].to_vec()
                }
                _ => now.clone(),
            },
            Unsynced::Any if now.starts_with(synced) => any_of(now, synced.len(), random),
            Unsynced::Any if random.between(0, 1) == 0 => synced.clone(),
            Unsynced::Any | Unsynced::All => now.clone(),
        }
    }
}

/// Everything up to `sure`, and of the rest a part: cut off at a sector, or with sectors that were never written.
fn any_of(now: &[u8], sure: usize, random: &mut Random) -> Vec<u8> {
    let mut left = now.to_vec();
    match random.between(0, 3) {
        0 => {}
        1 => left.truncate(sure),
        2 => {
            let sectors = (now.len() - sure).div_ceil(SECTOR) as u64;
            let end = (sure / SECTOR + random.between(0, sectors) as usize) * SECTOR;
            left.truncate(end.clamp(sure, now.len()));
        }
        _ => {
            for start in (sure / SECTOR * SECTOR..now.len()).step_by(SECTOR) {
                if random.between(0, 2) == 0 {
                    left[start.max(sure)..(start + SECTOR).min(now.len())].fill(0);
                }
            }
        }
    }
    left
}
