//! Reads one batch of a stored table by itself, column by column.
//!
//! Arrow compresses every buffer on its own, so a column that nobody asks for costs nothing. The memory of a batch is
//! used again for the next one: giving back and faulting in a hundred bytes per call takes as long as decompressing them.

use std::io;
use std::ops::Range;

use arrow_buffer::{ArrowNativeType, MutableBuffer};
use arrow_ipc::{CompressionType, MetadataVersion, RecordBatch, root_as_message};
use zstd::bulk::Decompressor;

use crate::format::columns::Columns;
use crate::format::index::Batch;
use crate::format::model::Calls;
use crate::format::raw::Source;
use crate::format::schema::{BATCH_ROWS, FIXED, WIDTHS};

/// Bytes of `extra` of one batch, at most: a full batch stays far below.
const MAX_EXTRA: usize = 1 << 30;
/// What the batches of a table look like: bytes of a row in each column of one width, and whether a column of bytes follows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) widths: &'static [usize],
    pub(crate) bytes: bool,
}

/// The batches of `calls`.
const CALLS: Shape = Shape { widths: WIDTHS.split_at(FIXED).0, bytes: true };

impl Shape {
    fn fixed(self) -> usize {
        self.widths.len()
    }

    /// The buffers with values: one of each column, and two of the bytes.
    fn buffers(self) -> usize {
        self.fixed() + if self.bytes { 2 } else { 0 }
    }
}

/// Why a batch was not read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unread {
    #[error("can't be read: {0}")]
    Io(#[from] io::Error),
    #[error("does not match its checksum")]
    Checksum,
    #[error("makes no sense: {0}")]
    Nonsense(&'static str),
    #[error("has another number of rows than index.jsonl says")]
    Rows,
}

/// What is said of a batch that was not read.
pub(crate) fn unread(batch: &Batch, why: &str) -> String {
    let what = batch.kind().map_or("calls", |kind| kind.table().name);
    let Batch { file, rows, offset, .. } = batch;
    format!("{file}: the batch of {rows} {what} at byte {offset} {why}")
}

/// Reads the bytes of a batch into `out` and checks them.
pub(crate) fn bytes(source: &Source, batch: &Batch, out: &mut Vec<u8>) -> Result<(), Unread> {
    if batch.offset.saturating_add(batch.length) > source.len()? {
        return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into());
    }
    out.resize(batch.length as usize, 0);
    source.read_exact_at(out, batch.offset)?;
    if crc32c::crc32c(out) != batch.crc32c {
        return Err(Unread::Checksum);
    }
    Ok(())
}

/// The batch that was read last.
pub(crate) struct Decoder {
    shape: Shape,
    message: Vec<u8>,
    zstd: Option<Decompressor<'static>>,
    rows: usize,
    /// Where the buffers are in `message`, as they are stored.
    stored: Vec<Range<usize>>,
    compressed: bool,
    /// The same buffers, of the columns in `have`.
    buffers: Vec<MutableBuffer>,
    have: Columns,
    /// Those whose processes and times are already those of all traces.
    shifted: Columns,
    /// Function ids of this build, where they are not the trace's.
    api: Vec<u16>,
}

impl Default for Decoder {
    fn default() -> Decoder {
        Decoder::new(CALLS)
    }
}

impl Decoder {
    /// For batches of this shape.
    pub(crate) fn new(shape: Shape) -> Decoder {
        Decoder {
            shape,
            message: Vec::new(),
            zstd: None,
            rows: 0,
            stored: Vec::new(),
            compressed: false,
            buffers: (0..shape.buffers()).map(|_| MutableBuffer::new(0)).collect(),
            have: Columns::NONE,
            shifted: Columns::NONE,
            api: Vec::new(),
        }
    }

    /// Reads and checks a batch. No column is there yet.
    pub(crate) fn load(&mut self, source: &Source, batch: &Batch) -> Result<(), Unread> {
        (self.rows, self.have, self.shifted) = (0, Columns::NONE, Columns::NONE);
        self.api.clear();
        bytes(source, batch, &mut self.message)?;
        self.find()?;
        if self.rows as u64 != batch.rows {
            return Err(Unread::Rows);
        }
        Ok(())
    }

    /// Finds the buffers of all columns.
    fn find(&mut self) -> Result<(), Unread> {
        let body = body(&self.message).ok_or(Unread::Nonsense("not a message"))?;
        let meta = self.message.get(8..body.start).unwrap_or(&[]);
        let root = root_as_message(meta).map_err(|_| Unread::Nonsense("no metadata"))?;
        let batch = root.header_as_record_batch().ok_or(Unread::Nonsense("not a record batch"))?;
        if root.version() != MetadataVersion::V5 {
            return Err(Unread::Nonsense("another version of Arrow"));
        }
        self.compressed = match batch.compression().map(|c| c.codec()) {
            None => false,
            Some(CompressionType::ZSTD) => true,
            Some(_) => return Err(Unread::Nonsense("a compression that gputap does not write")),
        };
        let rows = usize::try_from(batch.length()).ok().filter(|n| *n <= BATCH_ROWS);
        let rows = rows.ok_or(Unread::Nonsense("more rows than a batch has"))?;
        self.stored = buffers(self.shape, &batch, &body)?;
        self.rows = rows;
        Ok(())
    }

    /// Decompresses the columns of `wanted` that are not there yet.
    pub(crate) fn want(&mut self, wanted: Columns) -> Result<(), Unread> {
        for i in wanted.without(self.have).indices() {
            match self.shape.widths.get(i) {
                Some(width) => self.buffer(i, self.rows * width)?,
                None => {
                    self.buffer(i, if self.rows > 0 { (self.rows + 1) * 4 } else { 0 })?;
                    let last = self.buffers[i].typed_data::<i32>().last().copied().unwrap_or(0);
                    let size = usize::try_from(last).ok().filter(|n| *n <= MAX_EXTRA);
                    self.buffer(i + 1, size.ok_or(Unread::Nonsense("a column too large"))?)?;
                }
            }
        }
        self.have |= wanted;
        Ok(())
    }

