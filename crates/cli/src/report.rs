//! `gputap report`: what happened in a trace, as tables.

mod csv;
mod json;
mod markdown;
mod page;
mod quantity;
mod tables;
mod text;

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::ValueEnum;
use gputap_analysis::report::{Report, build};
use gputap_trace::Trace;

use page::Detail;
use text::Screen;

/// The trace is not closed, or part of it is damaged.
const INCOMPLETE: u8 = 3;
/// Rows per table in the summary at the end of `gputap run`.
const SUMMARY_ROWS: usize = 5;

const EXAMPLES: &str = "\
Examples:
  gputap report gputap-1.trace
  gputap report gputap-1.trace --sort p99 --top 30
  gputap report gputap-1.trace --by process --format markdown
  gputap report gputap-1.trace --format csv --table kernels > kernels.csv

Exit codes: 0 all well, 2 not a trace, 3 the trace is not closed or partly damaged (everything readable is printed).";

/// What happened in a trace, as tables.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Trace directories, closed or not, or a GPUTAP_DIR
    #[arg(required = true, value_name = "TRACE")]
    traces: Vec<PathBuf>,
    /// How to print it
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Print all tables once per process
    #[arg(long, value_enum, value_name = "WHAT")]
    by: Option<By>,
    /// Rows per table, 0 for all; text and markdown only
    #[arg(long, value_name = "N", default_value_t = 15)]
    top: usize,
    /// Order of the tables of functions and kernels
    #[arg(long, value_enum, value_name = "COLUMN", default_value_t = Sort::Time)]
    sort: Sort,
    /// Which table to print as CSV
    #[arg(long, value_enum, default_value_t = TableName::Calls)]
    table: TableName,
}

/// Output formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Tables for a terminal
    Text,
    /// Everything, with a schema version
    Json,
    /// One table (--table)
    Csv,
    /// Tables for an issue or a chat
    Markdown,
}

/// What tables are split by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum By {
    /// One set of tables per process
    Process,
}

/// Order of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Sort {
    /// Total time of the host inside the calls; launches for kernels
    Time,
    /// How often
    Count,
    /// Mean time
    Mean,
    /// 99th percentile
    P99,
    /// Longest call
    Max,
    /// Errors
    Errors,
    /// Name
    Name,
}

/// Tables of the CSV form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TableName {
    /// Functions
    Calls,
    /// Kernels
    Kernels,
    /// Copies and fills
    Copies,
    /// Memory by allocator and device
    Memory,
    /// Errors that the driver returned
    Errors,
}

/// Runs the command.
pub fn run(args: Args) -> Result<ExitCode> {
    let mut reports = Vec::with_capacity(args.traces.len());
    for path in &args.traces {
        let mut report = open(path)?;
        tables::sort(&mut report, args.sort);
        reports.push((path.as_path(), report));
    }
    print(&render(&args, &reports)?)?;
    if args.format == Format::Csv {
        warn(&reports);
    }
    let complete = reports.iter().all(|(_, report)| report.complete);
    Ok(if complete { ExitCode::SUCCESS } else { ExitCode::from(INCOMPLETE) })
}

/// The one-screen summary of a trace, for the end of `gputap run`. It is meant for stderr.
pub fn summary(trace: &Path) -> Result<String> {
    let mut report = open(trace)?;
    tables::sort(&mut report, Sort::Time);
    let detail = Detail { top: SUMMARY_ROWS, by_process: false, brief: true };
    Ok(text::render(
        &page::build(trace, &report, detail),
        Screen::of(&io::stderr(), io::stderr().is_terminal()),
    ))
}

fn open(path: &Path) -> Result<Report> {
    let trace = Trace::open(path)?;
    build(&trace).with_context(|| format!("{} can't be read", path.display()))
}

fn render(args: &Args, reports: &[(&Path, Report)]) -> Result<String> {
    let top = if args.top == 0 { usize::MAX } else { args.top };
    let detail = Detail { top, by_process: args.by == Some(By::Process), brief: false };
    let pages = || reports.iter().map(|(path, report)| page::build(path, report, detail));
    match args.format {
        Format::Json => json::render(reports.iter().map(|(_, report)| report)),
        Format::Csv => Ok(csv::render(reports, args.table, detail.by_process)),
        Format::Markdown => Ok(pages().map(|page| markdown::render(&page)).collect()),
        Format::Text => {
            let screen = Screen::of(&io::stdout(), io::stdout().is_terminal());
            Ok(pages().map(|page| text::render(&page, screen)).collect())
        }
    }
}

/// Losses and problems, which the CSV form has no place for.
fn warn(reports: &[(&Path, Report)]) {
    for (path, report) in reports {
        for line in tables::warnings(report) {
            eprintln!("gputap: {}: {line}", path.display());
        }
    }
}

/// Writes to stdout. A reader that has seen enough (`| head`) is no error.
pub(crate) fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other.context("can't write to stdout"),
    }
}

#[cfg(test)]
mod tests;
