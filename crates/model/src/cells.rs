//! What stands in the tables that are made of calls: `calls` itself, and what calls did.

use std::collections::BTreeMap;

use gputap_tables::{
    AnyRow, Cell, Fields, Row, Table, allocations, calls, copies, graph_launches, launches, operations,
};
use gputap_trace::model::{Activity, Sample};
use gputap_trace::{FLAG_UNFINISHED, Traces, function_name, group_name, layer_name};

use crate::call::{Args, Call};
use crate::decode::{Decoded, Input, decode, result_of};
use crate::derived::{Copied, GraphLaunch, Launch, Operation};
use crate::hash::Map;
use crate::kernels::Config;
use crate::memory::Allocation;
use crate::names::Names;
use crate::outcome::outcome;

/// What rows name besides their own numbers.
#[derive(Debug, Default)]
pub struct Lookup {
    /// Names of kernels.
    pub names: Names,
    /// Pid and rank, by process number.
    places: Map<u32, (u32, Option<u32>)>,
    /// Nodes of each graph.
    graph_nodes: Vec<u32>,
    /// Name and unit of each field, by feed.
    fields: Map<(u32, u32), BTreeMap<u16, (String, String)>>,
}

impl Lookup {
    /// Of these traces.
    pub fn new(traces: &Traces) -> Lookup {
        Lookup {
            names: Names::new(traces.kernels()),
            places: traces.processes().iter().map(|p| (p.number, (p.pid, p.place.rank))).collect(),
            graph_nodes: traces.graphs().iter().map(|g| g.total_nodes).collect(),
            fields: traces.feeds().iter().map(|f| ((f.process, f.feed), f.fields.clone())).collect(),
        }
    }

    /// Pid of a process.
    pub fn pid_of(&self, process: u32) -> Option<u32> {
        self.places.get(&process).map(|(pid, _)| *pid)
    }

    /// Rank of a process.
    pub fn rank_of(&self, process: u32) -> Option<u32> {
        self.places.get(&process).and_then(|(_, rank)| *rank)
    }

    /// The kernel that an activity ran, by its short name.
    pub fn kernel_of(&self, activity: &Activity) -> Option<&str> {
        let name = self.names.at(activity.process, activity.handle, activity.start_ns);
        name.map(|name| name.short.as_str()).filter(|_| activity.kind_name() == "kernel")
    }

    /// Name and unit of the field that a sample is of.
    pub fn field_of(&self, sample: &Sample) -> Option<(&str, &str)> {
        let (name, unit) = self.fields.get(&(sample.process, sample.feed))?.get(&sample.field)?;
        Some((name, unit))
    }

    /// Hands on the rows of a small table of the traces that this was made of.
    pub fn small_rows(&self, traces: &Traces, table: &Table, row: &mut dyn FnMut(&dyn AnyRow)) {
        let kernel_at = |process, handle, ns| self.names.at(process, handle, ns).map(|n| n.short.clone());
        traces.small_rows(table, &kernel_at, row);
    }

    /// A call with its arguments by name.
    pub fn decode(&self, call: &impl CallColumns) -> Decoded {
        let (process, end_ns) = (call.process(), call.end_ns().unwrap_or(call.start_ns()));
        let kernel_name = |handle| self.names.at(process, handle, end_ns).map(|n| n.full.clone());
        let result = call.returned().then(|| call.result());
        call.with_args(|args| decode(&Input { api: call.api(), args, result, kernel_name: &kernel_name }))
    }
}

