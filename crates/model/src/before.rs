//! What is known of traces before their calls are counted: which functions were called, and when streams were capturing.

use std::collections::BTreeSet;

use gputap_catalog::{Layer, by_id};
use gputap_trace::model::Calls;
use gputap_trace::{Analysis, Columns, Span, Traces};

use crate::capture::{self, Edge, Windows};

/// Columns that a capture's begin and end need.
const EDGES: Columns =
    Columns::PROCESS.with(Columns::API).with(Columns::RESULT).with(Columns::START).with(Columns::DURATION);

/// The layers that were recorded: those that have a call.
pub fn layers(traces: &Traces) -> BTreeSet<Layer> {
    traces.functions().keys().filter_map(|id| by_id(*id)).map(|f| f.layer).collect()
}

impl Windows {
    /// Those of traces. Only parts in which a capture begins or ends are read; most traces have none.
    pub fn find(traces: &Traces) -> Windows {
        let (parts, _) = traces.scan_ordered(&Edges, |_, _| {});
        Windows::new(parts.into_iter().flatten().collect())
    }
}

/// Looks for captures that begin and end.
struct Edges;

impl Analysis for Edges {
    type Partial = Vec<Edge>;
    type Item = ();

    fn first(&self) -> Columns {
        EDGES
    }

    fn more(&self, _: &Calls<'_>) -> Columns {
        Columns::NONE
    }

    fn part(&self) -> Vec<Edge> {
        Vec::new()
    }

    fn batch(&self, edges: &mut Vec<Edge>, calls: &Calls<'_>, _: &mut Vec<()>) {
        edges.extend(capture::edges(calls));
    }

    fn skips(&self, span: &Span<'_>) -> bool {
        !span.may_call(capture::is_edge)
    }
}
