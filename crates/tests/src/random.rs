//! Random numbers that a seed repeats, and how much of a test to do.

/// Random numbers by xorshift64*.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// From a seed; the same seed gives the same numbers.
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// The next number.
    #[expect(clippy::should_implement_trait, reason = "it never ends, and nothing iterates it")]
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A number in `low..=high`.
    pub fn between(&mut self, low: u64, high: u64) -> u64 {
        low + self.next() % (high - low + 1)
    }
}

/// How much of something a test does: as the environment says, where the long set of `cargo xtask soak` asks for more.
pub fn amount(variable: &str, usual: u64) -> u64 {
    let given = std::env::var(variable).ok();
    given.map_or(usual, |n| n.parse().unwrap_or_else(|_| panic!("{variable}={n} is no number")))
}

/// Runs that are too few to say how many of them must show something: one random run may well show nothing.
pub const SAMPLE: u64 = 100;
