//! The exported symbols: every driver function of the catalogue.

use crate::abi::{Code, code};

/// What functions that are not simulated do.
extern "C" fn not_supported() -> i32 {
    code::NOT_SUPPORTED.0
}

gputap_sim_base::library! {
    subjects: &[
        crate::array::FUNCTIONS,
        crate::capture::FUNCTIONS,
        crate::capture_info::FUNCTIONS,
        crate::context::FUNCTIONS,
        crate::copy::FUNCTIONS,
        crate::device::FUNCTIONS,
        crate::entry::FUNCTIONS,
        crate::errors::FUNCTIONS,
        crate::event::FUNCTIONS,
        crate::fill::FUNCTIONS,
        crate::function::FUNCTIONS,
        crate::graph::FUNCTIONS,
        crate::graph_exec::FUNCTIONS,
        crate::graph_node::FUNCTIONS,
        crate::host::FUNCTIONS,
        crate::ipc::FUNCTIONS,
        crate::launch::FUNCTIONS,
        crate::library::FUNCTIONS,
        crate::memory::FUNCTIONS,
        crate::module::FUNCTIONS,
        crate::peer::FUNCTIONS,
        crate::pointer::FUNCTIONS,
        crate::pool::FUNCTIONS,
        crate::proc_address::FUNCTIONS,
        crate::stream::FUNCTIONS,
        crate::vmm::FUNCTIONS,
    ],
    answers: &[Code::new(not_supported as *const ())],
    counters: "GPUTAP_SIM_COUNTERS",
    at_load: crate::config::load,
}
