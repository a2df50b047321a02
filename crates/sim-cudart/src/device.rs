//! Devices: how many, which one, and what holds for all of one.

use crate::abi::{Device, Out, Text, code, runtime};
use crate::state;

runtime! {
    init fn cudaGetDeviceCount(d, count: Out<i32>) {
        d.plain.device_count(count)
    }

    init fn cudaGetDevice(d, device: Out<Device>) {
        device.set(state::device())
    }

    /// Makes the device's primary context, too.
    init fn cudaSetDevice(d, device: Device) {
        if !(0..state::device_count()?).contains(&device) {
            return Err(code::INVALID_DEVICE);
        }
        state::use_device(device)
    }

    /// The same without making it the thread's device.
    init fn cudaInitDevice(d, device: Device, flags: u32, flag_set: u32) {
        if flag_set != 0 {
            d.plain.primary_flags(device, flags)?;
        }
        state::primary(device).map(drop)
    }

    init fn cudaSetValidDevices(d, list: Out<Device>, count: i32) {
        if count > 0 { list.required() } else { Ok(()) }
    }

    init fn cudaSetDeviceFlags(d, flags: u32) {
        d.plain.primary_flags(state::device(), flags)
    }

    init fn cudaGetDeviceFlags(d, flags: Out<u32>) {
        let mut active = 0;
        d.plain.primary_state(state::device(), flags, &raw mut active)
    }

    init fn cudaDeviceGetAttribute(d, value: Out<i32>, attribute: i32, device: Device) {
        d.plain.device_attribute(value, attribute, device)
    }

    init fn cudaDeviceGetPCIBusId(d, text: Out<u8>, room: i32, device: Device) {
        d.plain.device_bus_id(text, room, device)
    }

    init fn cudaDeviceGetByPCIBusId(d, device: Out<Device>, text: Text) {
        d.plain.device_by_bus_id(device, text.0)
    }

    ctx fn cudaDeviceSynchronize(d) {
        d.plain.ctx_synchronize()
    }

    ctx fn cudaDeviceGetLimit(d, value: Out<usize>, limit: i32) {
        d.plain.ctx_limit(value, limit)
    }

    ctx fn cudaDeviceSetLimit(d, limit: i32, value: usize) {
        d.plain.ctx_set_limit(limit, value)
    }

    ctx fn cudaDeviceGetCacheConfig(d, config: Out<i32>) {
        d.plain.ctx_cache(config)
    }

    ctx fn cudaDeviceSetCacheConfig(d, config: i32) {
        d.plain.ctx_set_cache(config)
    }

    ctx fn cudaDeviceGetSharedMemConfig(d, config: Out<i32>) {
        d.plain.ctx_shared(config)
    }

    ctx fn cudaDeviceSetSharedMemConfig(d, config: i32) {
        d.plain.ctx_set_shared(config)
    }

    ctx fn cudaDeviceGetStreamPriorityRange(d, least: Out<i32>, greatest: Out<i32>) {
        d.plain.ctx_priorities(least, greatest)
    }

    ctx fn cudaCtxResetPersistingL2Cache(d) {
        d.plain.ctx_reset_l2()
    }

    ctx fn cudaDeviceFlushGPUDirectRDMAWrites(d, target: i32, scope: i32) {
        d.plain.flush_writes(target, scope)
    }

    init fn cudaDeviceGraphMemTrim(d, device: Device) {
        d.plain.device_graph_trim(device)
    }

    init fn cudaDeviceGetGraphMemAttribute(d, device: Device, attribute: i32, value: Out<u8>) {
        d.plain.device_graph_attribute(device, attribute, value)
    }

    init fn cudaDeviceSetGraphMemAttribute(d, device: Device, attribute: i32, value: Out<u8>) {
        d.plain.device_set_graph_attribute(device, attribute, value)
    }
}
