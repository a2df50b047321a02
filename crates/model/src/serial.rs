//! How values are written in JSON.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use crate::effect::{Direction, Kind};

/// An address or handle as `0x…`: a JSON number loses the low bits of a 64-bit address in many readers.
pub(crate) fn hex<S: Serializer>(value: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{value:#x}"))
}

/// An allocator by its name.
pub(crate) fn kind<S: Serializer>(kind: &Kind, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(kind.name())
}

/// A map by names of allocators.
pub(crate) fn by_kind<S: Serializer>(
    map: &BTreeMap<Kind, impl Serialize>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(map.iter().map(|(kind, value)| (kind.name(), value)))
}

/// A direction by its name.
pub(crate) fn direction<S: Serializer>(direction: &Direction, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(direction.name())
}
