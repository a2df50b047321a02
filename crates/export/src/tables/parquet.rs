//! Parquet, compressed with zstd.

use std::io;
use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, Float64Builder, Int64Builder, StringBuilder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema};
use gputap_tables::{AnyRow, Cell, Column, Table, Type};
use parquet::arrow::ArrowWriter;
use parquet::basic::{Compression, ZstdLevel};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;

use super::Rows;
use crate::error::Error;
use crate::sink::Sink;

/// Rows that are handed to the encoder at once.
const BATCH: usize = 1 << 14;
/// Rows of a row group: what is in memory before it is written.
const GROUP: usize = 1 << 18;

/// One table as a file.
pub struct Parquet {
    name: &'static str,
    schema: Arc<Schema>,
    /// Builders of the columns that are exported, by number of the column in its table.
    columns: Vec<(usize, Builder)>,
    rows: usize,
    writer: Option<ArrowWriter<Sink>>,
}

enum Builder {
    Int(Int64Builder),
    Real(Float64Builder),
    Text(StringBuilder),
    Bool(BooleanBuilder),
}

impl Parquet {
    /// Into a file.
    pub fn new(table: &Table, sink: Sink) -> Result<Parquet, Error> {
        let exported = table.chosen(Column::is_exported);
        let columns = exported.iter().map(|i| &table.columns[*i]);
        let fields = columns.map(|c| Field::new(c.name, data_type(c.ty), true));
        let schema = Arc::new(Schema::new(fields.collect::<Vec<_>>()));
        let level = ZstdLevel::try_new(1).map_err(|e| failed(table.name, e))?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(level))
            .set_max_row_group_row_count(Some(GROUP))
            .set_created_by(format!("gputap {}", env!("CARGO_PKG_VERSION")))
            .build();
        let writer = ArrowWriter::try_new(sink, schema.clone(), Some(properties))
            .map_err(|e| failed(table.name, e))?;
        let columns = exported.iter().map(|i| (*i, Builder::new(table.columns[*i].ty))).collect();
        Ok(Parquet { name: table.name, schema, columns, rows: 0, writer: Some(writer) })
    }

    fn flush(&mut self) -> Result<(), Error> {
        if self.rows == 0 {
            return Ok(());
        }
        self.rows = 0;
        let arrays: Vec<ArrayRef> = self.columns.iter_mut().map(|(_, builder)| builder.finish()).collect();
        let batch =
            RecordBatch::try_new(self.schema.clone(), arrays).map_err(|e| failed(self.name, e.into()))?;
        let Some(writer) = &mut self.writer else { return Ok(()) };
        writer.write(&batch).map_err(|e| failed(self.name, e))
    }
}

impl Rows for Parquet {
    fn row(&mut self, row: &dyn AnyRow) -> Result<(), Error> {
        for (i, builder) in &mut self.columns {
            builder.add(&row.cell_at(*i));
        }
        self.rows += 1;
        if self.rows >= BATCH { self.flush() } else { Ok(()) }
    }

    fn finish(&mut self) -> Result<(), Error> {
        self.flush()?;
        let Some(writer) = self.writer.take() else { return Ok(()) };
        let mut sink = writer.into_inner().map_err(|e| failed(self.name, e))?;
        sink.finish()
    }
}

impl Builder {
    fn new(ty: Type) -> Builder {
        match ty {
            Type::Bool => Builder::Bool(BooleanBuilder::new()),
            Type::F64 => Builder::Real(Float64Builder::new()),
            ty if ty.is_number() => Builder::Int(Int64Builder::new()),
            _ => Builder::Text(StringBuilder::new()),
        }
    }

    #[inline]
    fn add(&mut self, cell: &Cell<'_>) {
        match (self, cell) {
            (Builder::Int(b), Cell::Int(n)) => b.append_value(*n),
            (Builder::Int(b), _) => b.append_null(),
            (Builder::Real(b), Cell::Real(n)) => b.append_value(n.0),
            (Builder::Real(b), _) => b.append_null(),
            (Builder::Text(b), Cell::Text(t)) => b.append_value(t),
            (Builder::Text(b), _) => b.append_null(),
            (Builder::Bool(b), Cell::Int(n)) => b.append_value(*n != 0),
            (Builder::Bool(b), _) => b.append_null(),
        }
    }

    fn finish(&mut self) -> ArrayRef {
        match self {
            Builder::Int(b) => Arc::new(b.finish()),
            Builder::Real(b) => Arc::new(b.finish()),
            Builder::Text(b) => Arc::new(b.finish()),
            Builder::Bool(b) => Arc::new(b.finish()),
        }
    }
}

/// Every whole number is a signed one of 64 bits, which all readers have.
fn data_type(ty: Type) -> DataType {
    match ty {
        Type::Bool => DataType::Boolean,
        Type::F64 => DataType::Float64,
        ty if ty.is_number() => DataType::Int64,
        _ => DataType::Utf8,
    }
}

/// What went wrong below the library, where that is why.
fn failed(table: &str, error: ParquetError) -> Error {
    let source = match error {
        ParquetError::External(inner) => match inner.downcast::<io::Error>() {
            Ok(e) => *e,
            Err(other) => io::Error::other(other),
        },
        other => io::Error::other(other),
    };
    Error::Write { path: format!("{table}.parquet"), source }
}
