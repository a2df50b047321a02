//! Processes whose surroundings are odd.

use gputap_tests::{Host, Job, Outcome, is_root, skip, small_driver};

exact! { "surroundings.c":
    an_environment_of_a_megabyte "large-environment",
    a_working_directory_that_is_gone "directory-gone",
    a_mask_that_takes_all_rights "strict-mask",
    a_mask_that_takes_no_rights "open-mask",
    a_process_name_that_looks_like_numbers "odd-name",
    a_process_that_may_not_be_dumped "undumpable",
    no_new_privileges "no-new-privileges",
    memory_that_may_not_become_executable "deny-write-execute",
    a_process_that_may_not_read_the_time_stamp_counter "no-time-stamps",
    little_room_for_data "little-data",
    a_thread_that_moves_between_cores "moves-between-cores",
    every_scheduling_policy "odd-schedules",
    a_program_that_overwrites_its_title "title-overwritten",
}

fn job(what: &str) -> Job {
    Job::new(Host::new("surroundings.c").build()).arg(what)
}

/// With a driver that has no memory or files of its own.
fn on_small_driver(what: &str) -> Outcome {
    job(what).driver(Some(&small_driver())).compare()
}

#[test]
fn standard_streams_that_are_closed_stay_free() {
    assert_eq!(on_small_driver("no-streams").ended.code, 12);
}

#[test]
fn all_memory_locked() {
    let outcome = on_small_driver("all-locked");
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
}

#[test]
fn no_more_memory_may_be_locked() {
    if !is_root() {
        return skip("the limit can't be set without root");
    }
    assert_eq!(on_small_driver("little-locked").ended.stdout, "locked: 1\nfirst: 0\nlater: 0\n");
}

/// Without an environment the rings are in the user's own directory, so this needs another /dev/shm.
fn without_environment(what: &str) {
    if !is_root() {
        return skip("mounting needs root");
    }
    let mount = "mount -t tmpfs none /dev/shm && traced \"$@\"";
    let outcome = job(what).driver(Some(&small_driver())).scripted(&["unshare", "-m"], mount).compare();
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
}

#[test]
fn an_environment_that_was_cleared() {
    without_environment("no-environment");
}

#[test]
fn an_environment_that_is_null() {
    without_environment("environment-gone");
}

#[test]
fn an_environment_that_makes_no_sense() {
    without_environment("environment-of-nonsense");
}

#[test]
fn values_that_make_no_sense() {
    let values = [
        ("GPUTAP_RING_BYTES", "abc"),
        ("GPUTAP_RING_BYTES", "-1"),
        ("GPUTAP_RING_BYTES", "99999999999999999999"),
        ("GPUTAP_API", ",,-,,*?"),
        ("GPUTAP_API", "cuNoSuch"),
        ("GPUTAP_DIR", ""),
        ("GPUTAP_DIR", "relative"),
        ("LD_PRELOAD_", "x"),
    ];
    for (name, value) in values.iter().filter(|(n, _)| *n != "GPUTAP_DIR") {
        job("nothing").env(name, value).compare();
    }
    let dir = tempfile::tempdir().unwrap();
    let script = "cd \"$PLACE\" && traced \"$@\"";
    job("nothing").env("GPUTAP_DIR", "relative").env("PLACE", dir.path()).scripted(&[], script).compare();
}

#[test]
fn another_user_before_the_first_call() {
    if !is_root() {
        return skip("needs root");
    }
    let outcome = job("other-user-first").compare();
    assert!(outcome.recorded().processes.is_empty(), "the directory belongs to root");
}

#[test]
fn another_user_after_the_first_call() {
    if !is_root() {
        return skip("needs root");
    }
    let recorded = job("other-user-later").compare().assert_exact();
    assert!(recorded.dropped() > 0, "no further ring can be made");
}

#[test]
fn addresses_that_are_not_random() {
    for option in ["--addr-no-randomize", "--read-implies-exec", "--addr-compat-layout", "--uname-2.6"] {
        let script = format!("traced setarch x86_64 {option} \"$@\"");
        job("nothing").scripted(&[], &script).compare().assert_exact();
    }
}

#[test]
fn a_program_that_was_deleted() {
    let script = "cp \"$1\" $TEST_DIR/gone; shift; exec 9<$TEST_DIR/gone; \
                  sh -c 'sleep 0.1; rm $TEST_DIR/gone' & traced $TEST_DIR/gone \"$@\"; code=$?; wait; exit $code";
    job("nothing").scripted(&[], script).compare().assert_exact();
}

#[test]
fn a_library_by_a_relative_path() {
    let script = "cd \"$(dirname \"$TEST_PRELOAD\")\" && LD_PRELOAD=${TEST_PRELOAD:+./libgputap.so} \"$@\"";
    job("directory-gone").scripted(&[], script).compare().assert_exact();
}

#[test]
fn a_library_through_links_and_other_separators() {
    let link = "ln -s \"${TEST_PRELOAD:-none}\" $TEST_DIR/other.so; \
                LD_PRELOAD=${TEST_PRELOAD:+\"$TEST_DIR/other.so\"} \"$@\"";
    job("nothing").scripted(&[], link).compare().assert_exact();
    let separated = "LD_PRELOAD=\":: $TEST_PRELOAD : \" \"$@\"";
    job("nothing").scripted(&[], separated).compare().assert_exact();
}

#[test]
fn two_copies_of_the_library() {
    let script = "cp \"${TEST_PRELOAD:-/dev/null}\" $TEST_DIR/copy.so; \
                  LD_PRELOAD=${TEST_PRELOAD:+\"$TEST_PRELOAD:$TEST_DIR/copy.so\"} \"$@\"";
    let outcome = job("nothing").scripted(&[], script).compare();
    assert!(!outcome.recorded().processes.is_empty());
}
