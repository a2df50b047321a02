//! Whatever happens to the bytes of a trace: it opens, rows that are handed out are right, and what is missing is said.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;

use super::history::*;
use crate::format::counts::ThreadKey;
use crate::format::files::Layout;
use crate::{LossReason, RowKind, Trace, TraceWriter};

type Rows = BTreeMap<ThreadKey, Vec<Row>>;

fn ops(n: u64) -> Vec<Op> {
    let call = |i: u64| match i % 6 {
        0 => Op::Call { api: 4, result: 0, seed: i.wrapping_mul(0x9E37_79B9_7F4A_7C15), copied: 16 },
        1 => Op::Block { inside: 1 },
        2 => Op::Kernel(i),
        3 => Op::Activity(i),
        4 => Op::Sample(i),
        _ => Op::Call { api: 3, result: 700, seed: i, copied: 0 },
    };
    (0..n).map(call).collect()
}

fn small() -> World {
    [((1, 0), ring_history(100, &ops(9), false)), ((2, 3), ring_history(400, &ops(5), true))].into()
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    /// The trace is closed, and every segment is rewritten.
    Closed,
    /// Some segments rewritten, some raw.
    Killed,
    /// The trace is not closed, and every segment is raw.
    Raw,
}

const KINDS: [Kind; 3] = [Kind::Closed, Kind::Killed, Kind::Raw];

fn write(dir: &Path, world: &World, kind: Kind) {
    let mut w = TraceWriter::create(dir, options(1000)).unwrap();
    announce(&mut w, world);
    append(&mut w, world, &[3, 2], |w, step| {
        if kind != Kind::Raw && step < 8 {
            w.compactor().compact().unwrap();
        }
    });
    if kind == Kind::Closed {
        w.close().unwrap();
    }
}

/// Every file of a trace, relative to it.
fn files(dir: &Path) -> Vec<PathBuf> {
    let mut out = Vec::new();
    for part in Layout::parts() {
        let entries = fs::read_dir(dir.join(part)).into_iter().flatten().flatten();
        out.extend(entries.filter(|e| e.path().is_file()).map(|e| Path::new(part).join(e.file_name())));
    }
    out.sort();
    out
}

fn copy(from: &Path, to: &Path) {
    for file in files(from) {
        let target = to.join(&file);
        fs::create_dir_all(target.parent().unwrap()).unwrap();
        fs::copy(from.join(&file), target).unwrap();
    }
}

/// Rows of a damaged trace must be some of the right ones, in their order.
fn check_subset(got: &Rows, right: &Rows, what: &str) -> usize {
    let mut n = 0;
    for (key, rows) in got {
        // Each process of the test has one thread; its name is lost with the LEASE and is 0 then.
        let (named, right) = right.iter().find(|(k, _)| k.0 == key.0).unwrap();
        assert!(key == named || key.1 == 0, "{what}: thread {key:?}");
        let mut from = right.iter();
        for row in rows {
            // Losing the end of a call leaves its beginning.
            let matches = |r: &Row| {
                let begun = Row { flags: 1, duration_ns: -1, ..r.clone() };
                r == row || begun == *row
            };
            if row.flags == 0 {
                assert!(from.any(matches), "{what}: {row:?} in {key:?}");
            } else {
                assert!(right.iter().any(matches), "{what}: {row:?} in {key:?}");
            }
            n += 1;
        }
    }
    n
}

/// Opens a damaged trace, checks it, and returns how many finished calls it still has.
fn check(dir: &Path, right: &Rows, what: &str) -> (usize, Trace) {
    let (mut trace, rows) = read(dir);
    let finished = rows.values().flatten().filter(|r| r.flags == 0).count();
    let n = check_subset(&rows, right, what);
    let all: usize = right.values().map(Vec::len).sum();
    assert!(n <= all);
    trace.verify().unwrap();
    check_equation(&trace);
    assert_eq!(trace.totals().stored as usize, n, "{what}: {:?}", trace.problems());
    let whole = n == all;
    let damaged = trace.totals().dropped.get(&LossReason::Damaged).copied().unwrap_or(0);
    assert!(whole || !trace.problems().is_empty(), "{what}: lost rows without a word");
    if trace.info().state == crate::State::Closed {
        assert_eq!(damaged as usize, all - n, "{what}");
    }
    check_others(dir, &trace, what);
    (finished, trace)
}

