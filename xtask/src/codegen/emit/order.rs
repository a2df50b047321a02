//! `order.rs`: how many of everything, and ids in the order of a binary search.

use std::fmt::Write as _;

use anyhow::Result;

use super::HEAD;
use super::tables::Tables;
use crate::codegen::catalogue::Catalogue;

pub fn text(catalogue: &Catalogue, tables: &Tables) -> Result<String> {
    let functions = &catalogue.functions;
    let mut order: Vec<usize> = (0..functions.len()).collect();
    order.sort_by_key(|id| (functions[*id].family, &functions[*id].name));
    let mut text = format!("//! {HEAD}\n\n");
    writeln!(text, "/// Number of enums.\npub const ENUMS: usize = {};", tables.enums.len())?;
    writeln!(text, "/// Number of structs.\npub const STRUCTS: usize = {};", tables.structs.len())?;
    writeln!(text, "/// Ids in order of family and name.\npub static BY_SYMBOL: [u16; {}] = [", order.len())?;
    for chunk in order.chunks(20) {
        let ids: Vec<String> = chunk.iter().map(usize::to_string).collect();
        writeln!(text, "    {},", ids.join(", "))?;
    }
    text.push_str("];\n");
    Ok(text)
}
