//! The exported symbols: every NCCL function of the catalogue.

use gputap_sim_base::counters::{self, BYTES};

use crate::abi::{Code, code};

/// The variable that names the counters' file.
const COUNTERS: &str = "GPUTAP_SIM_NCCL_COUNTERS";

/// What functions that are not simulated do.
extern "C" fn not_simulated() -> i32 {
    code::INVALID_USAGE.0
}

gputap_sim_base::library! {
    subjects: &[
        crate::collective::FUNCTIONS,
        crate::group::FUNCTIONS,
        crate::init::FUNCTIONS,
        crate::message::FUNCTIONS,
        crate::query::FUNCTIONS,
        crate::query::TEXTS,
        crate::reduce::FUNCTIONS,
        crate::split::FUNCTIONS,
    ],
    answers: &[Code::new(not_simulated as *const ())],
    counters: COUNTERS,
    at_load: || counters::share(COUNTERS, &BYTES, 1),
}
