//! Chunks: the unit in which ring bytes and the journal reach the disk.
//!
//! ```text
//!  0 u32 magic "GTC2"      12 u16 kind             24 u64 position in the ring
//!  4 u32 bytes of payload  14 u16 ring             32 u64 CLOCK_MONOTONIC ns when stored
//!  8 u32 crc32c of 12..    16 u32 process          40 payload
//!                          20 u32 records
//! ```
//!
//! A file of chunks is only ever appended to, one write per chunk, and a chunk that did not fit is cut off again, so
//! whatever happens to the writer a reader finds whole chunks and at most one torn one behind them.

use std::fs::File;
use std::io::{self, IoSlice, Write};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::error::Error;

/// First four bytes of a chunk.
pub const CHUNK_MAGIC: [u8; 4] = *b"GTC2";
/// Bytes of a chunk before its payload.
pub const CHUNK_HEADER: usize = 40;
/// Largest payload that is written or read.
pub const MAX_PAYLOAD: usize = 64 << 20;

/// What a chunk holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChunkKind {
    /// Whole records of one ring, unchanged.
    Records,
    /// One JSON object.
    Json,
    /// Something that a later gputap writes; passed over.
    Other(u16),
}

impl ChunkKind {
    fn code(self) -> u16 {
        match self {
            ChunkKind::Records => 1,
            ChunkKind::Json => 2,
            ChunkKind::Other(code) => code,
        }
    }

    fn from_code(code: u16) -> ChunkKind {
        match code {
            1 => ChunkKind::Records,
            2 => ChunkKind::Json,
            code => ChunkKind::Other(code),
        }
    }
}

/// The header of a chunk, without magic, length and checksum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChunkHeader {
    /// What the payload is.
    pub kind: ChunkKind,
    /// Index of the ring.
    pub ring: u16,
    /// Number of the process in this trace, from 1.
    pub process: u32,
    /// Records in the payload.
    pub records: u32,
    /// Position in the ring of the payload's first byte.
    pub position: u64,
    /// CLOCK_MONOTONIC ns when it was stored.
    pub stored_ns: u64,
}

impl ChunkHeader {
    /// The 40 bytes that stand before `payload`.
    pub fn encode(&self, payload: &[u8]) -> [u8; CHUNK_HEADER] {
        let mut b = [0u8; CHUNK_HEADER];
        b[0..4].copy_from_slice(&CHUNK_MAGIC);
        b[4..8].copy_from_slice(&(payload.len() as u32).to_le_bytes());
        b[12..14].copy_from_slice(&self.kind.code().to_le_bytes());
        b[14..16].copy_from_slice(&self.ring.to_le_bytes());
        b[16..20].copy_from_slice(&self.process.to_le_bytes());
        b[20..24].copy_from_slice(&self.records.to_le_bytes());
        b[24..32].copy_from_slice(&self.position.to_le_bytes());
        b[32..40].copy_from_slice(&self.stored_ns.to_le_bytes());
        let crc = crc32c::crc32c_append(crc32c::crc32c(&b[12..]), payload);
        b[8..12].copy_from_slice(&crc.to_le_bytes());
        b
    }

    /// Header, length of the payload and checksum, when the magic is right and the length is possible.
    fn decode(b: &[u8; CHUNK_HEADER]) -> Option<(ChunkHeader, usize, u32)> {
        let u16at = |o: usize| u16::from_le_bytes([b[o], b[o + 1]]);
        let u32at = |o: usize| u32::from_le_bytes([b[o], b[o + 1], b[o + 2], b[o + 3]]);
        let u64at = |o: usize| u64::from(u32at(o)) | (u64::from(u32at(o + 4)) << 32);
        let header = ChunkHeader {
            kind: ChunkKind::from_code(u16at(12)),
            ring: u16at(14),
            process: u32at(16),
            records: u32at(20),
            position: u64at(24),
            stored_ns: u64at(32),
        };
        let len = u32at(4) as usize;
        (b[0..4] == CHUNK_MAGIC && len <= MAX_PAYLOAD).then_some((header, len, u32at(8)))
    }
}

