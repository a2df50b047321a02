//! The `gputap` program: one file per sub-command, each of which turns its arguments into options and calls a library.
#![forbid(unsafe_code)]

#[macro_use]
mod output;

mod agent;
mod apis;
mod arguments;
mod certs;
mod collect;
mod ctl;
mod daemon;
mod demo;
mod export;
mod locate;
mod metrics;
mod node;
mod ps;
mod relay;
mod report;
mod run;
mod signals;
mod sim;
mod simulated;
mod sources;
mod sql;
mod status;
mod summary;
mod trace;
mod units;
mod watch;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Bad input: the command line, or what it names.
const BAD_INPUT: u8 = 2;

/// What it is, and where to begin.
const ABOUT: &str = "\
gputap shows what a GPU job is doing: every CUDA, NCCL, NVML and NVSHMEM call of a program and all its children, with no change to the program.

Examples:
  gputap demo                          a traced job on simulated GPUs; needs no GPU
  gputap run -- python train.py        trace a program; writes gputap-1.trace
  gputap report gputap-1.trace         what happened in it";

#[derive(Parser, Debug)]
#[command(name = "gputap", version, about = ABOUT, max_term_width = 110)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Trace a command and all its children
    Run(run::Args),
    /// Store what processes record that load the library without `gputap run`
    Collect(collect::Args),
    /// Switch recording on or off in a running process or job
    Ctl(ctl::Args),
    /// Show what happened in a trace
    Report(report::Args),
    /// Write a trace in the format of another tool
    Export(export::Args),
    /// Query a trace with SQL
    Sql(sql::Args),
    /// List all known functions, and the groups that --api takes
    Apis(apis::Args),
    /// Record PyTorch (Kineto) traces of running processes, on this node or on many
    Trace(trace::Args),
    /// List what is being recorded, and the processes that can be traced
    Ps(ps::Args),
    /// Show the daemon's health
    Status(status::Args),
    /// Run the node service
    Daemon(daemon::Args),
    /// Create certificates for the daemons of several nodes and for their callers
    Certs(certs::Args),
    /// Run a program on simulated GPUs
    Sim(sim::Args),
    /// Trace a small training job on simulated GPUs
    Demo(demo::Args),
    /// A helper of the daemon
    #[command(hide = true)]
    Agent(agent::Args),
    /// Connect another gputap to this node's daemon
    #[command(hide = true)]
    Relay(relay::Args),
    /// One rank of the demo's job
    #[command(hide = true)]
    DemoRank(demo::RankArgs),
}

fn main() -> ExitCode {
    let code = match arguments::parse() {
        Ok(cli) => run(cli).unwrap_or_else(|e| {
            errln!("gputap: {}", explain(&e));
            ExitCode::from(e.downcast_ref::<gputap_host::job::NotStarted>().map_or(BAD_INPUT, |n| n.code))
        }),
        Err(e) => answer(&e),
    };
    output::finish(code)
}

/// What clap says instead of a command line: what is wrong with it, or the help that it asks for.
fn answer(e: &clap::Error) -> ExitCode {
    let printed = e.print().and_then(|()| std::io::stdout().flush());
    if let (false, Err(failed)) = (e.use_stderr(), printed) {
        output::failed(failed);
    }
    ExitCode::from(u8::try_from(e.exit_code()).unwrap_or(BAD_INPUT))
}

/// An error with its causes, each said once: some already quote theirs.
fn explain(e: &anyhow::Error) -> String {
    e.chain().map(ToString::to_string).fold(String::new(), |said, cause| match said.as_str() {
        "" => cause,
        s if s.contains(&cause) => said,
        _ => format!("{said}: {cause}"),
    })
}

fn run(cli: Cli) -> anyhow::Result<ExitCode> {
    match cli.command {
        Command::Run(args) => run::run(args),
        Command::Collect(args) => collect::run(args),
        Command::Ctl(args) => ctl::run(&args),
        Command::Report(args) => report::run(args),
        Command::Export(args) => export::run(&args),
        Command::Sql(args) => sql::run(args),
        Command::Apis(args) => apis::run(args),
        Command::Trace(args) => trace::run(args),
        Command::Ps(args) => ps::run(&args),
        Command::Status(args) => status::run(&args),
        Command::Daemon(args) => daemon::run(args),
        Command::Certs(args) => certs::run(&args),
        Command::Agent(args) => agent::run(&args),
        Command::Relay(args) => relay::run(args),
        Command::Sim(args) => sim::run(&args),
        Command::Demo(args) => demo::run(&args),
        Command::DemoRank(args) => demo::rank(&args),
    }
}
