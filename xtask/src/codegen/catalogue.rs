//! The finished tables, before they become text.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};

use super::abi::{self, EntryPoint};
use super::api::{FAMILIES, Layer};
use super::ctype::{CType, Kind, Named, kind};
use super::ids::Key;
use super::merge::{Declared, Merged};
use super::overrides::{Overrides, matches_any};
use super::roles::{Meaning, Role, Rules};
use super::typed;
use super::words::{self, Passing, Span, Words};

/// One family's headers with what no header says.
#[derive(Debug)]
pub struct Set<'a> {
    /// Index in [`FAMILIES`].
    pub family: usize,
    /// What the headers of the family declare, all versions together.
    pub merged: Merged,
    /// The layer's overrides.
    pub overrides: &'a Overrides,
}

impl Set<'_> {
    /// The library that the family belongs to.
    pub fn layer(&self) -> Layer {
        FAMILIES[self.family].layer
    }

    /// The rules for its parameters.
    pub fn rules(&self) -> Rules<'_> {
        Rules { merged: &self.merged, overrides: self.overrides }
    }

    /// Names that need an id: what the libraries export, or else what the headers declare.
    fn names(&self) -> Vec<&String> {
        let (merged, overrides) = (&self.merged, self.overrides);
        let mut names: Vec<&String> = match merged.exports.is_empty() {
            true => merged.functions.keys().chain(&overrides.undeclared).collect(),
            false => merged.exports.iter().collect(),
        };
        names.retain(|name| !matches_any(&overrides.excluded, name));
        names
    }
}

/// One function of a catalogued library.
#[derive(Debug)]
pub struct Function {
    /// Index in [`FAMILIES`].
    pub family: usize,
    /// Name that the library exports the function as.
    pub name: String,
    /// Name without suffixes.
    pub base: String,
    /// What the function is about, as the name of a `Group`.
    pub group: String,
    /// Version from which `cuGetProcAddress` answers with it.
    pub abi: u32,
    /// Per-thread default stream.
    pub per_thread: bool,
    /// Oldest and newest header.
    pub declared: (u32, u32),
    /// Arguments of the function; none where no header declares it.
    pub args: Vec<Arg>,
    /// How many words the arguments take, by place.
    pub words: Words,
    /// What it returns.
    pub returns: Returns,
    /// Bytes of an element, where the name says its type.
    pub element: u8,
}

/// What a function returns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Returns {
    /// Success or an error of this enum.
    Status(String),
    /// The function returns nothing.
    Void,
    /// A number of this many bytes.
    Int {
        /// Size of the number in bytes.
        bytes: usize,
    },
    /// An address or a handle.
    Pointer,
    /// A C `float` of 32 bits.
    Float,
    /// A C `double` of 64 bits.
    Double,
    /// A struct by value.
    Struct,
}

