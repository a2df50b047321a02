//! The simulated runtime as C programs see it, in all majors.

use std::path::{Path, PathBuf};

use gputap_sim_base::testing::{compile, counters, simulated};

const NONE: [&str; 0] = [];

fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hosts").join(name)
}

/// Compiles and runs a program against all majors.
fn run(name: &str) {
    for (major, library) in
        [("11", "libcudart.so.11.0"), ("12", "libcudart.so.12"), ("13", "libcudart.so.13")]
    {
        let program = compile(&source(name), &[&format!("-DMAJOR={major}")], &[library]);
        program.run(&NONE, &[]);
    }
}

#[test]
fn memory_arrives_from_every_side() {
    run("memory.c");
}

#[test]
fn registered_kernels_are_launched_in_every_form() {
    run("launch.c");
}

#[test]
fn graphs_do_what_was_captured_or_built() {
    run("graph.c");
}

#[test]
fn memory_is_shared_between_processes() {
    run("ipc.c");
}

#[test]
fn two_majors_live_in_one_process() {
    compile(&source("majors.c"), &[], &[]).run(&NONE, &[]);
}

#[test]
fn without_a_driver_every_call_says_so() {
    let program = compile(&source("no_driver.c"), &["-DMAJOR=13"], &["libcudart.so.13"]);
    let alone = std::env::temp_dir().join(format!("gputap-cudart-alone-{}", std::process::id()));
    std::fs::create_dir_all(&alone).unwrap();
    std::os::unix::fs::symlink(simulated().join("libcudart.so.13"), alone.join("libcudart.so.13")).unwrap();
    program.run(&NONE, &[("LD_LIBRARY_PATH", alone.to_str().unwrap()), ("EXPECTED", "35")]);
    std::fs::remove_dir_all(alone).unwrap();
    program.run(&NONE, &[("GPUTAP_SIM_VERSION", "12080"), ("EXPECTED", "35")]);
    program.run(&NONE, &[("GPUTAP_SIM_GPUS", "0"), ("EXPECTED", "100")]);
}

#[test]
fn calls_are_counted_by_major() {
    let path = std::env::temp_dir().join(format!("gputap-cudart-counters-{}", std::process::id()));
    for major in ["12", "13"] {
        let library = format!("libcudart.so.{major}");
        let program = compile(&source("launch.c"), &[&format!("-DMAJOR={major}")], &[&library]);
        program.run(&NONE, &[("GPUTAP_SIM_CUDART_COUNTERS", path.to_str().unwrap())]);
    }
    let counts = counters(&path);
    std::fs::remove_file(&path).unwrap();
    for family in [2, 3] {
        let of = |name| counts.calls(usize::from(gputap_catalog::by_symbol(family, name).unwrap().id));
        assert_eq!(of("cudaLaunchKernel"), 4, "one that succeeds, three that fail");
        assert_eq!((of("__cudaLaunchKernel"), of("cudaLaunchKernel_ptsz")), (1, 1));
        assert_eq!(of("cudaMalloc"), 1);
    }
}

#[test]
fn a_script_fails_the_runtime_alone() {
    let program = compile(&source("no_driver.c"), &["-DMAJOR=13"], &["libcudart.so.13"]);
    let fail = "cudaGetDeviceCount=35,cudaMalloc=35,cudaGetLastError=35";
    program.run(&NONE, &[("GPUTAP_SIM_FAIL", fail), ("EXPECTED", "35")]);
}
