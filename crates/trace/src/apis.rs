//! The functions that a trace speaks of: their ids, names and word counts.
//!
//! A trace carries its own table (`tables/apis.arrow`, written when the trace is begun), because ids and word counts
//! decide how its records are read and a later gputap may have another catalogue.

use std::collections::HashMap;

use gputap_catalog::{FUNCTIONS, Group};

/// What a pair of functions makes and takes back by the address or handle in word 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// `cuMemAlloc` and its kin, freed by `cuMemFree`.
    Device,
    /// `cuMemHostAlloc` and its kin, freed by `cuMemFreeHost`.
    Host,
    /// `cuMemHostRegister`, `cuMemHostUnregister`.
    Registered,
    /// `cuMemAddressReserve`, `cuMemAddressFree`.
    Reserved,
    /// `cuIpcOpenMemHandle`, `cuIpcCloseMemHandle`.
    Ipc,
    /// `cuArrayCreate`, `cuArrayDestroy`.
    Array,
    /// `cuMipmappedArrayCreate`, `cuMipmappedArrayDestroy`.
    Mipmap,
    /// `cuMemPoolCreate`, `cuMemPoolDestroy`.
    Pool,
}

/// What a successful call does to live memory: decides which rows outlive the expiry of their segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing: the row may expire.
    None,
    /// Word 0 is the address or handle of something new.
    Alloc(Space),
    /// Word 0 is the address or handle that is given back.
    Free(Space),
    /// Word 0 is a handle of memory that can be mapped, with one more reference to it.
    Retain,
    /// Word 0 is such a handle, with one reference less.
    Release,
    /// Words 0 and 1 are the range at which the memory of the handle in word 3 is mapped.
    Map,
    /// Words 0 and 1 are a range that is not mapped any more.
    Unmap,
    /// It changes memory in another way: the row is always kept.
    Other,
}

/// One function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Api {
    /// Exported name.
    pub name: String,
    /// Library, e.g. `driver`.
    pub layer: String,
    /// Subject, e.g. `memory`.
    pub group: String,
    /// Argument words in a record.
    pub words: u8,
    /// What it does to live memory.
    pub effect: Effect,
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
            layer: format!("{:?}", f.layer).to_lowercase(),
            group: format!("{:?}", f.group).to_lowercase(),
            words: u8::try_from(f.words.total()).unwrap_or(u8::MAX),
            effect: effect(f.base, f.group),
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
        let by_name: HashMap<&str, usize> =
            ours.rows.iter().enumerate().map(|(id, a)| (a.name.as_str(), id)).collect();
        let mut foreign = Vec::new();
        let ids = self.rows.iter().map(|a| {
            let id = by_name.get(a.name.as_str()).copied().unwrap_or_else(|| {
                foreign.push(a.name.clone());
                ours.rows.len() + foreign.len() - 1
            });
            u16::try_from(id).unwrap_or(u16::MAX)
        });
        (ids.collect(), foreign)
    }
}

