//! What a journal defines, with times: the rows of the small tables that come from it alone.

use super::{Journal, Version};
use crate::format::clocks::Clocks;
use crate::format::definitions::{Ranks, comm};
use crate::format::model::{Comm, Context, Device, Graph, GraphNode, Kernel, Loss};

impl Journal {
    /// Names of kernels, in order of process, handle and time.
    pub(crate) fn kernels(&self, clocks: &Clocks) -> Vec<Kernel> {
        let named = |v: &Version<String>, from_ns| Kernel {
            process: v.process,
            handle: v.handle,
            from_ns,
            name: v.value.clone(),
        };
        let mut out = versions(&self.kernels, clocks, named, |k| (k.process, k.handle, k.from_ns));
        // The library says a name again when its table of names was full.
        out.dedup_by(|b, a| (a.process, a.handle, &a.name) == (b.process, b.handle, &b.name));
        out
    }

    /// Executable graphs, in order of process, handle and time.
    pub(crate) fn graphs(&self, clocks: &Clocks) -> Vec<Graph> {
        let graph = |v: &Version<(u32, Vec<GraphNode>)>, from_ns| Graph {
            process: v.process,
            exec: v.handle,
            from_ns,
            // The last part may have been dropped, and with it the number of all nodes.
            total_nodes: v.value.0.max(v.value.1.len() as u32),
            nodes: v.value.1.clone(),
        };
        versions(&self.changed_graphs(), clocks, graph, |g| (g.process, g.exec, g.from_ns))
    }

    /// Communicators, in order of process, handle and time.
    pub(crate) fn comms(&self, clocks: &Clocks) -> Vec<Comm> {
        let comm = |v: &Version<Ranks>, from_ns| comm(v.process, v.handle, from_ns, v.value);
        versions(&self.comms, clocks, comm, |c| (c.process, c.handle, c.from_ns))
    }

    /// Contexts, in order of process and number.
    pub(crate) fn contexts(&self) -> Vec<Context> {
        self.contexts.values().cloned().collect()
    }

    /// Devices, in order of process and ordinal.
    pub(crate) fn devices(&self) -> Vec<Device> {
        self.devices.values().cloned().collect()
    }

    /// Losses whose time is known, in order of process, thread and time.
    pub(crate) fn located_losses(&self, clocks: &Clocks) -> Vec<Loss> {
        let records = self.losses.iter().map(|l| Loss {
            kind: l.kind,
            process: l.ring.0,
            tid: l.tid,
            reason: l.reason,
            count: l.count,
            first_ns: Some(clocks.of_feed(l.ring).ns(l.first)),
            last_ns: Some(clocks.of_feed(l.ring).ns(l.last)),
        });
        let lost = self.lost.iter().map(|l| Loss {
            kind: None,
            process: l.process,
            tid: l.tid,
            reason: l.reason,
            count: l.count,
            first_ns: Some(l.first_ns),
            last_ns: Some(l.last_ns),
        });
        let mut out: Vec<Loss> = records.chain(lost).collect();
        out.sort_by_key(|g| (g.process, g.tid, g.first_ns));
        out
    }

    /// Graphs with the changes of their nodes: each real change makes a version of its own.
    fn changed_graphs(&self) -> Vec<Version<(u32, Vec<GraphNode>)>> {
        let mut all = self.graphs.clone();
        let mut changes: Vec<_> = self.changes.iter().collect();
        changes.sort_by_key(|c| c.tick);
        for c in changes {
            let same = |g: &&Version<(u32, Vec<GraphNode>)>| {
                (g.process, g.handle) == (c.process, c.handle) && g.tick <= c.tick
            };
            let Some(last) = all.iter().filter(same).max_by_key(|g| g.tick) else { continue };
            let mut value = last.value.clone();
            let Some(node) = value.1.iter_mut().find(|n| n.node == c.value.node) else { continue };
            if *node != c.value {
                *node = c.value.clone();
                all.push(Version { process: c.process, handle: c.handle, tick: c.tick, value });
            }
        }
        all
    }
}

/// Versions with their times, in the order of `key`.
fn versions<V, T>(
    from: &[Version<V>],
    clocks: &Clocks,
    make: impl Fn(&Version<V>, i64) -> T,
    key: impl Fn(&T) -> (u32, u64, i64),
) -> Vec<T> {
    let mut out: Vec<T> = from.iter().map(|v| make(v, clocks.of_process(v.process).ns(v.tick))).collect();
    out.sort_by_key(key);
    out
}
