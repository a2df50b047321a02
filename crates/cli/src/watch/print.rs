//! `--print`: decoded calls, as soon as they are stored.

use clap::ValueEnum;
use gputap_collect::{LiveNames, Watcher};
use gputap_model::call::Call;
use gputap_model::decode::{Input, decode};
use gputap_model::detail::Wanted;
use gputap_trace::Calls;

/// How calls are printed.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum Format {
    /// One line per call, as in a program
    Text,
    /// One JSON object per line
    Json,
}

/// Prints calls to stderr; the job's stdout is its own.
#[derive(Debug)]
pub struct Printer(pub Format);

impl Watcher for Printer {
    fn wants(&self) -> Wanted {
        Wanted::NONE
    }

    fn calls(&mut self, calls: &Calls<'_>, known: &LiveNames<'_>) {
        let rows = (0..calls.len).map(|i| Call::of_row(calls, i));
        rows.filter(|call| call.returned()).for_each(|call| self.print(&call, known));
    }
}

impl Printer {
    fn print(&self, call: &Call<'_>, known: &LiveNames<'_>) {
        let name = |handle| known.kernel_name(call.process, handle, call.end_ns()).map(|n| n.short.clone());
        let input = Input { api: call.api, args: call.args, result: Some(call.result), kernel_name: &name };
        let (pid, decoded) = (known.pid(call.process), decode(&input));
        let line = match self.0 {
            Format::Text => {
                format!("[{pid} {}] {decoded}  {:.1} µs\n", call.thread, call.duration_ns as f64 / 1e3)
            }
            Format::Json => {
                let line = serde_json::json!({
                    "pid": pid, "tid": call.thread, "call": call.number, "start_ns": call.start_ns,
                    "duration_ns": call.duration_ns, "device": call.device, "function": decoded.function,
                    "arguments": decoded.arguments, "result": decoded.result,
                });
                format!("{line}\n")
            }
        };
        err!("{line}");
    }
}
