//! What the injected library does for each function: flags, words to read after the call, structs to copy, and
//! the kind of stub.

use std::cmp::Reverse;

use anyhow::{Context, Result, bail};

use super::catalogue::{Function, Returns};
use super::hot::{BLOCK, Hot};
use super::overrides::{Overrides, matches_any};
use super::roles::Role;

/// The flags of `gputap_catalog::hook::flag`, in order of their bits.
pub const FLAGS: [&str; 15] = [
    "BEGIN",
    "CONTEXT",
    "PROC",
    "LAUNCH",
    "UNLOAD",
    "INSTANTIATE",
    "CONFIG",
    "NAMED",
    "EXPORT_TABLE",
    "NO_STATUS",
    "RETURNS_WORD",
    "RETURNS_FLOAT",
    "COMM",
    "COUNT",
    "OUTER",
];

const LAUNCH: u16 = 1 << 3;
const CONFIG: u16 = 1 << 6;
const NO_STATUS: u16 = 1 << 9;
const RETURNS_WORD: u16 = 1 << 10;
const RETURNS_FLOAT: u16 = 1 << 11;
const COUNT: u16 = 1 << 13;
const COMM: u16 = 1 << 12;
const OUTER: u16 = 1 << 14;

/// Words that the masks of a hook cover.
const WORDS: u8 = 24;

/// One function as the injected library sees it.
#[derive(Debug, PartialEq, Eq)]
pub struct Hook {
    /// Bits of [`FLAGS`].
    pub flags: u16,
    /// Word of the kernel's or the communicator's handle.
    pub handle: u8,
    /// Words that point to 4 bytes which the call writes.
    pub out4: u32,
    /// Words that point to 8 bytes which the call writes.
    pub out8: u32,
    /// Word and bytes of structs to copy.
    pub copy: Vec<(u8, u16)>,
}

/// Works out the hook of one function.
pub fn hook(function: &Function, overrides: &Overrides) -> Result<Hook> {
    if function.words.total() > WORDS {
        bail!("{} has more than {WORDS} words: the masks of Hook are too small", function.name);
    }
    let comm = communicator(function);
    let mut flags = flags(&function.name, overrides)? | returned(&function.returns);
    if comm.is_some() {
        flags |= COMM;
    }
    // The body that counts knows no stack words.
    if function.words.stack > 0 {
        flags &= !COUNT;
    }
    let mask = |bytes: u8| {
        let args = function.args.iter().filter(|a| a.meaning.out == bytes);
        args.fold(0u32, |mask, arg| mask | 1 << arg.span.word)
    };
    let copied = function.args.iter().filter(|a| a.meaning.copy > 0);
    let copy = copied.map(|a| (a.span.word, a.meaning.copy)).collect();
    Ok(Hook {
        flags,
        handle: comm.or(overrides.launch.get(&function.name).copied()).unwrap_or(0),
        out4: mask(4),
        out8: mask(8),
        // The launch configuration is read by the code behind CONFIG, with its attributes.
        copy: if flags & CONFIG != 0 { Vec::new() } else { copy },
    })
}

/// Gives each function that is counted its counter; returns their ids by counter. Those that are asked most, of the newest
/// family first, come first: their counters lie in a line of the ring that every record touches.
pub fn number_counted(hooks: &mut [Hook], hot: &Hot) -> Result<Vec<usize>> {
    let newest_first = |id: &usize| {
        let place = hot.place(*id).unwrap_or(0);
        (hot.place(*id).is_none(), Reverse(place / BLOCK), place, *id)
    };
    let mut ids: Vec<usize> = (0..hooks.len()).filter(|id| hooks[*id].flags & COUNT != 0).collect();
    ids.sort_by_key(newest_first);
    for (counter, id) in ids.iter().enumerate() {
        hooks[*id].handle =
            u8::try_from(counter).context("more functions are counted than a ring has counters")?;
    }
    Ok(ids)
}

/// The word of the communicator that a call works on; a call that makes one is not asked about it.
fn communicator(function: &Function) -> Option<u8> {
    let comms = || function.args.iter().filter(|a| a.meaning.role == Role::Plain("Comm"));
    let makes = comms().any(|a| a.meaning.out > 0);
    comms().next().filter(|_| !makes).map(|a| a.span.word)
}

fn returned(returns: &Returns) -> u16 {
    match returns {
        Returns::Status(_) => 0,
        Returns::Void | Returns::Int { bytes: ..=4 } | Returns::Struct => NO_STATUS,
        Returns::Int { .. } | Returns::Pointer => NO_STATUS | RETURNS_WORD,
        Returns::Float | Returns::Double => NO_STATUS | RETURNS_FLOAT,
    }
}

fn flags(name: &str, overrides: &Overrides) -> Result<u16> {
    let mut flags = if overrides.launch.contains_key(name) { LAUNCH } else { 0 };
    for (flag, functions) in &overrides.flags {
        let bit =
            FLAGS.iter().position(|f| f == flag).with_context(|| format!("no flag is called {flag}"))?;
        if matches_any(functions, name) {
            flags |= 1 << bit;
        }
    }
    Ok(flags)
}

