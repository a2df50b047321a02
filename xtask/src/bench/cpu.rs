//! CPU time of other processes, by thread.

use std::fs;
use std::ops::Sub;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

/// CPU time (user and system) in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Cpu {
    /// Of the thread that the process began with.
    pub first_thread: f64,
    /// Of all threads.
    pub process: f64,
}

impl Sub for Cpu {
    type Output = Cpu;

    fn sub(self, before: Cpu) -> Cpu {
        Cpu { first_thread: self.first_thread - before.first_thread, process: self.process - before.process }
    }
}

/// What process `pid` has used so far. The scheduler's own account in nanoseconds: `utime` and `stime` count in ticks of
/// 10 ms. Threads that have ended are not in it.
pub fn from_pid(pid: u32) -> Result<Cpu> {
    let tasks = format!("/proc/{pid}/task");
    let mut cpu = Cpu::default();
    for task in fs::read_dir(&tasks).with_context(|| tasks.clone())?.flatten() {
        let Ok(text) = fs::read_to_string(task.path().join("schedstat")) else { continue };
        let ns: f64 = text
            .split(' ')
            .next()
            .and_then(|ns| ns.parse().ok())
            .context("schedstat begins with a number")?;
        cpu.process += ns / 1e9;
        if task.file_name() == *pid.to_string() {
            cpu.first_thread = ns / 1e9;
        }
    }
    Ok(cpu)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_has_used_some() {
        let before = from_pid(std::process::id()).unwrap();
        let mut x = 1u64;
        for i in 0..20_000_000u64 {
            x = std::hint::black_box(x.wrapping_mul(i | 1));
        }
        let used = from_pid(std::process::id()).unwrap() - before;
        assert!(used.process > 0.0, "{used:?} {x}");
    }
}
