//! Two majors of the runtime in one process: each call arrives in its own and is recorded as its own.

use std::path::PathBuf;

use gputap_tests::{Host, Job, Outcome, family, have, skip};

use crate::{linked_to, part};

/// Different ways in which a library may be bound to its functions.
const BOUND: [&[&str]; 4] = [&[], &["-O2"], &["-O2", "-fno-plt"], &["-O2", "-Wl,-z,now"]];

fn opened(what: &str, flags: &[&str]) -> Job {
    let job = Job::new(Host::new("parts.c").build()).arg(what);
    job.arg(part(12, flags)).arg(part(13, flags))
}

fn linked(what: &str, first: u8) -> Job {
    let host = Host::new("parts.c").flag("-DLINKED");
    let host = [first, 25 - first].iter().fold(host, |host, major| linked_to(host, &part(*major, &[])));
    Job::new(host.build()).arg(what)
}

/// Nothing went wrong, and each major has as many calls as it counted itself.
fn check(outcome: &Outcome, allocations: u64) {
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
    assert!(outcome.ended.stdout.ends_with("wrong: 0\n"), "{:?}", outcome.ended);
    let counts = outcome.assert_complete().counts();
    for family in [family::RUNTIME_12, family::RUNTIME_13] {
        assert_eq!(counts.of_family(family, "cudaMalloc"), allocations, "{:?}", counts.named());
        assert_eq!(counts.of_family(family, "cudaMemcpy"), allocations);
    }
}

#[test]
fn linked_to_both_and_called_in_turn() {
    for first in [12, 13] {
        check(&linked("alternates", first).compare(), 50);
    }
}

#[test]
fn linked_to_both_and_called_by_threads() {
    check(&linked("threads", 12).compare(), 600);
}

#[test]
fn opened_for_themselves_and_called_in_turn() {
    for flags in BOUND {
        check(&opened("alternates", flags).compare(), 50);
    }
}

#[test]
fn opened_for_themselves_and_called_by_threads() {
    check(&opened("threads", &["-O2"]).compare(), 600);
}

#[test]
fn opened_for_all() {
    check(&opened("global", &[]).compare(), 5);
}

#[test]
fn opened_so_that_they_bind_to_themselves_first() {
    let outcome = opened("deep", &[]).compare();
    assert!(outcome.ended.stdout.ends_with("wrong: 0\n"), "{:?}", outcome.ended);
    // They find libc's dlsym before ours as well, so that not even what they do in the driver is seen; but it is said.
    let recorded = outcome.recorded();
    assert_eq!(recorded.counts().count_of("cudaMalloc"), 0);
    assert_eq!(
        recorded.counts().of_family(family::RUNTIME_13, "cudaRuntimeGetVersion"),
        1,
        "the program's own"
    );
    assert_eq!(recorded.processes[0].header.deepbind(), 2);
}

#[test]
fn opened_by_python() {
    if !have("python3") {
        return skip("no python3");
    }
    let script = "import ctypes, sys, threading\n\
        parts = [ctypes.CDLL(p) for p in sys.argv[1:3]]\n\
        work = [parts[0].part12_work, parts[1].part13_work]\n\
        wrong = sum(work[i % 2](1) for i in range(20))\n\
        direct = [ctypes.CDLL('libcudart.so.12'), ctypes.CDLL('libcudart.so.13')]\n\
        v = ctypes.c_int()\n\
        for i in range(20):\n    direct[i % 2].cudaRuntimeGetVersion(ctypes.byref(v))\n    wrong += v.value // 1000 != 12 + i % 2\n\
        t = [threading.Thread(target=work[i % 2], args=(5,)) for i in range(4)]\n\
        [x.start() for x in t]; [x.join() for x in t]\n\
        print('wrong:', wrong)\n";
    let python =
        std::process::Command::new("python3").args(["-c", "import sys; print(sys.executable)"]).output();
    let python = PathBuf::from(String::from_utf8(python.unwrap().stdout).unwrap().trim());
    let job = Job::new(python).arg("-c").arg(script).arg(part(12, &[])).arg(part(13, &[]));
    check(&job.compare(), 20);
}

#[test]
fn libraries_that_jump_instead_of_calling() {
    // The return address of such a call lies in the caller of the library, which is linked to no runtime.
    let outcome = opened("versions", &["-DTAIL"]).compare();
    assert_eq!(
        (outcome.ended.code, outcome.ended.stdout.as_str()),
        (0, "all right\n"),
        "{:?}",
        outcome.ended
    );
    let counts = outcome.assert_complete().counts();
    for family in [family::RUNTIME_12, family::RUNTIME_13] {
        assert_eq!(counts.of_family(family, "cudaRuntimeGetVersion"), 10);
    }
}

#[test]
fn a_library_that_jumps_below_a_program_with_another_major() {
    // Here the return address lies in a program that is linked to the other one.
    let tail = part(13, &["-DTAIL"]);
    let host = linked_to(Host::new("below.c").flag("-DMAJOR=12").links(&["libcudart.so.12"]), &tail);
    let outcome = Job::new(host.build()).compare();
    assert_eq!(outcome.ended.stdout, "own: 12, the library's: 13\n");
    let counts = outcome.assert_complete().counts();
    assert_eq!(counts.of_family(family::RUNTIME_12, "cudaRuntimeGetVersion"), 10);
    assert_eq!(counts.of_family(family::RUNTIME_13, "cudaRuntimeGetVersion"), 10);
}

#[test]
fn addresses_that_one_library_has_and_another_calls() {
    for job in [opened("pointers", &[]), linked("pointers", 12), linked("pointers", 13)] {
        let outcome = job.compare();
        assert_eq!(outcome.ended.stdout, "12: 12\n13: 13\n");
        let counts = outcome.assert_complete().counts();
        assert_eq!(counts.of_family(family::RUNTIME_12, "cudaRuntimeGetVersion"), 1);
        assert_eq!(counts.of_family(family::RUNTIME_13, "cudaRuntimeGetVersion"), 1);
    }
}

#[test]
fn pointers_taken_before_and_after_another_runtime_is_opened() {
    for (own, other) in [(13, 12), (12, 13)] {
        let host = Host::new("pointers.cpp").links(&[&format!("libcudart.so.{own}")]);
        let outcome = Job::new(host.build()).arg(format!("libcudart.so.{other}")).compare();
        assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
        let said = format!(
            "before: {own} {own} {own}\nother: {other}, not the same: 1\nafter: {own} {other} {own} {other} {own}\n\
             threads: {own} {other}\n"
        );
        assert_eq!(outcome.ended.stdout, said);
        let counts = outcome.assert_complete().counts();
        let of = |major: i32| {
            counts.of_family(
                if major == 12 { family::RUNTIME_12 } else { family::RUNTIME_13 },
                "cudaRuntimeGetVersion",
            )
        };
        assert_eq!((of(own), of(other)), (7, 4));
    }
}
