//! Instructions per call, counted by callgrind: the difference of a long and a short loop.
//!
//! The program fills its rings up to the largest size before the counted loop, and the loop fits into that ring, so
//! neither growth nor a reader's pace is in the numbers and every repetition gives the same.

use anyhow::{Context, Result, bail};

use crate::bench::programs::Programs;
use crate::bench::rings::RingDir;
use crate::command::output;

/// In which state the hooks are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hooks {
    /// The library is not there.
    Absent,
    /// The library is loaded and records calls.
    On,
    /// Loaded, but switched off for launches.
    Off,
}

/// What is counted.
pub struct Subject {
    /// Function of the driver, or of the runtime above it.
    pub function: &'static str,
    /// Calls in the long loop: with the calls before it, not more than the largest ring holds.
    pub calls: u64,
}

/// A launch with all eleven words: the call that the gates are about.
pub const LAUNCH: Subject = Subject { function: "cuLaunchKernel", calls: 101_000 };

/// The same by the runtime, which passes it on to the driver: both layers record.
pub const BOTH: Subject = Subject { function: "cudaLaunchKernel", calls: 101_000 };

/// Calls with other hooks. A wait also writes a begin record, an extended launch copies its configuration.
pub const OTHERS: [Subject; 4] = [
    Subject { function: "cuStreamQuery", calls: 101_000 },
    Subject { function: "cuMemAlloc_v2", calls: 101_000 },
    Subject { function: "cuLaunchKernelEx", calls: 51_000 },
    Subject { function: "cuStreamSynchronize", calls: 51_000 },
];

const SHORT: u64 = 1_000;
/// The smallest record.
const RECORD_BYTES: u64 = 64;

/// Instructions per call that the hook adds, in each of two counts.
pub fn added(programs: &Programs, subject: &Subject, hooks: Hooks) -> Result<[f64; 2]> {
    let bare = per_call(programs, subject, Hooks::Absent)?;
    Ok([per_call(programs, subject, hooks)? - bare, per_call(programs, subject, hooks)? - bare])
}

fn per_call(programs: &Programs, subject: &Subject, hooks: Hooks) -> Result<f64> {
    let short = count(programs, subject.function, SHORT, hooks)?;
    let long = count(programs, subject.function, subject.calls, hooks)?;
    Ok((long as f64 - short as f64) / (subject.calls - SHORT) as f64)
}

fn count(programs: &Programs, function: &str, calls: u64, hooks: Hooks) -> Result<u64> {
    let rings = RingDir::new()?;
    let file = rings.path().join("callgrind.out");
    let program = programs.command();
    // valgrind wants to be the command, with the program's environment.
    let mut command = std::process::Command::new("valgrind");
    command.args(["--tool=callgrind", "--toggle-collect=measured"]);
    command.arg(format!("--callgrind-out-file={}", file.display()));
    command.arg(program.get_program()).args(["count", function, &calls.to_string()]);
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    if hooks != Hooks::Absent {
        rings.trace(&mut command, &programs.library);
        // Under this tool every call takes long.
        command.env("GPUTAP_OWN_TICKS", u32::MAX.to_string());
    }
    if hooks == Hooks::Off {
        command.env("GPUTAP_API", "memory");
    }
    output(&mut command)?;
    verify(&rings, function, calls, hooks)?;
    let text = std::fs::read_to_string(&file).context("callgrind's output")?;
    total(&text).with_context(|| format!("no total in {}", file.display()))
}

/// A count means something only if the hook did what it should have.
fn verify(rings: &RingDir, function: &str, calls: u64, hooks: Hooks) -> Result<()> {
    let account = rings.account()?;
    let recorded = account.bytes >= calls * RECORD_BYTES;
    if account.dropped != 0 {
        bail!("{function}: {} of {calls} calls were dropped, which takes another path", account.dropped);
    }
    if recorded != (hooks == Hooks::On) {
        bail!("{function} with hooks {hooks:?}: {} bytes of records for {calls} calls", account.bytes);
    }
    Ok(())
}

fn total(text: &str) -> Option<u64> {
    let line =
        text.lines().find_map(|line| line.strip_prefix("totals:").or(line.strip_prefix("summary:")))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_read_from_either_line() {
        assert_eq!(total("version: 1\nsummary: 109024\n\ntotals: 109024\n"), Some(109_024));
        assert_eq!(total("fn=(1) main\ntotals: 7\n"), Some(7));
        assert_eq!(total("fn=(1) main\n"), None);
    }
}
