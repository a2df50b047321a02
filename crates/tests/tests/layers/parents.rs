//! Which call was made inside which.

use std::collections::BTreeMap;

use gputap_catalog::Layer;
use gputap_tests::{Call, Host, Job, Recorded, calls};

fn job(what: &str) -> Job {
    let host = Host::new("seeds.c").flag("-DMAJOR=13").links(&["libcudart.so.13", "libnccl.so.2"]);
    Job::new(host.build()).arg(what)
}

/// Every record says the innermost call of its thread that it lies in, by time. How many calls are inside another.
fn assert_nested(recorded: &Recorded) -> usize {
    let mut threads: BTreeMap<(u32, u32), Vec<Call<'_>>> = BTreeMap::new();
    for call in calls(recorded).into_iter().filter(|c| c.function.id == c.record.header.id) {
        threads.entry((call.pid, call.tid)).or_default().push(call);
    }
    let mut inside = 0;
    for calls in threads.into_values() {
        let mut open: Vec<Call<'_>> = Vec::new();
        for call in calls {
            let h = call.record.header;
            while open.last().is_some_and(|o| o.record.header.end <= h.start) {
                open.pop();
            }
            let parent = open.last().map_or(0, |o| o.record.header.call);
            let around = open.last().map_or("nothing", |o| o.function.name);
            assert_eq!(h.inside(), parent, "{} {h:?} inside {around}", call.function.name);
            inside += usize::from(h.parent != 0);
            open.push(call);
        }
    }
    inside
}

#[test]
fn driver_calls_are_inside_the_runtime_call_that_made_them() {
    let outcome = job("small-allocations").run(true);
    let recorded = outcome.assert_complete();
    let calls = calls(&recorded);
    let parent = |call: &Call<'_>| {
        let number = call.record.header.parent;
        calls.iter().find(|c| c.record.header.call == number).map(|c| c.function.name)
    };
    let of = |name: &'static str| calls.iter().filter(move |c| c.function.name == name);
    assert_eq!(of("cuMemAlloc_v2").filter(|c| parent(c) == Some("cudaMalloc")).count(), 101);
    assert_eq!(of("cuMemFree_v2").filter(|c| parent(c) == Some("cudaFree")).count(), 51);
    let driver = calls.iter().filter(|c| c.function.layer == Layer::Driver);
    assert_eq!(driver.filter(|c| c.record.header.parent == 0).count(), 0, "none is the program's own");
    assert!(of("cudaMalloc").chain(of("cudaFree")).all(|c| c.record.header.parent == 0));
}

#[test]
fn parents_are_those_that_time_says() {
    for what in ["values", "messages", "directions", "failures", "forks", "threads"] {
        let recorded = job(what).run(true).recorded();
        assert!(assert_nested(&recorded) > 10, "{what}");
    }
}

#[test]
fn without_the_time_stamp_counter_too() {
    let recorded = job("messages").env("GPUTAP_NO_TSC", "1").run(true).recorded();
    assert!(assert_nested(&recorded) > 10);
}
