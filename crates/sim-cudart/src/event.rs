//! Events.

use crate::abi::{Handle, Out, runtime};

runtime! {
    ctx fn cudaEventCreate(d, event: Out<Handle>) {
        d.plain.event_create(event, 0)
    }

    ctx fn cudaEventCreateWithFlags(d, event: Out<Handle>, flags: u32) {
        d.plain.event_create(event, flags)
    }

    ctx fn cudaEventDestroy(d, event: Handle) {
        d.plain.event_destroy(event)
    }

    ctx fn cudaEventQuery(d, event: Handle) {
        d.plain.event_query(event)
    }

    ctx fn cudaEventSynchronize(d, event: Handle) {
        d.plain.event_synchronize(event)
    }

    ptsz fn cudaEventRecord(d, event: Handle, stream: Handle) {
        d.queue.event_record(event, stream)
    }

    ptsz fn cudaEventRecordWithFlags(d, event: Handle, stream: Handle, flags: u32) {
        d.queue.event_record_flags(event, stream, flags)
    }
}

/// How the two majors ask for the time between two events.
#[cfg(not(major = "11"))]
pub fn elapsed(ms: Out<f32>, start: Handle, end: Handle) -> crate::abi::Outcome {
    let d = crate::state::ready()?;
    match d.newest() {
        12080.. => d.plain.event_elapsed_v2(ms, start, end),
        _ => d.plain.event_elapsed(ms, start, end),
    }
}