    /// Decompresses buffer `i`, which must have `size` bytes.
    fn buffer(&mut self, i: usize, size: usize) -> Result<(), Unread> {
        let stored = &self.message[self.stored[i].clone()];
        let out = &mut self.buffers[i];
        out.resize(size, 0);
        let (claimed, bytes) = match (self.compressed, stored.split_first_chunk::<8>()) {
            (true, Some((head, rest))) => (i64::from_le_bytes(*head), rest),
            (true, None) if !stored.is_empty() => return Err(Unread::Nonsense("a column too short")),
            _ => (-1, stored),
        };
        let wrong = Unread::Nonsense("a column of another length");
        if claimed == -1 {
            let whole = bytes.get(..size).filter(|_| bytes.len() < size + 64).ok_or(wrong)?;
            out.as_slice_mut().copy_from_slice(whole);
            return Ok(());
        }
        if claimed != size as i64 {
            return Err(wrong);
        }
        let zstd = match &mut self.zstd {
            Some(zstd) => zstd,
            none => none.insert(Decompressor::new()?),
        };
        match zstd.decompress_to_buffer(bytes, out.as_slice_mut()) {
            Ok(n) if n == size => Ok(()),
            _ => Err(Unread::Nonsense("a column that can't be decompressed")),
        }
    }

    /// Replaces each function id by `ids[id]`.
    pub(crate) fn translate(&mut self, ids: &[u16]) {
        let id = |id: &u16| ids.get(usize::from(*id)).copied().unwrap_or(u16::MAX);
        if self.have.has(Columns::API) && self.api.is_empty() {
            self.api.extend(self.buffers[2].typed_data::<u16>().iter().map(id));
        }
    }

    /// Adds `base` to process numbers and `shift_ns` to times, of columns that were not there the last time.
    pub(crate) fn shift(&mut self, base: u32, shift_ns: i64) {
        let new = self.have.without(self.shifted);
        self.shifted = self.have;
        if base != 0 && new.has(Columns::PROCESS) {
            self.buffers[0].typed_data_mut::<u32>().iter_mut().for_each(|p| *p = p.saturating_add(base));
        }
        if shift_ns != 0 && new.has(Columns::START) {
            let starts = self.buffers[5].typed_data_mut::<i64>();
            starts.iter_mut().for_each(|t| *t = t.saturating_add(shift_ns));
        }
    }

    /// Decompresses all columns.
    pub(crate) fn want_all(&mut self) -> Result<(), Unread> {
        self.want(Columns::first(self.shape.fixed() + usize::from(self.shape.bytes)))
    }

    /// Rows of the batch.
    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    /// The values of a column, if it is there.
    pub(crate) fn column<T: ArrowNativeType>(&self, i: usize) -> &[T] {
        if self.have.has_index(i) { self.buffers[i].typed_data() } else { &[] }
    }

    /// As analyses see it.
    pub(crate) fn calls(&self) -> Calls<'_> {
        let extra = self.have.has(Columns::EXTRA);
        Calls {
            len: self.rows,
            first_row: 0,
            process: self.column(0),
            thread: self.column(1),
            api: if self.api.is_empty() { self.column(2) } else { &self.api },
            flags: self.column(3),
            result: self.column(4),
            start_ns: self.column(5),
            duration_ns: self.column(6),
            call: self.column(7),
            parent: self.column(8),
            context: self.column(9),
            device: self.column(10),
            words: std::array::from_fn(|i| self.column(11 + i)),
            extra: (self.column(FIXED), if extra { self.buffers[FIXED + 1].as_slice() } else { &[] }),
        }
    }
}

/// Where the body of a message is: `0xFFFFFFFF`, length of the metadata, metadata, body.
fn body(message: &[u8]) -> Option<Range<usize>> {
    let head: &[u8; 8] = message.first_chunk()?;
    let meta = u32::from_le_bytes([head[4], head[5], head[6], head[7]]) as usize;
    let whole = head[..4] == [0xFF; 4] && meta <= message.len() - 8;
    whole.then_some(8 + meta..message.len())
}

/// The buffers with values: of every column but that of bytes there are two, the first of which says where values are
/// missing, and none may be.
fn buffers(shape: Shape, batch: &RecordBatch<'_>, body: &Range<usize>) -> Result<Vec<Range<usize>>, Unread> {
    let nodes = batch.nodes().ok_or(Unread::Nonsense("no columns"))?;
    let all = batch.buffers().ok_or(Unread::Nonsense("no columns"))?;
    let (fixed, bytes) = (shape.fixed(), usize::from(shape.bytes));
    if nodes.len() != fixed + bytes || all.len() != 2 * fixed + 3 * bytes {
        return Err(Unread::Nonsense("other columns"));
    }
    if nodes.iter().take(fixed).any(|n| n.null_count() != 0) {
        return Err(Unread::Nonsense("nulls where none can be"));
    }
    let range = |i: usize| {
        let b = all.get(if i > fixed { 2 * fixed + 2 } else { 2 * i + 1 });
        let start = usize::try_from(b.offset()).ok().and_then(|at| at.checked_add(body.start));
        let end = usize::try_from(b.length()).ok().and_then(|n| n.checked_add(start?));
        match start.zip(end) {
            Some((start, end)) if end <= body.end => Ok(start..end),
            _ => Err(Unread::Nonsense("a column beyond its batch")),
        }
    };
    (0..shape.buffers()).map(range).collect()
}
