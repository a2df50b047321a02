//! Tests that can't run here say so.

use std::io::Write;

/// Reports a test as skipped. The harness shows what a passing test prints only when asked, so this goes around it.
pub fn skip(reason: &str) {
    let name = std::thread::current().name().unwrap_or("a test").to_owned();
    let _ = writeln!(std::io::stderr(), "skipped: {name}: {reason}");
}

/// Whether a program is on PATH.
pub fn have(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|dir| dir.join(program).is_file())
}

/// Whether the test may do what only root may.
pub fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}
