//! The tests of the ring, its reader, the trace and the collector, built with sanitizers.
//!
//! Stable Rust has sanitizers behind a switch that is made for building the compiler itself. The standard library is not
//! rebuilt with them, since its sources are not part of a stable toolchain. So the sanitizer of data races sees the atomics
//! of our own crates and not the locks of the standard library: it is given the ring alone, and the locks of the trace's
//! writer are not looked at.

use std::process::Command;

use super::Soak;
use super::part::{Ended, run_logged};

const HOST: &str = "x86_64-unknown-linux-gnu";

fn built_with(soak: &Soak, sanitizer: &str, args: &[&str]) -> Command {
    let mut command = soak.cargo(&["test", "--quiet", "--target", HOST]);
    command.arg("--target-dir").arg(soak.target.join(format!("{sanitizer}-sanitizer"))).args(args);
    let flags = format!("-Zsanitizer={sanitizer} -Cunsafe-allow-abi-mismatch=sanitizer");
    command.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", flags);
    // Without the stack of the other access a race is not reported, so it must remember for long.
    command.env("TSAN_OPTIONS", "history_size=7");
    command
}

/// Data races, and first of all whether one would be found.
pub fn threads(soak: &Soak) -> Ended {
    let race = ["--package", "gputap-wire", "--test", "race"];
    let log = soak.log("threads-broken");
    // Nearly every run finds it.
    let found = (0..5).any(|_| {
        let mut broken = built_with(soak, "thread", &race);
        broken.env("GPUTAP_TEST_RELAXED", "1");
        let failed = run_logged(broken, &log).has_failed();
        let told = std::fs::read_to_string(&log).unwrap_or_default();
        failed && told.contains("data race") && told.contains("race.rs")
    });
    if !found {
        return Ended::failed(format!("a publish without ordering was not found: see {}", log.display()));
    }
    let right = run_logged(built_with(soak, "thread", &race), &soak.log("threads"));
    right.counting("a publish without ordering is found".to_owned())
}

/// Bytes outside of what was allocated.
pub fn addresses(soak: &Soak) -> Ended {
    let names = ["wire", "ring-reader", "trace", "collect", "model", "report"];
    let packages: Vec<String> =
        names.iter().flat_map(|n| ["--package".to_owned(), format!("gputap-{n}")]).collect();
    let mut args: Vec<&str> = packages.iter().map(String::as_str).collect();
    // Cutting a trace at every byte takes minutes as it is.
    args.extend(["--lib", "--", "--skip", "every_file_can_be_cut_anywhere"]);
    run_logged(built_with(soak, "address", &args), &soak.log("addresses"))
}
