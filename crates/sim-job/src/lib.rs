//! Programs that use a GPU the way real ones do, for the demo, the tests and the benchmarks.
//!
//! They reach the driver as cudart does: `dlopen("libcuda.so.1")`, `dlsym("cuGetProcAddress_v2")`, and every other
//! function through that. Each keeps its own account of what it called, so that a trace can be compared with it. They
//! run on the simulated driver, and [`launch_loop`] and [`mixed`] on a real one only if it accepts
//! the simulator's module image, which it does not.

mod driver;
mod load;
mod train;

pub use driver::{Calls, Driver};
pub use load::{launch_loop, mixed};
pub use train::{LEAKED_BYTES, Moved, Summary, Train, train};
