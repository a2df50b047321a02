//! What the injected library and its readers share: records, and the ring files that hold them.
//!
//! Plain data and the writer's half of a ring, usable inside traced processes (`no_std`). The layout is drawn in
//! `docs/ring-format.md`; the constants here are what both sides compile against. The reader is `gputap-ring-reader`, a crate
//! of its own because cargo would otherwise give its needs to the injected library too. Neither side waits for the other.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

pub mod activity;
pub mod definition;
pub mod layout;
pub mod loss;
mod record;
pub mod sample;
pub mod stat;
pub mod switch;
pub mod writer;

pub use record::{
    Class, DEVICE_UNKNOWN, Header, Kind, ParseError, Record, Records, SLOT, WORDS_AT, known_device, slots_for,
};
