//! `overrides/*.toml`: what no header says, as patterns; one file for each library.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

use super::ctype::CType;

/// The whole file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Overrides {
    /// Names that a library exports and no header declares, where it can't be asked.
    #[serde(default)]
    pub undeclared: Vec<String>,
    /// Names that are left alone.
    #[serde(default)]
    pub excluded: Vec<String>,
    /// C declarations of functions that a library exports and no header of its wheels has.
    #[serde(default)]
    pub declarations: String,
    /// The enum of what functions return; a function without a declaration is taken to return it.
    #[serde(default)]
    pub status: String,
    /// Fields that are left out, as `struct.field`.
    #[serde(default)]
    pub hidden_fields: Vec<String>,
    /// Enumerators that are left out.
    #[serde(default)]
    pub hidden_values: Vec<String>,
    /// Subjects, the first that matches a base name wins.
    #[serde(default)]
    pub group: Vec<GroupRule>,
    /// Hook flags: functions by flag.
    #[serde(default)]
    pub flags: BTreeMap<String, Vec<String>>,
    /// Functions that programs call between two launches, the most frequent first.
    #[serde(default)]
    pub hot: Vec<String>,
    /// Word of the kernel handle of each launch function.
    #[serde(default)]
    pub launch: BTreeMap<String, u8>,
    /// Sets of macros that are enums in all but name: name and prefixes of the macros, between `|`.
    #[serde(default)]
    pub macros: BTreeMap<String, String>,
    /// Types that names carry, with their bytes.
    #[serde(default)]
    pub elements: BTreeMap<String, u8>,
    /// Roles of integer parameters by parameter name, the first that matches wins.
    #[serde(default)]
    pub integer: Vec<IntegerRule>,
    /// Roles of types that are numbers or pointers in C.
    #[serde(default)]
    pub types: BTreeMap<String, String>,
    /// Exceptions by `function.parameter`, first match wins.
    #[serde(default)]
    pub arg: Vec<ArgRule>,
    /// Members of unions.
    #[serde(default)]
    pub union: Vec<UnionRule>,
}

/// When a member of a union holds.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnionRule {
    /// Patterns for `struct.field`.
    pub fields: Vec<String>,
    /// Field of the same struct that decides.
    pub when: String,
    /// Its value, as an enumerator.
    pub is: String,
}

/// Functions of one subject.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupRule {
    /// Name of the `Group` that the functions belong to.
    pub name: String,
    /// Patterns for base names.
    pub functions: Vec<String>,
}

/// Names that integers of one role have.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IntegerRule {
    /// Role, as in `roles::named`.
    pub role: String,
    /// Patterns for names of parameters.
    pub names: Vec<String>,
}

/// The role of some parameters.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArgRule {
    /// Patterns for `function.parameter`, with the function's base name.
    pub args: Vec<String>,
    /// Only parameters of this C type, where a pattern would catch others too.
    pub ty: Option<Vec<String>>,
    /// Role, as in `roles::named`.
    pub role: Option<String>,
    /// Whether the call writes a scalar through the pointer.
    pub out: Option<bool>,
    /// Whether the pointed-to struct is copied.
    pub copy: Option<bool>,
    /// Parameter that counts a list's elements.
    pub count: Option<String>,
}

impl Overrides {
    /// Reads the file.
    pub fn read(path: &Path) -> Result<Overrides> {
        let text = fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
        toml::from_str(&text).with_context(|| format!("in {}", path.display()))
    }

    /// The rule for one parameter.
    pub fn arg(&self, base: &str, param: &str, ty: &CType) -> Option<&ArgRule> {
        let (key, ty) = (format!("{base}.{param}"), ty.to_string());
        self.arg.iter().find(|rule| {
            matches_any(&rule.args, &key) && rule.ty.as_ref().is_none_or(|types| types.contains(&ty))
        })
    }
}

/// Whether any of `patterns` matches the whole of `text`.
pub fn matches_any(patterns: &[String], text: &str) -> bool {
    patterns.iter().any(|pattern| matches(pattern, text))
}

/// Glob match with `*` only.
pub fn matches(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((head, tail)) => text.strip_prefix(head).is_some_and(|rest| {
            (0..=rest.len()).filter(|at| rest.is_char_boundary(*at)).any(|at| matches(tail, &rest[at..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn globs() {
        assert!(matches("cuCtx*Current*", "cuCtxPushCurrent_v2"));
        assert!(matches("*Synchronize*", "cuCtxSynchronize"));
        assert!(!matches("cuMemcpy", "cuMemcpyAsync"));
        assert!(matches("*.flags", "cuX.flags"));
        assert!(!matches("*.flags", "cuX.flagsOut"));
    }
}
