//! `cargo xtask shape`: how large the parts of the tree are, and how they hang together.
//!
//! Nothing here judges; a change is compared with what was there before.

mod modules;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::{cargo, output};

/// Lines of a crate, as people wrote them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Lines {
    code: usize,
    tests: usize,
}

/// A source file of a crate.
struct Source {
    /// Path below the crate's `src`, or `None` for one of its tests.
    module: Option<PathBuf>,
    text: String,
}

/// Prints the shape of the workspace.
pub fn run(root: &Path) -> Result<ExitCode> {
    let crates = crates(root)?;
    let arrows = arrows(root)?;
    let mut sum = Lines::default();
    println!("{:22} {:>8} {:>8} {:>7}  module cycles", "crate", "lines", "tests", "arrows");
    for (name, dir) in &crates {
        let sources = sources(dir)?;
        let lines = lines(&sources);
        sum = Lines { code: sum.code + lines.code, tests: sum.tests + lines.tests };
        let cycles: Vec<String> = cycles(&sources).iter().map(|c| c.join(" ↔ ")).collect();
        let to = arrows.get(name).map_or(0, BTreeSet::len);
        println!("{name:22} {:>8} {:>8} {to:>7}  {}", lines.code, lines.tests, cycles.join(", "));
    }
    println!(
        "{:22} {:>8} {:>8} {:>7}",
        "all",
        sum.code,
        sum.tests,
        arrows.values().map(BTreeSet::len).sum::<usize>()
    );
    let lock = fs::read_to_string(root.join("Cargo.lock")).context("Cargo.lock")?;
    println!("{} crates, {} packages in Cargo.lock", crates.len(), lock.matches("[[package]]").count());
    println!("Types of one name in more than two places:");
    let mut declared: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (name, dir) in &crates {
        for source in sources(dir)?.iter().filter(|s| s.module.is_some()) {
            types(without_tests(&source.text))
                .for_each(|ty| declared.entry(ty.to_owned()).or_default().push(name));
        }
    }
    for (ty, places) in declared.iter().filter(|(_, places)| places.len() > 2) {
        println!("  {ty}: {}", places.join(", "));
    }
    Ok(ExitCode::SUCCESS)
}

/// Name and directory of every crate.
fn crates(root: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut dirs: Vec<PathBuf> =
        fs::read_dir(root.join("crates"))?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    dirs.sort();
    dirs.push(root.join("xtask"));
    let name = |dir: &PathBuf| dir.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(dirs.into_iter().map(|dir| (name(&dir), dir)).collect())
}

/// Which crates of ours each of them uses, without what only its tests use.
fn arrows(root: &Path) -> Result<BTreeMap<String, BTreeSet<String>>> {
    let mut command = cargo();
    command.current_dir(root).args(["metadata", "--no-deps", "--format-version", "1", "--offline"]);
    let metadata: Value = serde_json::from_str(&output(&mut command)?)?;
    let short = |name: &Value| name.as_str().map(|n| n.trim_start_matches("gputap-").to_owned());
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packages = list(&metadata["packages"]);
    let ours: BTreeSet<String> = packages.iter().filter_map(|p| short(&p["name"])).collect();
    let used = |package: &Value| {
        let normal = list(&package["dependencies"]).into_iter().filter(|d| d["kind"].is_null());
        normal.filter_map(|d| short(&d["name"])).filter(|name| ours.contains(name)).collect()
    };
    Ok(packages.iter().filter_map(|p| Some((short(&p["name"])?, used(p)))).collect())
}

/// All source files of a crate but generated ones.
fn sources(dir: &Path) -> Result<Vec<Source>> {
    let mut found = Vec::new();
    for part in ["src", "tests", "benches"] {
        let mut todo = vec![dir.join(part)];
        while let Some(path) = todo.pop() {
            if path.is_dir() {
                if path.file_name().is_some_and(|name| name == "generated") {
                    continue;
                }
                let entries = fs::read_dir(&path)?.map(|entry| Ok(entry?.path()));
                todo.extend(entries.collect::<Result<Vec<_>>>()?);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let module = (part == "src").then(|| path.strip_prefix(dir.join("src")).map(Path::to_owned));
                let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
                found.push(Source { module: module.transpose()?, text });
            }
        }
    }
    Ok(found)
}

