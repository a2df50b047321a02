//! The node service: who is here, who may ask, what is asked of them.
//!
//! One thread does all of it. What can block (looking at processes of others, at files) goes to threads of its own, so that
//! torch gets its answers at once. Nothing is decided by what a client says about itself: the kernel says who sends.
#![forbid(unsafe_code)]

mod caller;
pub mod certs;
mod dynolog;
mod endpoint;
mod facts;
mod health;
mod identity;
mod listen;
mod lookers;
mod order;
mod paths;
mod pods;
mod process;
mod registry;
mod remote;
mod routes;
mod sandbox;
mod select;
mod server;
mod service;
pub mod settings;
mod spool;
mod store;
mod trouble;
mod watch;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

pub use service::{check, run};
pub use settings::Settings;

/// What all parts share.
#[derive(Debug)]
struct Core {
    settings: Settings,
    registry: registry::Registry,
    host: String,
    started_ms: u64,
    endpoints: Vec<String>,
    trouble: trouble::Trouble,
    pods: pods::Pods,
    lookers: lookers::Lookers,
    /// What the daemon has forbidden itself, in words.
    sandbox: String,
}

/// The core, for one part at a time, never across an await.
#[derive(Clone, Debug)]
struct Shared(Arc<Mutex<Core>>);

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Core> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Milliseconds since 1970.
fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as u64)
}
