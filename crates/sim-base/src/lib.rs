//! What the simulated libraries share.
//!
//! * [`abi`]: statuses and the pointers that callers pass.
//! * [`export`]: the exported symbols, one counted stub each, written by a build script through [`generate`].
//! * [`counters`], [`script`]: how often each function was called, and which calls are made to fail or wait.
//! * [`slab`]: objects behind handles.
//! * [`driver`]: how a library above the driver reaches it.
//! * [`meet`]: ranks in several processes that exchange bytes.
//! * [`number`]: what collectives add up.
//! * [`names`]: which libraries there are; [`testing`]: programs that use them.
//!
//! Every library links its own copy, so nothing here is shared between two of them in one process.

#[cfg(not(target_arch = "x86_64"))]
compile_error!("the exports' stubs are written for x86-64");

pub mod abi;
pub mod counters;
pub mod driver;
pub mod export;
pub mod generate;
pub mod meet;
pub mod names;
pub mod number;
pub mod script;
pub mod slab;
mod small_float;
pub mod testing;
pub mod uuid;
