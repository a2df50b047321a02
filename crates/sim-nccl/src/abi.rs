//! NCCL's results, and the macro that declares its functions.

pub use gputap_sim_base::abi::{Handle, In, Out, Outcome, Status};
pub use gputap_sim_base::export::Code;

/// NCCL's names for results.
pub mod code {
    use gputap_sim_base::abi::Status;

    pub const UNHANDLED_CUDA_ERROR: Status = Status(1);
    pub const SYSTEM_ERROR: Status = Status(2);
    pub const INTERNAL_ERROR: Status = Status(3);
    pub const INVALID_ARGUMENT: Status = Status(4);
    pub const INVALID_USAGE: Status = Status(5);
    pub const REMOTE_ERROR: Status = Status(6);
}

/// The number that C sees.
pub fn status(outcome: Outcome) -> i32 {
    gputap_sim_base::abi::status(outcome, code::INVALID_ARGUMENT)
}

/// Declares NCCL functions of one subject and the table that `exports` collects them from.
macro_rules! nccl {
    ($( $(#[$meta:meta])* fn $name:ident ( $($arg:ident: $ty:ty),* $(,)? ) $body:block )*) => {
        $(
            $(#[$meta])*
            #[allow(non_snake_case, clippy::too_many_arguments, clippy::redundant_closure_call, reason = "C's interface")]
            extern "C" fn $name($($arg: $ty),*) -> i32 {
                $crate::abi::status((|| -> $crate::abi::Outcome { $body })())
            }
        )*
        /// The functions of this module by name.
        pub const FUNCTIONS: &[(&str, $crate::abi::Code)] = &[$(
            (stringify!($name), $crate::abi::Code::new($name as *const ())),
        )*];
    };
}
pub(crate) use nccl;
