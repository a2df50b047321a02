//! The node service: who is here, who may ask, what is asked of them.
//!
//! One thread does all of it. What can block (looking at processes of others, at files) goes to threads of its own, so that
//! torch gets its answers at once. Nothing is decided by what a client says about itself: the kernel says who sends.
#![forbid(unsafe_code)]

mod agents;
mod caller;
pub mod certs;
mod dynolog;
mod endpoint;
mod health;
mod identity;
mod listen;
mod lookers;
mod order;
mod paths;
mod places;
mod pods;
mod process;
mod process_look;
mod registry;
mod remote;
mod rights;
mod routes;
mod sandbox;
mod select;
mod server;
mod service;
pub mod settings;
mod share;
mod spool;
mod store;
mod trouble;
mod watch;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

pub use agents::look;
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
    trouble: trouble::ProblemLog,
    pods: pods::Pods,
    lookers: lookers::Lookers,
    /// Looks at processes of others, where the daemon may not.
    look_agent: Option<agents::LookAgent>,
    /// Who looks at processes of others, in words.
    looks: String,
    /// Calls and lines of the log that each caller has left.
    calls: registry::Buckets<caller::Holder>,
    lines: registry::Buckets<caller::Holder>,
    /// What lay in the directories for traces when it was last counted.
    usage: spool::Usage,
    /// What the daemon has forbidden itself, in words.
    sandbox: String,
}

/// Calls of the control interface that a user may make in a second.
const CALLS: u64 = 50;
/// Lines of the log a second about one who is refused.
const LINES: u64 = 5;
/// Callers whose calls and lines are counted.
const CALLERS: usize = 1_024;

impl Core {
    /// Whether a caller may make one more call now: each may look at every process of his, and is logged.
    fn admits(&mut self, caller: &caller::Caller) -> bool {
        let holder = caller.holder();
        let admits = holder == caller::Holder::Operator || self.calls.takes(holder, now_ms());
        self.registry.counters.refused += u64::from(!admits);
        admits
    }

    /// Whether one more line about somebody who is refused goes to the log.
    fn logs(&mut self, about: caller::Holder) -> bool {
        self.lines.takes(about, now_ms())
    }
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
