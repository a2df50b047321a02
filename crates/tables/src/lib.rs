//! Every table and column that a trace has, once.
//!
//! Arrow files, SQL, Parquet, CSV, `gputap sql --schema` and the documents are made of this list ([`ALL`]). A kind of row
//! is a type that implements [`Row`] beside its data. Its `match` goes through the columns of its table, so a column that
//! is added here does not compile until every row says what stands there.
#![forbid(unsafe_code)]

mod cell;
mod list;

pub use cell::{Cell, Real};
pub use list::*;

type Str = &'static str;

/// A table by its name, its columns and where its rows come from.
#[derive(Debug, PartialEq, Eq)]
pub struct Table {
    /// Name, which is that of its files too.
    pub name: Str,
    /// What a row is, in a sentence.
    pub about: Str,
    /// Where its rows come from.
    pub kind: TableKind,
    /// Columns that it is looked up by.
    pub key: &'static [Str],
    /// Columns, in order.
    pub columns: &'static [Column],
}

/// Where the rows of a table come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableKind {
    /// They grow with the trace, and are read from it piece by piece.
    Stored,
    /// They are made from stored rows whenever somebody reads them.
    Derived,
    /// They are few: kept in memory, and written when the trace is closed.
    Small,
    /// They are few, and about the traces that are read: no trace has them.
    Reading,
    /// They are those of another table that this query chooses.
    View(Str),
}

/// A column of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Name as users write it.
    pub name: Str,
    /// What it holds.
    pub ty: Type,
    /// What its numbers count.
    pub unit: Unit,
    /// Who has it.
    pub kept: Kept,
    /// What it means.
    pub about: Str,
}

/// What a column holds. A cell without a value is empty, whatever its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// Unsigned number of 8 bits.
    U8,
    /// Unsigned number of 16 bits.
    U16,
    /// Unsigned number of 32 bits.
    U32,
    /// Unsigned number of 64 bits.
    U64,
    /// Signed number of 32 bits.
    I32,
    /// Signed number of 64 bits.
    I64,
    /// Floating point number of 64 bits.
    F64,
    /// Yes (1) or no (0).
    Bool,
    /// Text in UTF-8.
    Text,
    /// Bytes as recorded, which only the trace's own file has.
    Bytes,
}

impl Type {
    /// The type of the column in SQLite.
    pub const fn sql(self) -> Str {
        match self {
            Type::Text => "TEXT",
            Type::Bytes => "BLOB",
            Type::F64 => "REAL",
            _ => "INTEGER",
        }
    }

    /// Whether its cells are whole numbers.
    pub const fn is_number(self) -> bool {
        !matches!(self, Type::Text | Type::Bytes | Type::F64)
    }

    /// Bytes of a number; 0 where cells differ.
    pub const fn width(self) -> usize {
        match self {
            Type::U8 | Type::Bool => 1,
            Type::U16 => 2,
            Type::U32 | Type::I32 => 4,
            Type::U64 | Type::I64 | Type::F64 => 8,
            Type::Text | Type::Bytes => 0,
        }
    }

    /// As documents of the Arrow files have it.
    pub const fn arrow(self) -> Str {
        match self {
            Type::U8 => "u8",
            Type::U16 => "u16",
            Type::U32 => "u32",
            Type::U64 => "u64",
            Type::I32 => "i32",
            Type::I64 => "i64",
            Type::F64 => "f64",
            Type::Bool => "bool",
            Type::Text => "utf8",
            Type::Bytes => "binary",
        }
    }
}

/// What the numbers of a column count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Things, or nothing.
    One,
    /// Nanoseconds from one moment to another.
    Ns,
    /// Nanoseconds of the host's CLOCK_MONOTONIC.
    Clock,
    /// Nanoseconds since 1970.
    Unix,
    /// Bytes of memory or data.
    Bytes,
    /// Nothing: the 64 bits of an address, handle or argument. SQL and exports show them as a signed number.
    Bits,
}

impl Unit {
    /// As documents have it.
    pub const fn name(self) -> Str {
        match self {
            Unit::One => "",
            Unit::Ns => "ns",
            Unit::Clock => "clock ns",
            Unit::Unix => "unix ns",
            Unit::Bytes => "bytes",
            Unit::Bits => "bits",
        }
    }
}

/// Who has a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// The trace's own files, SQL and exports.
    Both,
    /// The trace's own files and SQL, as it was recorded. Exports have columns that say what it means.
    Stored,
    /// SQL and exports: it is made of stored columns.
    Derived,
    /// SQL alone: it puts into words what other columns say.
    Asked,
}

