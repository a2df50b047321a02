//! Processes that make processes, and every way to end.

use gputap_tests::{Host, Job, Outcome};

fn compare(what: &str) -> Outcome {
    Job::new(Host::new("processes.c").build()).arg(what).compare()
}

fn processes(outcome: &Outcome) -> usize {
    outcome.assert_complete().processes.len()
}

#[test]
fn a_child_that_calls_gets_its_own_rings() {
    assert_eq!(processes(&compare("fork")), 2);
}

#[test]
fn a_child_that_does_not_call_gets_nothing() {
    assert_eq!(processes(&compare("fork-silent")), 1);
}

#[test]
fn a_child_of_raw_clone_gets_its_own_rings() {
    assert_eq!(processes(&compare("clone")), 2);
}

#[test]
fn a_child_without_fork_handlers_gets_its_own_rings() {
    assert_eq!(processes(&compare("_Fork")), 2);
}

#[test]
fn vfork_and_exec() {
    assert_eq!(processes(&compare("vfork")), 2);
}

#[test]
fn posix_spawn() {
    assert_eq!(processes(&compare("spawn")), 2);
}

#[test]
fn exec_of_itself_keeps_the_rings_of_before() {
    assert_eq!(processes(&compare("exec")), 2);
}

#[test]
fn two_hundred_forks() {
    assert_eq!(processes(&compare("storm")), 201);
}

#[test]
fn two_hundred_raw_clones() {
    assert_eq!(processes(&compare("clone-storm")), 201);
}

#[test]
fn fork_while_other_threads_record() {
    assert_eq!(compare("fork-beside-threads").assert_exact().processes.len(), 51);
}

#[test]
fn fork_in_a_signal_handler_that_returns_into_the_recorder() {
    let outcome = compare("fork-in-handler");
    assert_eq!(outcome.ended.stdout, "crashed: 0\n");
}

#[test]
fn calls_right_before_exit_without_handlers_are_there() {
    let outcome = compare("_exit");
    assert_eq!((outcome.ended.code, outcome.assert_complete().processes[0].header.exited()), (7, 0));
}

#[test]
fn calls_in_exit_handlers_are_there() {
    let outcome = compare("atexit");
    assert_eq!((outcome.ended.code, outcome.assert_complete().processes[0].header.exited()), (4, 1));
}

#[test]
fn crashes_keep_what_was_recorded() {
    assert_eq!(compare("abort").ended.code, -6);
    let outcome = compare("segfault");
    outcome.assert_complete();
    assert_eq!(outcome.ended.code, -11);
}

#[test]
fn exit_from_a_thread_while_others_record() {
    let outcome = compare("exit-from-thread");
    assert_eq!(outcome.ended.code, 3);
    let recorded = outcome.recorded();
    let (ours, theirs) = (recorded.counts().total() + recorded.dropped(), outcome.made(&recorded).total());
    assert!(ours <= theirs && theirs <= ours + 2, "{ours} recorded, {theirs} made, two may be under way");
}

#[test]
fn the_main_thread_ends_before_others() {
    let outcome = compare("main-thread-leaves");
    outcome.assert_complete();
    assert_eq!(outcome.ended.code, 3);
}
