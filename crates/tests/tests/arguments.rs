//! Every word of every function reaches the driver, and the rings, unchanged.
//!
//! The driver here is made for this: it exports the whole catalogue and knows which words each function must get. That
//! covers every shape of stub: registers, stack, floats, structs by value, recorded, watched, off and passed through.

use std::fmt::Write as _;
use std::path::PathBuf;

use gputap_catalog::{FUNCTIONS, Function, Layer};
use gputap_tests::{Host, Job, tmp_dir};
use gputap_wire::Record;

const ARENA: u64 = 0x2_0000_0000;
const CALLS: u32 = 4;

fn functions() -> impl Iterator<Item = &'static Function> {
    FUNCTIONS.iter().filter(|f| f.layer == Layer::Driver)
}

/// The table that both C files include.
fn table() -> PathBuf {
    let mut text = String::new();
    for f in functions() {
        let w = f.words;
        writeln!(text, "FUNCTION({}, {}, {}, {}, {})", f.id, f.name, w.regs, w.stack, w.floats).unwrap();
    }
    let dir = tmp_dir().join("abi");
    std::fs::create_dir_all(&dir).unwrap();
    let fresh = dir.join(format!(".{}-{:?}", std::process::id(), std::thread::current().id()));
    std::fs::write(&fresh, text).unwrap();
    std::fs::rename(&fresh, dir.join("abi_table.h")).unwrap();
    dir
}

fn host(file: &str) -> Host {
    // The table's content is part of what is compiled, so part of the name.
    let hash = format!("-DCATALOG={:#x}", gputap_catalog::hook::CATALOG_HASH);
    Host::new(file).flag(format!("-I{}", table().display())).flag(hash)
}

fn driver() -> PathBuf {
    host("abi_driver.c").shared().flag("-Wl,-soname,libcuda.so.1").build_as("libcuda.so.1")
}

fn job() -> Job {
    job_of(host("abi_caller.c").build())
}

/// Asked for by name, also those functions are recorded that would only be counted.
fn job_of(program: PathBuf) -> Job {
    Job::new(program).driver(driver().parent()).env("GPUTAP_API", "cu*")
}

fn said() -> String {
    format!("{} calls, 0 bad\n", functions().count() * CALLS as usize)
}

fn word(id: u16, i: usize) -> u64 {
    ARENA + (16 * u64::from(id) + i as u64) * 64
}

fn content(id: u16, i: usize) -> u64 {
    0x5a_0000_0000 + 16 * u64::from(id) + i as u64
}

/// What the record of a call must show in word `i`.
fn expected(f: &Function, i: usize, ok: bool) -> u64 {
    match f.args.iter().find(|a| usize::from(a.word) == i).map_or(0, |a| a.out) {
        0 => word(f.id, i),
        _ if !ok => 0,
        4 => u64::from(content(f.id, i) as u32),
        _ => content(f.id, i),
    }
}

fn check(f: &Function, number: u32, record: &Record<'_>) {
    let result = if number == 2 { 7000 + u32::from(f.id) } else { 0 };
    assert_eq!(record.header.result, result, "{} call {number}", f.name);
    let total = f.words.total();
    for i in 0..total {
        let (got, want) = (record.word(i), expected(f, i, result == 0));
        assert_eq!(got, want, "{} call {number} word {i}: {got:x} is not {want:x}", f.name);
    }
    let copied: usize = f.args.iter().map(|a| usize::from(a.copy).next_multiple_of(8)).sum();
    let bytes = record.copied(total);
    assert!(bytes.len() >= copied, "{}: {} of {copied} bytes copied", f.name, bytes.len());
    let mut at = 0;
    for a in f.args.iter().filter(|a| a.copy != 0) {
        let first = u64::from_le_bytes(bytes[at..at + 8].try_into().unwrap());
        assert_eq!(first, content(f.id, usize::from(a.word)), "{}: what {} points to", f.name, a.name);
        at += usize::from(a.copy).next_multiple_of(8);
    }
}

