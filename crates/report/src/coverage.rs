//! What could be seen of a process and what could not, in sentences.

use std::collections::BTreeMap;

use gputap_catalog::{FAMILIES, Layer};
use gputap_trace::model::{Library, Process};
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
    /// The layers that were recorded or could have been.
    pub layers: Vec<LayerSeen>,
}

/// What was seen of one layer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LayerSeen {
    /// Name of the layer, such as `driver`.
    pub layer: &'static str,
    /// Calls in the trace.
    pub calls: u64,
    /// Libraries of it that the process has.
    pub libraries: Vec<Provider>,
}

/// A library of a layer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Provider {
    /// Path of the library's file.
    pub path: String,
    /// Number in its soname, as the catalogue knows it; 0 for the driver.
    pub major: u8,
    /// Whether its calls are recorded.
    pub recorded: bool,
    /// Whether it is a second copy, whose calls are passed on without being recorded.
    pub second: bool,
    /// Whether it is of a major version that the catalogue lacks.
    pub unknown_major: bool,
    /// Functions that it exports and the catalogue lacks.
    pub unknown_functions: u16,
}

impl Coverage {
    /// Of one process: the libraries that it has, and how many calls of each layer were stored.
    pub fn new(process: &Process, libraries: &[&Library], calls: &BTreeMap<&'static str, u64>) -> Coverage {
        let layers: Vec<LayerSeen> =
            Layer::ALL.iter().map(|layer| seen_of(*layer, libraries, calls)).collect();
        Coverage {
            seen: seen(process, &layers),
            missing: missing(process, &layers),
            layers: layers.into_iter().filter(|l| l.calls > 0 || !l.libraries.is_empty()).collect(),
        }
    }
}

fn seen_of(layer: Layer, libraries: &[&Library], calls: &BTreeMap<&'static str, u64>) -> LayerSeen {
    let family = |l: &Library| FAMILIES.get(usize::from(l.family)).copied();
    let of_layer = libraries.iter().filter(|l| family(l).is_some_and(|f| f.layer == layer));
    let provider = |l: &&&Library| Provider {
        path: l.path.clone(),
        major: family(l).map_or(0, |f| f.major),
        recorded: l.flags & Library::RECORDED != 0,
        second: l.flags & Library::SECOND != 0,
        unknown_major: l.flags & Library::UNKNOWN_MAJOR != 0,
        unknown_functions: l.unknown,
    };
    LayerSeen {
        layer: layer.name(),
        calls: calls.get(layer.name()).copied().unwrap_or(0),
        libraries: of_layer.map(|l| provider(&l)).collect(),
    }
}

/// What a person calls a layer.
fn label(layer: &str) -> &'static str {
    match layer {
        "driver" => "Driver API",
        "runtime" => "CUDA runtime",
        "nccl" => "NCCL",
        "nvml" => "NVML",
        _ => "NVSHMEM",
    }
}

fn seen(process: &Process, layers: &[LayerSeen]) -> Vec<String> {
    let mut seen = Vec::new();
    let used: Vec<&str> =
        WAYS.iter().filter(|(bit, _)| process.ways & bit != 0).map(|(_, way)| *way).collect();
    match used.as_slice() {
        [] => seen.push(String::from("Driver API: no call was seen yet.")),
        used => seen.push(format!("Driver API, reached by {}.", used.join(", "))),
    }
    for layer in layers.iter().filter(|l| l.layer != "driver") {
        let paths: Vec<&str> =
            layer.libraries.iter().filter(|l| l.recorded).map(|l| l.path.as_str()).collect();
        match (paths.as_slice(), layer.calls) {
            ([], 0) => {}
            ([], _) => seen.push(format!("{}.", label(layer.layer))),
            (paths, _) => seen.push(format!("{}, in {}.", label(layer.layer), paths.join(", "))),
        }
    }
    if process.injected & PRELOAD != 0 {
        seen.push(String::from("Recorded from the first CUDA call (LD_PRELOAD)."));
    }
    if let Some(list) = process.attributes.get("api").filter(|list| *list != "all") {
        seen.push(format!("Only the functions of --api {list} were recorded."));
    }
    seen
}

