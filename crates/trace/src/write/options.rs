//! How a trace is written, and what it says of where it comes from.

use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

use gputap_ring_reader::clock::{self, Reading};

use crate::format::apis::Apis;

/// How a trace is written, and what it says of its origin.
#[derive(Clone, Debug)]
pub struct WriterOptions {
    /// The command that is traced.
    pub command: Vec<String>,
    /// Name of the host that records.
    pub host: String,
    /// Version of gputap.
    pub gputap: String,
    /// More about the trace, by name.
    pub attributes: BTreeMap<String, String>,
    /// Which run of the machine the clocks belong to.
    pub boot: String,
    /// Calls stored longer ago than this may go.
    pub keep_last: Option<Duration>,
    /// All files together stay below this many bytes: the oldest calls go.
    pub max_size: Option<u64>,
    /// A raw segment that has reached this many bytes is followed by a new one.
    pub segment_bytes: u64,
    /// The functions that records speak of.
    pub apis: Apis,
    /// Function that reads the clocks.
    pub now: fn() -> Reading,
}

impl Default for WriterOptions {
    fn default() -> WriterOptions {
        let kernel = |name: &str| {
            let text = fs::read_to_string(format!("/proc/sys/kernel/{name}")).unwrap_or_default();
            text.trim().to_owned()
        };
        WriterOptions {
            command: Vec::new(),
            host: kernel("hostname"),
            boot: kernel("random/boot_id"),
            gputap: env!("CARGO_PKG_VERSION").to_owned(),
            attributes: BTreeMap::new(),
            keep_last: None,
            max_size: None,
            segment_bytes: 32 << 20,
            apis: Apis::catalog(),
            now: clock::read,
        }
    }
}
