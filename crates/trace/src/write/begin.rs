//! The beginning of writing: a new trace, or one that an earlier writer left, killed or closed.

use std::collections::{BTreeMap, VecDeque};
use std::fs;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Mutex};

use crate::error::Error;
use crate::format::checked_json;
use crate::format::files::{self, Durable, Layout};
use crate::format::index::IndexWriter;
use crate::format::journal::Journal;
use crate::format::meta::{FORMAT, MAX_SIZE, TraceJson, VERSION};
use crate::format::raw::SegmentWriter;
use crate::format::walk::Walk;
use crate::write::journal_store::JournalStore;
use crate::write::limits::Limits;
use crate::write::options::WriterOptions;
use crate::write::resume::{Left, withdraw_end};
use crate::write::state::{Carried, Rewriter, Sealer, Shared, Start};
use crate::write::tables;
use crate::write::writer::TraceWriter;

impl TraceWriter {
    /// Begins a trace in `dir`, which must not exist or be empty.
    pub fn create(dir: &Path, options: WriterOptions) -> Result<TraceWriter, Error> {
        let layout = Layout { dir: dir.to_owned() };
        match fs::read_dir(dir).map(|mut entries| entries.next().is_some()) {
            Ok(true) => Err(Error::Exists { path: dir.to_owned() }),
            Err(e) if e.kind() != io::ErrorKind::NotFound => Err(Error::io("create", dir)(e)),
            _ => TraceWriter::begin(layout, options),
        }
    }

    /// Goes on with the trace in `dir`, whatever state its last writer left it in; begins one where there is none.
    ///
    /// Everything that was stored stays. What of the rings it is, says [`known`](TraceWriter::known): the same bytes
    /// must not be stored again.
    pub fn resume(dir: &Path, options: WriterOptions) -> Result<TraceWriter, Error> {
        let layout = Layout { dir: dir.to_owned() };
        match fs::read_dir(dir).map(|mut entries| entries.next().is_some()) {
            Ok(true) if !layout.is_unbegun() => {}
            Err(e) if e.kind() != io::ErrorKind::NotFound => return Err(Error::io("open", dir)(e)),
            _ => return TraceWriter::begin(layout, options),
        }
        Left::check(&layout, &options)?;
        let lock = files::lock(&layout)?;
        let left = Left::read(&layout)?;
        // From here on the trace is an open one; each step leaves it readable.
        files::remove(&layout.manifest())?;
        let left = withdraw_end(&layout, left)?;
        let start = left.go_on(&layout, options.segment_bytes)?;
        Ok(TraceWriter::assemble(layout, options, start, lock))
    }

    fn begin(layout: Layout, options: WriterOptions) -> Result<TraceWriter, Error> {
        for part in ["", "raw", "calls", "tables"] {
            files::create_dir(&layout.dir.join(part))?;
        }
        let lock = files::lock(&layout)?;
        tables::write_apis(&layout, &options.apis)?;
        let apis_path = layout.table("apis");
        let apis_crc32c = crc32c::crc32c(&fs::read(&apis_path).map_err(Error::io("read", &apis_path))?);
        let journal = SegmentWriter::new(files::create(&layout.journal())?, &layout.journal());
        let index = IndexWriter::new(files::create(&layout.index())?, &layout.index(), 0);
        let now = (options.now)();
        let trace = TraceJson {
            format: FORMAT.to_owned(),
            version: VERSION,
            created_real_ns: now.real_ns as i64,
            created_mono_ns: now.mono_ns as i64,
            host: options.host.clone(),
            command: options.command.clone(),
            gputap: options.gputap.clone(),
            catalog: format!("{:016x}", options.apis.hash),
            apis_crc32c,
            attributes: attributes(&options),
            boot: options.boot.clone(),
        };
        checked_json::write(&layout.trace_json(), &trace, Durable::Now)?;
        let start = Start {
            journal: JournalStore::new(journal, Journal::default()),
            rewriter: Rewriter::new(Walk::default(), index, VecDeque::new()),
            carried: Carried::default(),
            full: VecDeque::new(),
            segment: None,
            number: 0,
            stored_ns: 0,
            known: Vec::new(),
        };
        Ok(TraceWriter::assemble(layout, options, start, lock))
    }

    fn assemble(layout: Layout, options: WriterOptions, start: Start, lock: Option<fs::File>) -> TraceWriter {
        let sealer = Sealer { rewriter: start.rewriter, carried: start.carried, closed: false };
        let raw: u64 = layout.raw_numbers().iter().map(|n| files::size(&layout.raw(*n))).sum();
        let keep_ns = options.keep_last.map(|d| u64::try_from(d.as_nanos()).unwrap_or(u64::MAX));
        let limits = Limits { keep_ns, max_bytes: options.max_size };
        let shared = Shared {
            layout,
            host: options.host,
            apis: options.apis,
            journal: Mutex::new(start.journal),
            full: Mutex::new(start.full),
            sealer: Mutex::new(sealer),
            raw_bytes: AtomicU64::new(raw),
            closing: AtomicBool::new(false),
        };
        TraceWriter {
            shared: Arc::new(shared),
            segment: start.segment,
            number: start.number,
            stored_ns: start.stored_ns,
            segment_bytes: options.segment_bytes.min(limits.segment_bytes()),
            began_ns: start.stored_ns,
            limits,
            now: options.now,
            worker: None,
            known: start.known,
            last_bytes: 0,
            _lock: lock,
        }
    }
}

fn attributes(options: &WriterOptions) -> BTreeMap<String, String> {
    let max_size = options.max_size.map(|bytes| (MAX_SIZE.to_owned(), bytes.to_string()));
    options.attributes.clone().into_iter().chain(max_size).collect()
}