impl Column {
    /// Whether the trace's own files have it.
    pub const fn is_stored(&self) -> bool {
        matches!(self.kept, Kept::Both | Kept::Stored)
    }

    /// Whether SQL has it.
    pub const fn is_in_sql(&self) -> bool {
        !matches!(self.ty, Type::Bytes)
    }

    /// Whether Parquet and CSV have it.
    pub const fn is_exported(&self) -> bool {
        matches!(self.kept, Kept::Both | Kept::Derived)
    }
}

impl Table {
    /// The columns that SQL has: all but bytes, which come last, so that numbers of columns are the same.
    pub fn sql_columns(&self) -> &'static [Column] {
        let n = self.columns.iter().take_while(|c| c.is_in_sql()).count();
        &self.columns[..n]
    }

    /// Number of the column with this name.
    pub fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|c| c.name == name)
    }

    /// Whether each query reads its rows from the trace.
    pub fn is_scanned(&self) -> bool {
        !matches!(self.kind, TableKind::Small | TableKind::Reading)
    }

    /// Numbers of the columns of which `which` says so.
    pub fn chosen(&self, which: fn(&Column) -> bool) -> Vec<usize> {
        (0..self.columns.len()).filter(|i| which(&self.columns[*i])).collect()
    }

    /// The query of a view.
    pub fn view(&self) -> Option<Str> {
        if let TableKind::View(query) = self.kind { Some(query) } else { None }
    }
}

/// The columns of one table as a type, so that a row answers for all of them.
pub trait Fields: Copy + PartialEq + Send + Sync + 'static {
    /// The table that has these columns.
    const TABLE: &'static Table;
    /// Its columns, in order.
    const ALL: &'static [Self];
    /// Which of them it is.
    fn index(self) -> usize;

    /// The same as data.
    fn column(self) -> &'static Column {
        &Self::TABLE.columns[self.index()]
    }
}

/// A row of a table.
pub trait Row {
    /// The columns of its table.
    type Field: Fields;
    /// What stands at a column.
    fn cell(&self, field: Self::Field) -> Cell<'_>;
}

/// A row of any table.
pub trait AnyRow {
    /// The table that the row is in.
    fn table(&self) -> &'static Table;
    /// What stands at the column with this number; nothing where there is none.
    fn cell_at(&self, column: usize) -> Cell<'_>;
}

impl<R: Row> AnyRow for R {
    fn table(&self) -> &'static Table {
        R::Field::TABLE
    }

    fn cell_at(&self, column: usize) -> Cell<'_> {
        R::Field::ALL.get(column).map_or(Cell::Null, |field| self.cell(*field))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_every_column_says_what_it_means() {
        for (i, table) in ALL.iter().enumerate() {
            assert!(!ALL[..i].iter().any(|t| t.name == table.name), "{}", table.name);
            assert!(table.about.ends_with('.'), "{}", table.name);
            for (i, column) in table.columns.iter().enumerate() {
                let of = format!("{}.{}", table.name, column.name);
                assert!(!table.columns[..i].iter().any(|c| c.name == column.name), "{of}");
                assert!(!column.about.is_empty() && !column.about.contains('|'), "{of}");
                let (ns, bytes) = (column.name.ends_with("_ns"), column.name.ends_with("bytes"));
                assert_eq!(ns, matches!(column.unit, Unit::Ns | Unit::Clock | Unit::Unix), "{of}");
                assert_eq!(bytes, column.unit == Unit::Bytes, "{of}");
                assert!(column.unit != Unit::Bits || column.ty == Type::U64, "{of}");
            }
            for key in table.key {
                assert!(table.column(key).is_some(), "{}.{key}", table.name);
            }
        }
    }

    #[test]
    fn bytes_come_last() {
        for table in ALL {
            assert!(
                table.columns[table.sql_columns().len()..].iter().all(|c| !c.is_in_sql()),
                "{}",
                table.name
            );
        }
    }

    /// A table that no trace has can't have stored columns, and the other way round.
    #[test]
    fn what_is_stored_is_in_tables_that_traces_have() {
        for table in ALL {
            let stored = matches!(table.kind, TableKind::Stored | TableKind::Small);
            let has = table.columns.iter().any(Column::is_stored);
            assert!(stored == has || table.view().is_some(), "{}", table.name);
        }
    }

    #[test]
    fn a_view_has_the_columns_of_its_table() {
        for view in ALL.iter().filter(|t| t.view().is_some()) {
            let query = view.view().unwrap_or_default();
            let of = query.split_once("FROM ").and_then(|(_, rest)| rest.split(' ').next());
            let of = ALL.iter().find(|t| Some(t.name) == of).expect(query);
            assert_eq!(of.columns, view.columns, "{}", view.name);
        }
    }
}
