//! One file for each library: its functions, enums and structs.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::Result;

use super::HEAD;
use super::role;
use super::tables::{Struct, Tables};
use crate::codegen::api::{FAMILIES, Layer};
use crate::codegen::catalogue::{Arg, Catalogue, Function, Returns};

pub fn text(layer: Layer, catalogue: &Catalogue, tables: &Tables) -> Result<String> {
    let entry_points = if layer == Layer::Driver { "EntryPoint, " } else { "" };
    let mut text = format!(
        "//! {HEAD}\n\nuse crate::{{Arg, {entry_points}Enum, Field, Function, Group, Layer, Returns, Role, Struct, Words}};\n\n"
    );
    let lists = write_lists(&mut text, layer, catalogue, tables)?;
    write_functions(&mut text, layer, catalogue, tables, &lists)?;
    if layer == Layer::Driver {
        write_entry_points(&mut text, catalogue)?;
    }
    write_enums(&mut text, layer, tables)?;
    write_structs(&mut text, layer, tables)?;
    Ok(text)
}

fn functions_of(layer: Layer, catalogue: &Catalogue) -> impl Iterator<Item = (usize, &Function)> {
    let functions = catalogue.functions.iter().enumerate();
    functions.filter(move |(_, f)| FAMILIES[f.family].layer == layer)
}

/// Writes each list of arguments that several functions have, and returns the names by list.
fn write_lists(
    text: &mut String,
    layer: Layer,
    catalogue: &Catalogue,
    tables: &Tables,
) -> Result<BTreeMap<String, String>> {
    let mut uses: BTreeMap<String, usize> = BTreeMap::new();
    let mut order = Vec::new();
    for (_, function) in functions_of(layer, catalogue).filter(|(_, f)| !f.args.is_empty()) {
        let list = arguments(function, tables);
        let count = uses.entry(list.clone()).or_default();
        *count += 1;
        if *count == 2 {
            order.push(list);
        }
    }
    let named = order.into_iter().enumerate().map(|(i, list)| (list, format!("A{i}")));
    let names: BTreeMap<String, String> = named.collect();
    let mut sorted: Vec<_> = names.iter().collect();
    sorted.sort_by_key(|(_, name)| (name.len(), *name));
    for (list, name) in sorted {
        writeln!(text, "const {name}: &[Arg] = &[\n{list}];")?;
    }
    Ok(names)
}

fn write_functions(
    text: &mut String,
    layer: Layer,
    catalogue: &Catalogue,
    tables: &Tables,
    lists: &BTreeMap<String, String>,
) -> Result<()> {
    writeln!(text, "\n/// Every function, in order of id.\npub const FUNCTIONS: &[Function] = &[")?;
    for (id, function) in functions_of(layer, catalogue) {
        write_function(text, id, function, tables, lists)?;
    }
    text.push_str("];\n\n");
    Ok(())
}

fn write_function(
    text: &mut String,
    id: usize,
    f: &Function,
    tables: &Tables,
    lists: &BTreeMap<String, String>,
) -> Result<()> {
    let (oldest, newest) = f.declared;
    let family = FAMILIES[f.family];
    writeln!(text, "    Function {{")?;
    writeln!(
        text,
        "        id: {id}, name: {:?}, base: {:?}, layer: Layer::{:?}, family: {}, group: Group::{}, abi: {},",
        f.name, f.base, family.layer, f.family, f.group, f.abi
    )?;
    writeln!(
        text,
        "        per_thread: {}, declared: ({oldest}, {newest}), returns: {}, element: {},",
        f.per_thread,
        returns(f, tables),
        f.element
    )?;
    let words = f.words;
    writeln!(
        text,
        "        words: Words {{ regs: {}, stack: {}, floats: {} }},",
        words.regs, words.stack, words.floats
    )?;
    let list = arguments(f, tables);
    match lists.get(&list) {
        Some(name) => writeln!(text, "        args: {name},")?,
        None => writeln!(text, "        args: &[\n{list}        ],")?,
    }
    writeln!(text, "    }},")?;
    Ok(())
}

fn returns(f: &Function, tables: &Tables) -> String {
    match &f.returns {
        Returns::Status(of) => format!("Returns::Status({})", tables.enum_index(f.family, of)),
        Returns::Int { .. } => "Returns::Int".to_owned(),
        other => format!("Returns::{other:?}"),
    }
}

fn arguments(f: &Function, tables: &Tables) -> String {
    f.args.iter().fold(String::new(), |mut text, arg| {
        let _ = writeln!(text, "            {},", argument(arg, f.family, tables));
        text
    })
}

fn argument(arg: &Arg, family: usize, tables: &Tables) -> String {
    format!(
        "Arg {{ name: {:?}, ty: {:?}, word: {}, words: {}, role: {}, out: {}, copy: {} }}",
        arg.name,
        arg.ty,
        arg.span.word,
        arg.span.words,
        role::text(&arg.meaning.role, family, tables),
        arg.meaning.out,
        arg.meaning.copy
    )
}

fn write_entry_points(text: &mut String, catalogue: &Catalogue) -> Result<()> {
    let points = &catalogue.entry_points;
    writeln!(text, "/// What `cuGetProcAddress` answers with, by name, stream mode and version.")?;
    writeln!(text, "pub static ENTRY_POINTS: [EntryPoint; {}] = [", points.len())?;
    for (point, id) in points {
        writeln!(
            text,
            "    EntryPoint {{ base: {:?}, per_thread: {}, version: {}, id: {id} }},",
            point.base, point.per_thread, point.version
        )?;
    }
    text.push_str("];\n\n");
    Ok(())
}

fn write_enums(text: &mut String, layer: Layer, tables: &Tables) -> Result<()> {
    writeln!(text, "/// Enums that arguments and fields use.\npub const ENUMS: &[Enum] = &[")?;
    for found in tables.enums.iter().filter(|e| e.layer == layer) {
        writeln!(text, "    Enum {{ name: {:?}, values: &[", found.name)?;
        for (value, value_name) in &found.values {
            writeln!(text, "        ({value}, {value_name:?}),")?;
        }
        writeln!(text, "    ] }},")?;
    }
    text.push_str("];\n\n");
    Ok(())
}

fn write_structs(text: &mut String, layer: Layer, tables: &Tables) -> Result<()> {
    writeln!(text, "/// Structs that arguments point to or are.\npub const STRUCTS: &[Struct] = &[")?;
    for found in tables.structs.iter().filter(|s| FAMILIES[s.family].layer == layer) {
        write_struct(text, found, tables)?;
    }
    text.push_str("];\n");
    Ok(())
}

fn write_struct(text: &mut String, found: &Struct, tables: &Tables) -> Result<()> {
    writeln!(text, "    Struct {{ name: {:?}, size: {}, fields: &[", found.name, found.size)?;
    for field in &found.fields {
        writeln!(
            text,
            "        Field {{ name: {:?}, offset: {}, size: {}, role: {}, when: {:?} }},",
            field.path,
            field.offset,
            field.size,
            role::text(&field.role, found.family, tables),
            field.when
        )?;
    }
    writeln!(text, "    ] }},")?;
    Ok(())
}
