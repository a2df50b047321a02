//! Time of the host inside calls that wait for a GPU or for other processes.

use serde::Serialize;

/// Calls that wait on the host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Waiting {
    /// How many calls waited on the host.
    pub count: u64,
    /// Time of the host inside the calls that waited.
    pub total_ns: u64,
    /// Those of them that had not returned; any call that can block is one then.
    pub not_returned: u64,
    /// Time inside those, up to the end of the recording, which is in `total_ns` too.
    pub not_returned_ns: u64,
}

impl Waiting {
    /// Counts a call.
    #[inline]
    pub fn add(&mut self, duration_ns: i64) {
        self.count += 1;
        self.total_ns = self.total_ns.wrapping_add(duration_ns.max(0) as u64);
    }

    /// Adds what `other` counted.
    pub fn merge(&mut self, other: Waiting) {
        self.count += other.count;
        self.total_ns = self.total_ns.wrapping_add(other.total_ns);
        self.not_returned += other.not_returned;
        self.not_returned_ns = self.not_returned_ns.wrapping_add(other.not_returned_ns);
    }

    /// Counts a call that had not returned.
    pub fn add_open(&mut self, waited_ns: u64) {
        self.count += 1;
        self.total_ns = self.total_ns.wrapping_add(waited_ns);
        self.not_returned += 1;
        self.not_returned_ns = self.not_returned_ns.wrapping_add(waited_ns);
    }
}
