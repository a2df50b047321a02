//! Hooks that are entered again from inside: by a driver that calls itself by its public names, also when it was the
//! library that asked it, and by stand-ins for functions of the C library that call the driver.

use std::collections::BTreeMap;
use std::path::PathBuf;

use gputap_catalog::hook::is_driver_question;
use gputap_tests::{Host, Job, Outcome, Recorded};

fn driver(flags: &[&str]) -> PathBuf {
    let plain = Host::new("reentrant_driver.c").shared().flag("-Wl,-soname,libcuda.so.1");
    let driver = flags.iter().fold(plain, |host, flag| host.flag(*flag)).build_as("libcuda.so.1");
    driver.parent().unwrap().to_owned()
}

/// What reached the driver, without what the library says it asked, and without questions, which are not recorded.
fn counted(outcome: &Outcome, recorded: &Recorded) -> BTreeMap<String, u64> {
    let text = std::fs::read_to_string(outcome.dir().join("counted")).unwrap();
    let line = |l: &str| l.split_once(' ').map(|(name, n)| (name.to_owned(), n.parse::<u64>().unwrap()));
    let mut counted: BTreeMap<String, u64> = text.lines().filter_map(line).collect();
    for (name, n) in recorded.processes.iter().flat_map(|p| p.header.own_calls()) {
        if n != 0 {
            *counted.get_mut(name).unwrap() -= n;
        }
    }
    let is_question = |name: &str| {
        gputap_catalog::FUNCTIONS.iter().position(|f| f.name == name).is_some_and(is_driver_question)
    };
    counted.retain(|name, _| !is_question(name));
    counted
}

/// Every call that reached the driver is recorded or counted as dropped, those from inside it as well. Those that it
/// made through pointers of its own may be.
fn assert_exact(outcome: &Outcome) -> Recorded {
    let recorded = outcome.recorded();
    let mut counted = counted(outcome, &recorded);
    let looked_up = counted.remove("looked-up").unwrap();
    let ours: BTreeMap<String, u64> =
        recorded.counts().named().into_iter().map(|(name, n)| (name.to_owned(), n)).collect();
    for (name, n) in &ours {
        let most = counted.get(name).copied().unwrap_or(0) + looked_up;
        assert!(*n <= most, "{name}: {n} recorded and {most} made");
    }
    let all: u64 = counted.values().sum();
    let sum = ours.values().sum::<u64>() + recorded.dropped();
    let exact = all..=all + looked_up;
    assert!(
        exact.contains(&sum),
        "{sum} and not {exact:?}: {ours:?}, {} dropped of {counted:?}",
        recorded.dropped()
    );
    recorded
}

fn run(flags: &[&str], threads: &str) -> Outcome {
    let job = Job::new(Host::new("reentered.c").build()).arg(threads).driver(Some(&driver(flags)));
    let outcome = job.env("GPUTAP_RING_BYTES", "1073741824").compare();
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
    outcome
}

#[test]
fn a_driver_that_calls_itself() {
    let recorded = assert_exact(&run(&[], "0"));
    let nested = recorded.rings().flat_map(|r| r.calls()).filter(|c| c.header.parent != 0).count();
    assert!(nested > 300, "{nested} calls know what they were made inside of");
}

#[test]
fn a_driver_that_calls_itself_in_eight_threads() {
    assert_exact(&run(&[], "8"));
}

#[test]
fn a_driver_that_calls_itself_while_it_holds_its_lock() {
    // Whoever asks the driver while holding a lock that a hook takes stands still here.
    assert_exact(&run(&["-DLOCKED"], "8"));
}

#[test]
fn a_linked_program_and_a_driver_that_calls_itself() {
    let dir = driver(&[]);
    let file = dir.join("libcuda.so.1").display().to_string();
    let outcome = Job::new(Host::new("linked.c").flag(file).build()).driver(Some(&dir)).compare();
    assert_eq!(outcome.ended.stdout, "work: 0\n");
    assert_exact(&outcome);
}

/// Programs with stand-ins that call the driver preloaded before and behind our library, which uses some of them itself.
fn stand_ins(flag: &str, programs: &[(&str, &str)]) {
    let other = Host::new("calling_libc.c").shared().flag(flag).build();
    for (program, what) in programs {
        let job = Job::new(Host::new(program).build()).arg(what);
        for job in [job.clone().preload_before(&other), job.preload_after(&other)] {
            let outcome = job.compare();
            assert_eq!((outcome.ended.code, outcome.ended.stderr.as_str()), (0, ""));
            outcome.assert_exact();
        }
    }
}

const THREADS_AND_PROCESSES: [(&str, &str); 3] =
    [("threads.c", "destructors"), ("processes.c", "fork"), ("spawning.c", "forks-at-once")];

#[test]
fn an_allocator_that_calls_the_driver() {
    stand_ins("-DALLOCATION", &THREADS_AND_PROCESSES);
}

#[test]
fn functions_for_threads_that_call_the_driver() {
    stand_ins("-DTHREADS", &THREADS_AND_PROCESSES);
}

#[test]
fn look_ups_that_call_the_driver() {
    stand_ins("-DLOOK_UPS", &[("opened.c", "looks-up")]);
}

#[test]
fn handlers_of_fork_that_call_the_driver() {
    let outcome = Job::new(Host::new("forking.c").build()).compare();
    assert_eq!(outcome.ended.stdout, "bad: 0\n");
    outcome.assert_exact();
}
