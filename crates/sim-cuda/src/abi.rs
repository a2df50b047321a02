//! The driver's statuses, and the macro that declares driver functions.

pub use gputap_sim_base::abi::{Handle, In, Out, Outcome, Status, Text, list, outcome, put_text};
pub use gputap_sim_base::export::Code;

/// A device ordinal.
pub type Device = i32;
/// A device address.
pub type DevicePtr = u64;

/// The driver's names for statuses.
pub mod code {
    use gputap_sim_base::abi::Status;

    pub const INVALID_VALUE: Status = Status(1);
    pub const OUT_OF_MEMORY: Status = Status(2);
    pub const NOT_INITIALIZED: Status = Status(3);
    pub const NO_DEVICE: Status = Status(100);
    pub const INVALID_DEVICE: Status = Status(101);
    pub const INVALID_CONTEXT: Status = Status(201);
    pub const PEER_ACCESS_UNSUPPORTED: Status = Status(217);
    pub const FILE_NOT_FOUND: Status = Status(301);
    pub const INVALID_HANDLE: Status = Status(400);
    pub const ILLEGAL_STATE: Status = Status(401);
    pub const NOT_FOUND: Status = Status(500);
    pub const NOT_READY: Status = Status(600);
    pub const PEER_ACCESS_ALREADY_ENABLED: Status = Status(704);
    pub const PEER_ACCESS_NOT_ENABLED: Status = Status(705);
    pub const CONTEXT_IS_DESTROYED: Status = Status(709);
    pub const HOST_MEMORY_ALREADY_REGISTERED: Status = Status(712);
    pub const HOST_MEMORY_NOT_REGISTERED: Status = Status(713);
    pub const NOT_PERMITTED: Status = Status(800);
    pub const NOT_SUPPORTED: Status = Status(801);
    pub const CAPTURE_UNSUPPORTED: Status = Status(900);
    pub const CAPTURE_INVALIDATED: Status = Status(901);
    pub const CAPTURE_MERGE: Status = Status(902);
    pub const CAPTURE_UNMATCHED: Status = Status(903);
    pub const CAPTURE_UNJOINED: Status = Status(904);
    pub const CAPTURE_ISOLATION: Status = Status(905);
    pub const CAPTURE_IMPLICIT: Status = Status(906);
    pub const CAPTURED_EVENT: Status = Status(907);
    pub const CAPTURE_WRONG_THREAD: Status = Status(908);
    pub const GRAPH_EXEC_UPDATE_FAILURE: Status = Status(910);
}

/// The number that C sees.
#[inline(always)]
pub fn status(outcome: Outcome) -> i32 {
    gputap_sim_base::abi::status(outcome, code::INVALID_VALUE)
}

/// Declares driver functions of one subject and the table that `exports` collects them from. Other names for the same
/// function stand after a bar; `_ptsz` and `_ptds` variants need not be named.
macro_rules! driver {
    ($( $(#[$meta:meta])* fn $name:ident $(| $alias:ident)* ( $($arg:ident : $ty:ty),* $(,)? ) $body:block )*) => {
        $(
            $(#[$meta])*
            #[allow(non_snake_case, clippy::too_many_arguments, clippy::redundant_closure_call, reason = "C's interface")]
            extern "C" fn $name($($arg: $ty),*) -> i32 {
                $crate::abi::status((|| -> $crate::abi::Outcome { $body })())
            }
        )*
        /// The driver functions of this module by name.
        pub const FUNCTIONS: &[(&str, $crate::abi::Code)] = &[$(
            (stringify!($name), $crate::abi::Code::new($name as *const ())),
            $((stringify!($alias), $crate::abi::Code::new($name as *const ())),)*
        )*];
    };
}
pub(crate) use driver;
