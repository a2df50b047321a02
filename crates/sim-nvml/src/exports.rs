//! The exported symbols: every NVML function of the catalogue.

use crate::abi::{Code, code};

/// What functions that are not simulated do.
extern "C" fn not_supported() -> i32 {
    code::NOT_SUPPORTED.0
}

gputap_sim_base::library! {
    subjects: &[
        crate::clock::FUNCTIONS,
        crate::device::FUNCTIONS,
        crate::ecc::FUNCTIONS,
        crate::event::FUNCTIONS,
        crate::field::FUNCTIONS,
        crate::identity::FUNCTIONS,
        crate::memory::FUNCTIONS,
        crate::mig::FUNCTIONS,
        crate::pcie::FUNCTIONS,
        crate::process::FUNCTIONS,
        crate::sensor::FUNCTIONS,
        crate::system::FUNCTIONS,
        crate::system::START,
    ],
    answers: &[Code::new(not_supported as *const ())],
    counters: "GPUTAP_SIM_NVML_COUNTERS",
    at_load: crate::machine::start,
}
