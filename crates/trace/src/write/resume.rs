//! Going on with a trace that an earlier writer left.
//!
//! The state behind the last rewritten segment comes from the index, the journal from its file, and where the rings
//! stand from the chunks of the segments that were not rewritten yet. What a killed writer left half done is undone:
//! torn chunks and lines are cut off, hidden files removed, raw segments that are rewritten removed. The calls that had
//! not returned when a trace was closed are open calls again, since they may return now.

use std::collections::{BTreeMap, VecDeque};
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use crate::error::Error;
use crate::format::checked_json;
use crate::format::counts::RingKey;
use crate::format::files::{self, Layout};
use crate::format::index::{Index, IndexWriter, names};
use crate::format::journal::Journal;
use crate::format::meta::{TraceJson, VERSION};
use crate::format::raw::{ChunkKind, SegmentReader, SegmentWriter, Source};
use crate::write::journal_store::JournalStore;
use crate::write::options::WriterOptions;
use crate::write::state::{Carried, Full, Known, Rewriter, Start};
use crate::write::tables;

/// What is there.
pub(crate) struct Left {
    journal: Journal,
    journal_len: u64,
    index: Index,
    index_len: u64,
    raw: Vec<RawLeft>,
}

/// A segment that was not rewritten.
#[derive(Debug, Default)]
struct RawLeft {
    number: u32,
    /// Bytes of whole chunks.
    len: u64,
    stored_ns: u64,
    /// Ends of its chunks.
    rings: BTreeMap<RingKey, u64>,
    /// Half a chunk follows them.
    torn: bool,
    /// A part of it can't be read and is left as it is.
    damaged: bool,
}

fn refuse(layout: &Layout, why: impl Into<String>) -> Error {
    Error::NotResumed { path: layout.dir.clone(), why: why.into() }
}

impl Left {
    /// Whether the trace is one that a writer with these options may go on with.
    pub(crate) fn check(layout: &Layout, options: &WriterOptions) -> Result<(), Error> {
        // What others can change under us is not ours to append to.
        let owner = fs::metadata(&layout.dir).map_err(Error::io("open", &layout.dir))?.uid();
        if owner != rustix::process::geteuid().as_raw() {
            return Err(refuse(layout, format!("it belongs to user {owner}")));
        }
        let path = layout.trace_json();
        let text = fs::read_to_string(&path).map_err(|e| refuse(layout, format!("trace.json: {e}")))?;
        if let Ok(TraceJson { version, .. }) = serde_json::from_str(&text) {
            Error::other_format(&layout.dir, version, VERSION)?;
        }
        let json: TraceJson =
            checked_json::open(&text).ok_or_else(|| refuse(layout, "trace.json is damaged"))?;
        if json.catalog != format!("{:016x}", options.apis.hash) {
            let why = format!("gputap {} wrote it, which knows other functions than this one", json.gputap);
            return Err(refuse(layout, why));
        }
        if json.boot != options.boot {
            return Err(refuse(layout, "the machine was started again since, and with it the clocks"));
        }
        Ok(())
    }

    /// Reads the state; changes nothing.
    pub(crate) fn read(layout: &Layout) -> Result<Left, Error> {
        let index_bytes = fs::read(layout.index()).map_err(Error::io("read", &layout.index()))?;
        let mut index = Index::parse(&index_bytes);
        // A killed writer leaves a part of one write: no whole line follows what makes no sense.
        let tail = &index_bytes[index_bytes.len() - index.left_over..];
        if tail.iter().take(tail.len().saturating_sub(1)).any(|b| *b == b'\n') {
            let at = index_bytes.len() - tail.len();
            return Err(refuse(layout, format!("index.jsonl is damaged at byte {at}")));
        }
        index.drop_torn(layout, |number| layout.raw(number).exists());
        let index_len = index_bytes.len() - index.left_over;
        let (journal, journal_len) = read_journal(layout)?;
        let mut raw = Vec::new();
        for number in layout.raw_numbers() {
            raw.push(RawLeft::read(&layout.raw(number), number)?);
        }
        Ok(Left { journal, journal_len, index, index_len: index_len as u64, raw })
    }

    /// Undoes what is half done and opens the files.
    pub(crate) fn go_on(mut self, layout: &Layout, segment_bytes: u64) -> Result<Start, Error> {
        remove_hidden(layout)?;
        let exists = |name: &str| layout.named(name).exists();
        let carried = match self.index.carried(exists) {
            Some((through, e)) => {
                let (batches, gone) = (e.batches.clone(), e.file.gone.clone());
                Carried { through, size: e.file.size, batches, gone, gone_rows: e.file.gone_rows.clone() }
            }
            None => Carried::default(),
        };
        let mut walk = self.index.start();
        let mut sealed = VecDeque::new();
        let numbers: Vec<u32> = self.raw.iter().map(|r| r.number).collect();
        let mut last = self.index.base.through;
        for (number, entry) in self.index.rewritten(layout, |n| numbers.contains(&n)) {
            walk.threads.extend(entry.file.thread_states.clone());
            walk.rings.extend(&entry.file.ring_states);
            last = number;
            if number > carried.through {
                let mut entry = entry.clone();
                entry.file.thread_states.clear();
                entry.file.ring_states.clear();
                sealed.push_back(entry);
            } else {
                names(entry).iter().try_for_each(|name| files::remove(&layout.named(name)))?;
            }
        }
        for through in self.index.expired.keys().filter(|n| **n != carried.through) {
            files::remove(&layout.named(&Layout::carried_name(*through)))?;
        }
        for done in self.raw.iter().filter(|r| r.number <= last) {
            files::remove(&layout.raw(done.number))?;
        }
        self.raw.retain(|r| r.number > last);
        for torn in self.raw.iter().filter(|r| r.torn) {
            files::resume(&layout.raw(torn.number), torn.len)?;
        }
        let known = self.known(&walk.rings);
        let number = used_numbers(layout, &self).max(last);
        let (segment, stored_ns) = match self.raw.last() {
            Some(r) if r.number == number && !r.damaged && r.len < segment_bytes => {
                let path = layout.raw(number);
                (Some(SegmentWriter::resume(files::resume(&path, r.len)?, &path, r.len)), r.stored_ns)
            }
            _ => (None, 0),
        };
        let full = self.raw.iter().filter(|r| segment.is_none() || r.number != number);
        let full = full.map(|r| Full { number: r.number, stored_ns: r.stored_ns }).collect();
        let (journal, index) = (layout.journal(), layout.index());
        let writer =
            SegmentWriter::resume(files::resume(&journal, self.journal_len)?, &journal, self.journal_len);
        let index = IndexWriter::new(files::resume(&index, self.index_len)?, &index, self.index_len);
        Ok(Start {
            journal: JournalStore::new(writer, self.journal),
            rewriter: Rewriter::new(walk, index, sealed),
            carried,
            full,
            segment,
            number,
            stored_ns,
            known,
        })
    }

