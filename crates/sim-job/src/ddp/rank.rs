//! One rank of the job.

use std::ffi::{CStr, c_void};
use std::fs;
use std::io;

use super::account::Account;
use super::exchange::METRICS;
use super::launch::Ddp;
use crate::driver::Handle;
use crate::nccl::{Nccl, UniqueId};
use crate::runtime::{Dim3, Kernels, ON_DEVICE, Runtime, TO_DEVICE, TO_HOST};
use crate::train::{LEAKED_BYTES, output};

const BATCH_BYTES: usize = 64 << 10;
/// Elements of the largest bucket of gradients.
pub(super) const BUCKET_MOST: usize = 4096;
/// Elements that go around the ring.
pub(super) const HALO: usize = 512;
/// Elements that each rank of a half keeps.
pub(super) const SHARD: usize = 128;
const WORKSPACE_BYTES: usize = 256 << 10;
const LAYERS: u32 = 4;
/// Steps before the pass is captured and replayed.
const EAGER_STEPS: u32 = 3;
const NON_BLOCKING: u32 = 1;
const DISABLE_TIMING: u32 = 2;
const THREAD_LOCAL: i32 = 1;

/// Kernels by mangled name with the sizes of their parameters.
const IMAGE: &CStr = c"//gputap-sim
_Z11gemm_bf16_nPK13__nv_bfloat16S1_PS_iii: 8 8 8 4 4 4
_Z9attentionPKfPfi: 8 8 4
_Z8backwardPKfPfi: 8 8 4
_Z10adamw_stepPfPKfi: 8 8 4
";
const KERNELS: [&CStr; 4] = [
    c"_Z11gemm_bf16_nPK13__nv_bfloat16S1_PS_iii",
    c"_Z9attentionPKfPfi",
    c"_Z8backwardPKfPfi",
    c"_Z10adamw_stepPfPKfi",
];
const ADAMW: usize = 3;

/// One rank of the job: its libraries, handles and buffers.
pub(super) struct Rank<'a> {
    pub(super) options: &'a Ddp,
    pub(super) runtime: Runtime,
    pub(super) nccl: Nccl,
    pub(super) kernels: Kernels,
    pub(super) account: Account,
    pub(super) compute: Handle,
    pub(super) communication: Handle,
    pub(super) ready: Handle,
    pub(super) gradients_comm: Handle,
    pub(super) metrics_comm: Handle,
    pub(super) half: Handle,
    pub(super) half_size: usize,
    pub(super) half_rank: usize,
    pub(super) batch: usize,
    pub(super) gradients: usize,
    pub(super) scratch: usize,
    pub(super) loss: usize,
    pub(super) pinned: *mut u8,
    pub(super) graph: Option<(Handle, Handle)>,
}

/// Runs one rank.
pub fn run(options: &Ddp) -> io::Result<Account> {
    let (runtime, nccl) = (Runtime::open()?, Nccl::open()?);
    let mut devices = 0;
    runtime.device_count(&raw mut devices)?;
    runtime.set_device((options.local_rank % devices.max(1) as u32) as i32)?;
    let kernels = Kernels::register(IMAGE, &KERNELS)?;
    let mut rank = Rank {
        compute: output(|out| runtime.stream_create(out, NON_BLOCKING))?,
        communication: output(|out| runtime.stream_create(out, NON_BLOCKING))?,
        ready: output(|out| runtime.event_create(out, DISABLE_TIMING))?,
        options,
        runtime,
        nccl,
        kernels,
        account: Account::default(),
        gradients_comm: 0,
        metrics_comm: 0,
        half: 0,
        half_size: 0,
        half_rank: 0,
        batch: 0,
        gradients: 0,
        scratch: 0,
        loss: 0,
        pinned: std::ptr::null_mut(),
        graph: None,
    };
    rank.meet()?;
    rank.allocate()?;
    rank.share_parameters()?;
    for step in 0..options.steps {
        rank.step(step)?;
    }
    rank.finish()
}