/// The same for rows that are no calls, of the test's own world.
fn check_others(dir: &Path, trace: &Trace, what: &str) {
    let (world, (_, found)) = (small(), read_rows(dir));
    for (key, rows) in &found {
        let right = &world[key].stored;
        let mut from = right.activities.iter();
        assert!(rows.activities.iter().all(|row| from.any(|right| right == row)), "{what}: {rows:?}");
        let mut from = right.samples.iter();
        assert!(rows.samples.iter().all(|row| from.any(|right| right == row)), "{what}: {rows:?}");
    }
    for kind in RowKind::ALL {
        let all: u64 = world.values().map(|ring| ring.stored.count(kind)).sum();
        let n: u64 = found.values().map(|rows| rows.count(kind)).sum();
        let totals = trace.feeds().iter().map(|feed| feed.totals.get(kind));
        let damaged: u64 = totals.filter_map(|t| t.dropped.get(&LossReason::Damaged)).sum();
        assert!(n == all || !trace.problems().is_empty(), "{what}: lost {kind:?} without a word");
        if trace.info().state == crate::State::Closed {
            assert_eq!(damaged, all - n, "{what}: {kind:?}");
        }
    }
}

/// Cut at every byte: the rows before the cut stay.
#[test]
fn every_file_can_be_cut_anywhere() {
    let world = small();
    let right = expected(&world);
    let all = right.values().flatten().filter(|r| r.flags == 0).count();
    for kind in KINDS {
        let tmp = tmp();
        let whole = tmp.path().join("whole");
        write(&whole, &world, kind);
        let dir = tmp.path().join("cut");
        for file in files(&whole) {
            copy(&whole, &dir);
            let bytes = fs::read(whole.join(&file)).unwrap();
            let mut before = 0;
            // Without its last line break a JSON file is still whole.
            let end = bytes.len() - usize::from(bytes.ends_with(b"}\n") && !file.ends_with("index.jsonl"));
            for n in 0..end {
                // The reader only compares the sizes of tables, and one Arrow file is like another.
                let step = match file.to_str() {
                    Some(name) if name.starts_with("tables") => 50,
                    Some(name)
                        if !name.starts_with("raw") && name.contains(".arrow") && !name.contains("02") =>
                    {
                        13
                    }
                    // Cut in the middle of a line, wherever that is: it is not whole.
                    Some("index.jsonl" | "journal.raw") => 3,
                    _ => 1,
                };
                if n % step != 0 {
                    continue;
                }
                fs::write(dir.join(&file), &bytes[..n]).unwrap();
                let what = format!("{kind:?}: {} cut to {n}", file.display());
                let (rows, trace) = check(&dir, &right, &what);
                assert!(!trace.problems().is_empty(), "{what}: not noticed");
                assert!(rows >= before, "{what}: {rows} rows, {before} with less of the file");
                before = rows;
            }
            if file.starts_with("tables") || file.ends_with("trace.json") || file.ends_with("manifest.json") {
                assert_eq!(before, all);
            }
            fs::remove_file(dir.join(&file)).unwrap();
            check(&dir, &right, &format!("{kind:?}: {} removed", file.display()));
        }
    }
}

/// How many bit flips are tried: `cargo xtask soak` asks for more.
fn flips() -> ProptestConfig {
    let given = std::env::var("GPUTAP_TEST_FLIPS").ok();
    ProptestConfig::with_cases(given.map_or(400, |n| n.parse().unwrap()))
}

