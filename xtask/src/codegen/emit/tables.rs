//! The enums and structs that arguments refer to, each with its index.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};

use crate::codegen::catalogue::Catalogue;
use crate::codegen::merge::Merged;
use crate::codegen::overrides::{Overrides, matches_any};
use crate::codegen::probe;
use crate::codegen::roles::{Role, Rules};

/// A field with its role.
#[derive(Debug)]
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
    pub name: String,
    pub size: usize,
    pub fields: Vec<Field>,
}

/// All of them, in order of index.
#[derive(Debug)]
pub struct Tables {
    pub enums: Vec<(String, Vec<(i64, String)>)>,
    pub structs: Vec<Struct>,
    enum_at: BTreeMap<String, usize>,
    struct_at: BTreeMap<String, usize>,
}

impl Tables {
    pub fn collect(catalogue: &Catalogue, merged: &Merged, overrides: &Overrides) -> Result<Tables> {
        let rules = Rules { merged, overrides };
        let roles = || catalogue.functions.iter().flat_map(|f| &f.args).map(|a| &a.meaning.role);
        let names: BTreeSet<&String> =
            roles().filter_map(|r| if let Role::Struct(name) = r { Some(name) } else { None }).collect();
        let structs = names.into_iter().map(|name| layout(name, &rules)).collect::<Result<Vec<_>>>()?;
        let fields = structs.iter().flat_map(|s| &s.fields).map(|f| &f.role);
        let mut used: BTreeSet<String> = roles().chain(fields).filter_map(enum_of).collect();
        used.insert("CUresult".to_owned());
        let enums = used.into_iter().map(|name| values(name, &rules)).collect::<Result<Vec<_>>>()?;
        Ok(Tables {
            enum_at: enums.iter().enumerate().map(|(i, (name, _))| (name.clone(), i)).collect(),
            struct_at: structs.iter().enumerate().map(|(i, s)| (s.name.clone(), i)).collect(),
            enums,
            structs,
        })
    }

    pub fn enum_index(&self, name: &str) -> usize {
        self.enum_at[name]
    }

    pub fn struct_index(&self, name: &str) -> usize {
        self.struct_at[name]
    }
}

fn enum_of(role: &Role) -> Option<String> {
    match role {
        Role::Enum(name) | Role::Flags(Some(name)) => Some(name.clone()),
        _ => None,
    }
}

fn layout(name: &str, rules: &Rules<'_>) -> Result<Struct> {
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
    Ok(Struct { name: name.to_owned(), size, fields })
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

/// Values in ascending order; the first name of each value wins.
fn values(name: String, rules: &Rules<'_>) -> Result<(String, Vec<(i64, String)>)> {
    let found =
        rules.merged.layouts.values.get(&name).with_context(|| format!("no values of enum {name}"))?;
    let mut by_value: BTreeMap<i64, String> = BTreeMap::new();
    for (value_name, value) in found.iter().filter(|(n, _)| !matches_any(&rules.overrides.hidden_values, n)) {
        by_value.entry(*value).or_insert_with(|| value_name.clone());
    }
    Ok((name, by_value.into_iter().collect()))
}
