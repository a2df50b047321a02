//! Storms, chains and odd kinds of processes and threads.

use gputap_tests::{Host, Job, Outcome};

fn compare(program: &str, what: &str) -> Outcome {
    Job::new(Host::new(program).build()).arg(what).compare()
}

exact! { "spawning.c":
    children_spawned_without_descriptors "spawn-closed",
    a_child_of_clone3 "clone3",
    a_child_of_vfork_that_calls "vfork-calls",
    a_daemon "daemon",
    a_fork_in_an_exit_handler "fork-at-exit",
    a_fork_in_a_thread_that_ends_as_a_thread "fork-in-thread",
    eight_threads_that_fork_at_once "forks-at-once",
    forks_while_threads_come_and_go "fork-beside-leaving-threads",
    children_that_are_killed "child-killed",
    an_orphan "orphan",
}

exact! { "exec.c":
    an_exec_in_another_thread "in-thread",
    shells_and_pipes "shells",
}

exact! { "raw_threads.c":
    a_thread_that_the_c_library_does_not_know "thread",
    forty_threads_that_the_c_library_does_not_know "threads",
    a_thread_without_its_own_tls "idle-thread",
    a_process_that_shares_all_memory "shared-memory",
}

#[test]
fn sixty_children_of_vfork_and_exec() {
    assert_eq!(compare("spawning.c", "vfork-storm").assert_complete().processes.len(), 61);
}

#[test]
fn sixty_children_of_posix_spawn() {
    assert_eq!(compare("spawning.c", "spawn-storm").assert_complete().processes.len(), 61);
}

#[test]
fn nine_generations() {
    assert_eq!(compare("spawning.c", "generations").assert_complete().processes.len(), 9);
}

#[test]
fn thirty_execs_in_one_process() {
    assert_eq!(compare("exec.c", "chain").assert_complete().processes.len(), 31);
}

#[test]
fn an_exec_of_a_program_without_a_name() {
    assert_eq!(compare("exec.c", "nameless").assert_complete().processes.len(), 2);
}

#[test]
fn an_exec_without_environment() {
    let outcome = compare("exec.c", "bare");
    assert_eq!((outcome.ended.code, outcome.ended.stdout.as_str()), (3, "bare\n"));
    assert_eq!(outcome.assert_complete().processes.len(), 1);
}
