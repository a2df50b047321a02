//! Calls that one layer only passes on to the next: what the outer one was given, by what the inner one was given.
//!
//! The injected library writes one record for both where [`crate::hook::flag::OUTER`] says so. The record has the words of the
//! inner call; those of the outer one are made here. Where that can't be done a word is [`UNKNOWN`].

use crate::Function;

/// A word of an outer call that its inner call does not say.
pub const UNKNOWN: u64 = u64::MAX;

/// What a word of the outer call is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// That word of the inner call.
    Same(u8),
    /// The lower half of that word.
    Low(u8),
    /// The lower halves of two words, the first below the second.
    Both(u8, u8),
    /// The same in every such call.
    Always(u64),
    /// Not known from the inner call.
    Unknown,
}

impl Word {
    /// Its value, with the words of the inner call.
    pub fn value(self, inner: impl Fn(usize) -> u64) -> u64 {
        let low = |i: u8| inner(i.into()) & 0xFFFF_FFFF;
        match self {
            Word::Same(i) => inner(i.into()),
            Word::Low(i) => low(i),
            Word::Both(a, b) => low(a) | low(b) << 32,
            Word::Always(value) => value,
            Word::Unknown => UNKNOWN,
        }
    }
}

/// How an outer call follows from its inner call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passed {
    /// Its words, in order.
    pub words: &'static [Word],
    /// Whether the structs behind its pointers are those of the inner call.
    pub copied: bool,
}

use Word::{Always, Both, Low, Same, Unknown};

/// Both have a kernel, three dimensions each of the grid and of a block, bytes of shared memory, a stream and the parameters.
const LAUNCH: [Word; 8] = [Same(0), Both(1, 2), Low(3), Both(4, 5), Low(6), Same(9), Low(7), Same(8)];
/// The kernel is named by a function of the host, which the driver never sees.
const LAUNCH_HOST: [Word; 8] =
    [Unknown, LAUNCH[1], LAUNCH[2], LAUNCH[3], LAUNCH[4], LAUNCH[5], LAUNCH[6], LAUNCH[7]];

/// Destination, source, bytes and stream, with the direction that the driver's function stands for.
const fn copy(direction: Word) -> [Word; 5] {
    [Same(0), Same(1), Same(2), direction, Same(3)]
}

/// Outer and inner function, without what tells the ABIs of a function apart.
const ROWS: &[(&str, &str, Passed)] = &[
    ("__cudaLaunchKernel", "cuLaunchKernel", Passed { words: &LAUNCH, copied: false }),
    ("cudaLaunchKernel", "cuLaunchKernel", Passed { words: &LAUNCH_HOST, copied: false }),
    ("cudaLaunchKernelExC", "cuLaunchKernelEx", Passed { words: &[Unknown, Unknown, Same(2)], copied: true }),
    ("cudaLaunchKernelExC", "cuLaunchKernel", Passed { words: &[Unknown, Unknown, Same(9)], copied: false }),
    ("cudaMemcpyAsync", "cuMemcpyHtoDAsync", Passed { words: &copy(Always(1)), copied: false }),
    ("cudaMemcpyAsync", "cuMemcpyDtoHAsync", Passed { words: &copy(Always(2)), copied: false }),
    ("cudaMemcpyAsync", "cuMemcpyDtoDAsync", Passed { words: &copy(Always(3)), copied: false }),
    // From host to host, or a direction that the addresses decide.
    ("cudaMemcpyAsync", "cuMemcpyAsync", Passed { words: &copy(Unknown), copied: false }),
    // The driver gets the byte that is set: what the program wrote above it has no effect.
    (
        "cudaMemsetAsync",
        "cuMemsetD8Async",
        Passed { words: &[Same(0), Low(1), Same(2), Same(3)], copied: false },
    ),
];

/// How a call of `outer` follows from the call of `inner` that it was passed on to. It is looked for by name: whoever needs it
/// often keeps it.
pub fn passed(outer: &Function, inner: &Function) -> Passed {
    let row = ROWS.iter().find(|(o, i, _)| *o == outer.base && *i == inner.base);
    row.map_or(Passed { words: &[], copied: false }, |(_, _, passed)| *passed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FUNCTIONS, hook};

    #[test]
    fn every_function_that_is_passed_on_has_rows_with_as_many_words_as_it_has() {
        let outer =
            FUNCTIONS.iter().filter(|f| hook::HOOKS[usize::from(f.id)].flags & hook::flag::OUTER != 0);
        let mut found = 0;
        for function in outer {
            let rows = ROWS.iter().filter(|(name, ..)| *name == function.base);
            assert!(rows.clone().count() > 0, "{}", function.name);
            for (.., passed) in rows {
                assert_eq!(passed.words.len(), function.record_words(), "{}", function.name);
            }
            found += 1;
        }
        assert!(found >= 10, "{found}");
    }

    #[test]
    fn a_launch_is_put_together_from_the_driver_s_words() {
        let inner = [0xF, 2, 3, 0xDEAD_0000_0004, 5, 6, 7, 0xDEAD_0000_0008, 9, 10, 0];
        let words = LAUNCH.map(|w| w.value(|i| inner[i]));
        assert_eq!(words, [0xF, 0x3_0000_0002, 4, 0x6_0000_0005, 7, 10, 8, 9]);
        assert_eq!(LAUNCH_HOST[0].value(|i| inner[i]), UNKNOWN);
    }
}