/// Where a [`SegmentWriter`] writes: a file, or a test's idea of a disk.
pub trait Sink: Write {
    /// Cuts what was written back to `len` bytes and goes on from there.
    fn cut(&mut self, len: u64) -> io::Result<()>;
}

impl Sink for File {
    fn cut(&mut self, len: u64) -> io::Result<()> {
        use std::io::{Seek, SeekFrom};
        self.set_len(len)?;
        self.seek(SeekFrom::Start(len)).map(drop)
    }
}

/// Appends chunks to a file, whole or not at all.
#[derive(Debug)]
pub struct SegmentWriter<S: Sink = File> {
    sink: S,
    path: PathBuf,
    len: u64,
    torn: bool,
}

impl<S: Sink> SegmentWriter<S> {
    /// Appends to `sink`, which is empty; `path` is for errors.
    pub fn new(sink: S, path: &Path) -> SegmentWriter<S> {
        SegmentWriter::resume(sink, path, 0)
    }

    /// Appends to `sink`, which stands behind `len` bytes of whole chunks.
    pub fn resume(sink: S, path: &Path, len: u64) -> SegmentWriter<S> {
        SegmentWriter { sink, path: path.to_owned(), len, torn: false }
    }

    /// Bytes of whole chunks.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Whether nothing was appended yet.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether a failed chunk could not be cut off. Nothing more can be appended: a reader would stop before it.
    pub fn is_torn(&self) -> bool {
        self.torn
    }

    /// Path of the file that is appended to.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The sink that chunks are written to.
    pub fn sink(&self) -> &S {
        &self.sink
    }

    /// The same behind another name that the file has got.
    pub fn renamed(self, path: &Path) -> SegmentWriter<S> {
        SegmentWriter { path: path.to_owned(), ..self }
    }

    /// Appends one chunk. After an error nothing of it is left, and it can be offered again.
    pub fn append(&mut self, header: &ChunkHeader, payload: &[u8]) -> Result<(), Error> {
        if payload.len() > MAX_PAYLOAD {
            let why = "longer than 64 MiB";
            return Err(Error::Chunk { path: self.path.clone(), bytes: payload.len(), why });
        }
        if self.torn {
            self.repair()?;
        }
        let head = header.encode(payload);
        match write_both(&mut self.sink, &head, payload) {
            Ok(()) => {
                self.len += (head.len() + payload.len()) as u64;
                Ok(())
            }
            Err(e) => {
                self.torn = true;
                // When this fails too, `torn` stays set and the next chunk tries once more.
                self.repair().ok();
                Err(Error::io("write", &self.path)(e))
            }
        }
    }

    fn repair(&mut self) -> Result<(), Error> {
        self.sink.cut(self.len).map_err(Error::io("shorten", &self.path))?;
        self.torn = false;
        Ok(())
    }
}

fn write_both(sink: &mut impl Sink, mut a: &[u8], mut b: &[u8]) -> io::Result<()> {
    while !a.is_empty() || !b.is_empty() {
        let n = match sink.write_vectored(&[IoSlice::new(a), IoSlice::new(b)]) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(n) => n,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            Err(e) => return Err(e),
        };
        let from_a = n.min(a.len());
        a = &a[from_a..];
        b = &b[(n - from_a).min(b.len())..];
    }
    Ok(())
}

/// Bytes that can be read at any place: a file, or a copy of rings.
#[derive(Clone, Debug)]
pub enum Source {
    /// An open file: stays readable when its name goes.
    File(Arc<File>),
    /// Bytes in memory.
    Memory(Arc<Vec<u8>>),
}

impl Source {
    /// Opens a file.
    pub fn open(path: &Path) -> io::Result<Source> {
        File::open(path).map(|f| Source::File(Arc::new(f)))
    }

    /// Its length now.
    pub fn len(&self) -> io::Result<u64> {
        match self {
            Source::File(f) => f.metadata().map(|m| m.len()),
            Source::Memory(b) => Ok(b.len() as u64),
        }
    }

