//! Finding out what a trace directory holds, whatever state it is in.
//!
//! The order of looking matters while a writer is at work: raw segments are opened first (an open file stays readable
//! when it is rewritten and removed), then the index, then the Arrow files it names. Positions and watermarks of
//! definitions take care of what is seen twice.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::format::apis::{Api, Apis, Effect};
use crate::format::checked_json;
use crate::format::clocks::Clocks;
use crate::format::counts::{Counts, FeedCounts, RingKey, ThreadKey, add_rows};
use crate::format::files::{self, Layout};
use crate::format::index::{Batch, Index};
use crate::format::journal::{Journal, JournalEntry};
use crate::format::meta::{Manifest, TraceJson, VERSION};
use crate::format::model::{Info, PerKind, State};
use crate::format::pass::{Pass, RawChunk, open_rows};
use crate::format::raw::{SegmentReader, Source};
use crate::format::schema::BATCH_ROWS;
use crate::format::thread::ThreadState;
use crate::format::walk::{RingState, Walk};
use crate::read::unit::Unit;
use crate::read::{access, rings};

/// Everything that was found.
#[derive(Debug, Default)]
pub(crate) struct OpenedTrace {
    pub(crate) dir: PathBuf,
    pub(crate) info: Info,
    pub(crate) journal: Journal,
    pub(crate) clocks: Clocks,
    pub(crate) manifest: Option<Manifest>,
    /// Functions of the trace's own catalogue.
    pub(crate) apis: Apis,
    pub(crate) units: Vec<Unit>,
    pub(crate) files: Vec<PathBuf>,
    /// Rows in raw segments and open calls.
    pub(crate) raw_rows: Counts,
    pub(crate) threads: BTreeMap<ThreadKey, ThreadState>,
    pub(crate) gone: Counts,
    /// Batches of other rows than calls, with their files.
    pub(crate) rows: PerKind<Vec<(PathBuf, Batch)>>,
    /// Such rows that expired, by feed.
    pub(crate) gone_rows: PerKind<FeedCounts>,
    /// Where rings stand behind the last record.
    pub(crate) ring_states: BTreeMap<RingKey, RingState>,
    pub(crate) problems: Vec<String>,
}

impl OpenedTrace {
    /// Looks at `path`; `ours` are the functions that this gputap knows.
    pub(crate) fn at(path: &Path, ours: &Apis) -> Result<OpenedTrace, Error> {
        let layout = Layout { dir: path.to_owned() };
        let mut found = OpenedTrace { dir: path.to_owned(), apis: ours.clone(), ..OpenedTrace::default() };
        access::check(&layout)?;
        if layout.trace_json().is_file() || layout.journal().is_file() {
            found.trace(&layout)?;
        } else if rings::is_rings(path) {
            found.rings(path)?;
        } else {
            rings::of_this_format(path)?;
            return Err(Error::NotATrace { path: path.to_owned() });
        }
        Ok(found)
    }

    fn problem(&mut self, what: impl Into<String>) {
        self.problems.push(what.into());
    }

    fn trace(&mut self, layout: &Layout) -> Result<(), Error> {
        self.trace_json(layout)?;
        let numbers = layout.raw_numbers();
        let raw: Vec<(u32, Source)> =
            numbers.into_iter().filter_map(|n| Some((n, Source::open(&layout.raw(n)).ok()?))).collect();
        self.manifest(layout);
        let index = self.index(layout, &raw);
        self.journal(layout);
        let mut walk = self.segments(layout, &index, &raw);
        let last = index.segments.keys().next_back().copied().unwrap_or(0);
        let rewritten = |n: u32| n <= last && layout.named(&Layout::calls_name(n)).exists();
        let raw = raw.into_iter().filter(|(n, _)| !rewritten(*n)).map(|(n, source)| (raw_name(n), source));
        self.raw(&mut walk, raw.collect());
        Ok(())
    }

