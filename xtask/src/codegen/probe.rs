//! Asks the C compiler for sizes, offsets and values, with a generated program.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::ctype::{Meaning, Named, Record, Types, plain_name};
use super::parse::Header;
use super::preprocess::Unit;

/// What the compiler answered.
#[derive(Debug, Default, Clone)]
pub struct Layouts {
    /// Bytes of each type.
    pub sizes: BTreeMap<String, usize>,
    /// Scalar fields of each struct.
    pub fields: BTreeMap<String, Vec<Field>>,
    /// Names and values of each enum, in the order of the header.
    pub values: BTreeMap<String, Vec<(String, i64)>>,
}

/// A scalar field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// Path inside the struct: `location.type`.
    pub path: String,
    /// Where it starts.
    pub offset: usize,
    /// Size of the field in bytes.
    pub size: usize,
    /// As written in the header.
    pub member: Named,
}

/// Types that the vendor's headers use and do not define.
const BUILTIN: [&str; 18] = [
    "char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned int",
    "long",
    "unsigned long",
    "long long",
    "unsigned long long",
    "float",
    "double",
    "size_t",
    "ptrdiff_t",
    "uint64_t",
    "int64_t",
    "uint32_t",
    "int32_t",
];

/// Compiles and runs the program for one version. `macros` are sets of macros to treat as enums: name and prefix.
pub fn layouts(unit: &Unit, header: &Header, macros: &BTreeMap<String, String>) -> Result<Layouts> {
    let mut leaves = BTreeMap::new();
    // The origin is part of the text because answers are kept for as long as the text stays the same.
    let mut program = format!("// {}\n#include <all.h>\n", unit.origin());
    program.push_str("#include <stddef.h>\n#include <stdint.h>\n#include <stdio.h>\nint main(void) {\n");
    let prefixes = unit.api().types;
    let of_interest =
        |name: &str| prefixes.iter().any(|p| name.starts_with(p)) && name != "VdpGetProcAddress";
    let wanted = |name: &str, meaning: &Meaning| of_interest(name) && is_complete(meaning, &header.types);
    for (name, meaning) in header.types.iter().filter(|(name, meaning)| wanted(name, meaning)) {
        print_type(&mut program, name, meaning, &header.types, &mut leaves)?;
    }
    for base in BUILTIN {
        writeln!(program, "printf(\"S|{base}|%zu\\n\", sizeof({base}));")?;
    }
    let defines = unit.macros()?;
    for (name, prefix) in macros {
        for value in macro_names(&defines, prefix) {
            writeln!(program, "printf(\"V|{name}|{value}|%lld\\n\", (long long)({value}));")?;
        }
    }
    program.push_str("return 0;\n}\n");
    read(&answers(unit, &program)?, &leaves)
}

fn print_type(
    program: &mut String,
    name: &str,
    meaning: &Meaning,
    types: &Types,
    leaves: &mut BTreeMap<(String, String), Named>,
) -> Result<()> {
    let plain = plain_name(name);
    writeln!(program, "printf(\"S|{plain}|%zu\\n\", sizeof({name}));")?;
    if let Meaning::Enum(values) = meaning {
        for value in values {
            writeln!(program, "printf(\"V|{plain}|{value}|%lld\\n\", (long long){value});")?;
        }
    }
    let Some(record) = record_behind(meaning, types) else { return Ok(()) };
    let mut found = Vec::new();
    flatten(record, "", types, &mut found);
    for (path, member) in found {
        writeln!(
            program,
            "printf(\"F|{plain}|{path}|%zu|%zu\\n\", offsetof({name}, {path}), sizeof((({name} *)0)->{path}));"
        )?;
        leaves.insert((plain.to_owned(), path), member);
    }
    Ok(())
}

/// Whether a type has a size: a struct that is only declared has none.
fn is_complete(meaning: &Meaning, types: &Types) -> bool {
    !matches!(meaning, Meaning::Alias(to) if to.pointers == 0 && to.base.contains("struct ") && !types.contains_key(&to.base))
}

/// The record that a name stands for, also where a typedef comes after the struct's own definition.
fn record_behind<'a>(meaning: &'a Meaning, types: &'a Types) -> Option<&'a Record> {
    match meaning {
        Meaning::Record(record) => Some(record),
        Meaning::Alias(to) if to.pointers == 0 && to.base.contains(' ') => match types.get(&to.base)? {
            Meaning::Record(record) => Some(record),
            _ => None,
        },
        _ => None,
    }
}

