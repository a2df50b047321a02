//! Libraries that are newer than the catalogue, and names that lead nowhere.

use std::path::{Path, PathBuf};

use gputap_tests::{Host, Job, LibraryMet, Traced, family};

use crate::{linked_to, part, small_runtime};

fn at(library: &Path, soname: &str, dir: &Path) -> PathBuf {
    let path = dir.join(soname);
    std::fs::copy(library, &path).unwrap();
    path
}

#[test]
fn an_unknown_major_is_passed_through_and_reported() {
    let runtime = small_runtime("libcudart.so.14", 14005, &[]);
    let host = Host::new("part.c").shared().flag("-DMAJOR=14").flag("-DPART=part12");
    let newer = linked_to(host, &runtime).build_as("libpart14.so");
    let known = part(13, &[]);
    for (first, second, said) in [(&known, &newer, "13040 14005"), (&newer, &known, "14005 13040")] {
        let outcome = Job::new(Host::new("two_copies.c").build()).arg(first).arg(second).compare();
        assert_eq!(outcome.ended.stdout, format!("{said}\nwrong: 0\n"));
        let recorded = outcome.assert_complete();
        assert_eq!(recorded.counts().of_family(family::RUNTIME_13, "cudaMalloc"), 20);
        let libraries = recorded.libraries();
        let met = libraries.iter().find(|l| l.path.ends_with("libcudart.so.14"));
        let met = met.unwrap_or_else(|| panic!("not told of: {libraries:?}"));
        assert_eq!(met.flags, LibraryMet::UNKNOWN);
        let known = libraries.iter().find(|l| l.path.ends_with("libcudart.so.13")).unwrap();
        assert_eq!((known.flags, known.family), (LibraryMet::RECORDED, family::RUNTIME_13));
    }
}

#[test]
fn an_unknown_major_by_pointers_alone() {
    let runtime = small_runtime("libcudart.so.14", 14005, &[]);
    let outcome = Job::new(Host::new("private.c").build()).arg(&runtime).driver(None).compare();
    assert_eq!(outcome.ended.stdout, "allocated: 20\ncopied: 20\nversion: 14005\n");
    assert_eq!(outcome.recorded().counts().total(), 0);
}

/// Of each family a version without hooks, by the names under which it comes; none of them has a function that is called.
#[test]
fn a_library_without_hooks_is_reported_by_its_name_alone() {
    const STRANGERS: [&str; 6] = [
        "libnvshmem_host.so.2",
        "libnvshmem_host.so.9",
        "libcudart.so.10.2",
        "libcudart.so.14",
        "libcudart-d0da41ae.so.10.2",
        "libnccl-0123abcd.so.9",
    ];
    for soname in STRANGERS {
        let library = Host::new("stranger.c").shared().flag(format!("-Wl,-soname,{soname}")).build_as(soname);
        let host = || Host::new("beside.c").links(&["libcuda.so.1"]);
        let linked = host().flag(library.display().to_string()).build();
        let ways = [
            Job::new(linked).env("LD_LIBRARY_PATH", in_front(&library)),
            Job::new(host().build()).arg("before").arg(&library),
            Job::new(host().build()).arg("after").arg(&library),
        ];
        for (way, job) in ways.iter().enumerate() {
            let outcome = job.compare();
            assert_eq!(outcome.ended.stdout, "done\n", "{soname}, {way}: {:?}", outcome.ended);
            let libraries = outcome.assert_complete().libraries();
            let met = libraries.iter().find(|l| l.path.ends_with(soname));
            let met = met.unwrap_or_else(|| panic!("{soname}, {way}: not told of: {libraries:?}"));
            assert_eq!(met.flags, LibraryMet::UNKNOWN, "{soname}, {way}");
        }
        // What a person reads.
        let traced = Traced::run(&ways[1]);
        let missing = traced.report()["processes"][0]["coverage"]["missing"].to_string();
        assert!(missing.contains(soname) && missing.contains("does not know"), "{missing}");
    }
    let plugin =
        Host::new("stranger.c").shared().flag("-Wl,-soname,libnccl-net.so").build_as("libnccl-net.so");
    let job = Job::new(Host::new("beside.c").links(&["libcuda.so.1"]).build()).arg("before").arg(&plugin);
    let libraries = job.compare().assert_complete().libraries();
    assert!(!libraries.iter().any(|l| l.path.ends_with("libnccl-net.so")), "{libraries:?}");
}

