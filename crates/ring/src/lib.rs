//! Shared-memory rings: the files of `docs/ring-format.md` and how they are written.
//!
//! `no_std`, because the writer runs inside traced processes; the reader is `gputap-ring-reader`, a crate of its own
//! because cargo would otherwise give its needs to the injected library too. Neither side waits for the other.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

pub mod layout;
pub mod writer;
