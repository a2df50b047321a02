//! What a cell of a table holds.

use std::borrow::Cow;

/// A value on its way to SQLite.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Value<'a> {
    Null,
    Int(i64),
    Text(Cow<'a, str>),
}

impl Value<'_> {
    /// A number that does not fit is the largest that does: bytes and times of damaged records.
    pub(crate) fn number(n: u64) -> Value<'static> {
        Value::Int(i64::try_from(n).unwrap_or(i64::MAX))
    }

    /// The same with its own memory.
    pub(crate) fn into_owned(self) -> Value<'static> {
        match self {
            Value::Null => Value::Null,
            Value::Int(n) => Value::Int(n),
            Value::Text(text) => Value::Text(Cow::Owned(text.into_owned())),
        }
    }

    /// An address or handle, all bits of it.
    pub(crate) fn bits(n: u64) -> Value<'static> {
        Value::Int(n as i64)
    }
}

impl From<i64> for Value<'_> {
    fn from(n: i64) -> Self {
        Value::Int(n)
    }
}

impl From<u64> for Value<'_> {
    fn from(n: u64) -> Self {
        Value::number(n)
    }
}

macro_rules! small {
    ($($t:ty),*) => {$(
        impl From<$t> for Value<'_> {
            fn from(n: $t) -> Self {
                Value::Int(i64::from(n))
            }
        }
    )*};
}
small!(i32, u32, u16, u8, bool);

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl<'a, T: Into<Value<'a>>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Value::Null, Into::into)
    }
}
