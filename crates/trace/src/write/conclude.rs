//! The end of a trace: tables and manifest. All that they say is in files that are durable by then.

use std::fs;

use gputap_ring_reader::clock::Reading;

use crate::account::ledger::{Books, RowBooks};
use crate::account::summary::Summary;
use crate::error::Error;
use crate::format::checked_json;
use crate::format::files::{self, Durable, Layout};
use crate::format::index::{add_feeds, names, sum_threads};
use crate::format::meta::{FORMAT, FeedTotals, FileSize, Manifest, ProcessTotals, ThreadTotals, VERSION};
use crate::format::model::{PerKind, Totals};
use crate::format::walk::Walk;
use crate::write::limits::Limits;
use crate::write::lock::locked;
use crate::write::state::{NEVER, Sealer, Shared};
use crate::write::{expire, tables};

impl Shared {
    /// Deletes from a closed trace what makes it longer than it may be: tables are only known once they are written.
    pub(crate) fn shorten(
        &self,
        sealer: &mut Sealer,
        mut totals: Totals,
        now: Reading,
        limits: &Limits,
    ) -> Result<Totals, Error> {
        let Some(max) = limits.max_bytes else { return Ok(totals) };
        loop {
            let bytes = self.layout.bytes();
            let sealed: u64 = sealer.rewriter.sealed.iter().map(|e| e.file.size).sum();
            if bytes <= max || sealed == 0 {
                return Ok(totals);
            }
            let others = bytes - sealed.min(bytes);
            files::remove(&self.layout.manifest())?;
            expire::expire(self, sealer, others, now.mono_ns, limits, &NEVER)?;
            sealer.rewriter.settle(self, Durable::Now)?;
            totals = self.conclude(sealer, now)?;
        }
    }

    /// Tables and manifest.
    pub(crate) fn conclude(&self, sealer: &Sealer, now: Reading) -> Result<Totals, Error> {
        let store = locked(&self.journal);
        let batches = sealer.rewriter.sealed.iter().flat_map(|e| &e.batches).chain(&sealer.carried.batches);
        let stored = sum_threads(batches);
        let mut rows = PerKind::default();
        add_feeds(sealer.rewriter.sealed.iter().flat_map(|e| &e.others), &mut rows);
        let Walk { threads, rings, .. } = &sealer.rewriter.walk;
        let rows = RowBooks { rings, gone: &sealer.carried.gone_rows, stored: &rows };
        let books =
            Books { journal: &store.journal, threads, gone: &sealer.carried.gone, stored: &stored, rows };
        let ledger = books.ledger();
        let clocks = store.journal.clocks([].into_iter());
        let summary = Summary::new(&store.journal, &clocks, &ledger);
        tables::write(&self.layout, &summary, &self.host)?;
        let of_process =
            |(process, totals): (&u32, &Totals)| ProcessTotals { process: *process, totals: totals.clone() };
        let of_thread = |(key, totals): (&(u32, u32), &Totals)| ThreadTotals {
            process: key.0,
            tid: key.1,
            totals: totals.clone(),
        };
        let of_feed = |(key, totals): (&(u32, u16), &PerKind<Totals>)| FeedTotals {
            process: key.0,
            feed: key.1,
            totals: totals.clone(),
        };
        let manifest = Manifest {
            format: FORMAT.to_owned(),
            version: VERSION,
            closed_mono_ns: now.mono_ns as i64,
            closed_real_ns: now.real_ns as i64,
            totals: ledger.total.clone(),
            processes: ledger.processes.iter().map(of_process).collect(),
            threads: ledger.threads.iter().map(of_thread).collect(),
            feeds: ledger.feeds.iter().map(of_feed).collect(),
            files: self.files(sealer)?,
        };
        checked_json::write(&self.layout.manifest(), &manifest, Durable::Later)?;
        Ok(ledger.total)
    }

    fn files(&self, sealer: &Sealer) -> Result<Vec<FileSize>, Error> {
        let segments = sealer.rewriter.sealed.iter().flat_map(names);
        let carried = (sealer.carried.through > 0).then(|| Layout::carried_name(sealer.carried.through));
        let names = ["trace.json", "journal.raw", "index.jsonl"].map(str::to_owned);
        let mut files: Vec<FileSize> = names
            .into_iter()
            .chain(carried)
            .chain(segments)
            .map(|name| FileSize { size: files::size(&self.layout.named(&name)), name, crc32c: None })
            .collect();
        for table in tables::small() {
            let path = self.layout.table(table.name);
            let bytes = fs::read(&path).map_err(Error::io("read", &path))?;
            let name = format!("tables/{}.arrow", table.name);
            let crc32c = Some(crc32c::crc32c(&bytes));
            files.push(FileSize { name, size: bytes.len() as u64, crc32c });
        }
        Ok(files)
    }
}
