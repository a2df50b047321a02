//! The status line never meets the job's own output, unless it is asked for.

use gputap_tests::{Host, Job, Started, gputap, on_tmpfs};

use crate::LIMIT;
use crate::signals::program;

/// What appears on a terminal at which this is typed.
fn typed(script: &str) -> String {
    let dir = on_tmpfs();
    let job = Host::new("killed.c").build().display().to_string();
    let script = script.replace("GPUTAP", &gputap().display().to_string()).replace("JOB", &job);
    // Something must appear before the keys are pressed; the job goes on until it is interrupted.
    let script = format!("echo begun; {script}");
    let words =
        [program(), "terminal".into(), "shell".into(), "....c".into(), "sh".into(), "-c".into(), script];
    let job = words[1..].iter().fold(Job::new(&words[0]), |job, word| job.arg(word));
    let job = job.env("GPUTAP_SIM_LAUNCH_NS", "100000");
    let ended = Started::new(job.command(false, dir.path()).current_dir(dir.path()), LIMIT).wait();
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(dir.path().join("t/trace.json").exists(), "{}", ended.stdout);
    ended.stdout
}

#[test]
fn a_job_that_writes_to_the_terminal_has_it_for_itself() {
    for redirected in ["", ">/dev/null", "2>/dev/null"] {
        let shown = typed(&format!("GPUTAP run --out t -- JOB 1 {redirected}"));
        assert!(!shown.contains("launches/s"), "{redirected}: {shown:?}");
    }
}

#[test]
fn it_is_drawn_where_the_job_writes_to_no_terminal_or_it_is_asked_for() {
    let shown = typed("GPUTAP run --out t -- JOB 1 >/dev/null 2>&1");
    assert!(shown.contains("launches/s"), "{shown:?}");
    let shown = typed("GPUTAP run --status --out t -- JOB 1");
    assert!(shown.contains("launches/s"), "{shown:?}");
    let shown = typed("GPUTAP run --quiet --status --out t -- JOB 1 >/dev/null 2>&1");
    assert!(!shown.contains("launches/s"), "{shown:?}");
}

/// A command in the background has no terminal to draw on.
#[test]
fn it_is_not_drawn_over_what_somebody_else_does_in_the_foreground() {
    let shown = typed("setsid -w GPUTAP run --out t -- JOB 1 >/dev/null 2>&1 & sleep 2; kill -INT $!; wait");
    assert!(!shown.contains("launches/s"), "{shown:?}");
}
