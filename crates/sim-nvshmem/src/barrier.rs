//! Waiting for other PEs.

use std::sync::atomic::{Ordering::SeqCst, fence as memory_fence};

use crate::abi::{Code, Handle, Outcome, status, table};
use crate::stream::submit;
use crate::world::{TEAM_WORLD, world};

fn wait(team: i32) -> Outcome {
    world()?.team(team)?.barrier()
}

extern "C" fn barrier(team: i32) -> i32 {
    status(wait(team))
}

extern "C" fn barrier_all() {
    let _ = wait(TEAM_WORLD);
}

extern "C" fn barrier_on(team: i32, stream: Handle) -> i32 {
    status(submit(stream, move || {
        barrier(team);
    }))
}

extern "C" fn barrier_all_on(stream: Handle) {
    let _ = submit(stream, || barrier_all());
}

/// Puts are done when their calls return.
extern "C" fn fence() {
    memory_fence(SeqCst);
}

extern "C" fn fence_on(_stream: Handle) {
    memory_fence(SeqCst);
}

/// The functions of this module by name.
pub const FUNCTIONS: &[(&str, Code)] = table! {
    "nvshmem_barrier" => barrier;
    "nvshmem_barrier_all" => barrier_all;
    "nvshmem_team_sync" => barrier;
    "nvshmem_sync_all" => barrier_all;
    "nvshmemx_barrier_on_stream" => barrier_on;
    "nvshmemx_barrier_all_on_stream" => barrier_all_on;
    "nvshmemx_team_sync_on_stream" => barrier_on;
    "nvshmemx_sync_all_on_stream" => barrier_all_on;
    "nvshmem_quiet" => fence;
    "nvshmem_fence" => fence;
    "nvshmemx_flush" => fence;
    "nvshmemx_quiet_on_stream" => fence_on;
    "nvshmemx_flush_on_stream" => fence_on;
};
