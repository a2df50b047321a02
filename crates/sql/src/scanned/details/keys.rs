//! Numbers that tell the values of columns, of which there are few.

use gputap_model::detail::{Copied, GraphLaunch, Launch, Operation};
use gputap_model::memory::Allocation;
use gputap_tables::{allocations, copies, graph_launches, launches, operations};

use crate::listed::{Key, Keyed};

/// The columns of the call that did it, then its own.
macro_rules! by_a_call {
    ($field:expr, $fields:ty; $($own:tt)*) => {{
        type F = $fields;
        Some(match $field {
            F::process | F::pid | F::rank => |r: &Self| r.who.process.into(),
            F::thread => |r| r.who.thread.into(),
            F::name => |r| r.who.api.into(),
            F::context => |r| r.who.context.into(),
            F::device => |r| r.who.device.map_or(u64::MAX, u64::from),
            F::captured => |r| r.who.captured.into(),
            $($own)*
            _ => return None,
        })
    }};
}

impl Keyed for Launch {
    fn key(field: launches::Field) -> Option<Key<Launch>> {
        by_a_call! { field, launches::Field;
            F::kernel | F::kernel_full => |r| r.name.map_or(u64::MAX, u64::from),
            F::kernel_handle => |r| r.kernel.unwrap_or(0),
            F::stream => |r| r.stream.unwrap_or(u64::MAX),
        }
    }
}

impl Keyed for GraphLaunch {
    fn key(field: graph_launches::Field) -> Option<Key<GraphLaunch>> {
        by_a_call! { field, graph_launches::Field;
            F::exec => |r| r.exec,
            F::graph | F::nodes => |r| r.graph.map_or(u64::MAX, u64::from),
        }
    }
}

impl Keyed for Copied {
    fn key(field: copies::Field) -> Option<Key<Copied>> {
        by_a_call! { field, copies::Field;
            F::direction => |r| r.direction as u64,
            F::asynchronous => |r| r.asynchronous.into(),
            F::source_device => |r| small(r.source),
            F::destination_device => |r| small(r.destination),
        }
    }
}

impl Keyed for Allocation {
    fn key(field: allocations::Field) -> Option<Key<Allocation>> {
        use allocations::Field as F;
        Some(match field {
            F::process | F::pid | F::rank => |r: &Allocation| r.process.into(),
            F::thread => |r| r.thread.into(),
            F::name => |r| r.api.into(),
            F::kind | F::class => |r| r.kind as u64,
            F::device => |r| r.device.map_or(u64::MAX, u64::from),
            F::context => |r| r.context.into(),
            _ => return None,
        })
    }
}

impl Keyed for Operation {
    fn key(field: operations::Field) -> Option<Key<Operation>> {
        by_a_call! { field, operations::Field;
            F::operation => |r| r.name.as_ptr() as u64,
            F::kind => |r| r.kind.as_ptr() as u64,
            F::communicator => |r| r.communicator.unwrap_or(0),
            F::ranks => |r| small(r.size),
            F::comm_rank => |r| small(r.rank),
            F::peer => |r| small(r.peer),
            F::root => |r| small(r.root),
            F::datatype => |r| text(r.datatype),
            F::reduction => |r| text(r.reduction),
            F::grouped => |r| r.grouped.into(),
        }
    }
}

/// A small number, or none.
fn small(number: Option<i32>) -> u64 {
    number.map_or(u64::MAX, |number| u64::from(number.cast_unsigned()))
}

/// Where a text of the catalogue stands.
fn text(text: Option<&'static str>) -> u64 {
    text.map_or(0, |text| text.as_ptr() as u64)
}
