//! How stored tables lie in Arrow files: their columns, their types, and how many rows stand together.

use std::sync::{Arc, LazyLock};

use arrow_schema::{DataType, Field, Schema, SchemaRef};
use gputap_tables::calls::{COLUMNS, Field as F};
use gputap_tables::{Column, Fields, Type};

/// Argument words with a column of their own.
pub(crate) const WORDS: usize = 11;
/// Columns of one width: all but `extra`.
pub(crate) const FIXED: usize = 11 + WORDS;
/// Rows of a batch, at most.
pub(crate) const BATCH_ROWS: usize = 65_536;

/// The stored columns of `calls`, in the order of the file.
pub(crate) const STORED: [F; FIXED + 1] = [
    F::process,
    F::thread,
    F::api,
    F::flags,
    F::result,
    F::start_ns,
    F::duration_ns,
    F::call,
    F::parent,
    F::context,
    F::device,
    F::a0,
    F::a1,
    F::a2,
    F::a3,
    F::a4,
    F::a5,
    F::a6,
    F::a7,
    F::a8,
    F::a9,
    F::a10,
    F::extra,
];

/// Bytes of a row in each of them; 0 for the last.
pub(crate) const WIDTHS: [usize; FIXED + 1] = {
    let mut widths = [0; FIXED + 1];
    let mut i = 0;
    while i < widths.len() {
        widths[i] = COLUMNS[STORED[i] as usize].ty.width();
        i += 1;
    }
    widths
};

static SCHEMA: LazyLock<SchemaRef> = LazyLock::new(|| {
    // Only the last, which is bytes, may be missing.
    let field = |f: &F| field(f.column(), *f == F::extra);
    Arc::new(Schema::new(STORED.iter().map(field).collect::<Vec<_>>()))
});

/// Arrow schema of `calls`. Its order is that of [`Columns`](crate::Columns).
pub fn calls_schema() -> SchemaRef {
    SCHEMA.clone()
}

/// The Arrow field of a stored column.
pub(crate) fn field(column: &Column, nullable: bool) -> Field {
    let ty = match column.ty {
        Type::U8 => DataType::UInt8,
        Type::U16 => DataType::UInt16,
        Type::U32 => DataType::UInt32,
        Type::U64 => DataType::UInt64,
        Type::I32 => DataType::Int32,
        Type::I64 => DataType::Int64,
        Type::F64 => DataType::Float64,
        Type::Bool => DataType::Boolean,
        Type::Text => DataType::Utf8,
        Type::Bytes => DataType::Binary,
    };
    Field::new(column.name, ty, nullable)
}
