//! Which modules of a crate use each other.
//!
//! Paths are read as text: those that begin with `crate`, `super` or `self`, with braces taken apart and names that a module
//! passes on by `pub use` followed to where they are declared. Modules are compared with those beside them, at the top of the
//! crate and in each directory; a directory counts as one module to those outside.

use std::collections::{BTreeMap, BTreeSet};

/// The names on the way to a module, from the root of its crate.
pub type Path = Vec<String>;

/// Modules beside each other, by the directory that they are in: which of them each one uses.
type Uses = BTreeMap<Path, BTreeMap<String, BTreeSet<String>>>;

/// Groups of modules that use each other, by way of others or not, each named by its path. `sources` has the text of each module.
pub fn cycles(sources: &BTreeMap<Path, String>) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for (directory, uses) in uses(sources) {
        let reached: BTreeMap<&String, BTreeSet<&String>> =
            uses.keys().map(|name| (name, reach(&uses, name))).collect();
        let mut groups: BTreeSet<Vec<&String>> = BTreeSet::new();
        for (name, seen) in &reached {
            let back = |other: &&&String| reached.get(**other).is_some_and(|back| back.contains(name));
            let group: Vec<&String> = seen.iter().filter(back).copied().collect();
            if group.len() > 1 {
                groups.insert(group);
            }
        }
        let named = |name: &String| [&directory[..], std::slice::from_ref(name)].concat().join("/");
        all.extend(groups.into_iter().map(|group| group.into_iter().map(named).collect()));
    }
    all
}

fn reach<'a>(uses: &'a BTreeMap<String, BTreeSet<String>>, from: &'a String) -> BTreeSet<&'a String> {
    let (mut seen, mut todo) = (BTreeSet::new(), vec![from]);
    while let Some(name) = todo.pop() {
        todo.extend(uses.get(name).into_iter().flatten().filter(|next| seen.insert(*next)));
    }
    seen
}

fn uses(sources: &BTreeMap<Path, String>) -> Uses {
    let texts: BTreeMap<&Path, String> =
        sources.iter().map(|(module, text)| (module, without_comments(text))).collect();
    let passed_on: BTreeMap<&Path, BTreeMap<String, Path>> =
        texts.iter().map(|(module, text)| (*module, passed_on(module, text))).collect();
    let mut uses = Uses::new();
    for (module, text) in &texts {
        for path in paths(text) {
            let Some(home) = absolute(module, &path).and_then(|path| home(&passed_on, path)) else {
                continue;
            };
            let same = module.iter().zip(&home).take_while(|(a, b)| a == b).count();
            if let (Some(from), Some(to)) = (module.get(same), home.get(same)) {
                let beside = uses.entry(module[..same].to_vec()).or_default();
                beside.entry(from.clone()).or_default().insert(to.clone());
            }
        }
    }
    uses
}

fn without_comments(text: &str) -> String {
    text.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// Names that a module has from another one and passes on, with where they are.
fn passed_on(module: &Path, text: &str) -> BTreeMap<String, Path> {
    let lines = text.split(';').filter_map(|statement| {
        let at = statement.rfind("pub")?;
        let (visibility, path) = statement[at..].split_once("use ")?;
        (visibility.trim_end() == "pub" || visibility.trim_end().ends_with(')')).then_some(path)
    });
    let paths = lines.flat_map(expand);
    let named = paths.filter_map(|path| {
        let here = [&module[..], &path[..]].concat();
        let whole = absolute(module, &path).unwrap_or(here);
        Some((whole.last()?.clone(), whole))
    });
    named.collect()
}

/// Every path of a text that begins at the crate, at the module itself or above it.
fn paths(text: &str) -> Vec<Path> {
    let mut all = Vec::new();
    for start in ["crate::", "super::", "self::"] {
        for (at, _) in text.match_indices(start) {
            let before = text[..at].chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
                continue;
            }
            let rest = &text[at..];
            let mut depth = 0;
            let end = rest.char_indices().find(|(_, c)| {
                depth += i32::from(*c == '{') - i32::from(*c == '}');
                let inside = depth > 0 || *c == '}';
                !(inside || c.is_alphanumeric() || *c == '_' || *c == ':')
            });
            all.extend(expand(&rest[..end.map_or(rest.len(), |(i, _)| i)]));
        }
    }
    all
}

