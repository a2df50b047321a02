//! `cargo xtask docs`: writes anew what documents take from the code: columns of tables, and what commands print.

use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;

use crate::command::{cargo, check};

/// Tests that compare a document with the code, by package; they write it where they are told to.
const TESTS: [&str; 2] = ["gputap-tables", "gputap-tests"];

/// Writes the documents.
pub fn run(root: &Path) -> Result<ExitCode> {
    check(cargo().current_dir(root).args(["build", "--quiet", "--workspace"]))?;
    for package in TESTS {
        let mut test = cargo();
        test.current_dir(root).args(["test", "--quiet", "--package", package, "--test", "documents"]);
        check(test.env("GPUTAP_BLESS", "1"))?;
    }
    Ok(ExitCode::SUCCESS)
}
