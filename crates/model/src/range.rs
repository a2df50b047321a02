//! A part of a trace's time.

use serde::Serialize;

/// From one moment on, and before another. A call is in it if it was entered in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TimeRange {
    /// The first moment.
    pub from_ns: i64,
    /// The first moment that is not in it any more.
    pub until_ns: i64,
}

impl TimeRange {
    /// The range that has every moment in it.
    pub const ALL: TimeRange = TimeRange { from_ns: i64::MIN, until_ns: i64::MAX };

    /// Whether a moment is in it.
    #[inline]
    pub fn has(&self, ns: i64) -> bool {
        self.from_ns <= ns && (ns < self.until_ns || self.until_ns == i64::MAX)
    }
}

impl Default for TimeRange {
    fn default() -> TimeRange {
        TimeRange::ALL
    }
}
