//! `tables/*.arrow`: the small tables of a closed trace, for readers that are not gputap.

use std::sync::Arc;

use arrow_array::{ArrayRef, BooleanArray, Int32Array, Int64Array, StringArray};
use arrow_array::{RecordBatch, UInt16Array, UInt32Array, UInt64Array};
use arrow_schema::{Field, Schema};

use crate::apis::Apis;
use crate::batch::ArrowFile;
use crate::error::Error;
use crate::files::{Durable, Layout, sync_dir};
use crate::kernel_name::KernelName;
use crate::model::{Loss, Process, Totals};
use crate::summary::Summary;
use crate::table::BATCH_ROWS;

/// Names of the tables that closing writes; `apis` is there from the beginning.
pub(crate) const NAMES: [&str; 12] = [
    "apis",
    "processes",
    "threads",
    "kernels",
    "contexts",
    "losses",
    "marks",
    "anchors",
    "graphs",
    "graph_nodes",
    "comms",
    "libraries",
];

/// A table under construction.
struct Table {
    name: &'static str,
    columns: Vec<(Field, ArrayRef)>,
}

macro_rules! columns {
    ($($method:ident: $array:ty, $item:ty;)*) => {
        $(fn $method(self, name: &str, values: impl Iterator<Item = $item>) -> Table {
            self.column(name, false, Arc::new(<$array>::from_iter(values.map(Some))))
        })*
    };
}

impl Table {
    fn new(name: &'static str) -> Table {
        Table { name, columns: Vec::new() }
    }

    columns! {
        u16: UInt16Array, u16;
        u32: UInt32Array, u32;
        u64: UInt64Array, u64;
        i32: Int32Array, i32;
        i64: Int64Array, i64;
        bool: BooleanArray, bool;
        text: StringArray, String;
    }

    fn maybe_u32(self, name: &str, values: impl Iterator<Item = Option<u32>>) -> Table {
        self.column(name, true, Arc::new(UInt32Array::from_iter(values)))
    }

    fn maybe_text(self, name: &str, values: impl Iterator<Item = Option<String>>) -> Table {
        self.column(name, true, Arc::new(StringArray::from_iter(values)))
    }

    fn column(mut self, name: &str, nullable: bool, array: ArrayRef) -> Table {
        let field = Field::new(name, array.data_type().clone(), nullable);
        self.columns.push((field, array));
        self
    }

    fn totals<'a>(self, totals: impl Iterator<Item = &'a Totals> + Clone) -> Table {
        self.u64("emitted", totals.clone().map(|t| t.emitted))
            .u64("stored", totals.clone().map(|t| t.stored))
            .u64("dropped", totals.map(Totals::dropped_total))
    }

    fn write(self, layout: &Layout) -> Result<(), Error> {
        self.write_as(layout, Durable::Later)
    }

    fn write_as(self, layout: &Layout, durable: Durable) -> Result<(), Error> {
        let path = layout.table(self.name);
        let (fields, arrays): (Vec<Field>, Vec<ArrayRef>) = self.columns.into_iter().unzip();
        let schema = Arc::new(Schema::new(fields));
        let batch = RecordBatch::try_new(schema.clone(), arrays).map_err(Error::arrow("write", &path))?;
        let mut file = ArrowFile::create(&path, &schema)?;
        for at in (0..batch.num_rows()).step_by(BATCH_ROWS) {
            file.write(&batch.slice(at, BATCH_ROWS.min(batch.num_rows() - at)))?;
        }
        file.finish(durable)?.publish()
    }
}

/// Writes `tables/apis.arrow`.
pub(crate) fn write_apis(layout: &Layout, apis: &Apis) -> Result<(), Error> {
    let rows = apis.rows().iter();
    Table::new("apis")
        .u16("id", (0..=u16::MAX).take(rows.len()))
        .text("name", rows.clone().map(|a| a.name.clone()))
        .text("layer", rows.clone().map(|a| a.layer.clone()))
        .u16("major", rows.clone().map(|a| u16::from(a.major)))
        .text("group", rows.clone().map(|a| a.group.clone()))
        .u16("words", rows.map(|a| u16::from(a.words)))
        .write_as(layout, Durable::Now)?;
    sync_dir(&layout.dir.join("tables"))
}

