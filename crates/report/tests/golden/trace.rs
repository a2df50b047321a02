//! A small trace of two processes with one of everything, written record by record.

#![allow(dead_code, reason = "two test programs share it, and neither needs everything")]

use std::path::Path;

use gputap_catalog::{FAMILIES, Role, STRUCTS, by_symbol};
use gputap_ring_reader::clock::Reading;
use gputap_trace::{JournalEntry, ProcessEntry, RingEntry, TraceWriter, WriterOptions};
use gputap_wire::{Class, Header, Kind, definition, loss};

#[path = "layers.rs"]
mod layers;

/// Start of the trace; ring ticks are CLOCK_MONOTONIC ns, so that times come out as they are written here.
pub const START: u64 = 1_000_000_000;

/// CLOCK_REALTIME at the start.
const REAL: u64 = 1_700_000_000_000_000_000;
/// How much later everything happens on the second node.
pub const LATER: u64 = 50_000;

fn clock() -> Reading {
    Reading { tick: START, mono_ns: START, real_ns: REAL }
}

fn later_clock() -> Reading {
    Reading { real_ns: REAL + LATER, ..clock() }
}

/// Where the trace is made.
#[derive(Clone, Copy)]
pub struct Node {
    pub host: &'static str,
    pub now: fn() -> Reading,
    pub first_rank: u32,
}

pub const FIRST: Node = Node { host: "node7", now: clock, first_rank: 0 };
pub const SECOND: Node = Node { host: "node8", now: later_clock, first_rank: 2 };

/// Writes a trace of two ranks that use every layer.
pub fn write_layers(dir: &Path) {
    write_rings(dir, true, FIRST, layers::rings(FIRST));
}

/// Writes the trace into `dir`, and closes it if asked to.
pub fn write(dir: &Path, closed: bool) {
    write_as(dir, closed, FIRST);
}

/// The same as another node of the job would.
pub fn write_as(dir: &Path, closed: bool, node: Node) {
    write_rings(dir, closed, node, vec![trainer(node), loader(node)]);
}

fn write_rings(dir: &Path, closed: bool, node: Node, rings: Vec<Ring>) {
    let options = WriterOptions {
        command: ["python", "train.py"].map(String::from).to_vec(),
        host: node.host.into(),
        gputap: "0.1.0".into(),
        now: node.now,
        ..WriterOptions::default()
    };
    let mut writer = TraceWriter::create(dir, options).expect("a new directory");
    for (number, ring) in (1..).zip(rings) {
        writer.journal(&JournalEntry::Process(Box::new(process(node, number, &ring)))).expect("room");
        writer.append(number, 0, 0, &ring.bytes, ring.records).expect("room");
    }
    if closed {
        writer.close().expect("room");
    }
}

fn process(node: Node, number: u32, ring: &Ring) -> ProcessEntry {
    let gpu = if number == 1 { "H200" } else { "Simulated GPU" };
    let attributes =
        [("exe", "/usr/bin/python3"), ("argv", "python train.py"), ("gpu", gpu), ("cost_ns", "12.5")];
    let rank = (node.first_rank + number - 1).to_string();
    let attributes = attributes.into_iter().chain([("RANK", rank.as_str())]);
    let head = ring.bytes.len() as u64;
    ProcessEntry {
        number,
        pid: 4240 + number,
        ppid: 4200,
        uid: 1000,
        anchor_tick: START,
        anchor_mono_ns: START,
        anchor_real_ns: (node.now)().real_ns,
        injected: 1,
        ways: 0b1001,
        export_tables: 2,
        exited: number == 2,
        attributes: attributes.map(|(k, v)| (k.to_owned(), v.to_owned())).collect(),
        rings: vec![RingEntry {
            ring: 0,
            tid: ring.tid,
            head,
            tail: head,
            full: ring.dropped,
            ..RingEntry::default()
        }],
        ..ProcessEntry::default()
    }
}

/// The records of one ring.
struct Ring {
    tid: u32,
    bytes: Vec<u8>,
    records: u32,
    call: u32,
    /// Numbers of the calls that have not returned.
    open: Vec<u32>,
    dropped: u64,
}

impl Ring {
    fn new(node: Node, tid: u32, thread: &str) -> Ring {
        let mut ring = Ring { tid, bytes: Vec::new(), records: 0, call: 0, open: Vec::new(), dropped: 0 };
        let mut payload = u64::from(tid).to_le_bytes().to_vec();
        let real = (node.now)().real_ns;
        [START, START, real].iter().for_each(|n| payload.extend(n.to_le_bytes()));
        let mut name = thread.as_bytes().to_vec();
        name.resize(16, 0);
        payload.extend(name);
        ring.define(definition::LEASE, 0, &payload);
        ring
    }

