//! Which kernels ran how often, launched one by one or as nodes of graphs.

use std::collections::BTreeMap;

use gputap_catalog::Function;
use gputap_trace::model::Graph;
use serde::Serialize;

use crate::call::{Args, Call, Word};
use crate::effect::{Launch, Shape};
use crate::hash::Map;
use crate::names::{Name, Names};

/// Attributes of a launch that a report shows.
const ATTRIBUTE_COOPERATIVE: u32 = 2;
const ATTRIBUTE_CLUSTER: u32 = 4;
/// Bytes of an attribute in a record.
const ATTRIBUTE: usize = 24;
/// Shapes kept per kernel; launches with further ones are counted only.
const SHAPES: usize = 64;
/// CU_GRAPH_NODE_TYPE_KERNEL.
const NODE_KERNEL: u32 = 0;

/// How a kernel was launched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Config {
    /// Blocks.
    pub grid: [u32; 3],
    /// Threads of a block.
    pub block: [u32; 3],
    /// Dynamic shared memory of a block.
    pub shared_bytes: u32,
    /// Blocks of a cluster; `None` without clusters.
    pub cluster: Option<[u32; 3]>,
    /// Whether blocks may wait for each other.
    pub cooperative: bool,
}

impl Config {
    /// The shape of a launch; `None` when the record does not have it.
    #[inline]
    pub fn of(function: &Function, args: &Args, launch: &Launch) -> Option<Config> {
        match launch.shape {
            Shape::Unknown => None,
            Shape::Words { grid, block, shared, .. } => {
                let value = |word| args.value(word) as u32;
                let all = |[x, y, z]: [Word; 3]| [value(x), value(y), value(z)];
                Some(Config {
                    grid: all(grid),
                    block: all(block),
                    shared_bytes: value(shared),
                    cluster: None,
                    cooperative: launch.cooperative,
                })
            }
            Shape::Config { grid, block, shared, .. } => {
                let value = |field: crate::effect::Field| field.value(function, args).map(|v| v as u32);
                let attributes = args.after_structure(function, usize::from(shared.arg));
                Some(Config {
                    grid: all(grid.map(value))?,
                    block: all(block.map(value))?,
                    shared_bytes: value(shared)?,
                    cluster: attribute(attributes, ATTRIBUTE_CLUSTER).filter(|c| c[0] != 0),
                    cooperative: attribute(attributes, ATTRIBUTE_COOPERATIVE).is_some_and(|v| v[0] != 0),
                })
            }
        }
    }
}

fn all([x, y, z]: [Option<u32>; 3]) -> Option<[u32; 3]> {
    Some([x?, y?, z?])
}

/// The first three numbers of attribute `id`.
fn attribute(attributes: &[u8], id: u32) -> Option<[u32; 3]> {
    let number =
        |a: &[u8], at: usize| a.get(at..at + 4).and_then(|b| b.try_into().ok()).map(u32::from_le_bytes);
    let found = attributes.chunks_exact(ATTRIBUTE).find(|a| number(a, 0) == Some(id))?;
    Some([number(found, 8)?, number(found, 12)?, number(found, 16)?])
}

/// What is counted of one kernel.
#[derive(Clone, Debug, Default)]
struct Slot {
    launches: u64,
    in_graphs: u64,
    captured: u64,
    host_ns: u64,
    /// A frequent shape with its count, kept out of the list because most launches have it.
    front: Option<(Config, u64)>,
    shapes: Vec<(Config, u64)>,
    /// Launches whose shape came after the list was full.
    other_shapes: u64,
}

impl Slot {
    fn used(&self) -> bool {
        self.launches > 0 || self.in_graphs > 0 || self.captured > 0
    }

    #[inline]
    fn shape(&mut self, config: Config) {
        match &mut self.front {
            Some((front, count)) if *front == config => *count += 1,
            None => self.front = Some((config, 1)),
            Some(_) => self.other_shape(config, 1),
        }
    }

