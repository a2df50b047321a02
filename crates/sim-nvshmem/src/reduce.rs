//! Collectives that combine data.

use gputap_sim_base::number::{Bits, Number, each};

use crate::abi::{Code, Handle, Outcome, status};
use crate::collective::{bytes, source, target};
use crate::stream::submit;
use crate::types::{bit_types, reduce_types};
use crate::world::world;

/// All elements of all PEs, or this PE's part of them.
fn reduce_in<T: Number>(
    team: i32,
    to: usize,
    from: usize,
    count: usize,
    scatter: bool,
    combine: fn(T, T) -> T,
) -> Outcome {
    let team = world()?.team(team)?;
    let part = bytes::<T>(count)?;
    let (offered, offset) = if scatter { (part * team.size(), part * team.me()) } else { (part, 0) };
    let round = team.round(source(from, offered)?)?;
    round.fold(offset, target(to, part)?, |sum, next| each(sum, next, combine))
}

/// Four functions for each operation: everywhere or in parts, now or in a stream.
macro_rules! reductions {
    ($( $name:ident $bound:ident $method:ident $reduce:ident $reduce_on:ident $scatter:ident $scatter_on:ident; )*) => { $(
        extern "C" fn $reduce<T: $bound>(team: i32, to: usize, from: usize, count: usize) -> i32 {
            status(reduce_in::<T>(team, to, from, count, false, T::$method))
        }

        extern "C" fn $scatter<T: $bound>(team: i32, to: usize, from: usize, count: usize) -> i32 {
            status(reduce_in::<T>(team, to, from, count, true, T::$method))
        }

        extern "C" fn $reduce_on<T: $bound>(team: i32, to: usize, from: usize, count: usize, stream: Handle) -> i32 {
            status(submit(stream, move || {
$reduce::<T>(team, to, from, count);
}))
        }

        extern "C" fn $scatter_on<T: $bound>(team: i32, to: usize, from: usize, count: usize, stream: Handle) -> i32 {
            status(submit(stream, move || {
$scatter::<T>(team, to, from, count);
}))
        }
    )* };
}

reductions! {
    sum Number add sum sum_on sum_scatter sum_scatter_on;
    prod Number multiply prod prod_on prod_scatter prod_scatter_on;
    max Number largest max max_on max_scatter max_scatter_on;
    min Number smallest min min_on min_scatter min_scatter_on;
    and Bits and and and_on and_scatter and_scatter_on;
    or Bits or or or_on or_scatter or_scatter_on;
    xor Bits xor xor xor_on xor_scatter xor_scatter_on;
}

/// The functions of this module by name.
pub const FUNCTIONS: [&[(&str, Code)]; 28] = [
    reduce_types!("nvshmem_" sum "_sum_reduce"),
    reduce_types!("nvshmem_" sum_scatter "_sum_reducescatter"),
    reduce_types!("nvshmemx_" sum_on "_sum_reduce_on_stream"),
    reduce_types!("nvshmemx_" sum_scatter_on "_sum_reducescatter_on_stream"),
    reduce_types!("nvshmem_" prod "_prod_reduce"),
    reduce_types!("nvshmem_" prod_scatter "_prod_reducescatter"),
    reduce_types!("nvshmemx_" prod_on "_prod_reduce_on_stream"),
    reduce_types!("nvshmemx_" prod_scatter_on "_prod_reducescatter_on_stream"),
    reduce_types!("nvshmem_" max "_max_reduce"),
    reduce_types!("nvshmem_" max_scatter "_max_reducescatter"),
    reduce_types!("nvshmemx_" max_on "_max_reduce_on_stream"),
    reduce_types!("nvshmemx_" max_scatter_on "_max_reducescatter_on_stream"),
    reduce_types!("nvshmem_" min "_min_reduce"),
    reduce_types!("nvshmem_" min_scatter "_min_reducescatter"),
    reduce_types!("nvshmemx_" min_on "_min_reduce_on_stream"),
    reduce_types!("nvshmemx_" min_scatter_on "_min_reducescatter_on_stream"),
    bit_types!("nvshmem_" and "_and_reduce"),
    bit_types!("nvshmem_" and_scatter "_and_reducescatter"),
    bit_types!("nvshmemx_" and_on "_and_reduce_on_stream"),
    bit_types!("nvshmemx_" and_scatter_on "_and_reducescatter_on_stream"),
    bit_types!("nvshmem_" or "_or_reduce"),
    bit_types!("nvshmem_" or_scatter "_or_reducescatter"),
    bit_types!("nvshmemx_" or_on "_or_reduce_on_stream"),
    bit_types!("nvshmemx_" or_scatter_on "_or_reducescatter_on_stream"),
    bit_types!("nvshmem_" xor "_xor_reduce"),
    bit_types!("nvshmem_" xor_scatter "_xor_reducescatter"),
    bit_types!("nvshmemx_" xor_on "_xor_reduce_on_stream"),
    bit_types!("nvshmemx_" xor_scatter_on "_xor_reducescatter_on_stream"),
];
