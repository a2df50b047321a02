//! `cargo xtask soak`: the long set. What `cargo xtask ci` tries a sample of is tried in full here, with seeds that are
//! printed and kept.
//!
//! One line per part: what was counted, and how long it took. The whole output of each part stays in `target/soak/`.

mod fuzz;
mod part;
mod sanitize;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};

use crate::command::{cargo, target_dir};
use crate::packages;
use part::{Ended, run_logged};

const USAGE: &str = "usage: cargo xtask soak [--minutes N | --smallest] [--only NAME] [--seed N]";

/// What the whole set takes on two cores that have nothing else to do.
const FULL_MINUTES: f64 = 60.0;

/// Share of the full amounts with `--smallest`: a thousand frames, ten flipped bits, one of most others.
const SMALLEST: f64 = 1e-4;

/// What the parts share.
pub struct Soak {
    root: PathBuf,
    target: PathBuf,
    logs: PathBuf,
    /// Where random choices begin.
    seed: u64,
    /// How much of the full amounts is done.
    share: f64,
    /// Only tries that each part can be done, in a minute or so after `cargo xtask ci`.
    smallest: bool,
}

/// A part: its name, what it is about, and what it does.
type SoakPart = (&'static str, &'static str, fn(&Soak) -> Ended);

const PARTS: [SoakPart; 16] = [
    ("overload", "emitted = stored + dropped in random overloads", |s| {
        let runs = s.amount(1000);
        s.test("overload", "gputap-tests", "accounting", &[("GPUTAP_TEST_OVERLOADS", runs)])
    }),
    ("kills", "processes killed while they record", |s| {
        s.test("kills", "gputap-tests", "kills", &[("GPUTAP_TEST_KILLS", s.amount(10_000))])
    }),
    ("faults", "every system call of the library fails, with every error", |s| {
        // The full sweep is small enough to be done in full.
        let stride = if s.smallest { 97 } else { 1 };
        s.test("faults", "gputap-tests", "faults", &[("GPUTAP_TEST_FAULT_STRIDE", stride)])
    }),
    ("collector", "the collector killed at every system call", |s| {
        let most = s.amount(100_000).max(if s.smallest { 1 } else { 100 });
        s.test("collector", "gputap-tests", "collector_points", &[("GPUTAP_TEST_POINTS", most)])
    }),
    ("restarts", "a collector killed again and again while jobs come and go", |s| {
        s.test(
            "restarts",
            "gputap-tests",
            "collect_kills",
            &[("GPUTAP_TEST_COLLECTOR_KILLS", s.amount(1000))],
        )
    }),
    ("crashes", "a process killed at every instruction of the recorder", |s| {
        s.test("crashes", "gputap-tests", "crash_points", &[])
    }),
    ("hosts", "programs that are hard on what is loaded into them, again and again", |s| {
        let rounds = s.amount(5);
        (0..rounds).map(|_| s.test("hosts", "gputap-tests", "hosts", &[])).fold(Ended::none(), Ended::and)
    }),
    ("torn", "the machine stops while a trace is written", |s| {
        s.test("torn", "gputap-tests", "torn", &[("GPUTAP_TEST_TORN_LOGS", s.amount(10))])
    }),
    ("floods", "generated frames on every endpoint of the daemon", |s| {
        s.tests(
            "floods",
            "gputap-tests",
            "daemon",
            "flood::",
            &[("GPUTAP_TEST_FRAMES", s.amount(10_000_000))],
        )
    }),
    ("queries", "random SQL against a plain SQLite that holds the same rows", |s| {
        // Of five kinds of traces.
        let queries = s.amount(100_000).div_ceil(5);
        s.tests("queries", "gputap-tests", "sql", "peer::", &[("GPUTAP_TEST_QUERIES", queries)])
    }),
    ("torch", "traces of several releases of PyTorch", torch),
    ("flips", "flipped bits in a trace", flips),
    ("loom", "every interleaving of a writer and a reader", loom),
    ("threads", "the sanitizer of data races", sanitize::threads),
    ("addresses", "the address sanitizer", sanitize::addresses),
    ("fuzz", "libFuzzer on all that reads foreign bytes", fuzz::run),
];

