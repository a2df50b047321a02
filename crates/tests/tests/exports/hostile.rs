//! Names that a program chose to hurt its readers: quotes, line ends, control characters, bytes that are no text.

use std::path::{Path, PathBuf};

use gputap_ring_reader::clock;
use gputap_tests::{Python, on_tmpfs};
use gputap_trace::{Anchor, JournalEntry, ProcessEntry, RingEntry, TraceWriter, WriterOptions};
use gputap_wire::{Class, Header, Kind, definition};

use crate::exported;

const KERNEL: &[u8] = b"k\"',;\r\n\t</script>\\\x1b[2J\xff\xfe = 1 \xe2\x80\xa8";
const THREAD: &[u8; 16] = b"t\"\n,\x1b\xff]}\\';--\0\0\0";

fn record(kind: Kind, call: u32, tick: u64, payload: &[u8]) -> Vec<u8> {
    let header = Header::new(kind).with_payload(payload.len());
    let mut header = Header { call, start: tick, end: tick + 5, ..header };
    if !header.is_numbered() {
        header.result = payload.len() as u32;
    }
    let mut bytes = header.to_bytes().to_vec();
    bytes.extend_from_slice(payload);
    bytes.resize(header.len(), 0);
    bytes
}

/// A trace with one launch of such a kernel.
fn hostile(dir: &Path) -> PathBuf {
    let path = dir.join("hostile.trace");
    let mut writer = TraceWriter::create(&path, WriterOptions::default()).unwrap();
    let now = clock::read();
    let (handle, tid) = (0x5000_u64, 77_u32);
    let mut lease = u64::from(tid).to_le_bytes().to_vec();
    lease.extend([now.tick, now.mono_ns, now.real_ns].iter().flat_map(|t| t.to_le_bytes()));
    lease.extend(THREAD);
    let kernel: Vec<u8> = handle.to_le_bytes().into_iter().chain(KERNEL.iter().copied()).collect();
    let launch = gputap_catalog::by_name("cuLaunchKernel").unwrap().id;
    let words: Vec<u8> =
        [handle, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].iter().flat_map(|w| w.to_le_bytes()).collect();
    let bytes = [
        record(definition::LEASE, 0, now.tick, &lease),
        record(definition::KERNEL, 0, now.tick, &kernel),
        record(Kind { class: Class::CALL, id: launch }, 1, now.tick + 10, &words),
    ]
    .concat();
    let tell = |writer: &mut TraceWriter, head: u64| {
        let ring = RingEntry { ring: 0, tid, head, tail: head, ..RingEntry::default() };
        let mut process = ProcessEntry { number: 1, pid: 4001, rings: vec![ring], ..ProcessEntry::default() };
        process.attributes.insert("exe".into(), "/bin/a\"b\n,c".into());
        writer.journal(&JournalEntry::Process(Box::new(process))).unwrap();
        let now = clock::read();
        let anchor =
            Anchor { process: 0, tick: now.tick, mono_ns: now.mono_ns as i64, real_ns: now.real_ns as i64 };
        writer.journal(&JournalEntry::Anchor(anchor)).unwrap();
    };
    tell(&mut writer, 0);
    writer.append(1, 0, 0, &bytes, 3).unwrap();
    tell(&mut writer, bytes.len() as u64);
    writer.close().unwrap();
    path
}

/// What the name becomes: control characters are spelled out, what is no text is marked.
fn shown(text: &str) -> bool {
    text.starts_with("k\"',;\\r\\n\\t</script>\\")
        && text.contains("\\u{1b}[2J\u{fffd}")
        && !text.contains(char::is_control)
}

#[test]
fn names_stay_inside_their_place_in_every_format() {
    let dir = on_tmpfs();
    let trace = hostile(dir.path());
    let out = |name: &str| dir.path().join(name);

    exported(&trace, "chrome", &out("one.json"), &[]);
    let json: serde_json::Value = serde_json::from_slice(&std::fs::read(out("one.json")).unwrap()).unwrap();
    let events = json["traceEvents"].as_array().unwrap();
    let launch = events.iter().find(|e| e["name"] == "cuLaunchKernel").unwrap();
    assert!(shown(launch["args"]["arguments"]["f"].as_str().unwrap()), "{launch}");

    exported(&trace, "csv", &out("csv"), &[]);
    let csv = std::fs::read_to_string(out("csv/launches.csv")).unwrap();
    assert_eq!(csv.split("\r\n").count(), 3, "a header, a row, the end: {csv:?}");
    assert!(csv.contains("\"k\"\"',;\\r\\n\\t</script>"), "{csv}");

    exported(&trace, "cudatrace", &out("cudatrace"), &[]);
    let log = std::fs::read_to_string(out("cudatrace/log_4001")).unwrap();
    let (lines, _) = log.split_once("### Report ###").unwrap();
    assert_eq!(lines.lines().count(), 1, "{log}");
    assert!(lines.contains("f = k\"',;\\r\\n"), "{log}");

    exported(&trace, "alnair", &out("alnair"), &[]);
    let timeline = std::fs::read_to_string(out("alnair/timeline.log")).unwrap();
    assert_eq!(timeline.lines().count(), 1, "{timeline}");

    let Some(python) = Python::find() else { return };
    exported(&trace, "perfetto", &out("one.perfetto"), &[]);
    let read = python.read("perfetto_trace.py", &[&out("one.perfetto")]);
    assert!(shown(read["slices"][0]["arguments"]["f"].as_str().unwrap()), "{read}");
    exported(&trace, "parquet", &out("parquet"), &[]);
    let read = python.read("kernel_names.py", &[&out("parquet/launches.parquet")]);
    assert!(read.as_array().unwrap().iter().all(|name| shown(name.as_str().unwrap())), "{read}");
}
