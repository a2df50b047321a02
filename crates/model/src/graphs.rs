//! Graphs: how they came to be, how often they ran, and what ran with them.
//!
//! A launch runs every node of the graph once. What a conditional node repeats is decided on the device, so its body is
//! not counted.

use std::collections::{BTreeMap, BTreeSet};

use gputap_trace::model::{Graph, GraphNode};
use serde::Serialize;

use crate::copies::direction_of;
use crate::effect::Direction;
use crate::hash::Map;

/// Numbers of CUgraphNodeType.
const KERNEL: u32 = 0;
const MEMCPY: u32 = 1;
const MEMSET: u32 = 2;
const CONDITIONAL: u32 = 13;

/// Graphs of one process, or of all.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Launches of each graph, by index in the trace's table.
    launches: Map<u32, u64>,
    unknown: u64,
    captured: u64,
    /// Captures that ended well.
    pub captures: u64,
    /// Executable graphs that were made.
    pub instantiations: u64,
    /// Calls that changed one.
    pub updates: u64,
}

impl Tally {
    /// Counts a launch of the graph at `index` of the trace's table, `None` when its content is not known.
    pub fn launch(&mut self, index: Option<u32>, captured: bool) {
        match index {
            _ if captured => self.captured += 1,
            Some(index) => *self.launches.entry(index).or_default() += 1,
            None => self.unknown += 1,
        }
    }

    /// Adds what `other` counted.
    pub fn merge(&mut self, other: Tally) {
        for (graph, count) in other.launches {
            *self.launches.entry(graph).or_default() += count;
        }
        self.unknown += other.unknown;
        self.captured += other.captured;
        self.captures += other.captures;
        self.instantiations += other.instantiations;
        self.updates += other.updates;
    }

    /// Graphs that were launched, and how often.
    fn launched<'a>(&self, graphs: &'a [Graph]) -> impl Iterator<Item = (&'a Graph, u64)> {
        let in_order: BTreeMap<u32, u64> = self.launches.iter().map(|(i, n)| (*i, *n)).collect();
        in_order.into_iter().filter_map(|(i, n)| Some((graphs.get(i as usize)?, n)))
    }

    /// The kernel nodes of launched graphs: graph, kernel handle, and how often it ran.
    pub fn kernels<'a>(&self, graphs: &'a [Graph]) -> impl Iterator<Item = (&'a Graph, u64, u64)> {
        let kernels = |g: &'a Graph| g.nodes.iter().filter(|n| n.kind == KERNEL);
        self.launched(graphs).flat_map(move |(g, n)| kernels(g).map(move |node| (g, node.value, n)))
    }

    /// What there is to say of graphs as a whole.
    pub fn summary(&self, graphs: &[Graph]) -> Graphs {
        let mut s = Graphs {
            captures: self.captures,
            instantiations: self.instantiations,
            updates: self.updates,
            launches: self.launches.values().sum::<u64>() + self.unknown,
            unknown: self.unknown,
            captured: self.captured,
            ..Graphs::default()
        };
        let mut execs = BTreeSet::new();
        let mut kinds: BTreeMap<u32, Nodes> = BTreeMap::new();
        for (graph, launches) in self.launched(graphs) {
            execs.insert((graph.process, graph.exec));
            let all = u64::from(graph.total_nodes);
            s.nodes = s.nodes.saturating_add(launches.saturating_mul(all));
            let unlisted = all.saturating_sub(graph.nodes.len() as u64);
            s.nodes_unlisted = s.nodes_unlisted.saturating_add(launches.saturating_mul(unlisted));
            for node in &graph.nodes {
                let row = kinds.entry(node.kind).or_default();
                row.run = row.run.saturating_add(launches);
                row.bytes = row.bytes.saturating_add(bytes(node).saturating_mul(launches));
            }
        }
        s.distinct = execs.len() as u64;
        s.conditional = kinds.get(&CONDITIONAL).map_or(0, |row| row.run);
        s.by_kind = kinds
            .into_iter()
            .map(|(kind, row)| Nodes { kind: GraphNode::name_of_kind(kind), ..row })
            .collect();
        s
    }

    /// Copies and fills that ran as nodes, by direction.
    pub fn copies(&self, graphs: &[Graph]) -> Vec<GraphCopies> {
        let mut sums: BTreeMap<Direction, GraphCopies> = BTreeMap::new();
        for (graph, launches) in self.launched(graphs) {
            for node in graph.nodes.iter().filter(|n| matches!(n.kind, MEMCPY | MEMSET)) {
                let direction = direction(node);
                let empty = GraphCopies { direction, count: 0, bytes: 0 };
                let sum = sums.entry(direction).or_insert(empty);
                sum.count = sum.count.saturating_add(launches);
                sum.bytes = sum.bytes.saturating_add(node.value.saturating_mul(launches));
            }
        }
        sums.into_values().collect()
    }
}

