//! `gputap sim`: runs a program on simulated GPUs.
//!
//! It sets the environment and becomes the program, so that exit code, signals and all that a process inherits are the
//! program's own, and children have what it has.

use std::ffi::OsString;
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use clap::builder::FalseyValueParser;
use gputap_host::job::NotStarted;

use crate::simulated;

/// Options of `gputap sim`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  gputap sim -- ./program
  gputap sim --gpus 2 -- python train.py
  gputap run -- gputap sim -- ./program          and trace it; the report says that the GPUs were simulated

The program finds simulated libraries where it asks for libcuda, libcudart (11, 12 and 13), NCCL, NVML or NVSHMEM by name. \
Memory, copies, streams, events, graphs and collectives do what they say. Kernels are launched but compute nothing: a program \
that reads what its kernels compute finds what was in memory before. cuBLAS, cuDNN and other libraries are not simulated.

It can't stand in for libraries that a program brings along: linked statically, opened by a path, or found by an RPATH as in \
PyTorch's wheels. Programs that gain privileges ignore LD_LIBRARY_PATH. docs/environment.md lists the variables that set \
memory, driver version, speeds and faults of the simulated GPUs.")]
pub struct Args {
    /// Number of GPUs [default: GPUTAP_SIM_GPUS, or 8]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=64))]
    gpus: Option<u32>,
    /// Do not say on stderr that the GPUs are simulated
    #[arg(long, short, env = "GPUTAP_QUIET", value_parser = FalseyValueParser::new())]
    quiet: bool,
    /// The command to run
    #[arg(required = true, trailing_var_arg = true, value_name = "CMD")]
    command: Vec<OsString>,
}

/// Runs the command; comes back only where it can't be started.
pub fn run(args: &Args) -> Result<ExitCode> {
    let path = simulated::library_path(&simulated::lasting()?);
    let mut set = vec![("LD_LIBRARY_PATH", path)];
    set.extend(args.gpus.map(|n| ("GPUTAP_SIM_GPUS", n.to_string().into())));
    if !args.quiet {
        errln!("gputap sim: the GPUs are simulated: kernels compute nothing, and times mean nothing");
    }
    let (program, arguments) = args.command.split_first().context("no command given")?;
    let mut command = Command::new(program);
    command.args(arguments).envs(set);
    gputap_host::inherited::give(&mut command);
    Err(NotStarted::new(program, &command.exec()).into())
}
