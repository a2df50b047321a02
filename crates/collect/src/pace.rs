//! How often rings are looked at: often while they fill, less while nothing happens.

use std::time::Duration;

use crate::observer::Cycle;

const SHORTEST: Duration = Duration::from_millis(1);
const LONGEST: Duration = Duration::from_millis(16);

/// The time between two looks.
#[derive(Debug)]
pub struct Pace(Duration);

impl Default for Pace {
    fn default() -> Pace {
        Pace(SHORTEST)
    }
}

impl Pace {
    /// How long to wait after a cycle, counted from its beginning.
    pub fn next(&mut self, cycle: &Cycle) -> Duration {
        if cycle.fullest >= 25 {
            self.0 = SHORTEST;
        } else if cycle.bytes == 0 {
            self.0 = (self.0 * 2).min(LONGEST);
        }
        self.0
    }
}
