//! `gputap export`: a trace in the format of another tool.

mod output;
mod progress;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::ValueEnum;
use gputap_export::{Cut, Exported, Source};
use gputap_model::select::Selection;
use gputap_trace::Traces;
use gputap_trace::model::{Process, Scanned, State};

use crate::sources;
use crate::units;
use output::Output;
use progress::Progress;

/// The trace is not closed, or part of it is damaged.
const INCOMPLETE: u8 = 3;

const EXAMPLES: &str = "\
Examples:
  gputap export gputap-1.trace --to perfetto                     gputap-1.perfetto, for ui.perfetto.dev
  gputap export node1.trace node2.trace --to perfetto -o job.perfetto
  gputap export gputap-1.trace --to chrome --per-process -o ranks/
  gputap export gputap-1.trace --to parquet -o tables/
  gputap export gputap-1.trace --to csv --table launches -o - | head
  gputap export gputap-1.trace --to perfetto --from 10s --until 12s --rank 0,1 --api launch,copy

Exit codes: 0 all well, 2 nothing was written, 3 the trace is not closed or partly damaged (everything readable is written).";

/// Writes a trace in the format of another tool. docs/formats.md says which tool reads what.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Trace directories, closed or not, a directory of such, or a GPUTAP_DIR. Several are read as one
    #[arg(required = true, value_name = "TRACE")]
    traces: Vec<PathBuf>,
    /// What to write
    #[arg(long = "to", value_enum, value_name = "FORMAT")]
    format: FormatName,
    /// Where to write it; - is standard output [default: named after the first trace, in the current directory]
    #[arg(long, short, value_name = "PATH")]
    output: Option<PathBuf>,
    /// Replace what is there
    #[arg(long, short)]
    force: bool,
    /// Leave out what ended before, counted from the first call, e.g. 10s, 500ms
    #[arg(long, value_name = "TIME", value_parser = units::moment)]
    from: Option<Duration>,
    /// Leave out what began then or later
    #[arg(long, value_name = "TIME", value_parser = units::duration)]
    until: Option<Duration>,
    /// Only these processes, by pid
    #[arg(long, value_name = "PID", value_delimiter = ',')]
    process: Vec<u32>,
    /// Only these ranks
    #[arg(long, value_name = "RANK", value_delimiter = ',')]
    rank: Vec<u32>,
    /// Only these functions: names, patterns and groups, as `gputap apis` lists them
    #[arg(long, value_name = "LIST")]
    api: Option<String>,
    /// One table only, as a file (parquet, csv)
    #[arg(long, value_name = "TABLE")]
    table: Option<String>,
    /// A directory with a file per process, as HolisticTraceAnalysis reads it (chrome)
    #[arg(long)]
    per_process: bool,
    /// Leave out the arguments of calls, where a format has them
    #[arg(long)]
    no_arguments: bool,
    /// Print neither progress nor a summary
    #[arg(long, short)]
    quiet: bool,
}

impl Args {
    /// Whether only a part is asked for.
    fn cuts(&self) -> bool {
        self.from.is_some() || self.until.is_some() || self.api.is_some()
    }
}

/// Formats that a trace can be exported to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FormatName {
    /// Perfetto's protobuf, for ui.perfetto.dev and its trace processor
    Perfetto,
    /// Chrome's JSON, also for HolisticTraceAnalysis (with --per-process)
    Chrome,
    /// A directory of Parquet tables, for DuckDB, Polars, pandas, Spark
    Parquet,
    /// The same tables as text
    Csv,
    /// A directory of CUDATracePreload's logs, one per process
    Cudatrace,
    /// A directory of alnair's metrics.log and timeline.log, for all and for each process
    Alnair,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<ExitCode> {
    let traces = sources::open(&args.traces)?;
    let cut = cut(args, &traces)?;
    let source = Source::new(&traces);
    let output = Output::new(args)?;
    let mut progress = Progress::new(args.quiet, traces.rows());
    let made = output.write(args, &source, &cut, &mut |rows| progress.show(rows));
    progress.clear();
    let (Exported { scanned, shown }, path) = match made {
        // A reader that has seen enough (`| head`) is no error.
        Err(e) if e.is_broken_pipe() => return Ok(ExitCode::SUCCESS),
        made => made?,
    };
    if shown == 0 && scanned.rows > 0 && args.cuts() {
        errln!("gputap: no call matches the selection: the output is empty");
    }
    if let (Some(path), false) = (path, args.quiet) {
        errln!("gputap: {} calls read, {} written", scanned.rows, path.display());
    }
    Ok(said(&traces, &scanned))
}

fn cut(args: &Args, traces: &Traces) -> Result<Cut> {
    Ok(Cut {
        range: sources::range(traces, args.from, args.until)?,
        processes: processes(args, traces.processes())?,
        apis: args.api.as_deref().map(Selection::parse).transpose()?,
    })
}

/// The numbers of the processes that were asked for.
fn processes(args: &Args, all: &[Process]) -> Result<Option<BTreeSet<u32>>> {
    if args.process.is_empty() && args.rank.is_empty() {
        return Ok(None);
    }
    let mut chosen = BTreeSet::new();
    let mut take = |what: &str, wanted: u32, key: fn(&Process) -> Option<u32>| {
        let before = chosen.len();
        chosen.extend(all.iter().filter(|p| key(p) == Some(wanted)).map(|p| p.number));
        if chosen.len() == before && !all.iter().any(|p| key(p) == Some(wanted)) {
            let there: BTreeSet<u32> = all.iter().filter_map(key).collect();
            let there: Vec<String> = there.iter().take(20).map(ToString::to_string).collect();
            bail!("--{what} {wanted}: the trace has none; it has {}", there.join(", "));
        }
        Ok(())
    };
    args.process.iter().try_for_each(|pid| take("process", *pid, |p| Some(p.pid)))?;
    args.rank.iter().try_for_each(|rank| take("rank", *rank, |p| p.place.rank))?;
    Ok(Some(chosen))
}

/// What is missing in the trace, on stderr, and the exit code that says so.
fn said(traces: &Traces, scanned: &Scanned) -> ExitCode {
    let problems = traces.problems();
    let more = scanned.problems.iter().filter(|p| !problems.contains(p));
    problems.iter().chain(more).for_each(|p| errln!("gputap: {p}"));
    let dropped = traces.totals().dropped_total();
    if dropped > 0 {
        errln!("gputap: {dropped} of {} calls were lost and are in no export", traces.totals().emitted);
    }
    let open = traces.members().iter().any(|m| m.trace().info().state == State::Open);
    if open {
        errln!("gputap: the trace is not closed: it may be going on");
    }
    let whole = problems.is_empty() && scanned.damaged == 0 && !open;
    if whole { ExitCode::SUCCESS } else { ExitCode::from(INCOMPLETE) }
}
