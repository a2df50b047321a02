//! Atomic operations on elements of any PE.

use std::sync::atomic::{AtomicU16, AtomicU32, AtomicU64, Ordering::SeqCst};

use gputap_sim_base::number::{Bits, Half, Number};

use crate::abi::{Code, table};
use crate::types::{atomic_bit_types, atomic_set_types, atomic_types};
use crate::world::world;

/// Changes a number in memory as one step; the answer is what was there.
fn change<T: Number>(address: usize, new: impl Fn(T) -> T) -> T {
    macro_rules! update {
        ($atomic:ty, $bits:ty) => {{
            // SAFETY: the program vouches for an aligned element there, which all PEs only change by atomics.
            let place = unsafe { &*std::ptr::with_exposed_provenance::<$atomic>(address) };
            let number = |bits: $bits| T::load(&bits.to_ne_bytes());
            let bits = |value: T| {
                let mut bytes = [0; size_of::<$bits>()];
                value.store(&mut bytes);
                <$bits>::from_ne_bytes(bytes)
            };
            let before = place.fetch_update(SeqCst, SeqCst, |before| Some(bits(new(number(before)))));
            number(before.unwrap_or_else(|unchanged| unchanged))
        }};
    }
    match T::BYTES {
        2 => update!(AtomicU16, u16),
        4 => update!(AtomicU32, u32),
        _ => update!(AtomicU64, u64),
    }
}

/// The same in a PE's heap; nothing is answered as zero.
pub fn at<T: Number>(dest: usize, pe: i32, new: impl Fn(T) -> T) -> T {
    match world().and_then(|world| world.at(dest, pe)) {
        Ok(address) => change(address, new),
        Err(_) => T::load(&[0; 8][..T::BYTES]),
    }
}

fn one<T: Number>() -> T {
    let mut bytes = [0; 8];
    bytes[0] = 1;
    T::load(&bytes[..T::BYTES])
}

extern "C" fn fetch<T: Number>(dest: usize, pe: i32) -> T {
    at(dest, pe, |value| value)
}

extern "C" fn set<T: Number>(dest: usize, value: T, pe: i32) {
    at(dest, pe, |_: T| value);
}

extern "C" fn swap<T: Number>(dest: usize, value: T, pe: i32) -> T {
    at(dest, pe, |_| value)
}

extern "C" fn compare_swap<T: Number>(dest: usize, expected: T, value: T, pe: i32) -> T {
    at(dest, pe, |before| if before == expected { value } else { before })
}

extern "C" fn inc<T: Number>(dest: usize, pe: i32) {
    at(dest, pe, |before: T| before.add(one()));
}

extern "C" fn fetch_inc<T: Number>(dest: usize, pe: i32) -> T {
    at(dest, pe, |before: T| before.add(one()))
}

/// Functions that combine, and those that also answer what was there.
macro_rules! combining {
    ($( $plain:ident $fetching:ident $bound:ident $method:ident; )*) => { $(
        extern "C" fn $plain<T: $bound>(dest: usize, value: T, pe: i32) {
            at(dest, pe, |before: T| before.$method(value));
        }

        extern "C" fn $fetching<T: $bound>(dest: usize, value: T, pe: i32) -> T {
            at(dest, pe, |before: T| before.$method(value))
        }
    )* };
}

combining! {
    add fetch_add Number add;
    and fetch_and Bits and;
    or fetch_or Bits or;
    xor fetch_xor Bits xor;
}

/// The functions of this module by name.
pub const FUNCTIONS: [&[(&str, Code)]; 14] = [
    atomic_set_types!("nvshmem_" fetch "_atomic_fetch"),
    atomic_set_types!("nvshmem_" set "_atomic_set"),
    atomic_set_types!("nvshmem_" swap "_atomic_swap"),
    atomic_types!("nvshmem_" compare_swap "_atomic_compare_swap"),
    atomic_types!("nvshmem_" inc "_atomic_inc"),
    atomic_types!("nvshmem_" fetch_inc "_atomic_fetch_inc"),
    atomic_types!("nvshmem_" add "_atomic_add"),
    atomic_types!("nvshmem_" fetch_add "_atomic_fetch_add"),
    atomic_bit_types!("nvshmem_" and "_atomic_and"),
    atomic_bit_types!("nvshmem_" fetch_and "_atomic_fetch_and"),
    atomic_bit_types!("nvshmem_" or "_atomic_or"),
    atomic_bit_types!("nvshmem_" fetch_or "_atomic_fetch_or"),
    atomic_bit_types!("nvshmem_" xor "_atomic_xor"),
    atomic_bit_types!("nvshmem_" fetch_xor "_atomic_fetch_xor"),
];

/// Extensions for floats.
pub const FLOATS: &[(&str, Code)] = table! {
    "nvshmemx_half_atomic_add" => add::<Half>;
    "nvshmemx_float_atomic_add" => add::<f32>;
    "nvshmemx_double_atomic_add" => add::<f64>;
    "nvshmemx_half_atomic_fetch_add" => fetch_add::<Half>;
    "nvshmemx_float_atomic_fetch_add" => fetch_add::<f32>;
    "nvshmemx_double_atomic_fetch_add" => fetch_add::<f64>;
};
