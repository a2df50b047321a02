//! A hash map for keys that are numbers.
//!
//! One look-up per launch is on the path that has to pass a hundred million rows in seconds, and the standard
//! hasher takes most of that time. The keys come from a trace of the user's own program, so collisions made on
//! purpose are not a concern here.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Map with the fast hasher.
pub type Map<K, V> = HashMap<K, V, BuildHasherDefault<Mix>>;

/// Multiplies and folds: enough for handles, addresses and small numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mix(u64);

impl Mix {
    fn add(&mut self, value: u64) {
        let product = u128::from(self.0 ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
        self.0 = (product as u64) ^ ((product >> 64) as u64);
    }
}

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0u8; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.add(u64::from(value));
    }

    fn write_u16(&mut self, value: u16) {
        self.add(u64::from(value));
    }

    fn write_u32(&mut self, value: u32) {
        self.add(u64::from(value));
    }

    fn write_u64(&mut self, value: u64) {
        self.add(value);
    }
}

/// A number that stands for these bytes, the same in every process and run (FNV-1a).
pub(crate) fn fingerprint(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, b| (hash ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hash::BuildHasher;

    #[test]
    fn handles_that_differ_in_few_bits_spread() {
        let build = BuildHasherDefault::<Mix>::default();
        let mut low = std::collections::HashSet::new();
        for i in 0..1024u64 {
            low.insert(build.hash_one((1u32, 0x7f00_0000_0000 + i * 0x200)) & 0xffff);
        }
        assert!(low.len() > 900, "{} of 1024", low.len());
    }
}
