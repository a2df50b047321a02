//! A `GPUTAP_DIR` seen as a trace: what its rings hold now, copied once.

use std::path::Path;
use std::sync::Arc;

use gputap_ring_reader::{Counts, ProcessDir, Ring, RingState, other_versions, process_dirs};
use gputap_wire::Records;
use gputap_wire::layout::{DIRECTORY, VERSION};

use crate::error::Error;
use crate::format::journal::{ProcessEntry, RingEntry};
use crate::format::model::Anchor;
use crate::format::raw::{ChunkHeader, ChunkKind, Source};

/// What the rings of a directory held at one moment.
#[derive(Debug, Default)]
pub(crate) struct Snapshot {
    pub(crate) processes: Vec<ProcessEntry>,
    /// Name and bytes of one raw segment in memory per ring.
    pub(crate) segments: Vec<(String, Source)>,
    /// The clocks now.
    pub(crate) anchors: Vec<Anchor>,
    /// What could not be read, and why.
    pub(crate) problems: Vec<String>,
}

/// Whether `dir` is a `GPUTAP_DIR`.
pub(crate) fn is_rings(dir: &Path) -> bool {
    dir.join(DIRECTORY).is_dir()
}

/// That `dir` holds rings of another format, where it does.
pub(crate) fn of_this_format(dir: &Path) -> Result<(), Error> {
    let versions = other_versions(dir);
    let version = versions.iter().filter_map(|name| name.get(1..)?.parse().ok()).max();
    version.map_or(Ok(()), |version| Error::other_format(dir, version, u64::from(VERSION)))
}

/// Copies all rings. What can't be read is left out and said; a directory without processes is no error.
pub(crate) fn snapshot(dir: &Path) -> Result<Snapshot, Error> {
    let dirs = process_dirs(dir)?;
    let mut out = Snapshot::default();
    if dirs.iter().all(|d| of_this_boot(d)) {
        let now = gputap_ring_reader::clock::read();
        let (mono_ns, real_ns) = (now.mono_ns as i64, now.real_ns as i64);
        out.anchors.push(Anchor { process: 0, tick: now.tick, mono_ns, real_ns });
    }
    for (i, path) in dirs.iter().enumerate() {
        if let Err(e) = process(path, i as u32 + 1, &mut out) {
            out.problems.push(e.to_string());
        }
    }
    Ok(out)
}

/// Whether the clocks of a process directory are the ones that run now.
fn of_this_boot(dir: &Path) -> bool {
    let boot = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default();
    let name = dir.file_name().unwrap_or_default().to_string_lossy().into_owned();
    boot.get(..8).is_some_and(|boot| name.starts_with(boot))
}

fn process(path: &Path, number: u32, out: &mut Snapshot) -> Result<(), Error> {
    let dir = ProcessDir::open(path)?;
    let header = dir.header()?;
    let mut entry = ProcessEntry::from_header(number, &header);
    let mut bytes = Vec::new();
    for index in 0..header.rings() {
        let copied = dir
            .ring(index, false)
            .and_then(|ring| Ok((copy(&ring, &mut bytes)?, ring.is_shared(), ring.counts()?)));
        match copied {
            Ok(((state, emitted), shared, counts)) => {
                entry.add_counts(&counts);
                entry.rings.push(RingEntry::from_state(index as u16, shared, &state, emitted));
                let name = format!("ring-{index:04} of process {number}");
                out.segments.push((name, segment(number, index as u16, state.tail, &bytes)));
            }
            Err(e) => out.problems.push(e.to_string()),
        }
    }
    // The header is read again: its counters must not be older than the records.
    let ProcessEntry { rings, counted, .. } = entry;
    let dir_name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let header = ProcessEntry::from_header(number, &dir.header()?);
    out.processes.push(ProcessEntry { dir: dir_name, rings, counted, ..header });
    Ok(())
}

fn copy(ring: &Ring, bytes: &mut Vec<u8>) -> Result<(RingState, Counts), gputap_ring_reader::Error> {
    // Before the head: what is counted is published by then.
    let emitted = ring.emitted()?;
    let state = ring.state()?;
    ring.read(state.tail, state.head, bytes)?;
    let after = ring.state()?;
    // A collector that drained meanwhile allowed the writer to overwrite what was being copied.
    let lost = after.tail.saturating_sub(state.tail).min(bytes.len() as u64);
    bytes.drain(..lost as usize);
    Ok((RingState { tail: state.tail + lost, head: state.head, ..after }, emitted))
}

fn segment(process: u32, ring: u16, position: u64, bytes: &[u8]) -> Source {
    let mut out = Vec::with_capacity(bytes.len() + 64);
    // Chunks of a bounded size, cut between records.
    let mut at = 0;
    while at < bytes.len() {
        let mut records = Records::new(&bytes[at..]);
        while records.position() < 1 << 20 && matches!(records.next(), Some(Ok(_))) {}
        let payload = &bytes[at..at + records.position()];
        let header = ChunkHeader {
            kind: ChunkKind::Records,
            ring,
            process,
            records: 0,
            position: position.saturating_add(at as u64),
            stored_ns: 0,
        };
        out.extend_from_slice(&header.encode(payload));
        out.extend_from_slice(payload);
        at += payload.len();
    }
    Source::Memory(Arc::new(out))
}
