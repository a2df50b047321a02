//! Types of elements.

use crate::abi::{Outcome, code};

/// Types of elements, NCCL's `ncclDataType_t`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    I8,
    U8,
    I32,
    U32,
    I64,
    U64,
    F16,
    F32,
    F64,
    Bf16,
    E4m3,
    E5m2,
}

const ALL: [Element; 12] = {
    use Element::*;
    [I8, U8, I32, U32, I64, U64, F16, F32, F64, Bf16, E4m3, E5m2]
};

impl Element {
    /// From NCCL's number.
    pub fn from_number(number: i32) -> Outcome<Element> {
        usize::try_from(number).ok().and_then(|i| ALL.get(i).copied()).ok_or(code::INVALID_ARGUMENT)
    }

    /// Bytes of one.
    pub fn bytes(self) -> usize {
        match self {
            Element::I8 | Element::U8 | Element::E4m3 | Element::E5m2 => 1,
            Element::F16 | Element::Bf16 => 2,
            Element::I32 | Element::U32 | Element::F32 => 4,
            Element::I64 | Element::U64 | Element::F64 => 8,
        }
    }

    /// As kernels' names have it: there the sign does not matter.
    pub fn name(self) -> &'static str {
        match self {
            Element::I8 | Element::U8 => "u8",
            Element::I32 | Element::U32 => "u32",
            Element::I64 | Element::U64 => "u64",
            Element::F16 => "f16",
            Element::F32 => "f32",
            Element::F64 => "f64",
            Element::Bf16 => "bf16",
            Element::E4m3 => "f8e4m3",
            Element::E5m2 => "f8e5m2",
        }
    }
}
