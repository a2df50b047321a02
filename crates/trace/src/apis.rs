//! The functions that a trace speaks of: their ids, names and word counts.
//!
//! A trace carries its own table (`tables/apis.arrow`, written when the trace is begun), because ids and word counts
//! decide how its records are read and a later gputap may have another catalogue.

use std::collections::HashMap;

use gputap_catalog::{FAMILIES, FUNCTIONS, Function, Group, Layer};

/// Address space of a pair of functions that allocate and free by address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// `cuMemAlloc` and its kin, freed by `cuMemFree`.
    Device,
    /// `cuMemHostAlloc` and its kin, freed by `cuMemFreeHost`.
    Host,
}

/// What a successful call does to live memory: decides which rows outlive the expiry of their segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing: the row may expire.
    None,
    /// Word 0 is the address of a new allocation.
    Alloc(Space),
    /// Word 0 is the address that is freed.
    Free(Space),
    /// It changes memory in another way (maps, pools, arrays, contexts): the row is always kept.
    Other,
}

/// One function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Api {
    /// Exported name.
    pub name: String,
    /// Library, e.g. `driver`.
    pub layer: String,
    /// Number in the library's soname, which tells functions of the same name apart; 0 for the driver.
    pub major: u8,
    /// Subject, e.g. `memory`.
    pub group: String,
    /// Words in a record.
    pub words: u8,
    /// What it does to live memory.
    pub effect: Effect,
}

impl Api {
    fn key(&self) -> (&str, u8, &str) {
        (&self.layer, self.major, &self.name)
    }
}

/// The functions of a trace, by id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Apis {
    rows: Vec<Api>,
    /// Of the catalogue these came from.
    pub(crate) hash: u64,
}

impl Apis {
    /// This build's catalogue.
    pub fn catalog() -> Apis {
        let rows = FUNCTIONS.iter().map(|f| Api {
            name: f.name.to_owned(),
            layer: f.layer.name().to_owned(),
            major: FAMILIES.get(usize::from(f.family)).map_or(0, |family| family.major),
            group: format!("{:?}", f.group).to_lowercase(),
            words: u8::try_from(f.record_words()).unwrap_or(u8::MAX),
            effect: effect_of(f),
        });
        Apis { rows: rows.collect(), hash: gputap_catalog::hook::CATALOG_HASH }
    }

    /// Functions with ids 0, 1, … and the hash of their catalogue.
    pub fn new(rows: Vec<Api>, hash: u64) -> Apis {
        Apis { rows, hash }
    }

    /// All functions; the index is the id.
    pub fn rows(&self) -> &[Api] {
        &self.rows
    }

    /// The function with this id.
    pub fn get(&self, id: u16) -> Option<&Api> {
        self.rows.get(usize::from(id))
    }

    /// Argument words of function `id`; `None` for an id that the trace's catalogue does not have.
    #[inline]
    pub(crate) fn words(&self, id: u16) -> Option<usize> {
        self.rows.get(usize::from(id)).map(|a| usize::from(a.words))
    }

    /// The id in `ours` of each of these functions, and the names of those that `ours` lacks: they get ids behind
    /// its last.
    pub(crate) fn translate(&self, ours: &Apis) -> (Vec<u16>, Vec<String>) {
        let by_name: HashMap<_, usize> = ours.rows.iter().enumerate().map(|(id, a)| (a.key(), id)).collect();
        let mut foreign = Vec::new();
        let ids = self.rows.iter().map(|a| {
            let id = by_name.get(&a.key()).copied().unwrap_or_else(|| {
                foreign.push(a.name.clone());
                ours.rows.len() + foreign.len() - 1
            });
            u16::try_from(id).unwrap_or(u16::MAX)
        });
        (ids.collect(), foreign)
    }
}

const DEVICE_ALLOC: [&str; 5] =
    ["cuMemAlloc", "cuMemAllocPitch", "cuMemAllocManaged", "cuMemAllocAsync", "cuMemAllocFromPoolAsync"];
const DEVICE_FREE: [&str; 2] = ["cuMemFree", "cuMemFreeAsync"];
const HOST_ALLOC: [&str; 2] = ["cuMemAllocHost", "cuMemHostAlloc"];
const CHANGES: [&str; 12] = [
    "Alloc", "Free", "Create", "Destroy", "Release", "Map", "Unmap", "Register", "Reserve", "Import", "Open",
    "Close",
];
const ENDS_CONTEXT: [&str; 3] = ["CtxDestroy", "CtxRelease", "CtxReset"];

/// Memory is followed at the driver, where every layer's allocations end up.
fn effect_of(function: &Function) -> Effect {
    if function.layer == Layer::Driver { effect(function.base, function.group) } else { Effect::None }
}

/// Names decide, because the catalogue has no role for it; queries (`cuMemGetInfo`) change nothing.
fn effect(base: &str, group: Group) -> Effect {
    let says = |words: &[&str]| words.iter().any(|w| base.contains(w));
    if DEVICE_ALLOC.contains(&base) {
        Effect::Alloc(Space::Device)
    } else if DEVICE_FREE.contains(&base) {
        Effect::Free(Space::Device)
    } else if HOST_ALLOC.contains(&base) {
        Effect::Alloc(Space::Host)
    } else if base == "cuMemFreeHost" {
        Effect::Free(Space::Host)
    } else if (group == Group::Memory && says(&CHANGES) && !base.contains("Get")) || says(&ENDS_CONTEXT) {
        Effect::Other
    } else {
        Effect::None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_calls_that_change_memory_outlive_their_segment() {
        assert_eq!(effect("cuMemAllocAsync", Group::Memory), Effect::Alloc(Space::Device));
        assert_eq!(effect("cuMemFreeHost", Group::Memory), Effect::Free(Space::Host));
        assert_eq!(effect("cuMemMap", Group::Memory), Effect::Other);
        assert_eq!(effect("cuDevicePrimaryCtxReset", Group::Context), Effect::Other);
        assert_eq!(effect("cuMemGetAllocationGranularity", Group::Memory), Effect::None);
        assert_eq!(effect("cuMemGetInfo", Group::Memory), Effect::None);
        assert_eq!(effect("cuLaunchKernel", Group::Launch), Effect::None);
    }

    #[test]
    fn functions_are_matched_by_name() {
        let api = |name: &str| Api {
            name: name.into(),
            layer: "driver".into(),
            major: 0,
            group: "launch".into(),
            words: 1,
            effect: Effect::None,
        };
        let theirs = Apis::new(vec![api("b"), api("new"), api("a")], 1);
        let ours = Apis::new(vec![api("a"), api("b")], 2);
        assert_eq!(theirs.translate(&ours), (vec![1, 2, 0], vec!["new".to_owned()]));
        let runtime = |major| Api { major, layer: "runtime".into(), ..api("a") };
        let ours = Apis::new(vec![api("a"), runtime(12), runtime(13)], 2);
        assert_eq!(Apis::new(vec![runtime(13), api("a")], 1).translate(&ours).0, [2, 0]);
    }
}
