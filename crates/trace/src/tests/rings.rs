//! A directory of rings read as a trace.

use std::fs;
use std::path::Path;

use gputap_wire::layout::{self, process, ring};

use super::history::*;
use crate::{LossReason, State};

fn put(page: &mut [u8], at: usize, value: u64) {
    page[at..at + 8].copy_from_slice(&value.to_le_bytes());
}

/// A process directory with one ring that was drained up to `tail`.
fn write(dir: &Path, world: &World, tail: u64, full: u64) {
    let home = dir.join(layout::DIRECTORY).join("00000000-1-4001-9");
    fs::create_dir_all(&home).unwrap();
    let mut page = vec![0u8; process::SIZE];
    put(&mut page, process::MAGIC_AT, process::MAGIC);
    put(&mut page, process::VERSION_AT, u64::from(layout::VERSION) | (process::SIZE as u64) << 32);
    put(&mut page, process::PID_AT, 4001);
    put(&mut page, process::ANCHOR_AT + 8, 900);
    // Clock 1: CLOCK_MONOTONIC.
    put(&mut page, process::CLOCK_AT, 1);
    put(&mut page, process::RINGS_AT, 1);
    page[process::ATTRIBUTES_AT..process::ATTRIBUTES_AT + 11].copy_from_slice(b"exe=/bin/x\0");
    fs::write(home.join("process"), page).unwrap();

    let data = world[&(1, 0)].records.concat();
    let mut file = vec![0u8; ring::DATA_AT + ring::MIN_CAPACITY as usize];
    put(&mut file, ring::MAGIC_AT, ring::MAGIC);
    put(&mut file, ring::VERSION_AT, u64::from(layout::VERSION));
    put(&mut file, ring::CAPACITY_AT, ring::MIN_CAPACITY);
    put(&mut file, ring::HEAD_AT, data.len() as u64);
    put(&mut file, ring::TAIL_AT, tail);
    put(&mut file, ring::FULL_AT, full);
    put(&mut file, ring::TID_AT, 100);
    file[ring::DATA_AT..ring::DATA_AT + data.len()].copy_from_slice(&data);
    fs::write(home.join("ring-0000"), file).unwrap();
}

fn world() -> World {
    let ops = [
        Op::Call { api: 4, result: 0, seed: 9, copied: 8 },
        Op::Kernel(7),
        Op::Block { inside: 2 },
        Op::Call { api: 3, result: 0, seed: 9, copied: 0 },
    ];
    [((1, 0), ring_history(100, &ops, true))].into()
}

#[test]
fn rings_are_read_like_a_trace() {
    let tmp = tmp();
    write(tmp.path(), &world(), 0, 3);
    let (trace, rows) = read(tmp.path());
    assert_eq!(rows, expected(&world()));
    assert_eq!(trace.info().state, State::Rings);
    assert_eq!(trace.problems(), [""; 0]);
    let p = &trace.processes()[0];
    assert_eq!((p.pid, p.started_ns, p.attributes["exe"].as_str()), (4001, 900, "/bin/x"));
    assert_eq!(trace.kernels().len(), 1);
    assert_eq!(trace.totals().dropped[&LossReason::RingFull], 3);
    assert_eq!(trace.threads()[0].name, "worker");
}

#[test]
fn what_a_collector_took_is_not_missed() {
    let tmp = tmp();
    let world = world();
    let drained: usize = world[&(1, 0)].records[..4].iter().map(Vec::len).sum();
    write(tmp.path(), &world, drained as u64, 0);
    let (trace, rows) = read(tmp.path());
    let all = &expected(&world)[&(1, 100)];
    let got = &rows[&(1, 100)];
    assert_eq!(got[..], all[all.len() - got.len()..]);
    assert_eq!(trace.totals().emitted, got.len() as u64);
}

#[test]
fn a_damaged_ring_is_said_and_left_out() {
    let tmp = tmp();
    write(tmp.path(), &world(), 0, 0);
    let path = tmp.path().join(layout::DIRECTORY).join("00000000-1-4001-9/ring-0000");
    let mut bytes = fs::read(&path).unwrap();
    bytes[0] ^= 1;
    fs::write(&path, bytes).unwrap();
    let (trace, rows) = read(tmp.path());
    assert!(rows.is_empty());
    assert!(trace.problems()[0].contains("ring-0000"), "{:?}", trace.problems());
    let empty = super::history::tmp();
    fs::create_dir(empty.path().join(layout::DIRECTORY)).unwrap();
    assert!(read(empty.path()).1.is_empty());
}
