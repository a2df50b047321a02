//! The runtime's statuses, and the macro that declares runtime functions.

pub use gputap_sim_base::abi::{Handle, In, Out, Outcome, Status, Text, outcome};
pub use gputap_sim_base::export::Code;

/// A device ordinal.
pub type Device = i32;

/// The runtime's names for statuses.
pub mod code {
    use gputap_sim_base::abi::Status;

    pub const INVALID_VALUE: Status = Status(1);
    pub const INVALID_CONFIGURATION: Status = Status(9);
    pub const INVALID_SYMBOL: Status = Status(13);
    pub const INVALID_MEMCPY_DIRECTION: Status = Status(21);
    pub const INSUFFICIENT_DRIVER: Status = Status(35);
    pub const INVALID_DEVICE_FUNCTION: Status = Status(98);
    pub const INVALID_DEVICE: Status = Status(101);
    pub const SYMBOL_NOT_FOUND: Status = Status(500);
    pub const NOT_READY: Status = Status(600);
    pub const NOT_SUPPORTED: Status = Status(801);
}

/// Blocks, or threads in a block; passed by value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Dim3 {
    pub x: u32,
    pub y: u32,
    pub z: u32,
}

/// Declares runtime functions of one subject and the table that `exports` collects them from.
///
/// Each starts with what it needs: `bare` nothing, `init` a driver, `ctx` a context too. `ptsz` and `ptds` are `ctx` for
/// functions that also have a form with that ending, whose null stream is the calling thread's own; the same body
/// serves both. The first name in the parentheses is that of the driver's functions.
macro_rules! runtime {
    ($( $(#[$meta:meta])* $need:ident fn $name:ident ( $d:ident $(, $arg:ident: $ty:ty)* $(,)? ) $body:block )*) => {
        /// The runtime functions of this module by name.
        pub const FUNCTIONS: &[(&str, $crate::abi::Code)] = &[$(
            (stringify!($name), $crate::abi::runtime!(@code legacy $need ($d $(, $arg: $ty)*) $body)),
            (
                $crate::abi::runtime!(@variant $need $name),
                $crate::abi::runtime!(@code per_thread $need ($d $(, $arg: $ty)*) $body),
            ),
        )*];
    };
    (@variant ptsz $name:ident) => { concat!(stringify!($name), "_ptsz") };
    (@variant ptds $name:ident) => { concat!(stringify!($name), "_ptds") };
    (@variant $need:ident $name:ident) => { "" };
    (@code $mode:ident $need:ident ($d:ident $(, $arg:ident: $ty:ty)*) $body:block) => {{
        #[allow(clippy::too_many_arguments, clippy::redundant_closure_call, unused_variables, reason = "C's interface")]
        extern "C" fn call($($arg: $ty),*) -> i32 {
            $crate::error::latch((|| -> $crate::abi::Outcome {
                let $d = $crate::abi::runtime!(@driver $mode $need);
                $body
            })())
        }
        $crate::abi::Code::new(call as *const ())
    }};
    (@driver $mode:ident bare) => { () };
    (@driver $mode:ident init) => { $crate::state::driver()? };
    (@driver per_thread $need:ident) => { $crate::state::ready()?.per_thread() };
    (@driver $mode:ident $need:ident) => { $crate::state::ready()? };
}
pub(crate) use runtime;
