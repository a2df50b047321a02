//! Comma-separated values as RFC 4180 has them: a header line, quotes where a text needs them, nothing for null.

use std::io::Write;

use super::{Cell, Rows, Table};
use crate::error::Error;
use crate::sink::Sink;

/// One table as text.
pub struct Csv {
    sink: Sink,
    line: Vec<u8>,
}

impl Csv {
    /// With its header line.
    pub fn new(table: &Table, sink: Sink) -> Result<Csv, Error> {
        let mut csv = Csv { sink, line: Vec::new() };
        let names: Vec<Cell<'_>> = table.columns.iter().map(|(name, _)| Cell::Text(name)).collect();
        csv.row(&names)?;
        Ok(csv)
    }
}

impl Rows for Csv {
    fn row(&mut self, cells: &[Cell<'_>]) -> Result<(), Error> {
        self.line.clear();
        for (i, cell) in cells.iter().enumerate() {
            if i > 0 {
                self.line.push(b',');
            }
            match cell {
                Cell::Null => {}
                // Memory takes everything.
                Cell::Int(n) => drop(write!(self.line, "{n}")),
                Cell::Bool(b) => drop(write!(self.line, "{b}")),
                Cell::Text(text) => put(&mut self.line, text),
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
