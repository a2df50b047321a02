//! What the simulated driver counted: the independent witness.

use std::collections::BTreeMap;
use std::path::Path;

/// Functions that the library itself asks the driver with; the driver counts those calls too.
const ASKED: [&str; 11] = [
    "cuCtxGetCurrent",
    "cuCtxGetDevice",
    "cuDeviceGetName",
    "cuFuncGetName",
    "cuKernelGetName",
    "cuGraphGetNodes",
    "cuGraphNodeGetType",
    "cuGraphKernelNodeGetParams_v2",
    "cuGraphMemcpyNodeGetParams",
    "cuGraphMemsetNodeGetParams",
    "cuGraphChildGraphNodeGetGraph",
];

/// Calls by function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(pub BTreeMap<u16, u64>);

impl Counts {
    /// Reads the driver's page; a job that never loaded the driver has none.
    pub fn read(path: &Path) -> Counts {
        let page = std::fs::read(path).unwrap_or_default();
        let counts = page.chunks_exact(8).map(|c| u64::from_ne_bytes(c.try_into().unwrap()));
        Counts((0..).zip(counts).filter(|(_, n)| *n != 0).collect())
    }

    /// Without what the library may have added; programs of these tests do not call those.
    pub fn of_the_job(&self) -> Counts {
        let asked = |id: &u16| ASKED.contains(&gputap_catalog::by_id(*id).map_or("", |f| f.name));
        Counts(self.0.iter().filter(|(id, _)| !asked(id)).map(|(id, n)| (*id, *n)).collect())
    }

    /// Calls of one function.
    pub fn of(&self, name: &str) -> u64 {
        let id = gputap_catalog::by_name(name).unwrap_or_else(|| panic!("no function {name}")).id;
        self.0.get(&id).copied().unwrap_or(0)
    }

    /// All calls.
    pub fn total(&self) -> u64 {
        self.0.values().sum()
    }

    /// Adds one call.
    pub fn add(&mut self, id: u16) {
        *self.0.entry(id).or_default() += 1;
    }

    /// With names, for messages.
    pub fn named(&self) -> Vec<(&'static str, u64)> {
        self.0.iter().map(|(id, n)| (gputap_catalog::by_id(*id).map_or("?", |f| f.name), *n)).collect()
    }
}
