//! The kernel that every operation launches, and the host node that does the work of captured ones.

use std::collections::BTreeMap;
use std::ffi::{CString, c_void};
use std::sync::{Mutex, PoisonError};

use crate::abi::{Handle, Outcome, code};
use crate::driver::{Current, Driver, LaunchAttribute, LaunchConfig, cuda, driver};
use crate::element::Element;
use crate::group::{Task, execute};
use crate::op::{Kind, Op};

/// What the library loads as its device code: the simulated driver finds every kernel in it.
static IMAGE: &[u8] = b"\x7fELF gputap simulated NCCL kernels\0";
/// Bytes of the one argument of NCCL's kernels.
const ARGUMENT_BYTES: usize = 4096;
const THREADS: u32 = 512;
const MOST_CHANNELS: u32 = 32;
/// Bytes that one block works on.
const BYTES_PER_CHANNEL: usize = 64 << 10;
/// The attribute that says how large a cluster is.
const CLUSTER: i32 = 4;

#[derive(Default)]
struct Kernels {
    library: Handle,
    by_name: BTreeMap<CString, Handle>,
}

static KERNELS: Mutex<Kernels> = Mutex::new(Kernels { library: 0, by_name: BTreeMap::new() });

/// The name of the kernel of an operation, as a linker sees it in NCCL 2.32.
fn name(kind: Kind, element: Element) -> String {
    let name = match kind {
        Kind::AllReduce | Kind::Reduce | Kind::ReduceScatter => {
            format!("ncclDevKernel_{kind:?}_{}_RING", element.name())
        }
        Kind::Broadcast | Kind::AllGather => format!("ncclDevKernel_{kind:?}_RING"),
        Kind::AllToAll | Kind::Gather | Kind::Scatter | Kind::Send | Kind::Recv => {
            "ncclDevKernel_SendRecv".into()
        }
    };
    format!("_Z{}{name}24ncclDevKernelArgsStorageILm{ARGUMENT_BYTES}EE", name.len())
}

fn kernel(driver: &Driver, name: String) -> Outcome<Handle> {
    let name = CString::new(name).map_err(|_| code::INTERNAL_ERROR)?;
    let mut kernels = KERNELS.lock().unwrap_or_else(PoisonError::into_inner);
    if kernels.library == 0 {
        let mut library = 0;
        cuda(driver.library_load(&raw mut library, IMAGE.as_ptr(), 0, 0, 0, 0, 0, 0))?;
        kernels.library = library;
    }
    if let Some(kernel) = kernels.by_name.get(&name) {
        return Ok(*kernel);
    }
    let mut kernel = 0;
    cuda(driver.library_kernel(&raw mut kernel, kernels.library, name.as_ptr()))?;
    kernels.by_name.insert(name, kernel);
    Ok(kernel)
}

/// Launches the operation's kernel in its stream. Whether the stream is being captured is answered and noted.
pub fn launch(op: &mut Op) -> Outcome<bool> {
    let driver = driver()?;
    let _current = Current::new(op.comm.context)?;
    let kernel = kernel(driver, name(op.kind, op.element))?;
    let channels = (op.bytes().div_ceil(BYTES_PER_CHANNEL) as u32).clamp(1, MOST_CHANNELS);
    let cluster = LaunchAttribute { id: CLUSTER, padding: 0, value: [1 | 1 << 32, 1, 0, 0, 0, 0, 0, 0] };
    let config = LaunchConfig {
        grid: [channels, 1, 1],
        block: [THREADS, 1, 1],
        shared_bytes: 0,
        stream: op.stream,
        attributes: &cluster,
        attribute_count: 1,
    };
    let argument = [0u8; ARGUMENT_BYTES];
    let arguments = [argument.as_ptr().cast::<c_void>()];
    let mut capturing = 0;
    cuda(driver.stream_capturing(op.stream, &raw mut capturing))?;
    cuda(driver.launch(&config, kernel, arguments.as_ptr(), 0))?;
    op.captured = capturing != 0;
    Ok(op.captured)
}

/// Lets the graph that a group is captured into do the group's work whenever it is launched.
pub fn capture(ops: Vec<Op>) -> Outcome {
    let Some(last) = ops.last() else { return Ok(()) };
    let (context, stream) = (last.comm.context, last.stream);
    let _current = Current::new(context)?;
    // The graph may run for as long as the process lives, so the list is never freed.
    let ops = Box::leak(Box::new(ops));
    cuda(driver()?.launch_host(stream, replay, std::ptr::from_mut(ops).cast()))
}

/// Does a captured group's work. There is nobody to answer to: failures become the communicators' errors.
extern "C" fn replay(ops: *mut c_void) {
    // SAFETY: the list that `capture` leaked, which nobody changes.
    let ops = unsafe { &*ops.cast::<Vec<Op>>() };
    if let Err(status) = execute(ops.iter().cloned().map(Task::Op).collect()) {
        for op in ops {
            op.comm.fail(status);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_have_the_names_of_the_real_ones() {
        let real = [
            "_Z32ncclDevKernel_AllReduce_f32_RING24ncclDevKernelArgsStorageILm4096EE",
            "_Z28ncclDevKernel_Broadcast_RING24ncclDevKernelArgsStorageILm4096EE",
            "_Z22ncclDevKernel_SendRecv24ncclDevKernelArgsStorageILm4096EE",
        ];
        let ours = [Kind::AllReduce, Kind::Broadcast, Kind::Recv].map(|kind| name(kind, Element::F32));
        assert_eq!(ours, real);
    }
}
