//! The same in one thread, for whoever goes through a trace in order.

use gputap_trace::model::Calls;
use gputap_trace::{Analysis, Traces};

use super::Detail;
use super::scan::timeline;
use crate::scan::{Counting, Joins, Part};
use crate::timeline::Timeline;

/// Follows calls batch by batch and says what they did.
pub struct Follow<'a> {
    counting: Counting<'a>,
    part: Part,
    timeline: Timeline<'a>,
}

impl<'a> Follow<'a> {
    /// Before the first batch of `traces`; `joins` says what is wanted.
    pub fn new(joins: &'a Joins, traces: &Traces) -> Follow<'a> {
        Follow { counting: Counting::new(joins), part: Part::default(), timeline: timeline(joins, traces) }
    }

    /// Takes the next batch, which needs all columns; nothing that follows is earlier than `until_ns`. What is known by now.
    pub fn batch(&mut self, calls: &Calls<'_>, until_ns: i64) -> Vec<Detail> {
        let mut later = Vec::new();
        self.counting.batch(&mut self.part, calls, &mut later);
        self.timeline.take(later, until_ns);
        self.timeline.details()
    }

    /// Nothing follows: the rest, with what nobody freed.
    pub fn finish(self) -> Vec<Detail> {
        let mut all = Vec::new();
        self.timeline.finish_details(&mut |details: Vec<Detail>| all.extend(details));
        all
    }
}
