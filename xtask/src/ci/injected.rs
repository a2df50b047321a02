//! What must be true of libgputap.so itself, because it is loaded into other people's programs: it needs nothing but the C
//! library, an old one or musl will do, and no hook can reach Rust's panic machinery.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::ci::Ci;
use crate::ci::step::Outcome;
use crate::command::{output, which};

/// What the library may ask of the C library without a weak reference: all of it is in musl, too.
const IMPORTS: [&str; 10] = [
    "bcmp",
    "dl_iterate_phdr",
    "environ",
    "errno",
    "memchr",
    "memcmp",
    "memcpy",
    "memmove",
    "memset",
    "strlen",
];

/// Newest version of glibc that a reference may name.
const GLIBC: (u32, u32) = (2, 17);

/// Where bounds may be checked: code that runs once in a process or once for a ring, and what it calls.
const START: [&str; 5] =
    ["core::", "gputap::config::", "gputap::lease::", "gputap::memory::", "gputap_catalog::"];

/// Checks the release build.
pub fn check(ci: &Ci) -> Outcome {
    if let Some(tool) = ["nm", "objdump", "readelf"].into_iter().find(|tool| which(tool).is_none()) {
        return Outcome::Skipped(format!("there is no {tool} here: binutils has it"));
    }
    match wrong(&ci.target.join("release/libgputap.so")) {
        Ok(wrong) if wrong.is_empty() => Outcome::Passed,
        Ok(wrong) => {
            wrong.iter().for_each(|line| println!("{line}"));
            Outcome::Failed(format!("{} things are wrong with libgputap.so", wrong.len()))
        }
        Err(e) => Outcome::Failed(format!("{e:#}")),
    }
}

fn wrong(library: &Path) -> Result<Vec<String>> {
    let run = |tool: &str, args: &[&str]| output(Command::new(tool).args(args).arg(library));
    let mut wrong = needed(&run("readelf", &["--wide", "--dynamic"])?);
    wrong.extend(imports(&run("nm", &["--dynamic", "--undefined-only"])?));
    let panics = panics(&run("nm", &["--demangle"])?);
    let slots = slots(&run("readelf", &["--wide", "--relocs"])?, &panics);
    let code = run("objdump", &["--disassemble", "--demangle", "--no-show-raw-insn"])?;
    wrong.extend(callers(&code, &panics, &slots).into_iter().map(|name| format!("{name} can panic")));
    Ok(wrong)
}

fn needed(dynamic: &str) -> Vec<String> {
    let libraries = dynamic.lines().filter(|line| line.contains("(NEEDED)"));
    libraries
        .filter(|line| !line.contains("[libc.so.6]"))
        .map(|line| format!("it needs {}", line.trim()))
        .collect()
}

/// Lines like `U memcpy@GLIBC_2.14`; weak references have another letter.
fn imports(symbols: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for (kind, name) in symbols.lines().filter_map(|line| line.trim().split_once(' ')) {
        let (name, version) = name.split_once('@').unwrap_or((name, ""));
        if kind == "U" && !IMPORTS.contains(&name) {
            wrong.push(format!("it can't do without {name}"));
        }
        let number = version.trim_start_matches('@').strip_prefix("GLIBC_").and_then(|v| v.split_once('.'));
        let number = number
            .and_then(|(major, minor)| Some((major.parse().ok()?, minor.split('.').next()?.parse().ok()?)));
        if number.is_some_and(|number| number > GLIBC) {
            wrong.push(format!("it needs {name} of {version}"));
        }
    }
    wrong
}

/// Addresses of the functions that panic.
fn panics(symbols: &str) -> BTreeSet<u64> {
    let is_panic = |name: &str| {
        name.starts_with("core::panicking::")
            || (name.starts_with("core::") && name.ends_with("_fail"))
            || name.ends_with("_failed")
    };
    let symbols = symbols.lines().filter_map(|line| {
        let mut parts = line.splitn(3, ' ');
        Some((parts.next()?, parts.nth(1)?))
    });
    symbols.filter(|(_, name)| is_panic(name)).filter_map(|(at, _)| hex(at)).collect()
}

/// Addresses of the pointers to them: calls mostly go through those.
fn slots(relocations: &str, panics: &BTreeSet<u64>) -> BTreeSet<u64> {
    let relative = relocations.lines().filter(|line| line.contains("R_X86_64_RELATIVE"));
    let parts = relative.filter_map(|line| {
        Some((hex(line.split_whitespace().next()?)?, hex(line.split_whitespace().last()?)?))
    });
    parts.filter(|(_, to)| panics.contains(to)).map(|(at, _)| at).collect()
}

/// Functions outside of [`START`] with an instruction that names one of these addresses.
fn callers(code: &str, panics: &BTreeSet<u64>, slots: &BTreeSet<u64>) -> BTreeSet<String> {
    let mut callers = BTreeSet::new();
    let mut function = "";
    for line in code.lines() {
        if let Some(name) = line.strip_suffix(">:").and_then(|line| line.split_once(" <")) {
            function = name.1;
            continue;
        }
        let through = line.rsplit_once("# ").and_then(|(_, rest)| hex(rest.split(' ').next()?));
        let direct =
            line.split_whitespace().skip_while(|word| !["call", "jmp"].contains(word)).nth(1).and_then(hex);
        let panics =
            through.is_some_and(|at| slots.contains(&at)) || direct.is_some_and(|at| panics.contains(&at));
        let plain = function.trim_start_matches('<');
        if panics && !START.iter().any(|start| plain.starts_with(start)) {
            callers.insert(function.to_owned());
        }
    }
    callers
}

fn hex(text: &str) -> Option<u64> {
    u64::from_str_radix(text, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_c_library_is_needed() {
        let text =
            " 0x1 (NEEDED) Shared library: [libc.so.6]\n 0x1 (NEEDED) Shared library: [libgcc_s.so.1]\n";
        assert_eq!(needed(text).len(), 1);
    }

    #[test]
    fn strong_and_new_imports_are_wrong() {
        let text = "                 w pthread_create@GLIBC_2.34\n                 U memcpy@GLIBC_2.14\n\
                                     U malloc@GLIBC_2.2.5\n                 w __gmon_start__\n";
        assert_eq!(imports(text), ["it needs pthread_create of GLIBC_2.34", "it can't do without malloc"]);
    }

    #[test]
    fn calls_are_found_directly_and_through_pointers() {
        let symbols = "0000000000033d90 t core::panicking::panic_fmt\n0000000000001000 t gputap_enter\n";
        let panics = panics(symbols);
        let relocations = "00000000000363d0  0000000000000008 R_X86_64_RELATIVE                         33d90\n\
                           00000000000363d8  0000000000000008 R_X86_64_RELATIVE                         1000\n";
        let slots = slots(relocations, &panics);
        assert_eq!((panics.len(), slots.len()), (1, 1));
        let code = "0000000000001000 <gputap_enter>:\n    1001:\tcall   *0x353(%rip)        # 363d0 <x+0x1>\n\
                    0000000000002000 <gputap_exit>:\n    2001:\tcall   33d90 <core::panicking::panic_fmt>\n\
                    0000000000003000 <gputap::lease::take>:\n    3001:\tcall   33d90 <core::panicking::panic_fmt>\n\
                    0000000000004000 <gputap::hook::finish>:\n    4001:\tcall   *0x353(%rip)        # 363d8 <y>\n";
        assert_eq!(
            callers(code, &panics, &slots),
            ["gputap_enter".to_owned(), "gputap_exit".to_owned()].into()
        );
    }
}
