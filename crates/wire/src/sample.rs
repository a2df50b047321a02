//! Values at a moment.
//!
//! A sample has its moment as `start` in the header, on the clock of its feed, and its device. The id is a field's, which a
//! [`FIELD`](crate::definition::FIELD) of the same feed names before. Its payload is two words.

use crate::record::{Class, Kind};

/// A sample of a field.
pub const fn sample(field: u16) -> Kind {
    Kind { class: Class::SAMPLE, id: field }
}

/// Word of the payload: the bits of a 64-bit floating point number.
pub const VALUE: usize = 0;
/// Word of the payload: which of several things on the device, e.g. a link; 0 for the device itself.
pub const OBJECT: usize = 1;