/// The scalar members of a record, nested ones with their path. Arrays are left out: a field is one number.
fn flatten(record: &Record, prefix: &str, types: &Types, out: &mut Vec<(String, Named)>) {
    for member in record.members.iter().filter(|m| !m.ty.array && !m.name.starts_with("reserved")) {
        let path = format!("{prefix}{}", member.name);
        let nested = if member.name.is_empty() { prefix.to_owned() } else { format!("{path}.") };
        match (&member.inner, record_of(types, member)) {
            (Some(inner), _) => flatten(inner, &nested, types, out),
            (None, Some(inner)) => flatten(&inner, &nested, types, out),
            (None, None) => out.push((path, member.clone())),
        }
    }
}

fn record_of(types: &Types, member: &Named) -> Option<Record> {
    let mut ty = member.ty.clone();
    loop {
        if ty.pointers > 0 || ty.function {
            return None;
        }
        match types.get(&ty.base)? {
            Meaning::Record(record) => return Some(record.clone()),
            Meaning::Alias(next) => ty = next.clone(),
            _ => return None,
        }
    }
}

/// Object-like macros with a value whose name starts with one of `prefixes`, which stand between `|`.
fn macro_names<'a>(defines: &'a str, prefixes: &str) -> Vec<&'a str> {
    let wanted = |name: &str| prefixes.split('|').any(|prefix| name.starts_with(prefix));
    let mut names: Vec<&str> = defines
        .lines()
        .filter_map(|line| line.strip_prefix("#define ")?.split_once(' '))
        .filter(|(name, value)| wanted(name) && !name.contains('(') && !value.trim().is_empty())
        .map(|(name, _)| name)
        .collect();
    names.sort_unstable();
    names
}

/// Compiles and runs `program`, unless its answers from last time are still there.
fn answers(unit: &Unit, program: &str) -> Result<String> {
    let (source, answers) = (unit.folder().join("probe.c"), unit.folder().join("probe.out"));
    if fs::read_to_string(&source).is_ok_and(|old| old == program)
        && let Ok(text) = fs::read_to_string(&answers)
    {
        return Ok(text);
    }
    fs::write(&source, program)?;
    let binary = unit.folder().join("probe");
    let output = unit.compiler().arg("-O0").arg(&source).arg("-o").arg(&binary).output()?;
    if !output.status.success() {
        bail!("compiling {}: {}", source.display(), String::from_utf8_lossy(&output.stderr));
    }
    let output = Command::new(&binary).output().with_context(|| format!("running {}", binary.display()))?;
    let text = String::from_utf8(output.stdout)?;
    fs::write(&answers, &text)?;
    Ok(text)
}

fn read(text: &str, leaves: &BTreeMap<(String, String), Named>) -> Result<Layouts> {
    let mut layouts = Layouts::default();
    for line in text.lines() {
        match line.split('|').collect::<Vec<_>>()[..] {
            ["S", name, size] => {
                layouts.sizes.insert(name.to_owned(), size.parse()?);
            }
            ["V", name, value, number] => {
                layouts.values.entry(name.to_owned()).or_default().push((value.to_owned(), number.parse()?));
            }
            ["F", name, path, offset, size] => {
                let member = &leaves[&(name.to_owned(), path.to_owned())];
                let field = Field {
                    path: path.to_owned(),
                    offset: offset.parse()?,
                    size: size.parse()?,
                    member: member.clone(),
                };
                layouts.fields.entry(name.to_owned()).or_default().push(field);
            }
            _ => bail!("the probe printed '{line}'"),
        }
    }
    Ok(layouts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::parse;

    #[test]
    fn nested_records_are_flattened_and_arrays_left_out() {
        let header = parse::header(
            "typedef struct L_st { int type; union { int id; }; } CUloc;\n\
             typedef struct P_st { CUloc loc; char pad[8]; int reserved; void *p; } CUp;",
            |_| false,
        );
        let Meaning::Record(record) = &header.types["CUp"] else { panic!("no record") };
        let mut found = Vec::new();
        flatten(record, "", &header.types, &mut found);
        let paths: Vec<&str> = found.iter().map(|(path, _)| path.as_str()).collect();
        assert_eq!(paths, ["loc.type", "loc.id", "p"]);
    }

    #[test]
    fn macros_with_values_are_found_by_prefix() {
        let defines = "#define CU_X_A 1\n#define CU_X_F(x) x\n#define CU_X_H\n#define CU_Y 2\n";
        assert_eq!(macro_names(defines, "CU_X_"), ["CU_X_A"]);
        assert_eq!(macro_names(defines, "CU_X_A|CU_Y"), ["CU_X_A", "CU_Y"]);
    }
}
