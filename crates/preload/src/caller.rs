//! Which copy of a library the caller of an exported name means.
//!
//! Without us the loader would have bound the caller to a definition in its own scope; we stand in front of all of them.
//! Where only one other object defines the name there is nothing to choose. Otherwise the caller's own list of needed
//! libraries decides, and libraries that were preloaded behind us keep their turn.

use core::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering};

use gputap_catalog::hook::{self, COUNT, EXPORT_COUNT, EXPORTS};
use gputap_catalog::{FAMILIES, Layer};
use gputap_wire::layout::process;

use crate::elf::{self, Object};
use crate::global::global;
use crate::hook::dropped_while_learning;
use crate::library::{self, NO_ID, absent, export_id, first_family, stub};
use crate::{config, errno, hot, shim, thread};

const LAYERS: usize = 4;
/// Families whose symbols have versions.
const VERSIONED: usize = 3;
/// Tables: one for each layer above the driver, then one for each family whose symbols have versions.
const TABLES: usize = LAYERS + VERSIONED;
const CALLERS: usize = 4096;
/// In a table of callers: the function is in `gputap_foreign`.
const FOREIGN: usize = 3;

unsafe extern "C" {
    static gputap_callers: [[AtomicU64; CALLERS]; TABLES];
    static gputap_foreign: [AtomicUsize; EXPORT_COUNT];
    static gputap_unwrapped: AtomicU8;
}

/// Somebody stands between us and the driver.
static WRAPPED: AtomicBool = AtomicBool::new(false);
/// The functions of it, by id: 0 unknown, 1 none.
static WRAPPERS: [AtomicUsize; COUNT] = [const { AtomicUsize::new(0) }; COUNT];

/// Objects whose choice is known, for pages that the tables do not hold yet: from, to, choice + 1.
struct Range {
    from: AtomicUsize,
    to: AtomicUsize,
    choice: AtomicUsize,
}

const RANGES: usize = 64;

static KNOWN: [[Range; RANGES]; TABLES] = [const {
    [const { Range { from: AtomicUsize::new(0), to: AtomicUsize::new(0), choice: AtomicUsize::new(0) } };
        RANGES]
}; TABLES];

/// Set when an object was closed: what its exit code left in the tables must go before something else is loaded there.
static CLOSED: AtomicU64 = AtomicU64::new(0);

/// Who called what: an exported name, and perhaps the version of it.
#[derive(Clone, Copy)]
struct Call {
    caller: usize,
    index: usize,
    layer: usize,
    /// The family that the caller was linked to, where the version of the symbol says it.
    family: Option<usize>,
}

impl Call {
    /// Number of its table.
    fn table(self) -> usize {
        let versioned = self.family.map(|f| LAYERS + f - first_family(self.layer));
        versioned.unwrap_or(self.layer.wrapping_sub(1))
    }

    fn target(self, choice: usize) -> Option<usize> {
        if choice == FOREIGN {
            // SAFETY: defined in state.s with this type.
            let f = unsafe { &gputap_foreign }.get(self.index)?.load(Ordering::Acquire);
            return (f != 0).then_some(f);
        }
        let id = export_id(self.index, first_family(self.layer) + choice);
        (id != NO_ID).then(|| stub(id))
    }
}

/// In what hook.s asks: the id of a driver function.
const DRIVER: u32 = 1 << 31;

/// Where the exported name of a driver function leads: to our stub, or to whoever stands behind us with the same name,
/// whose own look-ups we answer with the stub.
fn driver_target(id: u32) -> usize {
    let stub = stub(id as u16);
    let kept = errno::keep();
    let target = if WRAPPED.load(Ordering::Acquire) || is_wrapped(Layer::Driver) {
        WRAPPED.store(true, Ordering::Release);
        wrapping_driver(id as usize).unwrap_or(stub)
    } else {
        // SAFETY: defined in state.s with this type.
        unsafe { &gputap_unwrapped }.store(1, Ordering::Release);
        stub
    };
    drop(kept);
    target
}

fn wrapping_driver(id: usize) -> Option<usize> {
    let known = WRAPPERS.get(id)?;
    match known.load(Ordering::Acquire) {
        0 => {
            let name = hook::name(id);
            let found = wrapper(name).and_then(|o| o.function(name));
            known.store(found.unwrap_or(1), Ordering::Release);
            found
        }
        1 => None,
        known => Some(known),
    }
}

/// Whether somebody stands between us and the driver with a function of this name.
pub fn is_driver_wrapped(name: &[u8]) -> bool {
    wrapper(name).is_some()
}

