//! The loop around a collector: how often rings are looked at, and until when.

use std::time::{Duration, Instant};

use crate::collector::Collector;
use crate::error::Error;
use crate::observer::Observer;
use crate::pace::Pace;

impl Collector {
    /// Drains until `rest` answers something. It is called after each cycle with the time until the next one, and may take
    /// that time.
    pub fn follow<T>(
        &mut self,
        observer: &mut dyn Observer,
        mut rest: impl FnMut(&mut Collector, Duration) -> Option<T>,
    ) -> Result<T, Error> {
        let mut pace = Pace::default();
        loop {
            let wait = self.paced_cycle(observer, &mut pace)?;
            if let Some(end) = rest(self, wait) {
                return Ok(end);
            }
        }
    }

    /// Drains once; the time until it is to be done again.
    pub fn paced_cycle(&mut self, observer: &mut dyn Observer, pace: &mut Pace) -> Result<Duration, Error> {
        let started = Instant::now();
        let cycle = self.cycle(observer)?;
        observer.cycled(&self.counters());
        Ok(pace.next(&cycle).saturating_sub(started.elapsed()))
    }
}
