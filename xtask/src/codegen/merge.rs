//! One catalogue out of many header versions: the newest declaration of a name wins.

use std::collections::{BTreeMap, BTreeSet};

use super::abi::{EntryPoint, entry_point};
use super::ctype::{CType, Kind, Named, Types, kind};
use super::parse::{Header, Prototype};
use super::probe::Layouts;

/// One version's headers, read.
#[derive(Debug)]
pub struct Version {
    /// As its product counts.
    pub number: u32,
    /// What the headers of this version declare.
    pub header: Header,
    /// Functions that its library exports, where there is one.
    pub exports: BTreeSet<String>,
    /// Sizes, offsets, values.
    pub layouts: Layouts,
}

/// A function as its newest header declares it.
#[derive(Debug)]
pub struct Declared {
    /// Parameters of the function, in order.
    pub params: Vec<Named>,
    /// What it returns.
    pub returns: CType,
    /// Oldest and newest header with it.
    pub versions: (u32, u32),
}

/// All versions together.
#[derive(Debug, Default)]
pub struct Merged {
    /// By exported name.
    pub functions: BTreeMap<String, Declared>,
    /// What the libraries export, where there are any.
    pub exports: BTreeSet<String>,
    /// What names stand for.
    pub types: Types,
    /// Sizes, offsets, values.
    pub layouts: Layouts,
    /// What `cuGetProcAddress` answers with, by name and version.
    pub entry_points: BTreeMap<EntryPoint, Vec<Named>>,
    /// Functions of each version.
    pub counts: Vec<(u32, usize)>,
    /// What versions disagree on.
    pub conflicts: BTreeSet<String>,
    /// Types whose size is not the same in all versions.
    pub resized: BTreeSet<String>,
}

/// Merges `versions`, which come oldest first.
pub fn merge(versions: Vec<Version>) -> Merged {
    let mut all = Merged::default();
    for version in versions {
        all.counts.push((version.number, version.header.functions.len()));
        all.functions(&version);
        all.layouts(&version);
        for (name, params) in &version.header.callbacks {
            if let Some(point) = entry_point(name) {
                all.entry_points.insert(point, params.clone());
            }
        }
        all.types.extend(version.header.types);
        all.exports.extend(version.exports);
    }
    all
}

impl Merged {
    fn functions(&mut self, version: &Version) {
        for (name, Prototype { params, returns }) in &version.header.functions {
            let shape = shape(&version.header.types, params);
            if let Some(old) = self.functions.get(name)
                && self::shape(&self.types, &old.params) != shape
            {
                self.conflicts.insert(format!("{name} changed its words by {}", version.number));
            }
            if let Some(old) = self.functions.get(name) {
                let changed = changed_structs(self, &old.params, version, params);
                self.resized.extend(changed);
            }
            let oldest = self.functions.get(name).map_or(version.number, |old| old.versions.0);
            let (params, returns) = (params.clone(), returns.clone());
            let declared = Declared { params, returns, versions: (oldest, version.number) };
            self.functions.insert(name.clone(), declared);
        }
    }

    fn layouts(&mut self, version: &Version) {
        for (name, size) in &version.layouts.sizes {
            let old = self.layouts.sizes.insert(name.clone(), *size);
            if old.is_some_and(|old| old != *size) {
                self.conflicts.insert(format!("{name} is {size} bytes from {}", version.number));
                self.resized.insert(name.clone());
            }
        }
        for (name, fields) in &version.layouts.fields {
            self.layouts.fields.insert(name.clone(), fields.clone());
        }
        for (name, values) in &version.layouts.values {
            let merged = self.layouts.values.entry(name.clone()).or_default();
            let known: BTreeSet<&String> = values.iter().map(|(name, _)| name).collect();
            let removed: Vec<_> = merged.iter().filter(|(n, _)| !known.contains(n)).cloned().collect();
            *merged = values.iter().cloned().chain(removed).collect();
        }
    }
}

/// Structs behind pointers that took the place of one of another size: a program built with an older header passes
/// the old one.
fn changed_structs(old: &Merged, before: &[Named], new: &Version, after: &[Named]) -> Vec<String> {
    let size = |types: &Types, layouts: &Layouts, param: &Named| match kind(types, &param.ty) {
        Kind::Pointer(target) => match kind(types, &target) {
            Kind::Record(name) => layouts.sizes.get(&name).map(|size| (name, *size)),
            _ => None,
        },
        _ => None,
    };
    let pairs = before.iter().zip(after).filter_map(|(before, after)| {
        let (_, was) = size(&old.types, &old.layouts, before)?;
        let (name, is) = size(&new.header.types, &new.layouts, after)?;
        (was != is).then_some(name)
    });
    pairs.collect()
}

/// How each parameter travels; names and pointees do not matter to a recorded call.
fn shape(types: &Types, params: &[Named]) -> Vec<&'static str> {
    params
        .iter()
        .map(|param| match kind(types, &param.ty) {
            Kind::Float | Kind::Double => "float",
            Kind::Record(_) => "record",
            _ => "word",
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::parse;

    fn version(number: u32, source: &str) -> Version {
        let exports = BTreeSet::new();
        Version { number, header: parse::header(source, |_| false), exports, layouts: Layouts::default() }
    }

    #[test]
    fn the_newest_declaration_wins_and_the_oldest_version_stays() {
        let all = merge(vec![
            version(11080, "int cuA(int old); int cuB(void);"),
            version(12000, "int cuA(int fresh);"),
        ]);
        assert_eq!(all.functions["cuA"].versions, (11080, 12000));
        assert_eq!(all.functions["cuA"].params[0].name, "fresh");
        assert_eq!(all.functions["cuB"].versions, (11080, 11080));
        assert_eq!(all.counts, [(11080, 2), (12000, 1)]);
        assert!(all.conflicts.is_empty());
    }

    #[test]
    fn a_struct_that_took_the_place_of_a_smaller_one_is_known() {
        let sized = |number, of: &str, bytes| {
            let source = format!("typedef struct {{ int a; }} {of}; typedef {of} S; int cuA(const S *s);");
            let mut version = version(number, &source);
            version.layouts.sizes.insert(of.to_owned(), bytes);
            version
        };
        let all = merge(vec![sized(1, "S_v1", 4), sized(2, "S_v2", 8)]);
        assert!(all.resized.contains("S_v2") && all.conflicts.is_empty());
        assert!(merge(vec![sized(1, "S_v1", 4), sized(2, "S_v2", 4)]).resized.is_empty());
    }

    #[test]
    fn a_changed_word_layout_is_reported() {
        let all = merge(vec![version(1, "int cuA(int a);"), version(2, "int cuA(float a);")]);
        assert_eq!(all.conflicts.len(), 1);
    }
}
