//! A simulated CUDA driver: N GPUs in host memory, with the driver's names, handles and error codes.
//!
//! It says what it is: every device is called "gputap simulated GPU". It copies, fills, maps and replays for real, so
//! that a program can check its data; it runs no kernels. Every call from outside is counted in a page of its own
//! ([`gputap_sim_base::counters`]), which is what tests of the tracer compare with, so nothing here is shared with the tracer but the
//! catalogue of names.
//!
//! A call goes `exports` (count, scripted faults) → a function of one subject module → the objects in `slab`s.
//! Nothing here prints, and nothing panics on what a program passes.
//!
//! # Using it
//! Put a link called `libcuda.so.1` to the built `libgputap_sim_cuda.so` into a directory of its own and that directory
//! first in `LD_LIBRARY_PATH`. The environment is read once, while the library loads:
//!
//! | variable | meaning |
//! |---|---|
//! | `GPUTAP_SIM_COUNTERS` | file that the calls are counted in, see [`gputap_sim_base::counters`] |
//! | `GPUTAP_SIM_FAIL`, `GPUTAP_SIM_DELAY` | scripted faults, see [`gputap_sim_base::script`] |
//! | `GPUTAP_SIM_VERSION`, `_GPUS`, `_MEM`, `_LAUNCH_NS`, `_KERNEL_NS`, `_COPY_GBPS` | the machine, see [`config`] |
//!
//! # What is simpler than the real thing
//! * Work is done when it is submitted; only its *time* is asynchronous ([`stream`]). Host callbacks run before the call
//!   that submits them returns, and waits for a number in memory wait in the call.
//! * Each process has all of every device's memory to itself, except for what it shares through [`ipc`] and [`vmm`].
//! * Pools keep nothing back, graphs' memory lives as long as the graph, and access to a mapping is one switch.
//! * Green contexts, textures, linking, multicast, external memory, conditional and semaphore nodes, and the 32-bit
//!   forms of CUDA 2 answer "not supported".

mod abi;
mod arena;
mod array;
mod capture;
mod capture_info;
mod clock;
mod config;
mod context;
mod copy;
mod current;
mod device;
mod entry;
mod errors;
mod event;
mod exports;
mod fill;
mod function;
mod graph;
mod graph_exec;
mod graph_node;
mod host;
mod ipc;
mod launch;
mod library;
mod memory;
mod module;
mod op;
mod peer;
mod pointer;
mod pool;
mod proc_address;
mod stream;
mod visible;
mod vmm;
