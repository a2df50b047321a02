//! What the number means that a call returned: each library has its own, and some functions return none.

use std::sync::LazyLock;

use gputap_catalog::{FUNCTIONS, Function, Layer, hook};

/// CUDA_ERROR_NOT_READY and cudaErrorNotReady.
const NOT_READY: i32 = 600;
/// ncclInProgress.
const IN_PROGRESS: i32 = 7;
/// They return the error of an earlier call.
const TELLS: [&str; 2] = ["cudaGetLastError", "cudaPeekAtLastError"];

/// What a call that returned came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It succeeded, or has nothing to say about that.
    Success,
    /// The answer "no" of a query, or of a call that goes on in the background.
    NotReady,
    /// It failed.
    Error,
}

#[derive(Clone, Copy)]
enum Returns {
    /// 0 for success, and the code that only means "not yet".
    Code(i32),
    /// Something else.
    Other,
}

static RETURNS: LazyLock<Vec<Returns>> = LazyLock::new(|| FUNCTIONS.iter().map(returns).collect());

fn returns(function: &Function) -> Returns {
    let no_status = hook::HOOKS[usize::from(function.id)].flags & hook::flag::NO_STATUS != 0;
    match function.layer {
        _ if no_status || TELLS.contains(&function.base) => Returns::Other,
        Layer::Nccl => Returns::Code(IN_PROGRESS),
        _ => Returns::Code(NOT_READY),
    }
}

/// What `result` means from function `api`.
pub fn outcome(api: u16, result: i32) -> Outcome {
    match RETURNS.get(usize::from(api)).copied().unwrap_or(Returns::Code(NOT_READY)) {
        _ if result == 0 => Outcome::Success,
        Returns::Other => Outcome::Success,
        Returns::Code(not_ready) if result == not_ready => Outcome::NotReady,
        Returns::Code(_) => Outcome::Error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gputap_catalog::by_symbol;

    #[test]
    fn each_library_has_its_own_codes() {
        let of = |family, name: &str, result| outcome(by_symbol(family, name).unwrap().id, result);
        assert_eq!(of(0, "cuEventQuery", 600), Outcome::NotReady);
        assert_eq!(of(0, "cuEventQuery", 700), Outcome::Error);
        assert_eq!(of(3, "cudaEventQuery", 600), Outcome::NotReady);
        assert_eq!(of(3, "cudaGetLastError", 2), Outcome::Success);
        assert_eq!(of(4, "ncclAllReduce", 7), Outcome::NotReady);
        assert_eq!(of(4, "ncclAllReduce", 5), Outcome::Error);
        assert_eq!(of(6, "nvshmem_quiet", 77), Outcome::Success);
        assert_eq!(outcome(u16::MAX, 1), Outcome::Error);
    }
}
