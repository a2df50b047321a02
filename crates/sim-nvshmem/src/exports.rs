//! The exported symbols: every NVSHMEM function of the catalogue.

use gputap_sim_base::export::Subject;

use crate::abi::{Code, code};

/// What functions do that are not simulated and answer a status.
extern "C" fn fails() -> i32 {
    code::INTERNAL.0
}

/// What functions do that are not simulated and answer something else.
extern "C" fn nothing() -> u64 {
    0
}

/// Tables of typed functions, one behind the other.
const fn joined<const N: usize>(lists: &[&[Subject]]) -> [Subject; N] {
    let mut all: [Subject; N] = [&[]; N];
    let (mut list, mut i, mut at) = (0, 0, 0);
    while list < lists.len() {
        if i == lists[list].len() {
            list += 1;
            i = 0;
            continue;
        }
        all[at] = lists[list][i];
        i += 1;
        at += 1;
    }
    assert!(at == N, "all of them");
    all
}

const SUBJECTS: [Subject; 91] = joined(&[
    &crate::rma::TYPED,
    &crate::rma::SIZED,
    &crate::strided::FUNCTIONS,
    &crate::scalar::FUNCTIONS,
    &crate::atomic::FUNCTIONS,
    &crate::signal::FUNCTIONS,
    &crate::wait::FUNCTIONS,
    &crate::collective::FUNCTIONS,
    &crate::reduce::FUNCTIONS,
    &[
        crate::atomic::FLOATS,
        crate::barrier::FUNCTIONS,
        crate::init::FUNCTIONS,
        crate::rma::BYTES,
        crate::teams::FUNCTIONS,
    ],
]);

gputap_sim_base::library! {
    subjects: &SUBJECTS,
    answers: &[Code::new(fails as *const ()), Code::new(nothing as *const ())],
    counters: "GPUTAP_SIM_NVSHMEM_COUNTERS",
    at_load: || (),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_functions_are_not_simulated() {
        let answers = [fails as *const (), nothing as *const ()].map(|code| code as usize);
        let absent = EXPORTS.iter().filter(|export| answers.contains(&ENTRIES[export.slot].address()));
        let absent: Vec<&str> = absent.map(|export| export.name).collect();
        let families = [
            "nvshmemx_buffer_",
            "nvshmemx_collective_",
            "nvshmemx_cu",
            "nvshmemx_mc_ptr",
            "nvshmemx_qp_create",
            "nvshmemx_region_",
            "nvshmemx_signal_counted_reset",
            "nvshmemx_team_",
        ];
        for name in &absent {
            assert!(families.iter().any(|family| name.starts_with(family)), "{name} should be simulated");
        }
        assert!(absent.len() < 25, "{absent:?}");
    }
}
