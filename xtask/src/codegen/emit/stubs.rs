//! `stubs.s`: one macro invocation for each function and one for each exported name, the hot ones first.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use anyhow::Result;

use super::HEAD;
use super::exports::exports;
use crate::codegen::api::{FAMILIES, Layer};
use crate::codegen::catalogue::Catalogue;
use crate::codegen::hooks::{Hook, class};
use crate::codegen::hot::Hot;

/// The family of the driver.
const DRIVER: usize = 0;

pub fn text(catalogue: &Catalogue, hooks: &[Hook], hot: &Hot) -> Result<String> {
    let functions = &catalogue.functions;
    let mut text = format!("# {HEAD}\n# GPUTAP_OUT… bytes written through each word\n");
    text += &bodies(catalogue, hooks)?;
    // As hook.s knows it: how the function is recorded, and its counter where it is only counted.
    let kind = |id: usize| match class(&functions[id], &hooks[id]).as_str() {
        "count" => format!("count{}, {}", functions[id].family, hooks[id].handle),
        class => class.to_owned(),
    };
    writeln!(text, "GPUTAP_HOT\n# GPUTAP_HOT_STUB id, place, class, counter")?;
    for (place, id) in hot.of_family(DRIVER) {
        writeln!(text, "GPUTAP_HOT_STUB {id}, {place}, {}", kind(id))?;
    }
    let versions = versions(catalogue);
    writeln!(
        text,
        "# GPUTAP_HOT_VERSION index, exported name, its version, family in the layer, id, place, class, counter"
    )?;
    for family in Layer::Runtime.families().rev() {
        for (place, id) in hot.of_family(family) {
            writeln!(text, "GPUTAP_HOT_VERSION {}, {place}, {}", versions[&id], kind(id))?;
        }
    }
    for family in Layer::Runtime.families().rev() {
        for (place, id) in hot.of_family(family) {
            writeln!(text, "GPUTAP_HOT_STUB {id}, {place}, {}", kind(id))?;
        }
    }
    writeln!(text, "GPUTAP_HOT_TABLE\n# GPUTAP_HOT_PLACE id, or -1 for none")?;
    for place in &hot.places {
        writeln!(text, "GPUTAP_HOT_PLACE {}", place.map_or_else(|| "-1".to_owned(), |id| id.to_string()))?;
    }
    writeln!(text, "GPUTAP_STUBS\n# GPUTAP_STUB id, class, counter; GPUTAP_ELSEWHERE id")?;
    for id in 0..functions.len() {
        match hot.place(id) {
            Some(_) => writeln!(text, "GPUTAP_ELSEWHERE {id}")?,
            None => writeln!(text, "GPUTAP_STUB {id}, {}", kind(id))?,
        }
    }
    writeln!(text, "# GPUTAP_DRIVER id, exported name")?;
    for (id, function) in catalogue.functions.iter().enumerate().filter(|(_, f)| f.family == 0) {
        writeln!(text, "GPUTAP_DRIVER {id}, {}", function.name)?;
    }
    writeln!(text, "# GPUTAP_EXPORT index, exported name, layer, id in each family of the layer or -1")?;
    for (index, export) in exports(&catalogue.functions).iter().enumerate() {
        let ids: Vec<String> =
            export.ids.iter().map(|id| id.map_or_else(|| "-1".to_owned(), |id| id.to_string())).collect();
        writeln!(text, "GPUTAP_EXPORT {index}, {}, {}, {}", export.name, export.layer as u8, ids.join(", "))?;
    }
    writeln!(
        text,
        "# GPUTAP_VERSION index, exported name, its version, family in the layer, id, class, counter"
    )?;
    for (id, version) in versions.iter().filter(|(id, _)| hot.place(**id).is_none()) {
        writeln!(text, "GPUTAP_VERSION {version}, {}", kind(*id))?;
    }
    Ok(text)
}

/// The bodies of calls that write through their first words, one for each set of widths.
fn bodies(catalogue: &Catalogue, hooks: &[Hook]) -> Result<String> {
    let classes = catalogue.functions.iter().zip(hooks).map(|(function, hook)| class(function, hook));
    let bodies: BTreeSet<(String, String)> = classes
        .filter_map(|class| {
            class.split_once('_').map(|(kind, widths)| (kind.to_uppercase(), widths.to_owned()))
        })
        .collect();
    let mut text = String::new();
    for (kind, widths) in bodies {
        let digits: Vec<String> = widths.chars().map(String::from).collect();
        writeln!(text, "GPUTAP_{kind} {widths}, {}", digits.join(", "))?;
    }
    Ok(text)
}

/// Of each function whose symbol has a version: its exported name's index, name, version, family in the layer, id.
fn versions(catalogue: &Catalogue) -> BTreeMap<usize, String> {
    let mut found = BTreeMap::new();
    for (index, export) in exports(&catalogue.functions).iter().enumerate() {
        for (n, (family, id)) in export.layer.families().zip(&export.ids).enumerate() {
            if let (Some(version), Some(id)) = (FAMILIES[family].symbols(), id) {
                found.insert(*id, format!("{index}, {}, {version}, {n}, {id}", export.name));
            }
        }
    }
    found
}