/// Where an exported name leads for the code at `caller`; called by hook.s when its table does not know. `what` is the
/// index of the name, and above its 16 bits the number + 1 of the family in the layer, where the version says it.
#[unsafe(no_mangle)]
extern "C" fn gputap_target(caller: usize, what: u32) -> usize {
    if what & DRIVER != 0 {
        return driver_target(what & !DRIVER);
    }
    let (index, family) = ((what & 0xFFFF) as usize, (what >> 16) as usize);
    let Some(export) = EXPORTS.get(index) else { return absent(Layer::Runtime) };
    let layer = usize::from(export.layer);
    let family = family.checked_sub(1).map(|f| first_family(layer) + f);
    let call = Call { caller, index, layer, family };
    let kept = errno::keep();
    let target = match known(call) {
        Some(choice) => {
            remember_page(call, choice);
            call.target(choice)
        }
        None => None,
    };
    let target = target.unwrap_or_else(|| resolve(call));
    drop(kept);
    target
}

fn resolve(call: Call) -> usize {
    let name = name_of(call.index);
    let kind = FAMILIES.get(first_family(call.layer)).map_or(Layer::Driver, |f| f.layer);
    let from = elf::find(|o| o.contains(call.caller));
    let Some(o) = provider(from.as_ref(), kind, call.family, name) else { return absent(kind) };
    let real = || o.function(name).unwrap_or(absent(kind));
    let family = library::identify(&o).filter(|f| FAMILIES.get(*f).is_some_and(|f| f.layer == kind));
    if let Some(family) = family
        && library::learn(&o)
    {
        shim::note_way(process::way::PLT);
        let id = export_id(call.index, family);
        let target = if id == NO_ID { real() } else { stub(id) };
        if is_wrapped(kind) || call.family.is_some_and(|f| f != family) {
            // Then each name of the layer leads somewhere else.
            remember_name(call, from.as_ref(), target);
        } else {
            remember(call, from.as_ref(), family - first_family(call.layer));
        }
        return target;
    }
    if let Some(family) = family
        && library::is_being_learned(family)
    {
        // By this thread, which a signal handler has interrupted. Once that is done, the name leads to the stub.
        let id = export_id(call.index, family);
        if id != NO_ID {
            dropped_while_learning(id);
        }
        return real();
    }
    if family.is_none() {
        library::learn(&o);
    }
    let real = real();
    remember_name(call, from.as_ref(), real);
    real
}

/// Remembers where one name leads, for all callers that do not go by their major.
fn remember_name(call: Call, object: Option<&Object>, target: usize) {
    // SAFETY: defined in state.s with this type.
    let Some(place) = (unsafe { &gputap_foreign }).get(call.index) else { return };
    let free = place.compare_exchange(0, target, Ordering::AcqRel, Ordering::Acquire);
    if free.is_ok() || free == Err(target) {
        remember(call, object, FOREIGN);
    }
}

/// Whether another library of the program stands in front of this layer's with functions of the same names.
fn is_wrapped(layer: Layer) -> bool {
    let mut wrapped = false;
    elf::find(|o| {
        if may_wrap(o) {
            o.each_function(|name, _| {
                wrapped |= library::layer_of_name(name) == Some(layer)
                    && wrapper(name).is_some_and(|w| w.range == o.range);
            });
        }
        wrapped
    });
    wrapped
}

/// The library that the program's own search for `name` finds behind us, if it is none whose calls are recorded.
fn wrapper(name: &[u8]) -> Option<Object> {
    let mut passed = false;
    let first = elf::find(|o| {
        let defines = passed && o.function(name).is_some();
        passed |= o.contains(elf::own_address());
        defines
    });
    first.filter(may_wrap)
}

/// Whether a library could stand in front of others for the whole program without being one of ours: it was preloaded,
/// or the program itself is linked to it.
fn may_wrap(o: &Object) -> bool {
    let in_front = || config::is_preloaded(o.file_name()) || elf::find(|_| true).is_some_and(|p| p.needs(o));
    !o.contains(elf::own_address()) && !is_provider(o) && in_front()
}

fn is_provider(o: &Object) -> bool {
    library::layer_of(o).is_some() || library::identify(o).is_some()
}

fn name_of(index: usize) -> &'static [u8] {
    let ids = EXPORTS.get(index).map_or([NO_ID; 3], |e| e.ids);
    ids.into_iter().find(|id| *id != NO_ID).map_or(&[], |id| hook::name(usize::from(id)))
}

