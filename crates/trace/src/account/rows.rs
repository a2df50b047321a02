//! The rows of the small tables, which Arrow files, SQL and exports have alike.

use gputap_catalog::{FAMILIES, Layer, by_id};
use gputap_tables::{
    AnyRow, Cell, Row, Table, anchors, apis, comms, contexts, counted, devices, feeds, graph_nodes, graphs,
    kernels, libraries, losses, marks, pauses, processes, threads,
};

use crate::account::kernel_name::KernelName;
use crate::account::summary::Summary;
use crate::format::apis::{Api, function_name, group_name, layer_name, major_of, words_of};
use crate::format::model::{
    Anchor, Comm, Context, Device, Ending, Feed, Graph, GraphNode, Kernel, Library, Loss, Mark, Pause,
    Process, Thread,
};

/// The name of a kernel's handle in a process at a moment.
pub type KernelAt<'a> = &'a dyn Fn(u32, u64, i64) -> Option<String>;

/// The small tables of one trace or of several, and what is known beside them.
pub(crate) struct Small<'a> {
    pub(crate) summary: &'a Summary,
    /// The machine of a process.
    pub(crate) host_of: &'a dyn Fn(&Process) -> Option<String>,
    /// The directory of its trace.
    pub(crate) trace_of: &'a dyn Fn(&Process) -> Option<String>,
    pub(crate) kernel_at: KernelAt<'a>,
}

impl Small<'_> {
    /// Hands on the rows of one table; none for a table that it does not have.
    pub(crate) fn rows(&self, table: &Table, row: &mut dyn FnMut(&dyn AnyRow)) {
        fn each<R: Row>(rows: &[R], row: &mut dyn FnMut(&dyn AnyRow)) {
            rows.iter().for_each(|r| row(r));
        }
        let s = self.summary;
        match table.name {
            "processes" => s.processes.iter().for_each(|p| row(&self.process(p))),
            "threads" => each(&s.threads, row),
            "contexts" => each(&s.contexts, row),
            "devices" => each(&s.devices, row),
            "kernels" => {
                s.kernels.iter().for_each(|k| row(&KernelRow { kernel: k, name: KernelName::new(&k.name) }));
            }
            "graphs" => (0..).zip(&s.graphs).for_each(|(number, graph)| row(&GraphRow { number, graph })),
            "graph_nodes" => (0..).zip(&s.graphs).for_each(|(number, graph)| {
                graph.nodes.iter().for_each(|node| row(&self.node(number, graph, node)));
            }),
            "comms" => each(&s.comms, row),
            "libraries" => each(&s.libraries, row),
            "feeds" => each(&s.feeds, row),
            "marks" => each(&s.marks, row),
            "pauses" => each(&s.pauses, row),
            "losses" => each(&s.losses, row),
            "anchors" => each(&s.anchors, row),
            "counted" => s.processes.iter().for_each(|p| {
                let process = p.number;
                p.counted.iter().for_each(|(api, count)| row(&Counted { process, api: *api, count: *count }));
            }),
            _ => {}
        }
    }

    fn process<'b>(&'b self, process: &'b Process) -> ProcessRow<'b> {
        ProcessRow {
            process,
            host: (self.host_of)(process),
            trace: (self.trace_of)(process),
            simulated: self.summary.is_simulated(process),
        }
    }

    fn node<'b>(&'b self, number: u32, graph: &'b Graph, node: &'b GraphNode) -> NodeRow<'b> {
        let is_kernel = node.kind_name() == "kernel";
        let kernel = is_kernel.then(|| (self.kernel_at)(graph.process, node.value, graph.from_ns)).flatten();
        NodeRow { graph: number, process: graph.process, node, kernel }
    }
}

struct ProcessRow<'a> {
    process: &'a Process,
    host: Option<String>,
    trace: Option<String>,
    simulated: bool,
}

