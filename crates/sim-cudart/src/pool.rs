//! Memory pools.

use crate::abi::{Device, Handle, In, Out, runtime};
use crate::driver::Location;

runtime! {
    init fn cudaMemPoolCreate(d, pool: Out<Handle>, properties: In<u8>) {
        d.plain.pool_create(pool, properties)
    }

    init fn cudaMemPoolDestroy(d, pool: Handle) {
        d.plain.pool_destroy(pool)
    }

    init fn cudaMemPoolTrimTo(d, pool: Handle, bytes: usize) {
        d.plain.pool_trim(pool, bytes)
    }

    init fn cudaMemPoolGetAttribute(d, pool: Handle, attribute: i32, value: Out<u8>) {
        d.plain.pool_attribute(pool, attribute, value)
    }

    init fn cudaMemPoolSetAttribute(d, pool: Handle, attribute: i32, value: Out<u8>) {
        d.plain.pool_set_attribute(pool, attribute, value)
    }

    init fn cudaMemPoolGetAccess(d, flags: Out<u32>, pool: Handle, location: In<Location>) {
        d.plain.pool_access(flags, pool, location)
    }

    init fn cudaMemPoolSetAccess(d, pool: Handle, list: In<u8>, count: usize) {
        d.plain.pool_set_access(pool, list, count)
    }

    init fn cudaDeviceGetDefaultMemPool(d, pool: Out<Handle>, device: Device) {
        d.plain.device_default_pool(pool, device)
    }

    init fn cudaDeviceGetMemPool(d, pool: Out<Handle>, device: Device) {
        d.plain.device_pool(pool, device)
    }

    init fn cudaDeviceSetMemPool(d, device: Device, pool: Handle) {
        d.plain.device_set_pool(device, pool)
    }
}
