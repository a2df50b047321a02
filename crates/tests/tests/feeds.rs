//! Activities and samples from end to end: by a ring and without one, lost, expired, cut off by SIGKILL, corrupted. What a
//! source counted is what the trace accounts for, and each row that is read is one that was written.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use gputap_collect::{Collector, Directory};
use gputap_ring_reader::{ProcessDir, process_dirs};
use gputap_tests::daemon::until;
use gputap_tests::feed::{MadeFeed, MadeSource, number_of_activity, number_of_sample};
use gputap_tests::{
    Random, Started, collect, collect_rest, gputap, have, is_root, on_tmpfs, profile_dir, skip, trace_of,
};
use gputap_trace::{
    Activity, Emitted, Feed, LossReason, PerKind, RowKind, Sample, Trace, TraceWriter, Traces, WriterOptions,
};
use gputap_wire::layout::ring;
use rustix::process::Signal;

/// The numbers of the rows of one feed that can be read, ascending.
fn numbers(traces: &Traces, feed: &Feed) -> PerKind<Vec<u64>> {
    let mut out = PerKind::<Vec<u64>>::default();
    let _ = traces.scan_rows(&mut |rows: &[Activity], _| {
        let own = rows.iter().filter(|r| (r.process, r.feed) == (feed.process, feed.feed));
        out.activities.extend(own.map(number_of_activity));
        ControlFlow::Continue(())
    });
    let _ = traces.scan_rows(&mut |rows: &[Sample], _| {
        let own = rows.iter().filter(|r| (r.process, r.feed) == (feed.process, feed.feed));
        out.samples.extend(own.map(number_of_sample));
        ControlFlow::Continue(())
    });
    out
}

/// Checks the account of a feed against its rows, and returns it.
fn account(traces: &Traces, feed: &Feed) -> PerKind<Emitted> {
    let numbers = numbers(traces, feed);
    let mut out = PerKind::default();
    for kind in RowKind::ALL {
        let (totals, numbers) = (feed.totals.get(kind), numbers.get(kind));
        assert_eq!(totals.emitted, totals.stored + totals.dropped_total(), "{feed:?}");
        assert_eq!(totals.stored, numbers.len() as u64, "{feed:?}");
        assert!(numbers.is_sorted_by(|a, b| a < b), "in order, and none twice");
        *out.get_mut(kind) = Emitted { emitted: totals.emitted, dropped: totals.dropped_total() };
    }
    out
}

/// The only feed of a trace that has rows.
fn only_feed(traces: &Traces) -> &Feed {
    let mut feeds = traces.feeds().iter().filter(|f| f.totals != PerKind::default());
    let feed = feeds.next().expect("a feed with rows");
    assert!(feeds.next().is_none());
    feed
}

fn open(trace: &Path) -> Traces {
    Traces::from(Trace::open(trace).unwrap())
}

/// A source that writes into `dir/rings`.
fn source(dir: &Path, rows: u64, burst: u64, pause_us: u64) -> Started {
    let mut command = Command::new(profile_dir().join("feed_source"));
    command.arg(dir.join("rings")).args([rows, burst, pause_us].map(|n| n.to_string()));
    Started::new(&mut command, Duration::from_secs(60))
}

/// What a source says that it counted.
fn counted(source: Started) -> PerKind<Emitted> {
    let ended = source.wait();
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
    printed(&ended.stdout)
}

/// What a source prints of what it counted.
fn printed(text: &str) -> PerKind<Emitted> {
    let mut lines = text.lines().map(|line| {
        let (emitted, dropped) = line.split_once(' ').unwrap();
        Emitted { emitted: emitted.parse().unwrap(), dropped: dropped.parse().unwrap() }
    });
    PerKind { activities: lines.next().unwrap(), samples: lines.next().unwrap() }
}

fn of_reason(feed: &Feed, kind: RowKind, reason: LossReason) -> u64 {
    feed.totals.get(kind).dropped.get(&reason).copied().unwrap_or(0)
}

