//! Writes one Arrow IPC stream batch by batch, with place and checksum of each.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use arrow_array::RecordBatch;
use arrow_ipc::CompressionType;
use arrow_ipc::writer::{IpcWriteOptions, StreamWriter};
use arrow_schema::SchemaRef;

use crate::error::Error;
use crate::format::files::{self, Durable};

/// Argument words repeat with the loop that makes the calls. Level 3 finds such long repeats and level 1 does not: it
/// takes three times as long to write these columns, and twice as long to read them again.
const ZSTD_LEVEL: i32 = 3;

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

    /// Takes away what was written.
    pub(crate) fn abandon(self) -> Result<(), Error> {
        files::remove(&self.hidden)
    }

    /// Ends the stream, still under its temporary name; its size.
    pub(crate) fn finish(mut self, durable: Durable) -> Result<Finished, Error> {
        let done = self.writer.finish().and_then(|()| self.writer.flush());
        done.map_err(Error::arrow("write", &self.path))?;
        let counted = self.writer.get_ref();
        let size = counted.written;
        if durable == Durable::Now {
            counted.inner.get_ref().sync_all().map_err(Error::io("write", &self.path))?;
        }
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

    /// Takes it away again.
    pub(crate) fn abandon(self) -> Result<(), Error> {
        files::remove(&self.hidden)
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
