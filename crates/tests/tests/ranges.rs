//! Reports of parts of a trace's time add up to the report of the whole.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use gputap_model::range::TimeRange;
use gputap_report::{Options, Report, Section, build};
use gputap_tests::corpus::{self, Recording};
use gputap_tests::{Random, amount};
use gputap_trace::{Columns, Trace, Traces};

/// Everything in a section that adds up, by name.
fn sums(section: &Section) -> BTreeMap<String, u64> {
    let mut sums = BTreeMap::new();
    let mut add = |name: String, value: u64| *sums.entry(name).or_default() += value;
    for c in &section.calls {
        add(format!("call {} {}", c.layer, c.function), c.count - c.counted);
        add(format!("time {} {}", c.layer, c.function), c.total_ns);
        add(format!("errors {} {}", c.layer, c.function), c.errors);
    }
    for k in &section.kernels {
        add(format!("launches {}", k.kernel_full), k.launches);
        add(format!("captured {}", k.kernel_full), k.captured);
    }
    add("graph launches".into(), section.graphs.launches);
    for c in &section.copies.by_direction {
        add(format!("copies {:?} {}", c.direction, c.asynchronous), c.count);
        add(format!("bytes {:?} {}", c.direction, c.asynchronous), c.bytes);
    }
    add("allocations".into(), section.memory.device.allocations + section.memory.host.allocations);
    add("frees".into(), section.memory.device.frees + section.memory.host.frees);
    add("allocated".into(), section.memory.device.allocated_bytes);
    for e in &section.errors {
        add(format!("error {} {}", e.function, e.error), e.count);
    }
    add("unfinished".into(), section.unfinished.len() as u64);
    add("waits".into(), section.waiting.count);
    add("waited".into(), section.waiting.total_ns);
    for op in &section.communication.operations {
        add(format!("calls {} {:?}", op.operation, op.communicator), op.calls);
        add(format!("data {} {:?}", op.operation, op.communicator), op.bytes);
    }
    sums.retain(|_, value| *value > 0);
    sums
}

/// How many calls were entered between two moments, counted one by one.
fn entered(traces: &Traces, range: TimeRange) -> u64 {
    let mut calls = 0;
    let scanned = traces.scan_through(Columns::START, &mut |batch, _| {
        calls += batch.start_ns.iter().filter(|ns| range.has(**ns)).count() as u64;
        ControlFlow::Continue(())
    });
    assert_eq!(scanned.damaged, 0);
    calls
}

/// The whole, and its parts between these moments.
fn parts(traces: &Traces, cuts: &[i64]) -> (Report, Vec<Report>) {
    let of = |from_ns, until_ns| {
        build(traces, Options { range: TimeRange { from_ns, until_ns }, ..Options::default() })
    };
    let ends = cuts.iter().copied().chain([i64::MAX]);
    let starts = [i64::MIN].into_iter().chain(cuts.iter().copied());
    (build(traces, Options::default()), starts.zip(ends).map(|(from, until)| of(from, until)).collect())
}

#[test]
fn tallies_of_random_ranges_add_up() {
    let mut random = Random::new(amount("GPUTAP_SEED", 13));
    for case in corpus::cases() {
        let dir = tempfile::tempdir().unwrap();
        let mut members = Vec::new();
        for (name, recording) in Recording::of_case(&case) {
            recording.store(&dir.path().join(&name));
            members.push((name.clone(), Trace::open(&dir.path().join(&name)).unwrap()));
        }
        let traces = Traces::new(members);
        let whole = build(&traces, Options::default()).trace;
        let length = whole.duration_ns().max(2);
        for _ in 0..amount("GPUTAP_RANGES", 4) {
            let cut = |random: &mut Random| whole.first_ns + random.between(1, length - 1) as i64;
            let mut cuts: Vec<i64> = (0..random.between(1, 4)).map(|_| cut(&mut random)).collect();
            cuts.sort_unstable();
            cuts.dedup();
            let (whole, parts) = parts(&traces, &cuts);
            let mut together: BTreeMap<String, u64> = BTreeMap::new();
            for part in &parts {
                let calls: u64 = part.processes.iter().map(|p| p.calls(part.range)).sum();
                assert_eq!(calls, entered(&traces, part.range.unwrap()), "{case} {:?}", part.range);
                for (name, value) in sums(&part.total) {
                    *together.entry(name).or_default() += value;
                }
            }
            assert_eq!(together, sums(&whole.total), "{case} {cuts:?}");
            let memory = |report: &Report| report.total.memory.device;
            let last = memory(parts.last().unwrap());
            assert_eq!(last.live_bytes, memory(&whole).live_bytes, "{case}: memory carries over");
            let peak = parts.iter().map(|part| memory(part).peak_bytes).max();
            assert_eq!(peak, Some(memory(&whole).peak_bytes), "{case}: the peak is in one of them");
        }
    }
}
