//! Drains the rings of a directory, and whatever other [`Source`] there is, into a trace.
//!
//! One [`Collector`] owns a `GPUTAP_DIR` (by `flock`) and is driven by whoever made it: each [`Collector::cycle`] looks
//! once at every ring, stores what is new and only then moves the tail, and asks every other source. [`Live`] follows what is
//! stored, for whoever wants to see it while jobs run.
#![forbid(unsafe_code)]

mod collector;
mod directory;
mod drain;
mod error;
mod failed;
mod follow;
mod holder;
mod jobs;
mod left;
mod life;
mod live;
mod lock;
mod members;
pub mod name;
mod observer;
mod pace;
mod place;
mod problems;
mod process;
mod published;
mod recover;
mod rings;
mod source;
mod switched;

pub use collector::Collector;
pub use directory::Directory;
pub use error::Error;
pub use holder::Holder;
pub use jobs::{Job, Recorded, Shown, jobs};
pub use left::{Left, left_behind};
pub use live::{Figures, Following, Live, LiveNames, Watcher};
pub use lock::drainer;
pub use members::Members;
pub use observer::{Counters, Cycle, Observer, RingOrigin};
pub use pace::Pace;
pub use place::default_dir;
pub use published::PublishedFigures;
pub use recover::Recovery;
pub use source::{Outlet, Source};
pub use switched::{Amount, Switched, switched};
