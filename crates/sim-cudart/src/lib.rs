//! A simulated CUDA runtime: what cudart does, over whatever `libcuda.so.1` the loader finds.
//!
//! It is built three times from this source, as `libcudart.so.13`, `libcudart.so.12` and `libcudart.so.11.0`, because
//! they can live in one process. Symbols carry the library's version, as the real ones do (`cudaMalloc@@libcudart.so.13`).
//!
//! A call goes `exports` (count, scripted faults) → a function of one subject module → the driver's entry points, which
//! the first call resolves ([`driver`]). Nothing here simulates a device: memory, streams and graphs are the driver's.
//!
//! # What is simpler than the real thing
//! * The current device of a thread is what the runtime set last, or the context that was current at its first call.
//! * Textures, surfaces, external memory, green contexts, conditional nodes and graphics answer "not supported".
//!
//! `GPUTAP_SIM_CUDART_COUNTERS` names the file that calls are counted in; `GPUTAP_SIM_FAIL` and `GPUTAP_SIM_DELAY` take
//! this library's names too (see `gputap_sim_base`).

mod abi;
mod array;
mod capture;
mod copy;
mod copy_shape;
mod device;
mod driver;
mod entry;
mod error;
mod event;
mod exports;
mod fill;
mod function;
mod graph;
#[cfg(not(major = "11"))]
mod graph_any;
mod graph_exec;
mod graph_node;
mod host;
mod ipc;
mod launch;
mod library;
mod memory;
mod peer;
mod pool;
mod properties;
mod register;
#[cfg(not(major = "11"))]
mod since_12;
mod state;
mod stream;
mod symbol;
#[cfg(not(major = "13"))]
mod until_12;
#[cfg(major = "11")]
mod v11;
#[cfg(major = "12")]
mod v12;
#[cfg(major = "13")]
mod v13;
