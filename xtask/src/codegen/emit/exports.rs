//! The names that the injected library exports above the driver, each with the function of every family behind it.

use std::collections::BTreeMap;

use crate::codegen::api::{FAMILIES, Layer};
use crate::codegen::catalogue::Function;

/// One exported name.
#[derive(Debug, PartialEq, Eq)]
pub struct Export<'a> {
    pub layer: Layer,
    pub name: &'a str,
    /// Id in each family of the layer.
    pub ids: Vec<Option<usize>>,
}

/// All of them, by layer and name. A driver function is exported by its stub.
pub fn exports(functions: &[Function]) -> Vec<Export<'_>> {
    let mut found: BTreeMap<(Layer, &str), Vec<Option<usize>>> = BTreeMap::new();
    for (id, function) in functions.iter().enumerate() {
        let layer = FAMILIES[function.family].layer;
        if layer == Layer::Driver {
            continue;
        }
        let ids =
            found.entry((layer, &function.name)).or_insert_with(|| vec![None; layer.families().count()]);
        if let Some(at) = layer.families().position(|family| family == function.family) {
            ids[at] = Some(id);
        }
    }
    found.into_iter().map(|((layer, name), ids)| Export { layer, name, ids }).collect()
}
