//! `cargo xtask bench collector`: what draining costs, by the program that people run: `gputap run` around a process that
//! does nothing but fill rings.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::bench::gputap::{Gputap, bytes_of};
use crate::bench::lttng::{self, Kind, Session};
use crate::bench::producer::Produced;
use crate::bench::programs::Programs;
use crate::bench::{Size, cpu, headline, print_load};
use crate::command::output;

/// Calls a second.
const RATES: [u64; 3] = [100_000, 1_000_000, 5_000_000];
/// The rate of the figure that counts.
const MAIN_RATE: u64 = 1_000_000;
/// Time at each rate.
const SECONDS: &str = "5";
const BRIEFLY: &str = "0.5";
/// Percent of a core that may go into one million calls a second.
const BUDGET: f64 = 10.0;

/// Runs the producer at each rate, then the peer.
pub fn run(root: &Path, size: Size) -> Result<ExitCode> {
    let gputap = Gputap::build(root)?;
    print_load();
    let (rates, seconds) = size.choose((&RATES[..], SECONDS), (&[MAIN_RATE], BRIEFLY));
    println!(
        "{seconds} s at each rate, 2 threads; percent of a core, and in brackets the same per 1 M calls/s"
    );
    println!(
        "  {:>9} {:>16} {:>16} {:>9} {:>7} {:>7}",
        "calls/s", "draining", "process", "dropped", "live", "closed"
    );
    let mut ours = None;
    for &rate in rates {
        let (produced, closed) = measure(&gputap, rate, seconds)?;
        let load = Load::from_produced(&produced);
        let made = produced.calls as f64 / produced.seconds;
        let used = |seconds: f64| 100.0 * seconds / produced.seconds;
        let both = |cpu: f64, per_million: f64| format!("{:.1} ({per_million:.1})", used(cpu));
        println!(
            "  {made:>9.0} {:>16} {:>16} {:>9} {:>7.1} {:>7.1}",
            both(produced.collector.first_thread, load.draining),
            both(produced.collector.process, load.process),
            produced.dropped,
            per_call(produced.bytes, &produced),
            per_call(closed, &produced)
        );
        if rate == MAIN_RATE {
            ours = Some(load.draining);
        }
    }
    println!(
        "draining: the thread that empties rings and stores; process: with the thread that compresses full segments"
    );
    println!("live, closed: bytes per call as it is first stored, and in the closed trace");
    let ours = ours.context("the main rate is among the rates")?;
    match lttng::install().and_then(|()| Session::start(Kind::Stored)) {
        Ok(session) => {
            let peer = peer(root, &session, seconds)?;
            headline("collector", ours, peer, "%", "LTTng's consumer daemon, two events a call");
        }
        Err(why) => {
            println!("peer skipped: {why:#}");
            headline("collector", ours, BUDGET, "%", "the budget, no program");
        }
    }
    let kept = ours <= BUDGET;
    println!("budget: {ours:.1} % <= {BUDGET:.1} % {}", size.verdict(kept));
    Ok(size.end(kept))
}

/// Calls a second into a trace that is limited in size, and the limit.
const LIMITED_RATE: u64 = 500_000;
const LIMIT: (&str, u64) = ("1G", 1 << 30);
const LIMITED_SECONDS: &str = "60";
const LIMITED_BRIEFLY: &str = "2";

/// Records into a trace that is limited in size for so long that its oldest part goes all the time.
pub fn limited(root: &Path, size: Size) -> Result<ExitCode> {
    let gputap = Gputap::build(root)?;
    print_load();
    let trace = gputap.trace_dir("limited")?;
    let (rate, seconds) = (LIMITED_RATE.to_string(), size.choose(LIMITED_SECONDS, LIMITED_BRIEFLY));
    let amount = ["--rate", &rate, "--seconds", seconds];
    let produced = gputap.produce_within(&trace, &["--max-size", LIMIT.0], &amount)?;
    let closed = bytes_of(&trace);
    std::fs::remove_dir_all(&trace)?;
    let load = Load::from_produced(&produced);
    println!(
        "--max-size {} at {rate} calls/s for {seconds} s: {} calls, {} dropped ({:.2} %), {closed} bytes in the end",
        LIMIT.0,
        produced.calls,
        produced.dropped,
        100.0 * produced.dropped as f64 / produced.calls.max(1) as f64,
    );
    println!("draining {:.1} %, all threads {:.1} % of a core per 1 M calls/s", load.draining, load.process);
    Ok(size.end(closed <= LIMIT.1 && produced.dropped == 0))
}

/// Percent of a core per million calls a second.
struct Load {
    draining: f64,
    process: f64,
}

impl Load {
    fn from_produced(produced: &Produced) -> Load {
        // CPU seconds per stored call, times a million calls a second, is cores; the wall time cancels out.
        let stored = (produced.calls - produced.dropped).max(1);
        let of = |seconds: f64| 100.0 * seconds * 1e6 / stored as f64;
        Load { draining: of(produced.collector.first_thread), process: of(produced.collector.process) }
    }
}

fn per_call(bytes: u64, produced: &Produced) -> f64 {
    bytes as f64 / (produced.calls - produced.dropped).max(1) as f64
}

/// What the producer says, and the bytes of the closed trace.
fn measure(gputap: &Gputap, rate: u64, seconds: &str) -> Result<(Produced, u64)> {
    let trace = gputap.trace_dir("collector")?;
    let produced = gputap.produce(&trace, &["--rate", &rate.to_string(), "--seconds", seconds])?;
    let closed = bytes_of(&trace);
    std::fs::remove_dir_all(&trace)?;
    Ok((produced, closed))
}

/// The same figure of LTTng's consumer daemon: an entry and an exit event for each call.
fn peer(root: &Path, session: &Session, seconds: &str) -> Result<f64> {
    let hook: PathBuf = Programs::build(root, true)?.hook;
    let dir = hook.parent().context("the program lies in a directory")?;
    let pace = |rate: &str, seconds: &str| {
        let mut command = Command::new(&hook);
        command.env("LD_LIBRARY_PATH", dir).env("LTTNG_HOME", session.home());
        output(command.args(["pace", rate, seconds]))
    };
    // A first short run makes the daemon start its consumer.
    pace("1000", "0.1")?;
    let consumer = session.consumer()?;
    let before = cpu::from_pid(consumer)?;
    let text = pace(&MAIN_RATE.to_string(), seconds)?;
    let used = (cpu::from_pid(consumer)? - before).process;
    let calls: f64 =
        text.split_whitespace().next().and_then(|n| n.parse().ok()).context("the number of calls")?;
    let (bytes, discarded) = session.stop()?;
    println!(
        "LTTng's consumer daemon: {calls:.0} calls in {seconds} s, {:.1} B/call, {discarded} of {:.0} events discarded",
        bytes as f64 / calls,
        2.0 * calls
    );
    Ok(100.0 * used * 1e6 / calls)
}
