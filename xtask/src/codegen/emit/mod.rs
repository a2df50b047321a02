//! The committed files, as text.

mod driver;
mod hooks;
mod role;
mod stubs;
mod tables;

use anyhow::Result;

use super::catalogue::Catalogue;
use super::hooks::hook;
use super::ids;
use super::merge::Merged;
use super::overrides::Overrides;

/// A file of the repository and what it should hold.
#[derive(Debug)]
pub struct Output {
    /// Path from the root of the repository.
    pub path: &'static str,
    /// Contents.
    pub text: String,
}

const HEAD: &str = "Made by `cargo xtask codegen`; do not edit.";

/// All files.
pub fn outputs(catalogue: &Catalogue, merged: &Merged, overrides: &Overrides) -> Result<Vec<Output>> {
    let hooks = catalogue.functions.iter().map(|f| hook(f, overrides)).collect::<Result<Vec<_>>>()?;
    let tables = tables::Tables::collect(catalogue, merged, overrides)?;
    let names: Vec<String> = catalogue.functions.iter().map(|f| f.name.clone()).collect();
    Ok(vec![
        Output { path: "crates/catalog/ids.tsv", text: ids::write(&names) },
        Output { path: "crates/catalog/src/generated/mod.rs", text: module() },
        Output { path: "crates/catalog/src/generated/driver.rs", text: driver::text(catalogue, &tables)? },
        Output { path: "crates/catalog/src/generated/hooks.rs", text: hooks::text(catalogue, &hooks)? },
        Output { path: "crates/preload/src/generated/stubs.s", text: stubs::text(catalogue, &hooks)? },
    ])
}

fn module() -> String {
    format!("//! {HEAD}\n\n#[rustfmt::skip]\npub mod driver;\n#[rustfmt::skip]\npub mod hooks;\n")
}
