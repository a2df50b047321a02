//! What a call did, where that is asked for one by one.

use gputap_catalog::Function;

use super::joins::Joins;
use crate::call::Call;
use crate::copies::{self, Pending};
use crate::derived::{Copied, Detail, GraphLaunch, Launch, Wanted, Who};
use crate::effect::{self, Direction, Shape};
use crate::kernels::Config;
use crate::memory::Replay;

pub(super) fn launch(
    call: &Call,
    launch: &effect::Launch,
    function: &Function,
    joins: &Joins,
    captured: bool,
) -> Detail {
    let shaped = joins.mode.detail.is_some_and(|wanted| wanted.meets(Wanted::SHAPES));
    let kernel = launch.kernel.map(|word| call.args.value(word));
    let stream = match launch.shape {
        Shape::Words { stream, .. } if shaped => Some(call.args.value(stream)),
        Shape::Config { stream, .. } if shaped => call.args.field(function, stream),
        _ => None,
    };
    Detail::Launch(Launch {
        who: Who::new(call, captured),
        kernel,
        name: kernel.and_then(|h| joins.names.id_at(call.process, h, call.end_ns())),
        config: if shaped { Config::from_args(function, &call.args, launch) } else { None },
        stream,
    })
}

pub(super) fn graph_launch(
    call: &Call,
    exec: u64,
    graph: Option<u32>,
    stream: Option<effect::Word>,
    captured: bool,
) -> Detail {
    let stream = stream.map(|word| call.args.value(word));
    Detail::Graph(GraphLaunch { who: Who::new(call, captured), exec, graph, stream })
}

/// A copy, and what is left to find out of it once the memory of its time is known.
pub(super) fn copied(
    call: &Call,
    copy: &effect::Copy,
    function: &Function,
    joins: &Joins,
    captured: bool,
) -> (Copied, Option<Pending>) {
    let mut one = copies::Tally::default();
    let pending = one.copy(call, copy, function, &joins.devices, captured);
    let (direction, source, destination) = one.only();
    let row = Copied {
        who: Who::new(call, captured),
        direction,
        asynchronous: copy.asynchronous,
        bytes: call.args.bytes(function, &copy.bytes),
        count: copy.count.map_or(1, |word| call.args.value(word)),
        source,
        destination,
        stream: call.args.maybe(copy.stream),
    };
    (row, pending)
}

/// The copy that waited.
pub(super) fn resolved(pending: &Pending, row: &Copied, memory: &Replay) -> Copied {
    let (direction, devices) = pending.ends(memory);
    let (source, destination) = devices.map(|(s, d)| (i32::from(s), i32::from(d))).unzip();
    Copied { direction, source, destination, ..*row }
}

/// A fill or a prefetch.
pub(super) fn filled(
    call: &Call,
    direction: Direction,
    bytes: Option<u64>,
    stream: Option<effect::Word>,
    asynchronous: bool,
    captured: bool,
) -> Copied {
    let (who, stream) = (Who::new(call, captured), call.args.maybe(stream));
    Copied { who, direction, asynchronous, bytes, count: 1, source: None, destination: None, stream }
}
