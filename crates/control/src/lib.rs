//! The control interface of the daemon, HTTP and JSON: its types, its paths, and a client.
//!
//! The daemon and whoever asks it both depend on this crate and not on each other. Fields may be added within a version;
//! readers skip what they do not know.
#![forbid(unsafe_code)]

pub mod agent;
pub mod api;
mod client;
pub mod credential;
pub mod path;
mod place;
mod text;
pub mod trust;
mod tunnel;

pub use api::*;

/// The interface as an OpenAPI document.
pub const OPENAPI: &str = include_str!("openapi.json");

pub use client::{Client, Error};
pub use credential::{Credential, CredentialError};
pub use place::{default_socket, directories, sockets};
pub use tunnel::{Tunnel, relay};
