//! Threads that come and go.

use gputap_tests::{Host, Job, Outcome, have, skip};

fn compare(what: &str) -> Outcome {
    let outcome = Job::new(Host::new("threads.c").build()).arg(what).compare();
    assert_eq!(outcome.ended.stdout, "bad: 0\n");
    outcome
}

#[test]
fn two_thousand_threads_one_after_the_other_reuse_rings() {
    let recorded = compare("2000").assert_complete();
    let rings = recorded.processes[0].rings.len();
    assert!(rings < 200, "{rings} rings for 20 threads at a time");
    let leases: usize = recorded.rings().map(|r| r.leases().len()).sum();
    assert!(leases > 2000, "{leases} leases");
}

#[test]
fn more_threads_at_once_than_rings() {
    let recorded = compare("1500-at-once").assert_exact();
    assert!(recorded.rings().any(|r| r.shared), "the last threads share a ring");
    assert_eq!(recorded.processes[0].header.dropped_no_ring(), 0, "all others have one");
}

#[test]
fn more_threads_than_a_small_allowance_has_rings_for() {
    let job = Job::new(Host::new("threads.c").build()).arg("1500-at-once").env("GPUTAP_RING_BYTES", "262144");
    let recorded = job.compare().assert_exact();
    assert_eq!(recorded.processes[0].rings.len(), 5, "four own rings and the shared one");
}

#[test]
fn no_allowance_at_all() {
    let job = Job::new(Host::new("threads.c").build()).arg("2000").env("GPUTAP_RING_BYTES", "0");
    let recorded = job.compare().assert_exact();
    assert_eq!(recorded.processes[0].rings.len(), 1, "the shared ring comes on top of the allowance");
}

#[test]
fn calls_in_destructors_of_thread_specific_data() {
    compare("destructors").assert_complete();
}

#[test]
fn the_first_call_is_in_a_destructor() {
    compare("only-destructors").assert_complete();
}

#[test]
fn rings_of_threads_that_call_in_their_last_destructor_come_back() {
    // Room for 48 rings, for 10 threads at a time and 200 in all.
    let job =
        Job::new(Host::new("threads.c").build()).arg("late-destructors").env("GPUTAP_RING_BYTES", "3145728");
    let recorded = job.compare().assert_complete();
    assert!(recorded.rings().all(|r| !r.shared), "no thread had to share");
}

#[test]
fn the_smallest_stack_is_large_enough() {
    compare("small-stacks").assert_complete();
}

#[test]
fn calls_in_destructors_of_cpp_objects() {
    if !have("g++") {
        return skip("no g++");
    }
    Job::new(Host::new("thread_local.cpp").build()).compare().assert_complete();
}
