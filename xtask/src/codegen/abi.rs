//! Which exported symbol `cuGetProcAddress` answers with for a name, a version and a stream mode.
//!
//! The typedef headers list one `PFN_<name>_v<version>[_ptsz|_ptds]` for every ABI of every name; the exported
//! symbols carry `_v2`, `_v3` … instead. The rule: within one name and one stream mode, versions in ascending
//! order belong to suffixes in ascending order (none, `_v2`, `_v3` …). Where the two lists differ in length, a
//! version goes to the symbol with the same parameters, still in order. A sweep of all names, versions and stream
//! modes through `cuGetProcAddress` of a 13.0 driver agreed with the rule for every name that driver exports.

use std::collections::BTreeMap;

use super::ctype::Named;

/// What one function-pointer type of the headers stands for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct EntryPoint {
    /// Name as people write it.
    pub base: String,
    /// Per-thread default stream.
    pub per_thread: bool,
    /// Lowest version that may be asked for.
    pub version: u32,
}

/// An exported symbol, taken apart.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Symbol {
    /// Name as people write it.
    pub base: String,
    /// Per-thread default stream.
    pub per_thread: bool,
    /// 1 without a suffix, otherwise its number.
    pub suffix: u32,
}

/// Reads `PFN_cuMemAlloc_v3020` or `PFN_cuLaunchKernel_v7000_ptsz`.
pub fn entry_point(name: &str) -> Option<EntryPoint> {
    let name = name.strip_prefix("PFN_")?;
    let (name, per_thread) = stream_mode(name);
    let (base, version) = name.rsplit_once("_v")?;
    Some(EntryPoint { base: base.to_owned(), per_thread, version: version.parse().ok()? })
}

/// Takes an exported name apart.
pub fn symbol(name: &str) -> Symbol {
    let (rest, per_thread) = stream_mode(name);
    if let Some((base, suffix)) = rest.rsplit_once("_v")
        && let Ok(suffix) = suffix.parse()
    {
        return Symbol { base: base.to_owned(), per_thread, suffix };
    }
    Symbol { base: rest.to_owned(), per_thread, suffix: 1 }
}

fn stream_mode(name: &str) -> (&str, bool) {
    for suffix in ["_ptsz", "_ptds"] {
        if let Some(rest) = name.strip_suffix(suffix) {
            return (rest, true);
        }
    }
    (name, false)
}

/// The symbol of every entry point, and the entry points that have none.
#[derive(Debug, Default)]
pub struct Resolved {
    /// Exported name by entry point.
    pub symbols: BTreeMap<EntryPoint, String>,
    /// Entry points without a symbol.
    pub open: Vec<EntryPoint>,
}

/// Applies the rule to all `points`; `functions` are the exported names with their parameters.
pub fn resolve(points: &BTreeMap<EntryPoint, Vec<Named>>, functions: &BTreeMap<&str, &[Named]>) -> Resolved {
    let mut exported: BTreeMap<(String, bool), Vec<(u32, &str)>> = BTreeMap::new();
    for name in functions.keys() {
        let symbol = symbol(name);
        exported.entry((symbol.base, symbol.per_thread)).or_default().push((symbol.suffix, name));
    }
    let mut asked: BTreeMap<(String, bool), Vec<&EntryPoint>> = BTreeMap::new();
    for point in points.keys() {
        asked.entry((point.base.clone(), point.per_thread)).or_default().push(point);
    }
    let mut resolved = Resolved::default();
    for (key, wanted) in asked {
        let mut symbols = exported.remove(&key).unwrap_or_default();
        symbols.sort_unstable();
        let names: Vec<&str> = symbols.into_iter().map(|(_, name)| name).collect();
        pair(&wanted, &names, points, functions, &mut resolved);
    }
    resolved
}

fn pair(
    wanted: &[&EntryPoint],
    names: &[&str],
    points: &BTreeMap<EntryPoint, Vec<Named>>,
    functions: &BTreeMap<&str, &[Named]>,
    resolved: &mut Resolved,
) {
    let same_length = wanted.len() == names.len();
    let mut next = 0;
    for point in wanted {
        let fits = |name: &&str| same_length || same_parameters(&points[*point], functions[*name]);
        match names[next..].iter().position(fits) {
            Some(at) => {
                resolved.symbols.insert((*point).clone(), names[next + at].to_owned());
                next += at + 1;
            }
            None => resolved.open.push((*point).clone()),
        }
    }
}

/// Same types in the same order; the `_v1` … of a type's name counts only when both sides write it.
fn same_parameters(a: &[Named], b: &[Named]) -> bool {
    a.len() == b.len()
        && a.iter().zip(b).all(|(a, b)| a.ty.pointers == b.ty.pointers && same_base(&a.ty.base, &b.ty.base))
}

fn same_base(a: &str, b: &str) -> bool {
    let plain = |t: &str| {
        t.rsplit_once("_v").filter(|(_, n)| n.parse::<u32>().is_ok()).map_or(t, |(base, _)| base).to_owned()
    };
    a == b || (plain(a) == plain(b) && (plain(a) == a || plain(b) == b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::parse;

    #[test]
    fn names_are_taken_apart() {
        let point = entry_point("PFN_cuLaunchKernel_v7000_ptsz").unwrap();
        assert_eq!((point.base.as_str(), point.version, point.per_thread), ("cuLaunchKernel", 7000, true));
        assert_eq!(entry_point("PFN_cuLaunchKernel"), None);
        let symbol = symbol("cuMemcpyHtoD_v2_ptds");
        assert_eq!((symbol.base.as_str(), symbol.suffix, symbol.per_thread), ("cuMemcpyHtoD", 2, true));
    }

    fn resolved(source: &str) -> (Vec<(u32, bool, String)>, usize) {
        let header = parse::header(source, |_| true);
        let points =
            header.callbacks.iter().filter_map(|(n, p)| Some((entry_point(n)?, p.clone()))).collect();
        let functions = header.functions.iter().map(|(n, p)| (n.as_str(), p.params.as_slice())).collect();
        let found = resolve(&points, &functions);
        let list = found.symbols.into_iter().map(|(p, s)| (p.version, p.per_thread, s)).collect();
        (list, found.open.len())
    }

    #[test]
    fn versions_and_suffixes_pair_in_order() {
        let (found, open) = resolved(
            "typedef int (*PFN_cuS_v10010)(int a); typedef int (*PFN_cuS_v11030)(int a, int b);\n\
             typedef int (*PFN_cuS_v12030)(int a, int b, int c); typedef int (*PFN_cuS_v10010_ptsz)(int a);\n\
             int cuS(int a); int cuS_v2(int a, int b); int cuS_v3(int a, int b, int c); int cuS_ptsz(int a);",
        );
        let expected = [
            (10010, false, "cuS"),
            (11030, false, "cuS_v2"),
            (12030, false, "cuS_v3"),
            (10010, true, "cuS_ptsz"),
        ];
        assert_eq!(found, expected.map(|(v, p, n)| (v, p, n.to_owned())));
        assert_eq!(open, 0);
    }

    #[test]
    fn lists_of_different_length_pair_by_parameters() {
        let (found, open) = resolved(
            "typedef int (*PFN_cuD_v4000)(int a, int b); typedef int (*PFN_cuD_v9000)(float z);\n\
             int cuD(int a); int cuD_v2(int a, int b); int cuD_v3(int a, int b, int c);",
        );
        assert_eq!(found, [(4000, false, "cuD_v2".to_owned())]);
        assert_eq!(open, 1);
    }
}
