//! `gputap sql`: questions to a trace.

mod input;
mod prompt;
mod tables;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use gputap_sql::{AnswerForm, Database, Error, Interrupt, write_answer};
use nix::sys::signal::Signal;

use crate::output::Results;
use crate::{signals, sources};
use input::Input;

/// The trace is not closed, or part of it is damaged.
const INCOMPLETE: u8 = 3;
/// Ended by Ctrl-C.
const INTERRUPTED: u8 = 130;

const EXAMPLES: &str = "\
Examples:
  gputap sql gputap-1.trace 'SELECT name, count(*) FROM calls GROUP BY name'
  gputap sql gputap-1.trace                     a prompt
  gputap sql gputap-1.trace -f question.sql --format csv > answer.csv
  gputap sql node1.trace node2.trace 'SELECT rank, sum(bytes) FROM copies GROUP BY rank'
  gputap sql --schema                           all tables and columns, with units
  gputap sql --schema copies

docs/sql.md has useful queries. Traces are never changed. Ctrl-C ends a running query.

Exit codes: 0 all well, 2 a wrong query or not a trace, 3 the trace is not closed or partly damaged (everything readable
was answered from), 130 interrupted.";

/// Queries one trace, or those of all nodes of a job, with SQL.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Trace directories, closed or not, a directory of such, or a GPUTAP_DIR; then the query. Without a query: a prompt,
    /// or what standard input holds
    #[arg(value_name = "TRACE… [QUERY]")]
    words: Vec<String>,
    /// Read the query from a file, - for standard input
    #[arg(long, short, value_name = "FILE")]
    file: Option<PathBuf>,
    /// How to print the answer
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
    /// Print the tables and their columns, or the columns of one table
    #[arg(long, value_name = "TABLE", num_args = 0..=1, default_missing_value = "")]
    schema: Option<String>,
}

/// How the answer to a query is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Columns for a terminal
    Table,
    /// A line of names, then rows, quoted as RFC 4180 has it
    Csv,
    /// One object, with a schema version
    Json,
}

/// Runs the command.
pub fn run(args: Args) -> Result<ExitCode> {
    if let Some(table) = &args.schema {
        out!("{}", tables::describe(table)?);
        return Ok(ExitCode::SUCCESS);
    }
    let interrupts = Interrupts::watch()?;
    let input = Input::new(args.words, args.file.as_deref())?;
    let question = input.question()?;
    let traces = sources::open(&input.traces)?;
    let session = Session::new(Database::new(traces)?, args.format, interrupts);
    session.say_what_it_is();
    match question {
        Some(query) => session.one(&query),
        None => prompt::run(&session),
    }
}

/// A database that is asked, and what Ctrl-C does to it.
struct Session {
    db: Database,
    format: Format,
    interrupts: Interrupts,
}

impl Session {
    fn new(db: Database, format: Format, interrupts: Interrupts) -> Session {
        *interrupts.lock() = Some(db.interrupt());
        Session { db, format, interrupts }
    }

    /// What a reader has to know of the traces.
    fn say_what_it_is(&self) {
        if self.db.traces().processes().iter().any(|p| self.db.traces().is_simulated(p)) {
            errln!("gputap: simulated GPUs: the calls are real, what they did and how long it took is not");
        }
    }

    /// Asks a single query; the result is the program's exit code.
    fn one(&self, query: &str) -> Result<ExitCode> {
        let code = match self.ask(query, self.format) {
            Ok(_) => ExitCode::SUCCESS,
            Err(e) if matches!(e.downcast_ref(), Some(Error::Interrupted)) => {
                errln!("gputap: {e}");
                return Ok(ExitCode::from(INTERRUPTED));
            }
            Err(e) => return Err(e),
        };
        let problems = self.db.problems();
        problems.iter().for_each(|p| errln!("gputap: {p}"));
        Ok(if problems.is_empty() { code } else { ExitCode::from(INCOMPLETE) })
    }

    /// Prints the answer to a query; how many rows it has.
    fn ask(&self, query: &str, format: Format) -> Result<u64> {
        self.interrupts.asking.store(true, Ordering::Relaxed);
        let form = match format {
            Format::Table => AnswerForm::Table,
            Format::Csv => AnswerForm::Csv,
            Format::Json => AnswerForm::Json,
        };
        // What goes wrong with stdout is said at the program's end.
        let answer = write_answer(&self.db, query, form, &mut Results::new());
        self.interrupts.asking.store(false, Ordering::Relaxed);
        Ok(answer?)
    }
}

/// Ctrl-C ends the query that is running, or the program when none is.
#[derive(Clone, Default)]
struct Interrupts {
    asking: Arc<AtomicBool>,
    handle: Arc<Mutex<Option<Interrupt>>>,
}

impl Interrupts {
    /// Watches for Ctrl-C from now on.
    fn watch() -> Result<Interrupts> {
        let this = Interrupts::default();
        let signals = signals::watch(&[Signal::SIGINT])?;
        let watching = this.clone();
        let watch = move || signals.into_iter().for_each(|_| watching.end());
        std::thread::Builder::new().spawn(watch).context("starting a thread")?;
        Ok(this)
    }

    fn end(&self) {
        match &*self.lock() {
            Some(handle) if self.asking.load(Ordering::Relaxed) => handle.interrupt(),
            _ => {
                errln!("gputap: interrupted");
                crate::output::exit(INTERRUPTED);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Interrupt>> {
        self.handle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The query in a file must be there.
fn read_file(path: &std::path::Path) -> Result<String> {
    if path == std::path::Path::new("-") {
        return std::io::read_to_string(std::io::stdin()).context("standard input can't be read");
    }
    match std::fs::read_to_string(path) {
        Ok(text) => Ok(text),
        Err(e) => bail!("--file {}: {e}", path.display()),
    }
}
