//! A first look at a trace: which functions were called, and when streams were capturing.

use std::collections::BTreeSet;

use gputap_catalog::{FUNCTIONS, Layer};
use gputap_trace::{Columns, Error, Traces};

use crate::capture::{self, Edge, Windows};

/// Columns that a capture's begin and end need.
const EDGES: Columns =
    Columns::PROCESS.with(Columns::API).with(Columns::RESULT).with(Columns::START).with(Columns::DURATION);

/// The functions that were called.
pub(crate) struct Used(Vec<bool>);

impl Windows {
    /// Those of a trace.
    pub fn find(traces: &Traces) -> Result<Windows, Error> {
        Used::new(traces)?.windows(traces)
    }
}

impl Used {
    /// Reads one column.
    pub(crate) fn new(traces: &Traces) -> Result<Used, Error> {
        let (used, _) = traces.scan_fold(
            Columns::API,
            || vec![false; FUNCTIONS.len()],
            |used, calls| {
                for api in calls.api {
                    if let Some(slot) = used.get_mut(usize::from(*api)) {
                        *slot = true;
                    }
                }
            },
            |a, b| a.into_iter().zip(b).map(|(a, b)| a || b).collect(),
        )?;
        Ok(Used(used))
    }

    fn ids(&self) -> impl Iterator<Item = u16> {
        self.0.iter().enumerate().filter(|(_, used)| **used).map(|(id, _)| id as u16)
    }

    /// The layers that were recorded.
    pub(crate) fn layers(&self) -> impl Iterator<Item = Layer> {
        let layers: BTreeSet<Layer> = self.ids().map(|id| FUNCTIONS[usize::from(id)].layer).collect();
        layers.into_iter()
    }

    /// When streams were capturing. Most traces have no capture, which then takes no second look.
    pub(crate) fn windows(&self, traces: &Traces) -> Result<Windows, Error> {
        if !self.ids().any(capture::is_edge) {
            return Ok(Windows::default());
        }
        let (edges, _) = traces.scan_fold(
            EDGES,
            Vec::new,
            |edges: &mut Vec<Edge>, calls| {
                let returned = |i: &usize| calls.duration_ns[*i] >= 0;
                for i in (0..calls.len).filter(|i| capture::is_edge(calls.api[*i])).filter(returned) {
                    let start = calls.start_ns[i];
                    let end = start.saturating_add(calls.duration_ns[i]);
                    edges.extend(Edge::of(calls.api[i], calls.process[i], calls.result[i], start, end));
                }
            },
            |mut a, b| {
                a.extend(b);
                a
            },
        )?;
        Ok(Windows::new(edges))
    }
}
