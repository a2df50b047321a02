//! Bringing files here, each under its own name, with a list of them.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use gputap_control::{Order, State, path};
use serde_json::json;

use super::follow::Asked;

/// What was brought.
#[derive(Debug)]
pub struct Fetched {
    /// Where to.
    pub dir: PathBuf,
    /// How many.
    pub files: usize,
    /// What could not be brought.
    pub failed: Vec<String>,
}

/// Makes the directory, before anything is asked for.
pub fn prepare(dir: &Path) -> Result<()> {
    std::fs::create_dir_all(dir).with_context(|| format!("--fetch {}", dir.display()))?;
    let probe = dir.join(".gputap-probe");
    File::create(&probe).with_context(|| format!("--fetch {} can't be written to", dir.display()))?;
    std::fs::remove_file(probe).context("--fetch")
}

/// Brings the files.
pub async fn fetch(traces: &mut [Asked], dir: &Path) -> Result<Fetched> {
    let mut fetched = Fetched { dir: dir.to_owned(), files: 0, failed: Vec::new() };
    let mut list = Vec::new();
    for asked in traces.iter() {
        let Ok(trace) = &asked.trace else {
            list.push(
                json!({"node": asked.node.name, "error": asked.trace.as_ref().err().map(crate::explain)}),
            );
            continue;
        };
        for order in &trace.orders {
            let mut entry = json!({
                "node": asked.node.name, "host": trace.host, "pid": order.own_pid, "rank": order.rank,
                "state": super::show::state(order.state), "written": order.file, "notes": order.notes,
            });
            if order.state == State::Written {
                let name = name(order, &trace.host);
                match one(asked, &trace.id, trace.fetchable, order, dir, &name).await {
                    Ok(bytes) => {
                        fetched.files += 1;
                        entry["file"] = json!(name);
                        entry["bytes"] = json!(bytes);
                    }
                    Err(e) => {
                        let _ = std::fs::remove_file(dir.join(part(&name)));
                        entry["error"] = json!(format!("{e:#}"));
                        fetched.failed.push(format!("{}: pid {}: {e:#}", trace.host, order.own_pid));
                    }
                }
            }
            list.push(entry);
        }
    }
    let manifest = dir.join("manifest.json");
    let text = format!("{:#}\n", json!({"schema": 1, "files": list}));
    std::fs::write(&manifest, text).with_context(|| format!("writing {}", manifest.display()))?;
    Ok(fetched)
}

/// A name that no other node's file has. The daemon's path is not believed to be one.
fn name(order: &Order, host: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' };
    let host: String = host.chars().map(plain).collect();
    format!("libkineto_trace_{host}_{}.json", order.own_pid)
}

/// What is not complete yet.
fn part(name: &str) -> String {
    format!("{name}.part")
}

async fn one(asked: &Asked, id: &str, fetchable: bool, order: &Order, dir: &Path, name: &str) -> Result<u64> {
    let (hidden, to) = (dir.join(part(name)), dir.join(name));
    let bytes = if fetchable {
        let mut file = File::create(&hidden).with_context(|| format!("making {}", hidden.display()))?;
        let each = |piece: &[u8]| file.write_all(piece);
        let bytes = asked.node.client.file(&path::file(id, order.own_pid), each).await?;
        anyhow::ensure!(Some(bytes) == order.bytes, "{bytes} bytes came, {:?} were written", order.bytes);
        bytes
    } else {
        std::fs::copy(&order.file, &hidden).with_context(|| {
            format!(
                "{} can't be read from here: leave --log-file out, and the daemon hands it over",
                order.file
            )
        })?
    };
    std::fs::rename(&hidden, &to).with_context(|| format!("making {}", to.display()))?;
    Ok(bytes)
}
