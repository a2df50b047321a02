//! The exported symbols: every runtime function of this major.

use crate::abi::{Code, code};

/// What functions that are not simulated do.
extern "C" fn not_supported() -> i32 {
    crate::error::latch(Err(code::NOT_SUPPORTED))
}

#[cfg(major = "12")]
use crate::v12 as major;
#[cfg(major = "13")]
use crate::v13 as major;

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
        major::FUNCTIONS,
    ],
    answers: &[Code::of(not_supported as *const ())],
    counters: "GPUTAP_SIM_CUDART_COUNTERS",
    at_load: || (),
}
