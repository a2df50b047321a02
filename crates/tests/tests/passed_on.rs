//! Calls that the runtime passes on to the driver: one record speaks for both, and every account is as if each had its own.

use std::collections::BTreeMap;
use std::path::Path;

use gputap_catalog::passed::UNKNOWN;
use gputap_catalog::{Layer, by_id};
use gputap_tests::{Host, Job, Outcome, Recorded, Stored, collect_rest, small_driver, source_dir, trace_of};
use gputap_trace::{Columns, FLAG_PASSED_ON, Trace};

/// Asked for by name, each function of the runtime has a record of its own.
const NAMED: &str = "all,cudaLaunchKernel*,cudaMemcpyAsync,cudaMemsetAsync";

fn job(major: u8, case: &str) -> Job {
    let soname = if major == 11 { "libcudart.so.11.0".to_owned() } else { format!("libcudart.so.{major}") };
    let host = Host::new("passed_on.c").flag(format!("-DMAJOR={major}")).links(&[&soname, "libnccl.so.2"]);
    Job::new(host.build()).arg(case)
}

/// A row of the runtime.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    name: &'static str,
    passed_on: bool,
    result: i32,
    words: Vec<u64>,
    extra: Vec<u8>,
    duration_ns: i64,
    /// Function and duration of each call inside it.
    inside: Vec<(&'static str, i64)>,
}

/// The rows of launches, copies and fills by the runtime, in the order of their numbers.
fn rows(trace: &Path) -> Vec<Row> {
    let mut all = BTreeMap::new();
    let mut inside: BTreeMap<_, Vec<_>> = BTreeMap::new();
    let trace = Trace::open(trace).unwrap();
    trace
        .scan(Columns::ALL, &mut |calls| {
            for i in 0..calls.len {
                let function = by_id(calls.api[i]).unwrap();
                let (thread, duration_ns) = ((calls.process[i], calls.thread[i]), calls.duration_ns[i]);
                if calls.parent[i] != 0 {
                    inside.entry((thread, calls.parent[i])).or_default().push((function.name, duration_ns));
                }
                let kind = ["cudaLaunchKernel", "cudaMemcpyAsync", "cudaMemsetAsync"];
                if function.layer != Layer::Runtime
                    || !kind.iter().any(|kind| function.base.starts_with(kind))
                {
                    continue;
                }
                let row = Row {
                    name: function.name,
                    passed_on: calls.flags[i] & FLAG_PASSED_ON != 0,
                    result: calls.result[i],
                    words: (0..function.words.total()).map(|w| calls.words[w][i]).collect(),
                    extra: calls.extra_of(i).to_vec(),
                    duration_ns,
                    inside: Vec::new(),
                };
                assert!(all.insert((thread, calls.call[i]), row).is_none(), "two calls with one number");
            }
            std::ops::ControlFlow::Continue(())
        })
        .unwrap();
    for (key, row) in &mut all {
        row.inside = inside.remove(key).unwrap_or_default();
    }
    all.into_values().collect()
}

/// Where a row says something else than the program; what is not known is no difference.
fn difference(row: &Row, line: &str) -> Option<String> {
    let mut fields = line.split_whitespace();
    let what = fields.next()?;
    let mut said: Vec<u64> = fields.map(|f| u64::from_str_radix(f, 16).unwrap()).collect();
    let result = said.pop()? as i32;
    let low = |word: u64| word & 0xFFFF_FFFF;
    let ours: Vec<u64> = match (what, row.name) {
        ("copy", "cudaMemcpyAsync") => {
            row.words.iter().enumerate().map(|(i, w)| if i == 3 { low(*w) } else { *w }).collect()
        }
        ("set", "cudaMemsetAsync") => {
            // The driver gets the byte that is set.
            said[1] &= 0xFF;
            row.words.iter().enumerate().map(|(i, w)| if i == 1 { w & 0xFF } else { *w }).collect()
        }
        ("launch", "cudaLaunchKernel") => {
            let [_, xy, z, bxy, bz, _, shared, stream] = row.words[..] else { panic!("{row:?}") };
            vec![low(xy), xy >> 32, low(z), low(bxy), bxy >> 32, low(bz), shared, stream]
        }
        ("launch", "cudaLaunchKernelExC") => {
            let at =
                |i: usize| u64::from(u32::from_le_bytes(row.extra[4 * i..4 * i + 4].try_into().unwrap()));
            (0..7).map(at).chain([at(8) | at(9) << 32]).collect()
        }
        _ => return Some(format!("{} is no {what}", row.name)),
    };
    let same = |(i, (ours, said)): (usize, (&u64, &u64))| {
        ours == said || row.passed_on && row.name == "cudaMemcpyAsync" && i == 3 && *ours == low(UNKNOWN)
    };
    let equal =
        row.result == result && ours.len() == said.len() && ours.iter().zip(&said).enumerate().all(same);
    (!equal).then(|| format!("{line}: {row:x?}"))
}

