//! Good inputs to begin with, and the traces that bad ones are put into.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use gputap_trace::{TraceWriter, WriterOptions};
use tempfile::TempDir;

use crate::history::write_history;
use crate::{Host, Job, on_tmpfs, small_driver};

/// Files of a trace.
pub(super) const FILES: [&str; 10] = [
    "trace.json",
    "journal.raw",
    "index.jsonl",
    "manifest.json",
    "raw/000001.raw",
    "raw/000002.raw",
    "calls/000001.arrow",
    "calls/000002.arrow",
    "tables/apis.arrow",
    "tables/threads.arrow",
];

/// Inputs that a target understands.
pub fn seeds(target: &str) -> Vec<Vec<u8>> {
    match target {
        "records" | "segment" => {
            let trace = base(2);
            vec![from_rings("ring-0000", 4096, 4096), fs::read(trace.path().join("raw/000001.raw")).unwrap()]
        }
        "ring" => vec![from_rings("ring-0000", 0, 4096 + 65536)],
        "process" => vec![from_rings("process", 0, 4096)],
        "journal" => {
            let trace = base(1);
            vec![json(&fs::read(trace.path().join("journal.raw")).unwrap())]
        }
        "trace" => {
            (0..3u8).flat_map(|kind| (0..FILES.len() as u8).map(move |file| of_trace(kind, file))).collect()
        }
        "datagram" | "dyno" | "config" => super::node::seeds(target),
        other => panic!("no target {other}"),
    }
}

/// A piece of what a traced process left.
fn from_rings(file: &str, at: usize, len: usize) -> Vec<u8> {
    static RINGS: OnceLock<BTreeMap<String, Vec<u8>>> = OnceLock::new();
    let rings = RINGS.get_or_init(|| {
        let job = Job::new(Host::new("surroundings.c").build()).arg("nothing").driver(Some(&small_driver()));
        let outcome = job.run(true);
        let dirs = outcome.dir().join("rings/v2").read_dir().unwrap().map(|e| e.unwrap().path());
        let files = dirs.flat_map(|d| d.read_dir().unwrap().map(|e| e.unwrap().path()));
        let name = |p: &Path| p.file_name().unwrap().to_string_lossy().into_owned();
        files.map(|p: PathBuf| (name(&p), fs::read(&p).unwrap())).collect()
    });
    rings[file][at..at + len].to_vec()
}

/// The JSON of all chunks, a line each.
fn json(journal: &[u8]) -> Vec<u8> {
    let starts = journal.windows(2).enumerate().filter(|(_, w)| w == b"{\"").map(|(i, _)| i);
    let texts =
        starts.filter_map(|i| serde_json::Deserializer::from_slice(&journal[i..]).into_iter().next()?.ok());
    texts.map(|v: serde_json::Value| v.to_string()).collect::<Vec<_>>().join("\n").into_bytes()
}

fn of_trace(kind: u8, file: u8) -> Vec<u8> {
    let trace = base(kind.into());
    let content = fs::read(trace.path().join(FILES[usize::from(file)])).unwrap_or_default();
    [&[kind, file, 0, 0][..], &content[..content.len().min(2000)]].concat()
}

/// A trace in a directory of its own: 0 closed, 1 killed when some of it was rewritten, 2 all raw.
pub(super) fn base(kind: usize) -> TempDir {
    static BASES: OnceLock<Vec<BTreeMap<PathBuf, Vec<u8>>>> = OnceLock::new();
    let bases = BASES.get_or_init(|| (0..3).map(make).collect());
    let dir = on_tmpfs();
    for part in ["raw", "calls", "tables"] {
        fs::create_dir(dir.path().join(part)).unwrap();
    }
    for (path, content) in &bases[kind] {
        fs::write(dir.path().join(path), content).unwrap();
    }
    dir
}

fn make(kind: usize) -> BTreeMap<PathBuf, Vec<u8>> {
    let dir = on_tmpfs();
    let path = dir.path().join("trace");
    let segment_bytes = if kind == 2 { 1 << 20 } else { 2000 };
    let mut writer =
        TraceWriter::create(&path, WriterOptions { segment_bytes, ..WriterOptions::default() }).unwrap();
    write_history(&mut writer, 7, 12);
    if kind == 0 {
        writer.close().unwrap();
    }
    let parts = ["", "raw", "calls", "tables"].into_iter().flat_map(|p| path.join(p).read_dir().unwrap());
    let files = parts.map(|e| e.unwrap().path()).filter(|p| p.is_file());
    files.map(|p| (p.strip_prefix(&path).unwrap().to_owned(), fs::read(&p).unwrap())).collect()
}
