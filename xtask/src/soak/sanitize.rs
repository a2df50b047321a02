//! The tests of the ring, its reader, the trace and the collector, built with sanitizers.
//!
//! Stable Rust has sanitizers behind a switch that is made for building the compiler itself. The standard library is not
//! rebuilt with them: that would need its sources, and what is compiled into our own crates is enough for the rings. For
//! this reason only tests that synchronise by atomics run under the sanitizer of data races.

use std::process::Command;

use super::Soak;
use super::part::{Ended, run_logged};

const HOST: &str = "x86_64-unknown-linux-gnu";

fn built_with(soak: &Soak, sanitizer: &str, args: &[&str]) -> Command {
    let mut command = soak.cargo(&["test", "--quiet", "--target", HOST]);
    command.arg("--target-dir").arg(soak.target.join(format!("{sanitizer}-sanitizer"))).args(args);
    let flags = format!("-Zsanitizer={sanitizer} -Cunsafe-allow-abi-mismatch=sanitizer");
    command.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", flags);
    command
}

/// Data races, and first of all whether one would be found.
pub fn threads(soak: &Soak) -> Ended {
    let race = ["--package", "gputap-ring", "--test", "race"];
    let mut broken = built_with(soak, "thread", &race);
    broken.env("GPUTAP_TEST_RELAXED", "1");
    let log = soak.log("threads-broken");
    let found = run_logged(broken, &log).has_failed();
    let told = std::fs::read_to_string(&log).unwrap_or_default();
    if !told.contains("data race") {
        let why = if found {
            "the sanitizer does not work here"
        } else {
            "a publish without ordering was not found"
        };
        return Ended::failed(format!("{why}: see {}", log.display()));
    }
    let right = run_logged(built_with(soak, "thread", &race), &soak.log("threads-race"));
    let packages =
        ["--package", "gputap-ring", "--package", "gputap-event", "--package", "gputap-ring-reader", "--lib"];
    let others = run_logged(built_with(soak, "thread", &packages), &soak.log("threads"));
    right.and(others).counting("a publish without ordering is found, the right one is silent".to_owned())
}

/// Bytes outside of what was allocated.
pub fn addresses(soak: &Soak) -> Ended {
    let names = ["event", "ring", "ring-reader", "trace", "collect", "analysis"];
    let packages: Vec<String> =
        names.iter().flat_map(|n| ["--package".to_owned(), format!("gputap-{n}")]).collect();
    let mut args: Vec<&str> = packages.iter().map(String::as_str).collect();
    // Cutting a trace at every byte takes minutes as it is.
    args.extend(["--lib", "--", "--skip", "every_file_can_be_cut_anywhere"]);
    run_logged(built_with(soak, "address", &args), &soak.log("addresses"))
}
