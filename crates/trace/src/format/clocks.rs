//! Which clock the times of a process or a feed are read by.

use std::collections::{BTreeMap, BTreeSet};

use crate::format::clock::Clock;
use crate::format::counts::RingKey;

/// The clock of every process.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clocks {
    processes: BTreeMap<u32, Clock>,
    unknown: Clock,
    /// Feeds that go by the host's clock.
    feeds: BTreeSet<RingKey>,
    host: Clock,
}

impl Clocks {
    /// The clocks of these processes; `feeds` go by the host's.
    pub(crate) fn new(processes: BTreeMap<u32, Clock>, feeds: BTreeSet<RingKey>) -> Clocks {
        Clocks { processes, unknown: Clock::default(), feeds, host: Clock::monotonic(0) }
    }

    /// The clock of a feed: that of its process, unless it is no ring.
    pub(crate) fn of_feed(&self, feed: RingKey) -> &Clock {
        if feed.0 == 0 || self.feeds.contains(&feed) { &self.host } else { self.of_process(feed.0) }
    }

    pub(crate) fn of_process(&self, process: u32) -> &Clock {
        self.processes.get(&process).unwrap_or(&self.unknown)
    }

    /// Processes whose ticks could not be converted.
    pub(crate) fn unknown(&self) -> impl Iterator<Item = u32> {
        self.processes.iter().filter(|(_, c)| !c.known()).map(|(p, _)| *p)
    }
}
