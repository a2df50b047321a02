//! NVSHMEM's statuses, and tables of its functions.

pub use gputap_sim_base::abi::{Handle, Out, Outcome, Status};
pub use gputap_sim_base::export::Code;

/// NVSHMEM's names for statuses.
pub mod code {
    use gputap_sim_base::abi::Status;

    pub const INVALID_VALUE: Status = Status(1);
    pub const INTERNAL: Status = Status(7);
}

/// The number that C sees.
pub fn status(outcome: Outcome) -> i32 {
    gputap_sim_base::abi::status(outcome, code::INVALID_VALUE)
}

/// A table of functions with the names that they are exported under.
macro_rules! table {
    ($( $name:literal => $function:expr; )*) => {
        &[$( ($name, $crate::abi::Code::new($function as *const ())), )*]
    };
}
pub(crate) use table;
