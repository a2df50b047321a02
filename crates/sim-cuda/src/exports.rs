//! The exported symbols: one stub per catalogue entry, which counts the call and goes on.
//!
//! A stub keeps every register that carries an argument, so one shape fits every signature: count, test whether a
//! script wants this function, jump. Counting here and nowhere else is what makes the counters exact: calls inside
//! the simulator go to the implementations directly.

use std::arch::naked_asm;

use crate::abi::Code;
use crate::counters::COUNTERS;
use crate::script::{SCRIPTED, decide};

/// Most catalogue entries that fit the tables here and the counters' file.
pub const CAPACITY: usize = 4096;

/// Where each export goes on, by id.
static ENTRIES: [Code; BY_NAME.len()] = entries();

/// What functions that are not simulated do.
extern "C" fn not_supported() -> i32 {
    crate::abi::code::NOT_SUPPORTED.0
}

/// Every subject's functions.
const SUBJECTS: &[&[(&str, Code)]] = &[
    crate::array::FUNCTIONS,
    crate::capture::FUNCTIONS,
    crate::capture_info::FUNCTIONS,
    crate::context::FUNCTIONS,
    crate::copy::FUNCTIONS,
    crate::device::FUNCTIONS,
    crate::entry::FUNCTIONS,
    crate::errors::FUNCTIONS,
    crate::event::FUNCTIONS,
    crate::fill::FUNCTIONS,
    crate::function::FUNCTIONS,
    crate::graph::FUNCTIONS,
    crate::graph_exec::FUNCTIONS,
    crate::graph_node::FUNCTIONS,
    crate::host::FUNCTIONS,
    crate::ipc::FUNCTIONS,
    crate::launch::FUNCTIONS,
    crate::library::FUNCTIONS,
    crate::memory::FUNCTIONS,
    crate::module::FUNCTIONS,
    crate::peer::FUNCTIONS,
    crate::pointer::FUNCTIONS,
    crate::pool::FUNCTIONS,
    crate::proc_address::FUNCTIONS,
    crate::stream::FUNCTIONS,
    crate::vmm::FUNCTIONS,
];

/// Puts every implementation at its id. A name that the catalogue lacks stops the build.
const fn entries() -> [Code; BY_NAME.len()] {
    let mut table = [Code::of(not_supported as *const ()); BY_NAME.len()];
    let mut done = [false; BY_NAME.len()];
    let mut subject = 0;
    while subject < SUBJECTS.len() {
        let functions = SUBJECTS[subject];
        let mut i = 0;
        while i < functions.len() {
            let (name, code) = functions[i];
            let id = find(name.as_bytes(), name.len()).expect("a simulated function is in the catalogue");
            assert!(!done[id], "a function is simulated once");
            table[id] = code;
            done[id] = true;
            i += 1;
        }
        subject += 1;
    }
    // A per-thread variant does what its base does.
    let mut i = 0;
    while i < table.len() {
        let (name, id, per_thread) = BY_NAME[i];
        if !done[id]
            && per_thread
            && let Some(base) = find(name.as_bytes(), name.len() - SUFFIX)
        {
            table[id] = table[base];
        }
        i += 1;
    }
    table
}

/// Length of `_ptsz` and `_ptds`.
const SUFFIX: usize = 5;

/// The id of the function called `name[..len]`.
const fn find(name: &[u8], len: usize) -> Option<usize> {
    let (mut low, mut high) = (0, BY_NAME.len());
    while low < high {
        let middle = (low + high) / 2;
        let (candidate, id, _) = BY_NAME[middle];
        let order = compare(candidate.as_bytes(), name, len);
        if order == 0 {
            return Some(id);
        }
        if order < 0 { low = middle + 1 } else { high = middle }
    }
    None
}

/// Orders `left` and `right[..len]`: below, at or above 0.
const fn compare(left: &[u8], right: &[u8], len: usize) -> isize {
    let mut i = 0;
    while i < left.len() && i < len {
        if left[i] != right[i] {
            return left[i] as isize - right[i] as isize;
        }
        i += 1;
    }
    left.len() as isize - len as isize
}

/// One export. The symbol's own signature does not matter: arguments pass through untouched.
macro_rules! export {
    ($id:literal, $name:ident) => {
        #[unsafe(naked)]
        #[unsafe(no_mangle)]
        #[allow(non_snake_case, reason = "C's name")]
        extern "C" fn $name() {
            naked_asm!(
                "lock inc qword ptr [rip + {counters} + {offset}]",
                "cmp byte ptr [rip + {scripted} + {id}], 0",
                "jne 2f",
                "jmp qword ptr [rip + {entries} + {offset}]",
                "2:",
                "mov r11d, {id}",
                "jmp {ask}",
                counters = sym COUNTERS,
                scripted = sym SCRIPTED,
                entries = sym ENTRIES,
                ask = sym ask_script,
                id = const $id,
                offset = const 8 * $id,
            )
        }
    };
}

/// Asks the script about call `r11d` with all argument registers kept, then returns its code or goes on.
#[unsafe(naked)]
extern "C" fn ask_script() {
    naked_asm!(
        "push rbp",
        "mov rbp, rsp",
        "push rdi",
        "push rsi",
        "push rdx",
        "push rcx",
        "push r8",
        "push r9",
        "push rax",
        "push r11",
        "sub rsp, 128",
        "movups [rsp], xmm0",
        "movups [rsp + 16], xmm1",
        "movups [rsp + 32], xmm2",
        "movups [rsp + 48], xmm3",
        "movups [rsp + 64], xmm4",
        "movups [rsp + 80], xmm5",
        "movups [rsp + 96], xmm6",
        "movups [rsp + 112], xmm7",
        "mov edi, r11d",
        "call {decide}",
        "mov r10, rax",
        "movups xmm0, [rsp]",
        "movups xmm1, [rsp + 16]",
        "movups xmm2, [rsp + 32]",
        "movups xmm3, [rsp + 48]",
        "movups xmm4, [rsp + 64]",
        "movups xmm5, [rsp + 80]",
        "movups xmm6, [rsp + 96]",
        "movups xmm7, [rsp + 112]",
        "add rsp, 128",
        "pop r11",
        "pop rax",
        "pop r9",
        "pop r8",
        "pop rcx",
        "pop rdx",
        "pop rsi",
        "pop rdi",
        "pop rbp",
        "test r10, r10",
        "jns 2f",
        "lea r10, [rip + {entries}]",
        "jmp qword ptr [r10 + 8 * r11]",
        "2:",
        "mov eax, r10d",
        "ret",
        decide = sym decide,
        entries = sym ENTRIES,
    )
}

include!(concat!(env!("OUT_DIR"), "/exports.rs"));

const _: () = assert!(BY_NAME.len() <= CAPACITY);

/// The address of the export with this id; 0 when there is none.
pub fn address(id: u16) -> usize {
    EXPORTS.get(usize::from(id)).map_or(0, |code| code.address())
}