impl Rank<'_> {
    pub(super) fn size(&self) -> usize {
        self.options.ranks as usize
    }

    /// The id of a communicator: rank 0 makes it, the others wait for it.
    fn unique_id(&self, name: &str) -> io::Result<UniqueId> {
        let path = self.options.file(name);
        if self.options.rank == 0 {
            let mut id = UniqueId([0; 128]);
            self.nccl.unique_id(&raw mut id)?;
            let fresh = path.with_extension("new");
            fs::write(&fresh, id.0)?;
            fs::rename(fresh, &path)?;
            return Ok(id);
        }
        loop {
            match fs::read(&path) {
                Ok(bytes) => {
                    return bytes
                        .try_into()
                        .map(UniqueId)
                        .map_err(|_| io::Error::other("an id is cut short"));
                }
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                Err(_) => std::thread::sleep(std::time::Duration::from_millis(2)),
            }
        }
    }

    /// Two communicators of all ranks, and one of every half.
    fn meet(&mut self) -> io::Result<()> {
        let (ranks, rank) = (self.options.ranks as i32, self.options.rank as i32);
        let id = self.unique_id("gradients")?;
        self.gradients_comm = output(|out| self.nccl.init(out, ranks, id, rank))?;
        let id = self.unique_id("metrics")?;
        self.metrics_comm = output(|out| self.nccl.init(out, ranks, id, rank))?;
        self.half = output(|out| self.nccl.split(self.gradients_comm, rank % 2, rank, out, 0))?;
        let (mut size, mut place) = (0, 0);
        self.nccl.count(self.half, &raw mut size)?;
        self.nccl.user_rank(self.half, &raw mut place)?;
        (self.half_size, self.half_rank) = (size as usize, place as usize);
        self.account.communicators = 3;
        Ok(())
    }

    fn take(&mut self, bytes: usize) -> io::Result<usize> {
        self.account.allocated.add(bytes);
        output(|out| self.runtime.malloc(out, bytes))
    }

    fn allocate(&mut self) -> io::Result<()> {
        self.batch = self.take(BATCH_BYTES)?;
        self.gradients = self.take(4 * BUCKET_MOST)?;
        self.scratch = self.take(4 * (SHARD * self.size()).max(2 * HALO))?;
        self.loss = self.take(4)?;
        // Nobody keeps this address: it is the leak.
        self.take(LEAKED_BYTES)?;
        self.account.leaked_bytes = LEAKED_BYTES as u64;
        self.account.pinned.add(BATCH_BYTES);
        self.runtime.malloc_host(&raw mut self.pinned, BATCH_BYTES)
    }

    fn step(&mut self, step: u32) -> io::Result<()> {
        let mut workspace = 0;
        self.runtime.malloc_async(&raw mut workspace, WORKSPACE_BYTES, self.compute)?;
        self.account.allocated.add(WORKSPACE_BYTES);
        self.load_batch(step)?;
        if step < EAGER_STEPS {
            self.pass()?;
        } else {
            self.replay()?;
        }
        self.runtime.event_record(self.ready, self.compute)?;
        self.runtime.stream_wait_event(self.communication, self.ready, 0)?;
        self.reduce_gradients(step)?;
        self.pass_halo()?;
        self.shard()?;
        self.launch(ADAMW, self.compute)?;
        self.reduce_loss(step)?;
        self.runtime.free_async(workspace, self.compute)?;
        self.runtime.stream_synchronize(self.compute)
    }

    fn copy(&mut self, to: usize, from: usize, bytes: usize, kind: i32, stream: Handle) -> io::Result<()> {
        self.runtime.memcpy_async(to, from, bytes, kind, stream)?;
        match kind {
            TO_DEVICE => self.account.to_device.add(bytes),
            TO_HOST => self.account.to_host.add(bytes),
            _ => self.account.on_device.add(bytes),
        }
        Ok(())
    }

    /// Copies numbers to the device.
    pub(super) fn put(&mut self, device: usize, numbers: &[f32]) -> io::Result<()> {
        self.copy(
            device,
            numbers.as_ptr().expose_provenance(),
            size_of_val(numbers),
            TO_DEVICE,
            self.communication,
        )
    }

    /// One number from the device.
    pub(super) fn get(&mut self, device: usize, index: usize) -> io::Result<f32> {
        let mut number = 0f32;
        let place = (&raw mut number).expose_provenance();
        self.copy(place, device + 4 * index, 4, TO_HOST, self.communication)?;
        self.runtime.stream_synchronize(self.communication)?;
        // SAFETY: the local above, which the copy wrote.
        Ok(unsafe { (&raw const number).read_volatile() })
    }

    fn load_batch(&mut self, step: u32) -> io::Result<()> {
        // SAFETY: pinned memory of this size that only this thread touches.
        unsafe { self.pinned.write_bytes(step as u8, BATCH_BYTES) };
        self.copy(self.batch, self.pinned.expose_provenance(), BATCH_BYTES, TO_DEVICE, self.compute)
    }

    fn launch(&mut self, kernel: usize, stream: Handle) -> io::Result<()> {
        let mut values = [self.batch, self.gradients, self.loss, 0, 0, 0];
        let mut arguments = values.each_mut().map(|value| std::ptr::from_mut(value).cast::<c_void>());
        let (grid, block) = (Dim3::row(32 << kernel), Dim3::row(128));
        self.account.launches += 1;
        let function = self.kernels.address(kernel);
        self.runtime.launch_kernel(function, grid, block, arguments.as_mut_ptr(), 0, stream)
    }

    /// Forward and backward.
    fn pass(&mut self) -> io::Result<()> {
        self.runtime.memset_async(self.gradients, 0, 4 * BUCKET_MOST, self.compute)?;
        self.account.filled.add(4 * BUCKET_MOST);
        for _ in 0..LAYERS {
            (0..ADAMW).try_for_each(|kernel| self.launch(kernel, self.compute))?;
        }
        Ok(())
    }

    /// Launches the pass as a graph, which is captured the first time, with a reduction in it.
    fn replay(&mut self) -> io::Result<()> {
        let exec = match self.graph {
            Some((_, exec)) => exec,
            None => {
                let before = self.account.launches + self.account.nccl_kernels;
                self.runtime.stream_begin_capture(self.compute, THREAD_LOCAL)?;
                self.pass()?;
                self.copy(self.batch, self.gradients, HALO, ON_DEVICE, self.compute)?;
                self.all_reduce(self.loss, 1, self.metrics_comm, self.compute, METRICS)?;
                let graph = output(|out| self.runtime.stream_end_capture(self.compute, out))?;
                self.account.graph_kernels = self.account.launches + self.account.nccl_kernels - before;
                let exec = output(|out| self.runtime.graph_instantiate(out, graph, 0))?;
                self.graph = Some((graph, exec));
                exec
            }
        };
        self.account.graph_launches += 1;
        self.runtime.graph_launch(exec, self.compute)
    }

    /// Frees everything but the leak.
    fn finish(mut self) -> io::Result<Account> {
        self.runtime.device_synchronize()?;
        if let Some((graph, exec)) = self.graph {
            self.runtime.graph_exec_destroy(exec)?;
            self.runtime.graph_destroy(graph)?;
        }
        for comm in [self.half, self.metrics_comm, self.gradients_comm] {
            self.nccl.destroy(comm)?;
        }
        for address in [self.batch, self.gradients, self.scratch, self.loss] {
            self.runtime.free(address)?;
        }
        self.runtime.free_host(self.pinned)?;
        self.runtime.event_destroy(self.ready)?;
        for stream in [self.compute, self.communication] {
            self.runtime.stream_destroy(stream)?;
        }
        self.account.runtime_calls = self.runtime.calls();
        self.account.nccl_calls = self.nccl.calls();
        Ok(self.account)
    }
}