fn bytes(node: &GraphNode) -> u64 {
    if matches!(node.kind, MEMCPY | MEMSET) { node.value } else { 0 }
}

fn direction(node: &GraphNode) -> Direction {
    match node.kind {
        MEMSET => Direction::Memset,
        _ => direction_of(u64::from(node.ends & 0xFF), u64::from(node.ends >> 8 & 0xFF)),
    }
}

/// Graphs of one process, or of all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Graphs {
    /// Captures of streams that made a graph.
    pub captures: u64,
    /// Executable graphs that were made.
    pub instantiations: u64,
    /// Calls that changed an executable graph or a node of it.
    pub updates: u64,
    /// How many launches of executable graphs there were.
    pub launches: u64,
    /// Executable graphs launched.
    pub distinct: u64,
    /// Nodes run by all launches.
    pub nodes: u64,
    /// Those of them that the record of the graph does not list.
    pub nodes_unlisted: u64,
    /// Launches of graphs whose content is not known.
    pub unknown: u64,
    /// Launches that only became a node of another graph.
    pub captured: u64,
    /// Conditional nodes that were run: what they repeat on the device is not counted.
    pub conditional: u64,
    /// Nodes that were run, by kind.
    pub by_kind: Vec<Nodes>,
}

/// Nodes of one kind that ran with launched graphs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Nodes {
    /// What the nodes do, such as `kernel`.
    pub kind: &'static str,
    /// Nodes times launches.
    pub run: u64,
    /// Bytes of copies and fills.
    pub bytes: u64,
}

/// Copies of one direction that ran as nodes of graphs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GraphCopies {
    /// From where to where the data went, or that it was a fill.
    #[serde(serialize_with = "crate::serial::direction")]
    pub direction: Direction,
    /// Nodes times launches.
    pub count: u64,
    /// Bytes copied or filled in all launches together.
    pub bytes: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(kind: u32, value: u64, ends: u32) -> GraphNode {
        GraphNode { kind, node: 0, value, ends }
    }

    #[test]
    fn nodes_run_once_per_launch() {
        let nodes =
            vec![node(0, 7, 0), node(1, 100, 1 | 2 << 8), node(1, 10, 0), node(2, 5, 0), node(13, 0, 0)];
        let graph = |exec, nodes, total_nodes| Graph { process: 1, exec, from_ns: 0, total_nodes, nodes };
        let graphs = [graph(1, nodes.clone(), 6), graph(1, nodes, 6), graph(2, vec![node(99, 0, 0)], 1)];
        let mut tally = Tally { captures: 2, instantiations: 3, updates: 1, ..Tally::default() };
        [Some(0), Some(0), Some(1), Some(2), None].into_iter().for_each(|i| tally.launch(i, false));
        tally.launch(Some(0), true);
        let s = tally.summary(&graphs);
        assert_eq!((s.launches, s.distinct, s.unknown, s.captured, s.conditional), (5, 2, 1, 1, 3));
        assert_eq!((s.nodes, s.nodes_unlisted), (19, 3));
        let kinds: Vec<_> = s.by_kind.iter().map(|n| (n.kind, n.run, n.bytes)).collect();
        assert_eq!(
            kinds,
            [("kernel", 3, 0), ("copy", 6, 330), ("fill", 3, 15), ("conditional", 3, 0), ("other", 1, 0)]
        );
        let copies: Vec<_> =
            tally.copies(&graphs).iter().map(|c| (c.direction.name(), c.count, c.bytes)).collect();
        assert_eq!(copies, [("DtoH", 3, 300), ("Memset", 3, 15), ("Unknown", 3, 30)]);
        assert_eq!(
            tally.kernels(&graphs).map(|(_, handle, n)| (handle, n)).collect::<Vec<_>>(),
            [(7, 2), (7, 1)]
        );
    }
}