fn missing(process: &Process, layers: &[LayerSeen]) -> Vec<String> {
    let mut missing = Vec::new();
    let mut add = |count: u64, one: &str, many: &str, why: &str| match count {
        0 => {}
        1 => missing.push(format!("1 {one} {why}")),
        n => missing.push(format!("{n} {many} {why}")),
    };
    let tables = "asked for; calls through them can't be seen.";
    add(process.export_tables, "private driver table was", "private driver tables were", tables);
    let unknown = "looked up that this gputap does not know; their calls are not recorded.";
    add(process.unknown_entry_points, "function was", "functions were", unknown);
    let deepbind = "opened with RTLD_DEEPBIND; direct calls from them can't be seen.";
    add(process.deepbind, "library was", "libraries were", deepbind);
    let names = "could not be recorded; those kernels show their handle.";
    add(process.names_lost, "kernel name", "kernel names", names);
    for library in layers.iter().flat_map(|l| &l.libraries) {
        missing.extend(missing_of(library));
    }
    if process.injected & INJECTION_PATH != 0 && process.injected & PRELOAD == 0 {
        missing.push(String::from(
            "The library came in by CUDA_INJECTION64_PATH: calls through pointers that were resolved before that and \
             could not be patched are missing. LD_PRELOAD sees all.",
        ));
    }
    missing.push(statics(layers));
    missing
}

fn missing_of(library: &Provider) -> Vec<String> {
    let path = &library.path;
    let mut missing = Vec::new();
    if library.second {
        missing.push(format!("{path} is a second copy of a library; its calls are not recorded as such."));
    }
    if library.unknown_major {
        missing.push(format!(
            "{path} is of a version that this gputap does not know; its calls are not recorded as such."
        ));
    }
    if library.unknown_functions > 0 {
        let functions = if library.unknown_functions == 1 { "function" } else { "functions" };
        missing.push(format!(
            "{path} has {} {functions} that this gputap does not know; their calls are not recorded.",
            library.unknown_functions
        ));
    }
    missing
}

/// What is linked into a program has no names to be found by.
fn statics(layers: &[LayerSeen]) -> String {
    let unseen = layers.iter().filter(|l| matches!(l.layer, "runtime" | "nccl"));
    let unseen: Vec<&str> =
        unseen.filter(|l| l.calls == 0 && l.libraries.is_empty()).map(|l| label(l.layer)).collect();
    match unseen.as_slice() {
        [] => String::from(
            "Static copies of the runtime and of NCCL are not recorded as such; what they do shows as driver calls.",
        ),
        unseen => format!(
            "{} not seen: not used, or linked into the program; what it does then shows as driver calls.",
            unseen.join(" and ")
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preloaded_process_says_how_it_was_reached() {
        let process = Process { injected: 1, ways: 0b1011, export_tables: 2, ..Process::default() };
        let coverage = Coverage::new(&process, &[], &BTreeMap::new());
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
        let coverage = Coverage::new(&process, &[], &BTreeMap::new());
        assert_eq!(coverage.seen, ["Driver API: no call was seen yet."]);
        assert!(coverage.missing[0].starts_with("1 library was opened with RTLD_DEEPBIND"));
        assert!(coverage.missing[1].contains("CUDA_INJECTION64_PATH"));
    }

    #[test]
    fn every_library_says_whether_its_calls_are_recorded() {
        let library = |family, flags, unknown, path: &str| Library {
            process: 1,
            family,
            flags,
            unknown,
            path: path.to_owned(),
        };
        let all = [
            library(3, Library::RECORDED, 0, "/torch/libcudart.so.13"),
            library(3, Library::SECOND, 0, "/other/libcudart.so.13"),
            library(4, Library::RECORDED, 2, "/torch/libnccl.so.2"),
            library(6, Library::UNKNOWN_MAJOR, 0, "/new/libnvshmem_host.so.4"),
        ];
        let calls = [("runtime", 5), ("nccl", 1)].into();
        let coverage = Coverage::new(&Process::default(), &all.iter().collect::<Vec<_>>(), &calls);
        assert_eq!(
            coverage.seen[1..],
            ["CUDA runtime, in /torch/libcudart.so.13.", "NCCL, in /torch/libnccl.so.2."]
        );
        assert_eq!(
            coverage.missing,
            [
                "/other/libcudart.so.13 is a second copy of a library; its calls are not recorded as such.",
                "/torch/libnccl.so.2 has 2 functions that this gputap does not know; their calls are not recorded.",
                "/new/libnvshmem_host.so.4 is of a version that this gputap does not know; its calls are not \
                 recorded as such.",
                "Static copies of the runtime and of NCCL are not recorded as such; what they do shows as driver calls.",
            ]
        );
        let layers: Vec<_> = coverage.layers.iter().map(|l| (l.layer, l.calls, l.libraries.len())).collect();
        assert_eq!(layers, [("runtime", 5, 2), ("nccl", 1, 1), ("nvshmem", 0, 1)]);
    }

    #[test]
    fn a_layer_without_a_library_is_said() {
        let coverage = Coverage::new(&Process::default(), &[], &[("nccl", 3)].into());
        assert_eq!(coverage.seen[1], "NCCL.");
        let expected = "CUDA runtime not seen: not used, or linked into the program; what it does then shows as driver calls.";
        assert_eq!(coverage.missing, [expected]);
    }
}
