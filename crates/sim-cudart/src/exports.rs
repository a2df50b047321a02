//! The exported symbols: every runtime function of this major.

use gputap_sim_base::export::Subject;

use crate::abi::{Code, code};

/// What functions that are not simulated do.
extern "C" fn not_supported() -> i32 {
    crate::error::latch(Err(code::NOT_SUPPORTED))
}

/// Functions that not all majors have, or have with one signature.
#[cfg(major = "11")]
const OF_MAJOR: [Subject; 3] = [crate::until_12::FUNCTIONS, crate::v11::FUNCTIONS, &[]];
#[cfg(major = "12")]
const OF_MAJOR: [Subject; 3] =
    [crate::since_12::FUNCTIONS, crate::until_12::FUNCTIONS, crate::v12::FUNCTIONS];
#[cfg(major = "13")]
const OF_MAJOR: [Subject; 3] = [crate::since_12::FUNCTIONS, crate::v13::FUNCTIONS, &[]];

/// Functions of the other subjects that came with 12.
#[cfg(major = "11")]
const LACKS: &[&str] = &[
    "__cudaLaunchKernel",
    "__cudaLaunchKernel_ptsz",
    "cudaFuncGetName",
    "cudaFuncGetParamInfo",
    "cudaGetDriverEntryPointByVersion",
    "cudaGetKernel",
    "cudaGraphExecGetFlags",
    "cudaGraphInstantiateWithParams",
    "cudaGraphInstantiateWithParams_ptsz",
    "cudaInitDevice",
    "cudaKernelSetAttributeForDevice",
    "cudaLibraryEnumerateKernels",
    "cudaLibraryGetGlobal",
    "cudaLibraryGetKernel",
    "cudaLibraryGetKernelCount",
    "cudaLibraryGetManaged",
    "cudaLibraryLoadData",
    "cudaLibraryLoadFromFile",
    "cudaLibraryUnload",
    "cudaStreamBeginCaptureToGraph",
    "cudaStreamBeginCaptureToGraph_ptsz",
    "cudaStreamGetDevice",
    "cudaStreamGetDevice_ptsz",
    "cudaStreamGetId",
    "cudaStreamGetId_ptsz",
];
#[cfg(not(major = "11"))]
const LACKS: &[&str] = &[];

gputap_sim_base::library! {
    subjects: &[
        crate::array::FUNCTIONS,
        crate::array::CHANNELS,
        crate::capture::FUNCTIONS,
        crate::copy::FUNCTIONS,
        crate::copy_shape::FUNCTIONS,
        crate::device::FUNCTIONS,
        crate::entry::FUNCTIONS,
        crate::error::FUNCTIONS,
        crate::error::TEXTS,
        crate::event::FUNCTIONS,
        crate::fill::FUNCTIONS,
        crate::function::FUNCTIONS,
        crate::graph::FUNCTIONS,
        crate::graph_exec::FUNCTIONS,
        crate::graph_node::FUNCTIONS,
        crate::host::FUNCTIONS,
        crate::ipc::FUNCTIONS,
        crate::launch::FUNCTIONS,
        crate::launch::CONFIGURATION,
        crate::library::FUNCTIONS,
        crate::memory::FUNCTIONS,
        crate::peer::FUNCTIONS,
        crate::pool::FUNCTIONS,
        crate::properties::FUNCTIONS,
        crate::register::FUNCTIONS,
        crate::stream::FUNCTIONS,
        crate::symbol::FUNCTIONS,
        OF_MAJOR[0],
        OF_MAJOR[1],
        OF_MAJOR[2],
    ],
    lacks: LACKS,
    answers: &[Code::new(not_supported as *const ())],
    counters: "GPUTAP_SIM_CUDART_COUNTERS",
    at_load: || (),
}
