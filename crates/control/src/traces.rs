//! Asking daemons for traces, following what becomes of the requests, and fetching the files.

mod fetch;
mod follow;
mod judge;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub use fetch::{Fetched, fetch, prepare};
pub use follow::{Asked, ask, wait};

use crate::api::TraceRequest;

/// What is asked, of every node.
#[derive(Clone, Debug)]
pub struct Ask {
    /// The request that each node gets.
    pub request: TraceRequest,
    /// When recording begins; `None` for as soon as each process can.
    pub begin: Option<Begin>,
}

/// When to begin.
#[derive(Clone, Copy, Debug)]
pub enum Begin {
    /// At this time of our clock, in milliseconds since 1970.
    At(u64),
    /// So long after all nodes have answered.
    In(Duration),
}

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as u64)
}
