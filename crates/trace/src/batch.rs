//! Arrow IPC streams: writing them batch by batch with place and checksum, reading one batch by itself.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use arrow_array::cast::AsArray;
use arrow_array::{Array, RecordBatch, types::*};
use arrow_buffer::Buffer;
use arrow_ipc::reader::RecordBatchDecoder;
use arrow_ipc::writer::{IpcWriteOptions, StreamWriter};
use arrow_ipc::{CompressionType, root_as_message};
use arrow_schema::{ArrowError, SchemaRef};

use crate::columns::Columns;
use crate::error::Error;
use crate::files;
use crate::index::Batch;
use crate::model::Calls;
use crate::raw::Source;
use crate::table::{BATCH_ROWS, calls_schema};

const ZSTD_LEVEL: i32 = 1;
/// Bytes of one column of one batch that are decompressed, at most: `extra` of a full batch stays far below.
const MAX_COLUMN: i64 = 1 << 30;

/// Where a batch stands in its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placed {
    pub(crate) offset: u64,
    pub(crate) length: u64,
    pub(crate) crc32c: u32,
}

/// Writes one Arrow stream under a temporary name.
pub(crate) struct ArrowFile {
    writer: StreamWriter<Counted>,
    path: PathBuf,
    hidden: PathBuf,
}

impl ArrowFile {
    /// Begins the file that will be called `path`.
    pub(crate) fn create(path: &Path, schema: &SchemaRef) -> Result<ArrowFile, Error> {
        let hidden = files::hidden(path);
        let file = files::create(&hidden)?;
        let counted = Counted { inner: BufWriter::with_capacity(1 << 16, file), written: 0, crc: 0 };
        let options = IpcWriteOptions::default()
            .try_with_compression(Some(CompressionType::ZSTD))
            .and_then(|o| o.try_with_compression_level(Some(ZSTD_LEVEL)));
        let writer = options.and_then(|o| StreamWriter::try_new_with_options(counted, schema, o));
        let writer = writer.map_err(Error::arrow("write", path))?;
        Ok(ArrowFile { writer, path: path.to_owned(), hidden })
    }

    /// Appends a batch.
    pub(crate) fn write(&mut self, batch: &RecordBatch) -> Result<Placed, Error> {
        let offset = self.writer.get_ref().written;
        self.writer.get_mut().crc = 0;
        self.writer.write(batch).map_err(Error::arrow("write", &self.path))?;
        let counted = self.writer.get_ref();
        Ok(Placed { offset, length: counted.written - offset, crc32c: counted.crc })
    }

    /// Ends the stream and makes it durable, still under its temporary name; its size.
    pub(crate) fn finish(mut self) -> Result<Finished, Error> {
        let done = self.writer.finish().and_then(|()| self.writer.flush());
        done.map_err(Error::arrow("write", &self.path))?;
        let counted = self.writer.get_ref();
        let size = counted.written;
        counted.inner.get_ref().sync_all().map_err(Error::io("write", &self.path))?;
        Ok(Finished { size, path: self.path, hidden: self.hidden })
    }
}

/// A whole file that still has a temporary name.
#[must_use]
pub(crate) struct Finished {
    pub(crate) size: u64,
    path: PathBuf,
    hidden: PathBuf,
}

impl Finished {
    /// Gives it its name.
    pub(crate) fn publish(self) -> Result<(), Error> {
        files::rename(&self.hidden, &self.path)
    }
}

/// Counts what passes, and its checksum since it was last set to 0.
struct Counted {
    inner: BufWriter<File>,
    written: u64,
    crc: u32,
}

impl Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let n = self.inner.write(bytes)?;
        self.written += n as u64;
        self.crc = crc32c::crc32c_append(self.crc, &bytes[..n]);
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
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
    Arrow(#[from] ArrowError),
    #[error("has another number of rows than index.jsonl says")]
    Rows,
}

/// Reads and checks the bytes of a batch.
pub(crate) fn bytes(source: &Source, batch: &Batch) -> Result<Vec<u8>, Unread> {
    if batch.offset.saturating_add(batch.length) > source.len()? {
        return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into());
    }
    let mut bytes = vec![0; batch.length as usize];
    source.read_exact_at(&mut bytes, batch.offset)?;
    if crc32c::crc32c(&bytes) != batch.crc32c {
        return Err(Unread::Checksum);
    }
    Ok(bytes)
}

/// Reads, checks and decodes a batch.
pub(crate) fn read(source: &Source, batch: &Batch, columns: Columns) -> Result<Decoded, Unread> {
    let decoded = decode(bytes(source, batch)?, columns)?;
    if decoded.batch.num_rows() as u64 != batch.rows {
        return Err(Unread::Rows);
    }
    Ok(decoded)
}

