//! The many ways to get hold of a driver, or not to.

use std::path::{Path, PathBuf};

use gputap_tests::{Host, Job, Outcome, have, library, simulated, skip, small_driver};
use gputap_wire::layout::process::way;

fn loading(what: &str) -> Job {
    Job::new(Host::new("loading.c").build()).arg(what)
}

fn simulated_driver() -> String {
    simulated().join("libcuda.so.1").display().to_string()
}

fn ways(outcome: &Outcome) -> u64 {
    outcome.recorded().processes[0].header.ways()
}

/// Compares all but one thing: where only we define a name, the loader's text about its absence names our library in
/// place of the program.
fn compare_errors(job: &Job) -> Outcome {
    let (bare, mut traced) = (job.run(false), job.run(true));
    let program = Host::new("loading.c").build();
    for name in ["cuInit", "cudaMalloc"] {
        let text = |p: &Path| format!("{}: undefined symbol: {name}", p.display());
        traced.ended.stdout = traced.ended.stdout.replace(&text(&library()), &text(&program));
    }
    bare.ended.assert_same(&traced.ended);
    traced
}

#[test]
fn without_a_driver_look_ups_fail_as_they_did() {
    let outcome = compare_errors(&loading("no-driver").driver(None));
    assert!(outcome.ended.stdout.starts_with("RTLD_DEFAULT cuInit: NULL"));
    assert!(outcome.recorded().processes.is_empty());
}

#[test]
fn without_a_driver_a_program_fails_as_it_did() {
    let outcome = loading("must-open").driver(None).compare();
    assert_eq!(outcome.ended.code, 98);
    assert!(outcome.ended.stderr.starts_with("libcuda.so.1: cannot open shared object file"));
}

#[test]
fn without_a_driver_a_linked_program_fails_as_it_did() {
    let program = Host::new("linked.c").flag(simulated_driver()).build();
    let outcome = Job::new(program).driver(None).compare();
    assert_eq!(outcome.ended.code, 127);
}

#[test]
fn weak_references_without_a_driver_are_absent_or_answer_not_found() {
    let program = Host::new("linked.c").flag("-DWEAK").build();
    let job = Job::new(program).driver(None);
    let bare = job.run(false);
    assert_eq!(bare.ended.stdout, "cuInit: -1\ncuDriverGetVersion: -1\n");
    let traced = job.run(true);
    assert_eq!((traced.ended.code, traced.ended.stderr.as_str()), (0, ""));
    assert_eq!(traced.ended.stdout, "cuInit: 500\ncuDriverGetVersion: 500\n");
    assert!(traced.recorded().processes.is_empty(), "nothing of CUDA is there to record");
}

#[test]
fn weak_references_with_a_driver_reach_it() {
    let flags = ["-DWEAK", "-Wl,--no-as-needed"];
    let program =
        flags.iter().fold(Host::new("linked.c"), |h, f| h.flag(*f)).flag(simulated_driver()).build();
    Job::new(program).compare().assert_complete();
}

#[test]
fn linked_to_the_driver() {
    for pie in ["-pie", "-no-pie"] {
        let outcome = Job::new(Host::new("linked.c").flag(pie).flag(simulated_driver()).build()).compare();
        assert_eq!(outcome.assert_complete().counts().count_of("cuLaunchKernel"), 100);
        assert_eq!(ways(&outcome), way::PLT);
    }
}

#[test]
fn linked_and_bound_at_start() {
    let program = Host::new("linked.c").flag("-Wl,-z,now").flag(simulated_driver()).build();
    Job::new(program).compare().assert_complete();
}

#[test]
fn opened_for_the_whole_process() {
    compare_errors(&loading("global")).assert_complete();
}

#[test]
fn through_entry_points_of_both_forms() {
    let outcome = loading("proc").compare();
    outcome.assert_complete();
    assert_eq!(ways(&outcome), way::DLSYM | way::PROC | way::PROC_V2);
}

#[test]
fn through_entry_points_of_an_old_driver() {
    loading("proc").env("GPUTAP_SIM_VERSION", "11040").compare().assert_complete();
}

#[test]
fn closed_and_opened_again() {
    loading("again").driver(Some(&small_driver())).compare();
    loading("again").compare().assert_complete();
}

