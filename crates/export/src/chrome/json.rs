//! One event as a line of JSON.

use std::io::Write;

use gputap_model::call::Call;
use gputap_model::decode::{Arguments, Decoded};
use serde::Serialize;

/// Which end of a flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    From,
    To,
}

/// A line in the making; its memory is used again.
#[derive(Debug, Default)]
pub(super) struct Line(Vec<u8>);

impl Line {
    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }

    fn write(&mut self, args: std::fmt::Arguments<'_>) {
        // Memory takes everything.
        let _ = self.0.write_fmt(args);
    }

    fn json(&mut self, value: &(impl Serialize + ?Sized)) {
        if serde_json::to_writer(&mut self.0, value).is_err() {
            self.0.extend_from_slice(b"null");
        }
    }

    /// How a process or thread is called.
    pub(super) fn metadata(&mut self, what: &str, pid: u32, tid: u32, name: &str) {
        self.0.clear();
        self.write(format_args!(
            "{{\"ph\":\"M\",\"name\":\"{what}\",\"pid\":{pid},\"tid\":{tid},\"args\":{{\"name\":"
        ));
        self.json(name);
        self.0.extend_from_slice(b"}}");
    }

    /// A call; one that had not returned has a beginning only.
    #[expect(clippy::too_many_arguments, reason = "one event has that many parts")]
    pub(super) fn call(
        &mut self,
        name: &str,
        cat: &str,
        pid: u32,
        call: &Call<'_>,
        zero_ns: i64,
        correlation: u64,
        decoded: Option<&Decoded>,
    ) {
        self.0.clear();
        let ph = if call.returned() { "X" } else { "B" };
        self.write(format_args!(
            "{{\"ph\":\"{ph}\",\"name\":\"{name}\",\"cat\":\"{cat}\",\"pid\":{pid},\"tid\":{},\"ts\":",
            call.thread
        ));
        self.micros(call.start_ns.saturating_sub(zero_ns));
        if call.returned() {
            self.0.extend_from_slice(b",\"dur\":");
            self.micros(call.duration_ns);
        }
        self.write(format_args!(",\"args\":{{\"correlation\":{correlation},\"External id\":{correlation}"));
        if let Some(device) = call.device {
            self.write(format_args!(",\"device\":{device}"));
        }
        if let Some(decoded) = decoded {
            self.0.extend_from_slice(b",\"arguments\":");
            self.json(&Arguments(decoded));
            self.0.extend_from_slice(b",\"result\":");
            self.json(&decoded.result);
        }
        self.0.extend_from_slice(b"}}");
    }

    /// One end of a flow. It binds to the slice around it on its thread, which begins there. The category is none that
    /// PyTorch's profiler has: its `ac2g` leads to kernels.
    pub(super) fn flow(&mut self, end: End, id: u64, pid: u32, tid: u32, ns: i64) {
        self.0.clear();
        let ph = match end {
            End::From => "\"s\"",
            End::To => "\"f\",\"bp\":\"e\"",
        };
        self.write(format_args!(
            "{{\"ph\":{ph},\"name\":\"calls\",\"cat\":\"layers\",\"id\":{id},\"pid\":{pid},\"tid\":{tid},\"ts\":"
        ));
        self.micros(ns);
        self.0.push(b'}');
    }

    /// Values of a counter by device.
    pub(super) fn counter(
        &mut self,
        name: &str,
        pid: u32,
        ns: i64,
        values: impl Iterator<Item = (i32, u64)>,
    ) {
        self.0.clear();
        self.write(format_args!("{{\"ph\":\"C\",\"name\":\"{name}\",\"pid\":{pid},\"tid\":0,\"ts\":"));
        self.micros(ns);
        self.0.extend_from_slice(b",\"args\":{");
        for (i, (device, bytes)) in values.enumerate() {
            let comma = if i > 0 { "," } else { "" };
            self.write(format_args!("{comma}\"GPU {device}\":{bytes}"));
        }
        self.0.extend_from_slice(b"}}");
    }

    /// Microseconds with their nanoseconds, without a float between.
    fn micros(&mut self, ns: i64) {
        let sign = if ns < 0 { "-" } else { "" };
        let ns = ns.unsigned_abs();
        self.write(format_args!("{sign}{}.{:03}", ns / 1000, ns % 1000));
    }
}
