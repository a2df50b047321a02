//! What PyTorch's profiler (Kineto) and a node daemon say to each other, and what a `dyno` client says: bytes ⇄ types.
//!
//! Nothing here does I/O, and nothing here believes a length. The wire structures are the same in every torch release
//! from 2.0 on; what differs between releases is in [`release`].
#![forbid(unsafe_code)]

pub mod config;
pub mod dyno;
pub mod message;
pub mod output;
pub mod release;
pub mod written;

pub use config::{Config, ConfigError};
pub use message::{Kinds, Malformed, Message, Reply};

/// Name of the daemon's socket. In the abstract name space its address is a NUL, this name, and a NUL that belongs to the
/// name.
pub const DAEMON: &str = "dynolog";

/// How the names of clients' sockets begin; a UUID follows.
pub const CLIENT: &str = "dynoconfigclient";

/// Longest directory for sockets: clients copy the path into an address without looking at its length.
pub const DIRECTORY_MAX: usize = 54;
