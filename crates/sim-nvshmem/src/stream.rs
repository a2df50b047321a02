//! Work in streams.

use std::ffi::c_void;

use crate::abi::{Handle, Outcome};
use crate::driver::{context, cuda};
use crate::world::world;

/// What a stream is to do; in a captured stream again and again.
type Work = Box<dyn Fn() + Send + Sync>;

/// Does work in a stream: now, or whenever the graph runs that the stream is captured into. The simulated driver calls
/// back before the call that submits returns.
pub fn submit(stream: Handle, work: impl Fn() + Send + Sync + 'static) -> Outcome {
    let driver = context(world()?.me())?;
    let mut capturing = 0;
    cuda(driver.stream_capturing(stream, &raw mut capturing))?;
    let work: *mut Work = Box::into_raw(Box::new(Box::new(work)));
    let done = cuda(driver.launch_host(stream, call, work.cast()));
    if capturing == 0 {
        // SAFETY: made above, and nobody calls it any more. A graph may run for as long as the process lives.
        drop(unsafe { Box::from_raw(work) });
    }
    done
}

extern "C" fn call(work: *mut c_void) {
    // SAFETY: the box that `submit` made, which lives.
    let work = unsafe { &*work.cast::<Work>() };
    work();
}

/// Copies in a stream.
pub fn copy(to: usize, from: usize, bytes: usize, stream: Handle) -> Outcome {
    if bytes == 0 { Ok(()) } else { cuda(context(world()?.me())?.copy_async(to, from, bytes, stream)) }
}
