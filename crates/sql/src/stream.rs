//! A scan on other threads, whose blocks a cursor takes one by one.
//!
//! The channel between them is short, so a query that is slow keeps the scan waiting, and one that has seen enough ends
//! it: memory is bounded by a few blocks, whatever the trace.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::Duration;

use gputap_tables::{Cell, Fields};

use crate::block::Block;
use crate::store::Store;
use crate::walk::Walk;

/// Blocks that wait to be taken.
const WAITING: usize = 2;
/// How often an interruption is looked for while nothing comes.
const LOOK: Duration = Duration::from_millis(50);

/// Where a scan puts its blocks.
pub(crate) struct Sink<B> {
    send: SyncSender<B>,
    stop: Arc<AtomicBool>,
}

impl<B> Sink<B> {
    /// Hands on a block. Where nobody wants it, the scan is to end.
    pub(crate) fn put(&self, block: B) {
        if self.send.send(block).is_err() {
            self.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Set when the scan is to end.
    pub(crate) fn stop(&self) -> &Arc<AtomicBool> {
        &self.stop
    }
}

/// A walk through the blocks of a scan.
pub(crate) struct Stream<B: Block> {
    store: Arc<Store>,
    receive: Option<Receiver<B>>,
    stop: Arc<AtomicBool>,
    scan: Option<JoinHandle<()>>,
    block: Option<B>,
    at: usize,
}

impl<B: Block> Stream<B> {
    /// Starts `scan` on a thread of its own.
    pub(crate) fn start(
        store: &Arc<Store>,
        scan: impl FnOnce(&Arc<Store>, Sink<B>) + Send + 'static,
    ) -> Stream<B> {
        let (send, receive) = sync_channel(WAITING);
        let stop = Arc::new(AtomicBool::new(false));
        let sink = Sink { send, stop: stop.clone() };
        let of_scan = store.clone();
        let scan = std::thread::spawn(move || scan(&of_scan, sink));
        let (store, receive, scan) = (store.clone(), Some(receive), Some(scan));
        Stream { store, receive, stop, scan, block: None, at: 0 }
    }

    /// The next block; `None` at the end.
    fn take(&self) -> Result<Option<B>, String> {
        let Some(receive) = &self.receive else { return Ok(None) };
        loop {
            if self.store.is_interrupted() {
                return Err(String::from("interrupted"));
            }
            match receive.recv_timeout(LOOK) {
                Ok(block) => return Ok(Some(block)),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
            }
        }
    }
}

impl<B: Block> Walk for Stream<B> {
    fn next(&mut self) -> Result<bool, String> {
        self.at += 1;
        while self.block.as_ref().is_none_or(|b| self.at >= b.len()) {
            self.at = 0;
            self.block = self.take()?;
            if self.block.is_none() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn cell(&self, column: usize) -> Cell<'_> {
        match (&self.block, B::Field::ALL.get(column)) {
            (Some(block), Some(field)) => block.cell(self.at, *field, &self.store),
            _ => Cell::Null,
        }
    }

    fn row_id(&self) -> i64 {
        self.block.as_ref().map_or(0, |block| block.row_id(self.at))
    }
}

impl<B: Block> Drop for Stream<B> {
    /// The scan ends before the store can.
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.receive = None;
        if let Some(scan) = self.scan.take() {
            let _ = scan.join();
        }
    }
}