fn stored(outcome: &Outcome) -> Vec<Row> {
    collect_rest(outcome.dir());
    rows(&trace_of(outcome.dir()))
}

#[test]
fn a_passed_on_call_is_what_the_program_called() {
    for major in [11, 12, 13] {
        let mut seen = Vec::new();
        for api in ["all", NAMED] {
            let outcome = job(major, "calls").env("GPUTAP_API", api).run(true);
            outcome.assert_complete();
            let rows = stored(&outcome);
            let lines: Vec<&str> = outcome.ended.stdout.lines().collect();
            assert_eq!(rows.len(), lines.len(), "{major} {api}");
            let wrong: Vec<_> =
                rows.iter().zip(&lines).filter_map(|(row, line)| difference(row, line)).collect();
            assert!(wrong.is_empty(), "{major} {api}: {wrong:#?}");
            for row in rows.iter().filter(|row| row.passed_on) {
                let [(_, duration_ns)] = row.inside[..] else { panic!("{row:?}") };
                assert_eq!(row.duration_ns, duration_ns, "times are those of the call inside: {row:?}");
            }
            let inside = |row: &Row| row.inside.iter().map(|(name, _)| *name).collect::<Vec<_>>();
            seen.push(rows.iter().map(|row| (row.name, row.result, inside(row))).collect::<Vec<_>>());
            let passed_on = rows.iter().filter(|row| row.passed_on).count();
            let may_be = rows.iter().filter(|row| row.inside.len() == 1).count();
            let expected = if api == "all" { may_be - 20..may_be + 1 } else { 0..1 };
            assert!(expected.contains(&passed_on), "{major} {api}: {passed_on} of {may_be} passed on");
        }
        assert_eq!(seen[0], seen[1], "the same calls with the same calls inside");
    }
}

/// A program with a driver of plain C, and a runtime that holds no lock.
fn with_runtime(program: &str, driver: &Path) -> Job {
    let libcuda = driver.join("libcuda.so.1").display().to_string();
    let versions = format!("-Wl,--version-script={}", source_dir().join("passing_runtime.map").display());
    let runtime = Host::new("passing_runtime.c").shared().flag("-Wl,-soname,libcudart.so.13").flag(versions);
    let runtime = runtime.flag(&libcuda);
    let runtime = runtime.build_as("libcudart.so.13").display().to_string();
    let rpath = format!("-Wl,-rpath,{}", Path::new(&runtime).parent().unwrap().display());
    let program = Host::new(program).flag(runtime).flag(rpath).flag(libcuda).build();
    Job::new(program).driver(Some(driver)).env("GPUTAP_RING_BYTES", "1073741824")
}

/// The same with calls of signal handlers.
fn small(case: &str) -> Job {
    with_runtime("passed_signals.c", &small_driver()).arg(case)
}

#[test]
fn from_every_instruction_of_ours_an_unwinder_finds_back() {
    let driver = Host::new("nested_driver.c").shared().flag("-Wl,-soname,libcuda.so.1");
    let driver = driver.build_as("libcuda.so.1");
    // Steps take their time, and calls are passed on all the same.
    let job = with_runtime("unwound.c", driver.parent().unwrap()).env("GPUTAP_OWN_TICKS", "1000000000000");
    let outcome = job.compare();
    assert_eq!(
        (outcome.ended.stdout.as_str(), outcome.ended.stderr.as_str()),
        ("status 0, 0 lost, enough\n", "")
    );
    assert!(outcome.recorded().rings().flat_map(|r| r.calls()).any(|r| r.header.carried().is_some()));
}

