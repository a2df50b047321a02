//! `driver.rs`: functions, enums, structs and look-up orders of the driver API.

use std::fmt::Write as _;

use anyhow::Result;

use super::HEAD;
use super::role;
use super::tables::{Struct, Tables};
use crate::codegen::catalogue::{Arg, Catalogue, Function};

pub fn text(catalogue: &Catalogue, tables: &Tables) -> Result<String> {
    let mut text = format!(
        "//! {HEAD}\n\nuse crate::{{Arg, EntryPoint, Enum, Field, Function, Group, Layer, Role, Struct, Words}};\n\n"
    );
    write_functions(&mut text, catalogue, tables)?;
    write_order(&mut text, &catalogue.functions)?;
    write_entry_points(&mut text, catalogue)?;
    write_enums(&mut text, tables)?;
    write_structs(&mut text, tables)?;
    Ok(text)
}

fn write_functions(text: &mut String, catalogue: &Catalogue, tables: &Tables) -> Result<()> {
    let functions = &catalogue.functions;
    writeln!(text, "/// Every function, by id.\npub static FUNCTIONS: [Function; {}] = [", functions.len())?;
    for (id, function) in functions.iter().enumerate() {
        write_function(text, id, function, tables)?;
    }
    text.push_str("];\n\n");
    Ok(())
}

fn write_function(text: &mut String, id: usize, f: &Function, tables: &Tables) -> Result<()> {
    let (oldest, newest) = f.declared;
    writeln!(text, "    Function {{")?;
    writeln!(
        text,
        "        id: {id}, name: {:?}, base: {:?}, layer: Layer::Driver, group: Group::{}, abi: {},",
        f.name, f.base, f.group, f.abi
    )?;
    writeln!(text, "        per_thread: {}, declared: ({oldest}, {newest}),", f.per_thread)?;
    let words = f.words;
    writeln!(
        text,
        "        words: Words {{ regs: {}, stack: {}, floats: {} }},",
        words.regs, words.stack, words.floats
    )?;
    writeln!(text, "        args: &[")?;
    for arg in &f.args {
        writeln!(text, "            {},", argument(arg, tables))?;
    }
    writeln!(text, "        ],\n    }},")?;
    Ok(())
}

fn argument(arg: &Arg, tables: &Tables) -> String {
    format!(
        "Arg {{ name: {:?}, ty: {:?}, word: {}, words: {}, role: {}, out: {}, copy: {} }}",
        arg.name,
        arg.ty,
        arg.span.word,
        arg.span.words,
        role::text(&arg.meaning.role, tables),
        arg.meaning.out,
        arg.meaning.copy
    )
}

fn write_order(text: &mut String, functions: &[Function]) -> Result<()> {
    let mut order: Vec<usize> = (0..functions.len()).collect();
    order.sort_by_key(|id| &functions[*id].name);
    writeln!(text, "/// Ids in order of name.\npub static BY_NAME: [u16; {}] = [", order.len())?;
    for chunk in order.chunks(20) {
        let ids: Vec<String> = chunk.iter().map(usize::to_string).collect();
        writeln!(text, "    {},", ids.join(", "))?;
    }
    text.push_str("];\n\n");
    Ok(())
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

fn write_enums(text: &mut String, tables: &Tables) -> Result<()> {
    writeln!(
        text,
        "/// Enums that arguments and fields use.\npub static ENUMS: [Enum; {}] = [",
        tables.enums.len()
    )?;
    for (name, values) in &tables.enums {
        writeln!(text, "    Enum {{ name: {name:?}, values: &[")?;
        for (value, value_name) in values {
            writeln!(text, "        ({value}, {value_name:?}),")?;
        }
        writeln!(text, "    ] }},")?;
    }
    text.push_str("];\n\n");
    Ok(())
}

fn write_structs(text: &mut String, tables: &Tables) -> Result<()> {
    let count = tables.structs.len();
    writeln!(text, "/// Structs that arguments point to.\npub static STRUCTS: [Struct; {count}] = [")?;
    for found in &tables.structs {
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
            role::text(&field.role, tables),
            field.when
        )?;
    }
    writeln!(text, "    ] }},")?;
    Ok(())
}
