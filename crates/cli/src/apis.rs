//! `gputap apis`: the functions that are known, and what `--api` takes.

use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::ValueEnum;
use gputap_catalog::FUNCTIONS;
use gputap_model::select;
use gputap_report::apis;

/// Nothing matched the pattern.
const NOT_FOUND: u8 = 1;

const EXAMPLES: &str = "\
Examples:
  gputap apis                     all functions, after the layers and groups that --api takes
  gputap apis memcpy              those with \"memcpy\" in their name
  gputap apis 'cuGraph*Node'      those that match the pattern
  gputap apis cuMemAlloc --format json

A line is a name, its library, its group, a version and the arguments. Behind those of a question, a function that \
only reads state, stands \"counted\": unless --api names it, its calls are only counted, and those of the driver not even that. \
Behind a function of the runtime that passes its calls on stands \"passed on\": unless --api names it, the driver's record says \
for both that they were called. A name has one line for all majors of the library that have the same arguments. The version of \
a driver function is the one from which cuGetProcAddress answers with it; of others the oldest header with it among those that were read (CUDA 11.8, \
NCCL 2.18, NVSHMEM 3.1 and later).";

/// The functions that are known, and what --api takes.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Part of a name, or a pattern with *
    pattern: Option<String>,
    /// How to print it
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// How the list of functions is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// One function per line
    Text,
    /// Everything, with a schema version
    Json,
}

/// Runs the command.
pub fn run(args: Args) -> Result<ExitCode> {
    let found = match &args.pattern {
        Some(pattern) => select::find(pattern),
        None => FUNCTIONS.iter().collect(),
    };
    if found.is_empty() {
        errln!("gputap: {}", apis::not_found(args.pattern.as_deref().unwrap_or("")));
        return Ok(ExitCode::from(NOT_FOUND));
    }
    let text = match args.format {
        Format::Text => apis::text(&found, args.pattern.is_none()),
        Format::Json => apis::json(&found).context("can't write the list as JSON")?,
    };
    out!("{text}");
    Ok(ExitCode::SUCCESS)
}
