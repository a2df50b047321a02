//! What the records say that are no calls: definitions, and losses.
//!
//! Each function reads one record, of whatever length, and knows nothing of any other.

use gputap_wire::{Record, definition, loss};

use crate::format::clock::Clock;
use crate::format::model::{Comm, Context, Definition, Device, GraphNode, Kernel, Library, RowKind};

/// Ranks of a communicator, this one's rank, and its device.
pub(crate) type Ranks = (i32, i32, i32);

/// What `record` defines, where calls may speak of it.
pub(crate) fn defined(process: u32, clock: &Clock, record: &Record<'_>) -> Option<Definition> {
    let (handle, from_ns) = (record.word(0), clock.ns(record.header.start));
    Some(match record.header.kind() {
        definition::CONTEXT => Definition::Context(context(process, record)),
        definition::KERNEL => {
            Definition::Kernel(Kernel { process, handle, from_ns, name: kernel_name(record) })
        }
        definition::COMM => Definition::Comm(comm(process, handle, from_ns, ranks(record))),
        // Further parts of its nodes make it no other graph.
        definition::GRAPH if record.word(1) as u32 == 0 => {
            Definition::Graph { process, exec: handle, from_ns }
        }
        _ => return None,
    })
}

/// Thread id in a LEASE or RELEASE.
pub(crate) fn lease_tid(record: &Record<'_>) -> u32 {
    record.word(0) as u32
}

/// What a loss record is about; `None` for calls.
pub(crate) fn lost_kind(record: &Record<'_>) -> Option<RowKind> {
    match record.header.kind() {
        loss::ACTIVITIES => Some(RowKind::Activity),
        loss::SAMPLES => Some(RowKind::Sample),
        _ => None,
    }
}

/// A CUDA context.
pub(crate) fn context(process: u32, record: &Record<'_>) -> Context {
    let (context, device) = (record.word(0) as u32, (record.word(0) >> 32) as i32);
    Context { process, context, device, handle: record.word(1) }
}

/// The name of a kernel, as the driver has it.
pub(crate) fn kernel_name(record: &Record<'_>) -> String {
    text(record.payload().get(8..).unwrap_or(&[]))
}

/// What is said of a communicator.
pub(crate) fn ranks(record: &Record<'_>) -> Ranks {
    (record.word(1) as i32, (record.word(1) >> 32) as i32, record.word(2) as i32)
}

/// A communicator with what was said of it.
pub(crate) fn comm(process: u32, handle: u64, from_ns: i64, (size, rank, device): Ranks) -> Comm {
    Comm { process, handle, from_ns, size, rank, device }
}

/// The nodes of a graph that a record lists.
pub(crate) fn graph_nodes(record: &Record<'_>) -> Vec<GraphNode> {
    let listed = (record.word(1) >> 32) as usize;
    let (nodes, _) = record.payload().get(24..).unwrap_or(&[]).as_chunks::<24>();
    let node = |b: &[u8; 24]| {
        let (words, _) = b.as_chunks::<8>();
        let word = |i: usize| words.get(i).map_or(0, |w| u64::from_le_bytes(*w));
        GraphNode { kind: word(0) as u32, node: word(1), value: word(2), ends: (word(0) >> 32) as u32 }
    };
    nodes.iter().take(listed).map(node).collect()
}

/// A node of a graph that was changed by itself.
pub(crate) fn changed_node(record: &Record<'_>) -> GraphNode {
    let word = |i| record.word(i);
    GraphNode { kind: word(1) as u32, node: word(2), value: word(3), ends: (word(1) >> 32) as u32 }
}

/// A library of a recorded layer.
pub(crate) fn library(process: u32, record: &Record<'_>) -> Library {
    let [family, flags, low, high] = (record.word(0) as u32).to_le_bytes();
    let path = text(record.payload().get(8..).unwrap_or(&[]));
    Library { process, family, flags, unknown: u16::from_le_bytes([low, high]), path }
}

/// The device that a record defines; which GPU it is among others is not known yet.
pub(crate) fn device(process: u32, record: &Record<'_>) -> Device {
    use definition::device as at;
    let payload = record.payload();
    let (device, known) = (record.word(0) as i32, (record.word(0) >> 32) as u32);
    let part = |from: usize, to: usize| payload.get(from..to).unwrap_or(&[]);
    let mig = known & at::MIG != 0;
    let uuid = (known & at::UUID != 0).then(|| {
        let hex: String = part(at::UUID_AT, at::GPU_UUID_AT).iter().map(|b| format!("{b:02x}")).collect();
        let group = |from: usize, to: usize| hex.get(from..to).unwrap_or("");
        let kind = if mig { "MIG" } else { "GPU" };
        format!(
            "{kind}-{}-{}-{}-{}-{}",
            group(0, 8),
            group(8, 12),
            group(12, 16),
            group(16, 20),
            group(20, 32)
        )
    });
    let pci = (known & at::PCI != 0).then(|| text(part(at::PCI_AT, at::NAME_AT)));
    let name = text(payload.get(at::NAME_AT..).unwrap_or(&[]));
    Device { process, device, uuid, mig, pci, name, gpu: 0 }
}

/// Number, name and unit of a field that samples have values of.
pub(crate) fn field(record: &Record<'_>) -> (u16, (String, String)) {
    let named = record.payload().get(8..).unwrap_or(&[]);
    let name = text(named);
    let unit = text(named.get(name.len() + 1..).unwrap_or(&[]));
    (record.word(0) as u16, (name, unit))
}

/// Up to the first NUL; what is not UTF-8 is replaced.
pub(crate) fn text(bytes: &[u8]) -> String {
    let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
    String::from_utf8_lossy(&bytes[..end]).into_owned()
}
