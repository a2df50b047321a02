//! The finished tables, before they become text.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};

use super::abi::{self, EntryPoint};
use super::ctype::{Kind, Named, kind};
use super::merge::{Declared, Merged};
use super::overrides::{Overrides, matches_any};
use super::roles::{Meaning, Rules};
use super::words::{self, Passing, Span, Words};

/// One function.
#[derive(Debug)]
pub struct Function {
    /// Exported name.
    pub name: String,
    /// Name without suffixes.
    pub base: String,
    /// Subject.
    pub group: String,
    /// Version from which `cuGetProcAddress` answers with it.
    pub abi: u32,
    /// Per-thread default stream.
    pub per_thread: bool,
    /// Oldest and newest header.
    pub declared: (u32, u32),
    /// Arguments.
    pub args: Vec<Arg>,
    /// Words.
    pub words: Words,
    /// Has a struct by value.
    pub by_value: bool,
}

/// One argument.
#[derive(Debug)]
pub struct Arg {
    /// Name.
    pub name: String,
    /// C type.
    pub ty: String,
    /// Words.
    pub span: Span,
    /// Role and what is read behind the pointer.
    pub meaning: Meaning,
}

/// Everything that the emitters write.
#[derive(Debug)]
pub struct Catalogue {
    /// In order of id.
    pub functions: Vec<Function>,
    /// Answers of `cuGetProcAddress`: id by entry point.
    pub entry_points: BTreeMap<EntryPoint, u16>,
    /// Entry points for which no symbol was found.
    pub open: Vec<EntryPoint>,
}

/// Names that need an id.
pub fn names(merged: &Merged, overrides: &Overrides) -> BTreeSet<String> {
    merged.functions.keys().chain(&overrides.undeclared).cloned().collect()
}

/// Builds the tables for `names`, which come in order of id.
pub fn build(merged: &Merged, overrides: &Overrides, names: &[String]) -> Result<Catalogue> {
    let declared = merged.functions.iter().map(|(name, f)| (name.as_str(), f.params.as_slice())).collect();
    let resolved = abi::resolve(&merged.entry_points, &declared);
    let abis: BTreeMap<&str, u32> = resolved.symbols.iter().map(|(p, s)| (s.as_str(), p.version)).collect();
    let rules = Rules { merged, overrides };
    let (mut functions, mut unknown) = (Vec::new(), Vec::new());
    for name in names {
        let mut function = bare(name, overrides)?;
        function.abi = abis.get(name.as_str()).copied().unwrap_or(0);
        if let Some(declared) = merged.functions.get(name) {
            fill(&mut function, declared, &rules, &mut unknown);
        }
        functions.push(function);
    }
    if !unknown.is_empty() {
        bail!("{} parameters have no known role:\n{}", unknown.len(), unknown.join("\n"));
    }
    let id = |symbol: &String| names.iter().position(|n| n == symbol).and_then(|i| u16::try_from(i).ok());
    let entry_points = resolved.symbols.iter().filter_map(|(p, s)| Some((p.clone(), id(s)?))).collect();
    Ok(Catalogue { functions, entry_points, open: resolved.open })
}

/// A function of which only the name is known.
fn bare(name: &str, overrides: &Overrides) -> Result<Function> {
    let symbol = abi::symbol(name);
    Ok(Function {
        name: name.to_owned(),
        group: group(overrides, &symbol.base).with_context(|| format!("no group for {name}"))?,
        base: symbol.base,
        abi: 0,
        per_thread: symbol.per_thread,
        declared: (0, 0),
        args: Vec::new(),
        words: Words { regs: 6, stack: 0, floats: 0 },
        by_value: false,
    })
}

fn group(overrides: &Overrides, base: &str) -> Option<String> {
    overrides.group.iter().find(|rule| matches_any(&rule.functions, base)).map(|rule| rule.name.clone())
}

fn fill(function: &mut Function, declared: &Declared, rules: &Rules<'_>, unknown: &mut Vec<String>) {
    let passing: Vec<Passing> = declared.params.iter().map(|p| passing(rules, p)).collect();
    let (spans, words) = words::assign(&passing);
    function.declared = declared.versions;
    function.words = words;
    function.by_value = passing.iter().any(|p| matches!(p, Passing::Struct(_)));
    for (index, (param, span)) in declared.params.iter().zip(spans).enumerate() {
        match rules.meaning(&function.base, &declared.params, index) {
            Ok(meaning) => {
                function.args.push(Arg { name: param.name.clone(), ty: param.ty.to_string(), span, meaning });
            }
            Err(what) if !unknown.contains(&what) => unknown.push(what),
            Err(_) => {}
        }
    }
    bound_copies(&mut function.args);
}

fn passing(rules: &Rules<'_>, param: &Named) -> Passing {
    match kind(&rules.merged.types, &param.ty) {
        Kind::Float => Passing::Float,
        Kind::Record(_) => Passing::Struct(rules.size(&param.ty)),
        _ => Passing::Integer,
    }
}

/// A record has room for three structs and 384 bytes of them; later ones are left out.
fn bound_copies(args: &mut [Arg]) {
    let (mut bytes, mut structs) = (0, 0);
    for arg in args.iter_mut().filter(|a| a.meaning.copy > 0) {
        let size = arg.meaning.copy.next_multiple_of(8);
        if structs == 3 || bytes + size > 384 {
            arg.meaning.copy = 0;
        } else {
            (bytes, structs) = (bytes + size, structs + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::merge::{Version, merge};
    use crate::codegen::parse;
    use crate::codegen::probe::Layouts;

    fn built(source: &str, overrides: &str) -> Result<Catalogue> {
        let layouts = Layouts {
            sizes: [("CUs", 200), ("CUbig", 300), ("int", 4), ("size_t", 8)]
                .map(|(n, s)| (n.to_owned(), s))
                .into(),
            ..Layouts::default()
        };
        let merged = merge(vec![Version { number: 13000, header: parse::header(source), layouts }]);
        let group = "[[group]]\nname = \"Init\"\nfunctions = [\"*\"]\n";
        let overrides: Overrides = toml::from_str(&format!("{overrides}\n{group}"))?;
        let mut ids = Vec::new();
        crate::codegen::ids::extend(&mut ids, &names(&merged, &overrides))?;
        build(&merged, &overrides, &ids)
    }

    #[test]
    fn a_parameter_without_a_rule_stops_the_generator() {
        let error = built("int cuA(int strange); int cuB(void *odd);", "").unwrap_err().to_string();
        assert!(error.contains("cuA.strange: int") && error.contains("cuB.odd: void *"), "{error}");
    }

    #[test]
    fn undeclared_names_record_six_words() {
        let catalogue = built("", "undeclared = [\"cuSecret_v2\"]").unwrap();
        let function = &catalogue.functions[0];
        assert_eq!((function.base.as_str(), function.words.regs, function.declared), ("cuSecret", 6, (0, 0)));
    }

    #[test]
    fn copies_stay_within_a_record() {
        let source = "typedef struct S { int a; } CUs; typedef struct B { int a; } CUbig;\n\
            int cuA(const CUs *a, const CUs *b, const CUbig *c);";
        let catalogue = built(source, "").unwrap();
        let copies: Vec<u16> = catalogue.functions[0].args.iter().map(|a| a.meaning.copy).collect();
        assert_eq!(copies, [200, 0, 0]);
    }
}