#[test]
fn a_small_ring_loses_what_its_writer_counted() {
    let dir = on_tmpfs();
    fs::create_dir(dir.path().join("rings")).unwrap();
    // Nobody drains it, so it loses for certain.
    let mut said = vec![counted(source(dir.path(), 5_000, 10_000, 0))];
    let collector = Started::new(
        &mut collect(dir.path(), &["--quiet", "--segment-bytes", "60000"]),
        Duration::from_secs(60),
    );
    // A loss has a time where the ring is drained and written on.
    until("the collector", || trace_of(dir.path()).join("trace.json").exists());
    let sources = [(150_000, 9_000, 30_000), (20_000, 100, 500), (1, 1, 1)];
    let sources = sources.map(|(rows, burst, pause)| source(dir.path(), rows, burst, pause));
    said.extend(sources.map(counted));
    collector.signal(Signal::TERM);
    assert_eq!(collector.wait().code, 0);
    collect_rest(dir.path());
    let traces = open(&trace_of(dir.path()));
    assert_eq!(traces.problems(), [""; 0]);
    let mut found: Vec<_> = traces.feeds().iter().map(|feed| account(&traces, feed)).collect();
    found.sort_by_key(|all| all.activities.emitted);
    said.sort_by_key(|all| all.activities.emitted);
    assert_eq!(found, said);
    assert!(said[1].activities.dropped > 0 && said[1].samples.dropped > 0, "{said:?}");
    let lost: u64 = traces.losses().iter().filter(|l| l.kind == Some(RowKind::Sample)).map(|l| l.count).sum();
    assert_eq!(lost, said.iter().map(|all| all.samples.dropped).sum::<u64>());
    assert!(traces.losses().iter().any(|l| l.kind.is_some() && l.first_ns.is_some()), "some have a time");
}

#[test]
fn what_a_full_disk_refuses_is_counted() {
    if !is_root() || !have("unshare") {
        return skip("mounting needs root and unshare");
    }
    for size in ["400k", "700k", "1m"] {
        let dir = on_tmpfs();
        let script = format!(
            "mkdir out && mount -t tmpfs -o size={size} none out && \"$@\"; code=$?; cp -r out/t trace; exit $code"
        );
        let mut command = Command::new("unshare");
        command
            .args(["-m", "sh", "-c", &script, "sh"])
            .arg(gputap())
            .args(["run", "--quiet", "--out", "out/t"]);
        command.args(["--", "sh", "-c", "exec \"$0\" \"$GPUTAP_DIR\" 20000 100 1000"]);
        command.arg(profile_dir().join("feed_source")).current_dir(dir.path());
        let ended = Started::new(&mut command, Duration::from_secs(60)).wait();
        assert_eq!(ended.code, 0, "{size}: {ended:?}");
        let said = printed(&ended.stdout);
        let traces = open(&trace_of(dir.path()));
        let rows = account(&traces, only_feed(&traces));
        for (found, said) in [(rows.activities, said.activities), (rows.samples, said.samples)] {
            assert_eq!(found.emitted, said.emitted, "{size}");
            assert!(found.dropped > said.dropped, "{size}: what is left in the ring is lost, too");
        }
    }
}

#[test]
fn a_writer_that_is_killed_has_written_what_it_counted() {
    let mut random = Random::new(11);
    for _ in 0..12 {
        let dir = on_tmpfs();
        fs::create_dir(dir.path().join("rings")).unwrap();
        let collector = Started::new(&mut collect(dir.path(), &["--quiet"]), Duration::from_secs(60));
        let source = source(dir.path(), 100_000_000, 50, 200);
        std::thread::sleep(Duration::from_micros(random.between(20_000, 170_000)));
        source.signal(Signal::KILL);
        source.wait();
        // Before its directory goes.
        let last = process_dirs(&dir.path().join("rings")).unwrap().first().and_then(|process| {
            let ring = ProcessDir::open(process).ok()?.ring(0, false).ok()?;
            ring.emitted().ok()
        });
        // It may not have begun yet; the next one goes on.
        collector.signal(Signal::KILL);
        collector.wait();
        collect_rest(dir.path());
        let traces = open(&trace_of(dir.path()));
        let feed = only_feed(&traces);
        let found = account(&traces, feed);
        assert_eq!(of_reason(feed, RowKind::Activity, LossReason::Damaged), 0);
        assert_eq!(of_reason(feed, RowKind::Sample, LossReason::Damaged), 0);
        let Some(last) = last else { continue };
        for (found, [emitted, _]) in [found.activities, found.samples].into_iter().zip(last) {
            // Published and not counted any more, at most.
            assert!(found.emitted == emitted || found.emitted == emitted + 1, "{found:?} {emitted}");
        }
    }
}