/// Writes all tables but `apis`. Everything in them comes from the facts, which are durable: nobody waits for the disk.
pub(crate) fn write(layout: &Layout, s: &Summary) -> Result<(), Error> {
    processes(&s.processes).write(layout)?;
    let t = s.threads.iter();
    Table::new("threads")
        .u32("process", t.clone().map(|t| t.process))
        .u32("thread", t.clone().map(|t| t.tid))
        .text("name", t.clone().map(|t| t.name.clone()))
        .totals(t.map(|t| &t.totals))
        .write(layout)?;
    let k = s.kernels.iter();
    let names: Vec<KernelName> = k.clone().map(|k| KernelName::new(&k.name)).collect();
    Table::new("kernels")
        .u32("process", k.clone().map(|k| k.process))
        .u64("handle", k.clone().map(|k| k.handle))
        .i64("from_ns", k.map(|k| k.from_ns))
        .text("kernel", names.iter().map(|n| n.short.clone()))
        .text("kernel_full", names.iter().map(|n| n.full.clone()))
        .text("mangled", names.iter().map(|n| n.mangled.clone()))
        .write(layout)?;
    let c = s.contexts.iter();
    Table::new("contexts")
        .u32("process", c.clone().map(|c| c.process))
        .u32("context", c.clone().map(|c| c.context))
        .i32("device", c.clone().map(|c| c.device))
        .u64("handle", c.map(|c| c.handle))
        .write(layout)?;
    losses(s).write(layout)?;
    let m = s.marks.iter();
    Table::new("marks")
        .u32("process", m.clone().map(|m| m.process))
        .i64("time_ns", m.clone().map(|m| m.time_ns))
        .text("label", m.map(|m| m.label.clone()))
        .write(layout)?;
    let a = s.anchors.iter();
    Table::new("anchors")
        .u32("process", a.clone().map(|a| a.process))
        .u64("tick", a.clone().map(|a| a.tick))
        .i64("mono_ns", a.clone().map(|a| a.mono_ns))
        .i64("real_ns", a.map(|a| a.real_ns))
        .write(layout)?;
    graphs(s).write(layout)?;
    graph_nodes(s).write(layout)?;
    let c = s.comms.iter();
    Table::new("comms")
        .u32("process", c.clone().map(|c| c.process))
        .u64("handle", c.clone().map(|c| c.handle))
        .i64("from_ns", c.clone().map(|c| c.from_ns))
        .i32("size", c.clone().map(|c| c.size))
        .i32("rank", c.clone().map(|c| c.rank))
        .i32("device", c.map(|c| c.device))
        .write(layout)?;
    let l = s.libraries.iter();
    Table::new("libraries")
        .u32("process", l.clone().map(|l| l.process))
        .u16("family", l.clone().map(|l| u16::from(l.family)))
        .u16("flags", l.clone().map(|l| u16::from(l.flags)))
        .u16("unknown", l.clone().map(|l| l.unknown))
        .text("path", l.map(|l| l.path.clone()))
        .write(layout)
}

fn processes(processes: &[Process]) -> Table {
    let p = processes.iter();
    Table::new("processes")
        .u32("process", p.clone().map(|p| p.number))
        .u32("pid", p.clone().map(|p| p.pid))
        .u32("ppid", p.clone().map(|p| p.ppid))
        .u32("uid", p.clone().map(|p| p.uid))
        .i64("started_ns", p.clone().map(|p| p.started_ns))
        .maybe_u32("rank", p.clone().map(|p| p.place.rank))
        .maybe_u32("local_rank", p.clone().map(|p| p.place.local_rank))
        .maybe_u32("world_size", p.clone().map(|p| p.place.world_size))
        .maybe_text("job", p.clone().map(|p| p.place.job.clone()))
        .maybe_text("host", p.clone().map(|p| p.place.host.clone()))
        .maybe_text("pod", p.clone().map(|p| p.place.pod.clone()))
        .bool("exited", p.clone().map(|p| p.exited))
        .bool("tsc", p.clone().map(|p| p.tsc))
        .u32("injected", p.clone().map(|p| p.injected))
        .u64("ways", p.clone().map(|p| p.ways))
        .u64("unknown_entry_points", p.clone().map(|p| p.unknown_entry_points))
        .u64("deepbind", p.clone().map(|p| p.deepbind))
        .u64("export_tables", p.clone().map(|p| p.export_tables))
        .u64("names_lost", p.clone().map(|p| p.names_lost))
        .text("own_calls", p.clone().map(|p| serde_json::to_string(&p.own_calls).unwrap_or_default()))
        .text("counted", p.clone().map(|p| serde_json::to_string(&p.counted).unwrap_or_default()))
        .text("facts", p.clone().map(|p| serde_json::to_string(&p.facts).unwrap_or_default()))
        .totals(p.map(|p| &p.totals))
}

fn losses(s: &Summary) -> Table {
    let l = s.losses.iter();
    let time = |of: fn(&Loss) -> Option<i64>| -> ArrayRef {
        Arc::new(Int64Array::from_iter(s.losses.iter().map(of)))
    };
    Table::new("losses")
        .u32("process", l.clone().map(|l| l.process))
        .u32("thread", l.clone().map(|l| l.tid))
        .text("reason", l.clone().map(|l| l.reason.name().to_owned()))
        .u64("count", l.map(|l| l.count))
        .column("first_ns", true, time(|l| l.first_ns))
        .column("last_ns", true, time(|l| l.last_ns))
}

fn graphs(s: &Summary) -> Table {
    let g = s.graphs.iter();
    Table::new("graphs")
        .u32("graph", (0..).take(s.graphs.len()))
        .u32("process", g.clone().map(|g| g.process))
        .u64("exec", g.clone().map(|g| g.exec))
        .i64("from_ns", g.clone().map(|g| g.from_ns))
        .u32("nodes", g.map(|g| g.total_nodes))
}

fn graph_nodes(s: &Summary) -> Table {
    let nodes = (0u32..).zip(&s.graphs).flat_map(|(i, g)| g.nodes.iter().map(move |n| (i, n)));
    Table::new("graph_nodes")
        .u32("graph", nodes.clone().map(|(i, _)| i))
        .u64("node", nodes.clone().map(|(_, n)| n.node))
        .text("kind", nodes.clone().map(|(_, n)| n.kind_name().to_owned()))
        .u64("value", nodes.clone().map(|(_, n)| n.value))
        .u32("ends", nodes.map(|(_, n)| n.ends))
}
