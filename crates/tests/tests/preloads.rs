//! Other preloaded libraries, in front of ours and behind it.

use std::path::PathBuf;

use gputap_tests::{Host, Job, skip};

fn job(program: &str, what: &str) -> Job {
    Job::new(Host::new(program).build()).arg(what)
}

/// Runs it with `other` before and after our library.
fn around(other: &PathBuf, run: impl Fn(Job)) {
    for (program, what) in [("processes.c", "fork"), ("threads.c", "destructors"), ("loading.c", "proc")] {
        run(job(program, what).preload_before(other));
        run(job(program, what).preload_after(other));
    }
}

#[test]
fn one_that_stands_in_for_malloc() {
    around(&Host::new("interposer.c").shared().build(), |job| {
        let outcome = job.compare();
        assert!(outcome.ended.stderr.contains("interposer: malloc"));
        outcome.assert_complete();
    });
}

#[test]
fn one_that_stands_in_for_dlsym() {
    around(&Host::new("interposer.c").shared().flag("-DLOOK_UPS").build(), |job| {
        job.compare().assert_complete();
    });
}

#[test]
fn one_that_calls_the_driver_from_malloc() {
    around(&Host::new("interposer.c").shared().flag("-DCALLS_DRIVER").build(), |job| {
        job.compare().assert_exact();
    });
}

#[test]
fn two_that_stand_in_for_dlsym() {
    let first = Host::new("interposer.c").shared().flag("-DLOOK_UPS").flag("-DNO_MALLOC").build();
    let second =
        Host::new("interposer.c").shared().flag("-DLOOK_UPS").flag("-DNO_MALLOC").flag("-DSECOND").build();
    let job = job("loading.c", "proc").preload_before(first).preload_after(second);
    job.compare().assert_complete();
}

#[test]
fn our_library_twice() {
    let outcome = job("processes.c", "fork").preload_before(gputap_tests::library()).run(true);
    outcome.assert_complete();
}

#[test]
fn jemalloc() {
    let places = ["/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib"];
    let found = places.iter().map(|d| PathBuf::from(d).join("libjemalloc.so.2")).find(|p| p.exists());
    let Some(jemalloc) = found else {
        return skip("no libjemalloc.so.2");
    };
    around(&jemalloc, |job| {
        job.compare().assert_complete();
    });
}
