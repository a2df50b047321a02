//! `cargo xtask bench hook --cold`: how much memory a hooked call touches.
//!
//! Between two launches a framework evicts the caches, so a hook costs what it touches rather than what it executes. Counted
//! are the distinct cache lines and pages of code and data, exactly, by valgrind's lackey; what belongs to the program, to the
//! driver and to the runtime is left out, and lines of the stack are counted apart: the caller's frame is next to them.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::ops::Range;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::bench::programs::Cold;
use crate::bench::rings::RingDir;
use crate::bench::statistics::median;
use crate::command::output;

/// In which state the hooks are while lines are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// The hooks are in place and recording is on.
    Recording,
    /// In place, and recording is off.
    Paused,
}

/// A call, and the most lines and pages that it may touch.
pub struct Subject {
    /// As bench/cold.c names it.
    pub kind: &'static str,
    /// What is called.
    pub about: &'static str,
    /// Most that the call may touch while recording is on.
    pub recording: Touched,
    /// Most that the call may touch while recording is off.
    pub paused: Touched,
}

/// Distinct cache lines and pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// Lines of 64 bytes.
    pub lines: usize,
    /// Pages of 4 KiB.
    pub pages: usize,
}

/// What one call touched.
#[derive(Debug, Default)]
pub struct Footprint {
    /// Code and data, without the stack.
    pub touched: Touched,
    /// Lines of code among them.
    pub code: usize,
    /// Lines of the stack.
    pub stack: usize,
}

impl Touched {
    /// Whether it is within `most`.
    pub fn fits(self, most: Touched) -> bool {
        self.lines <= most.lines && self.pages <= most.pages
    }
}

/// Counts what a call of `kind` touches.
pub fn footprint(programs: &Cold, kind: &str, state: State) -> Result<Footprint> {
    let rings = RingDir::new()?;
    let log = rings.path().join("lackey.out");
    let mut command = Command::new("valgrind");
    command.args(["--tool=lackey", "--trace-mem=yes", "--basic-counts=no"]);
    command.arg(format!("--log-file={}", log.display()));
    command.arg(&programs.program).args(["lines", kind]).env("LD_LIBRARY_PATH", &programs.dir);
    rings.trace(&mut command, &programs.library);
    // Under this tool every call takes long.
    command.env("GPUTAP_OWN_TICKS", u32::MAX.to_string());
    if state == State::Paused {
        command.env("GPUTAP_PAUSED", "1");
    }
    let said = output(&mut command)?;
    let map = Map::parse(&said).context("the program did not say where things are")?;
    let file = std::fs::File::open(&log).context("lackey's output")?;
    count(BufReader::new(file), &map)
}

/// Where things are in the program.
#[derive(Debug)]
struct Map {
    marker: u64,
    /// The program, the driver, the runtime.
    others: Vec<Range<u64>>,
    stack: Range<u64>,
}

impl Map {
    fn parse(said: &str) -> Option<Map> {
        let said_of = |name: &str| {
            let value = said.lines().find_map(|line| line.strip_prefix(name))?;
            u64::from_str_radix(value.trim(), 16).ok()
        };
        let stack = said_of("stack ")?;
        let mappings: Vec<(Range<u64>, &str)> = said.lines().filter_map(mapping).collect();
        let theirs = ["/cold", "/libcuda.so.1", "/libcudart.so.13", "/libc.so.6"];
        let is_other = |file: &str| theirs.iter().any(|name| file.ends_with(name));
        Some(Map {
            marker: said_of("marker ")?,
            others: mappings.iter().filter(|(_, file)| is_other(file)).map(|(at, _)| at.clone()).collect(),
            stack: stack.saturating_sub(STACK)..stack + STACK,
        })
    }
}

/// How far the frames of a call may be from its caller's.
const STACK: u64 = 64 << 10;

/// A line of /proc/self/maps: the range and the file.
fn mapping(line: &str) -> Option<(Range<u64>, &str)> {
    let mut words = line.split_whitespace();
    let (from, to) = words.next()?.split_once('-')?;
    let at = u64::from_str_radix(from, 16).ok()?..u64::from_str_radix(to, 16).ok()?;
    Some((at, words.nth(4).unwrap_or("")))
}

const LINE: u64 = 64;
const PAGE: u64 = 4096;

