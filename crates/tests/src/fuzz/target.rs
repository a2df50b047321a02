//! The targets.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use gputap_report::Options;
use gputap_ring_reader::{ProcessDir, Ring};
use gputap_trace::raw::{ChunkHeader, ChunkKind};
use gputap_trace::{Columns, Trace, Traces};
use gputap_wire::Records;

use super::seeds::{FILES, base};
use crate::on_tmpfs;

/// The parser of records.
pub fn records(bytes: &[u8]) {
    let (mut sum, mut records) = (0, Records::new(bytes));
    loop {
        let at = records.position();
        match records.next() {
            None => break assert_eq!(sum, bytes.len(), "all was read"),
            Some(Err(e)) => break assert!(e.at == sum && records.next().is_none(), "it stops at the first"),
            Some(Ok(record)) => {
                assert_eq!(at, sum);
                sum += record.bytes().len();
                assert!(!record.bytes().is_empty() && record.bytes().len().is_multiple_of(64));
                let words = (0..40).map(|i| record.word(i)).fold(0, u64::wrapping_add);
                let parts = record.payload().len() + record.copied(words as usize % 20).len();
                assert!(parts <= 2 * record.bytes().len());
            }
        }
    }
    assert!(sum <= bytes.len());
}

/// A ring's file: header and data.
pub fn ring(bytes: &[u8]) {
    let dir = on_tmpfs();
    let path = dir.path().join("ring-0000");
    fs::write(&path, bytes).unwrap();
    let Ok(ring) = Ring::open(&path, 0, true) else { return };
    let Ok(state) = ring.state() else { return };
    assert!(state.head - state.tail <= ring.capacity());
    let mut out = Vec::new();
    if ring.read(state.tail, state.head, &mut out).is_ok() {
        assert_eq!(out.len() as u64, state.head - state.tail);
        records(&out);
    }
    // Whatever the positions: an error, never more than was asked for.
    for (from, to) in [(state.head, state.tail), (0, u64::MAX), (state.tail, state.tail + 64)] {
        if ring.read(from, to, &mut out).is_ok() {
            assert_eq!(out.len() as u64, to - from);
        }
    }
}

/// The header of a process, and a directory of rings that consists of it.
pub fn process(bytes: &[u8]) {
    let dir = on_tmpfs();
    let process = dir.path().join("v2/00000000-0-1-1");
    fs::create_dir_all(&process).unwrap();
    fs::write(process.join("process"), bytes).unwrap();
    if let Ok(header) = ProcessDir::open(&process).and_then(|p| p.header()) {
        assert!(header.attributes().iter().map(|(k, v)| k.len() + v.len()).sum::<usize>() <= 3 * 4096);
        let _ = header.own_calls().map(|(_, n)| n).fold(0, u64::wrapping_add);
    }
    read(dir.path());
}

/// What the collector said: JSON in chunks whose checksums are right.
pub fn journal(bytes: &[u8]) {
    let dir = base(1);
    let chunks = bytes.split(|b| *b == b'\n').map(|json| chunk(ChunkKind::Json, json, 0));
    fs::write(dir.path().join("journal.raw"), chunks.collect::<Vec<_>>().concat()).unwrap();
    read(dir.path());
}

/// What a process wrote into its rings: records in a chunk whose checksum is right.
pub fn segment(bytes: &[u8]) {
    let dir = base(2);
    let path = dir.path().join("raw/000001.raw");
    let mut file = fs::read(&path).unwrap();
    let (first, second) = bytes.split_at(bytes.len() / 128 * 64);
    file.extend(chunk(ChunkKind::Records, first, 1 << 20));
    file.extend(chunk(ChunkKind::Records, second, (1 << 20) + first.len() as u64));
    fs::write(&path, file).unwrap();
    read(dir.path());
}

/// Any file of a trace: which trace, which file, what remains of it, and the bytes behind that.
pub fn trace(bytes: &[u8]) {
    let Some(([kind, file, cut @ ..], behind)) = bytes.split_first_chunk::<4>() else { return };
    let dir = base(usize::from(*kind) % 3);
    let path = dir.path().join(FILES[usize::from(*file) % FILES.len()]);
    let mut content = fs::read(&path).unwrap_or_default();
    let at = usize::from(u16::from_le_bytes(*cut)) % (content.len() + 1);
    // Odd ones replace, even ones insert.
    let rest = if kind & 0x80 != 0 { content.split_off(at) } else { Vec::new() };
    content.truncate(at);
    content.extend_from_slice(behind);
    content.extend_from_slice(&rest);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, content).unwrap();
    read(dir.path());
}

fn chunk(kind: ChunkKind, payload: &[u8], position: u64) -> Vec<u8> {
    let header = ChunkHeader { kind, ring: 0, process: 1, records: 1, position, stored_ns: 1 };
    [&header.encode(payload)[..], payload].concat()
}

/// Opens it, reads every row, sums everything up: the numbers must add up whatever they are.
fn read(dir: &Path) {
    let Ok(mut trace) = Trace::open(dir) else { return };
    let mut rows = 0;
    let scanned = trace.scan(Columns::ALL, &mut |calls| {
        rows += calls.len as u64;
        (0..calls.len).for_each(|i| assert!(calls.extra_of(i).len() < 1 << 20));
        ControlFlow::Continue(())
    });
    let scanned = scanned.expect("what can't be read is told, and the rest is read");
    assert_eq!(scanned.rows, rows);
    for totals in [trace.totals()].into_iter().chain(trace.processes().iter().map(|p| &p.totals)) {
        assert_eq!(totals.emitted, totals.stored.wrapping_add(totals.dropped_total()), "{totals:?}");
    }
    trace.verify().expect("what does not match is told");
    let traces = Traces::from(trace);
    let report = gputap_report::build(&traces, Options::default());
    serde_json::to_string(&report).expect("a report is JSON");
}
