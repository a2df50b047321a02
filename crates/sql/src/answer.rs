//! Answers as a table, as CSV and as JSON, printed while they come.

use std::io::{self, BufWriter, Write};

use gputap_host::text;
use gputap_report::Cell;

use crate::database::Database;
use crate::error::Error;

/// Rows that a table's widths are told by; those behind may run over.
const MEASURED: usize = 2000;
/// Schema of the JSON form.
const SCHEMA: &str = "gputap.sql/1";

/// How an answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerForm {
    /// Columns for a terminal.
    Table,
    /// A line of names, then rows, quoted as RFC 4180 has it.
    Csv,
    /// One object, with a schema version.
    Json,
}

/// Asks, and writes the answer while it comes; how many rows there were. Whoever gives `out` keeps what goes wrong with it: the
/// answer ends there.
pub fn write_answer(db: &Database, query: &str, form: AnswerForm, out: &mut dyn Write) -> Result<u64, Error> {
    let mut out = Out { writer: BufWriter::new(out), failed: None };
    let mut form: Box<dyn Form> = match form {
        AnswerForm::Table => Box::new(Grid::default()),
        AnswerForm::Csv => Box::new(Csv),
        AnswerForm::Json => Box::new(Json::default()),
    };
    let mut headed = false;
    let answer = db.each(query, |answer, row| {
        if !headed {
            form.head(&answer.columns, &mut out);
            headed = true;
        }
        form.row(row, &mut out);
        out.failed.is_none()
    })?;
    if !headed {
        form.head(&answer.columns, &mut out);
    }
    form.end(&mut out);
    out.write(|w| w.flush());
    Ok(answer.count)
}

/// Where an answer goes, and what went wrong there first.
struct Out<'a> {
    writer: BufWriter<&'a mut dyn Write>,
    failed: Option<io::Error>,
}

impl Out<'_> {
    fn write(&mut self, f: impl FnOnce(&mut dyn Write) -> io::Result<()>) {
        if self.failed.is_none() {
            self.failed = f(&mut self.writer).err();
        }
    }
}

