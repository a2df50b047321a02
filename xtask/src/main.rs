//! The repository's own tasks: `cargo xtask <task>`.
#![forbid(unsafe_code)]
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "for developers, who see it when it ends")]

mod bench;
mod ci;
mod codegen;
mod command;
mod dist;
mod docs;
mod packages;
mod python;
mod shape;
mod soak;
mod torch;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<ExitCode> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask lies in the repository")?;
    let (task, rest) = args.split_first().context(
        "usage: cargo xtask ci | soak … | dist | docs | python | shape | torch [VERSION] | codegen [--check | --facts] | bench …",
    )?;
    match task.as_str() {
        "bench" => bench::run(root, rest),
        "ci" => ci::run(root, rest),
        "codegen" => codegen::run(root, rest),
        "dist" => dist::run(root),
        "docs" => docs::run(root),
        "python" => python::run(root),
        "shape" => shape::run(root),
        "torch" => torch::run(root, rest),
        "soak" => soak::run(root, rest),
        other => bail!("no task is called '{other}'"),
    }
}
