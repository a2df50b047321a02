//! Every word of every function above the driver reaches its library, and the rings, unchanged, and so does what comes back.
//!
//! The libraries here are made for this: each exports all functions of one family and knows which words they must get.

use std::fmt::Write as _;
use std::path::PathBuf;

use gputap_catalog::hook::{HOOKS, flag};
use gputap_catalog::{FUNCTIONS, Function, Returns};
use gputap_tests::{Host, Job, Outcome, tmp_dir};
use gputap_wire::Record;

const ARENA: u64 = 0x2_0000_0000;
const WORDS: u64 = 32;
const CALLS: u32 = 4;
const HIGH: u64 = 0x1_2345_0000_0000;
const FLOAT: u64 = 0x3ff1_2345_4049_0fdb;

/// A family and the name of its library.
const FAMILIES: [(u8, &str); 6] = [
    (1, "libcudart.so.11.0"),
    (2, "libcudart.so.12"),
    (3, "libcudart.so.13"),
    (4, "libnccl.so.2"),
    (5, "libnvidia-ml.so.1"),
    (6, "libnvshmem_host.so.3"),
];

fn functions(family: u8) -> impl Iterator<Item = &'static Function> {
    FUNCTIONS.iter().filter(move |f| f.family == family)
}

fn has(f: &Function, bit: u16) -> bool {
    HOOKS[usize::from(f.id)].flags & bit != 0
}

/// What the C files are told of the way in which a function returns.
fn kind(f: &Function) -> &'static str {
    match f.returns {
        Returns::Float | Returns::Double => "ABI_IN_XMM",
        Returns::Struct => "ABI_IN_TWO",
        _ if has(f, flag::RETURNS_WORD) => "ABI_WIDE",
        _ => "ABI_STATUS",
    }
}

/// The tables that both C files include.
fn tables(family: u8) -> PathBuf {
    let (mut table, mut kinds) = (String::new(), String::new());
    for f in functions(family) {
        let w = f.words;
        writeln!(table, "FUNCTION({}, {}, {}, {}, {})", f.id, f.name, w.regs, w.stack, w.floats).unwrap();
        writeln!(kinds, "KIND({}, {})", f.id, kind(f)).unwrap();
    }
    let dir = tmp_dir().join(format!("abi-{family}"));
    std::fs::create_dir_all(&dir).unwrap();
    for (name, text) in [("abi_table.h", table), ("abi_kinds.h", kinds)] {
        let fresh = dir.join(format!(".{name}-{}-{:?}", std::process::id(), std::thread::current().id()));
        std::fs::write(&fresh, text).unwrap();
        std::fs::rename(&fresh, dir.join(name)).unwrap();
    }
    dir
}

fn host(file: &str, family: u8, soname: &str) -> Host {
    // The tables' content is part of what is compiled, so part of the name.
    let hash = format!("-DCATALOG={:#x}", gputap_catalog::hook::CATALOG_HASH);
    let host = Host::new(file).flag(format!("-I{}", tables(family).display())).flag(hash).flag("-DKINDS");
    host.flag(format!("-DABI_WORDS={WORDS}")).flag(format!("-DLIBRARY=\"{soname}\""))
}

fn library(family: u8, soname: &str) -> PathBuf {
    host("abi_driver.c", family, soname).shared().flag(format!("-Wl,-soname,{soname}")).build_as(soname)
}

fn job(family: u8, soname: &str, linked: bool) -> Job {
    let library = library(family, soname);
    let mut caller = host("abi_caller.c", family, soname);
    if linked {
        caller = caller.flag("-DLINKED").flag("-no-pie").flag(library.display().to_string());
    }
    // Asked for by name, also those are recorded that would only be counted.
    let job = Job::new(caller.build()).driver(library.parent());
    job.env("GPUTAP_API", "all,cuda*,nccl*,nvml*,nvshmem*")
}

fn content(id: u16, i: usize) -> u64 {
    0x5a_0000_0000 + WORDS * u64::from(id) + i as u64
}

