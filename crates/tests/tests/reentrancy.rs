//! Hooks that are entered again from inside: by a driver that calls itself by its public names, also when it was the
//! library that asked it, and by stand-ins for functions of the C library that call the driver.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use gputap_catalog::by_id;
use gputap_catalog::hook::is_driver_question;
use gputap_tests::{
    Host, Job, Outcome, Recorded, Started, Stored, collect, collect_rest, on_tmpfs, trace_of,
};
use gputap_trace::Columns;

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

/// A call of a driver that calls itself, as it wrote it down or as the trace has it.
#[derive(Debug, PartialEq)]
struct Nested {
    name: String,
    parent: u32,
    words: Vec<u64>,
}

/// What the driver wrote down, by thread and number.
fn written(dir: &Path) -> BTreeMap<(u32, u32), Nested> {
    let text = std::fs::read_to_string(dir.join("made")).unwrap();
    let parse = |line: &str| {
        let mut fields = line.split(' ');
        let mut number = || fields.next().unwrap().parse::<u32>().unwrap();
        let (thread, call, parent) = (number(), number(), number());
        let name = fields.next().unwrap().to_owned();
        let words = fields.map(|f| u64::from_str_radix(f, 16).unwrap()).collect();
        ((thread, call), Nested { name, parent, words })
    };
    text.lines().map(parse).collect()
}

/// The same as the trace has it, and what it lost.
fn stored(dir: &Path) -> (BTreeMap<(u32, u32), Nested>, u64) {
    let (mut all, stored) = (BTreeMap::new(), Stored::read(&trace_of(dir)));
    let scanned = stored.trace.scan(Columns::ALL, &mut |calls| {
        for i in 0..calls.len {
            let function = by_id(calls.api[i]).unwrap();
            let mut words: Vec<u64> = (0..function.words.total()).map(|w| calls.words[w][i]).collect();
            if function.name == "cuLaunchKernelEx" {
                let copied = calls.extra_of(i);
                let word = |at: usize| u32::from_le_bytes(copied[at..at + 4].try_into().unwrap());
                words.extend([word(0), word(48)].map(u64::from));
                let attribute = |n: u64| copied[56 + 24 * n as usize..][..8].try_into().unwrap();
                let attributes = (0..words[5]).map(|n| u64::from_le_bytes(attribute(n)));
                let low: Vec<u64> = attributes.map(|a| a - words[4]).collect();
                assert_eq!(low, [1, 4][..words[5] as usize], "start of each attribute");
            }
            let nested = Nested { name: function.name.to_owned(), parent: calls.parent[i], words };
            all.insert((calls.thread[i], calls.call[i]), nested);
        }
        ControlFlow::Continue(())
    });
    scanned.unwrap();
    all.retain(|_, call| !["cuInit", "cuCtxSetCurrent"].contains(&call.name.as_str()));
    (all, stored.trace.totals().dropped_total())
}

fn nested(flags: &[&str], threads: &str, calls: &str, pause_us: &str, ring_bytes: &str) -> Job {
    let driver = Host::new("nested_driver.c").shared().flag("-Wl,-soname,libcuda.so.1");
    let driver = flags.iter().fold(driver, |driver, flag| driver.flag(*flag)).build_as("libcuda.so.1");
    let job = Job::new(Host::new("nested.c").build()).arg(threads).arg(calls).arg(pause_us);
    job.driver(driver.parent()).env("GPUTAP_RING_BYTES", ring_bytes)
}

#[test]
fn records_of_calls_inside_others_are_whole_while_rings_grow() {
    let outcome = nested(&[], "4", "3000", "0", "1073741824").compare();
    assert_eq!((outcome.ended.code, outcome.ended.stderr.as_str()), (0, ""));
    outcome.recorded().processes.iter().for_each(|p| p.assert_numbered());
    assert!(outcome.recorded().rings().all(|r| r.is_ordered()));
    collect_rest(outcome.dir());
    let (ours, dropped) = stored(outcome.dir());
    let written = written(outcome.dir());
    assert!(written.len() > 30_000, "{}", written.len());
    assert_eq!(dropped, 0);
    assert!(ours == written, "{:?}", ours.iter().zip(&written).find(|(ours, theirs)| ours != theirs));
}

#[test]
fn records_of_calls_inside_others_are_whole_while_rings_begin_again() {
    let dir = on_tmpfs();
    let collector = collect(dir.path(), &["--quiet", "--until-idle", "400ms"]).spawn().unwrap();
    // Two rings that may not grow, and are filled many times over.
    let job = nested(&[], "2", "4000", "1000", "131072");
    let ended = Started::new(&mut job.command(true, dir.path()), Duration::from_secs(60)).wait();
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
    assert!(collector.wait_with_output().unwrap().status.success());
    let (ours, dropped) = stored(dir.path());
    let written = written(dir.path());
    assert_eq!(ours.len() as u64 + dropped, written.len() as u64);
    assert!(ours.len() * 2 > written.len(), "{} of {}", ours.len(), written.len());
    for (key, ours) in &ours {
        assert_eq!(Some(ours), written.get(key), "{key:?}");
    }
}

#[test]
fn children_that_go_on_inside_calls_have_accounts_of_their_own() {
    // At many places: in calls that nothing is around, and in those inside others.
    for every in ["-DFORK=3", "-DFORK=17", "-DFORK=50"] {
        let outcome = nested(&[every], "1", "40", "0", "1073741824").compare();
        assert_eq!((outcome.ended.code, outcome.ended.stderr.as_str()), (0, ""));
        let recorded = outcome.recorded();
        assert!(recorded.processes.len() > 1, "{every}");
        for process in &recorded.processes {
            process.assert_numbered();
            let mut headers = process.rings.iter().flat_map(|ring| ring.calls()).map(|r| r.header);
            assert!(headers.all(|h| h.parent < h.call), "{every}: a call inside a later one");
        }
        collect_rest(outcome.dir());
        Stored::read(&trace_of(outcome.dir()));
    }
}

#[test]
fn what_others_write_into_rings_reaches_no_call() {
    let outcome = nested(&["-DSCRIBBLE"], "1", "600", "0", "1073741824").run(true);
    assert_eq!((outcome.ended.code, outcome.ended.stderr.as_str()), (0, ""), "{:?}", outcome.ended);
    assert_eq!(outcome.ended.stdout, "thread: 0\n0 children, 0 bad\n");
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
