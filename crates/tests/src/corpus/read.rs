//! A recording of a trace that was not closed.

use std::path::Path;

use gputap_ring_reader::clock::Reading;
use gputap_trace::raw::{ChunkKind, SegmentReader, Source};
use gputap_trace::{Apis, Trace};
use gputap_wire::{Record, Records};

use super::words::OTHERS;
use super::{About, Chunk, Kind, Line, Recording, Step};

/// Reads what was stored so far. The trace must be this build's, so that ids are those of its catalogue.
pub fn read(dir: &Path) -> Recording {
    let json: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(dir.join("trace.json")).unwrap()).unwrap();
    let about: About = serde_json::from_value(json.clone()).unwrap();
    let nanoseconds = |name: &str| json[name].as_u64().unwrap();
    let begun =
        Reading { tick: 0, mono_ns: nanoseconds("created_mono_ns"), real_ns: nanoseconds("created_real_ns") };
    let mut steps = Vec::new();
    let mut journal = segment(&dir.join("journal.raw"));
    while let Some((header, _, payload)) = journal.next_chunk() {
        assert_eq!(header.kind, ChunkKind::Json, "nothing was rewritten yet");
        steps.push(Step::Journal(serde_json::from_slice(payload).unwrap()));
    }
    let mut segments: Vec<_> = dir.join("raw").read_dir().unwrap().map(|e| e.unwrap().path()).collect();
    segments.sort();
    let apis = Apis::catalog();
    let mut last_ns = begun.mono_ns;
    for (n, path) in segments.iter().enumerate() {
        if n > 0 {
            steps.push(Step::Rotate);
        }
        let mut reader = segment(path);
        while let Some((header, _, payload)) = reader.next_chunk() {
            last_ns = last_ns.max(header.stored_ns);
            steps.push(Step::Chunk(Chunk {
                process: header.process,
                ring: header.ring,
                position: header.position,
                stored_ns: header.stored_ns,
                records: Records::new(payload).map(|r| line(&r.unwrap(), &apis)).collect(),
            }));
        }
    }
    let trace = Trace::open(dir).unwrap();
    assert!(trace.info().state != gputap_trace::State::Closed, "a closed trace has no raw records");
    let ahead = begun.real_ns - begun.mono_ns;
    steps.push(Step::Close(Reading { tick: 0, mono_ns: last_ns + 1, real_ns: last_ns + 1 + ahead }));
    Recording { about, begun, functions: Vec::new(), steps }
}

fn line(record: &Record<'_>, apis: &Apis) -> Line {
    let h = &record.header;
    let (kind, words, rest) = if !h.is_numbered() {
        let at = OTHERS.iter().position(|o| o.0 == h.kind());
        let at = at.unwrap_or_else(|| panic!("no name for {:?}", h.kind()));
        let count = OTHERS[at].2.min(record.payload().len() / 8);
        (Kind::Other(at), count, &record.payload()[8 * count..])
    } else {
        let count = usize::from(apis.get(h.id).unwrap().words);
        let kind = if h.is_begin() { Kind::Begin(h.id) } else { Kind::Call(h.id) };
        (kind, count, record.copied(count))
    };
    Line {
        kind,
        start: h.start,
        end: h.end,
        result: if h.is_numbered() { h.result } else { 0 },
        number: h.call,
        parent: h.parent,
        context: h.context,
        outer: h.outer,
        device: if h.is_numbered() { h.device } else { 0 },
        words: (0..words).map(|i| record.word(i)).collect(),
        rest: rest.to_vec(),
    }
}

fn segment(path: &Path) -> SegmentReader {
    SegmentReader::new(Source::open(path).unwrap()).unwrap()
}
