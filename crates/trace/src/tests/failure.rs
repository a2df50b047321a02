//! A disk that refuses for a while.

use std::fs;

use super::history::*;
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
