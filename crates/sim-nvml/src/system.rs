//! Starting, ending, and what holds for the whole machine.

use std::collections::BTreeMap;
use std::ffi::{CString, c_char};
use std::sync::{Mutex, PoisonError};

use gputap_catalog::Layer;

use crate::abi::{Code, Out, code, nvml, put_text, status};
use crate::machine;

extern "C" fn init() -> i32 {
    machine::init();
    0
}

/// Flags are for machines whose GPUs come and go.
extern "C" fn init_with_flags(_flags: u32) -> i32 {
    init()
}

extern "C" fn shut_down() -> i32 {
    status(machine::shut_down())
}

/// Names that were asked for; C wants them to end with NUL and to stay.
static NAMES: Mutex<BTreeMap<i32, CString>> = Mutex::new(BTreeMap::new());

/// The name of the result in words: `GPU is lost`.
extern "C" fn error_string(result: i32) -> *const c_char {
    let name = gputap_catalog::result_name(Layer::Nvml, result.into()).unwrap_or("NVML_ERROR_UNKNOWN");
    let words =
        name.trim_start_matches("NVML_ERROR_").trim_start_matches("NVML_").replace('_', " ").to_lowercase();
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    names.entry(result).or_insert_with(|| CString::new(words).unwrap_or_default()).as_ptr()
}

/// What can be called before anything else.
pub const START: &[(&str, Code)] = &[
    ("nvmlInit", Code::new(init as *const ())),
    ("nvmlInit_v2", Code::new(init as *const ())),
    ("nvmlInitWithFlags", Code::new(init_with_flags as *const ())),
    ("nvmlShutdown", Code::new(shut_down as *const ())),
    ("nvmlErrorString", Code::new(error_string as *const ())),
];

/// `13000` as the simulated driver says it.
fn cuda_version() -> i32 {
    std::env::var("GPUTAP_SIM_VERSION").ok().and_then(|text| text.parse().ok()).unwrap_or(13000)
}

fn driver_version() -> String {
    machine::script().driver_version.clone().unwrap_or_else(|| "580.00.simulated".to_owned())
}

nvml! {
    fn nvmlSystemGetDriverVersion(version: Out<u8>, room: u32) {
        put_text(version, room, &driver_version())
    }

    fn nvmlSystemGetNVMLVersion(version: Out<u8>, room: u32) {
        put_text(version, room, &format!("{}.{}", cuda_version() / 1000, driver_version()))
    }

    fn nvmlSystemGetCudaDriverVersion | nvmlSystemGetCudaDriverVersion_v2(version: Out<i32>) {
        version.set(cuda_version())
    }

    /// Of a process of this machine.
    fn nvmlSystemGetProcessName(pid: u32, name: Out<u8>, room: u32) {
        let command = std::fs::read(format!("/proc/{pid}/cmdline")).map_err(|_| code::NOT_FOUND)?;
        let first = command.split(|byte| *byte == 0).next().unwrap_or_default();
        put_text(name, room, &String::from_utf8_lossy(first))
    }
}
