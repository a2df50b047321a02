//! A file, or standard output, that knows its name.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::error::Error;

/// Bytes that are written at once.
const BUFFER: usize = 128 << 10;

/// Where a format writes.
pub struct Sink {
    name: String,
    out: Out,
}

enum Out {
    Plain(BufWriter<Box<dyn Write + Send>>),
    Gzip(GzEncoder<BufWriter<Box<dyn Write + Send>>>),
}

impl Sink {
    /// Writes to standard output.
    pub fn stdout() -> Sink {
        Sink::new("standard output", Box::new(io::stdout()))
    }

    /// A new file.
    pub fn create(path: &Path) -> Result<Sink, Error> {
        let file =
            File::options().write(true).create_new(true).open(path).map_err(|e| Error::write(path, e))?;
        Ok(Sink::new(&path.display().to_string(), Box::new(file)))
    }

    /// Writes to `out`; errors call it by `name`.
    pub fn new(name: &str, out: Box<dyn Write + Send>) -> Sink {
        Sink { name: name.to_owned(), out: Out::Plain(BufWriter::with_capacity(BUFFER, out)) }
    }

    /// Takes everything and keeps nothing.
    pub fn nowhere() -> Sink {
        Sink::new("nowhere", Box::new(io::sink()))
    }

    /// The same, compressed.
    pub fn gzip(self) -> Sink {
        let out = match self.out {
            Out::Plain(out) => Out::Gzip(GzEncoder::new(out, Compression::new(4))),
            gzip => gzip,
        };
        Sink { name: self.name, out }
    }

    /// Writes all of it.
    pub fn put(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.write_all(bytes).map_err(|source| Error::Write { path: self.name.clone(), source })
    }

    /// Writes what is still in memory. A compressed file is at its end then.
    pub fn finish(&mut self) -> Result<(), Error> {
        let done = match &mut self.out {
            Out::Plain(out) => out.flush(),
            Out::Gzip(out) => out.try_finish().and_then(|()| out.get_mut().flush()),
        };
        done.map_err(|source| Error::Write { path: self.name.clone(), source })
    }
}

/// For libraries that write by themselves.
impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.out {
            Out::Plain(out) => out.write(bytes),
            Out::Gzip(out) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.out {
            Out::Plain(out) => out.flush(),
            Out::Gzip(out) => out.flush(),
        }
    }
}
