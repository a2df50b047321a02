//! Which kernels ran how often, launched one by one or as nodes of graphs.

mod launch;

use std::collections::hash_map::Entry;

use gputap_trace::KernelName;
use gputap_trace::model::Graph;
use serde::Serialize;

use crate::hash::Map;
use crate::names::Names;

pub use launch::{Config, Launched, Rows};

/// Shapes kept per kernel; launches with further ones are counted only.
const SHAPES: usize = 1 << 16;

/// What is counted of one kernel.
#[derive(Clone, Debug, Default)]
struct Slot {
    launches: u64,
    in_graphs: u64,
    captured: u64,
    host_ns: u64,
    /// A frequent shape with its count, kept out of the map because most launches have it.
    front: Option<(Config, u64)>,
    shapes: Map<Config, u64>,
    /// Launches whose shape came after the map was full.
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

    fn other_shape(&mut self, config: Config, more: u64) {
        let room = self.shapes.len() < SHAPES;
        let count = match self.shapes.entry(config) {
            Entry::Occupied(slot) => slot.into_mut(),
            Entry::Vacant(slot) if room => slot.insert(0),
            Entry::Vacant(_) => {
                self.other_shapes += more;
                return;
            }
        };
        *count += more;
        let now = (config, *count);
        match &mut self.front {
            Some(front) if front.1 < now.1 => {
                let (before, count) = std::mem::replace(front, now);
                self.shapes.remove(&config);
                self.shapes.insert(before, count);
            }
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
}

impl Tally {
    /// Counts a launch that succeeded.
    #[inline]
    pub fn launch(&mut self, launched: Launched, names: &Names, captured: bool) {
        let slot = match launched.kernel {
            Some(handle) => self.slot(names.id_at(launched.process, handle, launched.end_ns), handle),
            None => self.nameless.entry(Nameless::Unknown).or_default(),
        };
        if captured {
            slot.captured += 1;
            return;
        }
        slot.launches += 1;
        slot.host_ns = slot.host_ns.wrapping_add(launched.duration_ns);
        if let Some(config) = launched.config {
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

    /// Adds what `other` counted.
    pub fn merge(&mut self, other: Tally) {
        for (id, slot) in other.named.into_iter().enumerate().filter(|(_, slot)| slot.used()) {
            self.slot(Some(id as u32), 0).merge(slot);
        }
        for (key, slot) in other.nameless {
            self.nameless.entry(key).or_default().merge(slot);
        }
    }

    /// Adds a kernel that ran `count` times as a node of launched graphs.
    pub fn in_graphs(&mut self, graph: &Graph, handle: u64, count: u64, names: &Names) {
        let slot = self.slot(names.id_at(graph.process, handle, graph.from_ns), handle);
        slot.in_graphs = slot.in_graphs.saturating_add(count);
    }

    /// One row per kernel, most launched first.
    pub fn rows(&self, names: &Names) -> Vec<Kernel> {
        let named = self.named.iter().enumerate().filter(|(_, slot)| slot.used());
        let named = named.filter_map(|(id, slot)| names.get(id as u32).map(|name| row(name.clone(), slot)));
        let mut rows: Vec<Kernel> = named.collect();
        rows.extend(self.nameless.iter().map(|(key, slot)| row(key.name(), slot)));
        rows.sort_by(|a, b| {
            b.total.cmp(&a.total).then(b.captured.cmp(&a.captured)).then(a.kernel_full.cmp(&b.kernel_full))
        });
        rows
    }
}

impl Nameless {
    fn name(self) -> KernelName {
        let text = match self {
            Nameless::Handle(handle) => format!("(unnamed {handle:#x})"),
            Nameless::Unknown => String::from("(unknown)"),
        };
        KernelName { mangled: String::new(), short: text.clone(), full: text }
    }
}

fn row(name: KernelName, slot: &Slot) -> Kernel {
    let shapes = slot.shapes.iter().map(|(config, count)| (*config, *count));
    // Of two that are as frequent the larger one, so that the answer does not depend on who counted first.
    let most = slot.front.into_iter().chain(shapes).max_by_key(|(config, count)| (*count, *config));
    Kernel {
        kernel: name.short,
        kernel_full: name.full,
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
    /// Name without namespaces, template and call arguments.
    pub kernel: String,
    /// Name with all arguments.
    pub kernel_full: String,
    /// Name as the driver has it.
    pub mangled: Option<String>,
    /// Launched by a call of its own.
    pub launches: u64,
    /// Run as a node of a launched graph.
    pub in_graphs: u64,
    /// How often the kernel ran, by calls of its own and in graphs.
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
