//! Signals where they hurt most.

use gputap_tests::{Host, Job};

exact! { "interrupts.c":
    handlers_that_nest "nested",
    a_handler_on_a_small_stack "small-alternate-stack",
    a_handler_that_reaps_children "reaper",
    queued_signals "queued",
    a_thread_that_blocks_all_signals "blocked",
    stopped_and_continued "stopped",
    stepped_by_the_trap_flag "trap-flag",
    waits_that_are_interrupted "interrupted-waits",
}

fn job(what: &str) -> Job {
    Job::new(Host::new("interrupts.c").build()).arg(what)
}

#[test]
fn a_handler_that_calls_while_the_library_starts() {
    job("during-start").compare().assert_exact();
}

#[test]
fn killed_while_the_library_starts() {
    let outcome = job("killed-during-start").compare();
    let recorded = outcome.recorded();
    let (ours, theirs) = (recorded.counts().total() + recorded.dropped(), outcome.made(&recorded).total());
    assert!(ours <= theirs, "{ours} recorded, {theirs} made");
}