fn check_records(outcome: &gputap_tests::Outcome) {
    assert_eq!(outcome.ended.stdout, said());
    let recorded = outcome.recorded();
    assert_eq!(
        (recorded.counts().total(), recorded.dropped()),
        (u64::from(CALLS) * functions().count() as u64, 0)
    );
    let calls = recorded.rings().flat_map(|r| r.calls());
    let mut order: Vec<_> = calls.collect();
    order.sort_by_key(|r| r.header.call);
    for (i, record) in order.iter().enumerate() {
        let f = &FUNCTIONS[i / CALLS as usize];
        assert_eq!((record.header.id, record.header.call), (f.id, i as u32 + 1), "one call after the other");
        check(f, i as u32 % CALLS, record);
    }
}

#[test]
fn recorded_by_the_fast_path() {
    check_records(&job().compare());
}

#[test]
fn recorded_without_a_usable_tsc() {
    check_records(&job().env("GPUTAP_NO_TSC", "1").compare());
}

#[test]
fn recorded_for_a_program_that_is_linked_to_the_driver() {
    let path = driver();
    let linked = host("abi_caller.c").flag("-DLINKED").flag("-no-pie").flag(path.display().to_string());
    check_records(&job_of(linked.build()).compare());
}

#[test]
fn switched_off() {
    let outcome = job().env("GPUTAP_API", "-all").compare();
    assert_eq!(outcome.ended.stdout, said());
    assert_eq!(outcome.recorded().counts().total(), 0);
}

#[test]
fn paused() {
    let outcome = job().env("GPUTAP_PAUSED", "1").compare();
    assert_eq!(outcome.ended.stdout, said());
    assert_eq!(outcome.recorded().counts().total(), 0);
}

#[test]
fn disabled() {
    let outcome = job().env("GPUTAP_DISABLE", "1").compare();
    assert_eq!(outcome.ended.stdout, said());
    assert!(outcome.recorded().processes.is_empty());
}

#[test]
fn without_room_for_a_ring() {
    let outcome = job().env("GPUTAP_DIR", "/proc/no/such/place").compare();
    assert_eq!(outcome.ended.stdout, said());
}

#[test]
fn into_the_shared_ring() {
    let outcome = job().env("GPUTAP_RING_BYTES", "0").compare();
    check_records(&outcome);
    assert!(outcome.recorded().rings().all(|r| r.shared));
}

/// What `configured.c` put behind its pointers, as far as a record keeps it.
fn configured(n: u32) -> Vec<u32> {
    let mut words = vec![n, 1, 1, 32, 1, 1, 0, 0, 0, n % 10];
    for k in 0..(n % 10).min(8) {
        words.extend([k, 0, 16 * n + k, n, k, !n]);
    }
    words
}

/// The words of a copied configuration without the address of its attributes, and without its padding.
fn without_address(bytes: &[u8]) -> Vec<u32> {
    let words = bytes.chunks_exact(4).map(|b| u32::from_le_bytes(b.try_into().unwrap()));
    words.enumerate().filter(|(i, _)| ![7, 10, 11, 13].contains(i)).map(|(_, w)| w).collect()
}

#[test]
fn configurations_with_any_number_of_attributes() {
    const LAUNCHES: u32 = 30_000;
    let job = Job::new(Host::new("configured.c").build()).arg(LAUNCHES.to_string());
    for job in [job.clone(), job.clone().env("GPUTAP_NO_TSC", "1"), job.env("GPUTAP_RING_BYTES", "0")] {
        let outcome = job.compare();
        assert_eq!(outcome.ended.stdout, "0 1 1\n");
        let recorded = outcome.recorded();
        let launch = FUNCTIONS.iter().find(|f| f.name == "cuLaunchKernelEx").unwrap();
        let calls = recorded.rings().flat_map(|r| r.calls()).filter(|r| r.header.id == launch.id);
        let mut calls: Vec<_> = calls.collect();
        calls.sort_by_key(|r| r.header.call);
        assert_eq!(calls.len() as u32 + recorded.dropped() as u32, LAUNCHES + 2);
        let mut seen = 0;
        for call in calls.iter().filter(|r| r.header.result == 0) {
            let bytes = call.copied(4);
            let n = u32::from_le_bytes(bytes[..4].try_into().unwrap());
            assert_eq!(without_address(bytes), configured(n), "launch {n}");
            seen += 1;
        }
        assert!(seen > 1_000, "{seen} launches");
    }
}
