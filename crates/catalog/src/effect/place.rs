//! Where the words, fields and sizes of a call are.

use crate::{Arg, Role};

/// Where a scalar argument is and which of its bits count.
///
/// A 32-bit argument travels in a 64-bit register whose upper half the caller may leave dirty, and the record
/// holds the register. Two sides of a `dim3` share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// Index of the word.
    pub at: u8,
    /// Bytes that count, 1 to 8.
    pub bytes: u8,
    /// Bits below them.
    pub shift: u8,
}

impl Word {
    /// Where `arg` is.
    pub fn from_arg(arg: &Arg) -> Word {
        let bytes = match arg.role {
            _ if arg.out > 0 => arg.out.min(8),
            Role::Enum(_) | Role::DataType(_) | Role::RedOp(_) => 4,
            Role::Device | Role::Peer | Role::Root | Role::Float => 4,
            _ => width(arg.ty),
        };
        Word { at: arg.word, bytes, shift: 0 }
    }

    /// The value in the word `raw`.
    #[inline]
    pub fn value(self, raw: u64) -> u64 {
        let raw = raw >> self.shift;
        match self.bytes {
            8.. => raw,
            n => raw & ((1u64 << (u32::from(n) * 8)) - 1),
        }
    }
}

/// Bytes of a scalar of this C type as the vendors' headers use them.
fn width(ty: &str) -> u8 {
    match ty.strip_prefix("const ").unwrap_or(ty) {
        "char" | "signed char" | "unsigned char" | "int8_t" | "uint8_t" => 1,
        "short" | "unsigned short" | "int16_t" | "uint16_t" => 2,
        "int" | "unsigned int" | "int32_t" | "uint32_t" | "cuuint32_t" | "CUdeviceptr_v1" | "EGLint"
        | "GLenum" | "GLuint" => 4,
        "VdpDevice" | "VdpVideoSurface" | "VdpOutputSurface" => 4,
        "nvshmem_team_t" | "nvmlVgpuInstance_t" | "nvmlVgpuTypeId_t" | "ncclCftLeId" => 4,
        _ => 8,
    }
}

/// A scalar inside a copied struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Argument whose struct it is in.
    pub arg: u8,
    /// Where it starts.
    pub offset: u16,
    /// Size of the scalar in bytes.
    pub size: u8,
}

/// A word or a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordPlace {
    /// A word of an argument.
    Word(Word),
    /// Inside a struct.
    Field(Field),
}

/// How the bytes of a call follow from its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Not recorded (lists, foreign memory).
    Unknown,
    /// A word, times another, times a constant.
    Words {
        /// Word of the first factor.
        a: Word,
        /// Word of the second factor; `None` counts as 1.
        b: Option<Word>,
        /// Bytes of an element.
        scale: u8,
    },
    /// The product of three sides, of which those that are not there count as 1.
    Extent {
        /// Where the three sides are.
        sides: [Option<WordPlace>; 3],
        /// Where one of these is not 0 the sides count elements of unknown size.
        unless: [Option<Field>; 2],
    },
    /// The bytes of an array, estimated from its sides and format.
    Array {
        /// Width, height, depth; 0 stands for a side that the array does not have.
        extent: [Option<WordPlace>; 3],
        /// What an element is.
        format: Format,
        /// Word of the number of levels of a mipmap.
        levels: Option<Word>,
    },
}

/// What an element of an array is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// CUarray_format, and channels of it.
    Channels(Field, Field),
    /// The bits of each channel: cudaChannelFormatDesc.
    Bits([Field; 4]),
}

/// Bytes of one channel of a CUarray_format. Packed and block-compressed formats count their whole element here
/// divided by the channels they declare, rounded up: arrays are estimates.
pub(super) const fn format_bytes(format: u64) -> u64 {
    match format {
        0x02 | 0x09 | 0x10 | 0xc3..=0xc5 | 0xc9..=0xcb => 2,
        0x03 | 0x0a | 0x20 => 4,
        _ => 1,
    }
}

impl Size {
    /// The bytes; `None` when the record does not say. `word` and `field` read the record.
    pub fn bytes(&self, word: impl Fn(Word) -> u64, field: impl Fn(Field) -> Option<u64>) -> Option<u64> {
        let place = |place: WordPlace| match place {
            WordPlace::Word(w) => Some(word(w)),
            WordPlace::Field(f) => field(f),
        };
        match *self {
            Size::Unknown => None,
            Size::Words { a, b, scale } => {
                let b = b.map_or(1, &word);
                Some(word(a).saturating_mul(b).saturating_mul(u64::from(scale)))
            }
            Size::Extent { sides, unless } => {
                let elements = unless.into_iter().flatten().any(|f| field(f).is_some_and(|v| v != 0));
                if elements { None } else { product(sides, place) }
            }
            Size::Array { extent, format, levels } => {
                let element = match format {
                    Format::Channels(f, n) => format_bytes(field(f)?).saturating_mul(field(n)?.max(1)),
                    Format::Bits(bits) => {
                        bits.into_iter().try_fold(0u64, |sum, f| Some(sum.saturating_add(field(f)?)))? / 8
                    }
                };
                let base = product(extent, |p| place(p).map(|side| side.max(1)))?.saturating_mul(element);
                Some(levels.map_or(base, |l| mipmap(base, word(l))))
            }
        }
    }
}

fn product(sides: [Option<WordPlace>; 3], value: impl Fn(WordPlace) -> Option<u64>) -> Option<u64> {
    sides.into_iter().flatten().try_fold(1u64, |product, p| Some(product.saturating_mul(value(p)?)))
}

/// Bytes of all levels of a flat image, each a quarter of the one before.
fn mipmap(base: u64, levels: u64) -> u64 {
    (0..levels.min(32)).fold(0, |sum: u64, level| sum.saturating_add(base >> (2 * level)))
}