    fn push(&mut self, header: Header, payload: &[u8]) {
        let at = self.bytes.len();
        let header = header.with_payload(payload.len());
        self.bytes.extend(header.to_bytes());
        self.bytes.extend(payload);
        self.bytes.resize(at + header.len(), 0);
        self.records += 1;
    }

    fn define(&mut self, kind: Kind, at_us: u64, payload: &[u8]) {
        let start = START + at_us * 1000;
        let header = Header { result: payload.len() as u32, start, call: self.call, ..Header::new(kind) };
        self.push(header, payload);
    }

    fn words(&mut self, kind: Kind, at_us: u64, words: &[u64]) {
        let payload: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        self.define(kind, at_us, &payload);
    }

    fn kernel(&mut self, handle: u64, name: &str) {
        self.define(definition::KERNEL, 0, &[&handle.to_le_bytes()[..], name.as_bytes()].concat());
    }

    /// A call that began `at_us` and took `ns`.
    fn call(&mut self, name: &str, (at_us, ns): (u64, u64), args: &[(&str, u64)], result: u32) {
        self.record(name, (at_us, Some(ns)), args, &[], result);
    }

    fn record(
        &mut self,
        name: &str,
        time: (u64, Option<u64>),
        args: &[(&str, u64)],
        fields: &[(&str, u64)],
        result: u32,
    ) {
        self.around(name, time, args, fields, result, |_| {});
    }

    /// A call with others inside it.
    fn around(
        &mut self,
        name: &str,
        (at_us, ns): (u64, Option<u64>),
        args: &[(&str, u64)],
        fields: &[(&str, u64)],
        result: u32,
        inside: impl FnOnce(&mut Ring),
    ) {
        let found = (0..FAMILIES.len()).rev().find_map(|family| by_symbol(family as u8, name));
        let function = found.expect("a function of the catalogue");
        let mut words = vec![0u64; function.record_words()];
        for (arg, value) in args {
            let arg = function.args.iter().find(|a| a.name == *arg).expect("an argument of the function");
            (0..usize::from(arg.words)).for_each(|i| words[usize::from(arg.word) + i] = *value);
        }
        let mut copied = Vec::new();
        if let Some(arg) = function.args.iter().find(|a| a.copy > 0) {
            words[usize::from(arg.word)] = 0x7ffc_0000_1000;
            copied = structure(arg.role, usize::from(arg.copy), fields);
            if name == "cuLaunchKernelEx" {
                let cluster = [4u32, 0, 2, 1, 1, 0];
                copied.extend(cluster.iter().flat_map(|n| n.to_le_bytes()));
            }
        }
        self.call += 1;
        let start = START + at_us * 1000;
        let class = if ns.is_none() { Class::BEGIN } else { Class::CALL };
        let header = Header {
            result,
            start,
            end: ns.map_or(0, |ns| start + ns),
            call: self.call,
            parent: self.open.last().copied().unwrap_or(0),
            context: 1,
            copied: copied.len() as u16,
            ..Header::new(Kind { class, id: function.id })
        };
        let words: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        let payload = [words, copied].concat();
        // The begin of a call comes before those inside it, its end behind them.
        if ns.is_none() {
            self.push(header, &payload);
        }
        self.open.push(header.call);
        inside(self);
        if ns.is_some() {
            self.open.pop();
            self.push(header, &payload);
        }
    }

    /// `count` calls that found the ring full.
    fn lost(&mut self, at_us: u64, count: u64) {
        self.call += count as u32;
        self.dropped += count;
        let tick = START + at_us * 1000;
        self.words(loss::CALLS, at_us, &[count, 0, tick, tick + 900]);
    }
}

