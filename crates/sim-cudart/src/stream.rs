//! Streams.

use std::ffi::c_void;

use crate::abi::{Device, Handle, In, Out, runtime};
use crate::driver::Callback;

runtime! {
    ctx fn cudaStreamCreate(d, stream: Out<Handle>) {
        d.plain.stream_create(stream, 0)
    }

    ctx fn cudaStreamCreateWithFlags(d, stream: Out<Handle>, flags: u32) {
        d.plain.stream_create(stream, flags)
    }

    ctx fn cudaStreamCreateWithPriority(d, stream: Out<Handle>, flags: u32, priority: i32) {
        d.plain.stream_create_prioritised(stream, flags, priority)
    }

    ctx fn cudaStreamDestroy(d, stream: Handle) {
        d.plain.stream_destroy(stream)
    }

    ptsz fn cudaStreamQuery(d, stream: Handle) {
        d.queue.stream_query(stream)
    }

    ptsz fn cudaStreamSynchronize(d, stream: Handle) {
        d.queue.stream_synchronize(stream)
    }

    ptsz fn cudaStreamWaitEvent(d, stream: Handle, event: Handle, flags: u32) {
        d.queue.stream_wait(stream, event, flags)
    }

    ptsz fn cudaStreamAddCallback(d, stream: Handle, callback: Callback, user: *mut c_void, flags: u32) {
        d.queue.stream_callback(stream, callback, user, flags)
    }

    ptsz fn cudaStreamAttachMemAsync(d, stream: Handle, address: usize, bytes: usize, flags: u32) {
        d.queue.stream_attach(stream, address, bytes, flags)
    }

    ptsz fn cudaStreamGetPriority(d, stream: Handle, priority: Out<i32>) {
        d.queue.stream_priority(stream, priority)
    }

    ptsz fn cudaStreamGetFlags(d, stream: Handle, flags: Out<u32>) {
        d.queue.stream_flags(stream, flags)
    }

    ptsz fn cudaStreamGetId(d, stream: Handle, id: Out<u64>) {
        d.queue.stream_id(stream, id)
    }

    ptsz fn cudaStreamGetDevice(d, stream: Handle, device: Out<Device>) {
        d.queue.stream_device(stream, device)
    }

    ptsz fn cudaStreamGetAttribute(d, stream: Handle, attribute: i32, value: Out<u8>) {
        d.queue.stream_attribute(stream, attribute, value)
    }

    ptsz fn cudaStreamSetAttribute(d, stream: Handle, attribute: i32, value: In<u8>) {
        d.queue.stream_set_attribute(stream, attribute, value)
    }

    ptsz fn cudaStreamCopyAttributes(d, to: Handle, from: Handle) {
        d.queue.stream_copy_attributes(to, from)
    }
}
