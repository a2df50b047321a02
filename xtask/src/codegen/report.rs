//! The counts that a run prints. They are the vendor's to change, so nothing asserts them.

use std::collections::BTreeMap;

use super::catalogue::Catalogue;
use super::merge::Merged;
use super::roles::Role;

/// Prints what was found.
pub fn print(catalogue: &Catalogue, merged: &Merged) {
    for (version, count) in &merged.counts {
        println!("{}.{}: {count} functions", version / 1000, version % 1000 / 10);
    }
    let undeclared = catalogue.functions.iter().filter(|f| f.declared == (0, 0)).count();
    println!("total: {} functions, {undeclared} of them undeclared", catalogue.functions.len());
    println!("entry points: {}", catalogue.entry_points.len());
    for point in &catalogue.open {
        let mode = if point.per_thread { "+ptsz" } else { "" };
        println!("no symbol for {}@{}{mode}", point.base, point.version);
    }
    for conflict in &merged.conflicts {
        println!("versions differ: {conflict}");
    }
    for (role, count) in roles(catalogue) {
        println!("role {role}: {count}");
    }
}

fn roles(catalogue: &Catalogue) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for arg in catalogue.functions.iter().flat_map(|f| &f.args) {
        *counts.entry(role_name(&arg.meaning.role)).or_default() += 1;
    }
    counts
}

fn role_name(role: &Role) -> &'static str {
    match role {
        Role::Plain(name) => name,
        Role::Int { .. } => "Int",
        Role::Flags(_) => "Flags",
        Role::Enum(_) => "Enum",
        Role::Handle(_) => "Handle",
        Role::Struct(_) => "Struct",
        Role::Value(_) => "Value",
        Role::List(_) => "List",
    }
}
