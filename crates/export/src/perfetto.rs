//! Perfetto: protobuf packets, compressed, as its UI and trace processor read them.
//!
//! Each call is a slice on its thread's track, calls inside calls being slices inside slices; a flow leads from a call of
//! one library to the call of another that it made. Memory and copied bytes are counters of the process. A launch is the
//! call that it is, never a kernel: when that ran, its activity says, on a track of the stream. A field of samples is a counter.

mod annotate;
mod counters;
mod intern;
mod number;
mod packet;
mod proto;
mod tracks;

use gputap_catalog::by_id;
use gputap_model::detail::{Detail, Wanted};
use gputap_trace::model::{Activity, Sample};
use gputap_trace::{function_name, layer_name};

use crate::cut::Cut;
use crate::error::Error;
use crate::format::{Format, Nested, Wants};
use crate::sink::Sink;
use crate::source::Source;
use intern::{Interned, Of};
use number::{event, field, kind};
use packet::Packets;
use proto::Message;
use tracks::{Track, Tracks};

/// All packets are one sequence: they share what is interned.
const SEQUENCE: u64 = 1;
/// Interned data starts anew here; it is needed.
const CLEARED: u64 = 1;
const NEEDED: u64 = 2;
/// Numbers of the clocks in Perfetto's `BuiltinClock`.
const REALTIME: u64 = 1;
const MONOTONIC: u64 = 3;

/// Writes one file.
pub struct Perfetto<'a> {
    source: &'a Source<'a>,
    packets: Packets,
    interned: Interned,
    tracks: Tracks,
    flows: u64,
    /// Whether arguments are written.
    arguments: bool,
    copied: std::collections::HashMap<(u32, &'static str), u64>,
    /// Memory that is used again: flows that begin at each call, and the one that ends there.
    begins: Vec<Vec<u64>>,
    ends: Vec<Option<u64>>,
}

impl<'a> Perfetto<'a> {
    /// Writes the beginning: clocks, marks, losses.
    pub fn new(
        source: &'a Source<'a>,
        cut: &Cut,
        sink: Sink,
        arguments: bool,
    ) -> Result<Perfetto<'a>, Error> {
        let mut this = Perfetto {
            source,
            packets: Packets::new(sink),
            interned: Interned::default(),
            tracks: Tracks::new(source.traces.processes()),
            flows: 0,
            arguments,
            copied: Default::default(),
            begins: Vec::new(),
            ends: Vec::new(),
        };
        this.clocks()?;
        for mark in
            source.traces.marks().iter().filter(|m| cut.has_process(m.process) && cut.has_time(m.time_ns))
        {
            let track = this.track(Track::Process(mark.process))?;
            this.event(mark.time_ns, |e, _| {
                e.number(event::TYPE, kind::INSTANT);
                e.number(event::TRACK, track);
                e.text(event::FULL_NAME, &mark.label);
            })?;
        }
        for loss in source.traces.losses().iter().filter(|l| cut.has_process(l.process)) {
            // What is known in number only is in the tables.
            let Some(first_ns) = loss.first_ns.filter(|ns| cut.has_time(*ns)) else { continue };
            let track = this.track(Track::Row(loss.process, "lost calls"))?;
            let of = if loss.kind.is_none() { format!(" of thread {}", loss.tid) } else { String::new() };
            let name = format!("{} {}{of} lost: {}", loss.count, loss.class(), loss.reason.name());
            this.event(first_ns, |e, _| {
                e.number(event::TYPE, kind::INSTANT);
                e.number(event::TRACK, track);
                e.text(event::FULL_NAME, &name);
            })?;
        }
        Ok(this)
    }

    /// The first packets: which clock times are of, and how it stands to the wall clock.
    fn clocks(&mut self) -> Result<(), Error> {
        let now = self.source.traces.first_ns().unwrap_or(0);
        let real = self.source.realtime_ns(now);
        self.packets.add(|p| {
            p.inside(field::CLOCK_SNAPSHOT, |m| {
                for (clock, ns) in [(MONOTONIC, now), (REALTIME, real)] {
                    m.inside(1, |m| {
                        m.number(1, clock);
                        m.signed(2, ns);
                    });
                }
                m.number(2, MONOTONIC);
            });
            p.number(field::SEQUENCE, SEQUENCE);
            p.number(field::FLAGS, CLEARED);
            p.number(field::FIRST, 1);
            p.inside(field::DEFAULTS, |m| m.number(field::CLOCK, MONOTONIC));
        })
    }

    /// The number of a track that is described from now on.
    fn track(&mut self, track: Track) -> Result<u64, Error> {
        let (uuid, fresh) = self.tracks.get(self.source, track);
        self.described(fresh)?;
        Ok(uuid)
    }

    fn described(&mut self, fresh: Vec<Message>) -> Result<(), Error> {
        fresh.into_iter().try_for_each(|descriptor| {
            self.packets.add(|p| {
                p.blob(field::DESCRIPTOR, descriptor.bytes());
                p.number(field::SEQUENCE, SEQUENCE);
            })
        })
    }

    /// A packet with an event.
    #[inline]
    fn event(&mut self, ns: i64, f: impl FnOnce(&mut Message, &mut Interned)) -> Result<(), Error> {
        let interned = &mut self.interned;
        self.packets.add(|p| {
            p.signed(field::TIMESTAMP, ns);
            p.number(field::SEQUENCE, SEQUENCE);
            p.number(field::FLAGS, NEEDED);
            p.inside(field::EVENT, |e| f(e, interned));
            interned.say(p, field::INTERNED);
        })
    }

    fn begin(&mut self, nested: &Nested<'_>, track: u64, i: usize) -> Result<(), Error> {
        let call = &nested.call;
        let (name, layer) = (function_name(call.api), layer_name(call.api));
        let decoded = self.arguments.then(|| self.source.decode(call));
        let (begins, ends) = (std::mem::take(&mut self.begins[i]), self.ends[i]);
        let result = self.event(call.start_ns, |e, interned| {
            e.number(event::TYPE, kind::BEGIN);
            e.number(event::TRACK, track);
            match interned.id(Of::EventName, name) {
                Some(id) => e.number(event::NAME, id),
                None => e.text(event::FULL_NAME, name),
            }
            if let Some(id) = interned.id(Of::Category, layer) {
                e.number(event::CATEGORY, id);
            }
            begins.iter().for_each(|flow| e.fixed64(event::FLOWS, *flow));
            if let Some(flow) = ends {
                e.fixed64(event::ENDING_FLOWS, flow);
            }
            if let Some(decoded) = &decoded {
                annotate::call(e, interned, call, decoded);
            }
        });
        self.begins[i] = begins;
        result
    }

    fn end(&mut self, ns: i64, track: u64) -> Result<(), Error> {
        self.event(ns, |e, _| {
            e.number(event::TYPE, kind::END);
            e.number(event::TRACK, track);
        })
    }

    /// A flow for each call that one library made in another.
    fn flows(&mut self, calls: &[Nested<'_>]) {
        let layer = |i: usize| by_id(calls[i].call.api).map(|f| f.layer);
        self.begins.iter_mut().for_each(Vec::clear);
        self.begins.resize_with(calls.len().max(self.begins.len()), Vec::new);
        self.ends.clear();
        for (i, nested) in calls.iter().enumerate() {
            let from = nested.around.filter(|outer| layer(*outer) != layer(i));
            self.ends.push(from.map(|outer| {
                self.flows += 1;
                self.begins[outer].push(self.flows);
                self.flows
            }));
        }
    }
}

