//! Other tools' own readers, in the environment that `cargo xtask python` makes.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::Value;

use crate::{Started, gputap, on_tmpfs, profile_dir, skip};

/// The Python environment, by the path of its interpreter.
#[derive(Debug)]
pub struct Python(PathBuf);

impl Python {
    /// Where it is; the test is skipped where it is not.
    pub fn find() -> Option<Python> {
        let cache = std::env::var_os("GPUTAP_CI_CACHE").map(PathBuf::from);
        let target = profile_dir().parent().map(Path::to_owned);
        let places = cache.into_iter().chain(target).map(|dir| dir.join("python"));
        let wanted = std::fs::read_to_string(scripts().join("requirements.txt")).unwrap();
        // Half of an environment, or that of another list, is none.
        let whole =
            |dir: &PathBuf| std::fs::read_to_string(dir.join("made-of")).is_ok_and(|made| made == wanted);
        let found = places.into_iter().find(whole).map(|dir| Python(dir.join("bin/python")));
        if found.is_none() {
            skip("there is no Python environment: `cargo xtask python` makes it");
        }
        found
    }

    /// `crates/tests/python/<script>`, to be started.
    pub fn command(&self, script: &str) -> Command {
        let mut command = Command::new(&self.0);
        command.arg(scripts().join(script)).env("PYTHONDONTWRITEBYTECODE", "1");
        command
    }

    /// Runs `crates/tests/python/<script>` and hands out the JSON that it prints.
    pub fn read(&self, script: &str, args: &[&Path]) -> Value {
        let home = tempfile::tempdir().unwrap();
        let mut command = self.command(script);
        command.args(args).env("HOME", home.path());
        let ended = Started::new(&mut command, Duration::from_secs(240)).wait();
        assert_eq!(ended.code, 0, "{script}: {}", ended.stderr);
        let last = ended.stdout.lines().last().unwrap_or_default();
        serde_json::from_str(last).unwrap_or_else(|e| panic!("{script}: {e}: {}", ended.stdout))
    }
}

fn scripts() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("python")
}

/// A trace of the demo's simulated job, in a directory of its own.
pub fn demo(ranks: u32, steps: u32) -> (tempfile::TempDir, PathBuf) {
    let dir = on_tmpfs();
    let trace = dir.path().join("demo.trace");
    let mut command = Command::new(gputap());
    command.args(["demo", "--ranks", &ranks.to_string(), "--steps", &steps.to_string(), "--out"]).arg(&trace);
    let ended = Started::new(&mut command, Duration::from_secs(120)).wait();
    assert_eq!(ended.code, 0, "{}", ended.stderr);
    (dir, trace)
}
