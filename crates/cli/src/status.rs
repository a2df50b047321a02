//! `gputap status`: how the daemon does.

use std::process::ExitCode;

use anyhow::Result;
use gputap_control::{Status, path};

use crate::node::{Where, advise, block_on};
use crate::ps::Format;

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
    let nodes = args.at.find()?.nodes;
    let mut failed = false;
    for node in &nodes {
        let got: Result<Status> = block_on(async { node.client.get(path::STATUS).await.map_err(advise) });
        match got {
            Ok(status) if args.format == Format::Json => {
                println!("{}", serde_json::to_string_pretty(&status)?)
            }
            Ok(status) => {
                failed |= !status.trouble.is_empty();
                show(&status);
            }
            Err(e) if nodes.len() == 1 => return Err(e),
            Err(e) => {
                failed = true;
                eprintln!("gputap: {}: {}", node.name, crate::explain(&e));
            }
        }
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn show(s: &Status) {
    println!(
        "{}: gputap {}, pid {}, up {} s",
        s.host,
        s.version,
        s.pid,
        (s.now_ms.saturating_sub(s.started_ms)) / 1000
    );
    println!("  you are      {}", s.caller);
    println!("  processes    {}", s.processes);
    println!(
        "  PyTorch at   {}",
        if s.endpoints.is_empty() { "nowhere".into() } else { s.endpoints.join(", ") }
    );
    println!("  traces below {}", s.roots.join(", "));
    let c = &s.counters;
    println!("  polls        {} answered, {} answers not taken", c.polls, c.unanswered);
    println!(
        "  refused      {} malformed, {} with another's pid, {} beyond a user's rate, {} too many, {} calls",
        c.malformed, c.impostors, c.limited, c.crowded, c.refused
    );
    for trouble in &s.trouble {
        println!("  TROUBLE      {trouble}");
    }
}
