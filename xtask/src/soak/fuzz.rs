//! libFuzzer on the targets of `crates/tests`, with coverage and the address sanitizer.
//!
//! `fuzz/` is built by hand instead of by cargo-fuzz: a few flags are all that it adds. What libFuzzer learned stays in
//! `target/soak/corpus/` for the next time; what made a target fail goes to `target/soak/crash-*`, and from there into
//! `crates/tests/crashers/`.

use std::process::Command;

use super::Soak;
use super::part::{Ended, run_logged};

const HOST: &str = "x86_64-unknown-linux-gnu";
const TARGETS: [&str; 9] =
    ["records", "ring", "process", "journal", "segment", "trace", "datagram", "dyno", "config"];
/// What each target gets in a full run.
const SECONDS: u64 = 120;
const FLAGS: &str = "-Zsanitizer=address -Cunsafe-allow-abi-mismatch=sanitizer --cfg fuzzing \
    -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Builds, writes the seeds, and runs two targets at a time.
pub fn run(soak: &Soak) -> Ended {
    let built = build(soak);
    if built.has_failed() {
        let said = std::fs::read_to_string(soak.log("fuzz-build")).unwrap_or_default();
        let absent = ["failed to download", "failed to get", "can't find crate"]
            .iter()
            .any(|text| said.contains(text));
        return if absent { Ended::skipped("libfuzzer-sys can't be had here") } else { built };
    }
    let seeded = run_logged(seeds(soak), &soak.log("fuzz-seeds"));
    if seeded.has_failed() {
        return seeded;
    }
    let mut all = Ended::none();
    for pair in TARGETS.chunks(2) {
        let ended = std::thread::scope(|scope| {
            let runs: Vec<_> = pair.iter().map(|target| scope.spawn(|| one(soak, target))).collect();
            let join =
                |run: std::thread::ScopedJoinHandle<'_, Ended>| run.join().unwrap_or(Ended::failed("a run"));
            runs.into_iter().map(join).fold(Ended::none(), Ended::and)
        });
        all = all.and(ended);
    }
    all
}

fn build(soak: &Soak) -> Ended {
    let mut command = soak.cargo(&["build", "--quiet", "--release", "--locked", "--target", HOST]);
    command.current_dir(soak.root.join("fuzz")).arg("--target-dir").arg(soak.target.join("fuzz"));
    command.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", FLAGS);
    run_logged(command, &soak.log("fuzz-build"))
}

/// The inputs that the tests begin with, one file each.
fn seeds(soak: &Soak) -> Command {
    let mut command =
        soak.cargo(&["run", "--quiet", "--package", "gputap-tests", "--bin", "fuzz_seeds", "--"]);
    command.arg(soak.logs.join("corpus"));
    command
}

fn one(soak: &Soak, target: &str) -> Ended {
    let mut command = Command::new(soak.target.join("fuzz").join(HOST).join("release/fuzz"));
    command.env("GPUTAP_FUZZ_TARGET", target).current_dir(&soak.logs);
    // libFuzzer's seeds have 32 bits.
    command
        .arg(format!("-seed={}", soak.seed as u32))
        .arg(format!("-max_total_time={}", soak.amount(SECONDS)));
    command.args(["-timeout=10", "-rss_limit_mb=2048", "-max_len=70000", "-print_final_stats=1"]);
    command.arg(format!("-artifact_prefix=crash-{target}-")).arg(soak.logs.join("corpus").join(target));
    let log = soak.log(&format!("fuzz-{target}"));
    let ended = run_logged(command, &log);
    let text = std::fs::read_to_string(&log).unwrap_or_default();
    let executed = text.lines().find_map(|l| l.strip_prefix("stat::number_of_executed_units: "));
    let executed = executed.map_or("no", str::trim);
    Ended::none()
        .and(if ended.has_failed() { ended } else { Ended::none() })
        .counting(format!("{target} {executed} inputs"))
}
