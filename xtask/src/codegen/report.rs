//! The counts that a run prints. They are the vendor's to change, so nothing asserts them.

use std::collections::BTreeMap;

use super::api::FAMILIES;
use super::catalogue::{Catalogue, Set};
use super::roles::Role;

/// Prints what was found.
pub fn print(catalogue: &Catalogue, sets: &[Set<'_>]) {
    for set in sets {
        let family = FAMILIES[set.family].label();
        for (version, count) in &set.merged.counts {
            println!("{family}, headers {version}: {count} functions");
        }
        let of_family = || catalogue.functions.iter().filter(|f| f.family == set.family);
        let undeclared = of_family().filter(|f| f.declared == (0, 0)).count();
        println!("{family}: {} functions, {undeclared} of them undeclared", of_family().count());
        for conflict in &set.merged.conflicts {
            println!("{family}: versions differ: {conflict}");
        }
    }
    println!("total: {} functions", catalogue.functions.len());
    println!("entry points: {}", catalogue.entry_points.len());
    for point in &catalogue.open {
        let mode = if point.per_thread { "+ptsz" } else { "" };
        println!("no symbol for {}@{}{mode}", point.base, point.version);
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
        Role::Elements(_) => "Elements",
        Role::DataType(_) => "DataType",
        Role::RedOp(_) => "RedOp",
    }
}
