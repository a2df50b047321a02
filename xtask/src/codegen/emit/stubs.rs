//! `stubs.s`: one macro invocation for each function, in order of id.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::Result;

use super::HEAD;
use crate::codegen::catalogue::Catalogue;
use crate::codegen::hooks::{Hook, class};

pub fn text(catalogue: &Catalogue, hooks: &[Hook]) -> Result<String> {
    let mut bodies = BTreeSet::new();
    let mut stubs = String::new();
    for (id, (function, hook)) in catalogue.functions.iter().zip(hooks).enumerate() {
        let class = class(function, hook);
        writeln!(stubs, "GPUTAP_STUB {id}, {}, {class}", function.name)?;
        if let Some((kind, widths)) = class.split_once('_') {
            bodies.insert((kind.to_uppercase(), widths.to_owned()));
        }
    }
    let mut text = format!("# {HEAD}\n# GPUTAP_OUT… bytes written through each word\n");
    for (kind, widths) in bodies {
        let digits: Vec<String> = widths.chars().map(String::from).collect();
        writeln!(text, "GPUTAP_{kind} {widths}, {}", digits.join(", "))?;
    }
    writeln!(text, "GPUTAP_STUBS\n# GPUTAP_STUB id, exported name, class")?;
    Ok(text + &stubs)
}