    fn rings(&mut self, path: &Path) -> Result<(), Error> {
        let snapshot = rings::snapshot(path)?;
        self.info.state = State::Rings;
        self.problems.extend(snapshot.problems);
        for process in snapshot.processes {
            self.journal.apply(JournalEntry::Process(Box::new(process)));
        }
        snapshot.anchors.into_iter().for_each(|a| self.journal.apply(JournalEntry::Anchor(a)));
        self.raw(&mut Walk::default(), snapshot.segments);
        Ok(())
    }

    fn trace_json(&mut self, layout: &Layout) -> Result<(), Error> {
        let text = fs::read_to_string(layout.trace_json()).unwrap_or_default();
        let json = checked_json::open::<TraceJson>(&text);
        if json.is_none() {
            self.problem("trace.json is missing or damaged: where the trace comes from is not known");
        }
        let loose = || serde_json::from_str::<TraceJson>(&text).unwrap_or_default();
        let json = json.unwrap_or_else(loose);
        // What is damaged beyond saying its version is read as far as it can be.
        if json.version != 0 {
            Error::other_format(&layout.dir, json.version, VERSION)?;
        }
        if json.catalog != format!("{:016x}", self.apis.hash) && !json.catalog.is_empty() {
            match read_apis(layout, json.apis_crc32c) {
                Some(apis) => self.apis = apis,
                None => self.problem(
                    "tables/apis.arrow is missing or damaged, and the trace was made by another gputap: functions \
                     that have changed since may have wrong names",
                ),
            }
        }
        self.info = Info {
            state: State::Open,
            created_real_ns: json.created_real_ns,
            created_mono_ns: json.created_mono_ns,
            closed_mono_ns: None,
            host: json.host,
            command: json.command,
            gputap: json.gputap,
            attributes: json.attributes,
            collector: BTreeMap::new(),
        };
        Ok(())
    }

    fn manifest(&mut self, layout: &Layout) {
        let Ok(bytes) = fs::read(layout.manifest()) else {
            return self.problem(
                "not closed: manifest.json is missing, so the trace is still being written or its writer was killed",
            );
        };
        let Some(manifest) = checked_json::open::<Manifest>(&String::from_utf8_lossy(&bytes)) else {
            return self.problem("manifest.json is damaged: the trace is read as one that was not closed");
        };
        self.info.state = State::Closed;
        self.info.closed_mono_ns = Some(manifest.closed_mono_ns);
        for file in &manifest.files {
            let size = files::size(&layout.named(&file.name));
            if size != file.size {
                self.problem(format!("{} has {size} bytes, the manifest says {}", file.name, file.size));
            }
        }
        self.manifest = Some(manifest);
    }

    fn index(&mut self, layout: &Layout, raw: &[(u32, Source)]) -> Index {
        let bytes = fs::read(layout.index()).unwrap_or_else(|e| {
            self.problem(format!("index.jsonl can't be read ({e}): rewritten calls can't be checked"));
            Vec::new()
        });
        let mut index = Index::parse(&bytes);
        index.drop_torn(layout, |number| raw.iter().any(|(n, _)| *n == number));
        if index.left_over > 0 {
            self.problem(format!("index.jsonl ends with {} bytes that make no sense", index.left_over));
        }
        index
    }

    fn journal(&mut self, layout: &Layout) {
        let path = layout.journal();
        let reader = Source::open(&path).and_then(SegmentReader::new);
        let mut reader = match reader {
            Ok(reader) => reader,
            Err(e) => return self.problem(format!("journal.raw can't be read ({e}): names are missing")),
        };
        let unknown = self.journal.read(&mut reader);
        self.problems.extend(self.journal.refused.iter().map(|what| format!("not recorded: {what}")));
        self.left_over("journal.raw", reader.left_over());
        if unknown > 0 {
            self.problem(format!("journal.raw has {unknown} entries that this gputap does not understand"));
        }
    }

