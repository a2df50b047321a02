//! The functions that a trace speaks of: their ids, names and word counts.
//!
//! A trace carries its own table (`tables/apis.arrow`, written when the trace is begun), because ids and word counts
//! decide how its records are read and a later gputap may have another catalogue.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError, RwLock};

use gputap_catalog::effect::{self, Word, WordPlace};
use gputap_catalog::passed::{Passed, passed};
use gputap_catalog::{FAMILIES, FUNCTIONS, Function, by_id, by_symbol, hook};

use crate::format::schema::WORDS;

pub use gputap_catalog::Layer;
pub use gputap_catalog::effect::Space;

/// What a successful call does to live memory: decides which rows outlive the expiry of their segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing: the row may expire.
    None,
    /// A word is the address or handle of something new.
    Alloc(Key),
    /// A word is the address or handle that is given back.
    Free(Key),
    /// A word is a handle of memory that can be mapped, with one more reference to it.
    Retain(u8),
    /// A word is such a handle, with one reference less.
    Release(u8),
    /// Words of the range at which memory is mapped, and of its handle.
    Map {
        /// Index of the word that has the address of the range.
        at: u8,
        /// Index of the word that has the size of the range in bytes.
        bytes: u8,
        /// Index of the word that has the handle of the mapped memory.
        handle: u8,
    },
    /// Words of a range that is not mapped any more.
    Unmap {
        /// Index of the word that has the address of the range.
        at: u8,
        /// Index of the word that has the size of the range in bytes.
        bytes: u8,
    },
    /// It changes memory in another way (contexts): the row is always kept.
    Other,
}

/// What an allocation is known by until it is freed. Layers do not mix: a row of the runtime and the row of the driver call
/// inside it go together or stay together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// Library whose functions allocate and free it.
    pub layer: Layer,
    /// Where the number counts.
    pub space: Space,
    /// Word that has it.
    pub word: u8,
}

/// A function whose calls a trace records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Api {
    /// Name under which its library exports it.
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
            effect: effect(f),
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

    /// How a call of `outer` follows from the call of `inner` that it was passed on to.
    pub(crate) fn passed(&self, outer: u16, inner: u16) -> Passed {
        let known = |id: u16| {
            let api = self.get(id)?;
            let family = FAMILIES.iter().position(|f| f.layer.name() == api.layer && f.major == api.major)?;
            by_symbol(family as u8, &api.name)
        };
        match (known(outer), known(inner)) {
            (Some(outer), Some(inner)) => passed(outer, inner),
            _ => Passed { words: &[], copied: false },
        }
    }

    /// The id in `ours` of each of these functions. Those that `ours` lacks get ids behind its last, the same one in every
    /// trace that this process reads.
    pub(crate) fn translate(&self, ours: &Apis) -> Vec<u16> {
        let by_name: HashMap<_, usize> = ours.rows.iter().enumerate().map(|(id, a)| (a.key(), id)).collect();
        let known = |a: &Api| by_name.get(&a.key()).and_then(|id| u16::try_from(*id).ok());
        self.rows.iter().map(|a| known(a).unwrap_or_else(|| foreign_id(a))).collect()
    }
}

/// Functions that this build's catalogue lacks, in the order in which traces brought them.
static FOREIGN: RwLock<Vec<&'static Api>> = RwLock::new(Vec::new());
/// Their places in it, by layer, major and name.
static FOREIGN_PLACES: LazyLock<Mutex<Places>> = LazyLock::new(Mutex::default);
type Places = HashMap<(&'static str, u8, &'static str), usize>;

/// The id of a function that the catalogue lacks. What it is called is kept for as long as this process runs.
fn foreign_id(api: &Api) -> u16 {
    let mut places = FOREIGN_PLACES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(at) = places.get(&api.key()) {
        return (FUNCTIONS.len() + at) as u16;
    }
    let Some(id) = u16::try_from(FUNCTIONS.len() + places.len()).ok().filter(|id| *id < u16::MAX) else {
        return u16::MAX;
    };
    let kept: &'static Api = Box::leak(Box::new(api.clone()));
    let at = places.len();
    places.insert(kept.key(), at);
    FOREIGN.write().unwrap_or_else(PoisonError::into_inner).push(kept);
    id
}

/// Ids of all functions: the catalogue's, then those that traces brought.
pub(crate) fn known_ids() -> impl Iterator<Item = u16> {
    let brought = FOREIGN.read().unwrap_or_else(PoisonError::into_inner).len();
    (0..=u16::MAX).take(FUNCTIONS.len() + brought)
}

/// Argument words of a function that is known.
pub(crate) fn words_of(id: u16) -> u8 {
    let known = by_id(id).map(|f| u8::try_from(f.record_words()).unwrap_or(u8::MAX));
    known.unwrap_or_else(|| foreign(id).map_or(0, |a| a.words))
}

fn foreign(id: u16) -> Option<&'static Api> {
    let at = usize::from(id).checked_sub(FUNCTIONS.len())?;
    FOREIGN.read().unwrap_or_else(PoisonError::into_inner).get(at).copied()
}

