//! Which columns of `calls` a scan hands out.

use std::ops::{BitOr, BitOrAssign};

use crate::format::schema::WIDTHS;

/// A set of columns of [`Calls`](crate::format::model::Calls). Columns outside the set are not decompressed and stay empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Columns(u32);

impl Columns {
    /// No column: only the number of rows.
    pub const NONE: Columns = Columns(0);
    /// Number of the process in the trace.
    pub const PROCESS: Columns = Columns(1 << 0);
    /// Id of the thread that made the call.
    pub const THREAD: Columns = Columns(1 << 1);
    /// Id of the function that was called.
    pub const API: Columns = Columns(1 << 2);
    /// Bits that say whether the call had not returned or was passed on.
    pub const FLAGS: Columns = Columns(1 << 3);
    /// Code that the call returned.
    pub const RESULT: Columns = Columns(1 << 4);
    /// When the call was entered.
    pub const START: Columns = Columns(1 << 5);
    /// Time inside the call, or -1 when it had not returned.
    pub const DURATION: Columns = Columns(1 << 6);
    /// Number of the call.
    pub const CALL: Columns = Columns(1 << 7);
    /// Number of the call around it.
    pub const PARENT: Columns = Columns(1 << 8);
    /// Number of the context in its process, 0 for none.
    pub const CONTEXT: Columns = Columns(1 << 9);
    /// Ordinal of the device as its process counts.
    pub const DEVICE: Columns = Columns(1 << 10);
    /// All eleven argument words.
    pub const WORDS: Columns = Columns(((1 << 11) - 1) << 11);
    /// Words beyond the eleventh and copied structs.
    pub const EXTRA: Columns = Columns(1 << 22);
    /// All columns of `calls`.
    pub const ALL: Columns = Columns((1 << 23) - 1);

    /// Argument word `i` alone; nothing for `i` above 10.
    pub const fn word(i: usize) -> Columns {
        if i < 11 { Columns(1 << (11 + i)) } else { Columns(0) }
    }

    /// The first `n` columns of a table.
    pub(crate) const fn first(n: usize) -> Columns {
        Columns((1 << n) - 1)
    }

    /// Whether every column of `other` is in this set.
    pub const fn has(self, other: Columns) -> bool {
        self.0 & other.0 == other.0
    }

    /// Both sets, for constants.
    pub const fn with(self, other: Columns) -> Columns {
        Columns(self.0 | other.0)
    }

    /// The columns that are not in `other`.
    pub const fn without(self, other: Columns) -> Columns {
        Columns(self.0 & !other.0)
    }

    /// Bytes of a row, without those of `extra`.
    pub fn row_bytes(self) -> u64 {
        self.indices().map(|i| WIDTHS[i] as u64).sum()
    }

    /// Whether the column with this index in the Arrow schema is in the set.
    pub(crate) fn has_index(self, i: usize) -> bool {
        self.0 & (1 << i) != 0
    }

    /// Indices of the columns in the Arrow schema, ascending.
    pub(crate) fn indices(self) -> impl Iterator<Item = usize> {
        (0..23).filter(move |i| self.has_index(*i))
    }
}

impl BitOr for Columns {
    type Output = Columns;

    fn bitor(self, other: Columns) -> Columns {
        self.with(other)
    }
}

impl BitOrAssign for Columns {
    fn bitor_assign(&mut self, other: Columns) {
        *self = self.with(other);
    }
}