/// A call as far as its columns were read: those that were not are 0.
pub trait CallColumns {
    /// Number of the process in the trace.
    fn process(&self) -> u32;
    /// Id of the calling thread.
    fn thread(&self) -> u32;
    /// Id of the called function in the catalogue.
    fn api(&self) -> u16;
    /// Bits of `gputap_trace::FLAG_…`.
    fn flags(&self) -> u8;
    /// What it returned.
    fn result(&self) -> i32;
    /// When the call was entered.
    fn start_ns(&self) -> i64;
    /// Time inside the call.
    fn duration_ns(&self) -> i64;
    /// Number on its thread.
    fn number(&self) -> u32;
    /// Number of the call around it.
    fn parent(&self) -> u32;
    /// Number of the context within its process; 0 for none.
    fn context(&self) -> u32;
    /// Device ordinal, where it is known.
    fn device(&self) -> Option<u16>;
    /// Argument word `i`.
    fn word(&self, i: usize) -> u64;
    /// Hands the arguments to `f`.
    fn with_args<T>(&self, f: impl FnOnce(Args<'_>) -> T) -> T;

    /// Whether it had returned.
    fn returned(&self) -> bool {
        self.flags() & FLAG_UNFINISHED == 0
    }

    /// Exit, if it had returned.
    fn end_ns(&self) -> Option<i64> {
        self.returned().then(|| self.start_ns().saturating_add(self.duration_ns()))
    }
}

impl CallColumns for Call<'_> {
    fn process(&self) -> u32 {
        self.process
    }

    fn thread(&self) -> u32 {
        self.thread
    }

    fn api(&self) -> u16 {
        self.api
    }

    fn flags(&self) -> u8 {
        self.flags
    }

    fn result(&self) -> i32 {
        self.result
    }

    fn start_ns(&self) -> i64 {
        self.start_ns
    }

    fn duration_ns(&self) -> i64 {
        self.duration_ns
    }

    fn number(&self) -> u32 {
        self.number
    }

    fn parent(&self) -> u32 {
        self.parent
    }

    fn context(&self) -> u32 {
        self.context
    }

    fn device(&self) -> Option<u16> {
        self.device
    }

    fn word(&self, i: usize) -> u64 {
        self.args.word(i)
    }

    fn with_args<T>(&self, f: impl FnOnce(Args<'_>) -> T) -> T {
        f(self.args)
    }
}

/// What stands in a row of `calls`.
#[inline]
pub fn call_cell(call: &impl CallColumns, field: calls::Field, lookup: &Lookup) -> Cell<'static> {
    use calls::Field as F;
    match field {
        F::process => call.process().into(),
        F::pid => lookup.pid_of(call.process()).into(),
        F::rank => lookup.rank_of(call.process()).into(),
        F::thread => call.thread().into(),
        F::call => call.number().into(),
        F::parent => call.parent().into(),
        F::api => call.api().into(),
        F::name => function_name(call.api()).into(),
        F::layer => layer_name(call.api()).into(),
        F::api_group => group_name(call.api()).into(),
        F::start_ns => call.start_ns().into(),
        F::duration_ns => call.returned().then(|| call.duration_ns()).into(),
        F::end_ns => call.end_ns().into(),
        F::result => call.returned().then(|| call.result()).into(),
        F::result_name => call.returned().then(|| result_of(call.api(), call.result())).into(),
        F::outcome if !call.returned() => "unfinished".into(),
        F::outcome => outcome(call.api(), call.result()).name().into(),
        F::context => call.context().into(),
        F::device => call.device().into(),
        F::arguments => lookup.decode(call).json().into(),
        F::text => lookup.decode(call).to_string().into(),
        F::flags => call.flags().into(),
        F::a0 => Cell::bits(call.word(0)),
        F::a1 => Cell::bits(call.word(1)),
        F::a2 => Cell::bits(call.word(2)),
        F::a3 => Cell::bits(call.word(3)),
        F::a4 => Cell::bits(call.word(4)),
        F::a5 => Cell::bits(call.word(5)),
        F::a6 => Cell::bits(call.word(6)),
        F::a7 => Cell::bits(call.word(7)),
        F::a8 => Cell::bits(call.word(8)),
        F::a9 => Cell::bits(call.word(9)),
        F::a10 => Cell::bits(call.word(10)),
        F::extra => Cell::Null,
    }
}

/// A row of `calls`.
#[derive(Debug)]
pub struct CallRow<'a> {
    /// The call that the row shows.
    pub call: &'a Call<'a>,
    /// What it names.
    pub lookup: &'a Lookup,
    /// Whether its arguments are wanted, which take most of the time; their column is empty otherwise.
    pub arguments: bool,
}

impl Row for CallRow<'_> {
    type Field = calls::Field;

    #[inline]
    fn cell(&self, field: calls::Field) -> Cell<'_> {
        match field {
            calls::Field::arguments if !self.arguments => Cell::Null,
            field => call_cell(self.call, field, self.lookup),
        }
    }
}

/// What a call did, as a row of a table of its own.
pub trait DetailCells: Copy + Send + 'static {
    /// The columns of its table.
    type Field: Fields;
    /// What stands at a column.
    fn cell<'a>(&'a self, field: Self::Field, lookup: &'a Lookup) -> Cell<'a>;
    /// Where it stands in the traces: that of the call that did it, which made no other row of the same table, or its own.
    fn place(&self) -> u64;
}

/// A row of such a table.
#[derive(Debug)]
pub struct DetailRow<'a, T> {
    /// What was done.
    pub row: &'a T,
    /// What it names.
    pub lookup: &'a Lookup,
}

impl<T: DetailCells> Row for DetailRow<'_, T> {
    type Field = T::Field;

    fn cell(&self, field: T::Field) -> Cell<'_> {
        self.row.cell(field, self.lookup)
    }
}

/// The cells of the call that did something, then its own.
macro_rules! by_a_call {
    ($self:ident, $field:expr, $lookup:expr, $fields:ty; $($own:tt)*) => {{
        type F = $fields;
        let who = &$self.who;
        match $field {
            F::process => who.process.into(),
            F::pid => $lookup.pid_of(who.process).into(),
            F::rank => $lookup.rank_of(who.process).into(),
            F::thread => who.thread.into(),
            F::call => who.number.into(),
            F::name => function_name(who.api).into(),
            F::start_ns => who.start_ns.into(),
            F::duration_ns => who.duration_ns.into(),
            F::context => who.context.into(),
            F::device => who.device.into(),
            F::captured => who.captured.into(),
            $($own)*
        }
    }};
}

