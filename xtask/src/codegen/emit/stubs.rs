//! `stubs.s`: one macro invocation for each function, in order of id.

use std::fmt::Write as _;

use anyhow::Result;

use super::HEAD;
use crate::codegen::catalogue::Catalogue;
use crate::codegen::hooks::{Hook, class};

pub fn text(catalogue: &Catalogue, hooks: &[Hook]) -> Result<String> {
    let mut text = format!("# {HEAD}\n# GPUTAP_STUB id, exported name, class\n");
    for (id, (function, hook)) in catalogue.functions.iter().zip(hooks).enumerate() {
        writeln!(text, "GPUTAP_STUB {id}, {}, {}", function.name, class(function, hook))?;
    }
    Ok(text)
}