    fn left_over(&mut self, name: &str, bytes: u64) {
        if bytes > 0 {
            self.problem(format!("{name} ends with {bytes} bytes of a torn or damaged chunk"));
        }
    }

    /// Takes in the rewritten segments; the state behind the last of them.
    fn segments(&mut self, layout: &Layout, index: &Index, raw: &[(u32, Source)]) -> Walk {
        let mut walk = index.start();
        let exists = |name: &str| layout.named(name).exists();
        let carried = index.carried(exists);
        if let Some((through, entry)) = carried {
            self.gone = entry.file.gone.clone();
            self.gone_rows = entry.file.gone_rows.clone();
            let name = Layout::carried_name(through);
            self.arrow_file(layout, &name, &entry.batches, entry.file.batches, entry.file.rows);
        }
        let through = carried.map_or(0, |(n, _)| n);
        let has_raw = |number| raw.iter().any(|(n, _)| *n == number);
        for (number, entry) in index.rewritten(layout, has_raw) {
            walk.threads.extend(entry.file.thread_states.clone());
            walk.rings.extend(&entry.file.ring_states);
            if number > through {
                let name = Layout::calls_name(number);
                let of_calls = entry.file.batches.saturating_sub(entry.others.len());
                self.arrow_file(layout, &name, &entry.batches, of_calls, entry.file.rows);
                self.other_files(layout, &entry.others);
            }
            self.left_over(&raw_name(number), entry.file.unreadable);
            if entry.file.holes > 0 {
                self.problem(format!("{} bytes of rings are missing in segment {number}", entry.file.holes));
            }
        }
        self.unindexed(layout, index, through);
        walk
    }

    fn arrow_file(&mut self, layout: &Layout, name: &str, batches: &[Batch], expected: usize, rows: u64) {
        let path = layout.named(name);
        let size = match fs::metadata(&path) {
            Ok(m) => m.len(),
            Err(e) => {
                return self.problem(format!("{name} can't be read ({e}): its {rows} calls are missing"));
            }
        };
        if batches.len() < expected {
            let known: u64 = batches.iter().map(|b| b.rows).sum();
            let missing = rows.saturating_sub(known);
            self.problem(format!("index.jsonl lacks a part of {name}: {missing} calls can't be checked"));
        }
        let file = self.files.len();
        self.files.push(path);
        for (i, batch) in batches.iter().enumerate() {
            if batch.offset.saturating_add(batch.length) > size {
                self.problem(format!("{name} is cut: {} calls of batch {i} are missing", batch.rows));
            } else {
                self.units.push(Unit::Batch { file, batch: batch.clone() });
            }
        }
    }

    /// Takes in batches of other rows than calls.
    fn other_files(&mut self, layout: &Layout, batches: &[Batch]) {
        for batch in batches {
            let Some(kind) = batch.kind() else { continue };
            let path = layout.named(&batch.file);
            if batch.offset.saturating_add(batch.length) > files::size(&path) {
                let (file, rows, what) = (&batch.file, batch.rows, kind.table().name);
                self.problem(format!("{file} is missing or cut: {rows} {what} can't be read"));
            } else {
                self.rows.get_mut(kind).push((path, batch.clone()));
            }
        }
    }

    /// Arrow files that the index does not know.
    fn unindexed(&mut self, layout: &Layout, index: &Index, through: u32) {
        let entries = fs::read_dir(layout.dir.join("calls")).into_iter().flatten().flatten();
        let number = |name: &str| name.strip_suffix(".arrow")?.parse::<u32>().ok();
        let mut numbers: Vec<u32> = entries.filter_map(|e| number(e.file_name().to_str()?)).collect();
        numbers.sort_unstable();
        let known = |n: &u32| index.segments.contains_key(n) || index.withdrawn.contains(n);
        for n in numbers.into_iter().filter(|n| *n > through && !known(n)) {
            let name = Layout::calls_name(n);
            self.problem(format!("index.jsonl lacks {name}: its calls can't be checked and are left out"));
        }
    }

