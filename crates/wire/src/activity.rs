//! What devices did.
//!
//! An activity has its times in the header, on the clock of its feed, and its context and device. The header's `parent` is
//! the thread that launched it and `call` the number of that call; 0 where they are not known. Its payload is three words.

use crate::record::{Class, Kind};

const fn activity(id: u16) -> Kind {
    Kind { class: Class::ACTIVITY, id }
}

/// A kernel ran.
pub const KERNEL: Kind = activity(0);
/// Bytes were copied.
pub const COPY: Kind = activity(1);
/// Memory was filled.
pub const FILL: Kind = activity(2);

/// Word of the payload: the stream.
pub const STREAM: usize = 0;
/// Word of the payload: the handle of the kernel.
pub const HANDLE: usize = 1;
/// Word of the payload: bytes that were copied or filled.
pub const BYTES: usize = 2;
