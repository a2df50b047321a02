//! A disk that refuses for a while.

use std::collections::BTreeMap;
use std::fs;

use super::history::*;
use crate::format::counts::ThreadKey;
use crate::{Error, TraceWriter};

fn world() -> World {
    let ops: Vec<Op> =
        (0..30).map(|i| if i % 3 == 0 { Op::Kernel(i) } else { Op::Block { inside: 1 } }).collect();
    [((1, 0), ring_history(100, &ops, true))].into()
}

#[test]
fn rewriting_that_failed_is_done_again() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let (calls, away) = (dir.join("calls"), dir.join("away"));
    let mut w = TraceWriter::create(&dir, options(600)).unwrap();
    announce(&mut w, &world());
    append(&mut w, &world(), &[3], |w, step| {
        if step % 2 == 0 {
            fs::rename(&calls, &away).unwrap();
            let done = w.compactor().compact();
            fs::rename(&away, &calls).unwrap();
            assert!(matches!(done, Ok(0) | Err(Error::Io { .. })), "{done:?}");
            let (_, rows) = read(&dir);
            assert!(rows.values().all(|r| !r.is_empty()));
        }
    });
    fs::rename(&calls, &away).unwrap();
    assert!(w.close().is_err());
    fs::rename(&away, &calls).unwrap();
    assert_eq!(read(&dir).1, expected(&world()));
    w.close().unwrap();
    let (trace, rows) = read(&dir);
    assert_eq!(rows, expected(&world()));
    assert!(trace.problems().is_empty(), "{:?}", trace.problems());
    assert_eq!(trace.kernels().len(), 10);
}

#[test]
fn a_segment_that_can_not_be_made_loses_nothing() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let (raw, away) = (dir.join("raw"), dir.join("away"));
    let mut w = TraceWriter::create(&dir, options(1 << 20)).unwrap();
    let bytes = world()[&(1, 0)].records.concat();
    fs::rename(&raw, &away).unwrap();
    assert!(w.append(1, 0, 0, &bytes, 1).is_err());
    fs::rename(&away, &raw).unwrap();
    w.append(1, 0, 0, &bytes, 1).unwrap();
    w.close().unwrap();
    assert_eq!(read(&dir).1, expected(&world()));
}

#[test]
fn nothing_of_a_trace_is_open_to_others() {
    use std::os::unix::fs::PermissionsExt;
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let mut w = TraceWriter::create(&dir, options(600)).unwrap();
    append(&mut w, &world(), &[3], |w, _| assert!(w.compactor().compact().is_ok()));
    w.rotate();
    append(&mut w, &world(), &[30], |_, _| {});
    let mut todo = vec![dir.clone()];
    while let Some(path) = todo.pop() {
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{}", path.display());
        if path.is_dir() {
            todo.extend(fs::read_dir(&path).unwrap().map(|e| e.unwrap().path()));
        }
    }
}

#[test]
fn calls_that_had_not_returned_are_there_whatever_became_of_their_file() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let mut w = TraceWriter::create(&dir, options(600)).unwrap();
    announce(&mut w, &world());
    append(&mut w, &world(), &[3], |_, _| {});
    w.close().unwrap();
    drop(w);
    let rows = read(&dir).1;
    let open = |rows: &BTreeMap<ThreadKey, Vec<Row>>| {
        rows.values().flatten().filter(|r| r.flags & crate::FLAG_UNFINISHED != 0).count()
    };
    assert!(open(&rows) > 0 && rows == expected(&world()));
    let files = fs::read_dir(dir.join("calls")).unwrap().map(|e| e.unwrap().path());
    let last = files.max().unwrap();
    let bytes = fs::read(&last).unwrap();
    // Its bytes are not waited for: the machine may stop before the disk has them.
    for torn in [Vec::new(), bytes[..bytes.len() / 2].to_vec(), vec![0; bytes.len()]] {
        fs::write(&last, &torn).unwrap();
        let (trace, read) = read(&dir);
        assert_eq!(read, rows);
        assert_eq!(trace.totals().dropped_total(), 0);
        assert_eq!(trace.totals().stored, trace.totals().emitted);
    }
    let mut w = TraceWriter::resume(&dir, options(600)).unwrap();
    w.close().unwrap();
    assert_eq!(read(&dir).1, rows);
}

#[test]
fn closing_rewrites_what_is_left_as_one_file() {
    let tmp = tmp();
    let dir = tmp.path().join("t");
    let mut w = TraceWriter::create(&dir, options(600)).unwrap();
    announce(&mut w, &world());
    append(&mut w, &world(), &[3], |_, _| {});
    assert!(fs::read_dir(dir.join("raw")).unwrap().count() > 3);
    w.close().unwrap();
    assert_eq!(fs::read_dir(dir.join("raw")).unwrap().count(), 0);
    assert_eq!(fs::read_dir(dir.join("calls")).unwrap().count(), 2, "the rest, and what had not returned");
    assert_eq!(read(&dir).1, expected(&world()));
}
