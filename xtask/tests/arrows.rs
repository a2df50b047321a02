//! The shape of the workspace: which crate may know which, and where unsafe code may stand.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Every crate, from the one that all may use to the one that none may. A new crate needs a place here.
const ORDER: [&str; 19] = [
    "gputap-wire",
    "gputap-catalog",
    "gputap-preload",
    "gputap-ring-reader",
    "gputap-host",
    "gputap-tables",
    "gputap-trace",
    "gputap-model",
    "gputap-report",
    "gputap-sql",
    "gputap-export",
    "gputap-collect",
    "gputap-sim-*",
    "gputap-kineto",
    "gputap-control",
    "gputap-daemon",
    "gputap-cli",
    "gputap-tests",
    "xtask",
];

/// All that the injected library may consist of.
const PRELOAD: [&str; 3] = ["gputap-wire", "gputap-catalog", "libc"];

/// Crates that need unsafe code; all others forbid it.
const UNSAFE: [&str; 5] =
    ["gputap-host", "gputap-preload", "gputap-ring-reader", "gputap-sql", "gputap-sim-*"];

fn is(pattern: &str, name: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => name == pattern,
    }
}

fn place(name: &str) -> Option<usize> {
    ORDER.iter().position(|pattern| is(pattern, name))
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("cargo metadata has {key}"))
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().unwrap_or_else(|| panic!("cargo metadata has {key}"))
}

/// The workspace's own packages.
fn packages() -> Vec<Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON");
    let packages = list(&metadata, "packages").to_vec();
    assert!(packages.len() >= ORDER.len(), "cargo metadata lists {} packages only", packages.len());
    packages
}

/// Crates of one pattern (the simulated libraries) may use each other; cargo refuses cycles among them.
#[test]
fn dependencies_point_to_earlier_crates_only() {
    let mut wrong = Vec::new();
    for package in packages() {
        let name = text(&package, "name");
        let Some(from) = place(name) else {
            wrong.push(format!("{name} has no place in ORDER"));
            continue;
        };
        for dependency in list(&package, "dependencies") {
            let on = text(dependency, "name");
            let earlier = |to: usize| to < from || (to == from && ORDER[to].ends_with('*'));
            if place(on).is_some_and(|to| !earlier(to)) {
                wrong.push(format!("{name} may not depend on {on}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_injected_library_depends_on_libc_and_two_crates_only() {
    let packages = packages();
    let preload = packages.iter().find(|p| text(p, "name") == "gputap-preload").unwrap();
    let names: Vec<&str> = list(preload, "dependencies").iter().map(|d| text(d, "name")).collect();
    let others: Vec<&&str> = names.iter().filter(|n| !PRELOAD.contains(n)).collect();
    assert!(others.is_empty(), "gputap-preload depends on {others:?}");
}

/// `[lints.rust] unsafe_code = "forbid"` covers all targets of a package at once.
fn is_forbidden_by_manifest(package: &Value) -> bool {
    let manifest = std::fs::read_to_string(text(package, "manifest_path")).expect("cargo read it, too");
    let manifest: toml::Table = manifest.parse().expect("cargo understood it, too");
    let lint = manifest.get("lints").and_then(|l| l.get("rust")).and_then(|r| r.get("unsafe_code"));
    lint.and_then(toml::Value::as_str) == Some("forbid")
}

#[test]
fn unsafe_code_is_forbidden_where_it_is_not_needed() {
    let mut without = Vec::new();
    for package in packages() {
        let name = text(&package, "name");
        if UNSAFE.iter().any(|pattern| is(pattern, name)) || is_forbidden_by_manifest(&package) {
            continue;
        }
        for target in list(&package, "targets") {
            let code = ["lib", "bin", "cdylib", "rlib", "proc-macro"];
            if !list(target, "kind").iter().any(|kind| code.iter().any(|c| kind == c)) {
                continue;
            }
            let root = text(target, "src_path");
            let source = std::fs::read_to_string(root).unwrap_or_else(|e| panic!("{root}: {e}"));
            if !source.lines().any(|line| line.trim() == "#![forbid(unsafe_code)]") {
                without.push(format!("{name}: {root}"));
            }
        }
    }
    assert!(without.is_empty(), "no #![forbid(unsafe_code)] in\n{}", without.join("\n"));
}
