//! Threads of every kind and size.

use gputap_tests::{Host, Job};

exact! { "thread_kinds.c":
    stacks_of_four_gigabytes "huge-stacks",
    stacks_that_the_program_made "own-stacks",
    detached_threads "detached",
    threads_of_the_c_standard "standard",
    names_of_threads "names",
    two_thousand_threads_at_once "two-thousand",
    threads_made_by_eight_threads "storm",
    no_key_for_thread_specific_data_left "no-keys",
    a_destructor_that_makes_a_thread "thread-in-destructor",
    threads_cancelled_between_calls "cancelled",
}

#[test]
fn a_megabyte_of_thread_local_data() {
    let program = Host::new("thread_kinds.c").flag("-DLARGE_TLS").build();
    let outcome = Job::new(program).arg("large-tls").compare();
    assert_eq!(outcome.ended.stdout, "bad: 0\n");
    outcome.assert_exact();
}