fn structure(role: Role, size: usize, fields: &[(&str, u64)]) -> Vec<u8> {
    let Role::Struct(layout) = role else { panic!("not a struct") };
    let mut bytes = vec![0u8; size.next_multiple_of(8)];
    for (name, value) in fields {
        let field = STRUCTS[usize::from(layout)].fields.iter().find(|f| f.name == *name).expect("a field");
        let (at, size) = (usize::from(field.offset), usize::from(field.size));
        bytes[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
    }
    bytes
}

const STREAM: u64 = 0x5000;
const ADD: u64 = 0x1000;
const GEMM: u64 = 0x1200;

/// Allocates, copies, launches, captures a graph and launches it, meets errors, and hangs.
fn trainer(node: Node) -> Ring {
    let mut r = Ring::new(node, 4241, "python");
    r.words(definition::CONTEXT, 0, &[1, 0xc0]);
    r.kernel(ADD, "_ZN2at6native29vectorized_elementwise_kernelILi4EfEEvifT0_");
    r.kernel(GEMM, "triton_mm_0");
    r.call("cuMemAlloc_v2", (10, 5_000), &[("dptr", 0x7f00_0000_0000), ("bytesize", 64 << 20)], 0);
    r.call("cuMemAlloc_v2", (20, 4_000), &[("dptr", 0x7f10_0000_0000), ("bytesize", 16 << 20)], 0);
    r.call("cuMemHostAlloc", (30, 9_000), &[("pp", 0x7e00_0000_0000), ("bytesize", 1 << 20)], 0);
    let copy = [("dstDevice", 0x7f00_0000_0000), ("srcHost", 0x7e00_0000_0000), ("ByteCount", 1 << 20)];
    r.call("cuMemcpyHtoDAsync_v2", (50, 1_500), &[&copy[..], &[("hStream", STREAM)]].concat(), 0);
    for i in 0..3 {
        launch(&mut r, ADD, 60 + i * 10, 64);
    }
    launch(&mut r, GEMM, 90, 8);
    let grid = [("gridDimX", 16), ("gridDimY", 1), ("gridDimZ", 1), ("hStream", STREAM), ("numAttrs", 1)];
    let block = [("blockDimX", 256), ("blockDimY", 1), ("blockDimZ", 1)];
    r.record("cuLaunchKernelEx", (95, Some(2_500)), &[("f", GEMM)], &[&grid[..], &block].concat(), 0);
    r.call("cuStreamBeginCapture_v2", (100, 300), &[("hStream", STREAM)], 0);
    launch(&mut r, ADD, 110, 64);
    launch(&mut r, GEMM, 115, 8);
    r.call("cuStreamEndCapture", (120, 400), &[("hStream", STREAM), ("phGraph", 0x66)], 0);
    r.words(definition::GRAPH, 130, &[0x77, 3 << 32, 3, 0, 0x51, ADD, 0, 0x52, GEMM, 1, 0x53, 4096]);
    for i in 0..4 {
        r.call("cuGraphLaunch", (140 + i * 10, 3_000), &[("hGraph", 0x77), ("hStream", STREAM)], 0);
    }
    let back = [("dst", 0x5600_0000_0000), ("src", 0x7f00_0000_0100), ("ByteCount", 4096)];
    r.call("cuMemcpyAsync", (190, 8_000), &[&back[..], &[("hStream", STREAM)]].concat(), 0);
    r.call("cuEventQuery", (200, 200), &[("hEvent", 0x88)], 600);
    r.lost(205, 3);
    r.call("cuMemAlloc_v2", (210, 20_000), &[("bytesize", 1 << 40)], 2);
    r.call("cuMemFree_v2", (240, 6_000), &[("dptr", 0x7f10_0000_0000)], 0);
    r.record("cuStreamSynchronize", (250, None), &[("hStream", STREAM)], &[], 0);
    r
}

fn launch(r: &mut Ring, f: u64, at_us: u64, grid: u64) {
    let shape = [("gridDimX", grid), ("gridDimY", 1), ("gridDimZ", 1), ("blockDimX", 128), ("blockDimY", 1)];
    let rest = [("f", f), ("blockDimZ", 1), ("sharedMemBytes", 2048), ("hStream", STREAM)];
    r.call("cuLaunchKernel", (at_us, 2_000), &[&shape[..], &rest].concat(), 0);
}

/// Frees what it allocates and ends.
fn loader(node: Node) -> Ring {
    let mut r = Ring::new(node, 4242, "pt_data_worker");
    r.words(definition::CONTEXT, 0, &[1, 0xc0]);
    r.call("cuMemAllocAsync", (40, 700), &[("dptr", 0x7f00_0000_0000), ("bytesize", 2 << 20)], 0);
    r.call("cuMemsetD32Async", (50, 600), &[("dstDevice", 0x7f00_0000_0000), ("N", 1024)], 0);
    r.call("cuMemFreeAsync", (60, 500), &[("dptr", 0x7f00_0000_0000)], 0);
    r
}