fn lines(sources: &[Source]) -> Lines {
    let mut lines = Lines::default();
    for source in sources {
        let all = source.text.lines().count();
        let is_test = |module: &Path| {
            module.iter().any(|part| part == "tests" || part == "tests.rs" || part == "testing.rs")
        };
        let code = match &source.module {
            Some(module) if !is_test(module) => without_tests(&source.text).lines().count(),
            _ => 0,
        };
        lines = Lines { code: lines.code + code, tests: lines.tests + all - code };
    }
    lines
}

/// A file up to its module of tests, which comes last.
fn without_tests(text: &str) -> &str {
    text.find("#[cfg(test)]\nmod tests {").map_or(text, |at| &text[..at])
}

/// Names of the types and traits that a file declares.
fn types(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let line = line.trim_start();
        let line = match line.strip_prefix("pub") {
            Some(rest) => rest.split_once(' ').filter(|(to, _)| to.is_empty() || to.starts_with('('))?.1,
            None => line,
        };
        let (word, rest) = line.split_once(' ')?;
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        (["struct", "enum", "trait"].contains(&word) && end > 0).then(|| &rest[..end])
    })
}

/// The modules of a crate that use each other.
fn cycles(sources: &[Source]) -> Vec<Vec<String>> {
    let modules = sources.iter().filter_map(|source| Some((path(source.module.as_deref()?)?, source)));
    modules::cycles(&modules.map(|(path, source)| (path, without_tests(&source.text).to_owned())).collect())
}

/// The path of a module by its file; `None` for tests and programs of their own.
fn path(file: &Path) -> Option<modules::Path> {
    let file = file.with_extension("");
    let mut names: Vec<String> = file.iter().map(|name| name.to_string_lossy().into_owned()).collect();
    if names.last().is_some_and(|name| ["mod", "lib", "main"].contains(&name.as_str())) {
        names.pop();
    }
    (!names.iter().any(|name| ["tests", "testing", "bin"].contains(&name.as_str()))).then_some(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(module: &str, text: &str) -> Source {
        Source { module: Some(module.into()), text: text.to_owned() }
    }

    #[test]
    fn files_are_modules_and_tests_are_none() {
        let sources = [
            source("a.rs", "use crate::b::X;\n"),
            source("b.rs", "mod deep;\n"),
            source("b/deep.rs", "use crate::c;\n"),
            source("c.rs", "fn f() { crate::a::g(); }\n#[cfg(test)]\nmod tests {\n use crate::d;\n}\n"),
            source("d.rs", "use crate::c;\n"),
            source("a/tests.rs", "use crate::d;\n"),
            source("lib.rs", "use crate::a;\n"),
        ];
        assert_eq!(cycles(&sources), [["a", "b", "c"]]);
    }

    /// Crates that everything passes through: what uses what must have an order there.
    #[test]
    fn modules_of_the_ground_use_each_other_in_one_direction() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("crates");
        for name in [
            "wire", "host", "tables", "trace", "model", "report", "sql", "export", "collect", "control",
            "cli",
        ] {
            let sources = sources(&crates.join(name)).unwrap();
            assert!(sources.len() > 1, "{name}");
            assert_eq!(cycles(&sources), [[""; 0]; 0], "{name}");
        }
    }

    #[test]
    fn tests_are_counted_apart() {
        let sources = [
            source("a.rs", "fn f() {}\n#[cfg(test)]\nmod tests {\n}\n"),
            source("a/tests.rs", "fn t() {}\n"),
            Source { module: None, text: "fn u() {}\n".to_owned() },
        ];
        assert_eq!(lines(&sources), Lines { code: 1, tests: 5 });
    }

    #[test]
    fn declarations_are_told_from_uses() {
        let text = "pub struct A<'a> {\n    pub(crate) enum B {\ntrait C: D {}\nuse x::E;\nlet f = struct_of(1);\nstruct G;\n";
        assert_eq!(types(text).collect::<Vec<_>>(), ["A", "B", "C", "G"]);
    }
}