/// Counts what is touched between the two stores to the marker.
fn count(trace: impl BufRead, map: &Map) -> Result<Footprint> {
    let mut lines: BTreeSet<u64> = BTreeSet::new();
    let mut code: BTreeSet<u64> = BTreeSet::new();
    let mut stack: BTreeSet<u64> = BTreeSet::new();
    let mut markers = 0;
    for text in trace.lines() {
        let text = text?;
        let Some((kind, address, size)) = access(&text) else { continue };
        if kind == 'S' && address == map.marker {
            markers += 1;
            continue;
        }
        if markers != 1 || map.others.iter().any(|at| at.contains(&address)) {
            continue;
        }
        let touched = address / LINE..=(address + size - 1) / LINE;
        if map.stack.contains(&address) {
            stack.extend(touched);
        } else {
            if kind == 'I' {
                code.extend(touched.clone());
            }
            lines.extend(touched);
        }
    }
    if markers != 2 || lines.is_empty() {
        bail!("lackey saw {markers} stores to the marker and {} lines between them", lines.len());
    }
    let pages: BTreeSet<u64> = lines.iter().map(|line| line * LINE / PAGE).collect();
    let touched = Touched { lines: lines.len(), pages: pages.len() };
    Ok(Footprint { touched, code: code.len(), stack: stack.len() })
}

/// A line of lackey's trace, such as ` L 1ffefffe7,8`: what it does, where, and how many bytes.
fn access(line: &str) -> Option<(char, u64, u64)> {
    let mut words = line.split_whitespace();
    let kind = words.next().filter(|kind| kind.len() == 1)?.chars().next()?;
    let (address, size) = words.next()?.split_once(',')?;
    let address = u64::from_str_radix(address, 16).ok()?;
    let size = size.parse().ok().filter(|size| *size > 0)?;
    matches!(kind, 'I' | 'L' | 'S' | 'M').then_some((kind, address, size))
}

/// Median cycles of each kind with the caches emptied before each call, in the order of bench/cold.c.
pub fn times(programs: &Cold, state: Option<State>) -> Result<Vec<f64>> {
    const ROUNDS: &str = "15";
    let rings = RingDir::new()?;
    let mut command = Command::new(&programs.program);
    command.args(["time", ROUNDS]).env("LD_LIBRARY_PATH", &programs.dir).env_remove("LD_PRELOAD");
    if let Some(state) = state {
        rings.trace(&mut command, &programs.library);
        if state == State::Paused {
            command.env("GPUTAP_PAUSED", "1");
        }
    }
    let said = output(&mut command)?;
    let rows: Vec<Vec<f64>> =
        said.lines().map(|line| line.split(' ').filter_map(|word| word.parse().ok()).collect()).collect();
    let kinds = rows.first().map_or(0, Vec::len);
    let column =
        |kind: usize| median(&rows.iter().filter_map(|row| row.get(kind).copied()).collect::<Vec<_>>());
    (0..kinds).map(|kind| column(kind).context("rounds were measured")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_pages_between_the_markers_are_counted() {
        let map = Map { marker: 0x500, others: vec![0x1000..0x2000, 0x3000..0x4000], stack: 0x8000..0x9000 };
        let trace = "==1== lackey\nI  10000,4\n S 500,8\nI  10000,4\nI  1003e,4\n L 20000,8\n M 2003c,8\n\
                     I  1000,3\n S 8ff8,8\n S 500,8\n L 90000,8\n";
        let found = count(trace.as_bytes(), &map).unwrap();
        assert_eq!(found.touched, Touched { lines: 4, pages: 2 });
        assert_eq!((found.code, found.stack), (2, 1));
    }

    #[test]
    fn a_trace_without_the_call_is_refused() {
        let map = Map { marker: 0x500, others: Vec::new(), stack: 0..0 };
        assert!(count(" S 500,8\n S 500,8\n".as_bytes(), &map).is_err());
        assert!(count("I  10000,4\n".as_bytes(), &map).is_err());
    }

    #[test]
    fn where_things_are_is_read_from_what_the_program_says() {
        let said = "marker 4ff\nstack 80000\n1000-2000 r-xp 00000000 08:00 5   /x/cold\n8000-9000 rw-p 00000000 00:00 0\n";
        let map = Map::parse(said).unwrap();
        assert_eq!((map.marker, map.stack), (0x4ff, 0x70000..0x90000));
        assert_eq!(map.others.first(), Some(&(0x1000..0x2000)));
    }
}
