//! Made by `cargo xtask codegen`; do not edit.

#[rustfmt::skip]
pub mod driver;
#[rustfmt::skip]
pub mod runtime;
#[rustfmt::skip]
pub mod nccl;
#[rustfmt::skip]
pub mod nvml;
#[rustfmt::skip]
pub mod nvshmem;
#[rustfmt::skip]
pub mod hooks;
#[rustfmt::skip]
pub mod order;
