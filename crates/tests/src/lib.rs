//! What the tests of whole programs share: finding what was built, compiling C programs, running them with and without
//! the library, and reading the rings back.
//!
//! A test names a program of `hosts/`, runs it both ways ([`Job::compare`]), and compares what the rings hold with what
//! the simulated driver counted ([`Outcome::assert_exact`]). Nothing here is shared with the tracer but the catalogue
//! and the reader of rings.

mod built;
mod collect;
pub mod corpus;
mod counts;
mod csv;
pub mod daemon;
pub mod disk;
mod fault;
pub mod feed;
pub mod fuzz;
pub mod history;
mod host;
mod job;
pub mod node;
pub mod public;
mod python;
mod random;
mod ranks_made;
mod rings;
mod skip;
pub mod slurm;
mod started;
pub mod torch;

pub use built::{gputap, library, profile_dir, simulated, tmp_dir};
pub use collect::{Stored, collect, collect_rest, trace_of};
pub use counts::Counts;
pub use csv::csv;
pub use fault::{Fault, Faulted, run_with_fault};
pub use host::{Host, small_driver, source_dir};
pub use job::{Job, Outcome, on_tmpfs};
pub use public::Public;
pub use python::{Python, demo};
pub use random::{Random, SAMPLE, amount};
pub use ranks_made::MadeJob;
pub use rings::{Lease, Process, Recorded, RingData};
pub use skip::{have, is_root, skip};
pub use started::{Ended, Started};

// Of the layers above the driver: calls with their names and sizes, definitions of libraries, and reports.
mod calls;
mod definitions;
pub mod family;
mod report;

pub use calls::{Call, calls};
pub use definitions::{Communicator, LibraryMet};
pub use report::{Traced, number};
