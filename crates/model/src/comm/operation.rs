//! One operation between ranks by itself, as a row of `operations`.

use gputap_catalog::ENUMS;

use super::event::{Done, Event};
use super::instance::Instance;
use super::op::Kind;
use crate::derived::{Operation, Who};

/// Where a collective stands on its communicator; nothing where that can't be told.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sequence {
    pub number: Option<u64>,
    pub late_ns: Option<u64>,
}

/// One operation by itself.
pub(super) fn operation(
    event: &Event,
    done: &Done,
    grouped: bool,
    instance: &Instance,
    sequence: Sequence,
) -> Operation {
    let (op, thread) = (done.op, event.thread);
    let device = done.device;
    Operation {
        who: Who {
            row: done.row,
            process: event.process,
            thread,
            number: done.number,
            api: done.api,
            context: done.context,
            device,
            start_ns: event.time_ns,
            duration_ns: done.host_ns as i64,
            captured: done.captured,
        },
        name: op.name,
        kind: match op.kind {
            Kind::Collective => "collective",
            Kind::Out => "out",
            Kind::In => "in",
            Kind::Signal => "signal",
        },
        bytes: done.bytes,
        handle: instance.handle,
        communicator: instance.id,
        size: instance.size,
        rank: instance.rank,
        peer: done.peer,
        root: done.root,
        datatype: enumerated(done.datatype, op.datatype.map(|(_, index)| index)),
        reduction: enumerated(done.reduction, op.reduction.map(|(_, index)| index)),
        grouped,
        sequence: sequence.number,
        late_ns: sequence.late_ns,
    }
}

/// The name of a value of an enum of the catalogue.
pub(super) fn enumerated(value: Option<i32>, index: Option<u16>) -> Option<&'static str> {
    ENUMS.get(usize::from(index?)).and_then(|e| e.name_of(i64::from(value?)))
}