/// What the record of a call must show in word `i`.
fn expected(f: &Function, i: usize, ok: bool) -> u64 {
    match f.args.iter().find(|a| usize::from(a.word) == i).map_or(0, |a| a.out) {
        0 => ARENA + (WORDS * u64::from(f.id) + i as u64) * 64,
        _ if !ok => 0,
        4 => u64::from(content(f.id, i) as u32),
        _ => content(f.id, i),
    }
}

fn check(f: &Function, number: u32, record: &Record<'_>) {
    let result = if number == 2 { 7000 + u32::from(f.id) } else { 0 };
    let returned = matches!(f.returns, Returns::Status(_) | Returns::Int | Returns::Pointer);
    assert!(!returned || record.header.result == result, "{} call {number}: {:?}", f.name, record.header);
    let ok = result == 0 || has(f, flag::NO_STATUS);
    let total = f.words.total();
    for i in 0..total {
        let (got, want) = (record.word(i), expected(f, i, ok));
        assert_eq!(got, want, "{} call {number} word {i}: {got:x} is not {want:x}", f.name);
    }
    let kept = record.word(total);
    match f.returns {
        _ if has(f, flag::RETURNS_WORD) => assert_eq!(kept, HIGH | u64::from(result), "{}", f.name),
        Returns::Float => assert_eq!(kept as u32, FLOAT as u32, "{}", f.name),
        Returns::Double => assert_eq!(kept, FLOAT, "{}", f.name),
        _ => {}
    }
    let copied = f.args.iter().filter(|a| a.copy != 0);
    let (bytes, mut at) = (record.copied(f.record_words()), 0);
    for a in copied {
        let first = u64::from_le_bytes(bytes[at..at + 8].try_into().unwrap());
        assert_eq!(first, content(f.id, usize::from(a.word)), "{}: what {} points to", f.name, a.name);
        at += usize::from(a.copy).next_multiple_of(8);
    }
}

fn check_records(family: u8, outcome: &Outcome) {
    let functions: Vec<_> = functions(family).collect();
    assert_eq!(outcome.ended.stdout, format!("{} calls, 0 bad\n", functions.len() * CALLS as usize));
    let recorded = outcome.recorded();
    assert_eq!(recorded.dropped(), 0);
    let mut records: Vec<_> = recorded.rings().flat_map(|r| r.calls()).collect();
    records.sort_by_key(|r| r.header.call);
    assert_eq!(records.len(), functions.len() * CALLS as usize);
    for (i, record) in records.iter().enumerate() {
        let f = functions[i / CALLS as usize];
        assert_eq!((record.header.id, record.header.call), (f.id, i as u32 + 1), "one call after the other");
        check(f, i as u32 % CALLS, record);
    }
}

#[test]
fn by_pointers() {
    for (family, soname) in FAMILIES {
        check_records(family, &job(family, soname, false).compare());
    }
}

#[test]
fn by_name() {
    for (family, soname) in FAMILIES {
        check_records(family, &job(family, soname, true).compare());
    }
}

#[test]
fn without_a_usable_time_stamp_counter() {
    for (family, soname) in FAMILIES {
        check_records(family, &job(family, soname, true).env("GPUTAP_NO_TSC", "1").compare());
    }
}

#[test]
fn switched_off_or_counted() {
    for (family, soname) in FAMILIES {
        for (variable, value) in
            [("GPUTAP_API", "-all"), ("GPUTAP_API", "all"), ("GPUTAP_PAUSED", "1"), ("GPUTAP_DISABLE", "1")]
        {
            let outcome = job(family, soname, true).env(variable, value).compare();
            let all = functions(family).count() as u64 * u64::from(CALLS);
            assert_eq!(outcome.ended.stdout, format!("{all} calls, 0 bad\n"), "{soname} {variable}={value}");
            let counts = outcome.recorded().counts().total();
            assert_eq!(counts, if value == "all" { all } else { 0 }, "{soname} {variable}={value}");
        }
    }
}
