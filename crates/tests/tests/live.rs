//! What is shown of a job while it runs is what its trace says later.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::{Arc, Mutex};

use gputap_collect::{LiveNames, Watcher};
use gputap_model::detail::{Detail, Source, Wanted};
use gputap_model::effect::Direction;
use gputap_model::model::Model;
use gputap_model::names::Names;
use gputap_report::{Options, build};
use gputap_tests::corpus::{self, Recording};
use gputap_tests::{Random, amount};
use gputap_trace::{Calls, Columns, Trace, Traces};

/// Everything that calls can do.
const ALL: Wanted = Wanted::LAUNCHES
    .with(Wanted::SHAPES)
    .with(Wanted::GRAPH_LAUNCHES)
    .with(Wanted::COPIES)
    .with(Wanted::MEMORY)
    .with(Wanted::COMMUNICATION)
    .with(Wanted::LEVELS);

/// A detail by everything but its times, and the last level of each process.
#[derive(Default)]
struct Seen {
    details: Vec<String>,
    levels: BTreeMap<u32, (u64, u64)>,
    calls: Vec<(u32, u32, u32, u16, i32)>,
}

impl Seen {
    fn take(&mut self, detail: &Detail, name: &dyn Fn(&Detail) -> Option<String>) {
        let who = |w: &gputap_model::detail::Who| {
            format!("{}/{}/{} {} {:?} {}", w.process, w.thread, w.number, w.api, w.device, w.captured)
        };
        self.details.push(match detail {
            Detail::Launch(l) => {
                format!(
                    "launch {} {:?} {:?} {:?} {:?}",
                    who(&l.who),
                    l.kernel,
                    name(detail),
                    l.config,
                    l.stream
                )
            }
            Detail::Graph(g) => {
                format!("graph {} {} {} {:?}", who(&g.who), g.exec, g.graph.is_some(), g.stream)
            }
            Detail::Copy(c) => format!("copy {} {:?} {:?} {}", who(&c.who), c.direction, c.bytes, c.count),
            Detail::Memory(m) => format!(
                "memory {}/{} {} {:x} {} {:?} {:?} {}",
                m.process,
                m.thread,
                m.api,
                m.address,
                m.bytes,
                m.kind,
                m.device,
                m.until_ns.is_some()
            ),
            Detail::Level(l) => {
                self.levels.insert(l.process, (l.device.live_bytes, l.host.live_bytes));
                format!("level {}/{} {}", l.process, l.thread, l.api)
            }
            Detail::Operation(o) => {
                format!(
                    "operation {} {} {:?} {:?} {:?} {:?}",
                    who(&o.who),
                    o.name,
                    o.bytes,
                    o.size,
                    o.rank,
                    o.peer
                )
            }
        });
    }

    /// In an order of their own.
    fn sorted(mut self) -> Seen {
        self.details.sort();
        self.calls.sort_unstable();
        self
    }
}

fn rows(calls: &Calls<'_>) -> Vec<(u32, u32, u32, u16, i32)> {
    let returned = (0..calls.len).filter(|i| calls.flags[*i] & 1 == 0);
    returned
        .map(|i| (calls.process[i], calls.thread[i], calls.call[i], calls.api[i], calls.result[i]))
        .collect()
}

/// A watcher that wants everything and keeps what it is told.
struct Eye(Arc<Mutex<Seen>>);

impl Watcher for Eye {
    fn wants(&self) -> Wanted {
        ALL
    }

    fn calls(&mut self, calls: &Calls<'_>, _: &LiveNames<'_>) {
        self.0.lock().unwrap().calls.extend(rows(calls));
    }

    fn detail(&mut self, detail: &Detail, known: &LiveNames<'_>) {
        let name = |detail: &Detail| match detail {
            Detail::Launch(launch) => {
                let end_ns = launch.who.start_ns + launch.who.duration_ns;
                known.kernel_name(launch.who.process, launch.kernel?, end_ns).map(|n| n.full.clone())
            }
            _ => None,
        };
        self.0.lock().unwrap().take(detail, &name);
    }
}

fn replayed(traces: &Traces) -> Seen {
    let (mut seen, names) = (Seen::default(), Names::new(traces.kernels()));
    let name = |detail: &Detail| match detail {
        Detail::Launch(launch) => launch.name.and_then(|id| names.get(id)).map(|n| n.full.clone()),
        _ => None,
    };
    let mut model = Model::of_traces(Source::new(traces).joins(traces, ALL), traces);
    traces.scan_through(Columns::ALL, &mut |calls, until_ns| {
        seen.calls.extend(rows(&calls));
        model.calls(&calls, until_ns).iter().for_each(|detail| seen.take(detail, &name));
        ControlFlow::Continue(())
    });
    model.finish().iter().for_each(|detail| seen.take(detail, &name));
    seen.sorted()
}

/// Cases whose trace holds every call that passed by, of functions that this build knows.
fn whole_cases() -> Vec<String> {
    corpus::cases().into_iter().filter(|case| !["expired", "newer"].contains(&case.as_str())).collect()
}

/// Lines of one that the other lacks. What nobody freed has no end, and is told only of a trace that is over.
fn only_in(some: &[String], others: &[String]) -> Vec<String> {
    let mut left: BTreeMap<&String, i64> = BTreeMap::new();
    some.iter().for_each(|line| *left.entry(line).or_default() += 1);
    others.iter().for_each(|line| *left.entry(line).or_default() -= 1);
    let freed = |line: &str| !line.starts_with("memory") || line.ends_with("true");
    left.into_iter().filter(|(line, n)| *n > 0 && freed(line)).map(|(line, _)| line.clone()).collect()
}

