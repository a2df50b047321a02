//! The exported symbols: one stub per name (`stub.s`), which counts the call and goes on.
//!
//! Counting there and nowhere else is what makes the counters exact: calls inside a library go to the implementations
//! directly. A library's build script lists the names ([`crate::generate`]), its subjects' tables hold the
//! implementations, and [`library!`] joins both.

/// The code of a function, in a table.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Code(*const ());

// SAFETY: the address of a function; nothing is ever read through it.
unsafe impl Sync for Code {}

impl Code {
    /// From a function's address.
    pub const fn new(function: *const ()) -> Self {
        Code(function)
    }

    /// Address of the function as a number.
    pub fn address(self) -> usize {
        self.0 as usize
    }
}

/// One exported name.
pub struct Export {
    /// Name of the exported symbol.
    pub name: &'static str,
    /// Its place in the library's tables.
    pub slot: usize,
    /// Which of the library's answers it gives where it is not simulated.
    pub otherwise: usize,
}

/// Implementations of one subject by name.
pub type Subject = &'static [(&'static str, Code)];

/// Bytes from one stub to the next.
pub const STRIDE: usize = 64;

/// Length of `_ptsz` and `_ptds`.
const SUFFIX: usize = 5;

/// Puts every implementation at its slot, and answers for what is not simulated at the others. A name that is neither
/// exported nor among those that this version of the library `lacks` stops the build.
pub const fn entries<const N: usize>(
    exports: &[Export; N],
    subjects: &[Subject],
    lacks: &[&str],
    answers: &[Code],
) -> [Code; N] {
    let mut table = [Code::new(std::ptr::null()); N];
    let mut done = [false; N];
    let mut subject = 0;
    while subject < subjects.len() {
        let functions = subjects[subject];
        let mut i = 0;
        while i < functions.len() {
            let (name, code) = functions[i];
            i += 1;
            // A place that a macro filled for form only.
            if name.is_empty() || contains(lacks, name) {
                continue;
            }
            let found = find(exports, name.as_bytes(), name.len());
            let slot = exports[found.expect("a simulated function is exported")].slot;
            assert!(!done[slot], "a function is simulated once");
            table[slot] = code;
            done[slot] = true;
        }
        subject += 1;
    }
    let mut i = 0;
    while i < N {
        let Export { name, slot, otherwise } = exports[i];
        if !done[slot] {
            table[slot] = match base(exports, name) {
                Some(base) if done[base] => table[base],
                _ => answers[otherwise],
            };
        }
        i += 1;
    }
    table
}

/// The slot of the function that a per-thread variant is a variant of; it does what that one does.
const fn base(exports: &[Export], name: &str) -> Option<usize> {
    let name = name.as_bytes();
    let Some(length) = name.len().checked_sub(SUFFIX) else { return None };
    let suffix = name.split_at(length).1;
    let per_thread = matches!(suffix, [b'_', b'p', b't', b's', b'z'] | [b'_', b'p', b't', b'd', b's']);
    match find(exports, name, length) {
        Some(i) if per_thread => Some(exports[i].slot),
        _ => None,
    }
}

/// Where in `exports`, which is sorted by name, the function called `name[..length]` is.
const fn find(exports: &[Export], name: &[u8], length: usize) -> Option<usize> {
    let (mut low, mut high) = (0, exports.len());
    while low < high {
        let middle = (low + high) / 2;
        let order = compare(exports[middle].name.as_bytes(), name, length);
        if order == 0 {
            return Some(middle);
        }
        if order < 0 { low = middle + 1 } else { high = middle }
    }
    None
}

const fn contains(names: &[&str], name: &str) -> bool {
    let mut i = 0;
    while i < names.len() {
        if compare(names[i].as_bytes(), name.as_bytes(), name.len()) == 0 {
            return true;
        }
        i += 1;
    }
    false
}

/// Orders `left` and `right[..length]`: below, at or above 0.
const fn compare(left: &[u8], right: &[u8], length: usize) -> isize {
    let mut i = 0;
    while i < left.len() && i < length {
        if left[i] != right[i] {
            return left[i] as isize - right[i] as isize;
        }
        i += 1;
    }
    left.len() as isize - length as isize
}

/// The slot of a name.
pub fn slot(exports: &[Export], name: &str) -> Option<usize> {
    find(exports, name.as_bytes(), name.len()).map(|i| exports[i].slot)
}

/// Makes a library of the names that its build script wrote: the stubs, the table they jump through, and a constructor
/// that reads the environment.
///
/// `subjects` are the tables of implementations, `lacks` the names in them that this version does not export, `answers`
/// what functions do that are not simulated, by the number that the build script gave them, `counters` the variable that
/// names the counters' file, `at_load` what else the constructor does.
#[macro_export]
macro_rules! library {
    (subjects: $subjects:expr, answers: $($rest:tt)*) => {
        $crate::library! { subjects: $subjects, lacks: &[], answers: $($rest)* }
    };
    (
        subjects: $subjects:expr, lacks: $lacks:expr, answers: $answers:expr, counters: $counters:expr,
        at_load: $at_load:expr $(,)?
    ) => {
        include!(concat!(env!("OUT_DIR"), "/exports.rs"));

        static ENTRIES: [$crate::export::Code; EXPORTS.len()] =
            $crate::export::entries(&EXPORTS, $subjects, $lacks, $answers);
        const _: () = assert!(EXPORTS.len() <= $crate::counters::CAPACITY);

        ::std::arch::global_asm!(
            include_str!(concat!(env!("OUT_DIR"), "/exports.s")),
            counters = sym $crate::counters::CALLS,
            scripted = sym $crate::script::SCRIPTED,
            entries = sym ENTRIES,
            decide = sym $crate::script::decide,
        );

        #[used]
        #[unsafe(link_section = ".init_array")]
        static AT_LOAD: extern "C" fn() = at_load;

        /// Runs while the library is being loaded, before any export can be called.
        extern "C" fn at_load() {
            $crate::counters::share($counters, &$crate::counters::CALLS, 0);
            $crate::script::load(|name| $crate::export::slot(&EXPORTS, name));
            $at_load();
        }

        unsafe extern "C" {
            static gputap_sim_stubs: [u8; $crate::export::STRIDE];
        }

        /// The address of an exported function; 0 when there is none.
        #[allow(dead_code, reason = "not every library answers with addresses")]
        pub fn address(name: &str) -> usize {
            let stubs = (&raw const gputap_sim_stubs).expose_provenance();
            $crate::export::slot(&EXPORTS, name).map_or(0, |slot| stubs + slot * $crate::export::STRIDE)
        }
    };
}
