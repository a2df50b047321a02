//! What a function's switch says (one byte per function in the `process` file).

/// Not looked at yet: the hook takes the slow path, which starts the library.
pub const COLD: u8 = 0;
/// Pass the call through.
pub const OFF: u8 = 1;
/// Record by the fast path.
pub const ON: u8 = 2;
/// Follow the call's effect on our own state, write no record.
pub const WATCH: u8 = 0x80;
/// Record by the slow path (no usable TSC).
pub const ON_SLOW: u8 = 0x81;
