//! `gputap report`: what happened in a trace, as tables.

use std::io::{self, IsTerminal};
use std::os::fd::AsFd;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::ValueEnum;
use gputap_catalog::Layer;
use gputap_report::csv::{self, Sheet};
use gputap_report::page::{self, Detail};
use gputap_report::text::{self, Screen};
use gputap_report::{By, Options, Report, Sort, build, markdown};
use gputap_sql::Metrics;
use gputap_trace::Traces;

use crate::metrics::PATIENCE;
use crate::sources;
use crate::units;

/// The trace is not closed, or part of it is damaged.
const INCOMPLETE: u8 = 3;
/// Rows per table in the summary at the end of `gputap run`.
const SUMMARY_ROWS: usize = 5;
/// Width of a page that does not go to a terminal.
const PLAIN_WIDTH: u16 = 120;
/// Narrower than this, tables can't be read anyway.
const NARROWEST: u16 = 60;

const EXAMPLES: &str = "\
Examples:
  gputap report gputap-1.trace
  gputap report gputap-1.trace --sort p99 --top 30
  gputap report gputap-1.trace --by process --format markdown
  gputap report node1.trace node2.trace --by host
  gputap report traces/                    all traces in a directory, as one
  gputap report gputap-1.trace --layer runtime
  gputap report gputap-1.trace --tree --top 5
  gputap report gputap-1.trace --from 10s --until 20s      ten seconds of it; memory from before is there
  gputap report gputap-1.trace --metric 'big = SELECT device, sum(bytes) FROM allocations WHERE bytes > 1e6 GROUP BY device'
  gputap report gputap-1.trace --format csv --table kernels > kernels.csv

Exit codes: 0 all well, 2 not a trace, 3 the trace is not closed or partly damaged (everything readable is printed).";

/// What happened in one trace, or in those of all nodes of a job, as tables.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Trace directories, closed or not, a directory of such, or a GPUTAP_DIR. Several are read as one
    #[arg(required = true, value_name = "TRACE")]
    traces: Vec<PathBuf>,
    /// How to print it
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Print all tables once per process, rank or host
    #[arg(long, value_enum, value_name = "WHAT")]
    by: Option<By>,
    /// Count calls of one layer only, as if no other had been recorded
    #[arg(long, value_enum, value_name = "LAYER", conflicts_with = "tree")]
    layer: Option<LayerName>,
    /// Show calls inside calls instead of tables of functions: what the driver did for each runtime call
    #[arg(long)]
    tree: bool,
    /// Leave out calls that were entered before, counted from the first call, e.g. 10s, 500ms
    #[arg(long, value_name = "TIME", value_parser = units::moment)]
    from: Option<Duration>,
    /// Leave out calls that were entered then or later
    #[arg(long, value_name = "TIME", value_parser = units::duration)]
    until: Option<Duration>,
    /// Rows per table, 0 for all; text and markdown only
    #[arg(long, value_name = "N", default_value_t = 15)]
    top: usize,
    /// Order of the tables of functions and kernels
    #[arg(long, value_enum, value_name = "COLUMN", default_value_t = Sort::Time)]
    sort: Sort,
    #[command(flatten)]
    metrics: crate::metrics::Options,
    /// Which table to print as CSV
    #[arg(long, value_enum, default_value_t = Sheet::Calls)]
    table: Sheet,
}

/// How the tables of a report are printed.
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

/// Layers of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum LayerName {
    /// The CUDA driver, libcuda
    Driver,
    /// The CUDA runtime, libcudart
    Runtime,
    /// NCCL's library, libnccl
    Nccl,
    /// NVML's library, libnvidia-ml
    Nvml,
    /// NVSHMEM's host library, libnvshmem_host
    Nvshmem,
}

impl LayerName {
    fn layer(self) -> Layer {
        match self {
            LayerName::Driver => Layer::Driver,
            LayerName::Runtime => Layer::Runtime,
            LayerName::Nccl => Layer::Nccl,
            LayerName::Nvml => Layer::Nvml,
            LayerName::Nvshmem => Layer::Nvshmem,
        }
    }
}

/// Runs the command.
pub fn run(args: Args) -> Result<ExitCode> {
    let layer = args.layer.map(LayerName::layer);
    let metrics = args.metrics.check()?;
    let traces = sources::open(&args.traces)?;
    let range = sources::range(&traces, args.from, args.until)?;
    let options = Options { by: args.by, layer, tree: args.tree, range };
    let mut report = analyse(traces, options, &metrics, None)?;
    gputap_report::sort(&mut report, args.sort);
    let title = title(&args.traces);
    out!("{}", render(&args, &title, &report)?);
    if args.format == Format::Csv {
        warn(&title, &report, args.table);
    }
    Ok(if report.complete { ExitCode::SUCCESS } else { ExitCode::from(INCOMPLETE) })
}

/// The one-screen summary of a trace, for the end of `gputap run`. It is meant for stderr.
pub fn summary(trace: &Path, metrics: &Metrics) -> Result<String> {
    let paths = [trace.to_owned()];
    let mut report = analyse(sources::open(&paths)?, Options::default(), metrics, Some(PATIENCE))?;
    gputap_report::sort(&mut report, Sort::Time);
    let detail = Detail { top: SUMMARY_ROWS, by: None, brief: true };
    Ok(text::render(
        &page::build(&title(&paths), &report, detail),
        screen(&io::stderr(), io::stderr().is_terminal()),
    ))
}

fn analyse(
    traces: Traces,
    options: Options,
    metrics: &Metrics,
    patience: Option<Duration>,
) -> Result<Report> {
    let mut report = build(&traces, options);
    crate::metrics::add(&mut report, metrics, traces, patience)?;
    Ok(report)
}

fn title(paths: &[PathBuf]) -> String {
    paths.iter().map(|p| p.display().to_string()).collect::<Vec<_>>().join(", ")
}

fn render(args: &Args, title: &str, report: &Report) -> Result<String> {
    let top = if args.top == 0 { usize::MAX } else { args.top };
    let detail = Detail { top, by: args.by, brief: false };
    let page = || page::build(title, report, detail);
    match args.format {
        Format::Json => report.to_json().context("can't write the report as JSON"),
        Format::Csv => Ok(csv::render(report, args.table, args.by)),
        Format::Markdown => Ok(markdown::render(&page())),
        Format::Text => Ok(text::render(&page(), screen(&io::stdout(), io::stdout().is_terminal()))),
    }
}

/// What a page is printed on: `out`, which `terminal` says is one.
fn screen(out: &impl AsFd, terminal: bool) -> Screen {
    let size = terminal.then(|| rustix::termios::tcgetwinsize(out)).and_then(Result::ok);
    let columns = || std::env::var("COLUMNS").ok()?.parse().ok();
    let width = size.map(|s| s.ws_col).filter(|w| *w > 0).or_else(columns).unwrap_or(PLAIN_WIDTH);
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
    Screen { width: width.max(NARROWEST), color: terminal && !no_color }
}

/// Losses and problems, which the CSV form has no place for; with the table of ranks also what is to say of them.
fn warn(title: &str, report: &Report, table: Sheet) {
    let ranks = if table == Sheet::Ranks { gputap_report::rank_lines(report, false) } else { Vec::new() };
    for line in gputap_report::warnings(report).into_iter().chain(ranks) {
        errln!("gputap: {title}: {line}");
    }
}
