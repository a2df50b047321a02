//! The enums and structs that arguments refer to, each with its index.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};

use crate::codegen::api::{FAMILIES, Layer};
use crate::codegen::catalogue::{Catalogue, Returns, Set};
use crate::codegen::overrides::matches_any;
use crate::codegen::probe;
use crate::codegen::roles::{Role, Rules};

/// A field with its role.
#[derive(Debug, PartialEq)]
pub struct Field {
    pub path: String,
    pub offset: usize,
    pub size: usize,
    pub role: Role,
    /// Offset and value of the field that says whether this one holds.
    pub when: Option<(usize, i64)>,
}

/// A struct with its fields.
#[derive(Debug)]
pub struct Struct {
    /// The first family that has it.
    pub family: usize,
    pub name: String,
    pub size: usize,
    pub fields: Vec<Field>,
}

/// An enum with its values. Families of one library share it.
#[derive(Debug)]
pub struct Enum {
    pub layer: Layer,
    pub name: String,
    pub values: Vec<(i64, String)>,
}

/// All of them, in order of index: library by library, because tables are joined so.
#[derive(Debug)]
pub struct Tables {
    pub enums: Vec<Enum>,
    pub structs: Vec<Struct>,
    struct_at: BTreeMap<(usize, String), usize>,
}

impl Tables {
    pub fn collect(catalogue: &Catalogue, sets: &[Set<'_>]) -> Result<Tables> {
        let mut tables = Tables { enums: Vec::new(), structs: Vec::new(), struct_at: BTreeMap::new() };
        for set in sets {
            tables.add_structs(catalogue, set)?;
        }
        for layer in Layer::ALL {
            tables.add_enums(catalogue, sets, layer)?;
        }
        Ok(tables)
    }

    fn add_structs(&mut self, catalogue: &Catalogue, set: &Set<'_>) -> Result<()> {
        let rules = set.rules();
        let names: BTreeSet<&String> =
            roles(catalogue, set.family).filter_map(|role| struct_of(role, &rules)).collect();
        for name in names {
            let found = layout(name, set.family, &rules)?;
            let same = |s: &Struct| s.name == found.name && s.size == found.size && s.fields == found.fields;
            let families = set.layer().families();
            let first = families.min().unwrap_or(0);
            let at = self.structs.iter().position(|s| s.family >= first && same(s));
            let at = at.unwrap_or_else(|| {
                self.structs.push(found);
                self.structs.len() - 1
            });
            self.struct_at.insert((set.family, name.clone()), at);
        }
        Ok(())
    }

    fn add_enums(&mut self, catalogue: &Catalogue, sets: &[Set<'_>], layer: Layer) -> Result<()> {
        let fields = self.structs.iter().filter(|s| FAMILIES[s.family].layer == layer);
        let fields = fields.flat_map(|s| &s.fields).map(|f| &f.role);
        let arguments = layer.families().flat_map(|family| roles(catalogue, family));
        let mut used: BTreeSet<String> = arguments.chain(fields).filter_map(enum_of).collect();
        let of_layer = catalogue.functions.iter().filter(|f| FAMILIES[f.family].layer == layer);
        used.extend(of_layer.filter_map(|f| match &f.returns {
            Returns::Status(name) => Some(name.clone()),
            _ => None,
        }));
        for name in used {
            let values = values(&name, sets.iter().filter(|set| set.layer() == layer))?;
            self.enums.push(Enum { layer, name, values });
        }
        Ok(())
    }

    /// The index of an enum that something of `family` uses.
    pub fn enum_index(&self, family: usize, name: &str) -> usize {
        let layer = FAMILIES[family].layer;
        let found = self.enums.iter().position(|e| e.layer == layer && e.name == name);
        found.expect("every enum that a role names was collected")
    }

    /// The index of a struct that something of `family` uses.
    pub fn struct_index(&self, family: usize, name: &str) -> usize {
        self.struct_at[&(family, name.to_owned())]
    }
}

fn roles(catalogue: &Catalogue, family: usize) -> impl Iterator<Item = &Role> {
    let functions = catalogue.functions.iter().filter(move |f| f.family == family);
    functions.flat_map(|f| &f.args).map(|a| &a.meaning.role)
}

/// Handles that are passed by value are bytes without fields.
fn struct_of<'a>(role: &'a Role, rules: &Rules<'_>) -> Option<&'a String> {
    match role {
        Role::Struct(name) => Some(name),
        Role::Value(name) if rules.merged.layouts.fields.contains_key(name) => Some(name),
        _ => None,
    }
}

fn enum_of(role: &Role) -> Option<String> {
    match role {
        Role::Enum(name) | Role::Flags(Some(name)) | Role::DataType(name) | Role::RedOp(name) => {
            Some(name.clone())
        }
        _ => None,
    }
}

fn layout(name: &str, family: usize, rules: &Rules<'_>) -> Result<Struct> {
    let layouts = &rules.merged.layouts;
    let size = *layouts.sizes.get(name).with_context(|| format!("no layout of {name}"))?;
    let all = layouts.fields.get(name).map_or(&[][..], Vec::as_slice);
    let shown =
        |f: &&probe::Field| !matches_any(&rules.overrides.hidden_fields, &format!("{name}.{}", f.path));
    let mut fields = Vec::new();
    for field in all.iter().filter(shown) {
        fields.push(Field {
            path: field.path.clone(),
            offset: field.offset,
            size: field.size,
            role: rules.field(name, &field.path, &field.member),
            when: when(name, field, all, rules)?,
        });
    }
    fields.sort_by_key(|f| f.offset);
    Ok(Struct { family, name: name.to_owned(), size, fields })
}

/// The condition under which a union's member holds.
fn when(
    name: &str,
    field: &probe::Field,
    all: &[probe::Field],
    rules: &Rules<'_>,
) -> Result<Option<(usize, i64)>> {
    let path = format!("{name}.{}", field.path);
    let Some(rule) = rules.overrides.union.iter().find(|rule| matches_any(&rule.fields, &path)) else {
        return Ok(None);
    };
    let selector = all.iter().find(|f| f.path == rule.when);
    let selector = selector.with_context(|| format!("{name} has no field {}", rule.when))?;
    let values = rules.merged.layouts.values.values().flatten();
    let value = values.into_iter().find(|(value, _)| *value == rule.is).map(|(_, number)| *number);
    Ok(Some((selector.offset, value.with_context(|| format!("no enum has {}", rule.is))?)))
}

/// Values in ascending order; of several names for one value the newest family's first wins.
fn values<'a>(name: &str, sets: impl DoubleEndedIterator<Item = &'a Set<'a>>) -> Result<Vec<(i64, String)>> {
    let mut by_value: BTreeMap<i64, String> = BTreeMap::new();
    for set in sets.rev() {
        let found = set.merged.layouts.values.get(name).into_iter().flatten();
        let shown = found.filter(|(n, _)| !matches_any(&set.overrides.hidden_values, n));
        for (value_name, value) in shown {
            by_value.entry(*value).or_insert_with(|| value_name.clone());
        }
    }
    if by_value.is_empty() {
        bail!("no values of enum {name}");
    }
    Ok(by_value.into_iter().collect())
}
