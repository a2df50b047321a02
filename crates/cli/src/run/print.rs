//! `--print`: decoded calls as they are collected.

use std::collections::HashMap;

use clap::ValueEnum;
use gputap_analysis::decode::{Input, decode};
use gputap_catalog::{Function, by_id};
use gputap_collect::Origin;
use gputap_event::{Record, fact};
use gputap_trace::KernelName;

/// How calls are printed.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Format {
    /// One line per call, as in a program
    Text,
    /// One JSON object per line
    Json,
}

/// The words of a record: arguments, and what was returned where that is kept.
pub fn words_of(record: &Record<'_>, function: &Function) -> Vec<u64> {
    (0..function.record_words()).map(|i| record.word(i)).collect()
}

/// Prints calls to stderr; the job's stdout is its own.
#[derive(Debug)]
pub struct Printer {
    format: Format,
    kernels: HashMap<(u32, u64), String>,
    threads: HashMap<(u32, u16), u32>,
    ticks_per_ns: f64,
}

impl Printer {
    /// In this format.
    pub fn new(format: Format) -> Printer {
        Printer {
            format,
            kernels: HashMap::new(),
            threads: HashMap::new(),
            ticks_per_ns: gputap_ring_reader::clock::ticks_per_ns(),
        }
    }

    /// Prints one record if it is a call.
    pub fn record(&mut self, origin: Origin, record: &Record<'_>) {
        let h = &record.header;
        match h.id {
            fact::LEASE => {
                let tid = record.payload().first_chunk().map_or(0, |b| u32::from_le_bytes(*b));
                self.threads.insert((origin.process, origin.ring), tid);
            }
            fact::KERNEL => self.learn(origin, record.payload()),
            _ if h.is_fact() || h.is_begin() => {}
            _ => self.call(origin, record),
        }
    }

    /// Forgets the names of a process that is gone.
    pub fn gone(&mut self, process: u32) {
        self.kernels.retain(|(p, _), _| *p != process);
        self.threads.retain(|(p, _), _| *p != process);
    }

    fn learn(&mut self, origin: Origin, payload: &[u8]) {
        if let Some((handle, name)) = payload.split_first_chunk() {
            let name = KernelName::new(&String::from_utf8_lossy(name));
            self.kernels.insert((origin.process, u64::from_le_bytes(*handle)), name.short);
        }
    }

    fn call(&self, origin: Origin, record: &Record<'_>) {
        let h = &record.header;
        let Some(function) = by_id(h.id) else { return };
        let words = words_of(record, function);
        let name = |handle: u64| self.kernels.get(&(origin.process, handle)).cloned();
        let input =
            Input::new(h.id, &words, record.copied(words.len()), Some(h.result as i32)).with_names(&name);
        let call = decode(&input);
        let ticks = h.end.saturating_sub(h.start) as f64;
        let ns = if origin.tsc { ticks / self.ticks_per_ns } else { ticks };
        let tid = self.threads.get(&(origin.process, origin.ring)).copied().unwrap_or(0);
        let line = match self.format {
            Format::Text => format!("[{} {tid}] {call}  {:.1} µs\n", origin.pid, ns / 1e3),
            Format::Json => {
                let mut line = serde_json::json!({
                    "pid": origin.pid, "tid": tid, "call": h.call, "start_tick": h.start, "duration_ns": ns as u64,
                    "device": gputap_trace::known_device(h.device), "function": call.function, "arguments": call.arguments, "result": call.result,
                })
                .to_string();
                line.push('\n');
                line
            }
        };
        err!("{line}");
    }
}
