//! Making and ending communicators.

use std::fs::File;
use std::io::Read as _;
use std::sync::Arc;

use crate::abi::{Handle, In, Out, Outcome, code, nccl};
use crate::comm::{self, Comm, current_device};
use crate::driver::driver;
use crate::group::{Task, group, submit};

/// `ncclUniqueId`: 128 bytes, passed by value.
#[derive(Clone, Copy)]
#[repr(C)]
struct UniqueId([u8; 128]);

/// What our ids start with.
const MAGIC: &[u8; 16] = b"gputap simulated";

impl UniqueId {
    fn new() -> Outcome<UniqueId> {
        let mut id = UniqueId([0; 128]);
        id.0[..16].copy_from_slice(MAGIC);
        let random = File::open("/dev/urandom").and_then(|mut file| file.read_exact(&mut id.0[16..32]));
        random.map(|()| id).map_err(|_| code::SYSTEM_ERROR)
    }

    /// The name that ranks with this id meet under.
    fn key(&self) -> Outcome<String> {
        if &self.0[..16] != MAGIC {
            return Err(code::INVALID_ARGUMENT);
        }
        let hex: String = self.0[16..32].iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(format!("nccl-{hex}"))
    }
}

fn start(out: Out<Handle>, size: i32, id: &UniqueId, rank: i32, device: i32) -> Outcome {
    out.required()?;
    let (handle, comm) = comm::create(id.key()?, size, rank, device)?;
    out.set(handle)?;
    meet(handle, comm)
}

/// Lets the ranks of a new communicator meet; it ends where they can't.
pub fn meet(handle: Handle, comm: Arc<Comm>) -> Outcome {
    submit(Task::Init(comm)).inspect_err(|_| {
        let _ = comm::destroy(handle);
    })
}

nccl! {
    fn ncclGetUniqueId(out: Out<UniqueId>) {
        out.required()?;
        driver()?;
        out.set(UniqueId::new()?)
    }

    fn ncclCommInitRank(out: Out<Handle>, size: i32, id: UniqueId, rank: i32) {
        start(out, size, &id, rank, current_device()?)
    }

    /// The configuration is accepted and has no effect.
    fn ncclCommInitRankConfig(out: Out<Handle>, size: i32, id: UniqueId, rank: i32, _config: usize) {
        start(out, size, &id, rank, current_device()?)
    }

    /// Several ids would only spread the work of meeting: the first will do.
    fn ncclCommInitRankScalable(out: Out<Handle>, size: i32, rank: i32, count: i32, ids: In<UniqueId>, _config: usize) {
        if count < 1 {
            return Err(code::INVALID_ARGUMENT);
        }
        start(out, size, &ids.get()?, rank, current_device()?)
    }

    /// One rank per device, all in this process.
    fn ncclCommInitAll(out: Out<Handle>, size: i32, devices: In<i32>) {
        out.required()?;
        let mut there = 0;
        crate::driver::cuda(driver()?.device_count(&raw mut there))?;
        let devices: Vec<i32> = match devices.0.is_null() {
            true => (0..size).collect(),
            false => devices.list(usize::try_from(size).map_err(|_| code::INVALID_ARGUMENT)?)?,
        };
        if size < 1 || devices.iter().any(|device| !(0..there).contains(device)) {
            return Err(code::INVALID_ARGUMENT);
        }
        let id = UniqueId::new()?;
        group(|| {
            (0..size).zip(devices).try_for_each(|(rank, device)| start(out.at(rank as usize), size, &id, rank, device))
        })
    }

    /// Nothing is ever outstanding.
    fn ncclCommFinalize(handle: Handle) {
        comm::get(handle).map(drop)
    }

    fn ncclCommDestroy(handle: Handle) {
        if handle == 0 { Ok(()) } else { comm::destroy(handle) }
    }

    /// Calls of other threads that wait in this communicator return with an error.
    fn ncclCommAbort(handle: Handle) {
        if handle == 0 { Ok(()) } else { comm::destroy(handle) }
    }

    /// The same, but the communicator stays until it is destroyed.
    fn ncclCommRevoke(handle: Handle, _flags: i32) {
        comm::get(handle)?.stop();
        Ok(())
    }
}
