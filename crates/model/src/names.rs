//! Which kernel a handle meant, and when.

use gputap_trace::KernelName;
use gputap_trace::model::Kernel;

use crate::hash::Map;
use crate::versions::Versions;

/// The names of all kernel handles of a trace.
#[derive(Clone, Debug, Default)]
pub struct Names {
    names: Vec<KernelName>,
    /// Numbers of names as they were recorded.
    ids: Map<Box<str>, u32>,
    versions: Versions,
}

impl Names {
    /// From the trace's table.
    pub fn new(kernels: &[Kernel]) -> Names {
        let mut names = Names::default();
        kernels.iter().for_each(|kernel| names.add(kernel));
        names
    }

    /// The name of a handle from a moment on.
    pub fn add(&mut self, kernel: &Kernel) {
        let id = match self.ids.get(kernel.name.as_str()) {
            Some(id) => *id,
            None => {
                let id = self.names.len() as u32;
                self.names.push(KernelName::new(&kernel.name));
                self.ids.insert(kernel.name.as_str().into(), id);
                id
            }
        };
        self.versions.add(kernel.process, kernel.handle, kernel.from_ns, id);
    }

    /// Forgets the handles of a process.
    pub(crate) fn forget(&mut self, process: u32) {
        self.versions.forget(process);
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
