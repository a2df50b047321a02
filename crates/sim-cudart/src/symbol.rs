//! Global variables of device code, by the host address that stands for them.

use crate::abi::{Handle, Out, Outcome, code, runtime};
use crate::copy::{copy, copy_async};
use crate::register::variable;
use crate::state::Calls;

/// The device address of a part of a variable.
pub fn part(d: Calls, symbol: usize, offset: usize, bytes: usize) -> Outcome<usize> {
    let (address, size) = variable(d, symbol)?;
    let fits = offset.checked_add(bytes).is_some_and(|end| end <= size);
    if fits { Ok(address + offset) } else { Err(code::INVALID_VALUE) }
}

runtime! {
    ctx fn cudaGetSymbolAddress(d, out: Out<usize>, symbol: usize) {
        out.set(variable(d, symbol)?.0)
    }

    ctx fn cudaGetSymbolSize(d, out: Out<usize>, symbol: usize) {
        out.set(variable(d, symbol)?.1)
    }

    ptds fn cudaMemcpyToSymbol(d, symbol: usize, from: usize, bytes: usize, offset: usize, kind: i32) {
        copy(d, part(d, symbol, offset, bytes)?, from, bytes, kind)
    }

    ptds fn cudaMemcpyFromSymbol(d, to: usize, symbol: usize, bytes: usize, offset: usize, kind: i32) {
        copy(d, to, part(d, symbol, offset, bytes)?, bytes, kind)
    }

    ptsz fn cudaMemcpyToSymbolAsync(
        d, symbol: usize, from: usize, bytes: usize, offset: usize, kind: i32, stream: Handle,
    ) {
        copy_async(d, part(d, symbol, offset, bytes)?, from, bytes, kind, stream)
    }

    ptsz fn cudaMemcpyFromSymbolAsync(
        d, to: usize, symbol: usize, bytes: usize, offset: usize, kind: i32, stream: Handle,
    ) {
        copy_async(d, to, part(d, symbol, offset, bytes)?, bytes, kind, stream)
    }
}