/// A form of an answer.
trait Form {
    fn head(&mut self, columns: &[String], out: &mut Out<'_>);
    fn row(&mut self, row: &[Cell], out: &mut Out<'_>);
    fn end(&mut self, out: &mut Out<'_>);
}

/// Columns side by side. The first rows wait until it is known how wide they are.
#[derive(Default)]
struct Grid {
    columns: Vec<String>,
    waiting: Vec<Vec<Cell>>,
    /// Width of each column, and whether it has text.
    widths: Option<Vec<(usize, bool)>>,
}

impl Grid {
    fn measure(&mut self, out: &mut Out<'_>) {
        let of = |i: usize| {
            let cells = self.waiting.iter().map(|row| &row[i]);
            let widest = cells.clone().map(|c| shown(c).chars().count()).max().unwrap_or(0);
            let text = cells.clone().any(|c| matches!(c, Cell::Text(_))) || !cells.clone().any(is_number);
            (widest.max(self.columns[i].chars().count()), text)
        };
        let widths: Vec<(usize, bool)> = (0..self.columns.len()).map(of).collect();
        let heads: Vec<String> = self.columns.iter().map(|c| safe(c)).collect();
        out.write(|w| writeln!(w, "{}", line(&heads, &widths)));
        let rules: Vec<String> = widths.iter().map(|(width, _)| "-".repeat(*width)).collect();
        out.write(|w| writeln!(w, "{}", rules.join("  ")));
        for row in std::mem::take(&mut self.waiting) {
            write_row(&row, &widths, out);
        }
        self.widths = Some(widths);
    }
}

impl Form for Grid {
    fn head(&mut self, columns: &[String], _: &mut Out<'_>) {
        self.columns = columns.to_vec();
    }

    fn row(&mut self, row: &[Cell], out: &mut Out<'_>) {
        match &self.widths {
            Some(widths) => write_row(row, widths, out),
            None => {
                self.waiting.push(row.to_vec());
                if self.waiting.len() == MEASURED {
                    self.measure(out);
                }
            }
        }
    }

    fn end(&mut self, out: &mut Out<'_>) {
        if self.widths.is_none() {
            self.measure(out);
        }
    }
}

fn write_row(row: &[Cell], widths: &[(usize, bool)], out: &mut Out<'_>) {
    let cells: Vec<String> = row.iter().map(shown).collect();
    out.write(|w| writeln!(w, "{}", line(&cells, widths)));
}

/// Numbers stand right, words left.
fn line(cells: &[String], widths: &[(usize, bool)]) -> String {
    let cell = |(cell, (width, text)): (&String, &(usize, bool))| match text {
        true => format!("{cell:width$}"),
        false => format!("{cell:>width$}"),
    };
    cells.iter().zip(widths).map(cell).collect::<Vec<_>>().join("  ").trim_end().to_owned()
}

fn is_number(cell: &Cell) -> bool {
    matches!(cell, Cell::Int(_) | Cell::Real(_))
}

fn shown(cell: &Cell) -> String {
    match cell {
        Cell::Null => String::from("NULL"),
        Cell::Text(text) => safe(text),
        number => plain(number),
    }
}

/// A number as SQLite's own shell writes it; nothing for NULL.
fn plain(cell: &Cell) -> String {
    match cell {
        Cell::Null => String::new(),
        Cell::Int(n) => n.to_string(),
        Cell::Real(x) if x.fract() == 0.0 && x.abs() < 1e15 => format!("{x:.1}"),
        Cell::Real(x) => x.to_string(),
        Cell::Text(text) => text.clone(),
    }
}

/// Text of the traced program must not drive the terminal, nor break a line.
fn safe(text: &str) -> String {
    text::line(text).into_owned()
}

/// Prints answers as comma-separated values.
struct Csv;

impl Form for Csv {
    fn head(&mut self, columns: &[String], out: &mut Out<'_>) {
        let columns: Vec<String> = columns.iter().map(|c| quoted(c)).collect();
        out.write(|w| writeln!(w, "{}", columns.join(",")));
    }

    fn row(&mut self, row: &[Cell], out: &mut Out<'_>) {
        let cells: Vec<String> = row.iter().map(|c| quoted(&plain(c))).collect();
        out.write(|w| writeln!(w, "{}", cells.join(",")));
    }

    fn end(&mut self, _: &mut Out<'_>) {}
}

fn quoted(text: &str) -> String {
    if text.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// One object whose rows are objects.
#[derive(Default)]
struct Json {
    columns: Vec<String>,
    any: bool,
}

impl Form for Json {
    fn head(&mut self, columns: &[String], out: &mut Out<'_>) {
        for column in columns {
            self.columns.push(unused(column, &self.columns));
        }
        let columns = serde_json::Value::from(self.columns.clone());
        out.write(|w| write!(w, "{{\"schema\": \"{SCHEMA}\", \"columns\": {columns}, \"rows\": ["));
    }

    fn row(&mut self, row: &[Cell], out: &mut Out<'_>) {
        let comma = if std::mem::replace(&mut self.any, true) { "," } else { "" };
        let pairs = self.columns.iter().cloned().zip(row.iter().map(json));
        let object = serde_json::Value::Object(pairs.collect());
        out.write(|w| write!(w, "{comma}\n  {object}"));
    }

    fn end(&mut self, out: &mut Out<'_>) {
        out.write(|w| writeln!(w, "\n]}}"));
    }
}

fn json(cell: &Cell) -> serde_json::Value {
    serde_json::to_value(cell).unwrap_or_default()
}

/// Two columns may have one name; an object's keys may not.
fn unused(name: &str, taken: &[String]) -> String {
    let candidates = std::iter::once(name.to_owned()).chain((2..).map(|n| format!("{name}:{n}")));
    candidates.into_iter().find(|c| !taken.contains(c)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_would_break_a_form_is_escaped() {
        let hostile = Cell::Text("a\"b,\n\u{1b}[2J".into());
        assert_eq!(shown(&hostile), "a\"b,\\u000a\\u001b[2J");
        assert_eq!(quoted(&plain(&hostile)), "\"a\"\"b,\n\u{1b}[2J\"");
        assert_eq!(json(&hostile).to_string(), "\"a\\\"b,\\n\\u001b[2J\"");
        assert_eq!([Cell::Null, Cell::Real(2.0), Cell::Real(0.25)].map(|c| plain(&c)), ["", "2.0", "0.25"]);
    }

    #[test]
    fn equal_names_get_keys_of_their_own() {
        let taken = ["n".to_owned(), "n:2".to_owned()];
        assert_eq!(unused("n", &taken), "n:3");
        assert_eq!(unused("m", &taken), "m");
    }

    #[test]
    fn numbers_stand_right_and_words_left() {
        let widths = [(4, true), (5, false)];
        assert_eq!(line(&["ab".to_owned(), "12".to_owned()], &widths), "ab       12");
    }
}