#[test]
fn closed_and_opened_again_a_page_lower() {
    for pages in [1, 2, 3] {
        let gap = (pages * 4096).to_string();
        let outcome = loading("again").arg(&gap).driver(Some(&small_driver())).compare();
        assert_eq!(outcome.ended.stdout, format!("second: 0\nmoved by {gap}\nthird: 0\n"));
        let counts = outcome.recorded().counts();
        assert_eq!(
            (counts.count_of("cuLaunchKernel"), counts.count_of("cuInit")),
            (100, 2),
            "{:?}",
            counts.named()
        );
    }
}

#[test]
fn in_a_namespace_of_its_own_is_not_seen_and_said_so() {
    let outcome = loading("namespace").compare();
    let recorded = outcome.recorded();
    assert_eq!(recorded.processes[0].header.deepbind(), 1);
    assert_eq!(recorded.counts().count_of("cuLaunchKernel"), 50, "what the base namespace calls is");
}

#[test]
fn by_a_library_that_binds_to_itself_first_is_not_seen_and_said_so() {
    let library = Host::new("linked.c").shared().flag("-DLIBRARY").flag(simulated_driver()).build();
    let outcome = loading("deep").arg(&library).compare();
    assert!(outcome.ended.stdout.contains("library: 0"));
    // Nothing called the library's functions, so there is nobody to say it: unless the program calls CUDA as well.
    assert!(outcome.recorded().processes.is_empty());
}

#[test]
fn by_a_library_in_a_scope_of_its_own() {
    let library = Host::new("linked.c").shared().flag("-DLIBRARY").flag(simulated_driver()).build();
    let outcome = loading("local").arg(&library).compare();
    assert_eq!(outcome.assert_complete().counts().count_of("cuLaunchKernel"), 30);
}

#[test]
fn by_python() {
    if !have("python3") {
        return skip("no python3");
    }
    let script = "import ctypes\n\
        cu = ctypes.CDLL('libcuda.so.1')\n\
        v = ctypes.c_int()\n\
        print(cu.cuInit(0), cu.cuDriverGetVersion(ctypes.byref(v)), v.value)\n\
        for i in range(100): cu.cuDriverGetVersion(ctypes.byref(v))\n";
    let python = which("python3");
    let outcome = Job::new(python).arg("-c").arg(script).compare();
    assert_eq!(outcome.assert_complete().counts().count_of("cuDriverGetVersion"), 101);
}

/// A shim of a version manager would run a shell for each start.
fn which(program: &str) -> PathBuf {
    let said = std::process::Command::new(program).args(["-c", "import sys; print(sys.executable)"]).output();
    let said = String::from_utf8(said.unwrap().stdout).unwrap();
    Path::new(said.trim()).to_owned()
}

#[test]
fn by_eight_threads_at_once() {
    loading("race").compare().assert_complete();
}

#[test]
fn errno_is_what_the_driver_left() {
    Job::new(Host::new("errno.c").build()).driver(Some(&small_driver())).compare();
}

fn stand_in() -> Job {
    let library = Host::new("stand_in.c").shared().build();
    let program = Host::new("stand_in.c").flag("-DPROGRAM").flag(library.display().to_string());
    let beside = library.parent().map(|p| format!("-Wl,-rpath,{}", p.display())).unwrap_or_default();
    Job::new(program.flag(beside).build())
}

#[test]
fn by_stand_ins_that_open_the_driver_themselves() {
    let outcome = stand_in().compare();
    assert_eq!(outcome.ended.stdout, "cuInit: 0\ncuDriverGetVersion: 0\na version: 1\n");
    assert_eq!(outcome.assert_complete().counts().count_of("cuInit"), 1);
}

#[test]
fn stand_ins_without_a_driver_answer_for_themselves() {
    let outcome = stand_in().driver(None).compare();
    assert_eq!(outcome.ended.stdout, "cuInit: 303\ncuDriverGetVersion: 303\na version: 0\n");
}

#[test]
fn stand_ins_where_nothing_can_be_recorded() {
    let outcome = stand_in().env("GPUTAP_DIR", "/proc").compare();
    assert_eq!(outcome.ended.stdout, "cuInit: 0\ncuDriverGetVersion: 0\na version: 1\n");
}