    /// The processes, and how far their rings are stored.
    fn known(&self, rewritten: &BTreeMap<RingKey, crate::format::walk::RingState>) -> Vec<Known> {
        let mut ends: BTreeMap<RingKey, u64> = rewritten.iter().map(|(k, r)| (*k, r.end)).collect();
        for (key, end) in self.raw.iter().flat_map(|r| &r.rings) {
            let known = ends.entry(*key).or_default();
            *known = (*known).max(*end);
        }
        let processes = self.journal.processes.iter();
        let known = processes.map(|(number, p)| Known {
            number: *number,
            dir: p.last.dir.clone(),
            anchor_tick: p.last.anchor_tick,
            marks: self.journal.marks.iter().filter(|m| m.process == *number).count(),
            rings: ends.range((*number, 0)..=(*number, u16::MAX)).map(|(k, end)| (k.1, *end)).collect(),
        });
        known.collect()
    }
}

impl RawLeft {
    fn read(path: &Path, number: u32) -> Result<RawLeft, Error> {
        let source = Source::open(path).map_err(Error::io("read", path))?;
        let mut reader = SegmentReader::new(source).map_err(Error::io("read", path))?;
        let mut left = RawLeft { number, ..RawLeft::default() };
        while let Some((header, at, payload)) = reader.next_chunk() {
            left.len = at + payload.len() as u64;
            left.stored_ns = left.stored_ns.max(header.stored_ns);
            if header.kind == ChunkKind::Records {
                let end = left.rings.entry((header.process, header.ring)).or_default();
                *end = (*end).max(header.position.saturating_add(payload.len() as u64));
            }
        }
        left.torn = reader.is_torn().map_err(Error::io("read", path))?;
        left.damaged = !left.torn && reader.left_over() > 0;
        Ok(left)
    }
}

/// The journal and the length of what could be read of it.
fn read_journal(layout: &Layout) -> Result<(Journal, u64), Error> {
    let path = layout.journal();
    let source = Source::open(&path).map_err(Error::io("read", &path))?;
    let mut reader = SegmentReader::new(source).map_err(Error::io("read", &path))?;
    let mut journal = Journal::default();
    journal.read(&mut reader);
    if reader.left_over() > 0 && !reader.is_torn().map_err(Error::io("read", &path))? {
        return Err(refuse(layout, format!("journal.raw is damaged at byte {}", reader.position())));
    }
    Ok((journal, reader.position()))
}

/// Takes the calls that had not returned when the trace was closed out of it: they are open again.
pub(crate) fn withdraw_end(layout: &Layout, mut left: Left) -> Result<Left, Error> {
    for table in tables::of_closing() {
        files::remove(&layout.table(table.name))?;
    }
    let ends = left.index.segments.values().filter(|e| e.file.unfinished).map(|e| e.file.number);
    for number in ends.collect::<Vec<_>>() {
        let path = layout.index();
        let mut index = IndexWriter::new(files::resume(&path, left.index_len)?, &path, left.index_len);
        index.withdraw(number)?;
        left.index_len = index.len();
        left.index.segments.remove(&number);
        left.index.withdrawn.insert(number);
    }
    for number in &left.index.withdrawn {
        files::remove(&layout.named(&Layout::calls_name(*number)))?;
    }
    Ok(left)
}

/// Files that were not finished.
fn remove_hidden(layout: &Layout) -> Result<(), Error> {
    for part in Layout::parts() {
        for entry in fs::read_dir(layout.dir.join(part)).into_iter().flatten().flatten() {
            let name = entry.file_name();
            let name = name.as_encoded_bytes();
            if name.starts_with(b".") && name.ends_with(b".part") {
                files::remove(&entry.path())?;
            }
        }
    }
    Ok(())
}

/// The highest number of a segment that was ever used: no file is written over.
fn used_numbers(layout: &Layout, left: &Left) -> u32 {
    let entries = fs::read_dir(layout.dir.join("calls")).into_iter().flatten().flatten();
    let number = |name: &str| name.trim_start_matches("carried-").strip_suffix(".arrow")?.parse().ok();
    let calls = entries.filter_map(|e| number(e.file_name().to_str()?));
    let raw = left.raw.iter().map(|r| r.number);
    let index = left.index.segments.keys().chain(&left.index.withdrawn).copied();
    calls.chain(raw).chain(index).max().unwrap_or(0)
}
