//! Drains the rings of a directory into a trace.
//!
//! One [`Collector`] owns a `GPUTAP_DIR` (by `flock`) and is driven by whoever made it: each [`Collector::cycle`] looks
//! once at every ring, stores what is new and only then moves the tail. [`Live`] follows what is stored, for whoever wants to see
//! it while jobs run.
#![forbid(unsafe_code)]

mod collector;
mod directory;
mod drain;
mod error;
mod failed;
mod left;
mod life;
mod live;
mod lock;
mod members;
mod place;
mod refusals;
mod source;

pub use collector::{Collector, Counters, Cycle, Observer};
pub use directory::Directory;
pub use error::Error;
pub use left::{Left, left_behind};
pub use live::{Figures, Following, Live, LiveNames, Watcher};
pub use lock::{Holder, drainer};
pub use members::Members;
pub use place::{default_dir, run_parents};
pub use source::RingOrigin;
