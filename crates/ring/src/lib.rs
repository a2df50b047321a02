//! Shared-memory rings: the files of `docs/ring-format.md`, how they are written and how they are read.
//!
//! The writer is `no_std` and runs inside traced processes; the reader (feature `reader`) trusts nothing that it
//! finds in a file. Neither side waits for the other.
#![cfg_attr(not(any(test, feature = "reader")), no_std)]

#[cfg(feature = "reader")]
pub mod clock;
pub mod layout;
#[cfg(feature = "reader")]
pub mod reader;
pub mod writer;