#[test]
fn a_collector_that_is_killed_stores_each_row_once() {
    let dir = on_tmpfs();
    fs::create_dir(dir.path().join("rings")).unwrap();
    let source = source(dir.path(), 30_000, 100, 2_000);
    let mut random = Random::new(5);
    for _ in 0..25 {
        let mut command = collect(dir.path(), &["--quiet", "--segment-bytes", "40000"]);
        let collector = Started::new(&mut command, Duration::from_secs(60));
        std::thread::sleep(Duration::from_micros(random.between(5_000, 45_000)));
        collector.signal(Signal::KILL);
        collector.wait();
    }
    let said = counted(source);
    collect_rest(dir.path());
    let traces = open(&trace_of(dir.path()));
    assert_eq!(account(&traces, only_feed(&traces)), said);
    assert_eq!(traces.problems(), [""; 0]);
}

#[test]
fn what_expires_is_counted_and_the_newest_stays() {
    let dir = on_tmpfs();
    fs::create_dir(dir.path().join("rings")).unwrap();
    let args = ["--quiet", "--segment-bytes", "60000", "--max-size", "1M"];
    let collector = Started::new(&mut collect(dir.path(), &args), Duration::from_secs(60));
    let said = counted(source(dir.path(), 200_000, 500, 1_000));
    collector.signal(Signal::TERM);
    assert_eq!(collector.wait().code, 0);
    let traces = open(&trace_of(dir.path()));
    let feed = only_feed(&traces);
    let (found, numbers) = (account(&traces, feed), numbers(&traces, feed));
    for kind in RowKind::ALL {
        let (Emitted { emitted, dropped }, gone) =
            (*said.get(kind), of_reason(feed, kind, LossReason::Expired));
        assert!(gone > 0, "{feed:?}");
        assert_eq!(*found.get(kind), Emitted { emitted, dropped: dropped + gone }, "{feed:?}");
        assert_eq!(of_reason(feed, kind, LossReason::Damaged), 0, "{feed:?}");
        assert!(numbers.get(kind).last().is_some_and(|last| *last > 190_000), "the newest is there");
    }
}

#[test]
fn what_is_scribbled_over_in_a_ring_is_damage() {
    let dir = on_tmpfs();
    fs::create_dir(dir.path().join("rings")).unwrap();
    let said = counted(source(dir.path(), 600, 1_000, 0));
    assert_eq!((said.activities.dropped, said.samples.dropped), (0, 0));
    let process = process_dirs(&dir.path().join("rings")).unwrap().remove(0);
    let file = fs::File::options().write(true).open(process.join("ring-0000")).unwrap();
    // A record without slots: nothing behind it can be found.
    std::os::unix::fs::FileExt::write_all_at(&file, &[0; 64], ring::DATA_AT as u64 + 400 * 64).unwrap();
    let ended =
        Started::new(&mut collect(dir.path(), &["--until-idle", "40ms"]), Duration::from_secs(60)).wait();
    assert!(ended.stderr.contains("holds no records from position"), "{ended:?}");
    let traces = open(&trace_of(dir.path()));
    let feed = only_feed(&traces);
    assert_eq!(account(&traces, feed).activities.emitted, said.activities.emitted);
    assert!(of_reason(feed, RowKind::Activity, LossReason::Damaged) > 90, "{feed:?}");
    assert!(traces.problems().iter().any(|p| p.contains("activities were recorded but can't be read")));
}

