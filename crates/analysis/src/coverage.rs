//! What could be seen of a process and what could not, in sentences.

use gputap_trace::model::Process;
use serde::Serialize;

/// Bits of [`Process::injected`].
const PRELOAD: u32 = 1 << 0;
const INJECTION_PATH: u32 = 1 << 1;

/// Bits of [`Process::ways`] and what they mean.
const WAYS: [(u64, &str); 5] = [
    (1 << 0, "direct calls"),
    (1 << 1, "dlsym"),
    (1 << 2, "cuGetProcAddress"),
    (1 << 3, "cuGetProcAddress_v2"),
    (1 << 4, "pointers patched after injection"),
];

/// What was seen, and what was not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// What the report rests on.
    pub seen: Vec<String>,
    /// What is missing from it, and why.
    pub missing: Vec<String>,
}

impl Coverage {
    /// Of one process.
    pub fn of(process: &Process) -> Coverage {
        Coverage { seen: seen(process), missing: missing(process) }
    }
}

fn seen(process: &Process) -> Vec<String> {
    let mut seen = Vec::new();
    let used: Vec<&str> =
        WAYS.iter().filter(|(bit, _)| process.ways & bit != 0).map(|(_, way)| *way).collect();
    match used.as_slice() {
        [] => seen.push(String::from("Driver API: no call was seen yet.")),
        used => seen.push(format!("Driver API, reached by {}.", used.join(", "))),
    }
    if process.injected & PRELOAD != 0 {
        seen.push(String::from("Recorded from the first CUDA call (LD_PRELOAD)."));
    }
    if let Some(list) = process.facts.get("api").filter(|list| *list != "all") {
        seen.push(format!("Only the functions of --api {list} were recorded."));
    }
    seen
}

fn missing(process: &Process) -> Vec<String> {
    let mut missing = Vec::new();
    let mut add = |count: u64, one: &str, many: &str, why: &str| match count {
        0 => {}
        1 => missing.push(format!("1 {one} {why}")),
        n => missing.push(format!("{n} {many} {why}")),
    };
    let tables = "asked for; calls through them can't be seen.";
    add(process.export_tables, "private driver table was", "private driver tables were", tables);
    let unknown = "handed out that this gputap does not know; their calls are not recorded.";
    add(process.unknown_entry_points, "driver entry point was", "driver entry points were", unknown);
    let deepbind = "opened with RTLD_DEEPBIND; direct calls from them can't be seen.";
    add(process.deepbind, "library was", "libraries were", deepbind);
    let names = "could not be recorded; those kernels show their handle.";
    add(process.names_lost, "kernel name", "kernel names", names);
    if process.injected & INJECTION_PATH != 0 && process.injected & PRELOAD == 0 {
        missing.push(String::from(
            "The library came in by CUDA_INJECTION64_PATH: calls through pointers that were resolved before that and \
             could not be patched are missing. LD_PRELOAD sees all.",
        ));
    }
    missing.push(String::from(
        "Static copies of the runtime and of NCCL are not recorded as such; what they do shows as driver calls.",
    ));
    missing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preloaded_process_says_how_it_was_reached() {
        let process = Process { injected: 1, ways: 0b1011, export_tables: 2, ..Process::default() };
        let coverage = Coverage::of(&process);
        assert_eq!(coverage.seen[0], "Driver API, reached by direct calls, dlsym, cuGetProcAddress_v2.");
        assert_eq!(
            coverage.missing[0],
            "2 private driver tables were asked for; calls through them can't be seen."
        );
        assert_eq!(coverage.missing.len(), 2);
    }

    #[test]
    fn injection_without_preload_is_reduced_coverage() {
        let process = Process { injected: 2, deepbind: 1, ..Process::default() };
        let coverage = Coverage::of(&process);
        assert_eq!(coverage.seen, ["Driver API: no call was seen yet."]);
        assert!(coverage.missing[0].starts_with("1 library was opened with RTLD_DEEPBIND"));
        assert!(coverage.missing[1].contains("CUDA_INJECTION64_PATH"));
    }
}
