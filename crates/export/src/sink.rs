//! A file, or standard output, that knows its name.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use crate::error::Error;

/// Bytes that are written at once.
const BUFFER: usize = 256 << 10;

/// Where a format writes.
pub struct Sink {
    name: String,
    out: BufWriter<Box<dyn Write>>,
    written: u64,
}

impl Sink {
    /// Standard output.
    pub fn stdout() -> Sink {
        Sink::new("standard output", Box::new(io::stdout()))
    }

    /// A new file.
    pub fn create(path: &Path) -> Result<Sink, Error> {
        let file =
            File::options().write(true).create_new(true).open(path).map_err(|e| Error::write(path, e))?;
        Ok(Sink::new(&path.display().to_string(), Box::new(file)))
    }

    /// Anything else.
    pub fn new(name: &str, out: Box<dyn Write>) -> Sink {
        Sink { name: name.to_owned(), out: BufWriter::with_capacity(BUFFER, out), written: 0 }
    }

    /// Writes all of it.
    pub fn put(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.written += bytes.len() as u64;
        self.out.write_all(bytes).map_err(|source| Error::Write { path: self.name.clone(), source })
    }

    /// Writes what is still in memory.
    pub fn flush(&mut self) -> Result<(), Error> {
        self.out.flush().map_err(|source| Error::Write { path: self.name.clone(), source })
    }

    /// Bytes so far.
    pub fn written(&self) -> u64 {
        self.written
    }
}

/// For libraries that write by themselves.
impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let n = self.out.write(bytes)?;
        self.written += n as u64;
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
