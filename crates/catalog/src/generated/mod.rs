//! Made by `cargo xtask codegen`; do not edit.

#[rustfmt::skip]
pub mod driver;
#[rustfmt::skip]
pub mod hooks;
