//! Others that wrap the same functions.

use gputap_tests::{Host, Job, family};

const SAID: &str = "wrapper: 30 copies of 6135 bytes, 10 reductions\n";

fn job() -> Job {
    Job::new(Host::new("wrapped.c").flag("-DMAJOR=13").links(&["libcudart.so.13", "libnccl.so.2"]).build())
}

fn wrapper(flag: &str) -> std::path::PathBuf {
    Host::new("layer_wrapper.c").shared().flag(flag).build()
}

fn check(job: &Job, said: &str) {
    let outcome = job.compare();
    assert_eq!((outcome.ended.code, outcome.ended.stderr.as_str()), (0, said));
    let counts = outcome.assert_complete().counts();
    assert_eq!(counts.of_family(family::RUNTIME_13, "cudaMemcpy"), 30);
    assert_eq!(counts.count_of("ncclAllReduce"), 10);
}

#[test]
fn without_one() {
    check(&job(), "");
}

#[test]
fn in_front_of_us() {
    check(&job().preload_before(wrapper("-O1")), SAID);
}

#[test]
fn behind_us() {
    check(&job().preload_after(wrapper("-O1")), SAID);
}

#[test]
fn on_both_sides() {
    let twice = format!("{SAID}{SAID}");
    check(&job().preload_before(wrapper("-O1")).preload_after(wrapper("-O2")), &twice);
}

#[test]
fn two_on_one_side() {
    let twice = format!("{SAID}{SAID}");
    check(&job().preload_before(wrapper("-O1")).preload_before(wrapper("-O2")), &twice);
    check(&job().preload_after(wrapper("-O1")).preload_after(wrapper("-O2")), &twice);
}

#[test]
fn linked_in_front_of_the_runtime() {
    // Not preloaded: the program's own library stands in front of the runtime in the search order.
    let own = Host::new("layer_wrapper.c").shared().build_as("libwrapper.so");
    let host = crate::linked_to(Host::new("wrapped.c").flag("-DMAJOR=13"), &own);
    check(&Job::new(host.links(&["libcudart.so.13", "libnccl.so.2"]).build()), SAID);
}

/// A handler that somebody wrote by hand for CUDATracePreload: it goes on working beside us, on either side.
#[test]
fn a_hand_written_handler_of_cuda_memcpy() {
    const OWN: &str = "own handler: 30 copies, 6135 bytes\n";
    let own = Host::new("own_handler.cpp").shared().build();
    check(&job().preload_before(&own), OWN);
    check(&job().preload_after(&own), OWN);
}
