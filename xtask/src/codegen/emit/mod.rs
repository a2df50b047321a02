//! The committed files, as text.

mod exports;
mod hooks;
mod layer;
mod order;
mod role;
mod stubs;
mod tables;

use anyhow::Result;

use super::api::Layer;
use super::catalogue::{Catalogue, Set};
use super::hooks::{hook, number_counted};
use super::hot::Hot;
use super::ids;

/// A file of the repository and what it should hold.
#[derive(Debug)]
pub struct Output {
    /// Path from the root of the repository.
    pub path: String,
    /// What the file of the repository should hold.
    pub text: String,
}

const HEAD: &str = "Made by `cargo xtask codegen`; do not edit.";

/// All files that are made from the catalogue.
pub fn outputs(catalogue: &Catalogue, sets: &[Set<'_>]) -> Result<Vec<Output>> {
    let functions = &catalogue.functions;
    let mut hooks =
        functions.iter().map(|f| hook(f, sets[f.family].overrides)).collect::<Result<Vec<_>>>()?;
    let hot = Hot::new(catalogue, sets)?;
    let counted = number_counted(&mut hooks, &hot)?;
    let tables = tables::Tables::collect(catalogue, sets)?;
    let generated = |name: &str| format!("crates/catalog/src/generated/{name}.rs");
    let ids = ids::write(functions.iter().map(|f| (f.family, f.name.as_str())));
    let mut outputs = vec![
        Output { path: "crates/catalog/ids.tsv".to_owned(), text: ids },
        Output { path: generated("mod"), text: module() },
        Output { path: generated("order"), text: order::text(catalogue, &tables)? },
        Output { path: generated("hooks"), text: hooks::text(catalogue, &hooks, &counted, &hot)? },
        Output {
            path: "crates/preload/src/generated/stubs.s".to_owned(),
            text: stubs::text(catalogue, &hooks, &hot)?,
        },
    ];
    for layer in Layer::ALL {
        let text = layer::text(layer, catalogue, &tables)?;
        outputs.push(Output { path: generated(layer.name()), text });
    }
    Ok(outputs)
}

fn module() -> String {
    let modules = Layer::ALL.map(Layer::name).into_iter().chain(["hooks", "order"]);
    let declare = |name| format!("\n#[rustfmt::skip]\npub mod {name};");
    format!("//! {HEAD}\n{}\n", modules.map(declare).collect::<String>())
}
