//! Programs that do nothing but call: one as fast as it can, one at random from many threads.

use std::ffi::{CStr, c_void};
use std::io;
use std::ptr;
use std::time::{Duration, Instant};

use crate::driver::{Calls, DevicePtr, Driver, Handle, Session};
use crate::train::output;

const IMAGE: &CStr = c"//gputap-sim\n_Z4spinPfi: 8 4\n_Z7elementIfEvPT_i: 8 4\n";
const SPIN: &CStr = c"_Z4spinPfi";
const BYTES: usize = 4096;

/// Launches one small kernel `launches` times in a row; the answer is how long that took.
pub fn launch_loop(launches: u64) -> io::Result<Duration> {
    let driver = Driver::open()?;
    let session = driver.session();
    session.init(0)?;
    let worker = Worker::start(&session, 0)?;
    let launch = driver.launch_entry();
    let (mut address, mut count) = (worker.device_memory, 1i32);
    let mut arguments = [(&raw mut address).cast::<c_void>(), (&raw mut count).cast::<c_void>()];
    let (kernel, stream, arguments) = (worker.kernel, worker.stream, arguments.as_mut_ptr());
    let start = Instant::now();
    let mut failed = 0;
    for _ in 0..launches {
        // SAFETY: live handles, and arguments of the sizes that the kernel's image names.
        failed |= unsafe { launch(kernel, 8, 1, 1, 128, 1, 1, 0, stream, arguments, ptr::null_mut()) };
    }
    let time = start.elapsed();
    session.count_launches(launches);
    worker.finish()?;
    if failed == 0 { Ok(time) } else { Err(io::Error::other("a launch failed")) }
}

/// Makes `calls` random calls in each of `threads` threads; the answer is how often every function was called, setting
/// up and tearing down included. The same seed makes the same calls.
pub fn mixed(seed: u64, threads: u32, calls: u64) -> io::Result<Calls> {
    let driver = Driver::open()?;
    let session = driver.session();
    session.init(0)?;
    let mut total = Calls::new();
    std::thread::scope(|scope| {
        let run = |thread: u32| {
            let driver = &driver;
            scope.spawn(move || -> io::Result<Calls> {
                let session = driver.session();
                let mut worker = Worker::start(&session, thread)?;
                let mut random = Random::new(seed, thread);
                for _ in 0..calls {
                    worker.call(&mut random)?;
                }
                worker.finish()?;
                let mut calls = Calls::new();
                session.add_to(&mut calls);
                Ok(calls)
            })
        };
        for thread in (0..threads).map(run).collect::<Vec<_>>() {
            let calls = thread.join().map_err(|_| io::Error::other("a thread of the job panicked"))??;
            for (name, count) in calls {
                *total.entry(name).or_default() += count;
            }
        }
        Ok::<(), io::Error>(())
    })?;
    session.add_to(&mut total);
    total.insert("cuGetProcAddress_v2", driver.asked());
    Ok(total)
}

/// Numbers that look random (xorshift).
struct Random(u64);

impl Random {
    fn new(seed: u64, thread: u32) -> Self {
        Random((seed ^ u64::from(thread).wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % end
    }
}

/// One thread's objects.
struct Worker<'a> {
    session: &'a Session<'a>,
    device: i32,
    stream: Handle,
    event: Handle,
    module: Handle,
    kernel: Handle,
    device_memory: DevicePtr,
    host_memory: Vec<u8>,
    /// An allocation that comes and goes.
    extra: Option<DevicePtr>,
}

impl<'a> Worker<'a> {
    fn start(session: &'a Session<'a>, thread: u32) -> io::Result<Self> {
        let mut devices = 0;
        session.device_get_count(&raw mut devices)?;
        let device = (thread % devices.max(1) as u32) as i32;
        let context = output(|out| session.primary_ctx_retain(out, device))?;
        session.ctx_set_current(context)?;
        let module = output(|out| session.module_load_data(out, IMAGE.as_ptr().cast()))?;
        let mut device_memory = 0;
        session.mem_alloc(&raw mut device_memory, BYTES)?;
        Ok(Worker {
            session,
            device,
            stream: output(|out| session.stream_create(out, 1))?,
            event: output(|out| session.event_create(out, 2))?,
            module,
            kernel: output(|out| session.module_get_function(out, module, SPIN.as_ptr()))?,
            device_memory,
            host_memory: vec![7; BYTES],
            extra: None,
        })
    }

    /// One call, mostly of the kinds that real programs make most.
    fn call(&mut self, random: &mut Random) -> io::Result<()> {
        let s = self.session;
        let bytes = 1 + random.below(BYTES as u64) as usize;
        match random.below(16) {
            0..=6 => self.launch(1 + bytes as u32 % 64),
            7 => s.stream_query(self.stream),
            8 => output(|out| s.ctx_get_current(out)).map(drop),
            9 => s.memcpy_htod_async(self.device_memory, self.host_memory.as_ptr(), bytes, self.stream),
            10 => s.memcpy_dtoh_async(self.host_memory.as_mut_ptr(), self.device_memory, bytes, self.stream),
            11 => s.memset_d8_async(self.device_memory, bytes as u8, bytes, self.stream),
            12 => s.event_record(self.event, self.stream),
            13 => s.event_query(self.event),
            14 => s.stream_synchronize(self.stream),
            _ => match self.extra.take() {
                Some(address) => s.mem_free(address),
                None => {
                    let mut address = 0;
                    s.mem_alloc(&raw mut address, bytes)?;
                    self.extra = Some(address);
                    Ok(())
                }
            },
        }
    }

    fn launch(&self, grid: u32) -> io::Result<()> {
        let (mut address, mut count) = (self.device_memory, 1i32);
        let mut arguments = [(&raw mut address).cast::<c_void>(), (&raw mut count).cast::<c_void>()];
        let (arguments, none) = (arguments.as_mut_ptr(), ptr::null_mut());
        self.session.launch_kernel(self.kernel, grid, 1, 1, 128, 1, 1, 0, self.stream, arguments, none)
    }

    fn finish(self) -> io::Result<()> {
        let s = self.session;
        s.stream_synchronize(self.stream)?;
        for address in self.extra.into_iter().chain([self.device_memory]) {
            s.mem_free(address)?;
        }
        s.event_destroy(self.event)?;
        s.stream_destroy(self.stream)?;
        s.module_unload(self.module)?;
        s.primary_ctx_release(self.device)
    }
}
