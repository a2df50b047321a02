//! The library where it is not expected: opened late, without room, or re-entered while it starts.

use gputap_tests::{Host, Job, library, simulated, source_dir};
use gputap_wire::layout::process::way;

fn late() -> Job {
    Job::new(Host::new("late.c").build()).arg(library())
}

#[test]
fn opened_by_the_program_it_exchanges_the_pointers_that_are_there() {
    let outcome = late().run(false);
    assert_eq!(outcome.ended.stdout, "before: 0\ninjection: 1\nafter: 0\n");
    let recorded = outcome.recorded();
    assert_eq!(recorded.counts().count_of("cuLaunchKernel"), 50, "those after");
    assert_eq!(recorded.processes[0].header.ways(), way::PATCHED);
}

#[test]
fn opened_without_static_tls_left_it_is_refused_and_the_program_goes_on() {
    let piece = Host::new("static_tls.c").shared();
    let dir = tempfile::tempdir().unwrap();
    let mut job = late();
    for i in 0..40 {
        let copy = dir.path().join(format!("piece-{i}.so"));
        std::fs::copy(piece.build(), &copy).unwrap();
        job = job.arg(copy);
    }
    let outcome = job.run(false);
    let said = &outcome.ended.stdout;
    assert!(said.starts_with("before: 0\nstatic TLS: none left\n"), "{said}");
    // What is left may still be enough for our 128 bytes.
    assert!(said.contains("refused: static TLS") || said.contains("injection: 1"), "{said}");
    assert!(said.ends_with("after: 0\n"), "{said}");
}

#[test]
fn another_dl_iterate_phdr_that_looks_for_the_real_one() {
    let driver = simulated().join("libcuda.so.1").display().to_string();
    let program = Host::new("linked.c").flag(&driver).build();
    let other = Host::new("reentrant.c").shared();
    Job::new(program).preload_before(other.build()).compare().assert_complete();
    let both =
        Host::new("linked.c").flag(source_dir().join("reentrant.c").display().to_string()).flag(&driver);
    Job::new(both.build()).compare().assert_complete();
    let none =
        Host::new("plain.c").flag("-DNO_DRIVER").flag(source_dir().join("reentrant.c").display().to_string());
    Job::new(none.build()).driver(None).compare();
}