/// Where the loader looks for this library, and for the simulated ones.
fn in_front(library: &Path) -> String {
    format!("{}:{}", library.parent().unwrap().display(), gputap_tests::simulated().display())
}

#[test]
fn functions_that_no_catalogue_has() {
    let dir = tempfile::tempdir().unwrap();
    let nccl = Host::new("small_nccl.c").shared().flag("-DMORE").flag("-Wl,-soname,libnccl.so.2").build();
    let driver = Host::new("newer_driver.c").shared().flag("-Wl,-soname,libcuda.so.1").build();
    let runtime = small_runtime("libcudart.so.13", 13999, &["-DMORE"]);
    let files = [(&nccl, "libnccl.so.2"), (&driver, "libcuda.so.1"), (&runtime, "libcudart.so.13")];
    let files = files.map(|(library, soname)| at(library, soname, dir.path()));
    let host = files.iter().fold(Host::new("newer.c"), |host, file| host.flag(file.display().to_string()));
    let outcome = Job::new(host.build()).driver(Some(dir.path())).compare();
    assert_eq!(outcome.ended.stdout, "all there\n", "{:?}", outcome.ended);
    let recorded = outcome.recorded();
    let unknown = |family: u8| {
        let met = recorded.libraries().into_iter().find(|l| l.family == family).unwrap();
        (met.flags, met.unknown)
    };
    assert_eq!(unknown(family::NCCL), (LibraryMet::RECORDED, 2));
    assert_eq!(unknown(family::RUNTIME_13), (LibraryMet::RECORDED, 1));
    assert_eq!(unknown(family::DRIVER), (LibraryMet::RECORDED, 2));
    // Handed out by dlsym and by the driver: each one that could not be replaced is counted.
    assert_eq!(recorded.processes[0].header.unknown_entry_points(), 4);
    let counts = recorded.counts();
    assert_eq!(
        (
            counts.count_of("cuInit"),
            counts.count_of("ncclGetVersion"),
            counts.count_of("cudaRuntimeGetVersion")
        ),
        (1, 1, 1)
    );
}

#[test]
fn look_ups_in_handles_find_what_is_there() {
    let host = Host::new("other_handle.c").links(&["libcudart.so.13"]).build();
    let other = small_runtime("libcudart.so.12", 12222, &[]);
    let outcome = Job::new(host).arg(&other).compare();
    let said = "in another library: 0\nin this program: 1\nnot in this library: 0\nversion: 12\nown version: 13\n\
                by version: 13\nby another: 0\n";
    assert_eq!(outcome.ended.stdout, said);
    let counts = outcome.recorded().counts();
    assert_eq!(counts.of_family(family::RUNTIME_13, "cudaRuntimeGetVersion"), 3);
    assert_eq!(counts.of_family(family::RUNTIME_12, "cudaRuntimeGetVersion"), 1);
}

#[test]
fn weak_references_whose_library_comes_later() {
    let host = Host::new("weak_later.c").build();
    let job = Job::new(host).arg(small_runtime("libcudart.so.13", 13111, &[])).driver(None);
    let (bare, traced) = (job.run(false), job.run(true));
    assert_eq!(bare.ended.stdout, "before: 500 7\nfound: 0 13\n");
    assert_eq!((traced.ended.code, traced.ended.stdout.as_str()), (0, bare.ended.stdout.as_str()));
    assert_eq!(traced.ended.stderr, "by reference: 0 13\n", "what was absent before is there now");
}