    fn other_shape(&mut self, config: Config, count: u64) {
        let Some(i) = self.shapes.iter().position(|(c, _)| *c == config) else {
            match self.shapes.len() < SHAPES {
                true => self.shapes.push((config, count)),
                false => self.other_shapes += count,
            }
            return;
        };
        self.shapes[i].1 += count;
        match &mut self.front {
            Some(front) if front.1 < self.shapes[i].1 => std::mem::swap(front, &mut self.shapes[i]),
            // What is frequent is found first.
            _ if i > 0 && self.shapes[i].1 > self.shapes[i - 1].1 => self.shapes.swap(i, i - 1),
            _ => {}
        }
    }

    fn merge(&mut self, other: Slot) {
        self.launches += other.launches;
        self.in_graphs = self.in_graphs.saturating_add(other.in_graphs);
        self.captured += other.captured;
        self.host_ns = self.host_ns.wrapping_add(other.host_ns);
        self.other_shapes += other.other_shapes;
        for (config, count) in other.front.into_iter().chain(other.shapes) {
            match &mut self.front {
                Some((front, mine)) if *front == config => *mine += count,
                None => self.front = Some((config, count)),
                Some(_) => self.other_shape(config, count),
            }
        }
    }
}

/// A kernel without a name, as a tally tells it apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Nameless {
    /// By its handle.
    Handle(u64),
    /// The call does not say.
    Unknown,
}

/// Launches of one process, or of all.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// By number of the name.
    named: Vec<Slot>,
    nameless: Map<Nameless, Slot>,
    /// Launches of each graph, by index in the trace's table.
    graphs: Map<u32, u64>,
    unknown_graphs: u64,
    captured_graphs: u64,
}

impl Tally {
    /// Counts a launch that succeeded.
    pub fn launch(
        &mut self,
        call: &Call,
        launch: &Launch,
        function: &Function,
        names: &Names,
        captured: bool,
    ) {
        let slot = match launch.kernel.map(|word| call.args.value(word)) {
            Some(handle) => self.slot(names.id_at(call.process, handle, call.end_ns()), handle),
            None => self.nameless.entry(Nameless::Unknown).or_default(),
        };
        if captured {
            slot.captured += 1;
            return;
        }
        slot.launches += 1;
        slot.host_ns = slot.host_ns.wrapping_add(call.duration_ns as u64);
        if let Some(config) = Config::of(function, &call.args, launch) {
            slot.shape(config);
        }
    }

    #[inline]
    fn slot(&mut self, name: Option<u32>, handle: u64) -> &mut Slot {
        let Some(id) = name.map(|id| id as usize) else {
            return self.nameless.entry(Nameless::Handle(handle)).or_default();
        };
        if id >= self.named.len() {
            self.named.resize(id + 1, Slot::default());
        }
        &mut self.named[id]
    }

    /// Counts a launch of the graph at `index` of the trace's table, `None` when its content is not known.
    pub fn graph_launch(&mut self, index: Option<u32>, captured: bool) {
        match index {
            _ if captured => self.captured_graphs += 1,
            Some(index) => *self.graphs.entry(index).or_default() += 1,
            None => self.unknown_graphs += 1,
        }
    }

    /// Adds what `other` counted.
    pub fn merge(&mut self, other: Tally) {
        for (id, slot) in other.named.into_iter().enumerate().filter(|(_, slot)| slot.used()) {
            self.slot(Some(id as u32), 0).merge(slot);
        }
        for (key, slot) in other.nameless {
            self.nameless.entry(key).or_default().merge(slot);
        }
        for (graph, count) in other.graphs {
            *self.graphs.entry(graph).or_default() += count;
        }
        self.unknown_graphs += other.unknown_graphs;
        self.captured_graphs += other.captured_graphs;
    }

