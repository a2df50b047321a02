//! A trace of a recording.

use std::cell::Cell;
use std::path::Path;

use gputap_ring_reader::clock::Reading;
use gputap_trace::{Api, Apis, Effect, Limits, TraceWriter, WriterOptions};
use gputap_wire::{Class, Header, WORDS_AT};

use super::words::OTHERS;
use super::{Kind, Line, Recording, Step};

thread_local! {
    /// What the trace's clocks show.
    static NOW: Cell<(u64, u64, u64)> = const { Cell::new((0, 0, 0)) };
}

fn now() -> Reading {
    let (tick, mono_ns, real_ns) = NOW.get();
    Reading { tick, mono_ns, real_ns }
}

fn set_clock(at: &Reading) {
    NOW.set((at.tick, at.mono_ns, at.real_ns));
}

impl Recording {
    /// The functions that its trace speaks of.
    pub(super) fn apis(&self) -> Apis {
        let ours = Apis::catalog();
        if self.functions.is_empty() {
            return ours;
        }
        let new = self.functions.iter().map(|f| Api {
            name: f.name.clone(),
            layer: f.layer.clone(),
            major: f.major,
            group: f.group.clone(),
            words: f.words,
            effect: Effect::None,
        });
        // Another catalogue: any hash but ours.
        Apis::new(ours.rows().iter().cloned().chain(new).collect(), self.functions.len() as u64)
    }

    /// Writes it as a trace.
    pub fn store(&self, dir: &Path) {
        set_clock(&self.begun);
        let options = WriterOptions {
            host: self.about.host.clone(),
            boot: self.about.boot.clone(),
            gputap: self.about.gputap.clone(),
            command: self.about.command.clone(),
            attributes: self.about.attributes.clone(),
            apis: self.apis(),
            now,
            ..WriterOptions::default()
        };
        let apis = options.apis.clone();
        let mut writer = TraceWriter::create(dir, options).unwrap();
        for step in &self.steps {
            match step {
                Step::Journal(entry) => writer.journal(entry).unwrap(),
                Step::Chunk(chunk) => {
                    let at = Reading { mono_ns: chunk.stored_ns, ..now() };
                    set_clock(&at);
                    let bytes: Vec<u8> = chunk.records.iter().flat_map(|r| encode(r, &apis)).collect();
                    let records = chunk.records.len() as u32;
                    writer.append(chunk.process, chunk.ring, chunk.position, &bytes, records).unwrap();
                }
                Step::Rotate => {
                    writer.rotate();
                    writer.compactor().compact().unwrap();
                }
                Step::Expire { now_ns, keep_ns } => {
                    let limits = Limits { keep_ns: Some(*keep_ns), max_bytes: None };
                    assert!(writer.compactor().expire(*now_ns, &limits).unwrap() > 0, "something expires");
                }
                Step::Close(at) => {
                    set_clock(at);
                    writer.close().unwrap();
                }
            }
        }
    }
}

/// A record as it stands in a ring.
pub(super) fn encode(line: &Line, apis: &Apis) -> Vec<u8> {
    let kind = match line.kind {
        Kind::Call(id) => gputap_wire::Kind { class: Class::CALL, id },
        Kind::Begin(id) => gputap_wire::Kind { class: Class::BEGIN, id },
        Kind::Other(at) => OTHERS[at].0,
    };
    let is_call = !matches!(line.kind, Kind::Other(_));
    let words = if is_call { usize::from(apis.get(kind.id).unwrap().words) } else { line.words.len() };
    let payload = 8 * words + line.rest.len();
    let header = Header {
        result: if is_call { line.result } else { payload as u32 },
        start: line.start,
        end: line.end,
        call: line.number,
        parent: line.parent,
        context: line.context,
        outer: line.outer,
        device: line.device,
        copied: if is_call { line.rest.len() as u16 } else { 0 },
        ..Header::new(kind).with_payload(payload)
    };
    let mut bytes = vec![0; header.len()];
    bytes[..WORDS_AT].copy_from_slice(&header.to_bytes());
    for (i, word) in line.words.iter().enumerate() {
        bytes[WORDS_AT + 8 * i..][..8].copy_from_slice(&word.to_le_bytes());
    }
    bytes[WORDS_AT + 8 * words..][..line.rest.len()].copy_from_slice(&line.rest);
    bytes
}
