//! What every reader says of a trace, kept as text.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use crate::gputap;

/// What was said, by the name of who said it: `report.json`, `sql/calls.csv`, `export/chrome.json`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Golden(BTreeMap<String, String>);

const HEAD: &str = "==> ";

impl Golden {
    /// Asks every reader. `traces` are relative to `dir`, so that no path of this machine is in an answer.
    pub fn ask(dir: &Path, traces: &[String]) -> Golden {
        let mut said = BTreeMap::new();
        let run = |args: &[&str]| {
            let output = Command::new(gputap()).current_dir(dir).args(args).args(traces).output().unwrap();
            let code = output.status.code();
            assert!(matches!(code, Some(0 | 3)), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
            output.stdout
        };
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        said.insert("report.json".to_owned(), text(run(&["report", "--format", "json"])));
        for table in tables() {
            let query = format!("SELECT * FROM {table}");
            let output = Command::new(gputap())
                .current_dir(dir)
                .arg("sql")
                .args(traces)
                .args([&query, "--format", "csv"])
                .output()
                .unwrap();
            assert!(
                matches!(output.status.code(), Some(0 | 3)),
                "{query}: {}",
                String::from_utf8_lossy(&output.stderr)
            );
            said.insert(format!("sql/{table}.csv"), text(output.stdout));
        }
        for format in ["csv", "chrome", "perfetto", "cudatrace", "alnair"] {
            let out = format!("out-{format}");
            run(&["export", "--quiet", "--to", format, "-o", &out]);
            files(&dir.join(&out), &mut |path, bytes| {
                // The catalogue is this build's and not the trace's.
                if path == "apis.csv" {
                    return;
                }
                let name = format!("export/{format}/{path}");
                let words = match String::from_utf8(bytes) {
                    Ok(text) => text,
                    Err(e) => {
                        format!("{} bytes, crc32c {:x}\n", e.as_bytes().len(), crc32c::crc32c(e.as_bytes()))
                    }
                };
                said.insert(name, words);
            });
        }
        Golden(said)
    }

    /// As one text.
    pub fn to_text(&self) -> String {
        self.0.iter().map(|(name, text)| format!("{HEAD}{name}\n{text}\n")).collect()
    }

    /// From such a text.
    pub fn from_text(text: &str) -> Golden {
        let sections = text.split(HEAD).skip(1);
        let parse = |section: &str| {
            let (name, text) = section.split_once('\n').unwrap();
            (name.to_owned(), text.strip_suffix('\n').unwrap().to_owned())
        };
        Golden(sections.map(parse).collect())
    }
}

/// The tables that can be asked by SQL, but for the catalogue's, which is no trace's own.
fn tables() -> Vec<String> {
    let output = Command::new(gputap()).args(["sql", "--schema"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let heads = text.lines().filter(|l| !l.starts_with(' ')).filter_map(|l| l.split_once(": "));
    let names: Vec<String> = heads.map(|(name, _)| name.to_owned()).filter(|n| n != "apis").collect();
    assert!(names.iter().any(|n| n == "calls"), "{text}");
    names
}

/// All files below a path, or the file itself, in order.
fn files(path: &Path, each: &mut dyn FnMut(&str, Vec<u8>)) {
    fn walk(top: &Path, path: &Path, each: &mut dyn FnMut(&str, Vec<u8>)) {
        if path.is_dir() {
            let mut entries: Vec<_> = path.read_dir().unwrap().map(|e| e.unwrap().path()).collect();
            entries.sort();
            entries.iter().for_each(|e| walk(top, e, each));
        } else {
            each(path.strip_prefix(top).unwrap().to_str().unwrap(), std::fs::read(path).unwrap());
        }
    }
    walk(path, path, each);
}

/// How what is said now differs from what was said: everything must be equal, but tables may have more columns.
pub fn differences(before: &Golden, now: &Golden) -> Vec<String> {
    let mut out = Vec::new();
    for (name, before) in &before.0 {
        let Some(now) = now.0.get(name) else {
            out.push(format!("{name} is gone"));
            continue;
        };
        let found = if name.ends_with(".csv") { table(before, now) } else { lines(before, now) };
        out.extend(found.map(|what| format!("{name}: {what}")));
    }
    let new = now.0.keys().filter(|name| !before.0.contains_key(*name));
    // A new table is no difference; a new file of another kind is.
    out.extend(new.filter(|name| !name.ends_with(".csv")).map(|name| format!("{name} is new")));
    out
}

fn lines(before: &str, now: &str) -> Option<String> {
    if before == now {
        return None;
    }
    let pair = before.lines().zip(now.lines()).enumerate().find(|(_, (a, b))| a != b);
    Some(match pair {
        Some((at, (a, b))) => {
            let same = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count().saturating_sub(40);
            let cut = |line: &str| line.chars().skip(same).take(160).collect::<String>();
            format!("line {}:\n  before: {}\n  now:    {}", at + 1, cut(a), cut(b))
        }
        None => format!("{} lines before, {} now", before.lines().count(), now.lines().count()),
    })
}

/// Cells of lines as RFC 4180 has them.
fn cells(text: &str) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut cell, mut quoted) = (Vec::new(), Vec::new(), String::new(), false);
    let mut all = text.chars().peekable();
    while let Some(c) = all.next() {
        match c {
            '"' if quoted && all.peek() == Some(&'"') => {
                all.next();
                cell.push('"');
            }
            '"' => quoted = !quoted,
            ',' if !quoted => row.push(std::mem::take(&mut cell)),
            '\r' if !quoted => {}
            '\n' if !quoted => {
                row.push(std::mem::take(&mut cell));
                rows.push(std::mem::take(&mut row));
            }
            c => cell.push(c),
        }
    }
    rows
}

fn table(before: &str, now: &str) -> Option<String> {
    if before == now {
        return None;
    }
    let (before, now) = (cells(before), cells(now));
    if before.len() != now.len() {
        return Some(format!("{} lines before, {} now", before.len(), now.len()));
    }
    let heads = now.first()?;
    for (at, name) in before.first()?.iter().enumerate() {
        let Some(same) = heads.iter().position(|h| h == name) else {
            return Some(format!("column {name} is gone"));
        };
        for (row, (a, b)) in before.iter().zip(&now).enumerate() {
            if a.get(at) != b.get(same) {
                return Some(format!(
                    "{name} in line {}: {:?} before, {:?} now",
                    row + 1,
                    a.get(at),
                    b.get(same)
                ));
            }
        }
    }
    None
}
