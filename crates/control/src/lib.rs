//! The control interface of the daemon, HTTP and JSON: its types, its paths, a client, and what callers do with it.
//!
//! [`nodes`] finds the daemons that a user means, [`traces`] asks them for traces and follows what becomes of it.
//!
//! The daemon and whoever asks it both depend on this crate and not on each other. Fields may be added within a version;
//! readers skip what they do not know.
#![forbid(unsafe_code)]

pub mod agent;
pub mod api;
mod client;
pub mod credential;
mod error;
pub mod nodes;
pub mod own;
pub mod path;
mod place;
mod text;
pub mod traces;
pub mod trust;
mod tunnel;

pub use api::*;

/// The interface as an OpenAPI document.
pub const OPENAPI: &str = include_str!("openapi.json");

pub use client::Client;
pub use credential::{Credential, CredentialError};
pub use error::Error;
pub use place::{default_socket, directories, sockets};
pub use tunnel::{Tunnel, relay};