/// One argument of a function.
#[derive(Debug)]
pub struct Arg {
    /// Name of the argument, as the header has it.
    pub name: String,
    /// C type of the argument, as text.
    pub ty: String,
    /// The words of a record that the argument is in.
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

/// Functions that need an id.
pub fn keys(sets: &[Set<'_>]) -> BTreeSet<Key> {
    let key = |set: &Set<'_>, name: &String| Key { family: set.family, name: name.clone() };
    sets.iter().flat_map(|set| set.names().into_iter().map(move |name| key(set, name))).collect()
}

/// Builds the tables for `keys`, which come in order of id.
pub fn build(sets: &[Set<'_>], keys: &[Key]) -> Result<Catalogue> {
    let driver = &sets[0].merged;
    let declared = driver.functions.iter().map(|(name, f)| (name.as_str(), f.params.as_slice())).collect();
    let resolved = abi::resolve(&driver.entry_points, &declared);
    let abis: BTreeMap<&str, u32> = resolved.symbols.iter().map(|(p, s)| (s.as_str(), p.version)).collect();
    let (mut functions, mut unknown) = (Vec::new(), Vec::new());
    for key in keys {
        let set = &sets[key.family];
        let mut function = bare(key, set)?;
        function.abi = abis.get(key.name.as_str()).copied().unwrap_or(0);
        if let Some(declared) = set.merged.functions.get(&key.name) {
            fill(&mut function, declared, &set.rules(), &mut unknown);
        }
        functions.push(function);
    }
    if !unknown.is_empty() {
        bail!("{} parameters have no known role:\n{}", unknown.len(), unknown.join("\n"));
    }
    let id = |symbol: &String| {
        keys.iter().position(|k| k.family == 0 && k.name == *symbol).and_then(|i| u16::try_from(i).ok())
    };
    let entry_points = resolved.symbols.iter().filter_map(|(p, s)| Some((p.clone(), id(s)?))).collect();
    Ok(Catalogue { functions, entry_points, open: resolved.open })
}

/// A function of which only the name is known.
fn bare(key: &Key, set: &Set<'_>) -> Result<Function> {
    let symbol = abi::symbol(&key.name);
    let (base, element) = typed::fold(&symbol.base, &set.overrides.elements);
    let group = group(set.overrides, &base);
    Ok(Function {
        family: key.family,
        name: key.name.clone(),
        group: group.with_context(|| format!("no group for {}", key.name))?,
        base,
        abi: 0,
        per_thread: symbol.per_thread,
        declared: (0, 0),
        args: Vec::new(),
        words: Words { regs: 6, stack: 0, floats: 0 },
        returns: Returns::Status(set.overrides.status.clone()),
        element,
    })
}

fn group(overrides: &Overrides, base: &str) -> Option<String> {
    overrides.group.iter().find(|rule| matches_any(&rule.functions, base)).map(|rule| rule.name.clone())
}

fn fill(function: &mut Function, declared: &Declared, rules: &Rules<'_>, unknown: &mut Vec<String>) {
    let mut passing: Vec<Passing> = declared.params.iter().map(|p| passing(rules, p)).collect();
    function.returns = returns(rules, &declared.returns);
    // The caller passes the address for a struct that does not fit into two registers, before everything else.
    let address = function.returns == Returns::Struct && rules.size(&declared.returns) > 16;
    if address {
        passing.insert(0, Passing::Integer);
    }
    let (spans, words) = words::assign(&passing);
    let mut spans = spans.into_iter();
    function.declared = declared.versions;
    function.words = words;
    let returned = if address { spans.next() } else { None };
    for (index, (param, span)) in declared.params.iter().zip(spans).enumerate() {
        match rules.meaning(&function.base, &declared.params, index) {
            Ok(meaning) => {
                function.args.push(Arg { name: param.name.clone(), ty: param.ty.to_string(), span, meaning });
            }
            Err(what) if !unknown.contains(&what) => unknown.push(what),
            Err(_) => {}
        }
    }
    // Behind the others, because roles count parameters from the first.
    if let Some(span) = returned {
        let ty = format!("{} *", declared.returns);
        let meaning = Meaning { role: Role::Plain("Opaque"), out: 0, copy: 0 };
        function.args.push(Arg { name: "return".to_owned(), ty, span, meaning });
    }
    bound_copies(&mut function.args);
}

fn returns(rules: &Rules<'_>, ty: &CType) -> Returns {
    match kind(&rules.merged.types, ty) {
        Kind::Enum(name) if name == rules.overrides.status => Returns::Status(name),
        Kind::Enum(_) => Returns::Int { bytes: 4 },
        Kind::Int { .. } => Returns::Int { bytes: rules.size(ty) },
        Kind::Pointer(_) | Kind::Handle(_) | Kind::Callback => Returns::Pointer,
        Kind::Float => Returns::Float,
        Kind::Double => Returns::Double,
        Kind::Record(_) => Returns::Struct,
        Kind::Void => Returns::Void,
    }
}

fn passing(rules: &Rules<'_>, param: &Named) -> Passing {
    match kind(&rules.merged.types, &param.ty) {
        Kind::Float | Kind::Double => Passing::Float,
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
        let header = parse::header(source, |_| true);
        let merged = merge(vec![Version { number: 13000, header, exports: BTreeSet::new(), layouts }]);
        let group = "[[group]]\nname = \"Init\"\nfunctions = [\"*\"]\n";
        let overrides: Overrides = toml::from_str(&format!("{overrides}\n{group}"))?;
        let sets = [Set { family: 0, merged, overrides: &overrides }];
        let mut ids = Vec::new();
        crate::codegen::ids::extend(&mut ids, &keys(&sets))?;
        build(&sets, &ids)
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

    #[test]
    fn a_large_struct_is_returned_through_an_address_that_comes_first() {
        let source = "typedef struct S { int a; } CUs; CUs cuA(size_t size);";
        let catalogue = built(source, "[[integer]]\nrole = \"Bytes\"\nnames = [\"size\"]").unwrap();
        let function = &catalogue.functions[0];
        assert_eq!((function.returns.clone(), function.words.regs), (Returns::Struct, 2));
        let names: Vec<(&str, u8)> = function.args.iter().map(|a| (a.name.as_str(), a.span.word)).collect();
        assert_eq!(names, [("size", 1), ("return", 0)]);
    }
}
