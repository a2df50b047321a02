//! Times of all kinds of calls from one process, batch by batch in turn.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::bench::Size;
use crate::bench::programs::Programs;
use crate::bench::rings::RingDir;
use crate::bench::statistics::{least, median};
use crate::command::output;

/// Rounds, and calls of each kind in one.
const AMOUNT: [&str; 2] = ["201", "20000"];
/// Enough that the peer's snapshot has something in it.
const FEW: [&str; 2] = ["5", "10000"];

/// ns per call, one value a round.
pub struct Times {
    amount: [&'static str; 2],
    /// Without a hook.
    pub base: Vec<f64>,
    /// Hook there, switched off.
    pub disabled: Vec<f64>,
    /// Hook there, recording.
    pub recorded: Vec<f64>,
    /// Two readings of the time stamp counter and nothing else.
    pub rdtsc: Vec<f64>,
    /// The peer's two events around the call without a hook.
    pub peer: Vec<f64>,
}

impl Times {
    /// Runs the program while somebody empties its rings; `home` is the peer's session, when there is one.
    pub fn measure(programs: &Programs, home: Option<&Path>, size: Size) -> Result<Times> {
        let amount @ [rounds, batch] = size.choose(AMOUNT, FEW);
        let rings = RingDir::new()?;
        let mut command = programs.command();
        command.args(["time", rounds, batch]);
        rings.trace(&mut command, &programs.library);
        if let Some(home) = home {
            command.env("LTTNG_HOME", home);
        }
        let drainer = rings.drain();
        let text = output(&mut command);
        drainer.stop()?;
        let account = rings.account()?;
        if account.dropped != 0 {
            bail!(
                "{} calls were dropped, which takes another path: run it again on a quieter machine",
                account.dropped
            );
        }
        Times::parse(&text?, amount)
    }

    fn parse(text: &str, amount: [&'static str; 2]) -> Result<Times> {
        let mut lines = text.lines();
        let names: Vec<&str> =
            lines.next().context("the program printed nothing")?.split_whitespace().collect();
        let rows: Vec<Vec<f64>> = lines
            .map(|line| line.split_whitespace().map(|v| v.parse().context("a number")).collect())
            .collect::<Result<_>>()?;
        if rows.iter().any(|row| row.len() != names.len()) {
            bail!("a round has not one value for each of {names:?}");
        }
        let column = |name: &str| {
            let index = names.iter().position(|n| *n == name);
            index.map_or(Vec::new(), |i| rows.iter().map(|row| row[i]).collect())
        };
        Ok(Times {
            amount,
            base: column("base"),
            disabled: column("disabled"),
            recorded: column("recorded"),
            rdtsc: column("rdtsc"),
            peer: column("peer"),
        })
    }

    /// What `kind` adds to the call without a hook: median of the rounds' differences.
    pub fn added(&self, kind: &[f64]) -> Option<f64> {
        median(&kind.iter().zip(&self.base).map(|(with, without)| with - without).collect::<Vec<_>>())
    }

    /// Prints least and median of each kind.
    pub fn print(&self) {
        let [rounds, batch] = self.amount;
        println!(
            "ns per call, {rounds} rounds of {batch} calls of each kind in turn, CPU time of the thread"
        );
        println!("  {:<34} {:>8} {:>8} {:>8}", "", "least", "median", "added");
        let kinds = [
            ("without hook", &self.base),
            ("hook off", &self.disabled),
            ("hook recording", &self.recorded),
            ("2 x rdtsc alone", &self.rdtsc),
            ("LTTng-UST entry + exit, 48 + 4 B", &self.peer),
        ];
        for (name, values) in kinds {
            let (Some(least), Some(middle)) = (least(values), median(values)) else { continue };
            let added =
                if name.contains("hook ") || name.contains("LTTng") { self.added(values) } else { None };
            let added = added.map_or(String::new(), |ns| format!("{ns:.1}"));
            println!("  {name:<34} {least:>8.1} {middle:>8.1} {added:>8}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_found_by_name_and_the_peer_may_be_absent() {
        let times =
            Times::parse("base disabled recorded rdtsc\n1 2 30 20\n2 3 33 21\n3 4 32 22\n", FEW).unwrap();
        assert_eq!(times.recorded, [30.0, 33.0, 32.0]);
        assert_eq!(times.added(&times.recorded), Some(29.0));
        assert!(times.peer.is_empty());
        assert_eq!(times.added(&times.peer), None);
        assert!(Times::parse("base\n1 2\n", FEW).is_err());
    }
}