impl Row for ProcessRow<'_> {
    type Field = processes::Field;

    fn cell(&self, field: processes::Field) -> Cell<'_> {
        use processes::Field as F;
        let p = self.process;
        match field {
            F::process => p.number.into(),
            F::pid => p.pid.into(),
            F::ppid => p.ppid.into(),
            F::uid => p.uid.into(),
            F::program => p.program().into(),
            F::exe => p.exe().into(),
            F::host => self.host.as_deref().into(),
            F::rank => p.place.rank.into(),
            F::local_rank => p.place.local_rank.into(),
            F::world_size => p.place.world_size.into(),
            F::job => p.place.job.as_deref().into(),
            F::pod => p.place.pod.as_deref().into(),
            F::started_ns => p.started_ns.into(),
            F::ended => p.ended.map(Ending::name).into(),
            F::emitted => p.totals.emitted.into(),
            F::stored => p.totals.stored.into(),
            F::dropped => p.totals.dropped_total().into(),
            F::simulated => self.simulated.into(),
            F::trace => self.trace.as_deref().into(),
            F::tsc => p.tsc.into(),
            F::injected => p.injected.into(),
            F::ways => p.ways.into(),
            F::unknown_entry_points => p.unknown_entry_points.into(),
            F::deepbind => p.deepbind.into(),
            F::export_tables => p.export_tables.into(),
            F::names_lost => p.names_lost.into(),
            F::own_calls => serde_json::to_string(&p.own_calls).ok().into(),
            F::attributes => serde_json::to_string(&p.attributes).ok().into(),
        }
    }
}

impl Row for Thread {
    type Field = threads::Field;

    fn cell(&self, field: threads::Field) -> Cell<'_> {
        use threads::Field as F;
        match field {
            F::process => self.process.into(),
            F::thread => self.tid.into(),
            F::name => self.name.as_str().into(),
            F::emitted => self.totals.emitted.into(),
            F::stored => self.totals.stored.into(),
            F::dropped => self.totals.dropped_total().into(),
        }
    }
}

impl Row for Context {
    type Field = contexts::Field;

    fn cell(&self, field: contexts::Field) -> Cell<'_> {
        use contexts::Field as F;
        match field {
            F::process => self.process.into(),
            F::context => self.context.into(),
            F::device => self.device.into(),
            F::handle => Cell::bits(self.handle),
        }
    }
}

impl Row for Device {
    type Field = devices::Field;

    fn cell(&self, field: devices::Field) -> Cell<'_> {
        use devices::Field as F;
        match field {
            F::process => self.process.into(),
            F::device => self.device.into(),
            F::gpu => self.gpu.into(),
            F::uuid => self.uuid.as_deref().into(),
            F::mig => self.mig.into(),
            F::pci => self.pci.as_deref().into(),
            F::name => self.name.as_str().into(),
        }
    }
}

struct KernelRow<'a> {
    kernel: &'a Kernel,
    name: KernelName,
}

impl Row for KernelRow<'_> {
    type Field = kernels::Field;

    fn cell(&self, field: kernels::Field) -> Cell<'_> {
        use kernels::Field as F;
        match field {
            F::process => self.kernel.process.into(),
            F::handle => Cell::bits(self.kernel.handle),
            F::from_ns => self.kernel.from_ns.into(),
            F::kernel => self.name.short.as_str().into(),
            F::kernel_full => self.name.full.as_str().into(),
            F::mangled => self.name.mangled.as_str().into(),
        }
    }
}

struct GraphRow<'a> {
    number: u32,
    graph: &'a Graph,
}

impl Row for GraphRow<'_> {
    type Field = graphs::Field;

    fn cell(&self, field: graphs::Field) -> Cell<'_> {
        use graphs::Field as F;
        match field {
            F::graph => self.number.into(),
            F::process => self.graph.process.into(),
            F::exec => Cell::bits(self.graph.exec),
            F::from_ns => self.graph.from_ns.into(),
            F::nodes => self.graph.total_nodes.into(),
        }
    }
}

struct NodeRow<'a> {
    graph: u32,
    process: u32,
    node: &'a GraphNode,
    kernel: Option<String>,
}

impl Row for NodeRow<'_> {
    type Field = graph_nodes::Field;

    fn cell(&self, field: graph_nodes::Field) -> Cell<'_> {
        use graph_nodes::Field as F;
        let node = self.node;
        match field {
            F::graph => self.graph.into(),
            F::process => self.process.into(),
            F::node => Cell::bits(node.node),
            F::kind => node.kind_name().into(),
            F::kernel => self.kernel.as_deref().into(),
            F::bytes => matches!(node.kind_name(), "copy" | "fill").then_some(node.value).into(),
            F::value => Cell::bits(node.value),
            F::ends => node.ends.into(),
        }
    }
}

impl Row for Comm {
    type Field = comms::Field;

    fn cell(&self, field: comms::Field) -> Cell<'_> {
        use comms::Field as F;
        match field {
            F::process => self.process.into(),
            F::handle => Cell::bits(self.handle),
            F::from_ns => self.from_ns.into(),
            F::ranks => self.size.into(),
            F::comm_rank => self.rank.into(),
            F::device => Some(self.device).filter(|d| *d >= 0).into(),
        }
    }
}

impl Row for Library {
    type Field = libraries::Field;

