//! Programs that use a GPU the way real ones do, for the demo, the tests and the benchmarks.
//!
//! They reach the driver as cudart does: `dlopen("libcuda.so.1")`, `dlsym("cuGetProcAddress_v2")`, and every other
//! function through that. Each keeps its own account of what it called, so that a trace can be compared with it. Their
//! kernels exist only for the simulated driver: a real one refuses the module image.

mod driver;
mod load;
mod summary;
mod train;

pub use driver::{Calls, Driver};
pub use load::{launch_loop, mixed};
pub use summary::{Moved, Summary, Train};
pub use train::{LEAKED_BYTES, train};