    /// Whether it holds nothing now.
    pub fn is_empty(&self) -> io::Result<bool> {
        self.len().map(|n| n == 0)
    }

    /// Fills `out` from `at`.
    pub fn read_exact_at(&self, out: &mut [u8], at: u64) -> io::Result<()> {
        match self {
            Source::File(f) => f.read_exact_at(out, at),
            Source::Memory(b) => {
                let from = usize::try_from(at).ok().and_then(|at| b.get(at..)?.get(..out.len()));
                out.copy_from_slice(from.ok_or(io::ErrorKind::UnexpectedEof)?);
                Ok(())
            }
        }
    }
}

/// Reads chunks from untrusted bytes and stops at the first that is short or damaged.
#[derive(Debug)]
pub struct SegmentReader {
    source: Source,
    at: u64,
    len: u64,
    payload: Vec<u8>,
}

impl SegmentReader {
    /// Reads what `source` holds now.
    pub fn new(source: Source) -> io::Result<SegmentReader> {
        let len = source.len()?;
        Ok(SegmentReader { source, at: 0, len, payload: Vec::new() })
    }

    /// The next chunk, where its payload starts, and the payload. `None` at the end or at damage: see
    /// [`left_over`](Self::left_over).
    pub fn next_chunk(&mut self) -> Option<(ChunkHeader, u64, &[u8])> {
        let rest = self.len - self.at;
        let mut head = [0u8; CHUNK_HEADER];
        if rest < CHUNK_HEADER as u64 {
            return None;
        }
        self.source.read_exact_at(&mut head, self.at).ok()?;
        let (header, len, crc) = ChunkHeader::decode(&head)?;
        if rest - (CHUNK_HEADER as u64) < len as u64 {
            return None;
        }
        let payload_at = self.at + CHUNK_HEADER as u64;
        self.payload.resize(len, 0);
        self.source.read_exact_at(&mut self.payload, payload_at).ok()?;
        if crc32c::crc32c_append(crc32c::crc32c(&head[12..]), &self.payload) != crc {
            return None;
        }
        self.at = payload_at + len as u64;
        Some((header, payload_at, &self.payload))
    }

    /// Goes on at `position`, where a chunk begins.
    pub(crate) fn skip_to(&mut self, position: u64) {
        self.at = position.min(self.len);
    }

    /// Bytes of good chunks so far.
    pub fn position(&self) -> u64 {
        self.at
    }

    /// Bytes behind the last good chunk.
    pub fn left_over(&self) -> u64 {
        self.len - self.at
    }

