//! How bytes and other values follow from the words and copied structs of a call.

use gputap_catalog::Function;

use crate::call::{Args, Word};

/// How the bytes of a call follow from its arguments.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Size {
    /// Not recorded (lists, foreign memory).
    Unknown,
    /// A word, times another, times a constant.
    Words {
        /// First factor.
        a: Word,
        /// Second factor.
        b: Option<Word>,
        /// Bytes of an element.
        scale: u8,
    },
    /// Product of the fields of a struct; fields that it does not have count as 1.
    Extent {
        /// The fields.
        fields: [Option<Field>; 3],
    },
    /// An array descriptor.
    Array {
        /// Width, height, depth; 0 stands for a side that the array does not have.
        extent: [Option<Field>; 3],
        /// CUarray_format.
        format: Field,
        /// Channels.
        channels: Field,
        /// Word of the number of levels of a mipmap.
        levels: Option<Word>,
    },
}

/// A scalar inside a copied struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Argument whose struct it is in.
    pub arg: u8,
    /// Where it starts.
    pub offset: u16,
    /// Bytes.
    pub size: u8,
}

/// A word or a field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place {
    /// Argument.
    Word(Word),
    /// Inside a struct.
    Field(Field),
}

impl Field {
    /// The value in the copied struct; `None` when the record does not have it.
    pub fn value(&self, function: &Function, args: &Args) -> Option<u64> {
        let bytes = args.structure(function, usize::from(self.arg))?;
        let at = usize::from(self.offset);
        let mut word = [0u8; 8];
        let size = usize::from(self.size).min(8);
        word[..size].copy_from_slice(bytes.get(at..at + size)?);
        Some(u64::from_le_bytes(word))
    }
}

impl Place {
    /// The value.
    pub fn value(&self, function: &Function, args: &Args) -> Option<u64> {
        match self {
            Place::Word(word) => Some(args.value(*word)),
            Place::Field(field) => field.value(function, args),
        }
    }
}

impl Size {
    /// The bytes; `None` when the record does not say.
    pub fn bytes(&self, function: &Function, args: &Args) -> Option<u64> {
        let field = |f: Field| f.value(function, args);
        match *self {
            Size::Unknown => None,
            Size::Words { a, b, scale } => {
                let b = b.map_or(1, |b| args.value(b));
                Some(args.value(a).saturating_mul(b).saturating_mul(u64::from(scale)))
            }
            Size::Extent { fields } => product(fields, field),
            Size::Array { extent: e, format, channels, levels } => {
                let element = format_bytes(field(format)?).saturating_mul(field(channels)?.max(1));
                let base = product(e, |f| field(f).map(|side| side.max(1)))?.saturating_mul(element);
                Some(levels.map_or(base, |l| mipmap(base, args.value(l))))
            }
        }
    }
}

fn product(fields: [Option<Field>; 3], value: impl Fn(Field) -> Option<u64>) -> Option<u64> {
    fields.into_iter().flatten().try_fold(1u64, |product, f| Some(product.saturating_mul(value(f)?)))
}

/// Bytes of all levels of a flat image, each a quarter of the one before.
fn mipmap(base: u64, levels: u64) -> u64 {
    (0..levels.min(32)).fold(0, |sum: u64, level| sum.saturating_add(base >> (2 * level)))
}

/// Bytes of one channel of a CUarray_format. Packed and block-compressed formats count their whole element here
/// divided by the channels they declare, rounded up: arrays are estimates.
fn format_bytes(format: u64) -> u64 {
    match format {
        0x02 | 0x09 | 0x10 | 0xc3..=0xc5 | 0xc9..=0xcb => 2,
        0x03 | 0x0a | 0x20 => 4,
        _ => 1,
    }
}