/// Writes rows of two sources without a ring, by two writers of one trace.
fn write_without_ring(dir: &Path, closed: bool) {
    let options = || WriterOptions { segment_bytes: 20_000, ..WriterOptions::default() };
    let mut writer = TraceWriter::create(dir, options()).unwrap();
    let (mut one, mut two) = (MadeFeed::begin(&mut writer, 0), MadeFeed::begin(&mut writer, 0));
    for at in (0..2_000).step_by(100) {
        one.rows(&mut writer, at..at + 100);
        two.rows(&mut writer, 10 * at..10 * at + 50);
        writer.compactor().compact().unwrap();
    }
    one.writer().drop_rows(RowKind::Sample, 7);
    one.writer().tell(&mut writer).unwrap();
    drop(writer);
    let mut writer = TraceWriter::resume(dir, options()).unwrap();
    let mut three = MadeFeed::begin(&mut writer, 0);
    three.rows(&mut writer, 0..10);
    three.writer().tell(&mut writer).unwrap();
    if closed {
        writer.close().unwrap();
    }
}

#[test]
fn sources_without_a_ring_have_feeds_of_their_own() {
    for closed in [false, true] {
        let dir = on_tmpfs();
        let trace = dir.path().join("trace");
        write_without_ring(&trace, closed);
        let traces = open(&trace);
        let found: Vec<_> = traces.feeds().iter().map(|feed| (feed.feed, account(&traces, feed))).collect();
        let each = |activities: u64, samples: u64, dropped: u64| PerKind {
            activities: Emitted { emitted: activities, dropped: 0 },
            samples: Emitted { emitted: samples, dropped },
        };
        assert_eq!(found, [(0, each(1_000, 1_007, 7)), (1, each(500, 500, 0)), (2, each(5, 5, 0))]);
        assert_eq!(of_reason(&traces.feeds()[0], RowKind::Sample, LossReason::Disk), 7);
        assert!(traces.feeds().iter().all(|f| f.source == "test" && f.fields.len() == 2 && f.process == 0));
        assert_eq!(traces.problems().len(), usize::from(!closed), "{:?}", traces.problems());
    }
}

#[test]
fn a_collector_drives_sources_beside_its_rings() {
    let dir = on_tmpfs();
    let (rings, trace) = (dir.path().join("rings"), dir.path().join("trace"));
    fs::create_dir(&rings).unwrap();
    let said = counted(source(dir.path(), 3_000, 10_000, 0));
    // The first collector stops in the middle of its sources; the second one has one more.
    for (cycles, rows) in [(3, [1_000, 20]), (usize::MAX, [400, 1])] {
        let writer = TraceWriter::resume(&trace, WriterOptions::default()).unwrap();
        let mut collector = Collector::new(Directory::open(&rings).unwrap(), writer);
        for rows in rows {
            collector.add(|writer| Ok(Box::new(MadeSource::begin(writer, rows, 100)))).unwrap();
        }
        let mut left = cycles.min(10);
        let ended = collector.follow(&mut (), |_, _| {
            left -= 1;
            (left == 0).then_some(())
        });
        ended.unwrap();
        if cycles == usize::MAX {
            collector.finish(&mut ()).unwrap();
        } else {
            collector.leave();
        }
    }
    let traces = open(&trace);
    assert_eq!(traces.problems(), [""; 0]);
    let (by_ring, without): (Vec<_>, Vec<_>) = traces.feeds().iter().partition(|f| f.process > 0);
    assert_eq!(by_ring.into_iter().map(|f| account(&traces, f)).collect::<Vec<_>>(), [said]);
    let rows: Vec<u64> = without
        .into_iter()
        .map(|f| account(&traces, f))
        .map(|a| a.activities.emitted + a.samples.emitted)
        .collect();
    assert_eq!(rows, [300, 20, 400, 1], "three cycles of 100 each, then all");
}