impl DetailCells for Launch {
    type Field = launches::Field;

    fn cell<'a>(&'a self, field: launches::Field, lookup: &'a Lookup) -> Cell<'a> {
        let name = || self.name.and_then(|name| lookup.names.get(name));
        let side = |side: fn(&Config) -> u32| Cell::from(self.config.as_ref().map(side));
        by_a_call! { self, field, lookup, launches::Field;
            F::kernel => name().map(|n| n.short.as_str()).into(),
            F::kernel_full => name().map(|n| n.full.as_str()).into(),
            F::kernel_handle => Cell::bits(self.kernel),
            F::stream => Cell::bits(self.stream),
            F::grid_x => side(|c| c.grid[0]),
            F::grid_y => side(|c| c.grid[1]),
            F::grid_z => side(|c| c.grid[2]),
            F::block_x => side(|c| c.block[0]),
            F::block_y => side(|c| c.block[1]),
            F::block_z => side(|c| c.block[2]),
            F::threads => self.config.map(|c| product(c.grid).saturating_mul(product(c.block))).into(),
            F::shared_bytes => side(|c| c.shared_bytes),
            F::cooperative => self.config.map(|c| c.cooperative).into(),
            F::cluster_blocks => self.config.and_then(|c| c.cluster).map(product).into(),
        }
    }

    fn place(&self) -> u64 {
        self.who.row
    }
}

impl DetailCells for GraphLaunch {
    type Field = graph_launches::Field;

    fn cell<'a>(&'a self, field: graph_launches::Field, lookup: &'a Lookup) -> Cell<'a> {
        by_a_call! { self, field, lookup, graph_launches::Field;
            F::exec => Cell::bits(self.exec),
            F::graph => self.graph.into(),
            F::nodes => self.graph.and_then(|g| lookup.graph_nodes.get(g as usize).copied()).into(),
            F::stream => Cell::bits(self.stream),
        }
    }

    fn place(&self) -> u64 {
        self.who.row
    }
}

impl DetailCells for Copied {
    type Field = copies::Field;

    fn cell<'a>(&'a self, field: copies::Field, lookup: &'a Lookup) -> Cell<'a> {
        by_a_call! { self, field, lookup, copies::Field;
            F::direction => self.direction.name().into(),
            F::asynchronous => self.asynchronous.into(),
            F::bytes => self.bytes.into(),
            F::count => self.count.into(),
            F::source_device => self.source.into(),
            F::destination_device => self.destination.into(),
            F::stream => Cell::bits(self.stream),
        }
    }

    fn place(&self) -> u64 {
        self.who.row
    }
}

impl DetailCells for Allocation {
    type Field = allocations::Field;

    fn cell<'a>(&'a self, field: allocations::Field, lookup: &'a Lookup) -> Cell<'a> {
        use allocations::Field as F;
        match field {
            F::process => self.process.into(),
            F::pid => lookup.pid_of(self.process).into(),
            F::rank => lookup.rank_of(self.process).into(),
            F::thread => self.thread.into(),
            F::name => function_name(self.api).into(),
            F::address => Cell::bits(self.address),
            F::bytes => self.bytes.into(),
            F::kind => self.kind.name().into(),
            F::class => self.kind.class().name().into(),
            F::device => self.device.into(),
            F::context => self.context.into(),
            F::allocated_ns => self.from_ns.into(),
            F::freed_ns => self.until_ns.into(),
            F::lifetime_ns => self.until_ns.map(|until| until.saturating_sub(self.from_ns)).into(),
        }
    }

    fn place(&self) -> u64 {
        self.row
    }
}

impl DetailCells for Operation {
    type Field = operations::Field;

    fn cell<'a>(&'a self, field: operations::Field, lookup: &'a Lookup) -> Cell<'a> {
        by_a_call! { self, field, lookup, operations::Field;
            F::operation => self.name.into(),
            F::kind => self.kind.into(),
            F::bytes => self.bytes.into(),
            F::communicator => self.communicator.map(|id| format!("{id:016x}")).into(),
            F::handle => Cell::bits(self.handle),
            F::ranks => self.size.into(),
            F::comm_rank => self.rank.into(),
            F::peer => self.peer.into(),
            F::root => self.root.into(),
            F::datatype => self.datatype.into(),
            F::reduction => self.reduction.into(),
            F::grouped => self.grouped.into(),
            F::sequence => self.sequence.into(),
            F::late_ns => self.late_ns.into(),
        }
    }

    fn place(&self) -> u64 {
        self.who.row
    }
}

fn product(three: [u32; 3]) -> u64 {
    three.iter().fold(1, |all, n| all.saturating_mul(u64::from(*n)))
}
