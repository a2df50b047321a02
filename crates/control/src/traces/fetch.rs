//! Bringing files here, each under a name of ours, with a list of them. What comes is what the daemon hands over and nothing else:
//! no path that it names is opened here.

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::json;

use super::follow::Asked;
use crate::api::{Order, State};
use crate::path;

/// What was brought.
#[derive(Debug)]
pub struct Fetched {
    /// The directory that the files were brought to.
    pub dir: PathBuf,
    /// How many files were brought.
    pub files: usize,
    /// What could not be brought.
    pub failed: Vec<String>,
}

/// Makes the directory, before anything is asked for.
pub fn prepare(dir: &Path) -> Result<()> {
    std::fs::create_dir_all(dir).with_context(|| format!("--fetch {}", dir.display()))?;
    let probe = dir.join(".gputap-probe");
    create(&probe).with_context(|| format!("--fetch {} can't be written to", dir.display()))?;
    std::fs::remove_file(probe).context("--fetch")
}

/// A new file: what is there goes, and a link that somebody put there is not followed.
fn create(path: &Path) -> std::io::Result<File> {
    match std::fs::remove_file(path) {
        Err(e) if e.kind() != ErrorKind::NotFound => return Err(e),
        _ => {}
    }
    File::options().write(true).create_new(true).open(path)
}

/// Brings the files.
pub async fn fetch(traces: &[Asked], dir: &Path) -> Result<Fetched> {
    let mut fetched = Fetched { dir: dir.to_owned(), files: 0, failed: Vec::new() };
    let mut list = Vec::new();
    for asked in traces.iter() {
        let Ok(trace) = &asked.trace else {
            let why = asked.trace.as_ref().err().map(|e| format!("{e:#}"));
            list.push(json!({"node": asked.node.name, "error": why}));
            continue;
        };
        for order in &trace.orders {
            let mut entry = json!({
                "node": asked.node.name, "host": trace.host, "pid": order.own_pid, "rank": order.rank,
                "state": order.state.word(), "written": order.file, "notes": order.notes,
            });
            if order.state == State::Written {
                let name = name(order, &trace.host);
                match one(asked, &trace.id, order, dir, &name).await {
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
    create(&manifest)
        .and_then(|mut file| file.write_all(text.as_bytes()))
        .with_context(|| format!("writing {}", manifest.display()))?;
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

async fn one(asked: &Asked, id: &str, order: &Order, dir: &Path, name: &str) -> Result<u64> {
    let (hidden, to) = (dir.join(part(name)), dir.join(name));
    let mut file = create(&hidden).with_context(|| format!("making {}", hidden.display()))?;
    let most = order.bytes.unwrap_or(0);
    let mut came = 0;
    let each = |piece: &[u8]| {
        came += piece.len() as u64;
        // A daemon that sends without end does not fill a disk here.
        if came > most { Err(ErrorKind::FileTooLarge.into()) } else { file.write_all(piece) }
    };
    let bytes = asked.node.client.file(&path::file(id, order.own_pid), each).await?;
    anyhow::ensure!(bytes == most, "{bytes} bytes came, {most} were written");
    std::fs::rename(&hidden, &to).with_context(|| format!("making {}", to.display()))?;
    Ok(bytes)
}
