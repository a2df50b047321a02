//! More than one copy of a major, and libraries that come and go.

use std::path::Path;

use gputap_tests::{Host, Job, LibraryMet, family, simulated};

use crate::{linked_to, part, small_runtime};

/// What the job's processes met in family `family`, as flags and file names.
fn met(outcome: &gputap_tests::Outcome, family: u8) -> Vec<(u8, String)> {
    let all = outcome.recorded().libraries();
    let name = |path: &str| Path::new(path).file_name().unwrap().to_string_lossy().into_owned();
    all.iter().filter(|l| l.family == family).map(|l| (l.flags, name(&l.path))).collect()
}

/// A library that is linked to a runtime under the name that repackaged ones have.
fn part_of_copy(copy: &Path) -> std::path::PathBuf {
    let host = Host::new("part.c").shared().flag("-DMAJOR=13").flag("-DPART=part12");
    linked_to(host, copy).build_as("libpartcopy.so")
}

#[test]
fn each_library_calls_its_own_copy() {
    let copy = small_runtime("libcudart-d0da41ae.so.13", 13999, &[]);
    let (own, copied) = (part(13, &[]), part_of_copy(&copy));
    let job = Job::new(Host::new("two_copies.c").build()).arg(&own).arg(&copied);
    let outcome = job.compare();
    assert_eq!(outcome.ended.stdout, "13040 13999\nwrong: 0\n");
    let recorded = outcome.recorded();
    let counts = recorded.counts();
    assert_eq!(counts.of_family(family::RUNTIME_13, "cudaMalloc"), 20, "the first one that was called");
    assert_eq!(outcome.counts.of_family(family::RUNTIME_13, "cudaMalloc"), 20);
    let first = (LibraryMet::RECORDED, "libcudart.so.13".to_owned());
    let second = (LibraryMet::SECOND, "libcudart-d0da41ae.so.13".to_owned());
    assert_eq!(met(&outcome, family::RUNTIME_13), [first, second]);
    // In the other order the other one is recorded.
    let outcome = Job::new(Host::new("two_copies.c").build()).arg(&copied).arg(&own).compare();
    assert_eq!(outcome.ended.stdout, "13999 13040\nwrong: 0\n");
    let flags: Vec<_> = met(&outcome, family::RUNTIME_13).into_iter().map(|(flags, _)| flags).collect();
    assert_eq!(flags, [LibraryMet::RECORDED, LibraryMet::SECOND]);
}

#[test]
fn a_copy_by_pointers_alone() {
    let copy = small_runtime("libcudart-d0da41ae.so.13", 13999, &[]);
    let first = simulated().join("libcudart.so.13");
    let job = Job::new(Host::new("private.c").build()).arg(&first).arg(&copy);
    let outcome = job.compare();
    assert!(
        outcome.ended.stdout.contains("version: 13040\n")
            && outcome.ended.stdout.contains("version: 13999\n")
    );
    assert_eq!(met(&outcome, family::RUNTIME_13).len(), 2);
    assert_eq!(outcome.recorded().counts().of_family(family::RUNTIME_13, "cudaMemcpy"), 20);
}

#[test]
fn closed_and_opened_again() {
    // Of one major: the first is gone each time, so that every one is recorded.
    let a = small_runtime("libcudart.so.13", 13111, &[]);
    let b = small_runtime("libcudart-copy.so.13", 13222, &[]);
    let host = Host::new("reopened.c").build();
    let job = Job::new(&host).arg(&a).arg("13111").arg(&b).arg("13222").driver(None);
    let outcome = job.compare();
    assert_eq!(outcome.ended.stdout, "wrong: 0, calls: 400\n");
    let counts = outcome.recorded().counts();
    assert_eq!(counts.of_family(family::RUNTIME_13, "cudaRuntimeGetVersion"), 400);
}

#[test]
fn closed_and_opened_again_as_another_major() {
    let a = small_runtime("libcudart.so.13", 13111, &[]);
    let b = small_runtime("libcudart.so.12", 12222, &[]);
    let c = small_runtime("libcudart.so.14", 14333, &[]);
    let host = Host::new("reopened.c").build();
    let job = Job::new(&host).arg(&a).arg("13111").arg(&b).arg("12222").arg(&c).arg("14333").driver(None);
    let outcome = job.compare();
    assert_eq!(outcome.ended.stdout, "wrong: 0, calls: 600\n");
    let counts = outcome.recorded().counts();
    assert_eq!(counts.of_family(family::RUNTIME_13, "cudaRuntimeGetVersion"), 200);
    assert_eq!(counts.of_family(family::RUNTIME_12, "cudaRuntimeGetVersion"), 200);
}

#[test]
fn libraries_that_are_linked_to_a_runtime_come_and_go() {
    let a = small_runtime("libcudart.so.13", 13111, &[]);
    let b = small_runtime("libcudart.so.12", 12222, &[]);
    let part = |major: u8, runtime: &Path| {
        let host = Host::new("part.c").shared().flag(format!("-DMAJOR={major}")).flag("-DPART=part");
        linked_to(host, runtime).build_as(&format!("libpart{major}.so"))
    };
    let job = Job::new(Host::new("parts_go.c").build()).arg(part(13, &a)).arg(part(12, &b)).driver(None);
    let outcome = job.compare();
    assert_eq!(outcome.ended.stdout, "wrong: 0\n");
    let counts = outcome.recorded().counts();
    assert_eq!(counts.of_family(family::RUNTIME_13, "cudaMalloc"), 20 * 3);
    assert_eq!(counts.of_family(family::RUNTIME_12, "cudaMalloc"), 20 * 3);
}