/// Functions with an effect that ends, by base name.
const PAIRS: [(&str, Effect); 29] = [
    ("cuMemAlloc", Effect::Alloc(Space::Device)),
    ("cuMemAllocPitch", Effect::Alloc(Space::Device)),
    ("cuMemAllocManaged", Effect::Alloc(Space::Device)),
    ("cuMemAllocAsync", Effect::Alloc(Space::Device)),
    ("cuMemAllocFromPoolAsync", Effect::Alloc(Space::Device)),
    ("cuMemFree", Effect::Free(Space::Device)),
    ("cuMemFreeAsync", Effect::Free(Space::Device)),
    ("cuMemAllocHost", Effect::Alloc(Space::Host)),
    ("cuMemHostAlloc", Effect::Alloc(Space::Host)),
    ("cuMemFreeHost", Effect::Free(Space::Host)),
    ("cuMemHostRegister", Effect::Alloc(Space::Registered)),
    ("cuMemHostUnregister", Effect::Free(Space::Registered)),
    ("cuMemAddressReserve", Effect::Alloc(Space::Reserved)),
    ("cuMemAddressFree", Effect::Free(Space::Reserved)),
    ("cuIpcOpenMemHandle", Effect::Alloc(Space::Ipc)),
    ("cuIpcCloseMemHandle", Effect::Free(Space::Ipc)),
    ("cuArrayCreate", Effect::Alloc(Space::Array)),
    ("cuArray3DCreate", Effect::Alloc(Space::Array)),
    ("cuArrayDestroy", Effect::Free(Space::Array)),
    ("cuMipmappedArrayCreate", Effect::Alloc(Space::Mipmap)),
    ("cuMipmappedArrayDestroy", Effect::Free(Space::Mipmap)),
    ("cuMemPoolCreate", Effect::Alloc(Space::Pool)),
    ("cuMemPoolDestroy", Effect::Free(Space::Pool)),
    ("cuMemCreate", Effect::Retain),
    ("cuMemImportFromShareableHandle", Effect::Retain),
    ("cuMemRetainAllocationHandle", Effect::Retain),
    ("cuMemRelease", Effect::Release),
    ("cuMemMap", Effect::Map),
    ("cuMemUnmap", Effect::Unmap),
];

/// Ends of contexts, with everything that belongs to them.
const ENDS: [&str; 4] =
    ["cuCtxDestroy", "cuGreenCtxDestroy", "cuDevicePrimaryCtxRelease", "cuDevicePrimaryCtxReset"];

/// Words in the names of functions that change memory, for those that are not listed.
const CHANGES: [&str; 7] = ["Alloc", "Free", "Create", "Destroy", "Map", "Reserve", "Import"];

/// Names decide, because the catalogue has no role for it; queries (`cuMemGetInfo`) change nothing.
fn effect(base: &str, group: Group) -> Effect {
    if let Some((_, effect)) = PAIRS.iter().find(|(name, _)| *name == base) {
        return *effect;
    }
    let changes = CHANGES.iter().any(|w| base.contains(w)) && !base.contains("Get");
    if (group == Group::Memory && changes) || ENDS.contains(&base) { Effect::Other } else { Effect::None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_calls_that_change_memory_outlive_their_segment() {
        assert_eq!(effect("cuMemAllocAsync", Group::Memory), Effect::Alloc(Space::Device));
        assert_eq!(effect("cuMemFreeHost", Group::Memory), Effect::Free(Space::Host));
        assert_eq!(effect("cuMemMap", Group::Memory), Effect::Map);
        assert_eq!(effect("cuMemHostUnregister", Group::Memory), Effect::Free(Space::Registered));
        assert_eq!(effect("cuMemMapArrayAsync", Group::Memory), Effect::Other);
        assert_eq!(effect("cuCtxResetPersistingL2Cache", Group::Context), Effect::None);
        assert_eq!(effect("cuDevicePrimaryCtxReset", Group::Context), Effect::Other);
        assert_eq!(effect("cuMemGetAllocationGranularity", Group::Memory), Effect::None);
        assert_eq!(effect("cuMemGetInfo", Group::Memory), Effect::None);
        assert_eq!(effect("cuLaunchKernel", Group::Launch), Effect::None);
    }

    #[test]
    fn what_is_listed_is_in_the_catalogue() {
        for name in PAIRS.iter().map(|(name, _)| name).chain(&ENDS) {
            assert!(FUNCTIONS.iter().any(|f| f.base == *name), "{name}");
        }
    }

    #[test]
    fn functions_are_matched_by_name() {
        let api = |name: &str| Api {
            name: name.into(),
            layer: "driver".into(),
            group: "launch".into(),
            words: 1,
            effect: Effect::None,
        };
        let theirs = Apis::new(vec![api("b"), api("new"), api("a")], 1);
        let ours = Apis::new(vec![api("a"), api("b")], 2);
        assert_eq!(theirs.translate(&ours), (vec![1, 2, 0], vec!["new".to_owned()]));
    }
}
