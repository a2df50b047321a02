//! Functions of the program that the driver calls, and that do not always return.

use gputap_tests::{Host, Job, Outcome, have, skip, small_driver};

fn compare(what: &str) -> Option<Outcome> {
    if !have("g++") {
        skip("no g++");
        return None;
    }
    Some(Job::new(Host::new("callbacks.cpp").build()).arg(what).driver(Some(&small_driver())).compare())
}

/// Recorded launches of a case that says what it said without the library, and ends with `code`.
fn launches(what: &str, code: i32) -> Option<u64> {
    let outcome = compare(what)?;
    assert_eq!(outcome.ended.code, code, "{:?}", outcome.ended);
    let recorded = outcome.recorded();
    assert_eq!(recorded.dropped(), 0);
    Some(recorded.counts().count_of("cuLaunchKernel"))
}

#[test]
fn calls_inside_a_callback() {
    assert!(launches("calls", 0).is_none_or(|n| n == 2 * 100 * 4));
}

#[test]
fn an_exception_through_a_callback() {
    assert!(launches("exceptions", 0).is_none_or(|n| n == 2 * 200 * 3));
}

#[test]
fn an_exception_through_two_callbacks_and_a_destructor() {
    assert!(launches("nested-exceptions", 0).is_none_or(|n| n == 2 * (50 * 2 + 50)));
}

#[test]
fn an_exception_that_nobody_catches() {
    assert!(launches("uncaught", -6).is_none_or(|n| n == 1));
}

#[test]
fn a_jump_out_of_a_callback() {
    assert!(launches("jumps", 0).is_none_or(|n| n == 2 * (200 + 100)));
}

#[test]
fn a_thread_that_ends_in_a_callback() {
    assert!(launches("leaves-thread", 0).is_none_or(|n| n == 2 * (30 + 100)));
}

#[test]
fn a_process_that_exits_in_a_callback() {
    assert!(launches("leaves", 9).is_none_or(|n| n == 3));
}

#[test]
fn a_process_that_aborts_in_a_callback() {
    assert!(launches("aborts", -6).is_none_or(|n| n == 3));
}

#[test]
fn a_fork_in_a_callback() {
    assert!(launches("forks", 0).is_none_or(|n| n == 2 * 10 * 5));
}

#[test]
fn a_walk_up_the_stack_from_a_callback() {
    if let Some(outcome) = compare("walks") {
        assert_eq!(outcome.ended.stdout, "seen from below: 40\n");
    }
}

#[test]
fn coroutines_that_leave_a_call_in_the_middle() {
    assert!(launches("coroutines", 0).is_none_or(|n| n == 2 * (50 * (1 + 10 + 1 + 1 + 2) + 20)));
}
