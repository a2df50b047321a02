//! Recordings kept as text, from which traces are made again: what a change of formats must not change is proved with them.
//!
//! A recording has no bytes of rings or traces in it. Functions have names, records have fields, and clocks have anchors, so
//! the same text can be stored by whatever writes traces later. Made from a trace that was not closed:
//!
//! ```text
//! gputap-recording 1
//! trace {"host":"node1","boot":"…","command":["demo"],"attributes":{}}
//! clock TICK MONOTONIC_NS REALTIME_NS          begin of the trace
//! api NAME LAYER MAJOR GROUP WORDS             a function that the catalogue lacks
//! journal {"process":{…}}                      what the collector says
//! chunk PROCESS RING POSITION STORED_NS        records of one ring follow
//! call FUNCTION START DURATION RESULT NUMBER PARENT CONTEXT DEVICE WORDS… |COPIED
//! begin …                                      the same of a call that has not returned
//! lease START NUMBER WORDS… "TEXT"             a record that is no call, by its kind
//! rotate                                       the segment ends and is rewritten
//! expire NOW_NS KEEP_NS                        older segments go
//! close TICK MONOTONIC_NS REALTIME_NS          end of the trace; without it the trace stays open
//! ```
//!
//! START is the distance to the start of the record before, in ticks; words are hexadecimal, without zeros at the end.

mod golden;
mod live;
mod read;
mod store;
mod words;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use gputap_ring_reader::clock::Reading;
use gputap_trace::JournalEntry;
use serde::{Deserialize, Serialize};

pub use golden::{Golden, differences};
pub use read::read;

/// What a trace says of its origin.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct About {
    host: String,
    boot: String,
    gputap: String,
    command: Vec<String>,
    attributes: BTreeMap<String, String>,
}

/// A function that the catalogue lacks.
#[derive(Clone, Debug)]
struct NewFunction {
    name: String,
    layer: String,
    major: u8,
    group: String,
    words: u8,
}

/// A step of writing a trace.
#[derive(Clone, Debug)]
enum Step {
    Journal(Box<JournalEntry>),
    Chunk(Chunk),
    Rotate,
    Expire { now_ns: u64, keep_ns: u64 },
    Close(Reading),
}

/// Records of one ring.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Chunk {
    process: u32,
    ring: u16,
    position: u64,
    stored_ns: u64,
    records: Vec<Line>,
}

/// A record, by its fields.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    kind: Kind,
    start: u64,
    end: u64,
    result: u32,
    number: u32,
    parent: u32,
    context: u16,
    /// Id + 1 of the function around it that it speaks for as well.
    outer: u16,
    device: u16,
    words: Vec<u64>,
    /// What follows the words.
    rest: Vec<u8>,
}

/// What a record speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// A call that returned, of the function with this id in the trace's table.
    Call(u16),
    /// A call that has begun.
    Begin(u16),
    /// Anything else, by its place in [`words::OTHERS`].
    Other(usize),
}

/// A recording of the corpus, read from its text.
#[derive(Clone, Debug)]
pub struct Recording {
    about: About,
    begun: Reading,
    functions: Vec<NewFunction>,
    steps: Vec<Step>,
}

impl Recording {
    /// The recordings of a case, which are read as one: `ranks.1`, `ranks.2`.
    pub fn of_case(case: &str) -> Vec<(String, Recording)> {
        let names = names().into_iter().filter(|name| case_of(name) == case);
        let load = |name: String| {
            let recording = Recording::from_text(&unpack(&file(&name)));
            let recording = recording.unwrap_or_else(|e| panic!("{name}: {e}"));
            (name, recording)
        };
        names.map(load).collect()
    }
}

/// All cases of the corpus.
pub fn cases() -> Vec<String> {
    let mut cases: Vec<String> = names().iter().map(|name| case_of(name).to_owned()).collect();
    cases.dedup();
    cases
}

fn names() -> Vec<String> {
    let entries = dir().read_dir().unwrap().map(|e| e.unwrap().file_name());
    let mut names: Vec<String> =
        entries.filter_map(|name| Some(name.to_str()?.strip_suffix(SUFFIX)?.to_owned())).collect();
    names.sort();
    names
}

fn case_of(name: &str) -> &str {
    name.split_once('.').map_or(name, |(case, _)| case)
}

/// The file of a recording.
pub fn file(name: &str) -> PathBuf {
    dir().join(format!("{name}{SUFFIX}"))
}

/// The file of what was said of a case.
pub fn golden_file(case: &str) -> PathBuf {
    dir().join(format!("{case}.golden.zst"))
}

const SUFFIX: &str = ".recording.zst";

/// Where the corpus is.
pub fn dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

/// Reads a compressed text.
pub fn unpack(path: &Path) -> String {
    let bytes = std::fs::read(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    String::from_utf8(zstd::decode_all(&bytes[..]).unwrap()).unwrap()
}

/// Writes a compressed text.
pub fn pack(path: &Path, text: &str) {
    std::fs::write(path, zstd::encode_all(text.as_bytes(), 19).unwrap()).unwrap();
}
