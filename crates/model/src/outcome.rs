//! What the number means that a call returned: each library has its own, and some functions return none.
//!
//! Not every code other than 0 is an error of the job. The rule, which docs/report.md has for users:
//!
//! * "Not yet" is an answer: `CUDA_ERROR_NOT_READY` of any function (its header says that it is no error), `ncclInProgress`
//!   of any, and a time-out of the function that waits for events of NVML.
//! * A function that is asked for something may answer that there is none, or that it is so already: those are in
//!   [`ANSWERS`] with the codes that its documentation has for that. The same code of another function is an error.
//! * A call that finds the driver shut down was made while the process ended, by an exit handler: `CUDA_ERROR_DEINITIALIZED`
//!   and `cudaErrorCudartUnloading`, which are the same number.
//! * Everything else is an error.

use std::sync::LazyLock;

use gputap_catalog::{FUNCTIONS, Function, Layer, hook};

/// CUDA_ERROR_NOT_READY and cudaErrorNotReady.
const NOT_READY: i32 = 600;
/// ncclInProgress, which NCCL returns while a call goes on in the background.
const IN_PROGRESS: i32 = 7;
/// NVML_ERROR_TIMEOUT, which is an answer of the function that waits for events.
const TIMEOUT: i32 = 10;
/// CUDA_ERROR_DEINITIALIZED and cudaErrorCudartUnloading.
const ENDING: i32 = 4;
/// They return the error of an earlier call.
const TELLS: [&str; 2] = ["cudaGetLastError", "cudaPeekAtLastError"];

/// Codes of the driver that the runtime shares.
mod code {
    pub const INVALID_VALUE: i32 = 1;
    pub const INVALID_CONTEXT: i32 = 201;
    pub const NOT_FOUND: i32 = 500;
    pub const PEER_ACCESS_ALREADY_ENABLED: i32 = 704;
    pub const PEER_ACCESS_NOT_ENABLED: i32 = 705;
    pub const PRIMARY_CONTEXT_ACTIVE: i32 = 708;
    pub const ALREADY_REGISTERED: i32 = 712;
    pub const NOT_REGISTERED: i32 = 713;
}

/// NVML_ERROR_NOT_SUPPORTED, _NOT_FOUND, _INSUFFICIENT_SIZE and _NO_DATA: what a device does not have, and how much room its
/// answer takes.
const NVML_ANSWERS: [i32; 4] = [3, 6, 7, 21];

/// Functions by their base names, and the codes with which they answer a question or say that something is so already.
const ANSWERS: [(&str, &[i32]); 27] = [
    ("cuCtxEnablePeerAccess", &[code::PEER_ACCESS_ALREADY_ENABLED]),
    ("cudaDeviceEnablePeerAccess", &[code::PEER_ACCESS_ALREADY_ENABLED]),
    ("cuCtxDisablePeerAccess", &[code::PEER_ACCESS_NOT_ENABLED]),
    ("cudaDeviceDisablePeerAccess", &[code::PEER_ACCESS_NOT_ENABLED]),
    ("cuDevicePrimaryCtxSetFlags", &[code::PRIMARY_CONTEXT_ACTIVE]),
    ("cudaSetDeviceFlags", &[code::PRIMARY_CONTEXT_ACTIVE]),
    ("cuMemHostRegister", &[code::ALREADY_REGISTERED]),
    ("cudaHostRegister", &[code::ALREADY_REGISTERED]),
    ("cuMemHostUnregister", &[code::NOT_REGISTERED]),
    ("cudaHostUnregister", &[code::NOT_REGISTERED]),
    // Is there such a thing?
    ("cuGetProcAddress", &[code::NOT_FOUND]),
    ("cuGetExportTable", &[code::NOT_FOUND]),
    ("cudaGetDriverEntryPoint", &[code::NOT_FOUND]),
    ("cudaGetDriverEntryPointByVersion", &[code::NOT_FOUND]),
    ("cuModuleGetFunction", &[code::NOT_FOUND]),
    ("cuModuleGetGlobal", &[code::NOT_FOUND]),
    ("cuModuleGetTexRef", &[code::NOT_FOUND]),
    ("cuModuleGetSurfRef", &[code::NOT_FOUND]),
    ("cuLibraryGetKernel", &[code::NOT_FOUND]),
    ("cuLibraryGetGlobal", &[code::NOT_FOUND]),
    ("cuLibraryGetManaged", &[code::NOT_FOUND]),
    ("cuLibraryGetUnifiedFunction", &[code::NOT_FOUND]),
    // Is this memory of CUDA's, and is there a context?
    ("cuMemGetAddressRange", &[code::NOT_FOUND]),
    ("cuPointerGetAttribute", &[code::INVALID_VALUE]),
    ("cuPointerGetAttributes", &[code::INVALID_VALUE]),
    ("cudaPointerGetAttributes", &[code::INVALID_VALUE]),
    ("cuCtxGetDevice", &[code::INVALID_CONTEXT]),
];

/// What a call that returned came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It succeeded, or has nothing to say about that.
    Success,
    /// The answer "no" of a query, or of a call that goes on in the background.
    NotReady,
    /// Nothing is wrong: what was asked for does not exist, or is so already.
    Answer,
    /// The driver was shut down: the process was ending.
    Ending,
    /// The call failed with an error.
    Error,
}