/// Parts that need a build or an installation of their own, which takes longer than trying them.
const OWN_BUILD: [&str; 4] = ["torch", "threads", "addresses", "fuzz"];

/// Runs all parts, or the one that `--only` names.
pub fn run(root: &Path, args: &[String]) -> Result<ExitCode> {
    let options = Options::parse(args)?;
    let target = target_dir()?;
    let logs = target.join("soak");
    std::fs::create_dir_all(&logs).with_context(|| logs.display().to_string())?;
    let share = if options.smallest { SMALLEST } else { options.minutes.map_or(1.0, |m| m / FULL_MINUTES) };
    let (seed, smallest) = (options.seed, options.smallest);
    let soak = Soak { root: root.to_owned(), target, logs, seed, share, smallest };
    for missing in packages::install(&packages::ALL) {
        println!(
            "packages: without {} for {}: {}",
            missing.package.name, missing.package.used_by, missing.why
        );
    }
    println!(
        "soak: seed {}, {:.0} % of the full amounts, output in {}",
        soak.seed,
        100.0 * share,
        soak.logs.display()
    );
    let mut failed = 0;
    for (name, about, run) in
        PARTS.iter().filter(|(name, ..)| options.only.as_deref().is_none_or(|o| o == *name))
    {
        let start = Instant::now();
        let ended = if smallest && OWN_BUILD.contains(name) {
            Ended::skipped("it needs a build of its own")
        } else {
            run(&soak)
        };
        println!("{name}: {about}: {ended} ({:.0} s)", start.elapsed().as_secs_f64());
        ended.show_log();
        failed += u32::from(ended.has_failed());
    }
    println!("soak: {failed} parts failed, seed {}", soak.seed);
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

struct Options {
    minutes: Option<f64>,
    smallest: bool,
    only: Option<String>,
    seed: u64,
}

impl Options {
    fn parse(args: &[String]) -> Result<Options> {
        let mut options = Options { minutes: None, smallest: false, only: None, seed: 1 };
        let mut seed = None;
        let mut args = args.iter();
        while let Some(option) = args.next() {
            if option == "--smallest" {
                options.smallest = true;
                continue;
            }
            let value = args.next().context(USAGE)?;
            match option.as_str() {
                "--minutes" => options.minutes = Some(value.parse().context(USAGE)?),
                "--seed" => seed = Some(value.parse().context(USAGE)?),
                "--only" if PARTS.iter().any(|(name, ..)| name == value) => {
                    options.only = Some(value.clone());
                }
                "--only" => {
                    let names: Vec<&str> = PARTS.iter().map(|(name, ..)| *name).collect();
                    bail!("no part is called '{value}'; there are {}", names.join(", "));
                }
                _ => bail!(USAGE),
            }
        }
        // The smallest amounts only try that the parts run, so they are the same each time.
        let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
        options.seed = seed.unwrap_or_else(|| if options.smallest { 1 } else { now() });
        Ok(options)
    }
}

impl Soak {
    /// A part of the full amount, at least one.
    fn amount(&self, full: u64) -> u64 {
        ((full as f64 * self.share).round() as u64).max(1)
    }

    fn cargo(&self, args: &[&str]) -> Command {
        let mut command = cargo();
        command.current_dir(&self.root).args(args).env("GPUTAP_TEST_SEED", self.seed.to_string());
        command
    }

    fn log(&self, part: &str) -> PathBuf {
        self.logs.join(format!("{part}.log"))
    }

    /// What is built for a test of `package`: as little as possible, or what `cargo xtask ci` has built already.
    fn built<'a>(&self, package: &'a str) -> Vec<&'a str> {
        if self.smallest { vec!["--workspace"] } else { vec!["--package", package] }
    }

    /// Runs the tests of one file; what they print that begins with a number is what was counted.
    fn test(&self, part: &str, package: &str, test: &str, amounts: &[(&str, u64)]) -> Ended {
        self.tests(part, package, test, "", amounts)
    }

    /// The same, of those whose names have `only` in them.
    fn tests(&self, part: &str, package: &str, test: &str, only: &str, amounts: &[(&str, u64)]) -> Ended {
        let mut command = self.cargo(&["test", "--quiet"]);
        command.args(self.built(package)).args(["--test", test]);
        command.args(["--", "--nocapture", "--test-threads", "2", only]);
        // What has no amount is only looked for.
        command.args((self.smallest && amounts.is_empty()).then_some("--list"));
        command.envs(amounts.iter().map(|(name, n)| (name, n.to_string())));
        run_logged(command, &self.log(part))
    }
}

