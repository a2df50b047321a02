//! Collectives.

use gputap_sim_base::counters::BYTES;

use crate::abi::{Handle, Outcome, code, nccl};
use crate::comm;
use crate::element::Element;
use crate::group::{Task, submit};
use crate::op::{Kind, Op};
use crate::reduce::Reduction;

/// NCCL's place in the catalogue's families.
const FAMILY: u8 = 4;

/// Counts an operation's bytes under the name of the call, and does it.
pub fn start(name: &str, op: Op) -> Outcome {
    if let Some(function) = gputap_catalog::by_symbol(FAMILY, name) {
        BYTES.add(function.id, op.bytes() as u64);
    }
    submit(Task::Op(op))
}

/// A call's common part.
pub struct Call {
    pub name: &'static str,
    pub kind: Kind,
    pub send: usize,
    pub recv: usize,
    pub count: usize,
    pub element: i32,
    pub comm: Handle,
    pub stream: Handle,
}

impl Call {
    fn op(&self) -> Outcome<Op> {
        let (comm, element) = (comm::get(self.comm)?, Element::from_number(self.element)?);
        Ok(Op::new(comm, self.kind, (self.send, self.recv), self.count, element, self.stream))
    }

    fn run(self) -> Outcome {
        start(self.name, self.op()?)
    }

    /// With a reduction.
    fn reduce(self, reduction: i32, root: i32) -> Outcome {
        let mut op = self.op()?;
        op.reduction = Reduction::from_number(&op.comm, reduction)?;
        op.other = usize::try_from(root).map_err(|_| code::INVALID_ARGUMENT)?;
        start(self.name, op)
    }

    /// With a root, or the other end of a message.
    pub fn with(self, other: i32) -> Outcome {
        let mut op = self.op()?;
        op.other = usize::try_from(other).map_err(|_| code::INVALID_ARGUMENT)?;
        start(self.name, op)
    }
}

/// Declares a collective and its form with a configuration, which has no effect.
macro_rules! collectives {
    ($( $kind:ident: $name:ident | $config:ident ( $($extra:ident),* ) $run:expr; )*) => {
        nccl! {
            $(
                fn $name(send: usize, recv: usize, count: usize, element: i32, $($extra: i32,)* comm: Handle, stream: Handle) {
                    let name = stringify!($name);
                    let run: fn(Call, $(collectives!(@int $extra)),*) -> Outcome = $run;
                    run(Call { name, kind: Kind::$kind, send, recv, count, element, comm, stream }, $($extra),*)
                }

                fn $config(
                    send: usize, recv: usize, count: usize, element: i32, $($extra: i32,)* comm: Handle, stream: Handle,
                    _config: usize,
                ) {
                    let name = stringify!($config);
                    let run: fn(Call, $(collectives!(@int $extra)),*) -> Outcome = $run;
                    run(Call { name, kind: Kind::$kind, send, recv, count, element, comm, stream }, $($extra),*)
                }
            )*

            /// The older form, in place.
            fn ncclBcast(buffer: usize, count: usize, element: i32, root: i32, comm: Handle, stream: Handle) {
                let (name, kind) = ("ncclBcast", Kind::Broadcast);
                Call { name, kind, send: buffer, recv: buffer, count, element, comm, stream }.with(root)
            }
        }
    };
    (@int $name:ident) => { i32 };
}

collectives! {
    AllReduce: ncclAllReduce | ncclAllReduceConfig(reduction) |call, reduction| call.reduce(reduction, 0);
    ReduceScatter: ncclReduceScatter | ncclReduceScatterConfig(reduction) |call, reduction| call.reduce(reduction, 0);
    Reduce: ncclReduce | ncclReduceConfig(reduction, root) |call, reduction, root| call.reduce(reduction, root);
    Broadcast: ncclBroadcast | ncclBroadcastConfig(root) |call, root| call.with(root);
    AllGather: ncclAllGather | ncclAllGatherConfig() |call| call.run();
    AllToAll: ncclAlltoAll | ncclAlltoAllConfig() |call| call.run();
    Gather: ncclGather | ncclGatherConfig(root) |call, root| call.with(root);
    Scatter: ncclScatter | ncclScatterConfig(root) |call, root| call.with(root);
}
