//! NVML's results, and the macro that declares its functions.

pub use gputap_sim_base::abi::{Handle, Out, Outcome, Text};
pub use gputap_sim_base::export::Code;

/// NVML's names for results.
pub mod code {
    use gputap_sim_base::abi::Status;

    pub const UNINITIALIZED: Status = Status(1);
    pub const INVALID_ARGUMENT: Status = Status(2);
    pub const NOT_SUPPORTED: Status = Status(3);
    pub const NOT_FOUND: Status = Status(6);
    pub const INSUFFICIENT_SIZE: Status = Status(7);
    pub const TIMEOUT: Status = Status(10);
    pub const GPU_IS_LOST: Status = Status(15);
    pub const ARGUMENT_VERSION_MISMATCH: Status = Status(25);
}

/// The number that C sees.
pub fn status(outcome: Outcome) -> i32 {
    gputap_sim_base::abi::status(outcome, code::INVALID_ARGUMENT)
}

/// Writes `text` and a NUL into a caller's buffer.
pub fn put_text(buffer: Out<u8>, room: u32, text: &str) -> Outcome {
    buffer.required()?;
    if text.len() >= room as usize {
        return Err(code::INSUFFICIENT_SIZE);
    }
    text.bytes().chain([0]).enumerate().try_for_each(|(i, byte)| buffer.at(i).set(byte))
}

/// Fills a caller's array in NVML's way: `count` says how much room there is and is answered with how many there are.
pub fn list<T: Copy>(items: &[T], count: Out<u32>, array: Out<T>) -> Outcome {
    let room = count.get()? as usize;
    count.set(items.len() as u32)?;
    if room < items.len() {
        return Err(code::INSUFFICIENT_SIZE);
    }
    items.iter().enumerate().try_for_each(|(i, item)| array.at(i).set(*item))
}

/// Declares NVML functions of one subject and the table that `exports` collects them from. Other names for the same
/// function stand after a bar. Every function fails before `nvmlInit` and hangs where the script says so.
macro_rules! nvml {
    ($( $(#[$meta:meta])* fn $name:ident $(| $alias:ident)* ( $($arg:ident: $ty:ty),* $(,)? ) $body:block )*) => {
        $(
            $(#[$meta])*
            #[allow(non_snake_case, clippy::too_many_arguments, clippy::redundant_closure_call, reason = "C's interface")]
            extern "C" fn $name($($arg: $ty),*) -> i32 {
                $crate::abi::status((|| -> $crate::abi::Outcome {
                    $crate::machine::enter(stringify!($name))?;
                    $body
                })())
            }
        )*
        /// The functions of this module by name.
        pub const FUNCTIONS: &[(&str, $crate::abi::Code)] = &[$(
            (stringify!($name), $crate::abi::Code::new($name as *const ())),
            $((stringify!($alias), $crate::abi::Code::new($name as *const ())),)*
        )*];
    };
}
pub(crate) use nvml;
