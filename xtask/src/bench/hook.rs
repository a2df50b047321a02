//! `cargo xtask bench hook`: what a hooked call costs, in instructions and in time, beside LTTng-UST.

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::bench::callgrind::{self, BOTH, Hooks, LAUNCH, OTHERS};
use crate::bench::cold::{self, State, Subject, Touched};
use crate::bench::lttng::{self, Kind, Session};
use crate::bench::programs::{Cold, Programs};
use crate::bench::statistics::median;
use crate::bench::timing::Times;
use crate::bench::{Size, headline, print_load};
use crate::command::SKIPPED;
use crate::packages::{self, GCC, VALGRIND};

/// Most instructions that a recorded launch may add.
const RECORDED: f64 = 75.0;
/// Most that a launch by the runtime may add, its own hook and the driver's together.
const BOTH_RECORDED: f64 = 130.0;
/// Most that a launch may add while its hook is off.
const OFF: f64 = 5.0;
/// Most ns that a recorded launch may add to two readings of the clock.
const OVER_RDTSC_NS: f64 = 12.0;
/// Largest part of the peer's time.
const OF_PEER: f64 = 1.0 / 8.0;

/// A budget and how it went.
struct Gate {
    text: String,
    kept: bool,
}

impl Gate {
    fn new(name: &str, value: f64, limit: f64, unit: &str) -> Gate {
        let kept = value <= limit;
        let verdict = if kept { "ok" } else { "OVER" };
        // The last digits of a mean over many calls say nothing, but a gate must not round.
        Gate { text: format!("{name} {value:.3}{unit} <= {limit:.3}{unit} {verdict}"), kept }
    }
}

/// Counts the instructions of a launch only; 1 when a budget is exceeded, 3 when nothing can be counted here.
pub fn gate(root: &Path) -> Result<ExitCode> {
    if let Some(missing) = packages::install(&[GCC, VALGRIND]).first() {
        println!("skipped: {} is not here: {}", missing.package.name, missing.why);
        return Ok(ExitCode::from(SKIPPED));
    }
    let mut gates = instructions(&Programs::build(root, false)?)?;
    gates.extend(lines(&Cold::build(root)?)?);
    Ok(close(&gates))
}

/// Counts the lines and pages that calls touch, and times calls with empty caches.
pub fn cold(root: &Path) -> Result<ExitCode> {
    if let Some(missing) = packages::install(&[GCC, VALGRIND]).first() {
        println!("skipped: {} is not here: {}", missing.package.name, missing.why);
        return Ok(ExitCode::from(SKIPPED));
    }
    let programs = Cold::build(root)?;
    let gates = lines(&programs)?;
    print_load();
    println!("cycles per call with empty caches (median): without gputap, paused, recording");
    let [bare, paused, recording] =
        [None, Some(State::Paused), Some(State::Recording)].map(|state| cold::times(&programs, state));
    let (bare, paused, recording) = (bare?, paused?, recording?);
    for (kind, name) in ["no hook", "launch", "question", "both layers"].iter().enumerate() {
        let at = |times: &[f64]| times.get(kind).copied().unwrap_or(f64::NAN);
        println!("  {name:<34} {:>8.0} {:>8.0} {:>8.0}", at(&bare), at(&paused), at(&recording));
    }
    Ok(close(&gates))
}

/// Calls whose lines and pages are counted, with the most that they may touch.
const TOUCHING: [Subject; 3] = [
    Subject {
        kind: "launch",
        about: "driver, looked up",
        recording: Touched { lines: 13, pages: 7 },
        paused: Touched { lines: 3, pages: 3 },
    },
    Subject {
        kind: "question",
        about: "runtime, counted",
        recording: Touched { lines: 7, pages: 6 },
        paused: Touched { lines: 3, pages: 3 },
    },
    Subject {
        kind: "both",
        about: "runtime and driver",
        recording: Touched { lines: 18, pages: 7 },
        paused: Touched { lines: 5, pages: 3 },
    },
];

