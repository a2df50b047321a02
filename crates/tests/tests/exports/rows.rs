//! The calls of a trace as its own reader hands them out, with nothing of the exporter between.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;

use gputap_catalog::{Layer, by_id};
use gputap_trace::{Columns, Trace};

/// A call as the trace's own reader has it.
#[derive(Clone, Debug)]
pub struct Row {
    pub process: u32,
    pub pid: u32,
    pub tid: u32,
    pub name: &'static str,
    pub layer: Layer,
    pub start_ns: i64,
    /// `None` when it had not returned.
    pub end_ns: Option<i64>,
    pub number: u32,
    pub parent: u32,
}

/// All calls of a trace.
pub fn rows(path: &Path) -> Vec<Row> {
    let trace = Trace::open(path).unwrap();
    let pids: BTreeMap<u32, u32> = trace.processes().iter().map(|p| (p.number, p.pid)).collect();
    let mut all = Vec::new();
    let scanned = trace.scan(Columns::ALL, &mut |calls| {
        for i in 0..calls.len {
            let function = by_id(calls.api[i]).unwrap();
            let (start_ns, duration) = (calls.start_ns[i], calls.duration_ns[i]);
            all.push(Row {
                process: calls.process[i],
                pid: pids[&calls.process[i]],
                tid: calls.thread[i],
                name: function.name,
                layer: function.layer,
                start_ns,
                end_ns: (duration >= 0).then_some(start_ns + duration),
                number: calls.call[i],
                parent: calls.parent[i],
            });
        }
        ControlFlow::Continue(())
    });
    assert_eq!(scanned.unwrap().damaged, 0);
    all
}

/// The calls by process, thread and number.
pub fn by_number(rows: &[Row]) -> BTreeMap<(u32, u32, u32), &Row> {
    rows.iter().map(|r| ((r.process, r.tid, r.number), r)).collect()
}

impl Row {
    /// The call around it.
    pub fn around<'a>(&self, all: &BTreeMap<(u32, u32, u32), &'a Row>) -> Option<&'a Row> {
        all.get(&(self.process, self.tid, self.parent)).copied().filter(|_| self.parent != 0)
    }

    /// How many calls are around it.
    pub fn depth(&self, all: &BTreeMap<(u32, u32, u32), &Row>) -> usize {
        self.around(all).map_or(0, |outer| outer.depth(all) + 1)
    }
}
