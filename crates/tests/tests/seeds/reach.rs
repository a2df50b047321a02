//! What is seen, and what it costs others to be seen.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use gputap_tests::{Host, Job, LibraryMet, family, have, library, simulated, skip, tmp_dir};

use crate::program;

#[test]
fn no_library_is_opened_at_start_up() {
    let job = Job::new(program("objects.c").build());
    for job in [job.clone(), job.arg("use")] {
        let objects = |traced: bool| {
            let outcome = job.run(traced);
            assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
            outcome.ended.stdout.lines().map(str::to_owned).collect::<BTreeSet<String>>()
        };
        let (bare, traced) = (objects(false), objects(true));
        let more: Vec<_> = traced.difference(&bare).collect();
        assert_eq!(more, [&library().display().to_string()]);
        assert_eq!(bare.difference(&traced).count(), 0);
    }
}

#[test]
fn a_process_without_cuda_writes_nothing() {
    let outcome = Job::new(Host::new("plain.c").build()).arg("/bin/true").driver(None).compare();
    assert!(!outcome.dir().join("rings").exists());
}

#[test]
fn a_machine_without_cuda_starts_every_process() {
    for (program, args) in [
        ("/bin/sh", &["-c", "echo a; ls / >/dev/null; (exit 3); echo $?"][..]),
        ("/bin/true", &[]),
        ("/usr/bin/env", &["sh", "-c", "echo $0"]),
    ] {
        let job = args.iter().fold(Job::new(program), |job, a| job.arg(a)).driver(None);
        let outcome = job.compare();
        assert_eq!((outcome.ended.code, outcome.ended.stderr.as_str()), (0, ""), "{program}");
    }
}

