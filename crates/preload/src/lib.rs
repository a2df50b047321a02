//! `libgputap.so`: hooks of the CUDA driver and the libraries above it that write rings.
//!
//! The library is preloaded into every process of a job, so it does nothing at all until the process calls CUDA. From
//! then on each hooked call is recorded into a ring in shared memory; a separate process reads the rings. Nothing on a
//! recorded call's path allocates, locks, prints or enters the kernel, and whatever fails here is counted and the call
//! passed on. There is no `std`, no allocator and no thread of our own; system calls are made directly because libc's
//! wrappers would change the job's `errno`.
//!
//! `hook.s` holds the stubs and the recording path, `hook.rs` what that path leaves to Rust, `library.rs` finds the
//! real functions, `caller.rs` the copy that a caller means, `hot.rs` what the most frequent calls need, `shim.rs` stands in for `dlsym` and `dlopen`, `start.rs` and `lease.rs` make files and rings,
//! `name.rs`, `device.rs` and `graph.rs` ask the driver what a handle means.
#![no_std]

mod caller;
mod comm;
mod config;
mod device;
mod elf;
mod errno;
mod global;
mod graph;
mod hook;
mod hot;
mod inject;
mod lease;
mod library;
mod memory;
mod name;
mod notes;
mod own;
mod record;
mod shim;
mod spawn;
mod start;
mod start_failed;
mod sys;
mod thread;

core::arch::global_asm!(
    include_str!("hook.s"),
    include_str!("generated/stubs.s"),
    include_str!("state.s"),
    functions = const gputap_catalog::hook::COUNT,
    global = const size_of::<global::Global>(),
    switches = const 2 * gputap_wire::layout::process::SWITCHES,
    exports = const gputap_catalog::hook::EXPORT_COUNT,
    hot = const gputap_catalog::hook::HOT.len(),
);

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    // Nothing here is meant to panic; `cargo xtask ci` checks that only start-up, leasing and core refer to this. If it
    // happens all the same, there is no state to unwind to.
    sys::abort()
}
