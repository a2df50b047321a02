//! What the libraries counted.

use std::path::Path;

use crate::counters::{CAPACITY, PAGE_BYTES};

/// The numbers of one counters' file.
pub struct Counts(Vec<u64>);

/// Reads a counters' file.
pub fn counters(path: &Path) -> Counts {
    let bytes = std::fs::read(path).expect("reading the counters");
    assert!(bytes.len().is_multiple_of(PAGE_BYTES) && !bytes.is_empty(), "{} bytes of counters", bytes.len());
    let number = |chunk: &[u8]| u64::from_ne_bytes(chunk.try_into().expect("eight bytes"));
    Counts(bytes.chunks(8).map(number).collect())
}

impl Counts {
    /// Calls of the function with this id.
    pub fn calls(&self, id: usize) -> u64 {
        self.0.get(id).copied().unwrap_or(0)
    }

    /// Bytes that they moved.
    pub fn bytes(&self, id: usize) -> u64 {
        self.0.get(CAPACITY + id).copied().unwrap_or(0)
    }
}