/// A path with braces as several without.
fn expand(path: &str) -> Vec<Path> {
    let path = path.trim().trim_end_matches(':');
    let Some((before, rest)) = path.split_once('{') else {
        let path = path.split(" as ").next().unwrap_or(path);
        let names = path.split("::").map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
        return vec![names.collect()];
    };
    let inner = rest.rfind('}').map_or(rest, |end| &rest[..end]);
    let before = expand(before).remove(0);
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for c in inner.chars() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        match parts.last_mut() {
            Some(last) if c != ',' || depth > 0 => last.push(c),
            _ => parts.push(String::new()),
        }
    }
    let parts = parts.iter().filter(|part| !part.trim().is_empty()).flat_map(|part| expand(part));
    parts.map(|part| [&before[..], &part[..]].concat()).collect()
}

/// A path from the root of the crate; `None` where it begins elsewhere.
fn absolute(module: &Path, path: &Path) -> Option<Path> {
    let mut base = match path.first()?.as_str() {
        "crate" => Path::new(),
        "self" | "super" => module.clone(),
        _ => return None,
    };
    for name in path {
        match name.as_str() {
            "crate" | "self" => {}
            "super" => _ = base.pop()?,
            _ => base.push(name.clone()),
        }
    }
    Some(base)
}

/// The module that a path leads to.
fn home(passed_on: &BTreeMap<&Path, BTreeMap<String, Path>>, path: Path) -> Option<Path> {
    let mut path = path;
    // More than any name is passed on.
    for _ in 0..8 {
        let length = (0..=path.len()).rev().find(|n| passed_on.contains_key(&path[..*n].to_vec()))?;
        let module = path[..length].to_vec();
        match path.get(length).and_then(|name| passed_on[&module].get(name)).filter(|to| **to != path) {
            Some(to) => path = [&to[..], &path[length + 1..]].concat(),
            None => return Some(module),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(sources: &[(&str, &str)]) -> Vec<Vec<String>> {
        let path = |module: &str| module.split('/').filter(|n| !n.is_empty()).map(str::to_owned).collect();
        cycles(&sources.iter().map(|(module, text)| (path(module), (*text).to_owned())).collect())
    }

    #[test]
    fn modules_that_use_each_other_are_a_cycle() {
        let sources = [
            ("a", "use crate::b::X;\n"),
            ("b", ""),
            ("b/deep", "use crate::{\n    c,\n    d::{Y, Z},\n};\n"),
            ("c", "fn f() { crate::a::g(); }\n"),
            ("d", "// crate::a\n"),
            ("", "use crate::a;\nmod a;\n"),
        ];
        assert_eq!(found(&sources), [["a", "b", "c"]]);
    }

    #[test]
    fn names_that_are_passed_on_lead_to_where_they_are() {
        let sources = [
            ("", "pub use a::{Alpha, other::Beta as Gamma};\npub(crate) use b::B;\n"),
            ("a", "use crate::B;\n"),
            ("b", "use crate::Alpha;\n"),
            ("c", "use crate::Alpha;\n"),
        ];
        assert_eq!(found(&sources), [["a", "b"]]);
    }

    #[test]
    fn modules_of_a_directory_are_compared_with_each_other() {
        let sources = [
            ("a", "mod x;\nmod y;\nuse x::X;\n"),
            ("a/x", "use super::y::Y;\n"),
            ("a/y", "use super::x::X;\nuse super::Own;\n"),
            ("b", "use super::a::Own;\n"),
        ];
        assert_eq!(found(&sources), [["a/x", "a/y"]]);
    }
}
