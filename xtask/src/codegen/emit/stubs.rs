//! `stubs.s`: one macro invocation for each function in order of id, then one for each exported name.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::Result;

use super::HEAD;
use super::exports::exports;
use crate::codegen::api::FAMILIES;
use crate::codegen::catalogue::Catalogue;
use crate::codegen::hooks::{Hook, class};

pub fn text(catalogue: &Catalogue, hooks: &[Hook]) -> Result<String> {
    let mut bodies = BTreeSet::new();
    let mut stubs = String::new();
    for (id, (function, hook)) in catalogue.functions.iter().zip(hooks).enumerate() {
        let class = class(function, hook);
        match class.as_str() {
            "count" => writeln!(stubs, "GPUTAP_COUNTED {id}, {}", hook.handle)?,
            _ => writeln!(stubs, "GPUTAP_STUB {id}, {class}")?,
        }
        if let Some((kind, widths)) = class.split_once('_') {
            bodies.insert((kind.to_uppercase(), widths.to_owned()));
        }
    }
    let mut text = format!("# {HEAD}\n# GPUTAP_OUT… bytes written through each word\n");
    for (kind, widths) in bodies {
        let digits: Vec<String> = widths.chars().map(String::from).collect();
        writeln!(text, "GPUTAP_{kind} {widths}, {}", digits.join(", "))?;
    }
    writeln!(text, "GPUTAP_STUBS\n# GPUTAP_STUB id, class; GPUTAP_COUNTED id, counter")?;
    text += &stubs;
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
    writeln!(text, "# GPUTAP_VERSION index, exported name, its version, family in the layer, id")?;
    for (index, export) in exports(&catalogue.functions).iter().enumerate() {
        for (n, (family, id)) in export.layer.families().zip(&export.ids).enumerate() {
            if let (Some(version), Some(id)) = (FAMILIES[family].symbols(), id) {
                writeln!(text, "GPUTAP_VERSION {index}, {}, {version}, {n}, {id}", export.name)?;
            }
        }
    }
    Ok(text)
}
