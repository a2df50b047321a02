//! Capturing streams into graphs.

use crate::abi::{Handle, In, Out, runtime};

runtime! {
    ptsz fn cudaStreamBeginCapture(d, stream: Handle, mode: i32) {
        d.queue.capture_begin(stream, mode)
    }

    ptsz fn cudaStreamBeginCaptureToGraph(
        d, stream: Handle, graph: Handle, after: In<Handle>, data: In<u64>, count: usize, mode: i32,
    ) {
        d.queue.capture_into(stream, graph, after, data, count, mode)
    }

    ptsz fn cudaStreamEndCapture(d, stream: Handle, graph: Out<Handle>) {
        d.queue.capture_end(stream, graph)
    }

    ptsz fn cudaStreamIsCapturing(d, stream: Handle, status: Out<i32>) {
        d.queue.capture_status(stream, status)
    }

    ctx fn cudaThreadExchangeStreamCaptureMode(d, mode: Out<i32>) {
        d.plain.capture_mode(mode)
    }
}
