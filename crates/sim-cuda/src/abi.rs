//! The C boundary: statuses, pointers that a caller passes, and the macro that declares driver functions.
//!
//! The wrappers read and write caller's memory in safe methods. What makes that right is the contract of every C
//! function: the caller vouches for the pointers it passes. Null is answered with an error, as the driver does.

use std::ffi::{CStr, c_char};

/// A driver status other than success.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status(pub i32);

/// What a driver function answers.
pub type Outcome<T = ()> = Result<T, Status>;

/// Any handle: the address of an object, or one of the small numbers that name default streams.
pub type Handle = usize;
/// A device ordinal.
pub type Device = i32;
/// A device address.
pub type DevicePtr = u64;

/// The driver's names for statuses.
pub mod code {
    use super::Status;

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
    match outcome {
        Ok(()) => 0,
        Err(Status(code)) => code,
    }
}

/// The reverse of [`status`].
#[inline(always)]
pub fn outcome(status: i32) -> Outcome {
    if status == 0 { Ok(()) } else { Err(Status(status)) }
}

/// Where a caller wants a result.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Out<T>(pub *mut T);

impl<T> Out<T> {
    /// Stores a result that the caller must take.
    #[inline(always)]
    pub fn set(self, value: T) -> Outcome {
        if self.0.is_null() {
            return Err(code::INVALID_VALUE);
        }
        // SAFETY: not null, and the caller of a C function vouches for where its results go.
        unsafe { self.0.write_unaligned(value) };
        Ok(())
    }

    /// Stores a result that the caller may do without.
    #[inline(always)]
    pub fn offer(self, value: T) {
        if !self.0.is_null() {
            // SAFETY: not null, and the caller of a C function vouches for where its results go.
            unsafe { self.0.write_unaligned(value) };
        }
    }

    /// Fails where the caller gave no place.
    pub fn required(self) -> Outcome {
        if self.0.is_null() { Err(code::INVALID_VALUE) } else { Ok(()) }
    }

    /// The place of element `index` of a caller's array.
    pub fn at(self, index: usize) -> Out<T> {
        if self.0.is_null() { self } else { Out(self.0.wrapping_add(index)) }
    }

    /// What is there now, for arguments that go both ways.
    pub fn get(self) -> Outcome<T>
    where
        T: Copy,
    {
        In(self.0.cast_const()).get()
    }
}

/// Fills a caller's array in the driver's usual way: with a null array only the count is answered; otherwise at most
/// `count` elements are stored, the rest is zeroed, and `count` says how many there were.
pub fn list<T: Copy + Default>(items: &[T], array: Out<T>, count: Out<usize>) -> Outcome {
    if array.0.is_null() {
        return count.set(items.len());
    }
    let room = count.get()?;
    for i in 0..room {
        array.at(i).set(items.get(i).copied().unwrap_or_default())?;
    }
    count.set(items.len().min(room))
}

/// What a caller hands in by pointer.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct In<T>(pub *const T);

impl<T: Copy> In<T> {
    /// A copy of it.
    #[inline(always)]
    pub fn get(self) -> Outcome<T> {
        if self.0.is_null() {
            return Err(code::INVALID_VALUE);
        }
        // SAFETY: not null, and the caller of a C function vouches for its arguments.
        Ok(unsafe { self.0.read_unaligned() })
    }

    /// A copy of `count` elements; nothing may be read when there are none.
    pub fn list(self, count: usize) -> Outcome<Vec<T>> {
        (0..count)
            .map(|i| In(self.0.wrapping_add(i)).get())
            .take(if self.0.is_null() { 1 } else { count })
            .collect()
    }
}

/// A C string that a caller hands in.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Text(pub *const c_char);

impl Text {
    /// Fails for null.
    pub fn required(self) -> Outcome {
        if self.0.is_null() { Err(code::INVALID_VALUE) } else { Ok(()) }
    }

    /// Its bytes, without the terminating NUL.
    pub fn bytes<'a>(self) -> Outcome<&'a [u8]> {
        if self.0.is_null() {
            return Err(code::INVALID_VALUE);
        }
        // SAFETY: not null, and the caller vouches for a terminated string that stays for the call.
        Ok(unsafe { CStr::from_ptr(self.0) }.to_bytes())
    }

    /// The same as text.
    pub fn str<'a>(self) -> Outcome<&'a str> {
        std::str::from_utf8(self.bytes()?).map_err(|_| code::INVALID_VALUE)
    }
}

/// Writes `text` and a NUL into a caller's buffer of `room` bytes, cut to fit.
pub fn put_text(buffer: Out<u8>, room: i32, text: &[u8]) -> Outcome {
    let room = usize::try_from(room).unwrap_or(0);
    if room == 0 {
        return Err(code::INVALID_VALUE);
    }
    for (i, byte) in text.iter().take(room - 1).chain([&0]).enumerate() {
        buffer.at(i).set(*byte)?;
    }
    Ok(())
}

/// The code of a function, in a table.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Code(*const ());

// SAFETY: the address of a function; nothing is ever read through it.
unsafe impl Sync for Code {}

impl Code {
    /// From a function's address.
    pub const fn of(function: *const ()) -> Self {
        Code(function)
    }

    /// The address.
    pub fn address(self) -> usize {
        self.0 as usize
    }
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
            (stringify!($name), $crate::abi::Code::of($name as *const ())),
            $((stringify!($alias), $crate::abi::Code::of($name as *const ())),)*
        )*];
    };
}
pub(crate) use driver;
