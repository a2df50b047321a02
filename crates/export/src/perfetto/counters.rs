//! Counters of a process: its memory, and what it has copied so far.

use gputap_model::detail::{Copied, Level};
use gputap_trace::known_device;
use gputap_trace::model::Sample;

use super::Perfetto;
use super::number::{event, kind};
use super::tracks::Track;
use crate::error::Error;

impl Perfetto<'_> {
    fn counter(&mut self, process: u32, name: &str, ns: i64, value: u64) -> Result<(), Error> {
        let track = self.track(Track::Counter(process, name.to_owned()))?;
        self.event(ns, |e, _| {
            e.number(event::TYPE, kind::COUNTER);
            e.number(event::TRACK, track);
            e.signed(event::VALUE, i64::try_from(value).unwrap_or(i64::MAX));
        })
    }

    /// A sample, on the counter of its field.
    pub(super) fn value(&mut self, sample: &Sample) -> Result<(), Error> {
        let source = self.source;
        let (field, unit) = source.lookup.field_of(sample).unwrap_or(("unnamed field", ""));
        let device =
            known_device(sample.device).map_or_else(String::new, |device| format!(" of GPU {device}"));
        let object = if sample.object == 0 { String::new() } else { format!(" {}", sample.object) };
        let name = format!("{field}{object}{device}");
        let track = self.track(Track::Value(sample.process, sample.feed, name, unit.to_owned()))?;
        self.event(sample.time_ns, |e, _| {
            e.number(event::TYPE, kind::COUNTER);
            e.number(event::TRACK, track);
            e.double(event::REAL_VALUE, sample.value);
        })
    }

    pub(super) fn memory(&mut self, level: &Level) -> Result<(), Error> {
        for (device, bytes) in &level.by_device {
            let name = match device {
                -1 => "memory of an unknown GPU".to_owned(),
                device => format!("memory of GPU {device}"),
            };
            self.counter(level.process, &name, level.time_ns, *bytes)?;
        }
        self.counter(level.process, "pinned host memory", level.time_ns, level.host.live_bytes)
    }

    /// Copies come in the order of time, so a sum only grows.
    pub(super) fn copy(&mut self, copy: &Copied) -> Result<(), Error> {
        let (process, direction) = (copy.who.process, copy.direction.name());
        let sum = self.copied.entry((process, direction)).or_default();
        *sum = sum.saturating_add(copy.bytes.unwrap_or(0));
        let sum = *sum;
        self.counter(process, &format!("bytes copied so far, {direction}"), copy.who.start_ns, sum)
    }
}
