//! `gputap status`: how the daemon does.

use std::process::ExitCode;

use anyhow::Result;
use gputap_control::nodes::advise;
use gputap_control::traces::now_ms;
use gputap_control::{Status, path};
use serde_json::{Value, json};

use crate::node::{Where, block_on};
use crate::ps::Format;

/// Clocks that differ by less are good enough: torch starts within a second of what it is told.
const SKEW_MS: i64 = 500;
/// Version of the document for several nodes.
const SCHEMA: u32 = 1;

/// Options of `gputap status`.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  gputap status")]
pub struct Args {
    #[command(flatten)]
    at: Where,
    /// How to print
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<ExitCode> {
    let nodes = args.at.choice().find()?.nodes;
    let mut failed = false;
    let mut answers = Vec::new();
    for node in &nodes {
        let asked = Asked::now();
        let got: Result<Status> = block_on(async { node.client.get(path::STATUS).await.map_err(advise) });
        let got = got.map(|status| asked.compare(status));
        match got {
            Ok(status) if args.format == Format::Json => {
                answers.push(json!({"node": node.name, "status": status}))
            }
            Ok(status) => {
                failed |= !status.trouble.is_empty();
                show(&status);
            }
            Err(e) if nodes.len() == 1 => return Err(e),
            Err(e) => {
                failed = true;
                errln!("gputap: {}: {}", node.name, crate::explain(&e));
                answers.push(json!({"node": node.name, "error": crate::explain(&e)}));
            }
        }
    }
    if args.format == Format::Json {
        outln!("{:#}", document(answers));
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// The answer of one node as it is, those of several under their names.
fn document(mut answers: Vec<Value>) -> Value {
    match answers.as_mut_slice() {
        [one] => one["status"].take(),
        _ => json!({"schema": SCHEMA, "nodes": answers}),
    }
}

/// When a node was asked, by the clock of this one.
struct Asked {
    at_ms: u64,
}

impl Asked {
    fn now() -> Asked {
        Asked { at_ms: now_ms() }
    }

    /// Adds what the clocks tell: the node's was read between the question and the answer.
    fn compare(&self, mut status: Status) -> Status {
        if let Some(skew) = skew(self.at_ms, status.now_ms, now_ms()) {
            let way = if skew > 0 { "ahead of" } else { "behind" };
            status.trouble.push(format!(
                "its clock is {} ms {way} this host's: `gputap trace` allows for it, but times in the files will differ; is NTP \
                 running on both?",
                skew.abs()
            ));
        }
        status
    }
}

/// How far a clock is off, at least, when it was read between two times of ours; nothing if that can't be told.
fn skew(asked_ms: u64, read_ms: u64, answered_ms: u64) -> Option<i64> {
    let (read, asked, answered) = (read_ms as i64, asked_ms as i64, answered_ms as i64);
    let skew = if read > answered { read - answered } else { (read - asked).min(0) };
    (skew.abs() > SKEW_MS).then_some(skew)
}

fn show(s: &Status) {
    outln!(
        "{}: gputap {}, pid {}, up {} s",
        s.host,
        s.version,
        s.pid,
        (s.now_ms.saturating_sub(s.started_ms)) / 1000
    );
    outln!("  you are      {}", s.caller);
    outln!("  processes    {}", s.processes);
    outln!(
        "  PyTorch at   {}",
        if s.endpoints.is_empty() { "nowhere".into() } else { s.endpoints.join(", ") }
    );
    outln!("  traces below {}", s.roots.join(", "));
    outln!("  confined by  {}", if s.sandbox.is_empty() { "?" } else { &s.sandbox });
    outln!("  looks by     {}", if s.looks.is_empty() { "?" } else { &s.looks });
    let c = &s.counters;
    outln!("  polls        {} answered, {} answers not taken", c.polls, c.unanswered);
    outln!(
        "  refused      {} malformed, {} with another's pid, {} beyond a rate, {} too many, {} calls",
        c.malformed,
        c.impostors,
        c.limited,
        c.crowded,
        c.refused
    );
    for trouble in &s.trouble {
        outln!("  TROUBLE      {trouble}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_off_when_no_delay_explains_it() {
        assert_eq!(skew(1_000, 1_400, 2_000), None);
        assert_eq!(skew(1_000, 2_400, 2_000), None, "not by much");
        assert_eq!(skew(1_000, 5_000, 2_000), Some(3_000));
        assert_eq!(skew(10_000, 5_000, 12_000), Some(-5_000));
    }
}
