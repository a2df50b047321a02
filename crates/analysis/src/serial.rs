//! How values are written in JSON.

use serde::Serializer;

/// An address or handle as `0x…`: a JSON number loses the low bits of a 64-bit address in many readers.
pub(crate) fn hex<S: Serializer>(value: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{value:#x}"))
}