/// What the program says it made, of the runtime and of the driver, and what was recorded of each; all are numbered through.
fn launches(outcome: &Outcome) -> ([u64; 2], [u64; 2], Recorded) {
    assert_eq!((outcome.ended.code, outcome.ended.stderr.as_str()), (0, ""), "{:?}", outcome.ended);
    let said = outcome.ended.stdout.lines().last().unwrap();
    let made: Vec<u64> = said.split(' ').map(|n| n.parse().unwrap()).collect();
    let recorded = outcome.recorded();
    let of =
        |name: &str| recorded.counts().named().into_iter().find(|(n, _)| *n == name).map_or(0, |(_, n)| n);
    ([made[0], made[1]], [of("cudaLaunchKernel"), of("cuLaunchKernel")], recorded)
}

#[test]
fn a_runtime_that_calls_the_driver_once_never_often_and_answers_otherwise() {
    let outcome = small("made").compare();
    let (made, recorded, rings) = launches(&outcome);
    assert!(outcome.ended.stdout.starts_with("0 bad\n"), "{:?}", outcome.ended);
    assert_eq!((made, rings.dropped()), (recorded, 0));
    rings.processes.iter().for_each(|p| p.assert_numbered());
    let mut errors = 0;
    for record in rings.rings().flat_map(|r| r.calls()) {
        let name = by_id(record.header.id).unwrap().name;
        errors += u64::from(name == "cudaLaunchKernel" && record.header.result == 719);
        // One of four calls is passed on once, and a fifth of those answers otherwise.
        assert!(record.header.carried().is_none() || record.header.result == 0);
    }
    assert_eq!(errors, 600);
    let carried = rings.rings().flat_map(|r| r.calls()).filter(|r| r.header.carried().is_some()).count();
    assert!((595..=600).contains(&carried), "{carried}");
}

#[test]
fn handlers_that_call_while_a_call_is_passed_on() {
    for case in ["raised", "timed"] {
        let outcome = small(case).run(true);
        let (made, recorded, rings) = launches(&outcome);
        let (made, sum) = (made[0] + made[1], recorded[0] + recorded[1] + rings.dropped());
        // Calls of another name may be among those that were dropped.
        assert!(
            sum >= made && sum <= made + rings.dropped(),
            "{case}: {sum} of {made}, {} dropped",
            rings.dropped()
        );
        assert!(rings.dropped() < made / 20, "{case}: {} dropped of {made}", rings.dropped());
        assert!(rings.rings().flat_map(|r| r.calls()).any(|r| r.header.carried().is_some()));
        collect_rest(outcome.dir());
        let stored = Stored::read(&trace_of(outcome.dir()));
        let in_rings: u32 = rings.rings().flat_map(|r| r.calls()).map(|r| r.header.calls()).sum();
        assert_eq!(stored.counts.total(), u64::from(in_rings));
    }
}

#[test]
fn children_that_go_on_in_a_call_that_is_passed_on() {
    let outcome = small("forked").compare();
    assert!(outcome.ended.stdout.starts_with("40 children, 0 bad\n"), "{:?}", outcome.ended);
}

#[test]
fn full_rings_lose_both_calls_and_count_both() {
    for bytes in ["131072", "1048576", "67108864"] {
        let outcome = job(13, "threads").env("GPUTAP_RING_BYTES", bytes).run(true);
        let recorded = outcome.assert_exact();
        assert_eq!(recorded.dropped() > 0, bytes != "67108864", "{bytes}");
    }
}

#[test]
fn without_the_driver_s_calls_the_runtime_s_have_their_own_times() {
    let outcome = job(13, "calls").env("GPUTAP_API", "runtime").run(true);
    let rows = stored(&outcome);
    assert!(!rows.is_empty() && rows.iter().all(|row| !row.passed_on && row.inside.is_empty()));
    assert!(rows.iter().all(|row| row.duration_ns > 0));
}