/// Exported name of a function id as `Calls::api` holds it: the catalogue's, or that of the trace that brought it.
pub fn function_name(id: u16) -> &'static str {
    by_id(id).map_or_else(|| foreign(id).map_or("(not in the catalogue)", |a| &a.name), |f| f.name)
}

/// The layer of such a function.
pub fn layer_name(id: u16) -> &'static str {
    by_id(id).map_or_else(|| foreign(id).map_or("unknown", |a| &a.layer), |f| f.layer.name())
}

/// The group of such a function.
pub fn group_name(id: u16) -> &'static str {
    let known = hook::GROUP_OF.get(usize::from(id)).and_then(|group| hook::GROUPS.get(usize::from(*group)));
    known.copied().unwrap_or_else(|| foreign(id).map_or("unknown", |a| &a.group))
}

/// Number in the soname of its library; 0 for the driver.
pub fn major_of(id: u16) -> u8 {
    let known = by_id(id).and_then(|f| FAMILIES.get(usize::from(f.family)));
    known.map_or_else(|| foreign(id).map_or(0, |a| a.major), |family| family.major)
}

/// From the catalogue's table of effects, which reports use too.
fn effect(function: &Function) -> Effect {
    use effect::Effect as Does;
    let does = effect::effect_of(function);
    let seen = match does {
        Does::Alloc(effect::Alloc { space: Space::Handle, at: WordPlace::Word(at), .. }) => {
            word(at).map(Effect::Retain)
        }
        Does::Retain { handle, .. } => word(handle).map(Effect::Retain),
        Does::Free { space: Space::Handle, at, .. } => word(at).map(Effect::Release),
        Does::Alloc(effect::Alloc { space, at: WordPlace::Word(at), .. }) => {
            word(at).map(|word| Effect::Alloc(Key { layer: function.layer, space, word }))
        }
        Does::Free { space, at, .. } => {
            word(at).map(|word| Effect::Free(Key { layer: function.layer, space, word }))
        }
        Does::Map { at, bytes, handle } => {
            words([at, bytes, handle]).map(|[at, bytes, handle]| Effect::Map { at, bytes, handle })
        }
        Does::Unmap { at, bytes } => words([at, bytes]).map(|[at, bytes]| Effect::Unmap { at, bytes }),
        Does::Alloc(_) | Does::ContextDestroy { .. } | Does::DeviceReset => None,
        Does::PrimaryRetain { .. } | Does::PrimaryRelease { .. } | Does::PrimaryReset { .. } => None,
        _ => Some(Effect::None),
    };
    seen.unwrap_or(Effect::Other)
}

/// Its number, if it is among the words that are columns.
fn word(word: Word) -> Option<u8> {
    (usize::from(word.at) < WORDS).then_some(word.at)
}

fn words<const N: usize>(all: [Word; N]) -> Option<[u8; N]> {
    all.iter().all(|w| word(*w).is_some()).then(|| all.map(|w| w.at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_calls_that_change_memory_outlive_their_segment() {
        let of = |family, name: &str| effect(gputap_catalog::by_symbol(family, name).unwrap());
        let key = |layer| Key { layer, space: Space::Address, word: 0 };
        assert_eq!(of(0, "cuMemAllocAsync"), Effect::Alloc(key(Layer::Driver)));
        assert_eq!(of(0, "cuMemFreeHost"), Effect::Free(key(Layer::Driver)));
        assert_eq!(of(3, "cudaMalloc"), Effect::Alloc(key(Layer::Runtime)));
        assert_eq!(of(0, "cuMemMap"), Effect::Map { at: 0, bytes: 1, handle: 3 });
        assert_eq!(of(0, "cuMemCreate"), Effect::Retain(0));
        assert_eq!(of(0, "cuMemRelease"), Effect::Release(0));
        assert_eq!(of(0, "cuMemHostUnregister"), Effect::Free(key(Layer::Driver)));
        assert_eq!(of(0, "cuDevicePrimaryCtxReset_v2"), Effect::Other);
        assert_eq!(of(0, "cuMemGetAllocationGranularity"), Effect::None);
        assert_eq!(of(0, "cuMemGetInfo_v2"), Effect::None);
        assert_eq!(of(0, "cuLaunchKernel"), Effect::None);
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
        let ids = theirs.translate(&ours);
        assert_eq!((ids[0], function_name(ids[1]), ids[2]), (1, "new", 0));
        // Of another trace, whose catalogue has one more in front of it.
        let others = Apis::new(vec![api("newer"), api("new")], 3).translate(&ours);
        assert_eq!((others[1], function_name(others[0])), (ids[1], "newer"));
        let runtime = |major| Api { major, layer: "runtime".into(), ..api("a") };
        let ours = Apis::new(vec![api("a"), runtime(12), runtime(13)], 2);
        assert_eq!(Apis::new(vec![runtime(13), api("a")], 1).translate(&ours), [2, 0]);
    }
}
