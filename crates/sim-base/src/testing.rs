//! For tests: what was built, and C programs that use it.
//!
//! The simulated libraries are C interfaces, so what tests them is compiled by a C compiler.

mod built;
mod counts;
mod host;

pub use built::{built, profile_dir, simulated, tmp_dir};
pub use counts::{Counts, counters};
pub use host::{Program, compile};