fn readelf(option: &str, file: &Path) -> String {
    let output = Command::new("readelf").args(["-W", option]).arg(file).output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn works_without_private_libc_symbols() {
    if !have("readelf") {
        return skip("no readelf");
    }
    let (dynamic, symbols) = (readelf("-d", &library()), readelf("--dyn-syms", &library()));
    assert!(symbols.contains(" cudaMalloc") && symbols.contains(" ncclAllReduce"), "{symbols}");
    let undefined: Vec<_> = symbols.lines().filter(|line| line.contains(" UND ")).collect();
    let private = |line: &&&str| line.contains("GLIBC_PRIVATE") || line.contains("__libc_d");
    assert_eq!(undefined.iter().find(private), None);
    assert!(!readelf("-V", &library()).contains("GLIBC_PRIVATE"));
    let needed: Vec<_> = dynamic.lines().filter(|line| line.contains("(NEEDED)")).collect();
    let libc = |line: &&str| line.contains("[libc.so.6]") || line.contains("[ld-linux-x86-64.so.2]");
    assert!(needed.iter().all(libc), "{needed:?}");
    assert!(
        !dynamic.contains("RPATH") && !dynamic.contains("RUNPATH"),
        "no path of the machine that built it"
    );
}

#[test]
fn an_absent_original_does_not_recurse() {
    let job = Job::new(Host::new("weak.c").build()).driver(None);
    let bare = job.run(false);
    assert_eq!(bare.ended.code, 0);
    let traced = job.run(true);
    assert_eq!((traced.ended.code, traced.ended.stderr.as_str()), (0, ""));
    let found = "cudaMalloc: 500\ncudaGetDevice: 500\nncclAllReduce: 3\nncclCommCount: 3\nnvmlInit_v2: 13\nnvshmem_malloc: (nil)\n";
    let absent = bare.ended.stdout.split_once("(nil) 7\n").unwrap().1;
    assert_eq!(traced.ended.stdout, format!("{}(nil) 7\n{absent}", found.repeat(3)));
    assert!(absent.lines().all(|line| line.ends_with(": 0")), "{absent}");
}

#[test]
fn launches_graphs_streams_events_pools_and_ipc_are_seen() {
    for major in [12, 13] {
        let host = Host::new("breadth.c").flag(format!("-DMAJOR={major}"));
        let host = host.links(&[&format!("libcudart.so.{major}"), "libnccl.so.2"]);
        let outcome = Job::new(host.build()).compare();
        assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
        let counts = outcome.assert_complete().counts();
        let runtime = "cudaLaunchKernel cudaLaunchKernelExC cudaLaunchKernel_ptsz cudaLaunchCooperativeKernel \
            cudaStreamBeginCapture cudaStreamEndCapture cudaGraphInstantiate cudaGraphLaunch cudaGraphExecDestroy \
            cudaGraphDestroy cudaStreamCreateWithFlags cudaStreamDestroy cudaEventCreate cudaEventRecord \
            cudaEventSynchronize cudaEventElapsedTime cudaEventDestroy cudaStreamWaitEvent cudaStreamSynchronize \
            cudaDeviceSynchronize cudaMallocAsync cudaFreeAsync cudaMallocAsync_ptsz cudaFreeAsync_ptsz \
            cudaMemcpyAsync_ptsz cudaMemcpy_ptds cudaMemPoolCreate cudaMemPoolDestroy cudaMallocFromPoolAsync \
            cudaIpcGetMemHandle cudaIpcOpenMemHandle cudaMemsetAsync cudaMemcpy2DToArray";
        for name in runtime.split_whitespace() {
            let of =
                counts.of_family(if major == 12 { family::RUNTIME_12 } else { family::RUNTIME_13 }, name);
            assert!(of > 0, "{name} of {major}");
        }
        let others = "ncclCommInitRankConfig ncclCommInitRankScalable ncclCommSplit ncclCommFinalize ncclCommDestroy \
            ncclCommAbort ncclGroupStart ncclGroupEnd ncclAlltoAll ncclGather cuMemAddressReserve cuMemCreate cuMemMap \
            cuMemUnmap cuMemRelease cuMemAddressFree cuGraphLaunch cuLaunchKernelEx cuMemPoolCreate";
        for name in others.split_whitespace() {
            assert!(counts.count_of(name) > 0, "{name}");
        }
    }
}

/// The simulated runtime under another name, in a directory of its own.
fn copied(name: &str) -> String {
    let dir = tmp_dir().join("copied");
    std::fs::create_dir_all(&dir).unwrap();
    let fresh = dir.join(format!(".{}-{:?}", std::process::id(), std::thread::current().id()));
    std::fs::copy(simulated().join("libcudart.so.13"), &fresh).unwrap();
    std::fs::rename(&fresh, dir.join(name)).unwrap();
    dir.join(name).display().to_string()
}

#[test]
fn statically_linked_and_privately_opened_copies_are_seen_or_reported() {
    // Inside the program: what it does shows as driver calls.
    let outcome = Job::new(Host::new("own_runtime.c").build()).compare();
    assert_eq!(outcome.assert_complete().counts().count_of("cuMemAlloc_v2"), 50);
    // Opened for one library alone: seen as itself, whatever the file is called.
    for path in [simulated().join("libcudart.so.13").display().to_string(), copied("libprivate.so")] {
        let outcome = Job::new(Host::new("private.c").build()).arg(&path).compare();
        let recorded = outcome.assert_complete();
        assert_eq!(recorded.counts().of_family(family::RUNTIME_13, "cudaMalloc"), 20, "{path}");
        let met = recorded.libraries().into_iter().find(|l| l.family == family::RUNTIME_13).unwrap();
        assert_eq!((met.flags, met.path.as_str()), (LibraryMet::RECORDED, path.as_str()));
    }
    // Both at once: one is recorded, the other one is told of.
    let paths = [simulated().join("libcudart.so.13").display().to_string(), copied("libprivate.so")];
    let outcome = Job::new(Host::new("private.c").build()).arg(&paths[0]).arg(&paths[1]).compare();
    let recorded = outcome.recorded();
    assert_eq!(outcome.counts.of_family(family::RUNTIME_13, "cudaMalloc"), 40);
    assert_eq!(recorded.counts().of_family(family::RUNTIME_13, "cudaMalloc"), 20);
    assert_eq!(recorded.counts().count_of("cuMemAlloc_v2"), 40, "what both do shows as driver calls");
    let flags: Vec<_> =
        recorded.libraries().iter().filter(|l| l.family == family::RUNTIME_13).map(|l| l.flags).collect();
    assert_eq!(flags, [LibraryMet::RECORDED, LibraryMet::SECOND]);
}

#[test]
fn functions_of_a_private_handle_reach_their_original() {
    let path = simulated().join("libcudart.so.13").display().to_string();
    let outcome = Job::new(Host::new("private.c").build()).arg(path).compare();
    assert_eq!(outcome.ended.stdout, "allocated: 20\ncopied: 20\nversion: 13040\n");
    assert_eq!(outcome.assert_complete().counts().of_family(family::RUNTIME_13, "cudaMemcpy"), 20);
}
