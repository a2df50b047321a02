//! The catalogue's families by name.

/// libcuda.
pub const DRIVER: u8 = 0;
/// libcudart.so.12.
pub const RUNTIME_12: u8 = 2;
/// libcudart.so.13.
pub const RUNTIME_13: u8 = 3;
/// libnccl.
pub const NCCL: u8 = 4;
/// libnvshmem_host.
pub const NVSHMEM: u8 = 6;