/// Decodes one batch of `calls` from the bytes of its message. Only the asked columns are decompressed.
fn decode(message: Vec<u8>, columns: Columns) -> Result<Decoded, ArrowError> {
    let bad = |what: &str| ArrowError::IpcError(what.to_owned());
    let message = Buffer::from_vec(message);
    let (meta, body) = split(&message).ok_or_else(|| bad("not a message"))?;
    let root = root_as_message(&meta).map_err(|e| bad(&e.to_string()))?;
    let batch = root.header_as_record_batch().ok_or_else(|| bad("not a record batch"))?;
    if !(0..=BATCH_ROWS as i64).contains(&batch.length()) {
        return Err(bad("more rows than a batch has"));
    }
    // The decoder slices without asking, so every range is checked before.
    for b in batch.buffers().into_iter().flatten() {
        let end = b.offset().checked_add(b.length());
        if b.offset() < 0 || b.length() < 0 || end.is_none_or(|end| end > body.len() as i64) {
            return Err(bad("a column beyond its batch"));
        }
        let bytes = &body[b.offset() as usize..(b.offset() + b.length()) as usize];
        match bytes.first_chunk().map(|head| i64::from_le_bytes(*head)) {
            Some(size) if !(-1..=MAX_COLUMN).contains(&size) => return Err(bad("a column too large")),
            None if !bytes.is_empty() => return Err(bad("a column too short")),
            _ => {}
        }
    }
    let projection = columns.indices();
    let none = HashMap::new();
    let version = root.version();
    let decoder = RecordBatchDecoder::try_new(&body, batch, calls_schema(), &none, &version)?;
    let batch = decoder.with_projection(Some(&projection)).read_record_batch()?;
    if batch.columns().iter().enumerate().any(|(i, c)| c.null_count() > 0 && projection[i] != EXTRA) {
        return Err(bad("nulls where none can be"));
    }
    Ok(Decoded { batch, projection, api: Vec::new() })
}

/// Metadata and body of a message: `0xFFFFFFFF`, length of the metadata, metadata, body.
fn split(message: &Buffer) -> Option<(Buffer, Buffer)> {
    let head: &[u8; 8] = message.first_chunk()?;
    let meta = u32::from_le_bytes([head[4], head[5], head[6], head[7]]) as usize;
    if head[..4] != [0xFF; 4] || meta > message.len() - 8 {
        return None;
    }
    Some((message.slice_with_length(8, meta), message.slice(8 + meta)))
}

const EXTRA: usize = 22;

/// A decoded batch.
#[derive(Debug)]
pub(crate) struct Decoded {
    batch: RecordBatch,
    projection: Vec<usize>,
    api: Vec<u16>,
}

impl Decoded {
    /// Replaces each function id by `ids[id]`.
    pub(crate) fn translate(&mut self, ids: &[u16]) {
        let id = |id: &u16| ids.get(usize::from(*id)).copied().unwrap_or(u16::MAX);
        self.api = self.column::<UInt16Type>(2).iter().map(id).collect();
    }

    fn column<T: ArrowPrimitiveType>(&self, index: usize) -> &[T::Native] {
        let at = self.projection.iter().position(|p| *p == index);
        let array = at.and_then(|at| self.batch.column(at).as_primitive_opt::<T>());
        array.map_or(&[], |a| a.values())
    }

    /// As analyses see it.
    pub(crate) fn calls(&self) -> Calls<'_> {
        let extra = self.projection.iter().position(|p| *p == EXTRA);
        let extra = extra.and_then(|at| self.batch.column(at).as_binary_opt::<i32>());
        Calls {
            len: self.batch.num_rows(),
            process: self.column::<UInt32Type>(0),
            thread: self.column::<UInt32Type>(1),
            api: if self.api.is_empty() { self.column::<UInt16Type>(2) } else { &self.api },
            flags: self.column::<UInt8Type>(3),
            result: self.column::<Int32Type>(4),
            start_ns: self.column::<Int64Type>(5),
            duration_ns: self.column::<Int64Type>(6),
            call: self.column::<UInt32Type>(7),
            parent: self.column::<UInt32Type>(8),
            context: self.column::<UInt32Type>(9),
            device: self.column::<UInt16Type>(10),
            words: std::array::from_fn(|i| self.column::<UInt64Type>(11 + i)),
            extra: extra.map_or((&[], &[]), |e| (e.value_offsets(), e.value_data())),
        }
    }
}
