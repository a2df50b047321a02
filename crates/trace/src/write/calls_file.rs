//! Writes an Arrow file of calls, batch by batch, with what the index says of each.

use std::path::Path;

use crate::error::Error;
use crate::format::call_rows::Rows;
use crate::format::files::{Durable, Layout};
use crate::format::index::Batch;
use crate::format::schema::calls_schema;
use crate::write::arrow_file::{ArrowFile, Finished, Placed};

/// An Arrow file of calls under construction.
pub(crate) struct CallsFile {
    arrow: ArrowFile,
    name: String,
    pub(crate) batches: Vec<Batch>,
}

impl CallsFile {
    pub(crate) fn create(layout: &Layout, name: String) -> Result<CallsFile, Error> {
        let arrow = ArrowFile::create(&layout.named(&name), &calls_schema())?;
        Ok(CallsFile { arrow, name, batches: Vec::new() })
    }

    /// Writes the rows as a batch and forgets them.
    pub(crate) fn write(&mut self, rows: &mut Rows) -> Result<(), Error> {
        let Some((first_ns, last_ns)) = rows.time_range() else { return Ok(()) };
        let n = rows.len() as u64;
        let threads = rows.counts();
        let (longest_ns, functions) = (rows.duration_ns.iter().copied().max(), rows.functions());
        let batch = rows.take_batch().map_err(Error::arrow("write", Path::new(&self.name)))?;
        let Placed { offset, length, crc32c } = self.arrow.write(&batch)?;
        let file = self.name.clone();
        self.batches.push(Batch {
            file,
            offset,
            length,
            crc32c,
            rows: n,
            first_ns,
            last_ns,
            longest_ns,
            functions,
            threads,
            ..Batch::default()
        });
        Ok(())
    }

    /// Ends it, still under its hidden name.
    pub(crate) fn finish(self, durable: Durable) -> Result<(Finished, Vec<Batch>), Error> {
        Ok((self.arrow.finish(durable)?, self.batches))
    }

    /// Takes away what was written.
    pub(crate) fn abandon(self) -> Result<(), Error> {
        self.arrow.abandon()
    }
}