/// Every recording of these cases, with the trace that it makes.
fn each_recording(mut check: impl FnMut(&str, &Recording, &Traces)) {
    for (name, recording) in whole_cases().iter().flat_map(|case| Recording::of_case(case)) {
        let dir = tempfile::tempdir().unwrap();
        recording.store(&dir.path().join("t"));
        check(&name, &recording, &Traces::from(Trace::open(&dir.path().join("t")).unwrap()));
    }
}

#[test]
fn live_ends_where_replay_ends() {
    let mut random = Random::new(amount("GPUTAP_SEED", 11));
    each_recording(|name, recording, traces| {
        let replayed = replayed(traces);
        for _ in 0..amount("GPUTAP_LIVE_RUNS", 3) {
            let seen = Arc::new(Mutex::new(Seen::default()));
            let mut following = recording.follow(vec![Box::new(Eye(seen.clone()))], &mut random);
            following.finish();
            let live = std::mem::take(&mut *seen.lock().unwrap()).sorted();
            assert_eq!(live.calls, replayed.calls, "{name}");
            assert_eq!(only_in(&live.details, &replayed.details), [""; 0], "{name}: only live");
            assert_eq!(only_in(&replayed.details, &live.details), [""; 0], "{name}: only replayed");
            assert_eq!(live.levels, replayed.levels, "{name}");
        }
    });
}

/// Some rows of a batch of which all columns were read.
fn some_rows<'a>(calls: &Calls<'a>, rows: Range<usize>) -> Calls<'a> {
    let (extra_at, extra) = calls.extra;
    Calls {
        len: rows.len(),
        first_row: calls.first_row + rows.start as u64,
        process: &calls.process[rows.clone()],
        thread: &calls.thread[rows.clone()],
        api: &calls.api[rows.clone()],
        flags: &calls.flags[rows.clone()],
        result: &calls.result[rows.clone()],
        start_ns: &calls.start_ns[rows.clone()],
        duration_ns: &calls.duration_ns[rows.clone()],
        call: &calls.call[rows.clone()],
        parent: &calls.parent[rows.clone()],
        context: &calls.context[rows.clone()],
        device: &calls.device[rows.clone()],
        words: calls.words.map(|column| &column[rows.clone()]),
        extra: (extra_at.get(rows.start..=rows.end).unwrap_or_default(), extra),
    }
}

/// Everything that a model says of the calls behind the first `cut`, and the same of a clone that was made there.
fn cloned_at(cut: usize, traces: &Traces) -> [Vec<String>; 2] {
    let texts = |details: &[Detail]| details.iter().map(|d| format!("{d:?}")).collect::<Vec<_>>();
    let mut model = Model::of_traces(Source::new(traces).joins(traces, ALL), traces);
    let (mut clone, mut before) = (None, 0);
    let mut said = [const { Vec::new() }; 2];
    traces.scan_through(Columns::ALL, &mut |calls, until_ns| {
        let (split, end) = (cut.saturating_sub(before).min(calls.len), before + calls.len);
        let rest = some_rows(&calls, split..calls.len);
        if split > 0 {
            let until_ns = rest.start_ns.iter().copied().fold(until_ns, i64::min);
            model.calls(&some_rows(&calls, 0..split), until_ns);
            model.settle(until_ns);
        }
        if end > cut {
            let clone = clone.get_or_insert_with(|| model.clone());
            said[0].extend(texts(&model.calls(&rest, until_ns)));
            said[1].extend(texts(&clone.calls(&rest, until_ns)));
        }
        before = end;
        ControlFlow::Continue(())
    });
    let clone = clone.unwrap_or_else(|| model.clone());
    said[0].extend(texts(&model.finish()));
    said[1].extend(texts(&clone.finish()));
    said
}

#[test]
fn a_clone_of_a_model_ends_where_the_original_ends() {
    let (mut random, mut compared) = (Random::new(amount("GPUTAP_SEED", 13)), 0);
    each_recording(|name, _, traces| {
        for _ in 0..amount("GPUTAP_LIVE_RUNS", 3) {
            let cut = random.between(0, traces.rows()) as usize;
            let [original, clone] = cloned_at(cut, traces);
            assert_eq!(clone, original, "{name}: cloned behind {cut} calls");
            compared += original.len();
        }
    });
    assert!(compared > 0, "models said nothing behind any cut");
}

#[test]
fn status_line_equals_summary() {
    let mut random = Random::new(amount("GPUTAP_SEED", 12));
    each_recording(|name, recording, traces| {
        let total = build(traces, Options::default()).total;
        let mut following = recording.follow(Vec::new(), &mut random);
        following.finish();
        let figures = following.figures().unwrap();
        let launches: u64 = total.kernels.iter().map(|k| k.launches).sum::<u64>() + total.graphs.launches;
        let copies = total.copies.by_direction.iter();
        let copies = copies.filter(|c| !matches!(c.direction, Direction::Memset | Direction::Prefetch));
        assert_eq!(figures.launches, launches, "{name}");
        assert_eq!(figures.copied_bytes, copies.map(|c| c.bytes).sum::<u64>(), "{name}");
        assert_eq!(figures.device_bytes, total.memory.device.live_bytes, "{name}");
    });
}
