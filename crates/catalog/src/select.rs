//! Which functions a list like `launch,copy,cuMem*,-cuMemGetInfo` means.
//!
//! Shared by the command line and the injected library, so it neither allocates nor fails: an item that matches
//! nothing selects nothing, and the command line says so before a job starts.

use crate::{FAMILIES, hook};

/// Whether `list` selects function `id`.
///
/// Items are separated by commas and taken in order: `all`, a layer, a group, a name (in all majors of its library), a
/// base name (all its ABIs, all its types) or a pattern with `*`. A leading `-` takes functions away; a list that starts so starts from `all`.
pub fn selects(list: &str, id: usize) -> bool {
    let mut items = list.split(',').map(str::trim).filter(|i| !i.is_empty()).peekable();
    let mut selected = items.peek().is_none_or(|first| first.starts_with('-'));
    for item in items {
        match item.strip_prefix('-') {
            Some(item) if matches(item, id) => selected = false,
            None if matches(item, id) => selected = true,
            _ => {}
        }
    }
    selected
}

/// Whether one item (without its `-`) covers function `id`.
pub fn matches(item: &str, id: usize) -> bool {
    let name = hook::name(id);
    let name = core::str::from_utf8(&name[..name.len() - 1]).unwrap_or("");
    item == "all"
        || layer(id) == item
        || is_typed(item, name)
        || hook::GROUPS[usize::from(hook::GROUP_OF[id])] == item
        || glob(item.as_bytes(), name.as_bytes())
        || name.strip_prefix(item).is_some_and(is_suffix)
}

/// `_v2`, `_ptsz`, `_v2_ptds` and the like: what an exported name has after the name that people write.
fn is_suffix(rest: &str) -> bool {
    let rest = rest.strip_suffix("_ptsz").or(rest.strip_suffix("_ptds")).unwrap_or(rest);
    rest.is_empty()
        || rest.strip_prefix("_v").is_some_and(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit()))
}

/// `*` stands for any bytes, also none.
fn glob(pattern: &[u8], name: &[u8]) -> bool {
    match pattern.split_first() {
        None => name.is_empty(),
        Some((b'*', rest)) => (0..=name.len()).any(|i| glob(rest, &name[i..])),
        Some((c, rest)) => name.split_first().is_some_and(|(n, tail)| n == c && glob(rest, tail)),
    }
}

fn layer(id: usize) -> &'static str {
    FAMILIES[usize::from(hook::HOOKS[id].family)].layer.name()
}

/// Whether `item` is the base name of `name` that has TYPE in place of the type of elements.
fn is_typed(item: &str, name: &str) -> bool {
    item.split_once("TYPE").is_some_and(|(head, tail)| {
        let ty = name.strip_prefix(head).and_then(|rest| rest.strip_suffix(tail));
        ty.is_some_and(|ty| !ty.is_empty() && !ty.contains('_'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str) -> usize {
        usize::from(crate::by_name(name).unwrap().id)
    }

    #[test]
    fn names_groups_patterns_and_exceptions() {
        let alloc = id("cuMemAlloc_v2");
        let launch = id("cuLaunchKernel");
        for (list, a, l) in [
            ("", true, true),
            ("all", true, true),
            ("launch", false, true),
            ("memory", true, false),
            ("cuMemAlloc", true, false),
            ("cuMem*", true, false),
            ("cuMemAllo", false, false),
            ("-launch", true, false),
            ("all,-cuMem*", false, true),
            ("-all,cuLaunchKernel", false, true),
            (" launch , memory ", true, true),
        ] {
            assert_eq!((selects(list, alloc), selects(list, launch)), (a, l), "{list:?}");
        }
    }
    #[test]
    fn layers_majors_and_types() {
        let selected = |list: &str| (0..hook::COUNT).filter(|id| selects(list, *id)).count();
        let of = |layer: crate::Layer| crate::FUNCTIONS.iter().filter(|f| f.layer == layer).count();
        for layer in crate::Layer::ALL {
            assert_eq!(selected(layer.name()), of(layer));
        }
        assert_eq!(selected("cudaMalloc"), 3);
        assert_eq!(selected("cudaStreamGetCaptureInfo"), 12);
        assert_eq!(selected("nvshmem_TYPE_put"), 25);
        assert_eq!(selected("nvshmem_float_put"), 1);
        assert_eq!(selected("runtime,-runtime"), 0);
    }
}
