//! CUDATracePreload's log: `log_<pid>` with a line for each call that the program made, and totals at the end.
//!
//!     [DEVICE 0 ] cudaMalloc called with arguments: devPtr = 0x7f2000000000 size = 4096
//!
//! The lines are the seed's, with a value behind every name. A call that failed has one more pair, `result`. A line is written
//! when its call has returned, by one write.

use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;

use gputap_catalog::{Group, Layer, by_id};
use gputap_model::call::Call;
use gputap_model::comm::called;
use gputap_model::decode::Value;
use gputap_model::detail::Level;
use gputap_model::effect::{self, Effect};

use super::stems::Stems;
use super::{Entry, Log};
use crate::error::Error;
use crate::files::Files;

/// Writes the log of CUDATracePreload.
pub struct Cudatrace {
    files: Files,
    stems: Stems,
    totals: HashMap<u32, Totals>,
    /// By thread, the last launch by the driver inside another call: number of that call, and the kernel's handle.
    launched: HashMap<(u32, u32), (u32, u64)>,
    line: String,
}

/// Bytes of the calls of one process that succeeded.
#[derive(Clone, Copy, Debug, Default)]
struct Totals {
    malloc: u64,
    all_reduce: u64,
    broadcast: u64,
    reduce: u64,
    all_gather: u64,
    reduce_scatter: u64,
    nccl_alloc: u64,
    send: u64,
    recv: u64,
    /// Memory on GPUs.
    peak: u64,
    live: u64,
}

impl Cudatrace {
    /// Into a directory that is there.
    pub fn new(dir: &Path) -> Cudatrace {
        Cudatrace {
            files: Files::new(dir),
            stems: Stems::default(),
            totals: HashMap::new(),
            launched: HashMap::new(),
            line: String::new(),
        }
    }

    /// Notes the kernel that a call of the driver launches inside another call.
    fn launch(&mut self, call: &Call<'_>) {
        let Effect::Launch(launch) = effect::at(call.api) else { return };
        let driver = by_id(call.api).is_some_and(|f| f.layer == Layer::Driver);
        if let Some(word) = launch.kernel.filter(|_| driver && call.parent != 0) {
            self.launched.insert((call.process, call.thread), (call.parent, call.args.value(word)));
        }
    }

    /// The kernel that was launched inside a call; the driver's launch returned before it.
    fn launched_by(&self, call: &Call<'_>) -> Option<u64> {
        let (inside, handle) = self.launched.get(&(call.process, call.thread))?;
        (*inside == call.number).then_some(*handle)
    }

    fn name(&mut self, process: u32, pid: u32) -> String {
        format!("log_{}", self.stems.get(process, pid))
    }

    fn count(&mut self, entry: &Entry<'_>) {
        let totals = self.totals.entry(entry.call.process).or_default();
        if !entry.call.succeeded() {
            return;
        }
        let function = by_id(entry.call.api).map(|f| f.base);
        match function {
            Some("cudaMalloc" | "ncclMemAlloc") => {
                let sum =
                    if function == Some("cudaMalloc") { &mut totals.malloc } else { &mut totals.nccl_alloc };
                *sum = sum.saturating_add(size(entry.call));
            }
            _ => {
                let Some((operation, bytes)) = called(entry.call) else { return };
                let sum = match operation {
                    "AllReduce" => &mut totals.all_reduce,
                    "Broadcast" => &mut totals.broadcast,
                    "Reduce" => &mut totals.reduce,
                    "AllGather" => &mut totals.all_gather,
                    "ReduceScatter" => &mut totals.reduce_scatter,
                    "Send" => &mut totals.send,
                    "Recv" => &mut totals.recv,
                    _ => return,
                };
                *sum = sum.saturating_add(bytes.unwrap_or(0));
            }
        }
    }
}

/// How libraries find the driver's functions: hundreds of calls before the program's first, and no work.
fn is_start_up(api: u16) -> bool {
    by_id(api).is_some_and(|f| f.layer == Layer::Driver && f.group == Group::Init)
}

/// Bytes of an allocation.
fn size(call: &Call<'_>) -> u64 {
    match (effect::at(call.api), by_id(call.api)) {
        (Effect::Alloc(alloc), Some(function)) => call.args.bytes(function, &alloc.bytes).unwrap_or(0),
        _ => 0,
    }
}

