//! A simulated CUDA driver: N GPUs in host memory, with the driver's names, handles and error codes.
//!
//! It says what it is: every device is called "gputap simulated GPU". It copies, fills, maps and replays for real, so
//! that a program can check its data; it runs no kernels. Every call from outside is counted in a page of its own
//! ([`counters`]), which is what tests of the tracer compare with, so nothing here is shared with the tracer but the
//! catalogue of names.
//!
//! A call goes `exports` (count, scripted faults) → a function of one subject module → the objects in `slab`s.
//! Nothing here prints, and nothing panics on what a program passes.

mod abi;
mod arena;
mod array;
mod capture;
mod clock;
mod config;
mod context;
mod copy;
mod counters;
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
mod script;
mod slab;
mod stream;
mod vmm;
