//! Records that are missing between the record before and the record after.

use crate::record::{Class, Kind};

/// Calls of the thread that holds the ring.
pub const CALLS: Kind = Kind { class: Class::LOSS, id: Class::CALL.id() };

/// Activities that this feed could not hold.
pub const ACTIVITIES: Kind = Kind { class: Class::LOSS, id: Class::ACTIVITY.id() };
/// Samples that this feed could not hold.
pub const SAMPLES: Kind = Kind { class: Class::LOSS, id: Class::SAMPLE.id() };

/// Reason: the ring was full.
pub const FULL: u64 = 0;
/// Reason: the call was made by a signal handler that interrupted the recorder.
pub const SIGNAL: u64 = 1;
