//! What the injected library does for each function: flags, words to read after the call, structs to copy, and
//! the kind of stub.

use anyhow::{Context, Result, bail};

use super::catalogue::Function;
use super::overrides::{Overrides, matches_any};

/// The flags of `gputap_catalog::hook::flag`, in order of their bits.
pub const FLAGS: [&str; 9] =
    ["BEGIN", "CONTEXT", "PROC", "LAUNCH", "UNLOAD", "INSTANTIATE", "CONFIG", "NAMED", "EXPORT_TABLE"];

const LAUNCH: u16 = 1 << 3;
const CONFIG: u16 = 1 << 6;

/// One function as the injected library sees it.
#[derive(Debug, PartialEq, Eq)]
pub struct Hook {
    /// Bits of [`FLAGS`].
    pub flags: u16,
    /// Word of the kernel handle.
    pub kernel: u8,
    /// Words that point to 4 bytes which the call writes.
    pub out4: u16,
    /// Words that point to 8 bytes which the call writes.
    pub out8: u16,
    /// Word and bytes of structs to copy.
    pub copy: Vec<(u8, u16)>,
}

/// Works out the hook of one function.
pub fn hook(function: &Function, overrides: &Overrides) -> Result<Hook> {
    if function.words.total() > 16 {
        bail!("{} has more than 16 words: the masks of Hook are too small", function.name);
    }
    let flags = flags(&function.name, overrides)?;
    let mask = |bytes: u8| {
        let args = function.args.iter().filter(|a| a.meaning.out == bytes);
        args.fold(0u16, |mask, arg| mask | 1 << arg.span.word)
    };
    let copied = function.args.iter().filter(|a| a.meaning.copy > 0);
    let copy = copied.map(|a| (a.span.word, a.meaning.copy)).collect();
    Ok(Hook {
        flags,
        kernel: overrides.launch.get(&function.name).copied().unwrap_or(0),
        out4: mask(4),
        out8: mask(8),
        // The launch configuration is read by the code behind CONFIG, with its attributes.
        copy: if flags & CONFIG != 0 { Vec::new() } else { copy },
    })
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
    if hook.flags != 0
        || !hook.copy.is_empty()
        || words.floats > 0
        || words.regs + words.stack > 11
        || function.by_value
    {
        return format!("slow{}", words.stack);
    }
    let writes = hook.out4 | hook.out8 != 0;
    match (words.total(), words.stack) {
        (0..=3, 0) if writes => format!("out3_{}", widths(hook, 3)),
        (_, 0) if writes => format!("out6_{}", widths(hook, 6)),
        _ if writes => format!("slow{}", words.stack),
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
    use crate::codegen::words::Words;

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
            by_value: false,
        }
    }

    fn class_of(name: &str, regs: u8, stack: u8) -> String {
        let text = "[launch]\ncuLaunchKernel = 0\ncuLaunchGrid = 0\n[flags]\nBEGIN = [\"*Synchronize\"]\n";
        let overrides: Overrides = toml::from_str(text).unwrap();
        let function = function(name, regs, stack);
        class(&function, &hook(&function, &overrides).unwrap())
    }

    #[test]
    fn stubs_by_words_and_flags() {
        assert_eq!(class_of("cuLaunchKernel", 6, 5), "launch");
        assert_eq!(class_of("cuLaunchGrid", 3, 0), "slow0");
        assert_eq!(class_of("cuCtxSynchronize", 0, 0), "slow0");
        assert_eq!(class_of("cuStreamQuery", 1, 0), "fast3");
        assert_eq!(class_of("cuMemcpyHtoDAsync", 4, 0), "fast6");
        assert_eq!(class_of("cuSeven", 6, 1), "fast7");
        assert_eq!(class_of("cuTwelve", 6, 6), "slow6");
    }

    #[test]
    fn a_flag_that_does_not_exist_is_refused() {
        let overrides: Overrides = toml::from_str("[flags]\nNO_SUCH = [\"*\"]\n").unwrap();
        assert!(hook(&function("cuInit", 1, 0), &overrides).is_err());
    }
}