/// The stub's macro argument: how much of the call it can record by itself.
pub fn class(function: &Function, hook: &Hook) -> String {
    let words = function.words;
    if matches!(function.name.as_str(), "cuLaunchKernel" | "cuLaunchKernel_ptsz") {
        return "launch".to_owned();
    }
    if hook.flags & COUNT != 0 {
        return "count".to_owned();
    }
    if hook.flags & OUTER != 0 {
        return "outer".to_owned();
    }
    if hook.flags == LAUNCH | CONFIG && words.regs == 4 {
        return "config".to_owned();
    }
    let writes = hook.out4 | hook.out8 != 0;
    // The short bodies write outputs only when the status says that there are any, keep one integer register, and
    // know stack words only behind six register words.
    let slow = hook.flags & !NO_STATUS != 0
        || hook.flags & NO_STATUS != 0 && writes
        || function.returns == Returns::Struct
        || !hook.copy.is_empty()
        || words.floats > 0
        || words.regs + words.stack > 11
        || words.stack > 0 && (writes || words.regs < 6);
    if slow {
        return format!("slow{}", words.stack);
    }
    match (words.total(), words.stack) {
        (0..=3, 0) if writes => format!("out3_{}", widths(hook, 3)),
        (_, 0) if writes => format!("out6_{}", widths(hook, 6)),
        (0..=3, 0) => "fast3".to_owned(),
        (_, 0) => "fast6".to_owned(),
        (total, _) => format!("fast{total}"),
    }
}

/// Bytes that the call writes through each of the first `words` words, one digit each.
fn widths(hook: &Hook, words: usize) -> String {
    let width = |i: usize| match (hook.out4 >> i & 1, hook.out8 >> i & 1) {
        (1, _) => '4',
        (_, 1) => '8',
        _ => '0',
    };
    (0..words).map(width).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::catalogue::Arg;
    use crate::codegen::roles::Meaning;
    use crate::codegen::words::{Span, Words};

    fn function(name: &str, regs: u8, stack: u8) -> Function {
        Function {
            name: name.to_owned(),
            base: name.to_owned(),
            group: "Init".to_owned(),
            abi: 0,
            per_thread: false,
            declared: (0, 0),
            args: Vec::new(),
            words: Words { regs, stack, floats: 0 },
            family: 0,
            returns: Returns::Status("CUresult".to_owned()),
            element: 0,
        }
    }

    fn class_of(name: &str, regs: u8, stack: u8) -> String {
        let text = "[launch]\ncuLaunchKernel = 0\ncuLaunchGrid = 0\ncuLaunchKernelEx = 1\n\
                    [flags]\nBEGIN = [\"*Synchronize\"]\nCONFIG = [\"cuLaunchKernelEx\"]\n";
        let overrides: Overrides = toml::from_str(text).unwrap();
        let function = function(name, regs, stack);
        class(&function, &hook(&function, &overrides).unwrap())
    }

    #[test]
    fn stubs_by_words_and_flags() {
        assert_eq!(class_of("cuLaunchKernel", 6, 5), "launch");
        assert_eq!(class_of("cuLaunchKernelEx", 4, 0), "config");
        assert_eq!(class_of("cuLaunchGrid", 3, 0), "slow0");
        assert_eq!(class_of("cuCtxSynchronize", 0, 0), "slow0");
        assert_eq!(class_of("cuStreamQuery", 1, 0), "fast3");
        assert_eq!(class_of("cuMemcpyHtoDAsync", 4, 0), "fast6");
        assert_eq!(class_of("cuSeven", 6, 1), "fast7");
        assert_eq!(class_of("cuTwelve", 6, 6), "slow6");
        assert_eq!(class_of("cuByValue", 2, 8), "slow8");
    }

    #[test]
    fn what_a_call_returns_decides_how_it_is_recorded() {
        let returning = |returns: Returns| {
            let function = Function { returns, ..function("nvshmem_x", 2, 0) };
            let hook = hook(&function, &Overrides::default()).unwrap();
            (hook.flags, class(&function, &hook))
        };
        assert_eq!(returning(Returns::Void), (NO_STATUS, "fast3".to_owned()));
        assert_eq!(returning(Returns::Int { bytes: 4 }), (NO_STATUS, "fast3".to_owned()));
        assert_eq!(returning(Returns::Int { bytes: 8 }), (NO_STATUS | RETURNS_WORD, "slow0".to_owned()));
        assert_eq!(returning(Returns::Double), (NO_STATUS | RETURNS_FLOAT, "slow0".to_owned()));
        assert_eq!(returning(Returns::Struct), (NO_STATUS, "slow0".to_owned()));
    }

    #[test]
    fn calls_on_a_communicator_know_its_word() {
        let comm = |word, out| Arg {
            name: "comm".to_owned(),
            ty: "ncclComm_t".to_owned(),
            span: Span { word, words: 1 },
            meaning: Meaning { role: Role::Plain("Comm"), out, copy: 0 },
        };
        let with = |args| hook(&Function { args, ..function("nccl", 4, 0) }, &Overrides::default()).unwrap();
        let used = with(vec![comm(3, 0)]);
        assert_eq!((used.flags, used.handle), (COMM, 3));
        assert_eq!(with(vec![comm(0, 8), comm(3, 0)]).flags, 0);
    }

    #[test]
    fn a_flag_that_does_not_exist_is_refused() {
        let overrides: Overrides = toml::from_str("[flags]\nNO_SUCH = [\"*\"]\n").unwrap();
        assert!(hook(&function("cuInit", 1, 0), &overrides).is_err());
    }
}