/// The release of every day, and one before and after what changed most.
fn torch(soak: &Soak) -> Ended {
    let one = |version: &str| {
        let mut install = soak.cargo(&["xtask", "torch"]);
        install.args((version != "2.11").then_some(version));
        if !install.output().is_ok_and(|o| o.status.success()) {
            return Ended::skipped(format!("PyTorch {version} can't be installed here"));
        }
        let mut command = soak.cargo(&["test", "--quiet", "--package", "gputap-tests", "--test", "daemon"]);
        command.args(["--", "--nocapture", "torch::"]).env("GPUTAP_TEST_TORCH", version);
        run_logged(command, &soak.log(&format!("torch-{version}"))).counting(format!("PyTorch {version}"))
    };
    ["2.4", "2.11", "2.14"].map(one).into_iter().fold(Ended::none(), Ended::and)
}

fn flips(soak: &Soak) -> Ended {
    // Two processes, since one test runs in one thread; each has its own seed.
    let half = soak.amount(100_000).div_ceil(2);
    let one = |i: u64| {
        let test = "a_flipped_bit_never_gives_a_wrong_row";
        let mut command = soak.cargo(&["test", "--quiet"]);
        command.args(soak.built("gputap-trace"));
        if soak.smallest {
            // It has its own handler of panics, so it can't be a test.
            command.args(["--exclude", "gputap-preload"]);
        }
        command.args(["--lib", test]);
        let seed = (soak.seed + i).to_string();
        command.env("GPUTAP_TEST_FLIPS", half.to_string()).env("PROPTEST_RNG_SEED", seed);
        run_logged(command, &soak.log(&format!("flips-{i}")))
    };
    let ended = std::thread::scope(|scope| {
        let second = scope.spawn(|| one(1));
        one(0).and(second.join().unwrap_or_else(|_| Ended::failed("the second half")))
    });
    ended.counting(format!("{} flips from seeds {} and {}", 2 * half, soak.seed, soak.seed + 1))
}

fn loom(soak: &Soak) -> Ended {
    let bounds = [("PREEMPTIONS", if soak.share < 0.2 { 4 } else { 5 }), ("RECORDS", 5), ("LOOKS", 4)];
    let mut command =
        soak.cargo(&["test", "--quiet", "--package", "gputap-wire", "--test", "loom", "--release"]);
    command.arg("--target-dir").arg(soak.target.join("loom")).env("RUSTFLAGS", "--cfg loom");
    command.envs(bounds.iter().map(|(name, n)| (format!("GPUTAP_TEST_LOOM_{name}"), n.to_string())));
    let [preemptions, records, looks] = bounds.map(|(_, n)| n);
    let counted =
        format!("{records} records, {looks} looks, up to {preemptions} preemptions, all interleavings");
    run_logged(command, &soak.log("loom")).counting(counted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_name_parts_and_amounts() {
        let parse =
            |text: &str| Options::parse(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        let options = parse("--smallest --minutes 15 --only kills --seed 7").unwrap();
        assert!(options.smallest);
        assert_eq!((options.minutes, options.only.as_deref(), options.seed), (Some(15.0), Some("kills"), 7));
        assert!(parse("--only nothing").err().unwrap().to_string().contains("overload, kills"));
        assert!(parse("--minutes").is_err() && parse("--hours 2").is_err());
    }
}
