//! Debuggers and tracers that watch the process as well.

use gputap_tests::{Host, Job, have, skip, small_driver};

/// A tracer's own words change from run to run: only what the program says is compared. `run` gets the program as its
/// words, and must send its output to $OUT.
fn under(tool: &str, run: &str, program: &str, what: &str) {
    if !have(tool) {
        return skip(&format!("no {tool}"));
    }
    let script = format!(
        "export OUT=$TEST_DIR/out; run() {{ {run}; }}; run \"$@\" >$TEST_DIR/tool 2>&1; code=$?; cat $OUT; exit $code"
    );
    let job = Job::new(Host::new(program).build()).arg(what);
    let outcome = job.scripted(&[], &script).compare();
    let said = std::fs::read_to_string(outcome.dir().join("tool")).unwrap();
    assert!(!outcome.ended.stdout.is_empty(), "the program did not run: {said}");
    outcome.assert_exact();
}

/// Runs the program below gdb, with the library in the program alone; its output goes to the file.
fn below_gdb(commands: &str) -> String {
    let set = "-ex 'set debuginfod enabled off' -ex 'set pagination off' -ex 'set breakpoint pending on' \
               -ex \"set environment LD_PRELOAD=$TEST_PRELOAD\"";
    format!("gdb -nx -batch -return-child-result {set} {commands} \"$1\"")
}

#[test]
fn gdb_runs_it() {
    under("gdb", &below_gdb("-ex \"run $2 >$OUT\""), "threads.c", "destructors");
}

#[test]
fn gdb_stops_it_at_calls() {
    let stops = "-ex 'break cuLaunchKernel' -ex \"run $2 >$OUT\" -ex 'ignore 1 50' -ex continue -ex bt -ex stepi -ex stepi \
                 -ex next -ex delete -ex continue";
    under("gdb", &below_gdb(stops), "processes.c", "fork-silent");
}

#[test]
fn gdb_attaches_to_it() {
    let attach = "LD_PRELOAD=$TEST_PRELOAD \"$@\" >$OUT & pid=$!; for i in 1 2 3; do \
                  gdb -nx -batch -p $pid -ex 'set debuginfod enabled off' -ex 'thread apply all bt 3' -ex detach; done; \
                  wait $pid";
    under("gdb", attach, "observed.c", "2");
}

#[test]
fn strace_runs_it() {
    let run = "strace -f -o /dev/null sh -c 'LD_PRELOAD=$TEST_PRELOAD exec \"$0\" \"$@\" >$OUT' \"$@\"";
    under("strace", run, "processes.c", "fork-beside-threads");
}

#[test]
fn strace_attaches_to_it() {
    let attach = "LD_PRELOAD=$TEST_PRELOAD \"$@\" >$OUT & pid=$!; for i in 1 2 3 4 5; do \
                  timeout -s INT 0.1 strace -f -o /dev/null -p $pid; done; wait $pid";
    under("strace", attach, "observed.c", "1");
}

#[test]
fn strace_looks_at_stacks() {
    let run = "strace -k -f -o /dev/null sh -c 'LD_PRELOAD=$TEST_PRELOAD exec \"$0\" \"$@\" >$OUT' \"$@\"";
    under("strace", run, "surroundings.c", "nothing");
}

#[test]
fn valgrind_finds_nothing() {
    if !have("valgrind") {
        return skip("no valgrind");
    }
    for (program, what) in [("surroundings.c", "nothing"), ("processes.c", "fork")] {
        let script = "LD_PRELOAD=$TEST_PRELOAD valgrind -q --error-exitcode=33 --log-file=$TEST_DIR/log \"$@\"; \
                      code=$?; grep -c ERROR $TEST_DIR/log; exit $code";
        let job = Job::new(Host::new(program).build()).arg(what).driver(Some(&small_driver()));
        let outcome = job.scripted(&[], script).compare();
        let log = std::fs::read_to_string(outcome.dir().join("log")).unwrap_or_default();
        assert_eq!(outcome.ended.code, 0, "{log}");
    }
}