    /// Whether what is left over is nothing but the beginning of a chunk whose writer was killed. Where a good chunk
    /// follows, the file was damaged instead.
    pub fn is_torn(&self) -> io::Result<bool> {
        // A chunk that was begun is shorter than the longest one.
        if self.left_over() == 0 || self.left_over() > (CHUNK_HEADER + MAX_PAYLOAD) as u64 {
            return Ok(false);
        }
        let mut rest = vec![0; self.left_over() as usize];
        self.source.read_exact_at(&mut rest, self.at)?;
        let good = |at: usize| {
            let (head, behind) = rest[at..].split_first_chunk::<CHUNK_HEADER>()?;
            let (_, len, crc) = ChunkHeader::decode(head)?;
            let payload = behind.get(..len)?;
            (crc32c::crc32c_append(crc32c::crc32c(&head[12..]), payload) == crc).then_some(())
        };
        Ok((1..rest.len()).all(|at| rest[at] != CHUNK_MAGIC[0] || good(at).is_none()))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::testing::Disk;

    fn header(position: u64) -> ChunkHeader {
        ChunkHeader { kind: ChunkKind::Records, ring: 3, process: 2, records: 1, position, stored_ns: 99 }
    }

    fn file_of(payloads: &[Vec<u8>]) -> Vec<u8> {
        let mut out = Vec::new();
        for (i, p) in payloads.iter().enumerate() {
            out.extend_from_slice(&header(i as u64).encode(p));
            out.extend_from_slice(p);
        }
        out
    }

    fn read(bytes: Vec<u8>) -> (Vec<Vec<u8>>, u64) {
        let mut r = SegmentReader::new(Source::Memory(Arc::new(bytes))).unwrap();
        let mut out = Vec::new();
        while let Some((h, _, p)) = r.next_chunk() {
            assert_eq!(h, header(out.len() as u64));
            out.push(p.to_vec());
        }
        (out, r.left_over())
    }

    #[test]
    fn a_full_disk_keeps_whole_chunks_and_takes_the_same_chunk_later() {
        let disk = Disk { room: 150, step: 7, ..Disk::endless() };
        let mut w = SegmentWriter::new(disk, Path::new("x.raw"));
        w.append(&header(0), &[1; 60]).unwrap();
        assert!(matches!(w.append(&header(1), &[2; 60]), Err(Error::Full { .. })));
        assert_eq!(w.sink.bytes.len(), 100);
        w.sink.room = 1000;
        w.append(&header(1), &[2; 60]).unwrap();
        assert_eq!(read(w.sink.bytes), (vec![vec![1; 60], vec![2; 60]], 0));
    }

    #[test]
    fn what_can_not_be_cut_off_blocks_the_file_until_it_can() {
        let disk = Disk { room: 150, cut_fails: true, ..Disk::endless() };
        let mut w = SegmentWriter::new(disk, Path::new("x.raw"));
        w.append(&header(0), &[1; 60]).unwrap();
        w.append(&header(1), &[2; 60]).unwrap_err();
        w.sink.room = 1000;
        w.append(&header(1), &[2; 60]).unwrap_err();
        assert!(w.is_torn());
        assert_eq!(read(w.sink.bytes.clone()).0, [vec![1; 60]]);
        w.sink.cut_fails = false;
        w.append(&header(1), &[2; 60]).unwrap();
        assert_eq!(read(w.sink.bytes), (vec![vec![1; 60], vec![2; 60]], 0));
    }

    #[test]
    fn a_length_beyond_the_file_allocates_nothing() {
        let mut bytes = file_of(&[vec![1; 10]]);
        bytes[4..8].copy_from_slice(&(MAX_PAYLOAD as u32).to_le_bytes());
        let mut r = SegmentReader::new(Source::Memory(Arc::new(bytes))).unwrap();
        assert!(r.next_chunk().is_none());
        assert_eq!(r.payload.capacity(), 0);
        assert_eq!(r.left_over(), 50);
    }

    proptest! {
        #[test]
        fn chunks_survive_the_file(payloads in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..200), 0..8)) {
            prop_assert_eq!(read(file_of(&payloads)), (payloads, 0));
        }

        #[test]
        fn a_cut_file_gives_the_chunks_before_the_cut(
            payloads in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..50), 1..6),
            cut in any::<prop::sample::Index>(),
        ) {
            let mut bytes = file_of(&payloads);
            bytes.truncate(cut.index(bytes.len() + 1));
            let (got, left) = read(bytes.clone());
            prop_assert_eq!(&payloads[..got.len()], &got[..]);
            prop_assert_eq!(file_of(&got).len() as u64 + left, bytes.len() as u64);
        }

        #[test]
        fn a_flipped_bit_never_changes_a_chunk(
            payloads in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..50), 1..6),
            bit in any::<prop::sample::Index>(),
        ) {
            let mut bytes = file_of(&payloads);
            let bit = bit.index(bytes.len() * 8);
            bytes[bit / 8] ^= 1 << (bit % 8);
            let (got, left) = read(bytes);
            prop_assert_eq!(&payloads[..got.len()], &got[..]);
            prop_assert!(left > 0);
        }

        #[test]
        fn any_bytes_can_be_read(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
            let mut r = SegmentReader::new(Source::Memory(Arc::new(bytes))).unwrap();
            while r.next_chunk().is_some() {}
        }
    }
}