proptest! {
    #![proptest_config(flips())]

    #[test]
    fn a_flipped_bit_never_gives_a_wrong_row(
        kind in 0usize..3,
        file in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(),
        burst in prop_oneof![3 => Just(1usize), 1 => 1usize..64],
        mask in 1u8..=255,
    ) {
        thread_local! {
            static WHOLE: Vec<(tempfile::TempDir, Vec<PathBuf>)> = KINDS.iter().map(|kind| {
                let tmp = tmp();
                write(&tmp.path().join("whole"), &small(), *kind);
                let files = files(&tmp.path().join("whole"));
                (tmp, files)
            }).collect();
        }
        WHOLE.with(|whole| {
            let (tmp, files) = &whole[kind];
            let dir = tmp.path().join("flipped");
            copy(&tmp.path().join("whole"), &dir);
            let file = file.get(files);
            let mut bytes = fs::read(dir.join(file)).unwrap();
            if !bytes.is_empty() {
                let at = at.index(bytes.len());
                let end = (at + burst).min(bytes.len());
                bytes[at..end].iter_mut().for_each(|b| *b ^= mask);
                fs::write(dir.join(file), &bytes).unwrap();
                match open(&dir) {
                    // A flipped digit can make a newer version of it.
                    Err(e) => assert!(file.ends_with("trace.json"), "{e}"),
                    Ok(_) => drop(check(&dir, &expected(&small()), &format!("{} at {at}", file.display()))),
                }
            }
            fs::remove_dir_all(&dir).unwrap();
        });
    }

    #[test]
    fn any_bytes_in_any_file_are_harmless(
        kind in 0usize..3,
        which in any::<prop::sample::Index>(),
        junk in prop::collection::vec(any::<u8>(), 0..300),
    ) {
        let tmp = tmp();
        let dir = tmp.path().join("t");
        write(&dir, &small(), KINDS[kind]);
        let files = files(&dir);
        let file = which.get(&files);
        fs::write(dir.join(file), &junk).unwrap();
        if let Ok(mut trace) = open(&dir) {
            rows(&trace);
            trace.verify().unwrap();
            check_equation(&trace);
        }
    }
}

/// Killed between any two steps of rewriting: what each step leaves behind.
#[test]
fn a_writer_killed_while_it_rewrites_loses_nothing() {
    let world = small();
    let right = expected(&world);
    let tmp = tmp();
    let (raw, done) = (tmp.path().join("raw"), tmp.path().join("done"));
    write(&raw, &world, Kind::Raw);
    write(&done, &world, Kind::Killed);
    let rewritten: Vec<_> = files(&done).into_iter().filter(|f| f.starts_with("calls")).collect();
    assert!(rewritten.len() >= 2);
    let last = rewritten.last().unwrap();
    let its_raw = Path::new("raw").join(last.with_extension("raw").file_name().unwrap());
    let steps: [&[&Path]; 4] = [
        // Renamed, the raw segment not removed yet.
        &[],
        // Journal and index written, not renamed.
        &[last],
        // Journal written.
        &[last, Path::new("index.jsonl")],
        // Nothing of it.
        &[last, Path::new("index.jsonl"), Path::new("journal.raw")],
    ];
    for (i, missing) in steps.iter().enumerate() {
        let dir = tmp.path().join(format!("step{i}"));
        copy(&done, &dir);
        fs::copy(raw.join(&its_raw), dir.join(&its_raw)).unwrap();
        for file in *missing {
            match file.to_str() {
                Some("index.jsonl") => {
                    let text = fs::read_to_string(dir.join(file)).unwrap();
                    let name = last.to_str().unwrap();
                    let cut = text.find(&format!("\"file\":\"{name}\"")).unwrap();
                    let cut = text[..cut].rfind('\n').unwrap() + 1;
                    fs::write(dir.join(file), &text[..cut]).unwrap();
                }
                Some("journal.raw") => {
                    let bytes = fs::read(dir.join(file)).unwrap();
                    fs::write(dir.join(file), &bytes[..bytes.len() - 30]).unwrap();
                }
                _ => fs::remove_file(dir.join(file)).unwrap(),
            }
        }
        let (trace, rows) = read(&dir);
        assert_eq!(rows, right, "step {i}: {:?}", trace.problems());
        assert_eq!(trace.kernels().len(), open(&raw).unwrap().kernels().len());
        assert_eq!(trace.totals().dropped_total(), 0);
        let others = world.iter().map(|(key, ring)| (*key, ring.stored.clone())).collect();
        assert_eq!(read_rows(&dir).1, others, "step {i}");
    }
}
