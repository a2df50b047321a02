//! Numbers that are combined: by collectives, and by atomic operations.

use crate::small_float::{BF16, E4M3, E5M2, F16, Format};

/// A number in memory.
pub trait Number: Copy + PartialEq + Send + Sync + 'static {
    /// Bytes that it takes.
    const BYTES: usize;
    /// Reads the number from memory.
    fn load(bytes: &[u8]) -> Self;
    /// Writes the number to memory.
    fn store(self, bytes: &mut [u8]);
    /// Their sum; of integers without the carry.
    fn add(self, other: Self) -> Self;
    /// Their product; of integers without the carry.
    fn multiply(self, other: Self) -> Self;
    /// The larger one.
    fn largest(self, other: Self) -> Self;
    /// The smaller one.
    fn smallest(self, other: Self) -> Self;
    /// Its part in an average of so many.
    fn share(self, parts: usize) -> Self;
}

/// A number whose bits can be combined.
pub trait Bits: Number {
    /// Bits that both have.
    fn and(self, other: Self) -> Self;
    /// Bits that one has.
    fn or(self, other: Self) -> Self;
    /// Bits that one alone has.
    fn xor(self, other: Self) -> Self;
}

macro_rules! common {
    ($ty:ty) => {
        const BYTES: usize = size_of::<$ty>();
        fn load(bytes: &[u8]) -> Self {
            let mut value = [0; size_of::<$ty>()];
            value.copy_from_slice(bytes);
            <$ty>::from_ne_bytes(value)
        }
        fn store(self, bytes: &mut [u8]) {
            bytes.copy_from_slice(&self.to_ne_bytes());
        }
        fn share(self, parts: usize) -> Self {
            self / parts as $ty
        }
    };
}

macro_rules! integers {
    ($($ty:ty)*) => { $(
        impl Number for $ty {
            common!($ty);
            fn add(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            fn multiply(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
            fn largest(self, other: Self) -> Self {
                self.max(other)
            }
            fn smallest(self, other: Self) -> Self {
                self.min(other)
            }
        }
        impl Bits for $ty {
            fn and(self, other: Self) -> Self {
                self & other
            }
            fn or(self, other: Self) -> Self {
                self | other
            }
            fn xor(self, other: Self) -> Self {
                self ^ other
            }
        }
    )* };
}
integers!(i8 u8 i16 u16 i32 u32 i64 u64);

macro_rules! floats {
    ($($ty:ty)*) => { $(
        impl Number for $ty {
            common!($ty);
            fn add(self, other: Self) -> Self {
                self + other
            }
            fn multiply(self, other: Self) -> Self {
                self * other
            }
            fn largest(self, other: Self) -> Self {
                self.max(other)
            }
            fn smallest(self, other: Self) -> Self {
                self.min(other)
            }
        }
    )* };
}
floats!(f32 f64);

/// Small floats are their bits; what comes out of an operation is rounded at once.
macro_rules! small_floats {
    ($( $(#[$meta:meta])* $name:ident: $bits:ty, $format:expr; )*) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        #[repr(transparent)]
        pub struct $name(pub $bits);

        impl $name {
            const FORMAT: Format = $format;
            fn value(self) -> f32 {
                Self::FORMAT.decode(self.0.into())
            }
            fn from_f32(value: f32) -> Self {
                $name(Self::FORMAT.encode(value) as $bits)
            }
        }

        impl Number for $name {
            const BYTES: usize = size_of::<$bits>();
            fn load(bytes: &[u8]) -> Self {
                $name(Number::load(bytes))
            }
            fn store(self, bytes: &mut [u8]) {
                self.0.store(bytes);
            }
            fn add(self, other: Self) -> Self {
                Self::from_f32(self.value() + other.value())
            }
            fn multiply(self, other: Self) -> Self {
                Self::from_f32(self.value() * other.value())
            }
            fn largest(self, other: Self) -> Self {
                Self::from_f32(self.value().max(other.value()))
            }
            fn smallest(self, other: Self) -> Self {
                Self::from_f32(self.value().min(other.value()))
            }
            fn share(self, parts: usize) -> Self {
                Self::from_f32(self.value() / parts as f32)
            }
        }
    )* };
}

small_floats! {
    /// CUDA's `__half`, a float of 16 bits with 5 of exponent.
    Half: u16, F16;
    /// CUDA's `__nv_bfloat16`, a float of 16 bits with 8 of exponent.
    Brain: u16, BF16;
    /// CUDA's `__nv_fp8_e4m3`, a float of 8 bits with 4 of exponent.
    Eight4: u8, E4M3;
    /// CUDA's `__nv_fp8_e5m2`, a float of 8 bits with 5 of exponent.
    Eight5: u8, E5M2;
}

/// Combines every number of `next` into that of `sum` at the same place.
pub fn each<T: Number>(sum: &mut [u8], next: &[u8], combine: impl Fn(T, T) -> T) {
    for (place, other) in sum.chunks_exact_mut(T::BYTES).zip(next.chunks_exact(T::BYTES)) {
        combine(T::load(place), T::load(other)).store(place);
    }
}
