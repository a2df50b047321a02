//! The prompt: one query after the other.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context as _, Result};
use clap::ValueEnum;
use gputap_sql::TABLES;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

use super::{Format, Session, tables as listing};

const HELP: &str = "\
Queries end with a semicolon. Tab completes names, Ctrl-C ends a running query, Ctrl-D leaves.
  .tables            all tables
  .schema [TABLE]    columns with units
  .format FORM       table, csv or json
  .quit
";

/// Asks until the end of input.
pub(super) fn run(session: &Session) -> Result<ExitCode> {
    errln!("gputap sql: {} calls. .help for help.", session.db.traces().totals().stored);
    session.db.problems().iter().for_each(|p| errln!("gputap: {p}"));
    let mut editor: Editor<Names, MemHistory> =
        Editor::with_history(Config::default(), MemHistory::new()).context("starting the prompt")?;
    editor.set_helper(Some(Names::new()));
    let mut format = session.format;
    let mut query = String::new();
    loop {
        match editor.readline(if query.is_empty() { "sql> " } else { "...> " }) {
            Ok(line) if query.is_empty() && line.trim_start().starts_with('.') => {
                let _ = editor.add_history_entry(line.trim());
                if !command(line.trim(), &mut format) {
                    return Ok(ExitCode::SUCCESS);
                }
            }
            Ok(line) => {
                query.push_str(&line);
                query.push('\n');
                if query.trim_end().ends_with(';') {
                    let _ = editor.add_history_entry(query.trim());
                    ask(session, query.trim(), format);
                    query.clear();
                } else if query.trim().is_empty() {
                    query.clear();
                }
            }
            Err(ReadlineError::Interrupted) => query.clear(),
            Err(ReadlineError::Eof) => return Ok(ExitCode::SUCCESS),
            Err(e) => return Err(e).context("reading from the terminal"),
        }
    }
}

fn ask(session: &Session, query: &str, format: Format) {
    let started = Instant::now();
    match session.ask(query, format) {
        Ok(rows) => {
            let noun = if rows == 1 { "row" } else { "rows" };
            errln!("{rows} {noun} in {:.2} s", started.elapsed().as_secs_f64());
        }
        Err(e) => errln!("gputap: {e:#}"),
    }
}

/// A command of the prompt; whether to go on.
fn command(line: &str, format: &mut Format) -> bool {
    let mut words = line.split_whitespace();
    let (first, second) = (words.next().unwrap_or_default(), words.next());
    match first {
        ".quit" | ".exit" | ".q" => return false,
        ".help" => out!("{HELP}"),
        ".tables" => out!("{}", listing::list()),
        ".schema" => match listing::describe(second.unwrap_or_default()) {
            Ok(text) => out!("{text}"),
            Err(e) => errln!("gputap: {e:#}"),
        },
        ".format" => match Format::from_str(second.unwrap_or_default(), true) {
            Ok(new) => *format = new,
            Err(_) => errln!("gputap: .format table, csv or json"),
        },
        other => errln!("gputap: there is no {other}; .help lists what there is"),
    }
    true
}

/// Completes names of tables and columns.
struct Names(Vec<&'static str>);

impl Names {
    fn new() -> Names {
        let columns = TABLES.iter().flat_map(|t| t.sql_columns().iter().map(|c| c.name));
        let mut names: Vec<&'static str> = TABLES.iter().map(|t| t.name).chain(columns).collect();
        names.extend(["SELECT", "FROM", "WHERE", "GROUP BY", "ORDER BY", "LIMIT"]);
        names.sort_unstable();
        names.dedup();
        Names(names)
    }
}

impl Completer for Names {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let before = &line[..at];
        let start = before.rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or(0, |i| i + 1);
        let word = &before[start..];
        let fits = |name: &&&str| !word.is_empty() && name.to_lowercase().starts_with(&word.to_lowercase());
        Ok((start, self.0.iter().filter(fits).map(|n| (*n).to_owned()).collect()))
    }
}

impl Helper for Names {}
impl Highlighter for Names {}
impl Validator for Names {}

impl Hinter for Names {
    type Hint = String;
}
