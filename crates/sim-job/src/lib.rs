//! Programs that use a GPU the way real ones do, for the demo, the tests and the benchmarks.
//!
//! Some reach the driver as cudart does: `dlopen("libcuda.so.1")`, `dlsym("cuGetProcAddress_v2")`, and every other
//! function through that. [`ddp`] uses the runtime and NCCL, as frameworks do. Each keeps its own account of what it
//! called, so that a trace can be compared with it. Their kernels exist only for the simulated driver: a real one
//! refuses the module image.

pub mod ddp;
mod driver;
mod library;
mod load;
mod nccl;
mod runtime;
mod summary;
mod train;

pub use driver::{Calls, Driver};
pub use load::{launch_loop, mixed};
pub use summary::{Moved, Summary, Train};
pub use train::{LEAKED_BYTES, train};