    fn cell(&self, field: libraries::Field) -> Cell<'_> {
        use libraries::Field as F;
        let family = FAMILIES.get(usize::from(self.family));
        let has = |flag: u8| Cell::from(self.flags & flag != 0);
        match field {
            F::process => self.process.into(),
            F::layer => family.map(|f| Layer::name(f.layer)).into(),
            F::major => family.map(|f| f.major).into(),
            F::path => self.path.as_str().into(),
            F::recorded => has(Library::RECORDED),
            F::second_copy => has(Library::SECOND),
            F::unknown_major => has(Library::UNKNOWN_MAJOR),
            F::unknown_functions => self.unknown.into(),
        }
    }
}

impl Row for Mark {
    type Field = marks::Field;

    fn cell(&self, field: marks::Field) -> Cell<'_> {
        use marks::Field as F;
        match field {
            F::process => self.process.into(),
            F::time_ns => self.time_ns.into(),
            F::label => self.label.as_str().into(),
        }
    }
}

impl Row for Pause {
    type Field = pauses::Field;

    fn cell(&self, field: pauses::Field) -> Cell<'_> {
        use pauses::Field as F;
        match field {
            F::process => self.process.into(),
            F::from_ns => self.from_ns.into(),
            F::until_ns => self.until_ns.into(),
        }
    }
}

impl Row for Loss {
    type Field = losses::Field;

    fn cell(&self, field: losses::Field) -> Cell<'_> {
        use losses::Field as F;
        match field {
            F::class => self.class().into(),
            F::process => self.process.into(),
            F::thread => self.tid.into(),
            F::reason => self.reason.name().into(),
            F::count => self.count.into(),
            F::first_ns => self.first_ns.into(),
            F::last_ns => self.last_ns.into(),
        }
    }
}

impl Row for Feed {
    type Field = feeds::Field;

    fn cell(&self, field: feeds::Field) -> Cell<'_> {
        use feeds::Field as F;
        let (activities, samples) = (&self.totals.activities, &self.totals.samples);
        match field {
            F::feed => self.feed.into(),
            F::process => Some(self.process).filter(|p| *p != 0).into(),
            F::source => self.source.as_str().into(),
            F::clock => if self.tsc { "tsc" } else { "monotonic" }.into(),
            F::activities => activities.emitted.into(),
            F::activities_stored => activities.stored.into(),
            F::activities_dropped => activities.dropped_total().into(),
            F::samples => samples.emitted.into(),
            F::samples_stored => samples.stored.into(),
            F::samples_dropped => samples.dropped_total().into(),
        }
    }
}

struct Counted {
    process: u32,
    api: u16,
    count: u64,
}

impl Row for Counted {
    type Field = counted::Field;

    fn cell(&self, field: counted::Field) -> Cell<'_> {
        use counted::Field as F;
        match field {
            F::process => self.process.into(),
            F::api => self.api.into(),
            F::name => function_name(self.api).into(),
            F::count => self.count.into(),
        }
    }
}

impl Row for Anchor {
    type Field = anchors::Field;

    fn cell(&self, field: anchors::Field) -> Cell<'_> {
        use anchors::Field as F;
        match field {
            F::process => self.process.into(),
            F::tick => Cell::bits(self.tick),
            F::mono_ns => self.mono_ns.into(),
            F::real_ns => self.real_ns.into(),
        }
    }
}

/// A function with the number that it has in a trace, or in this build's catalogue.
pub(crate) struct ApiRow<'a> {
    id: u16,
    name: &'a str,
    layer: &'a str,
    major: u8,
    group: &'a str,
    words: u8,
}

impl<'a> ApiRow<'a> {
    /// With the number that it has in a trace.
    pub(crate) fn new(id: u16, api: &'a Api) -> ApiRow<'a> {
        ApiRow {
            id,
            name: &api.name,
            layer: &api.layer,
            major: api.major,
            group: &api.group,
            words: api.words,
        }
    }

    /// With the number that it has here.
    pub(crate) fn known(id: u16) -> ApiRow<'static> {
        let (name, layer, group) = (function_name(id), layer_name(id), group_name(id));
        ApiRow { id, name, layer, major: major_of(id), group, words: words_of(id) }
    }
}

impl Row for ApiRow<'_> {
    type Field = apis::Field;

    fn cell(&self, field: apis::Field) -> Cell<'_> {
        use apis::Field as F;
        match field {
            F::api => self.id.into(),
            F::name => self.name.into(),
            F::base => by_id(self.id).map_or(self.name, |f| f.base).into(),
            F::layer => self.layer.into(),
            F::major => self.major.into(),
            F::api_group => self.group.into(),
            F::words => self.words.into(),
        }
    }
}
