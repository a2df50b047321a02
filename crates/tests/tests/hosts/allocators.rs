//! Other allocators and sanitizers, in front of our library and behind it.

use std::path::PathBuf;
use std::process::Command;

use gputap_tests::{Host, Job, Outcome, skip};

/// A shared library of the system.
fn library(name: &str) -> Option<PathBuf> {
    let places = ["/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib", "/lib/x86_64-linux-gnu", "/lib64"];
    let found = places.iter().map(|d| PathBuf::from(d).join(name)).find(|p| p.exists());
    if found.is_none() {
        skip(&format!("no {name}"));
    }
    found
}

const PROGRAMS: [(&str, &str); 6] = [
    ("processes.c", "fork"),
    ("processes.c", "fork-beside-threads"),
    ("threads.c", "destructors"),
    ("threads.c", "2000"),
    ("loading.c", "proc"),
    ("interrupts.c", "nested"),
];

/// Runs several programs with `other` before and behind our library.
fn around(other: &str, env: (&str, &str)) {
    let Some(other) = library(other) else { return };
    for (program, what) in PROGRAMS {
        let job = Job::new(Host::new(program).build()).arg(what).env(env.0, env.1);
        job.clone().preload_before(&other).compare().assert_exact();
        job.preload_after(&other).compare().assert_exact();
    }
}

#[test]
fn tcmalloc() {
    around("libtcmalloc_minimal.so.4", ("A", ""));
}

#[test]
fn mimalloc() {
    around("libmimalloc.so.2", ("A", ""));
}

#[test]
fn the_checking_allocator_of_the_c_library() {
    around("libc_malloc_debug.so.0", ("GLIBC_TUNABLES", "glibc.malloc.check=3:glibc.malloc.perturb=165"));
}

#[test]
fn jemalloc_tcmalloc_and_mimalloc_together() {
    let names = ["libjemalloc.so.2", "libtcmalloc_minimal.so.4", "libmimalloc.so.2"];
    let Some(all) = names.into_iter().map(library).collect::<Option<Vec<_>>>() else { return };
    let job = Job::new(Host::new("processes.c").build()).arg("fork");
    let job = job.preload_before(&all[0]).preload_after(&all[1]).preload_after(&all[2]);
    job.compare().assert_exact();
}

/// What the compiler links in for a sanitizer.
fn runtime(name: &str) -> Option<PathBuf> {
    let said = Command::new("gcc").arg(format!("-print-file-name={name}")).output().ok()?.stdout;
    let path = PathBuf::from(String::from_utf8(said).ok()?.trim()).canonicalize().ok();
    if path.is_none() {
        skip(&format!("no {name}"));
    }
    path
}

/// Programs built with a sanitizer whose runtime is preloaded in front of ours, as sanitizers want it.
fn sanitized(flag: &str, file: &str) {
    let Some(runtime) = runtime(file) else { return };
    for (program, what) in [("threads.c", "destructors"), ("processes.c", "fork"), ("loading.c", "proc")] {
        let host = Host::new(program).flag(format!("-fsanitize={flag}"));
        let job = Job::new(host.build()).arg(what).env("ASAN_OPTIONS", "detect_leaks=0");
        let outcome = job.preload_before(&runtime).compare();
        assert_eq!((outcome.ended.code, outcome.ended.stderr.as_str()), (0, ""));
        outcome.assert_exact();
    }
}

#[test]
fn the_address_sanitizer() {
    sanitized("address", "libasan.so");
}

#[test]
fn the_sanitizer_of_undefined_behaviour() {
    sanitized("undefined", "libubsan.so");
}

#[test]
fn the_address_sanitizer_linked_statically() {
    if runtime("libasan.a").is_none() {
        return;
    }
    let host = Host::new("threads.c").flag("-fsanitize=address").flag("-static-libasan");
    let outcome: Outcome =
        Job::new(host.build()).arg("destructors").env("ASAN_OPTIONS", "detect_leaks=0").compare();
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
    outcome.assert_exact();
}

#[test]
fn the_library_that_sets_buffers() {
    let script = "LD_PRELOAD=$TEST_PRELOAD exec stdbuf -oL -eL \"$@\"";
    let job = Job::new(Host::new("processes.c").build()).arg("fork");
    job.scripted(&[], script).compare().assert_exact();
}
