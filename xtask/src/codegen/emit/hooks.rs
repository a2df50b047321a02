//! `hooks.rs`: the injected library's tables, free of pointers.

use std::fmt::Write as _;

use anyhow::Result;

use super::HEAD;
use super::exports::exports;
use crate::codegen::catalogue::{Catalogue, Function};
use crate::codegen::hooks::{FLAGS, Hook};
use crate::codegen::hot::Hot;

pub fn text(catalogue: &Catalogue, hooks: &[Hook], counted: &[usize], hot: &Hot) -> Result<String> {
    let functions = &catalogue.functions;
    let count = functions.len();
    let mut text = format!("//! {HEAD}\n\nuse crate::hook::{{Copied, Export, Hook, flag}};\n\n");
    writeln!(text, "/// Number of functions.\npub const COUNT: usize = {count};")?;
    writeln!(text, "/// Changes whenever ids or the layout of records do.")?;
    writeln!(text, "pub const CATALOG_HASH: u64 = {:#018x};", hash(functions, hooks))?;
    writeln!(text, "const NONE: Copied = Copied {{ word: 0, bytes: 0 }};")?;
    writeln!(text, "/// What to do for each function, by id.\npub static HOOKS: [Hook; {count}] = [")?;
    for (function, hook) in functions.iter().zip(hooks) {
        writeln!(text, "    {},", entry(function, hook))?;
    }
    text.push_str("];\n");
    writeln!(text, "/// Functions that are counted and not recorded, by counter.")?;
    writeln!(text, "pub static COUNTED: [u16; {}] = {counted:?};", counted.len())?;
    write_hot(&mut text, hot)?;
    write_names(&mut text, functions)?;
    write_exports(&mut text, functions)?;
    Ok(text)
}

fn entry(function: &Function, hook: &Hook) -> String {
    let set: Vec<String> = (0..FLAGS.len())
        .filter(|bit| hook.flags & (1 << bit) != 0)
        .map(|bit| format!("flag::{}", FLAGS[bit]))
        .collect();
    let flags = if set.is_empty() { "0".to_owned() } else { set.join(" | ") };
    let copy: Vec<String> = (0..3)
        .map(|i| match hook.copy.get(i) {
            Some((word, bytes)) => format!("Copied {{ word: {word}, bytes: {bytes} }}"),
            None => "NONE".to_owned(),
        })
        .collect();
    let words = function.words;
    format!(
        "Hook {{ flags: {flags}, family: {}, regs: {}, stack: {}, floats: {}, handle: {}, out4: {:#x}, out8: {:#x}, copy: [{}] }}",
        function.family,
        words.regs,
        words.stack,
        words.floats,
        hook.handle,
        hook.out4,
        hook.out8,
        copy.join(", ")
    )
}

fn write_hot(text: &mut String, hot: &Hot) -> Result<()> {
    let count = hot.places.len();
    writeln!(
        text,
        "/// Functions that programs call between two launches, by place; 0xffff where a place has none."
    )?;
    writeln!(text, "pub static HOT: [u16; {count}] = [")?;
    for block in hot.places.chunks(16) {
        let ids: Vec<String> = block.iter().map(|id| id.unwrap_or(0xffff).to_string()).collect();
        writeln!(text, "    {},", ids.join(", "))?;
    }
    text.push_str("];\n");
    Ok(())
}

fn write_names(text: &mut String, functions: &[Function]) -> Result<()> {
    let bytes: usize = functions.iter().map(|f| f.name.len() + 1).sum();
    writeln!(text, "/// All exported names, each with its NUL.\npub static NAMES: [u8; {bytes}] = *b\"\\")?;
    for function in functions {
        writeln!(text, "{}\\0\\", function.name)?;
    }
    writeln!(text, "\";")?;
    writeln!(text, "/// Where each name starts, and behind the last one.")?;
    writeln!(text, "pub static NAME_AT: [u32; {}] = [", functions.len() + 1)?;
    let mut at = 0;
    for chunk in functions.chunks(16) {
        text.push_str("   ");
        for function in chunk {
            write!(text, " {at},")?;
            at += function.name.len() + 1;
        }
        text.push('\n');
    }
    writeln!(text, "    {at},\n];")?;
    Ok(())
}

fn write_exports(text: &mut String, functions: &[Function]) -> Result<()> {
    let exports = exports(functions);
    let count = exports.len();
    writeln!(
        text,
        "/// Exported names of the layers above the driver.\npub const EXPORT_COUNT: usize = {count};"
    )?;
    writeln!(text, "/// The functions behind each name, by layer and name.")?;
    writeln!(text, "pub static EXPORTS: [Export; {count}] = [")?;
    for export in &exports {
        let ids: Vec<String> = (0..3)
            .map(|i| export.ids.get(i).copied().flatten())
            .map(|id| id.map_or_else(|| "0xffff".to_owned(), |id| id.to_string()))
            .collect();
        writeln!(text, "    Export {{ layer: {}, ids: [{}] }},", export.layer as u8, ids.join(", "))?;
    }
    text.push_str("];\n");
    Ok(())
}

/// FNV-1a over everything that decides what a record's words mean.
fn hash(functions: &[Function], hooks: &[Hook]) -> u64 {
    let mut state = 0xcbf2_9ce4_8422_2325_u64;
    for (id, (function, hook)) in functions.iter().zip(hooks).enumerate() {
        let line = format!(
            "{id} {} {} {:?} {} {} {} {:?}",
            function.family, function.name, function.words, hook.flags, hook.out4, hook.out8, hook.copy
        );
        for byte in line.bytes() {
            state = (state ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    state
}
