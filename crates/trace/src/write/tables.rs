//! `tables/*.arrow`: the small tables of a closed trace, for readers that are not gputap.

use std::sync::Arc;

use arrow_array::builder::{
    BooleanBuilder, Int32Builder, Int64Builder, StringBuilder, UInt8Builder, UInt16Builder, UInt32Builder,
    UInt64Builder,
};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{Field, Schema};
use gputap_tables::{ALL, AnyRow, Cell, Column, Table, TableKind, Type, apis};

use crate::account::rows::{ApiRow, Small};
use crate::account::summary::Summary;
use crate::error::Error;
use crate::format::apis::Apis;
use crate::format::files::{Durable, Layout, sync_dir};
use crate::format::schema::{BATCH_ROWS, field};
use crate::write::arrow_file::ArrowFile;

/// The tables of a closed trace besides `calls`; `apis` is there from the beginning.
pub(crate) fn small() -> impl Iterator<Item = &'static Table> {
    ALL.iter().copied().filter(|t| t.kind == TableKind::Small)
}

/// Those that closing writes.
pub(crate) fn of_closing() -> impl Iterator<Item = &'static Table> {
    small().filter(|t| t.name != apis::TABLE.name)
}

/// Writes the functions of the trace to `tables/apis.arrow`.
pub(crate) fn write_apis(layout: &Layout, apis: &Apis) -> Result<(), Error> {
    let mut file = TableFile::new(&apis::TABLE);
    (0..=u16::MAX).zip(apis.rows()).for_each(|(id, api)| file.add(&ApiRow::new(id, api)));
    file.write(layout, Durable::Now)?;
    sync_dir(&layout.dir.join("tables"))
}

/// Writes all tables but `apis`. All of them come from the journal, which is durable: nobody waits for the disk.
pub(crate) fn write(layout: &Layout, summary: &Summary, host: &str) -> Result<(), Error> {
    let small = Small {
        summary,
        host_of: &|process| {
            Some(host).filter(|h| !h.is_empty()).or(process.place.host.as_deref()).map(str::to_owned)
        },
        trace_of: &|_| None,
        kernel_at: &|_, _, _| None,
    };
    of_closing().try_for_each(|table| {
        let mut file = TableFile::new(table);
        small.rows(table, &mut |row| file.add(row));
        file.write(layout, Durable::Later)
    })
}

/// A table under construction: the columns that are stored.
struct TableFile {
    table: &'static Table,
    columns: Vec<(usize, Values)>,
}

/// The cells of a column.
enum Values {
    U8(UInt8Builder),
    U16(UInt16Builder),
    U32(UInt32Builder),
    U64(UInt64Builder),
    I32(Int32Builder),
    I64(Int64Builder),
    Bool(BooleanBuilder),
    Text(StringBuilder),
}

impl TableFile {
    fn new(table: &'static Table) -> TableFile {
        let stored = table.chosen(Column::is_stored).into_iter();
        TableFile { table, columns: stored.map(|i| (i, Values::new(table.columns[i].ty))).collect() }
    }

    fn add(&mut self, row: &dyn AnyRow) {
        self.columns.iter_mut().for_each(|(i, values)| values.add(&row.cell_at(*i)));
    }

    fn write(self, layout: &Layout, durable: Durable) -> Result<(), Error> {
        let path = layout.table(self.table.name);
        let fields: Vec<Field> =
            self.columns.iter().map(|(i, _)| field(&self.table.columns[*i], true)).collect();
        let arrays = self.columns.into_iter().map(|(_, values)| values.finish()).collect();
        let schema = Arc::new(Schema::new(fields));
        let batch = RecordBatch::try_new(schema.clone(), arrays).map_err(Error::arrow("write", &path))?;
        let mut file = ArrowFile::create(&path, &schema)?;
        for at in (0..batch.num_rows()).step_by(BATCH_ROWS) {
            file.write(&batch.slice(at, BATCH_ROWS.min(batch.num_rows() - at)))?;
        }
        file.finish(durable)?.publish()
    }
}

impl Values {
    fn new(ty: Type) -> Values {
        match ty {
            Type::U8 => Values::U8(UInt8Builder::new()),
            Type::U16 => Values::U16(UInt16Builder::new()),
            Type::U32 => Values::U32(UInt32Builder::new()),
            Type::U64 => Values::U64(UInt64Builder::new()),
            Type::I32 => Values::I32(Int32Builder::new()),
            Type::I64 => Values::I64(Int64Builder::new()),
            // No small table has such numbers or bytes.
            Type::F64 | Type::Bytes | Type::Text => Values::Text(StringBuilder::new()),
            Type::Bool => Values::Bool(BooleanBuilder::new()),
        }
    }

    fn add(&mut self, cell: &Cell<'_>) {
        let number = if let Cell::Int(n) = cell { Some(*n) } else { None };
        match self {
            Values::U8(b) => b.append_option(number.map(|n| n as u8)),
            Values::U16(b) => b.append_option(number.map(|n| n as u16)),
            Values::U32(b) => b.append_option(number.map(|n| n as u32)),
            Values::U64(b) => b.append_option(number.map(i64::cast_unsigned)),
            Values::I32(b) => b.append_option(number.map(|n| n as i32)),
            Values::I64(b) => b.append_option(number),
            Values::Bool(b) => b.append_option(number.map(|n| n != 0)),
            Values::Text(b) => b.append_option(if let Cell::Text(text) = cell { Some(text) } else { None }),
        }
    }

    fn finish(self) -> ArrayRef {
        match self {
            Values::U8(mut b) => Arc::new(b.finish()),
            Values::U16(mut b) => Arc::new(b.finish()),
            Values::U32(mut b) => Arc::new(b.finish()),
            Values::U64(mut b) => Arc::new(b.finish()),
            Values::I32(mut b) => Arc::new(b.finish()),
            Values::I64(mut b) => Arc::new(b.finish()),
            Values::Bool(mut b) => Arc::new(b.finish()),
            Values::Text(mut b) => Arc::new(b.finish()),
        }
    }
}