    /// Launches of each graph: index in the trace's table and count.
    pub fn graphs(&self) -> impl Iterator<Item = (u32, u64)> + '_ {
        self.graphs.iter().map(|(index, count)| (*index, *count))
    }

    /// Adds the kernels inside the launched graphs. Called once, when everything is counted.
    pub fn expand_graphs(&mut self, graphs: &[Graph], names: &Names) {
        for (index, launches) in self.graphs.iter().map(|(i, n)| (*i, *n)).collect::<BTreeMap<_, _>>() {
            let Some(graph) = graphs.get(index as usize) else { continue };
            for node in graph.nodes.iter().filter(|n| n.kind == NODE_KERNEL) {
                let slot = self.slot(names.id_at(graph.process, node.value, graph.from_ns), node.value);
                slot.in_graphs = slot.in_graphs.saturating_add(launches);
            }
        }
    }

    /// What there is to say of graphs as a whole.
    pub fn graph_summary(&self, graphs: &[Graph]) -> Graphs {
        let mut summary =
            Graphs { unknown: self.unknown_graphs, captured: self.captured_graphs, ..Graphs::default() };
        for (index, launches) in self.graphs() {
            summary.launches += launches;
            summary.distinct += 1;
            let Some(graph) = graphs.get(index as usize) else { continue };
            summary.nodes =
                summary.nodes.saturating_add(launches.saturating_mul(u64::from(graph.total_nodes)));
            let missing = u64::from(graph.total_nodes).saturating_sub(graph.nodes.len() as u64);
            summary.nodes_unlisted = summary.nodes_unlisted.saturating_add(launches.saturating_mul(missing));
        }
        summary.launches += self.unknown_graphs;
        summary
    }

    /// One row per kernel, most launched first.
    pub fn rows(&self, names: &Names) -> Vec<Kernel> {
        let named = self.named.iter().enumerate().filter(|(_, slot)| slot.used());
        let named = named.filter_map(|(id, slot)| names.get(id as u32).map(|name| row(name.clone(), slot)));
        let mut rows: Vec<Kernel> = named.collect();
        rows.extend(self.nameless.iter().map(|(key, slot)| row(key.name(), slot)));
        rows.sort_by(|a, b| {
            b.total.cmp(&a.total).then(b.captured.cmp(&a.captured)).then(a.name.cmp(&b.name))
        });
        rows
    }
}

impl Nameless {
    fn name(self) -> Name {
        let text = match self {
            Nameless::Handle(handle) => format!("(unnamed {handle:#x})"),
            Nameless::Unknown => String::from("(unknown)"),
        };
        Name { mangled: String::new(), short: text.clone(), full: text }
    }
}

fn row(name: Name, slot: &Slot) -> Kernel {
    let most = slot.front.iter().chain(&slot.shapes).max_by_key(|(_, count)| *count).copied();
    Kernel {
        name: name.full,
        short_name: name.short,
        mangled: (!name.mangled.is_empty()).then_some(name.mangled),
        launches: slot.launches,
        in_graphs: slot.in_graphs,
        total: slot.launches.saturating_add(slot.in_graphs),
        captured: slot.captured,
        host_ns: slot.host_ns,
        config: most.map(|(config, _)| config),
        config_launches: most.map_or(0, |(_, count)| count),
        configs: u64::from(slot.front.is_some())
            + slot.shapes.len() as u64
            + u64::from(slot.other_shapes > 0),
    }
}

/// Launches of one kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Kernel {
    /// Name with all arguments.
    pub name: String,
    /// Name without namespaces, template and call arguments.
    pub short_name: String,
    /// Name as the driver has it.
    pub mangled: Option<String>,
    /// Launched by a call of its own.
    pub launches: u64,
    /// Run as a node of a launched graph.
    pub in_graphs: u64,
    /// Both.
    pub total: u64,
    /// Launch calls that only made a node of a graph.
    pub captured: u64,
    /// Time of the host inside the launch calls.
    pub host_ns: u64,
    /// The most frequent shape of its own launches.
    pub config: Option<Config>,
    /// How many had that shape.
    pub config_launches: u64,
    /// Different shapes; the last counts all that did not fit.
    pub configs: u64,
}

/// Launches of graphs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Graphs {
    /// Launches.
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
}
