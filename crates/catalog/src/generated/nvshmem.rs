//! Made by `cargo xtask codegen`; do not edit.

use crate::{Arg, Enum, Field, Function, Group, Layer, Returns, Role, Struct, Words};


/// Every function, in order of id.
pub const FUNCTIONS: &[Function] = &[
];

/// Enums that arguments and fields use.
pub const ENUMS: &[Enum] = &[
];

/// Structs that arguments point to or are.
pub const STRUCTS: &[Struct] = &[
];