impl Log for Cudatrace {
    fn call(&mut self, entry: &Entry<'_>) -> Result<(), Error> {
        self.count(entry);
        self.launch(entry.call);
        if !entry.outermost || is_start_up(entry.call.api) {
            return Ok(());
        }
        self.line.clear();
        let kernel = self.launched_by(entry.call).and_then(|handle| (entry.kernel_name)(handle));
        write_line(&mut self.line, entry, kernel.as_deref());
        let name = self.name(entry.call.process, entry.pid);
        self.files.get(&name)?.put(self.line.as_bytes())
    }

    fn memory(&mut self, _: u32, now: &Level) {
        let totals = self.totals.entry(now.process).or_default();
        (totals.live, totals.peak) = (now.device.live_bytes, now.device.peak_bytes);
    }

    fn gone(&mut self, process: u32, pid: u32) -> Result<(), Error> {
        let name = self.name(process, pid);
        let totals = self.totals.remove(&process).unwrap_or_default();
        self.launched.retain(|(of, _), _| *of != process);
        self.files.get(&name)?.put(report(&totals).as_bytes())
    }

    fn publish(&mut self) -> Result<(), Error> {
        self.files.flush()
    }
}

/// The seed ends numbers, and so lines, with a space.
fn write_line(line: &mut String, entry: &Entry<'_>, kernel: Option<&str>) {
    let device = entry.call.device.map_or(-1, i32::from);
    let decoded = (entry.decode)();
    let base = by_id(entry.call.api).map_or(decoded.function.as_str(), |f| f.base);
    // A string takes everything.
    let _ = write!(line, "[DEVICE {device} ] {base} called with arguments: ");
    for argument in &decoded.arguments {
        // What the seed calls it.
        let name = if base == "cudaMemcpyAsync" && argument.name == "stream" { "str" } else { argument.name };
        let _ = match &argument.value {
            // The runtime knows a kernel by an address in the program, which has no name.
            Value::Pointer(_) if name == "func" && kernel.is_some() => {
                write!(line, "{name} = {} ", kernel.unwrap_or_default())
            }
            Value::Elements { count, .. } => write!(line, "{name} = {count} "),
            value => write!(line, "{name} = {value} "),
        };
    }
    match &decoded.result {
        None => line.push_str("result = has not returned "),
        Some(result) if entry.call.result != 0 && !entry.call.succeeded() => {
            let _ = write!(line, "result = {result} ");
        }
        Some(_) => {}
    }
    line.push('\n');
}

fn report(totals: &Totals) -> String {
    let mut text = String::from("### Report ###\n");
    let _ = writeln!(text, "Total cudaMalloc: {} MB", megabytes(totals.malloc));
    for (name, bytes) in [
        ("ncclAllReduce", totals.all_reduce),
        ("broadcast", totals.broadcast),
        ("reduce", totals.reduce),
        ("allgather", totals.all_gather),
        ("reducescatter", totals.reduce_scatter),
        ("ncclmemalloc", totals.nccl_alloc),
        ("send", totals.send),
        ("recv", totals.recv),
    ] {
        let _ = writeln!(text, "Total {name} count: {bytes} bytes");
    }
    let _ = writeln!(text, "Peak GPU memory: {} MB", megabytes(totals.peak));
    let _ = writeln!(text, "GPU memory not freed: {} MB", megabytes(totals.live));
    text
}

/// Millions of bytes, as the seed counts them, without losing any: a whole number where it is one.
fn megabytes(bytes: u64) -> String {
    let text = format!("{}.{:06}", bytes / 1_000_000, bytes % 1_000_000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_allocations_are_not_rounded_away() {
        assert_eq!(megabytes(18_683_000_000), "18683");
        assert_eq!(megabytes(524_288), "0.524288");
        assert_eq!((megabytes(0), megabytes(1_500_000)), ("0".into(), "1.5".into()));
    }

    #[test]
    fn the_report_has_the_seeds_lines_first() {
        let text = report(&Totals { malloc: 2_000_000, all_gather: 7, ..Totals::default() });
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..2], ["### Report ###", "Total cudaMalloc: 2 MB"]);
        assert_eq!(lines[5], "Total allgather count: 7 bytes");
        assert_eq!(lines[7], "Total ncclmemalloc count: 0 bytes");
    }
}