fn lines(programs: &Cold) -> Result<Vec<Gate>> {
    println!("cache lines (of code) on pages that a call touches, and lines of the stack (lackey)");
    let mut gates = Vec::new();
    for subject in &TOUCHING {
        for (state, most) in [(State::Recording, subject.recording), (State::Paused, subject.paused)] {
            let found = cold::footprint(programs, subject.kind, state)?;
            let Touched { lines, pages } = found.touched;
            let name = format!("{} ({}), {state:?}", subject.kind, subject.about).to_lowercase();
            println!("  {name:<44} {lines:>3} ({:>2}) on {pages:>2}, stack {}", found.code, found.stack);
            gates.push(Gate {
                text: format!(
                    "{} {state:?} {lines} on {pages} <= {} on {}",
                    subject.kind, most.lines, most.pages
                ),
                kept: found.touched.fits(most),
            });
        }
    }
    Ok(gates)
}

/// Everything: instructions of several calls, times, the peer.
pub fn run(root: &Path, size: Size) -> Result<ExitCode> {
    let peer = lttng::install().and_then(|()| Session::start(Kind::Snapshot));
    if let Err(why) = &peer {
        println!("peer skipped: {why:#}");
    }
    let mut gates = Vec::new();
    match packages::install(&[GCC, VALGRIND]).first() {
        Some(missing) => {
            println!("instructions skipped: {} is not here: {}", missing.package.name, missing.why)
        }
        None => {
            let programs = Programs::build(root, false)?;
            // Launches are counted by the gate, too; here one call of another kind shows that counting works.
            if size == Size::Usual {
                gates.extend(instructions(&programs)?);
            }
            for subject in OTHERS.iter().take(size.choose(OTHERS.len(), 1)) {
                print_counts(subject.function, &callgrind::added(&programs, subject, Hooks::On)?);
            }
        }
    }
    let programs = Programs::build(root, peer.is_ok())?;
    let session = peer.as_ref().ok();
    print_load();
    let times = Times::measure(&programs, session.map(Session::home), size)?;
    session.map_or(Ok(()), Session::verify)?;
    times.print();
    let ours = times.added(&times.recorded).context("rounds were measured")?;
    let rdtsc = median(&times.rdtsc).context("rounds were measured")?;
    gates.push(Gate::new("time, 2 x rdtsc + 12", ours, rdtsc + OVER_RDTSC_NS, " ns"));
    match times.added(&times.peer) {
        Some(peer) => {
            gates.push(Gate::new("part of LTTng-UST", ours / peer, OF_PEER, ""));
            headline("hook", ours, peer, "ns", "LTTng-UST entry+exit");
        }
        None => println!("hook: ours={ours:.1}ns peer=skipped ratio=skipped"),
    }
    if size == Size::Smallest {
        println!("gates: not judged");
        return Ok(ExitCode::SUCCESS);
    }
    Ok(close(&gates))
}

fn instructions(programs: &Programs) -> Result<Vec<Gate>> {
    println!("instructions added per call (callgrind, twice)");
    let recorded = callgrind::added(programs, &LAUNCH, Hooks::On)?;
    print_counts("cuLaunchKernel", &recorded);
    let off = callgrind::added(programs, &LAUNCH, Hooks::Off)?;
    print_counts("cuLaunchKernel, off", &off);
    let both = callgrind::added(programs, &BOTH, Hooks::On)?;
    print_counts("cudaLaunchKernel, both layers", &both);
    let same = [recorded, off, both].iter().all(|[first, second]| first == second);
    Ok(vec![
        Gate::new("recorded", recorded[0], RECORDED, ""),
        Gate::new("both layers", both[0], BOTH_RECORDED, ""),
        Gate::new("off", off[0], OFF, ""),
        Gate { text: format!("counts repeat {}", if same { "ok" } else { "NOT" }), kept: same },
    ])
}

fn print_counts(name: &str, [first, second]: &[f64; 2]) {
    println!("  {name:<34} {first:>8.2} {second:>8.2}");
}

fn close(gates: &[Gate]) -> ExitCode {
    println!("gates: {}", gates.iter().map(|gate| gate.text.as_str()).collect::<Vec<_>>().join(", "));
    if gates.iter().all(|gate| gate.kept) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