/// The object whose definition of `name` the caller means.
fn provider(caller: Option<&Object>, layer: Layer, family: Option<usize>, name: &[u8]) -> Option<Object> {
    // Who wraps a function and calls it by its name means what is behind itself.
    let own = |w: &Object| caller.is_some_and(|c| c.range == w.range || config::is_preloaded(c.file_name()));
    if let Some(wrapper) = wrapper(name).filter(|w| !own(w)) {
        return Some(wrapper);
    }
    // The version says which major, unless none of it is there: then it could not have been linked to it.
    let of = |family: Option<usize>| {
        among(caller, layer, name, |o| family.is_none() || library::identify(o) == family)
    };
    of(family).or_else(|| family.and_then(|_| of(None)))
}

/// The one among the libraries that count whose definition of `name` the caller means.
fn among(
    caller: Option<&Object>,
    layer: Layer,
    name: &[u8],
    counts: impl Fn(&Object) -> bool,
) -> Option<Object> {
    let (mut first, mut several) = (None, false);
    elf::find(|o| {
        let wraps = config::is_preloaded(o.file_name()) && !is_provider(o);
        if !o.contains(elf::own_address()) && !wraps && o.function(name).is_some() && counts(o) {
            several |= first.is_some();
            first = first.or(Some(*o));
        }
        false
    });
    if !several {
        return first;
    }
    let caller = caller?;
    if caller.function(name).is_some() {
        return Some(*caller);
    }
    let needed = |of: &Object| {
        let libraries = of.needed().filter(|n| library::is_named(layer, n));
        let mut found = libraries.filter_map(|n| elf::find(|o| o.is_called(n)));
        found.find(|o| counts(o) && o.function(name).is_some())
    };
    needed(caller)
        .or_else(|| caller.needed().filter_map(|n| elf::find(|o| o.is_called(n))).find_map(|o| needed(&o)))
        .or(first)
}

fn known(call: Call) -> Option<usize> {
    let ranges = KNOWN.get(call.table())?;
    ranges
        .iter()
        .map(|r| (r.choice.load(Ordering::Acquire), r))
        .take_while(|(choice, _)| *choice != 0)
        .find(|(_, r)| (r.from.load(Ordering::Relaxed)..r.to.load(Ordering::Relaxed)).contains(&call.caller))
        .map(|(choice, _)| choice - 1)
}

fn remember(call: Call, object: Option<&Object>, choice: usize) {
    // SAFETY: the calling thread's own state: a signal handler must not want the lock while its thread holds it.
    let t = unsafe { &mut *thread::current() };
    if !t.enter() {
        return;
    }
    let guard = global().library_lock.take();
    if let Some(o) = object
        && let Some(ranges) = KNOWN.get(call.table())
        && let Some(free) = ranges.iter().find(|r| r.choice.load(Ordering::Relaxed) == 0)
    {
        free.from.store(o.range.0, Ordering::Relaxed);
        free.to.store(o.range.1, Ordering::Relaxed);
        free.choice.store(choice + 1, Ordering::Release);
        if call.family.is_some() && choice != FOREIGN {
            hot::remember_near(first_family(call.layer) + choice, o.range);
        }
    }
    drop(guard);
    t.leave();
    remember_page(call, choice);
}

fn remember_page(call: Call, choice: usize) {
    let page = call.caller >> 12;
    // SAFETY: defined in state.s with this type.
    if let Some(pages) = unsafe { &gputap_callers }.get(call.table()) {
        pages[page % CALLERS].store((page as u64) << 2 | choice as u64, Ordering::Relaxed);
    }
}

/// An object is about to be closed: its addresses may soon be another's.
pub fn closing() {
    CLOSED.store(1, Ordering::Relaxed);
    forget();
}

/// An object is about to be opened.
pub fn opening() {
    if CLOSED.load(Ordering::Relaxed) != 0 && CLOSED.swap(0, Ordering::Relaxed) != 0 {
        forget();
    }
}

fn forget() {
    hot::forget_near();
    for r in KNOWN.iter().flatten() {
        r.choice.store(0, Ordering::Release);
    }
    // SAFETY: defined in state.s with these types.
    let (pages, foreign) = unsafe { (&gputap_callers, &gputap_foreign) };
    for page in pages.iter().flatten() {
        // Untouched pages stay untouched.
        if page.load(Ordering::Relaxed) != 0 {
            page.store(0, Ordering::Relaxed);
        }
    }
    for f in foreign {
        if f.load(Ordering::Relaxed) != 0 {
            f.store(0, Ordering::Release);
        }
    }
}