    /// Takes in raw segments, and the calls that are open behind them.
    fn raw(&mut self, walk: &mut Walk, segments: Vec<(String, Source)>) {
        let before: Counts = walk.threads.iter().map(|(k, t)| (*k, t.rows)).collect();
        let mut chunks: Vec<RawChunk> = Vec::new();
        for (name, source) in segments {
            let Ok(pass) = Pass::through(&source, walk, &mut self.journal) else { continue };
            self.left_over(&name, pass.left_over);
            chunks.extend(pass.chunks);
        }
        let open = walk.take_open();
        self.clocks = self.journal.clocks(walk.rings.keys().map(|k| k.0));
        self.info.collector = self.journal.collector.clone();
        let forked = self.journal.processes.values().map(|p| p.last.untraced).fold(0, u64::saturating_add);
        if forked > 0 {
            self.info.collector.insert(String::from("untraced.forked"), forked);
        }
        let unknown: Vec<u32> = self.clocks.unknown().collect();
        for p in unknown {
            self.problem(format!("the clock of process {p} is not known: its times are in ticks"));
        }
        if walk.unreadable > 0 {
            self.problem(format!("{} bytes of rings hold no records", walk.unreadable));
        }
        for ((process, ring), hole) in &walk.holes {
            let bytes = hole.end - hole.start;
            self.problem(format!(
                "{bytes} bytes of ring {ring} of process {process} are missing; calls behind them may belong to \
                 another thread"
            ));
        }
        self.units.extend(grouped(chunks).into_iter().map(Unit::Raw));
        let open = open_rows(&open, &self.clocks, &self.apis);
        if !open.is_empty() {
            self.units.push(Unit::Open(Box::new(open)));
        }
        for (key, t) in &walk.threads {
            let rows = t.rows - before.get(key).copied().unwrap_or(0);
            add_rows(&mut self.raw_rows, *key, rows);
        }
        self.threads = std::mem::take(&mut walk.threads);
        self.ring_states = std::mem::take(&mut walk.rings);
    }
}

fn raw_name(number: u32) -> String {
    format!("raw/{number:06}.raw")
}

/// Neighbouring chunks together, so that each unit is worth a batch.
fn grouped(chunks: Vec<RawChunk>) -> Vec<Vec<RawChunk>> {
    let mut out: Vec<Vec<RawChunk>> = Vec::new();
    let mut rows = u64::MAX;
    for chunk in chunks {
        if rows.saturating_add(chunk.rows) > BATCH_ROWS as u64 {
            out.push(Vec::new());
            rows = 0;
        }
        rows += chunk.rows;
        out.last_mut().into_iter().for_each(|unit| unit.push(chunk.clone()));
    }
    out
}

/// The trace's own functions; `None` when the table is not what was written.
fn read_apis(layout: &Layout, crc: u32) -> Option<Apis> {
    use arrow_array::cast::AsArray;
    let bytes = fs::read(layout.table("apis")).ok().filter(|b| crc32c::crc32c(b) == crc)?;
    let mut rows = Vec::new();
    for batch in arrow_ipc::reader::StreamReader::try_new(&bytes[..], None).ok()? {
        let batch = batch.ok()?;
        let text = |name: &str| batch.column_by_name(name)?.as_string_opt::<i32>();
        let number =
            |name: &str| batch.column_by_name(name)?.as_primitive_opt::<arrow_array::types::UInt8Type>();
        let (words, majors) = (number("words")?, number("major")?);
        let (name, layer, group) = (text("name")?, text("layer")?, text("api_group")?);
        rows.extend((0..batch.num_rows()).map(|i| Api {
            name: name.value(i).to_owned(),
            layer: layer.value(i).to_owned(),
            major: majors.value(i),
            group: group.value(i).to_owned(),
            words: words.value(i),
            effect: Effect::None,
        }));
    }
    Some(Apis::new(rows, 0))
}
