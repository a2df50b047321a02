//! The catalogue's families by name.

/// Family of the driver, libcuda.
pub const DRIVER: u8 = 0;
/// Family of the runtime, libcudart.so.12.
pub const RUNTIME_12: u8 = 2;
/// Family of the runtime, libcudart.so.13.
pub const RUNTIME_13: u8 = 3;
/// Family of NCCL, libnccl.
pub const NCCL: u8 = 4;
/// Family of NVSHMEM, libnvshmem_host.
pub const NVSHMEM: u8 = 6;
