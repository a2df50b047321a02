//! Memory and data, in bytes.

use std::os::unix::fs::FileExt;
use std::time::Duration;

use gputap_ring_reader::process_dirs;
use gputap_tests::{Host, Job, Outcome, Started, Traced, calls, gputap, number, small_driver};
use gputap_wire::layout::PAGE;
use gputap_wire::{Records, WORDS_AT};
use serde_json::Value;

use crate::job;

/// What `gputap report` says of the rings that a job left.
fn report_of_rings(outcome: &Outcome) -> Value {
    let job = Job::new(gputap()).arg("report").arg(outcome.dir().join("rings")).arg("--format").arg("json");
    let ended = Started::new(&mut job.command(false, outcome.dir()), Duration::from_secs(60)).wait();
    assert!(ended.code == 0 || ended.code == 3, "{ended:?}");
    serde_json::from_str(&ended.stdout).unwrap()
}

#[test]
fn small_allocations_are_not_rounded_away_and_frees_count() {
    let report = Traced::run(&job("small-allocations")).report();
    let device = &report["total"]["memory"]["device"];
    assert_eq!(number(&device["allocated_bytes"]), 600_000);
    assert_eq!(number(&device["peak_bytes"]), 600_000);
    assert_eq!(number(&device["live_bytes"]), 50_000);
    assert_eq!((number(&device["allocations"]), number(&device["frees"])), (101, 51));
}

#[test]
fn an_allocation_counts_after_success_only() {
    // The variable that the address goes to holds the last one when the others fail.
    let traced = Traced::run(&job("failures").env("GPUTAP_SIM_FAIL", "cuMemAlloc_v2:4+=2"));
    assert_eq!(traced.ended.stdout, "0002222222 21 5 4\n");
    let memory = &traced.report()["total"]["memory"];
    let device = &memory["device"];
    assert_eq!((number(&device["allocations"]), number(&device["live_bytes"])), (3, 3 * 4096));
    assert_eq!((number(&memory["unseen_frees"]), number(&memory["not_freed_count"])), (0, 3));
}

#[test]
fn freeing_never_reads_device_memory_on_the_host() {
    let outcome = job("frees").compare();
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
    assert!(outcome.ended.stdout.split_whitespace().all(|status| status == "1"), "{:?}", outcome.ended);
    outcome.assert_complete();
    // A driver whose addresses are small numbers: reading any of them would be the end.
    let work = Job::new(Host::new("surroundings.c").build()).arg("nothing").driver(Some(&small_driver()));
    let outcome = work.compare();
    let device = &report_of_rings(&outcome)["total"]["memory"]["device"];
    let (allocated, freed) = (number(&device["allocations"]), number(&device["frees"]));
    assert!(allocated > 0 && allocated == freed, "{device}");
}

#[test]
fn copies_of_every_direction_are_seen() {
    let report = Traced::run(&job("directions")).report();
    let rows = report["total"]["copies"]["by_direction"].as_array().unwrap().clone();
    let found = |direction: &str, asynchronous: bool| {
        let is = |row: &&Value| row["direction"] == direction && row["asynchronous"] == asynchronous;
        rows.iter().find(is).map(|row| (number(&row["count"]), number(&row["bytes"])))
    };
    for (direction, now, later) in [
        ("HtoD", Some((3, 1001 + 3001 + 200)), Some((1, 2001))),
        ("DtoH", Some((1, 1002)), Some((1, 2002))),
        ("DtoD", Some((1, 1003)), Some((1, 2003))),
        ("HtoH", Some((1, 1004)), None),
        ("Peer", Some((1, 1005)), Some((1, 2005))),
        ("Memset", Some((1, 3333)), Some((1, 333))),
    ] {
        assert_eq!((found(direction, false), found(direction, true)), (now, later), "{direction}");
    }
    assert_eq!(rows.len(), 11, "{rows:?}");
    let peers = &report["total"]["copies"]["peers"];
    assert_eq!((number(&peers[0]["source"]), number(&peers[0]["destination"])), (0, 1));
    assert_eq!(number(&peers[0]["bytes"]), 3010);
}

const LONG_NS: u64 = 90 * 60 * 1_000_000_000;

/// Makes every call of a function in the rings take ninety minutes.
fn lengthen(outcome: &Outcome, function: &str) -> u64 {
    let mut changed = 0;
    for dir in process_dirs(&outcome.dir().join("rings")).unwrap() {
        let ring = std::fs::File::options().read(true).write(true).open(dir.join("ring-0000")).unwrap();
        let mut bytes = std::fs::read(dir.join("ring-0000")).unwrap();
        let data = bytes.split_off(PAGE);
        let mut records = Records::new(&data);
        loop {
            let at = records.position();
            let Some(Ok(record)) = records.next() else { break };
            let mut header = record.header;
            let is = gputap_catalog::by_id(header.id).is_some_and(|f| f.name == function);
            if is && header.is_call() {
                header.end = header.start + LONG_NS;
                let bytes: [u8; WORDS_AT] = header.to_bytes();
                ring.write_all_at(&bytes, (PAGE + at) as u64).unwrap();
                changed += 1;
            }
        }
    }
    changed
}

#[test]
fn long_sums_do_not_wrap() {
    // Without the TSC a tick is a nanosecond.
    let outcome = job("long-sums").env("GPUTAP_NO_TSC", "1").run(true);
    assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
    assert_eq!(lengthen(&outcome, "cudaDeviceSynchronize"), 2);
    let report = report_of_rings(&outcome);
    let rows = report["total"]["calls"].as_array().unwrap();
    let row = rows.iter().find(|row| row["function"] == "cudaDeviceSynchronize").unwrap();
    assert_eq!((number(&row["total_ns"]), number(&row["max_ns"])), (2 * LONG_NS, LONG_NS));
    let device = &report["total"]["memory"]["device"];
    assert_eq!(number(&device["allocated_bytes"]), 5 * (3 << 30));
    let recorded = outcome.recorded();
    let calls = calls(&recorded);
    let reduce = calls.iter().find(|call| call.function.name == "ncclAllReduce").unwrap();
    assert_eq!((reduce.arg("count"), reduce.bytes()), (5 << 32, Some(20 << 32)));
}
