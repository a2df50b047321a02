//! Writes the Arrow files of a segment besides that of its calls.

use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::{Schema, SchemaRef};
use gputap_tables::Column;
use gputap_wire::{Record, Records};

use crate::error::Error;
use crate::format::clocks::Clocks;
use crate::format::counts::{FeedCounts, RingKey};
use crate::format::files::{self, Durable, Layout};
use crate::format::index::Batch;
use crate::format::model::{Activity, RowKind, Sample};
use crate::format::pass::RawChunk;
use crate::format::schema::{BATCH_ROWS, field};
use crate::format::stored_rows::{StoredRow, row_of};
use crate::write::arrow_file::{ArrowFile, Finished, Placed};

/// The Arrow files of a segment besides that of its calls. A table without rows has none.
#[derive(Default)]
pub(crate) struct RowFiles {
    activities: RowFile<Activity>,
    samples: RowFile<Sample>,
}

/// Rows on their way to a file, which is made with the first of them.
struct RowFile<R> {
    rows: Vec<R>,
    arrow: Option<ArrowFile>,
    batches: Vec<Batch>,
}

impl<R> Default for RowFile<R> {
    fn default() -> RowFile<R> {
        RowFile { rows: Vec::new(), arrow: None, batches: Vec::new() }
    }
}

impl RowFiles {
    /// Adds the rows of a chunk; `number` is the segment's.
    pub(crate) fn add(
        &mut self,
        chunk: &RawChunk,
        payload: &[u8],
        clocks: &Clocks,
        layout: &Layout,
        number: u32,
    ) -> Result<(), Error> {
        if chunk.others.is_empty() {
            return Ok(());
        }
        for record in Records::new(payload).map_while(Result::ok) {
            let feed = (chunk.process, chunk.ring);
            match RowKind::of_class(record.header.class()) {
                Some(RowKind::Activity) => self.activities.push(feed, clocks, &record, layout, number)?,
                Some(RowKind::Sample) => self.samples.push(feed, clocks, &record, layout, number)?,
                None => {}
            }
        }
        Ok(())
    }

    /// Ends the files, still under their hidden names.
    pub(crate) fn finish(
        self,
        layout: &Layout,
        number: u32,
        durable: Durable,
    ) -> Result<(Vec<Finished>, Vec<Batch>), Error> {
        let (mut files, mut batches) = (Vec::new(), Vec::new());
        self.activities.finish(layout, number, durable, &mut files, &mut batches)?;
        self.samples.finish(layout, number, durable, &mut files, &mut batches)?;
        Ok((files, batches))
    }

    /// Takes away what was written.
    pub(crate) fn abandon(self) -> Result<(), Error> {
        let files = [self.activities.arrow, self.samples.arrow];
        files.into_iter().flatten().try_for_each(ArrowFile::abandon)
    }
}

impl<R: StoredRow> RowFile<R> {
    fn push(
        &mut self,
        feed: RingKey,
        clocks: &Clocks,
        record: &Record<'_>,
        layout: &Layout,
        number: u32,
    ) -> Result<(), Error> {
        self.rows.extend(row_of::<R>(feed, clocks, record));
        if self.rows.len() >= BATCH_ROWS { self.write(layout, number) } else { Ok(()) }
    }

    fn write(&mut self, layout: &Layout, number: u32) -> Result<(), Error> {
        let times = || self.rows.iter().map(R::time_ns);
        let (Some(first_ns), Some(last_ns)) = (times().min(), times().max()) else { return Ok(()) };
        let file = Layout::rows_name(R::KIND, number);
        let path = layout.named(&file);
        let table = R::KIND.table();
        let stored = table.chosen(Column::is_stored).into_iter().map(|i| field(&table.columns[i], false));
        let schema: SchemaRef = Arc::new(Schema::new(stored.collect::<Vec<_>>()));
        let arrow = match &mut self.arrow {
            Some(arrow) => arrow,
            none => {
                files::create_dir(&layout.dir.join(table.name))?;
                none.insert(ArrowFile::create(&path, &schema)?)
            }
        };
        let batch =
            RecordBatch::try_new(schema, R::columns(&self.rows)).map_err(Error::arrow("write", &path))?;
        let Placed { offset, length, crc32c } = arrow.write(&batch)?;
        let mut feeds = FeedCounts::default();
        for row in &self.rows {
            let (process, feed) = row.feed();
            feeds.add((process, feed as u16), 1);
        }
        let rows = self.rows.len() as u64;
        self.batches.push(Batch {
            file,
            offset,
            length,
            crc32c,
            rows,
            first_ns,
            last_ns,
            feeds,
            ..Batch::default()
        });
        self.rows.clear();
        Ok(())
    }

    fn finish(
        mut self,
        layout: &Layout,
        number: u32,
        durable: Durable,
        files: &mut Vec<Finished>,
        batches: &mut Vec<Batch>,
    ) -> Result<(), Error> {
        self.write(layout, number)?;
        if let Some(arrow) = self.arrow {
            files.push(arrow.finish(durable)?);
        }
        batches.append(&mut self.batches);
        Ok(())
    }
}
