//! Tables of typed functions: one generic function, one entry per type.

/// All types that data is moved as.
macro_rules! rma_types {
    ($start:literal $function:ident $end:literal) => {
        $crate::types::entries! {
            $start $function $end:
            bfloat16 gputap_sim_base::number::Brain, half gputap_sim_base::number::Half, float f32, double f64,
            char i8, short i16, schar i8, int i32, long i64, longlong i64, uchar u8, ushort u16, uint u32, ulong u64,
            ulonglong u64, int8 i8, int16 i16, int32 i32, int64 i64, uint8 u8, uint16 u16, uint32 u32, uint64 u64,
            size u64, ptrdiff i64
        }
    };
}

/// Types that are added, multiplied and compared.
macro_rules! reduce_types {
    ($start:literal $function:ident $end:literal) => {
        $crate::types::entries! {
            $start $function $end:
            bfloat16 gputap_sim_base::number::Brain, half gputap_sim_base::number::Half, float f32, double f64,
            char i8, short i16, schar i8, int i32, long i64, longlong i64, uchar u8, ushort u16, uint u32, ulong u64,
            ulonglong u64, int8 i8, int16 i16, int32 i32, int64 i64, uint8 u8, uint16 u16, uint32 u32, uint64 u64,
            size u64
        }
    };
}

/// Types whose bits are combined by reductions.
macro_rules! bit_types {
    ($start:literal $function:ident $end:literal) => {
        $crate::types::entries! {
            $start $function $end:
            uchar u8, ushort u16, uint u32, ulong u64, ulonglong u64, int8 i8, int16 i16, int32 i32, int64 i64,
            uint8 u8, uint16 u16, uint32 u32, uint64 u64, size u64
        }
    };
}

/// Types whose bits are combined by atomics.
macro_rules! atomic_bit_types {
    ($start:literal $function:ident $end:literal) => {
        $crate::types::entries! {
            $start $function $end:
            uint u32, ulong u64, ulonglong u64, int32 i32, uint32 u32, int64 i64, uint64 u64
        }
    };
}

/// Types that atomics count with.
macro_rules! atomic_types {
    ($start:literal $function:ident $end:literal) => {
        $crate::types::entries! {
            $start $function $end:
            uint u32, ulong u64, ulonglong u64, int32 i32, uint32 u32, int64 i64, uint64 u64, int i32, long i64,
            longlong i64, size u64, ptrdiff i64
        }
    };
}

/// Types that atomics read and set.
macro_rules! atomic_set_types {
    ($start:literal $function:ident $end:literal) => {
        $crate::types::entries! {
            $start $function $end:
            uint u32, ulong u64, ulonglong u64, int32 i32, uint32 u32, int64 i64, uint64 u64, int i32, long i64,
            longlong i64, size u64, ptrdiff i64, float f32, double f64
        }
    };
}

/// Types that are waited for.
macro_rules! wait_types {
    ($start:literal $function:ident $end:literal) => {
        $crate::types::entries! {
            $start $function $end:
            short i16, int i32, long i64, longlong i64, ushort u16, uint u32, ulong u64, ulonglong u64, int32 i32,
            int64 i64, uint32 u32, uint64 u64, size u64, ptrdiff i64
        }
    };
}

/// Sizes in bits, with something of that size.
macro_rules! sizes {
    ($start:literal $function:ident $end:literal) => {
        $crate::types::entries! { $start $function $end: 8 [u8; 1], 16 [u8; 2], 32 [u8; 4], 64 [u8; 8], 128 [u8; 16] }
    };
}

macro_rules! entries {
    ($start:literal $function:ident $end:literal: $( $name:tt $ty:ty ),*) => {
        &[$( (concat!($start, stringify!($name), $end), $crate::abi::Code::new($function::<$ty> as *const ())), )*]
    };
}

pub(crate) use {
    atomic_bit_types, atomic_set_types, atomic_types, bit_types, entries, reduce_types, rma_types, sizes,
    wait_types,
};
