//! Communicators.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering::*};
use std::sync::{Arc, Mutex, OnceLock};

use gputap_sim_base::meet::{Broken, Meeting};
use gputap_sim_base::slab::Slab;

use crate::abi::{Handle, Outcome, Status, code};
use crate::driver::{cuda, driver};
use crate::reduce::Scalar;

/// One rank's view of a communicator.
pub struct Comm {
    /// Which one of the process it is, from 1.
    pub number: u64,
    /// Number of this rank in the communicator, from 0.
    pub rank: usize,
    /// How many ranks there are.
    pub size: usize,
    /// The rank's device.
    pub device: i32,
    /// Its primary context.
    pub context: Handle,
    /// The name that the ranks meet under.
    pub key: String,
    /// The others, once all are there.
    meeting: OnceLock<Meeting>,
    stop: AtomicBool,
    error: AtomicI32,
    /// Operations so far.
    pub operations: AtomicU64,
    /// Communicators that were split off so far.
    pub splits: AtomicU64,
    /// Factors of reductions that the program made, by their number.
    pub scalars: Mutex<Vec<Option<Scalar>>>,
}

static COMMS: Slab<Arc<Comm>> = Slab::new();
static NEXT: AtomicU64 = AtomicU64::new(1);

/// The device of the calling thread.
pub fn current_device() -> Outcome<i32> {
    let driver = driver()?;
    let (mut context, mut device) = (0, 0);
    cuda(driver.ctx_current(&raw mut context))?;
    if context != 0 {
        cuda(driver.ctx_device(&raw mut device))?;
    }
    Ok(device)
}

/// Makes a communicator whose ranks have still to meet; its handle and itself.
pub fn create(key: String, size: i32, rank: i32, device: i32) -> Outcome<(Handle, Arc<Comm>)> {
    let (Ok(rank), Ok(size)) = (usize::try_from(rank), usize::try_from(size)) else {
        return Err(code::INVALID_ARGUMENT);
    };
    if rank >= size {
        return Err(code::INVALID_ARGUMENT);
    }
    let mut context = 0;
    cuda(driver()?.primary_retain(&raw mut context, device))?;
    let comm = Arc::new(Comm {
        number: NEXT.fetch_add(1, Relaxed),
        rank,
        size,
        device,
        context,
        key,
        meeting: OnceLock::new(),
        stop: AtomicBool::new(false),
        error: AtomicI32::new(0),
        operations: AtomicU64::new(0),
        splits: AtomicU64::new(0),
        scalars: Mutex::default(),
    });
    let handle = COMMS.create(|_| comm.clone()).ok_or(code::SYSTEM_ERROR)?;
    Ok((handle, comm))
}

/// The communicator behind a handle.
pub fn get(handle: Handle) -> Outcome<Arc<Comm>> {
    COMMS.get(handle).cloned().ok_or(code::INVALID_ARGUMENT)
}

/// Ends a communicator; operations of other threads that wait in it stop waiting.
pub fn destroy(handle: Handle) -> Outcome {
    let comm = get(handle)?;
    comm.stop();
    COMMS.destroy(handle).ok_or(code::INVALID_ARGUMENT)?;
    cuda(driver()?.primary_release(comm.device))
}

impl Comm {
    /// The others; fails where they have not met.
    pub fn meeting(&self) -> Outcome<&Meeting> {
        self.meeting.get().ok_or(code::INVALID_USAGE)
    }

    /// All ranks are there.
    pub fn met(&self, meeting: Meeting) {
        let _ = self.meeting.set(meeting);
    }

    /// Makes every wait in this communicator fail.
    pub fn stop(&self) {
        self.stop.store(true, Release);
        if let Some(meeting) = self.meeting.get() {
            meeting.wake();
        }
    }

    /// Whether it was aborted.
    pub fn stopped(&self) -> bool {
        self.stop.load(Acquire)
    }

    /// What `ncclCommGetAsyncError` answers.
    pub fn error(&self) -> i32 {
        self.error.load(Relaxed)
    }

    /// Remembers what went wrong.
    pub fn fail(&self, status: Status) -> Status {
        self.error.store(status.0, Relaxed);
        status
    }

    /// A meeting's failure as a result of NCCL.
    pub fn broken(&self, broken: Broken) -> Status {
        self.fail(match broken {
            Broken::Stopped => code::INTERNAL_ERROR,
            Broken::Gone(_) => code::REMOTE_ERROR,
            Broken::Disagreed => code::INVALID_USAGE,
            Broken::System(_) => code::SYSTEM_ERROR,
        })
    }

    /// Waits until it is aborted.
    pub fn hang(&self) -> Status {
        while !self.stopped() {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        self.fail(code::INTERNAL_ERROR)
    }
}
