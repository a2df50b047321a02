//! Which kernel a handle meant, and when.

use gputap_trace::KernelName;
use gputap_trace::model::Kernel;

use crate::hash::Map;
use crate::versions::Versions;

/// The names of all kernel handles of a trace.
#[derive(Clone, Debug, Default)]
pub struct Names {
    names: Vec<KernelName>,
    versions: Versions,
}

impl Names {
    /// From the trace's table.
    pub fn new(kernels: &[Kernel]) -> Names {
        let mut ids: Map<&str, u32> = Map::default();
        let mut names = Vec::new();
        let rows = kernels.iter().map(|k| {
            let id = *ids.entry(k.name.as_str()).or_insert_with(|| {
                names.push(KernelName::new(&k.name));
                names.len() as u32 - 1
            });
            (k.process, k.handle, k.from_ns, id)
        });
        let versions = Versions::new(rows);
        Names { names, versions }
    }

    /// Whether every handle has one name for ever.
    pub(crate) fn are_lasting(&self) -> bool {
        self.versions.are_lasting()
    }

    /// Number of the name of a handle in a call that ended at `end_ns`.
    #[inline]
    pub fn id_at(&self, process: u32, handle: u64, end_ns: i64) -> Option<u32> {
        self.versions.at(process, handle, end_ns)
    }

    /// Name of a handle in a call that ended at `end_ns`.
    pub fn at(&self, process: u32, handle: u64, end_ns: i64) -> Option<&KernelName> {
        self.id_at(process, handle, end_ns).and_then(|id| self.get(id))
    }

    /// Name number `id`.
    pub fn get(&self, id: u32) -> Option<&KernelName> {
        self.names.get(id as usize)
    }
}
