//! One piece of work, the same whether a stream does it now or a graph does it later.

use std::ffi::c_void;

use crate::abi::{DevicePtr, Handle, Outcome};
use crate::config;
use crate::copy::Copy3d;
use crate::event;
use crate::fill::Fill;
use crate::launch::Kernel;
use crate::stream::Stream;

/// A function that the program wants called on the host.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct HostCall {
    /// What to call.
    pub function: Option<extern "C" fn(*mut c_void)>,
    /// The argument that the function is called with.
    pub user: *mut c_void,
}

// SAFETY: the program handed the pointer over for a call from any thread.
unsafe impl Send for HostCall {}

/// A piece of work.
#[derive(Clone)]
pub enum Op {
    /// A kernel, which is checked and timed but does nothing.
    Kernel(Kernel),
    /// A copy of any shape.
    Copy(Copy3d),
    /// A memset of device memory.
    Fill(Fill),
    /// A call on the host.
    Host(HostCall),
    /// A graph inside a graph; executable graphs hold its nodes instead.
    Graph(Handle),
    /// No work at all; other nodes can wait for it.
    Empty,
    /// Later work waits for an event.
    WaitEvent(Handle),
    /// An event is recorded.
    RecordEvent(Handle),
    /// Memory that a graph's node owns: where, and how much. It is taken when the node is made.
    Alloc {
        /// First address of the memory.
        address: DevicePtr,
        /// Size of the memory in bytes.
        bytes: usize,
    },
    /// Memory that a graph gives back. It can be used until the graph that owns it ends.
    Free(DevicePtr),
}

impl Op {
    /// The number that says what kind of graph node this is.
    pub fn node_type(&self) -> i32 {
        match self {
            Op::Kernel(_) => 0,
            Op::Copy(_) => 1,
            Op::Fill(_) => 2,
            Op::Host(_) => 3,
            Op::Graph(_) => 4,
            Op::Empty => 5,
            Op::WaitEvent(_) => 6,
            Op::RecordEvent(_) => 7,
            Op::Alloc { .. } => 10,
            Op::Free(_) => 11,
        }
    }
}

/// Does the work; the answer is the device time it takes.
pub fn run(op: &Op, stream: &Stream) -> Outcome<u64> {
    match op {
        Op::Kernel(kernel) => {
            kernel.check()?;
            Ok(config::get().kernel_ns)
        }
        Op::Copy(copy) => copy.run().map(copy_ns),
        Op::Fill(fill) => fill.run().map(copy_ns),
        Op::Host(HostCall { function, user }) => {
            if let Some(function) = function {
                crate::clock::wait_until(stream.done_ns());
                function(*user);
            }
            Ok(0)
        }
        Op::WaitEvent(event) => {
            stream.not_before(event::get(*event)?.done_ns());
            Ok(0)
        }
        Op::RecordEvent(event) => {
            event::get(*event)?.record_in(stream);
            Ok(0)
        }
        Op::Graph(_) | Op::Empty | Op::Alloc { .. } | Op::Free(_) => Ok(0),
    }
}

/// Device time of moving so many bytes.
fn copy_ns(bytes: usize) -> u64 {
    match config::get().copy_gb_per_s {
        0 => 0,
        // One GB/s is one byte per nanosecond.
        speed => bytes as u64 / speed + 1,
    }
}
