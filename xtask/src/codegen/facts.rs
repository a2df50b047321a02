//! `facts/*.tsv`: what the headers and exports of a library say, for libraries whose wheels are too large to fetch
//! whenever the tables are checked. `cargo xtask codegen --facts` writes them from the wheels.
//!
//! A line is a kind and its columns:
//!
//! ```text
//! version   number  functions           size     type    bytes
//! export    name                        resized  type
//! function  name  oldest  newest  returns  [type  name]…
//! alias     name  type                  value    enum    name  number
//! record    name                        field    struct  path  offset  size  type
//! enum      name
//! callback  name
//! ```

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::{Context, Result, bail};

use super::ctype::{CType, Meaning, Named, Record, plain_name};
use super::merge::{Declared, Merged};
use super::probe::Field;

const HEAD: &str = "# Made by `cargo xtask codegen --facts`; do not edit.\n";

/// The file's text: the exported functions and the types that they reach.
pub fn write(merged: &Merged) -> Result<String> {
    let mut text = HEAD.to_owned();
    for (number, functions) in &merged.counts {
        writeln!(text, "version\t{number}\t{functions}")?;
    }
    for name in &merged.exports {
        writeln!(text, "export\t{name}")?;
    }
    let exported = |name: &&String| merged.exports.contains(*name);
    for (name, f) in merged.functions.iter().filter(|(name, _)| exported(name)) {
        write!(text, "function\t{name}\t{}\t{}\t{}", f.versions.0, f.versions.1, f.returns)?;
        for param in &f.params {
            write!(text, "\t{}\t{}", param.ty, param.name)?;
        }
        text.push('\n');
    }
    for name in reached(merged) {
        write_type(&mut text, &name, merged)?;
    }
    Ok(text)
}

/// Names of types that exported functions mention, directly or through other types.
fn reached(merged: &Merged) -> BTreeSet<String> {
    let functions = merged.functions.iter().filter(|(name, _)| merged.exports.contains(*name));
    let mut open: Vec<String> = functions
        .flat_map(|(_, f)| f.params.iter().map(|p| &p.ty).chain([&f.returns]))
        .map(|ty| ty.base.clone())
        .collect();
    let mut found = BTreeSet::new();
    while let Some(name) = open.pop() {
        if let Some(Meaning::Alias(to)) = merged.types.get(&name) {
            open.push(to.base.clone());
        }
        let fields = merged.layouts.fields.get(plain_name(&name)).into_iter().flatten();
        let inside: Vec<String> = fields.map(|field| field.member.ty.base.clone()).collect();
        if found.insert(name) {
            open.extend(inside);
        }
    }
    found
}

fn write_type(text: &mut String, name: &str, merged: &Merged) -> Result<()> {
    let plain = plain_name(name);
    match merged.types.get(name) {
        Some(Meaning::Alias(to)) => writeln!(text, "alias\t{name}\t{to}")?,
        Some(Meaning::Record(_)) => writeln!(text, "record\t{name}")?,
        Some(Meaning::Enum(_)) => writeln!(text, "enum\t{name}")?,
        Some(Meaning::Callback) => writeln!(text, "callback\t{name}")?,
        None => {}
    }
    let layouts = &merged.layouts;
    if let Some(size) = layouts.sizes.get(plain) {
        writeln!(text, "size\t{plain}\t{size}")?;
    }
    if merged.resized.contains(plain) {
        writeln!(text, "resized\t{plain}")?;
    }
    for (value, number) in layouts.values.get(plain).into_iter().flatten() {
        writeln!(text, "value\t{plain}\t{value}\t{number}")?;
    }
    for field in layouts.fields.get(plain).into_iter().flatten() {
        let Field { path, offset, size, member } = field;
        writeln!(text, "field\t{plain}\t{path}\t{offset}\t{size}\t{}", member.ty)?;
    }
    Ok(())
}

/// Reads the file.
pub fn read(text: &str) -> Result<Merged> {
    let mut merged = Merged::default();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        read_line(&columns, &mut merged).with_context(|| format!("in '{line}'"))?;
    }
    Ok(merged)
}

fn read_line(columns: &[&str], merged: &mut Merged) -> Result<()> {
    let layouts = &mut merged.layouts;
    match *columns {
        ["version", number, functions] => merged.counts.push((number.parse()?, functions.parse()?)),
        ["export", name] => _ = merged.exports.insert(name.to_owned()),
        ["function", name, oldest, newest, returns, ref params @ ..] => {
            let declared = Declared {
                params: params.chunks(2).map(parameter).collect::<Result<_>>()?,
                returns: CType::from(returns),
                versions: (oldest.parse()?, newest.parse()?),
            };
            merged.functions.insert(name.to_owned(), declared);
        }
        ["alias", name, to] => define(merged, name, Meaning::Alias(CType::from(to))),
        ["record", name] => define(merged, name, Meaning::Record(Record::default())),
        ["enum", name] => define(merged, name, Meaning::Enum(Vec::new())),
        ["callback", name] => define(merged, name, Meaning::Callback),
        ["size", name, bytes] => _ = layouts.sizes.insert(name.to_owned(), bytes.parse()?),
        ["resized", name] => _ = merged.resized.insert(name.to_owned()),
        ["value", name, value, number] => {
            let values = layouts.values.entry(name.to_owned()).or_default();
            values.push((value.to_owned(), number.parse()?));
        }
        ["field", name, path, offset, size, ty] => {
            let leaf = path.rsplit('.').next().unwrap_or(path);
            let field = Field {
                path: path.to_owned(),
                offset: offset.parse()?,
                size: size.parse()?,
                member: named(ty, leaf),
            };
            layouts.fields.entry(name.to_owned()).or_default().push(field);
        }
        _ => bail!("not a line of facts"),
    }
    Ok(())
}

fn define(merged: &mut Merged, name: &str, meaning: Meaning) {
    merged.types.insert(name.to_owned(), meaning);
}

fn parameter(columns: &[&str]) -> Result<Named> {
    let [ty, name] = columns else { bail!("a parameter without a name column") };
    Ok(named(ty, name))
}

fn named(ty: &str, name: &str) -> Named {
    Named { name: name.to_owned(), ty: CType::from(ty), inner: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Made by `cargo xtask codegen --facts`; do not edit.
version\t23203\t2
export\tncclInit
export\tncclSecret
function\tncclInit\t21803\t23203\tncclResult_t\tncclComm_t *\tcomm\tncclConfig_t\tconfig
alias\tncclComm_t\tstruct ncclComm *
size\tncclComm_t\t8
record\tncclConfig_t
size\tncclConfig_t\t4
resized\tncclConfig_t
field\tncclConfig_t\tsize\t0\t4\tint
enum\tncclResult_t
value\tncclResult_t\tncclSuccess\t0
";

    #[test]
    fn facts_survive_a_round_trip() {
        let merged = read(TEXT).unwrap();
        assert_eq!(merged.functions["ncclInit"].params[0].ty.to_string(), "ncclComm_t *");
        assert_eq!(write(&merged).unwrap(), TEXT);
    }

    #[test]
    fn what_is_no_fact_is_refused() {
        assert!(read("colour\tblue\n").is_err());
        assert!(read("function\tf\t1\t2\tint\tint\n").is_err());
    }
}
