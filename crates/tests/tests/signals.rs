//! Signal handlers, jumps and cancellation in and around traced calls.

use std::path::PathBuf;

use gputap_tests::{Host, Job, Outcome, Recorded, small_driver};

fn program() -> PathBuf {
    Host::new("signals.c").build()
}

fn on_small_driver(what: &str) -> Outcome {
    Job::new(program()).arg(what).driver(Some(&small_driver())).compare()
}

/// Every number between 1 and a thread's last is a call that was recorded or one that was dropped.
fn assert_numbered(recorded: &Recorded) {
    let (mut last, mut all) = (0u64, 0);
    for (tid, mut calls) in recorded.processes[0].numbers() {
        all += calls.len() as u64;
        last += u64::from(*calls.last().unwrap());
        let before = calls.len();
        calls.dedup();
        assert_eq!(calls.len(), before, "thread {tid} has numbers twice");
    }
    let dropped = recorded.dropped();
    assert_eq!(recorded.rings().map(|r| r.state.dropped_full).sum::<u64>(), 0, "the rings are large enough");
    // Calls that were dropped after a thread's last record have numbers that no record shows.
    assert!(last <= all + dropped, "numbered up to {last}, {all} recorded and {dropped} dropped");
    assert!(last + 8 >= all + dropped, "numbered up to {last}, {all} recorded and {dropped} dropped");
}

#[test]
fn a_profiler_whose_handler_calls_is_counted_exactly() {
    let outcome = Job::new(program()).arg("profiler").env("GPUTAP_RING_BYTES", "1073741824").compare();
    assert_eq!(outcome.ended.stdout, "handled\n");
    assert_numbered(&outcome.assert_exact());
}

#[test]
fn handlers_interrupt_every_part_of_the_recorder() {
    let outcome = Job::new(program()).arg("bombarded").env("GPUTAP_RING_BYTES", "1073741824").compare();
    assert_eq!(outcome.ended.stdout, "handled\n");
    let recorded = outcome.assert_exact();
    assert!(recorded.dropped_in_signals() > 0, "no handler met the recorder");
    assert_numbered(&recorded);
}

#[test]
fn the_same_without_a_usable_tsc() {
    let job =
        Job::new(program()).arg("bombarded").env("GPUTAP_NO_TSC", "1").env("GPUTAP_RING_BYTES", "1073741824");
    assert_numbered(&job.compare().assert_exact());
}

#[test]
fn a_handler_on_its_own_stack_calls_and_jumps_away() {
    Job::new(program()).arg("alternate-stack").compare().assert_complete();
}

#[test]
fn a_jump_out_of_a_wait_leaves_recording_intact() {
    let recorded = on_small_driver("jump-out-of-wait").recorded();
    let begun = recorded.rings().flat_map(|r| r.records()).filter(|r| r.header.is_begin());
    let waits = begun.filter(|r| gputap_catalog::by_id(r.header.id).unwrap().name == "cuStreamSynchronize");
    assert_eq!(waits.count(), 20, "each wait shows where it was left");
    assert_eq!((recorded.counts().count_of("cuLaunchKernel"), recorded.dropped()), (20 * 20 + 100, 0));
}

#[test]
fn a_jump_out_of_another_call_leaves_recording_intact() {
    let recorded = on_small_driver("jump-out").recorded();
    assert_eq!((recorded.counts().count_of("cuLaunchKernel"), recorded.dropped()), (20 * 20 + 100, 0));
}

#[test]
fn cancellation_unwinds_through_a_recorded_wait() {
    let outcome = on_small_driver("cancel-wait");
    assert!(
        outcome.ended.stdout.starts_with("clean-up: inner\nclean-up: outer\ncancelled\n"),
        "{:?}",
        outcome.ended
    );
    assert_eq!(outcome.recorded().counts().count_of("cuLaunchKernel"), 100);
}

#[test]
fn cancellation_unwinds_through_another_recorded_call() {
    let outcome = on_small_driver("cancel");
    assert!(
        outcome.ended.stdout.starts_with("clean-up: inner\nclean-up: outer\ncancelled\n"),
        "{:?}",
        outcome.ended
    );
    let recorded = outcome.recorded();
    assert!(recorded.processes[0].rings.len() < 10, "a cancelled thread gives its ring back");
}
