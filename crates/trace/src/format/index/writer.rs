//! Appends to `index.jsonl`.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use super::lines::{Batch, Expired, Line, Segment, Withdrawn};
use crate::error::Error;
use crate::format::checked_json;
use crate::format::raw::Sink;

/// Appends to `index.jsonl`, all lines of a file or none.
#[derive(Debug)]
pub(crate) struct IndexWriter<S: Sink = File> {
    pub(super) sink: S,
    path: PathBuf,
    len: u64,
}

impl<S: Sink> IndexWriter<S> {
    /// Appends to `sink`, which holds `len` bytes of whole lines.
    pub(crate) fn new(sink: S, path: &Path, len: u64) -> IndexWriter<S> {
        IndexWriter { sink, path: path.to_owned(), len }
    }

    pub(crate) fn len(&self) -> u64 {
        self.len
    }

    pub(crate) fn sink(&self) -> &S {
        &self.sink
    }

    pub(crate) fn segment(
        &mut self,
        segment: Segment,
        batches: &[Batch],
        others: &[Batch],
    ) -> Result<(), Error> {
        self.append(Line::Segment(Box::new(segment)), batches.iter().chain(others))
    }

    pub(crate) fn expired(&mut self, expired: Expired, batches: &[Batch]) -> Result<(), Error> {
        self.append(Line::Expired(expired), batches.iter())
    }

    /// Takes a segment out of the trace.
    pub(crate) fn withdraw(&mut self, number: u32) -> Result<(), Error> {
        self.append(Line::Withdrawn(Withdrawn { number }), [].iter())
    }

    fn append<'a>(&mut self, head: Line, batches: impl Iterator<Item = &'a Batch>) -> Result<(), Error> {
        let lines = [head].into_iter().chain(batches.cloned().map(Line::Batch));
        let mut text = String::new();
        for line in lines {
            let line = checked_json::seal(&line).map_err(io::Error::other);
            text.push_str(&line.map_err(Error::io("write", &self.path))?);
            text.push('\n');
        }
        match self.sink.write_all(text.as_bytes()) {
            Ok(()) => {
                self.len += text.len() as u64;
                Ok(())
            }
            Err(e) => {
                // Half a line at the end would hide every later one.
                self.sink.cut(self.len).map_err(Error::io("shorten", &self.path))?;
                Err(Error::io("write", &self.path)(e))
            }
        }
    }
}
