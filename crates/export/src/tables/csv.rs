//! Comma-separated values as RFC 4180 has them: a header line, quotes where a text needs them, nothing for null.

use gputap_tables::{AnyRow, Cell, Column, Table, Type};

use super::Rows;
use crate::error::Error;
use crate::sink::Sink;

/// One table as text.
pub struct Csv {
    /// Number of each column, and whether it is yes or no.
    columns: Vec<(usize, bool)>,
    sink: Sink,
    line: Vec<u8>,
}

impl Csv {
    /// With its header line.
    pub fn new(table: &'static Table, mut sink: Sink) -> Result<Csv, Error> {
        let exported = table.chosen(Column::is_exported);
        let names: Vec<&str> = exported.iter().map(|i| table.columns[*i].name).collect();
        sink.put(format!("{}\r\n", names.join(",")).as_bytes())?;
        let columns = exported.iter().map(|i| (*i, table.columns[*i].ty == Type::Bool)).collect();
        Ok(Csv { columns, sink, line: Vec::new() })
    }
}

impl Rows for Csv {
    fn row(&mut self, row: &dyn AnyRow) -> Result<(), Error> {
        self.line.clear();
        for (i, is_bool) in &self.columns {
            if *i > 0 {
                self.line.push(b',');
            }
            match row.cell_at(*i) {
                Cell::Null => {}
                Cell::Int(0) if *is_bool => self.line.extend_from_slice(b"false"),
                Cell::Int(_) if *is_bool => self.line.extend_from_slice(b"true"),
                Cell::Int(n) => self.line.extend_from_slice(itoa::Buffer::new().format(n).as_bytes()),
                Cell::Real(n) => self.line.extend_from_slice(n.0.to_string().as_bytes()),
                Cell::Text(text) => put(&mut self.line, &text),
            }
        }
        self.line.extend_from_slice(b"\r\n");
        self.sink.put(&self.line)
    }

    fn finish(&mut self) -> Result<(), Error> {
        self.sink.finish()
    }
}

/// An empty text is quoted, to tell it from nothing.
fn put(line: &mut Vec<u8>, text: &str) {
    if !text.is_empty() && !text.contains([',', '"', '\n', '\r']) {
        return line.extend_from_slice(text.as_bytes());
    }
    line.push(b'"');
    for byte in text.bytes() {
        if byte == b'"' {
            line.push(b'"');
        }
        line.push(byte);
    }
    line.push(b'"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_commas_and_line_ends_stay_inside_their_cell() {
        let mut line = Vec::new();
        for text in ["plain", "", "a,b", "say \"x\"", "two\nlines"] {
            put(&mut line, text);
            line.push(b';');
        }
        assert_eq!(line, b"plain;\"\";\"a,b\";\"say \"\"x\"\"\";\"two\nlines\";");
    }
}