impl Format for Perfetto<'_> {
    fn wants(&self) -> Wants {
        let details = Wanted::COPIES.with(Wanted::LEVELS);
        Wants { calls: true, details, activities: true, samples: true }
    }

    fn calls(&mut self, calls: &[Nested<'_>]) -> Result<(), Error> {
        let Some(first) = calls.first() else { return Ok(()) };
        let (track, fresh) = self.tracks.thread(self.source, (first.call.process, first.call.thread));
        self.described(fresh)?;
        self.flows(calls);
        // A slice ends before the next one that is not inside it begins.
        let mut open: Vec<usize> = Vec::new();
        for (i, nested) in calls.iter().enumerate() {
            while open.last().is_some_and(|top| Some(*top) != nested.around) {
                self.close(calls, open.pop(), track)?;
            }
            self.begin(nested, track, i)?;
            open.push(i);
        }
        while !open.is_empty() {
            self.close(calls, open.pop(), track)?;
        }
        Ok(())
    }

    fn detail(&mut self, detail: &Detail) -> Result<(), Error> {
        match detail {
            Detail::Level(level) => self.memory(level),
            Detail::Copy(copy) if !copy.who.captured => self.copy(copy),
            _ => Ok(()),
        }
    }

    fn activity(&mut self, activity: &Activity) -> Result<(), Error> {
        let Activity { process, device, stream, .. } = *activity;
        let track = self.track(Track::Stream(process, device, stream))?;
        let source = self.source;
        let name = source.lookup.kernel_of(activity).unwrap_or(activity.kind_name());
        self.event(activity.start_ns, |e, interned| {
            e.number(event::TYPE, kind::BEGIN);
            e.number(event::TRACK, track);
            e.text(event::FULL_NAME, name);
            if let Some(id) = interned.id(Of::Category, activity.kind_name()) {
                e.number(event::CATEGORY, id);
            }
        })?;
        self.end(activity.end_ns(), track)
    }

    fn sample(&mut self, sample: &Sample) -> Result<(), Error> {
        self.value(sample)
    }

    fn finish(&mut self) -> Result<(), Error> {
        self.packets.finish()
    }
}

impl Perfetto<'_> {
    /// Ends a slice, unless its call had not returned.
    fn close(&mut self, calls: &[Nested<'_>], i: Option<usize>, track: u64) -> Result<(), Error> {
        match i.map(|i| &calls[i].call).filter(|call| call.returned()) {
            Some(call) => self.end(call.end_ns(), track),
            None => Ok(()),
        }
    }
}
