//! What a trace says of itself, without its calls: enough to decide whether to go on with it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::error::Error;
use crate::format::checked_json;
use crate::format::files::Layout;
use crate::format::journal::Journal;
use crate::format::meta::{MAX_SIZE, TraceJson};
use crate::format::raw::{SegmentReader, Source};

/// The beginning of a trace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// Whether anything can be in it: a writer may have been killed before.
    pub begun: bool,
    /// [`WriterOptions::attributes`](crate::WriterOptions::attributes) of its first writer.
    pub attributes: BTreeMap<String, String>,
    /// Which run of the machine its clocks belong to.
    pub boot: String,
    /// How many bytes it may have.
    pub max_size: Option<u64>,
    /// Whether it was closed.
    pub closed: bool,
    /// Names of the ring directories of its processes.
    pub dirs: BTreeSet<String>,
}

impl Head {
    /// Reads the beginning of the trace in `dir`.
    pub fn read(dir: &Path) -> Result<Head, Error> {
        let layout = Layout { dir: dir.to_owned() };
        if layout.is_unbegun() {
            return Ok(Head::default());
        }
        let text = fs::read_to_string(layout.trace_json()).unwrap_or_default();
        let Some(json) = checked_json::open::<TraceJson>(&text) else {
            return Err(Error::NotATrace { path: dir.to_owned() });
        };
        let path = layout.journal();
        let reader = Source::open(&path).and_then(SegmentReader::new);
        let mut journal = Journal::default();
        journal.read(&mut reader.map_err(Error::io("read", &path))?);
        let dirs = journal.processes.values().map(|p| p.last.dir.clone()).collect();
        let max_size = json.attributes.get(MAX_SIZE).and_then(|bytes| bytes.parse().ok());
        let closed = layout.manifest().exists();
        Ok(Head { begun: true, attributes: json.attributes, boot: json.boot, max_size, closed, dirs })
    }
}
