//! Exports, read back by the code of the tools that they are for and compared with the trace itself.

mod bad_input;
mod chrome;
mod hostile;
mod perfetto;
mod rows;
mod tables;

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use gputap_tests::{Ended, Started, gputap};
use serde_json::Value;

/// Runs `gputap export`.
fn export<A: AsRef<OsStr>>(trace: &Path, to: &str, args: &[A]) -> Ended {
    let mut command = Command::new(gputap());
    command.arg("export").arg(trace).args(["--to", to]).args(args);
    Started::new(&mut command, Duration::from_secs(120)).wait()
}

/// The same where it has to succeed.
fn exported(trace: &Path, to: &str, output: &Path, args: &[&str]) {
    let words: Vec<&OsStr> =
        ["-o".as_ref(), output.as_os_str()].into_iter().chain(args.iter().map(AsRef::as_ref)).collect();
    let ended = export(trace, to, &words);
    assert_eq!(ended.code, 0, "{}", ended.stderr);
}

/// What `gputap report` says of a trace.
fn report(trace: &Path) -> Value {
    let mut command = Command::new(gputap());
    command.arg("report").arg(trace).args(["--format", "json"]);
    let ended = Started::new(&mut command, Duration::from_secs(60)).wait();
    serde_json::from_str(&ended.stdout).unwrap_or_else(|e| panic!("{e}: {}", ended.stderr))
}
