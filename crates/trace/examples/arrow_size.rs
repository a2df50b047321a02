//! What a call costs in a trace: bytes raw and closed, and CPU time to append, rewrite and scan it.
//!
//!     cargo run --release -p gputap-trace --example arrow_size [CALLS]
//!
//! The calls are those of a training loop: nineteen launches of twenty kernels on two streams, 4 µs each with jitter, then
//! a copy. The trace is written to a directory of its own under TMPDIR and removed again.
#![expect(clippy::print_stdout, reason = "a benchmark for whoever runs it")]

use std::ops::ControlFlow;

use gputap_trace::{Columns, JournalEntry, ProcessEntry, Trace, TraceWriter, WriterOptions};
use gputap_wire::{Header, definition};

const PIECE: usize = 20_000;

/// CPU time of all threads of this process so far.
fn cpu_ns() -> u64 {
    let tasks = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let of_task = |path: std::path::PathBuf| {
        let text = std::fs::read_to_string(path.join("schedstat")).ok()?;
        text.split_whitespace().next()?.parse::<u64>().ok()
    };
    tasks.filter_map(|t| of_task(t.path())).sum()
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }
}

fn record(header: Header, words: &[u64], out: &mut Vec<u8>) {
    let header = header.with_payload(words.len() * 8);
    let end = out.len() + header.len();
    out.extend_from_slice(&header.to_bytes());
    out.extend(words.iter().flat_map(|w| w.to_le_bytes()));
    out.resize(end, 0);
}

fn id(name: &str) -> u16 {
    gputap_catalog::by_name(name).map_or(0, |f| f.id)
}

/// One call of the loop, from `tick` on; when it ended.
fn call(number: u32, tick: u64, random: &mut Random, out: &mut Vec<u8>) -> u64 {
    let start = tick + 200 + random.below(800);
    let end = start + 3_000 + random.below(1_200);
    let header = Header { start, end, call: number, context: 1, ..Header::default() };
    if number.is_multiple_of(20) {
        let words = [
            0x7f00_0000_0000 + random.below(64) * 0x20_0000,
            0x7e00_0000_0000 + random.below(4096) * 4096,
            4096 << random.below(6),
            0x5581_2000_0000,
        ];
        record(Header { id: id("cuMemcpyHtoDAsync_v2"), ..header }, &words, out);
        return end;
    }
    let kernel = random.below(20);
    let tail = if kernel.is_multiple_of(3) { random.below(64) } else { 0 };
    let grid = [1, 8, 64, 108, 216, 512, 1024][kernel as usize % 7] + tail;
    let block = [128, 256, 512, 1024][kernel as usize % 4];
    let stream = if random.below(8) == 0 { 0x5581_2000_0000 } else { 0x5581_3000_0000 };
    let parameters = 0x7ffc_1234_5000 + (kernel % 6) * 0x90;
    let function = 0x5581_0000_0000 + kernel * 0x340;
    let words = [function, grid, 1, 1, block, 1, 1, kernel % 3 * 16384, stream, parameters, 0];
    record(Header { id: id("cuLaunchKernel"), ..header }, &words, out);
    end
}

fn lease(out: &mut Vec<u8>) {
    let mut payload = [0u64; 6];
    payload[0] = 77;
    let header = Header { result: 48, ..Header::new(definition::LEASE) };
    record(header, &payload, out);
}

fn main() -> Result<(), gputap_trace::Error> {
    let calls: usize = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(4_000_000);
    let dir = std::env::temp_dir().join(format!("gputap-arrow-size-{}", std::process::id()));
    let per_call = |what: &str, begun: u64| {
        println!("{what:<24} {:8.1} ns per call", (cpu_ns() - begun) as f64 / calls as f64);
    };

    let mut random = Random(88_172_645_463_325_252);
    let mut pieces = Vec::new();
    let mut tick = 1_000_000_000_000;
    for first in (0..calls).step_by(PIECE) {
        let mut bytes = Vec::new();
        if first == 0 {
            lease(&mut bytes);
        }
        for n in first..calls.min(first + PIECE) {
            tick = call(n as u32 + 1, tick, &mut random, &mut bytes);
        }
        pieces.push(bytes);
    }
    let raw: usize = pieces.iter().map(Vec::len).sum();

    let mut writer = TraceWriter::create(&dir, WriterOptions::default())?;
    writer
        .journal(&JournalEntry::Process(Box::new(ProcessEntry { number: 1, ..ProcessEntry::default() })))?;
    let begun = cpu_ns();
    let mut position = 0;
    for piece in &pieces {
        writer.append(1, 0, position, piece, 0)?;
        position += piece.len() as u64;
    }
    per_call("append", begun);
    drop(pieces);
    let begun = cpu_ns();
    let totals = writer.close()?;
    per_call("rewrite and close", begun);

    let begun = cpu_ns();
    let trace = Trace::open(&dir)?;
    println!("{:<24} {:8.1} ms", "open", (cpu_ns() - begun) as f64 / 1e6);
    for (what, columns) in [
        ("scan 4 columns", Columns::API | Columns::THREAD | Columns::START | Columns::DURATION),
        ("scan all columns", Columns::ALL),
    ] {
        let begun = cpu_ns();
        // On this thread, whose time can be read afterwards.
        let mut rows = 0;
        trace.scan(columns, &mut |calls| {
            rows += calls.len as u64;
            ControlFlow::Continue(())
        })?;
        assert_eq!(rows, totals.stored);
        per_call(what, begun);
    }
    let closed: u64 = std::fs::read_dir(dir.join("calls"))
        .into_iter()
        .flatten()
        .flatten()
        .fold(0, |n, e| n + e.metadata().map_or(0, |m| m.len()));
    println!("{:<24} {:8.2} bytes per call", "raw", raw as f64 / calls as f64);
    println!("{:<24} {:8.2} bytes per call", "closed", closed as f64 / calls as f64);
    println!("{:<24} {:8} of {} problems: {:?}", "stored", totals.stored, totals.emitted, trace.problems());
    std::fs::remove_dir_all(&dir).ok();
    Ok(())
}
