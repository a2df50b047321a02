//! The top of the calling thread's context stack.
//!
//! Every call reads it, so it is one variable at a fixed offset from the thread pointer: two instructions and no call,
//! where a thread-local of a shared library takes a call into the loader. That counts against the small room for such
//! variables in libraries loaded late, which is why everything else per thread lives elsewhere.

use std::arch::{asm, global_asm};

use crate::abi::Handle;

global_asm!(
    ".pushsection .tbss.gputap_sim_current, \"awT\", @nobits",
    ".globl gputap_sim_current",
    ".hidden gputap_sim_current",
    ".type gputap_sim_current, @object",
    ".size gputap_sim_current, 8",
    ".balign 8",
    "gputap_sim_current:",
    ".zero 8",
    ".popsection",
);

/// The current context's handle, or 0.
#[inline(always)]
pub fn get() -> Handle {
    let handle: Handle;
    // SAFETY: reads the calling thread's own variable, which exists as long as the thread.
    unsafe {
        asm!(
            "mov {0}, qword ptr [rip + gputap_sim_current@GOTTPOFF]",
            "mov {0}, qword ptr fs:[{0}]",
            out(reg) handle,
            options(readonly, nostack, preserves_flags, pure),
        );
    }
    handle
}

/// Makes a context the current one.
#[inline(always)]
pub fn set(handle: Handle) {
    // SAFETY: writes the calling thread's own variable.
    unsafe {
        asm!(
            "mov {place}, qword ptr [rip + gputap_sim_current@GOTTPOFF]",
            "mov qword ptr fs:[{place}], {handle}",
            place = out(reg) _,
            handle = in(reg) handle,
            options(nostack, preserves_flags),
        );
    }
}