impl Outcome {
    /// As tables have it.
    pub fn name(self) -> &'static str {
        match self {
            Outcome::Success => "ok",
            Outcome::NotReady => "not_ready",
            Outcome::Answer => "answer",
            Outcome::Ending => "ending",
            Outcome::Error => "error",
        }
    }
}

/// The codes of one function.
#[derive(Clone, Copy)]
struct Codes {
    /// Whether it returns one at all.
    status: bool,
    not_ready: i32,
    /// 0 where its library has none.
    ending: i32,
    answers: &'static [i32],
}

/// Those of a function that the catalogue lacks: the driver's.
const UNKNOWN: Codes = Codes { status: true, not_ready: NOT_READY, ending: ENDING, answers: &[] };

static CODES: LazyLock<Vec<Codes>> = LazyLock::new(|| FUNCTIONS.iter().map(codes).collect());

fn codes(function: &Function) -> Codes {
    let no_status = hook::HOOKS[usize::from(function.id)].flags & hook::flag::NO_STATUS != 0;
    let answers = ANSWERS.iter().find(|(base, _)| *base == function.base).map_or(&[][..], |(_, codes)| codes);
    let known = Codes { status: !no_status && !TELLS.contains(&function.base), answers, ..UNKNOWN };
    match function.layer {
        Layer::Driver | Layer::Runtime => known,
        Layer::Nccl => Codes { not_ready: IN_PROGRESS, ending: 0, ..known },
        Layer::Nvml if function.base.starts_with("nvmlEventSetWait") => {
            Codes { not_ready: TIMEOUT, ending: 0, ..known }
        }
        Layer::Nvml => {
            let asks = function.base.contains("Get") || function.base.contains("Query");
            Codes { not_ready: 0, ending: 0, answers: if asks { &NVML_ANSWERS } else { &[] }, ..known }
        }
        Layer::Nvshmem => Codes { not_ready: 0, ending: 0, ..known },
    }
}

/// What `result` means from function `api`.
pub fn outcome(api: u16, result: i32) -> Outcome {
    let codes = CODES.get(usize::from(api)).copied().unwrap_or(UNKNOWN);
    match result {
        0 => Outcome::Success,
        _ if !codes.status => Outcome::Success,
        code if code == codes.not_ready => Outcome::NotReady,
        code if code == codes.ending => Outcome::Ending,
        code if codes.answers.contains(&code) => Outcome::Answer,
        _ => Outcome::Error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gputap_catalog::by_symbol;

    fn returned(family: u8, name: &str, result: i32) -> Outcome {
        outcome(by_symbol(family, name).unwrap().id, result)
    }

    #[test]
    fn each_library_has_its_own_codes() {
        assert_eq!(returned(0, "cuEventQuery", 600), Outcome::NotReady);
        assert_eq!(returned(0, "cuEventQuery", 700), Outcome::Error);
        assert_eq!(returned(3, "cudaEventQuery", 600), Outcome::NotReady);
        assert_eq!(returned(3, "cudaGetLastError", 2), Outcome::Success);
        assert_eq!(returned(4, "ncclAllReduce", 7), Outcome::NotReady);
        assert_eq!(returned(4, "ncclAllReduce", 5), Outcome::Error);
        assert_eq!(returned(6, "nvshmem_quiet", 77), Outcome::Success);
        assert_eq!(outcome(u16::MAX, 1), Outcome::Error);
    }

    #[test]
    fn calls_of_exit_handlers_are_no_errors() {
        for name in ["cuModuleUnload", "cuEventDestroy_v2", "cuMemFree_v2", "cuStreamDestroy_v2"] {
            assert_eq!(returned(0, name, 4), Outcome::Ending, "{name}");
        }
        assert_eq!(returned(3, "cudaFree", 4), Outcome::Ending);
        // The same number means something else there: an invalid argument, no permission.
        assert_eq!(returned(4, "ncclAllReduce", 4), Outcome::Error);
        assert_eq!(returned(5, "nvmlDeviceGetTemperature", 4), Outcome::Error);
    }

    #[test]
    fn an_answer_is_one_only_from_who_was_asked() {
        assert_eq!(returned(0, "cuCtxEnablePeerAccess", 704), Outcome::Answer);
        assert_eq!(returned(3, "cudaDeviceEnablePeerAccess", 704), Outcome::Answer);
        assert_eq!(returned(0, "cuMemFree_v2", 704), Outcome::Error);
        assert_eq!(returned(0, "cuGetProcAddress_v2", 500), Outcome::Answer);
        assert_eq!(returned(0, "cuPointerGetAttribute", 1), Outcome::Answer);
        assert_eq!(returned(0, "cuMemAlloc_v2", 1), Outcome::Error);
        assert_eq!(returned(5, "nvmlDeviceGetTemperature", 3), Outcome::Answer);
        assert_eq!(returned(5, "nvmlDeviceSetPersistenceMode", 3), Outcome::Error);
        assert_eq!(returned(5, "nvmlEventSetWait_v2", 10), Outcome::NotReady);
    }

    #[test]
    fn every_function_with_answers_is_in_the_catalogue() {
        for (base, codes) in ANSWERS {
            assert!(FUNCTIONS.iter().any(|f| f.base == base), "{base}");
            assert!(!codes.contains(&0) && !codes.contains(&ENDING) && !codes.contains(&NOT_READY), "{base}");
        }
    }
}
