//! Records and chunks for the tests of this crate.

use std::io::{self, Write};

use gputap_wire::{Class, Header, Kind, definition};

use crate::format::apis::{Api, Apis, Effect, Key, Layer, Space};
use crate::format::raw::{ChunkHeader, ChunkKind, Sink};

/// A call under construction.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) header: Header,
    pub(crate) words: Vec<u64>,
    pub(crate) copied: Vec<u8>,
}

impl Call {
    pub(crate) fn begin(mut self) -> Call {
        self.header = self.header.with_class(Class::BEGIN);
        self.header.end = 0;
        self
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        let payload = self.words.len() * 8 + self.copied.len();
        let header = Header { copied: self.copied.len() as u16, ..self.header }.with_payload(payload);
        let mut out = header.to_bytes().to_vec();
        out.extend(self.words.iter().flat_map(|w| w.to_le_bytes()));
        out.extend_from_slice(&self.copied);
        out.resize(header.len(), 0);
        out
    }
}

/// A call that took 3 ns at 10 ns per number.
pub(crate) fn record(id: u16, call: u32, parent: u32) -> Call {
    let start = u64::from(call) * 10;
    let header = Header { id, start, end: start + 3, call, parent, device: 0, ..Header::default() };
    Call { header, words: vec![u64::from(call); 2], copied: Vec::new() }
}

/// A record that is no call, with this payload.
pub(crate) fn definition_record(kind: Kind, start: u64, call: u32, payload: &[u8]) -> Vec<u8> {
    let result = payload.len() as u32;
    let header = Header { result, start, call, ..Header::new(kind).with_payload(payload.len()) };
    let mut out = header.to_bytes().to_vec();
    out.extend_from_slice(payload);
    out.resize(header.len(), 0);
    out
}

/// A thread takes a ring before its first call.
pub(crate) fn lease(tid: u32, tick: u64) -> Vec<u8> {
    lease_after(tid, tick, 0)
}

/// A thread that has made `call` calls takes a ring.
pub(crate) fn lease_after(tid: u32, tick: u64, call: u32) -> Vec<u8> {
    let mut p = u64::from(tid).to_le_bytes().to_vec();
    for v in [tick, tick, tick] {
        p.extend_from_slice(&v.to_le_bytes());
    }
    p.extend_from_slice(b"worker\0\0\0\0\0\0\0\0\0\0");
    definition_record(definition::LEASE, tick, call, &p)
}

pub(crate) fn release(tid: u32, call: u32) -> Vec<u8> {
    definition_record(definition::RELEASE, u64::from(call) * 10 + 5, call, &tid.to_le_bytes())
}

pub(crate) fn chunk(process: u32, ring: u16, position: u64) -> ChunkHeader {
    ChunkHeader { kind: ChunkKind::Records, ring, process, records: 0, position, stored_ns: 0 }
}

/// Allocations of the test are known by their first word.
const KEY: Key = Key { layer: Layer::Driver, space: Space::Address, word: 0 };

/// A small catalogue: 0 `alloc`, 1 `free`, 2 `map`, and more functions of 2, 11 or 13 words.
pub(crate) fn apis() -> Apis {
    let api = |name: &str, words: u8, effect| Api {
        name: name.into(),
        layer: "driver".into(),
        major: 0,
        group: "launch".into(),
        words,
        effect,
    };
    Apis::new(
        vec![
            api("alloc", 2, Effect::Alloc(KEY)),
            api("free", 2, Effect::Free(KEY)),
            api("map", 2, Effect::Other),
            api("launch", 11, Effect::None),
            api("long", 13, Effect::None),
            api("wait", 2, Effect::None),
        ],
        7,
    )
}

/// A disk with so many bytes, which takes at most `step` of them in one write.
pub(crate) struct Disk {
    pub(crate) bytes: Vec<u8>,
    pub(crate) room: usize,
    pub(crate) step: usize,
    pub(crate) cut_fails: bool,
}

impl Disk {
    pub(crate) fn endless() -> Disk {
        Disk { bytes: Vec::new(), room: usize::MAX, step: usize::MAX, cut_fails: false }
    }
}

impl Write for Disk {
    fn write(&mut self, b: &[u8]) -> io::Result<usize> {
        let n = b.len().min(self.step).min(self.room - self.bytes.len());
        if n == 0 && !b.is_empty() {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.bytes.extend_from_slice(&b[..n]);
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Sink for Disk {
    fn cut(&mut self, len: u64) -> io::Result<()> {
        if self.cut_fails {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        self.bytes.truncate(len as usize);
        Ok(())
    }
}
