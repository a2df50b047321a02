//! The C boundary: statuses, and pointers that a caller passes.
//!
//! The wrappers read and write caller's memory in safe methods. What makes that right is the contract of every C
//! function: the caller vouches for the pointers it passes. Null is answered with [`NULL`], for which every library has
//! a number of its own.

use std::ffi::{CStr, c_char};

/// A status other than success.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status(pub i32);

/// What a function answers.
pub type Outcome<T = ()> = Result<T, Status>;

/// Any handle: the address of an object, or one of the small numbers that name default streams.
pub type Handle = usize;

/// A pointer that must not be null is null. Libraries turn it into their own number at the boundary.
pub const NULL: Status = Status(i32::MIN);

/// The number that C sees; `null` stands for [`NULL`].
#[inline(always)]
pub fn status(outcome: Outcome, null: Status) -> i32 {
    match outcome {
        Ok(()) => 0,
        Err(NULL) => null.0,
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
            return Err(NULL);
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
        if self.0.is_null() { Err(NULL) } else { Ok(()) }
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

/// Fills a caller's array in the usual way: with a null array only the count is answered; otherwise at most
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
            return Err(NULL);
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
        if self.0.is_null() { Err(NULL) } else { Ok(()) }
    }

    /// Its bytes, without the terminating NUL.
    pub fn bytes<'a>(self) -> Outcome<&'a [u8]> {
        if self.0.is_null() {
            return Err(NULL);
        }
        // SAFETY: not null, and the caller vouches for a terminated string that stays for the call.
        Ok(unsafe { CStr::from_ptr(self.0) }.to_bytes())
    }

    /// The same as text.
    pub fn str<'a>(self) -> Outcome<&'a str> {
        std::str::from_utf8(self.bytes()?).map_err(|_| NULL)
    }
}

/// Writes `text` and a NUL into a caller's buffer of `room` bytes, cut to fit.
pub fn put_text(buffer: Out<u8>, room: i32, text: &[u8]) -> Outcome {
    let room = usize::try_from(room).unwrap_or(0);
    if room == 0 {
        return Err(NULL);
    }
    for (i, byte) in text.iter().take(room - 1).chain([&0]).enumerate() {
        buffer.at(i).set(*byte)?;
    }
    Ok(())
}
