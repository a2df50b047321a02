//! What stands in a row at a column.

use std::borrow::Cow;

/// A value, or none. Every whole number is a signed one of 64 bits, which all readers have.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cell<'a> {
    /// There is no value.
    Null,
    /// A whole number, or yes (1) or no (0).
    Int(i64),
    /// Number that need not be whole.
    Real(Real),
    /// Text in UTF-8.
    Text(Cow<'a, str>),
}

/// A floating point number. It equals one with the same bits, so that cells can be compared as they are.
#[derive(Clone, Copy, Debug)]
pub struct Real(pub f64);

impl PartialEq for Real {
    fn eq(&self, other: &Real) -> bool {
        self.0.to_bits() == other.0.to_bits()
    }
}

impl Eq for Real {}

impl std::hash::Hash for Real {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.to_bits().hash(state);
    }
}

impl Cell<'_> {
    /// The same with its own memory.
    pub fn into_owned(self) -> Cell<'static> {
        match self {
            Cell::Null => Cell::Null,
            Cell::Int(n) => Cell::Int(n),
            Cell::Real(n) => Cell::Real(n),
            Cell::Text(text) => Cell::Text(Cow::Owned(text.into_owned())),
        }
    }

    /// An address or handle, all bits of it.
    pub fn bits(bits: impl Into<Option<u64>>) -> Cell<'static> {
        bits.into().map_or(Cell::Null, |bits| Cell::Int(bits.cast_signed()))
    }
}

impl From<i64> for Cell<'_> {
    fn from(n: i64) -> Self {
        Cell::Int(n)
    }
}

/// What is no number is nothing.
impl From<f64> for Cell<'_> {
    fn from(n: f64) -> Self {
        if n.is_nan() { Cell::Null } else { Cell::Real(Real(n)) }
    }
}

/// A number that does not fit is the largest that does: bytes and times of damaged records.
impl From<u64> for Cell<'_> {
    fn from(n: u64) -> Self {
        Cell::Int(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

macro_rules! small {
    ($($t:ty),*) => {$(
        impl From<$t> for Cell<'_> {
            fn from(n: $t) -> Self {
                Cell::Int(i64::from(n))
            }
        }
    )*};
}
small!(i32, u32, u16, u8, bool);

impl<'a> From<&'a str> for Cell<'a> {
    fn from(text: &'a str) -> Self {
        Cell::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<Cow<'a, str>> for Cell<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Cell::Text(text)
    }
}

impl From<String> for Cell<'_> {
    fn from(text: String) -> Self {
        Cell::Text(Cow::Owned(text))
    }
}

impl<'a, T: Into<Cell<'a>>> From<Option<T>> for Cell<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Cell::Null, Into::into)
    }
}
