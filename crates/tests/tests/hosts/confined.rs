//! Sandboxes.

use gputap_tests::{Host, Job, Outcome, small_driver};

fn compare(what: &str) -> Outcome {
    Job::new(Host::new("confined.c").build()).arg(what).driver(Some(&small_driver())).compare()
}

#[test]
fn every_system_call_that_is_not_permitted() {
    assert_eq!(compare("not-permitted").ended.stdout, "done\n");
}

#[test]
fn every_system_call_that_does_not_exist() {
    assert_eq!(compare("not-implemented").ended.stdout, "done\n");
}

#[test]
fn no_system_call_at_all_from_the_start() {
    let outcome = compare("all-denied");
    assert_eq!(outcome.ended.stdout, "first: 0, later: 0\n");
    assert!(outcome.recorded().processes.is_empty());
}

/// The calls of `confined.c` in a process that records: five, then launches, and two for every sixteenth of them.
fn all_calls(launches: u64) -> u64 {
    let pairs = |n: u64| n + 2 * n.div_ceil(16);
    5 + pairs(50) + pairs(launches)
}

#[test]
fn no_system_call_at_all_once_it_records() {
    let outcome = compare("all-denied-later");
    assert_eq!(outcome.ended.stdout, "first: 0, later: 0\n");
    let recorded = outcome.recorded();
    assert_eq!(recorded.counts().total() + recorded.dropped(), all_calls(30000));
}

#[test]
fn a_handler_that_answers_for_the_kernel() {
    assert_eq!(compare("all-trapped").ended.stdout, "first: 0, later: 0\n");
}

#[test]
fn a_handler_that_answers_for_the_kernel_once_it_records() {
    assert_eq!(compare("all-trapped-later").ended.stdout, "first: 0, later: 0\n");
}

#[test]
fn a_landlock_that_lets_nothing_be_written() {
    assert!(compare("landlocked").ended.stdout.ends_with("first: 0, later: 0\n"));
}

#[test]
fn a_process_that_its_child_traces() {
    assert_eq!(compare("traced-by-child").ended.stdout, "0\n");
}

#[test]
fn a_process_that_its_parent_could_trace() {
    assert_eq!(compare("traces-itself").ended.stdout, "again: -1\nfirst: 0, later: 0\n");
}
