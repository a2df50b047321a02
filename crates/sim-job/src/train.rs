//! A small training job for one rank: what it moves is checked, what it calls is counted.

use std::ffi::{CStr, c_void};
use std::io;
use std::ptr;

use crate::driver::{DevicePtr, Driver, Handle, Session};
use crate::summary::{Summary, Train};

/// The size of the one allocation that the job never frees, so that a leak report has something to find.
pub const LEAKED_BYTES: usize = 3 << 20;

const BATCH_BYTES: usize = 256 << 10;
const PARAMETER_BYTES: usize = 4 << 20;
const ACTIVATION_BYTES: usize = 1 << 20;
const LAYERS: usize = 6;
/// Steps before the forward and backward pass is captured and replayed.
const EAGER_STEPS: u32 = 3;
const NON_BLOCKING: u32 = 1;
const DISABLE_TIMING: u32 = 2;
const THREAD_LOCAL: i32 = 1;

/// Kernels by mangled name with the sizes of their parameters.
const IMAGE: &CStr = c"//gputap-sim
_Z13layernorm_fwdPKfS0_S0_Pfif: 8 8 8 8 4 4
_Z10matmul_f16PK6__halfS1_PS_iii: 8 8 8 4 4 4
_Z15flash_attentionIfLi64ELb1EEvPKT_S2_S2_PS0_if: 8 8 8 8 4 4
_ZN2nn16elementwise_geluILi4EEEvPKfPfm: 8 8 8
_Z13layernorm_bwdPKfS0_S0_PfS1_i: 8 8 8 8 8 4
_Z13cross_entropyPKfPKiPfi: 8 8 8 4
_ZN5optim10adam_fusedIfEEvPT_PKS1_S2_S2_fffim: 8 8 8 8 4 4 4 4 8
";

const LAYERNORM: &CStr = c"_Z13layernorm_fwdPKfS0_S0_Pfif";
const MATMUL: &CStr = c"_Z10matmul_f16PK6__halfS1_PS_iii";
const ATTENTION: &CStr = c"_Z15flash_attentionIfLi64ELb1EEvPKT_S2_S2_PS0_if";
const GELU: &CStr = c"_ZN2nn16elementwise_geluILi4EEEvPKfPfm";
const LAYERNORM_BACKWARD: &CStr = c"_Z13layernorm_bwdPKfS0_S0_PfS1_i";
const CROSS_ENTROPY: &CStr = c"_Z13cross_entropyPKfPKiPfi";
const ADAM: &CStr = c"_ZN5optim10adam_fusedIfEEvPT_PKS1_S2_S2_fffim";

/// One layer's kernels with grid and block.
const LAYER: [(&CStr, u32, u32); 6] = [
    (LAYERNORM, 64, 256),
    (MATMUL, 128, 128),
    (ATTENTION, 96, 128),
    (MATMUL, 128, 128),
    (GELU, 256, 256),
    (LAYERNORM_BACKWARD, 64, 256),
];
/// Launches of the optimizer in a step.
const ADAM_LAUNCHES: usize = 3;

/// Runs the job of one rank.
pub fn train(options: &Train) -> io::Result<Summary> {
    let driver = Driver::open()?;
    let session = driver.session();
    let mut job = Job::start(&session, options)?;
    for step in 0..options.steps {
        job.step(step)?;
    }
    job.finish()
}

struct Job<'a> {
    session: &'a Session<'a>,
    summary: Summary,
    context: Handle,
    peer_device: i32,
    peer_context: Handle,
    compute: Handle,
    transfer: Handle,
    batch_ready: Handle,
    gradients_ready: Handle,
    module: Handle,
    kernels: Vec<(&'static CStr, Handle)>,
    input: DevicePtr,
    parameters: DevicePtr,
    gradients: DevicePtr,
    loss: DevicePtr,
    /// The next rank's buffer, on its device.
    inbox: DevicePtr,
    batch: *mut u8,
    loss_on_host: *mut u8,
    /// Graph and executable, once captured.
    graph: Option<(Handle, Handle)>,
}

impl<'a> Job<'a> {
    fn start(session: &'a Session<'a>, options: &Train) -> io::Result<Self> {
        let (mut version, mut devices) = (0, 0);
        session.driver_get_version(&raw mut version)?;
        session.init(0)?;
        session.device_get_count(&raw mut devices)?;
        let pick = |rank: u32| -> io::Result<i32> {
            let mut device = 0;
            session.device_get(&raw mut device, (rank % devices.max(1) as u32) as i32)?;
            Ok(device)
        };
        let device = pick(options.rank)?;
        let peer_device = pick((options.rank + 1) % options.ranks.max(1))?;
        let summary = Summary {
            device_name: name_of(session, device)?,
            device,
            steps: options.steps,
            ..Summary::default()
        };
        let (context, peer_context) = contexts(session, device, peer_device)?;
        let module = output(|out| session.module_load_data(out, IMAGE.as_ptr().cast()))?;
        let mut job = Job {
            session,
            summary,
            context,
            peer_device,
            peer_context,
            compute: output(|out| session.stream_create(out, NON_BLOCKING))?,
            transfer: output(|out| session.stream_create(out, NON_BLOCKING))?,
            batch_ready: output(|out| session.event_create(out, DISABLE_TIMING))?,
            gradients_ready: output(|out| session.event_create(out, DISABLE_TIMING))?,
            module,
            kernels: kernels(session, module)?,
            input: 0,
            parameters: 0,
            gradients: 0,
            loss: 0,
            inbox: 0,
            batch: ptr::null_mut(),
            loss_on_host: ptr::null_mut(),
            graph: None,
        };
        job.allocate()?;
        Ok(job)
    }

    fn allocate(&mut self) -> io::Result<()> {
        self.input = self.take(BATCH_BYTES)?;
        self.parameters = self.take(PARAMETER_BYTES)?;
        self.gradients = self.take(BATCH_BYTES)?;
        self.loss = self.take(4)?;
        // Nobody keeps this address: it is the leak.
        self.take(LEAKED_BYTES)?;
        self.summary.leaked_bytes = LEAKED_BYTES as u64;
        self.session.ctx_set_current(self.peer_context)?;
        self.inbox = self.take(BATCH_BYTES)?;
        self.session.ctx_set_current(self.context)?;
        self.batch = self.pin(BATCH_BYTES)?;
        self.loss_on_host = self.pin(4)?;
        Ok(())
    }

    fn take(&mut self, bytes: usize) -> io::Result<DevicePtr> {
        let mut address = 0;
        self.session.mem_alloc(&raw mut address, bytes)?;
        self.summary.allocated.add(bytes);
        Ok(address)
    }

    fn pin(&mut self, bytes: usize) -> io::Result<*mut u8> {
        let mut address = ptr::null_mut();
        self.session.mem_host_alloc(&raw mut address, bytes, 0)?;
        self.summary.pinned.add(bytes);
        Ok(address)
    }

    fn step(&mut self, step: u32) -> io::Result<()> {
        let s = self.session;
        self.fill_batch(step);
        s.memcpy_htod_async(self.input, self.batch, BATCH_BYTES, self.transfer)?;
        self.summary.to_device.add(BATCH_BYTES);
        s.event_record(self.batch_ready, self.transfer)?;
        s.stream_wait_event(self.compute, self.batch_ready, 0)?;

        let mut activations = 0;
        s.mem_alloc_async(&raw mut activations, ACTIVATION_BYTES, self.compute)?;
        self.summary.allocated.add(ACTIVATION_BYTES);
        s.memset_d8_async(self.gradients, 0, BATCH_BYTES, self.compute)?;
        self.summary.filled.add(BATCH_BYTES);
        if step < EAGER_STEPS {
            self.forward_backward()?
        } else {
            self.replay()?
        }
        s.memcpy_dtod_async(self.gradients, self.input, BATCH_BYTES, self.compute)?;
        self.summary.on_device.add(BATCH_BYTES);
        s.mem_free_async(activations, self.compute)?;

        self.exchange()?;
        for _ in 0..ADAM_LAUNCHES {
            self.launch(ADAM, 512, 256, self.transfer)?;
        }
        self.read_loss(step)?;
        self.check_inbox()
    }

    /// Bytes that differ from step to step.
    fn fill_batch(&self, step: u32) {
        // SAFETY: pinned memory of this size that only this thread touches.
        let batch = unsafe { std::slice::from_raw_parts_mut(self.batch, BATCH_BYTES) };
        for (i, byte) in batch.iter_mut().enumerate() {
            *byte =
                (i as u32).wrapping_mul(31).wrapping_add(step).wrapping_add(self.summary.device as u32) as u8;
        }
    }

    fn forward_backward(&mut self) -> io::Result<()> {
        for _ in 0..LAYERS {
            for (kernel, grid, block) in LAYER {
                self.launch(kernel, grid, block, self.compute)?;
            }
        }
        self.launch(CROSS_ENTROPY, 32, 128, self.compute)
    }

    /// Launches the pass as a graph, which is captured the first time.
    fn replay(&mut self) -> io::Result<()> {
        let s = self.session;
        let (_, exec) = match self.graph {
            Some(graph) => graph,
            None => {
                let before = self.summary.launches;
                s.stream_begin_capture(self.compute, THREAD_LOCAL)?;
                self.forward_backward()?;
                let graph = output(|out| s.stream_end_capture(self.compute, out))?;
                let exec = output(|out| s.graph_instantiate(out, graph, 0))?;
                self.summary.graph_kernels = self.summary.launches - before;
                *self.graph.insert((graph, exec))
            }
        };
        s.graph_launch(exec, self.compute)?;
        self.summary.graph_launches += 1;
        Ok(())
    }

    /// Sends the gradients to the next rank's device.
    fn exchange(&mut self) -> io::Result<()> {
        let s = self.session;
        s.event_record(self.gradients_ready, self.compute)?;
        s.stream_wait_event(self.transfer, self.gradients_ready, 0)?;
        s.memcpy_peer_async(
            self.inbox,
            self.peer_context,
            self.gradients,
            self.context,
            BATCH_BYTES,
            self.transfer,
        )?;
        self.summary.to_peer.add(BATCH_BYTES);
        Ok(())
    }

    /// The loss of a step is a number that only this step has.
    fn read_loss(&mut self, step: u32) -> io::Result<()> {
        let s = self.session;
        let loss = (1.0 / (step + 1) as f32).to_bits();
        s.memset_d32_async(self.loss, loss, 1, self.compute)?;
        self.summary.filled.add(4);
        s.memcpy_dtoh_async(self.loss_on_host, self.loss, 4, self.compute)?;
        self.summary.to_host.add(4);
        s.stream_synchronize(self.compute)?;
        // SAFETY: pinned memory of four bytes, page-aligned.
        let read = unsafe { self.loss_on_host.cast::<u32>().read() };
        same(read == loss, "the loss read back is not the one written")
    }

    /// What arrived at the next device must be this step's batch.
    fn check_inbox(&mut self) -> io::Result<()> {
        self.session.stream_synchronize(self.transfer)?;
        let mut arrived = vec![0; BATCH_BYTES];
        self.session.memcpy_dtoh(arrived.as_mut_ptr(), self.inbox, BATCH_BYTES)?;
        self.summary.to_host.add(BATCH_BYTES);
        // SAFETY: pinned memory of this size that only this thread touches.
        let sent = unsafe { std::slice::from_raw_parts(self.batch, BATCH_BYTES) };
        same(arrived == sent, "the gradients that arrived at the next device are not the ones sent")
    }

    fn launch(&mut self, name: &CStr, grid: u32, block: u32, stream: Handle) -> io::Result<()> {
        let (_, kernel) = self
            .kernels
            .iter()
            .find(|(known, _)| *known == name)
            .ok_or_else(|| io::Error::other(format!("no kernel called {}", name.to_string_lossy())))?;
        // Every kernel takes pointers first and small numbers last; eight bytes each are enough for all.
        let mut values = [self.input, self.parameters, self.gradients, self.loss, 0, 0, 0, 0, 0];
        let mut arguments = values.each_mut().map(|value| ptr::from_mut(value).cast::<c_void>());
        let none = ptr::null_mut();
        self.session.launch_kernel(
            *kernel,
            grid,
            1,
            1,
            block,
            1,
            1,
            0,
            stream,
            arguments.as_mut_ptr(),
            none,
        )?;
        self.summary.launches += 1;
        Ok(())
    }

    /// Frees everything but the leak.
    fn finish(mut self) -> io::Result<Summary> {
        let s = self.session;
        s.ctx_synchronize()?;
        if let Some((graph, exec)) = self.graph {
            s.graph_exec_destroy(exec)?;
            s.graph_destroy(graph)?;
        }
        for address in [self.input, self.parameters, self.gradients, self.loss, self.inbox] {
            s.mem_free(address)?;
        }
        s.mem_free_host(self.batch)?;
        s.mem_free_host(self.loss_on_host)?;
        for event in [self.batch_ready, self.gradients_ready] {
            s.event_destroy(event)?;
        }
        for stream in [self.compute, self.transfer] {
            s.stream_destroy(stream)?;
        }
        s.module_unload(self.module)?;
        if self.peer_context != self.context {
            s.primary_ctx_release(self.peer_device)?;
        }
        s.add_to(&mut self.summary.calls);
        self.summary.calls.insert("cuGetProcAddress_v2", s.driver().asked());
        Ok(self.summary)
    }
}

fn name_of(session: &Session<'_>, device: i32) -> io::Result<String> {
    let mut name = [0; 128];
    session.device_get_name(name.as_mut_ptr().cast(), name.len() as i32, device)?;
    let name =
        CStr::from_bytes_until_nul(&name).map_err(|_| io::Error::other("a device's name has no end"))?;
    Ok(name.to_string_lossy().into_owned())
}

/// The primary contexts of a device and its neighbour, with access from one to the other; the first is made current.
fn contexts(session: &Session<'_>, device: i32, peer_device: i32) -> io::Result<(Handle, Handle)> {
    let context = output(|out| session.primary_ctx_retain(out, device))?;
    session.ctx_set_current(context)?;
    if device == peer_device {
        return Ok((context, context));
    }
    let peer = output(|out| session.primary_ctx_retain(out, peer_device))?;
    let mut reachable = 0;
    session.device_can_access_peer(&raw mut reachable, device, peer_device)?;
    if reachable != 0 {
        session.ctx_enable_peer(peer, 0)?;
    }
    Ok((context, peer))
}

fn kernels(session: &Session<'_>, module: Handle) -> io::Result<Vec<(&'static CStr, Handle)>> {
    [LAYERNORM, MATMUL, ATTENTION, GELU, LAYERNORM_BACKWARD, CROSS_ENTROPY, ADAM]
        .into_iter()
        .map(|name| Ok((name, output(|out| session.module_get_function(out, module, name.as_ptr()))?)))
        .collect()
}

/// Calls a function that stores a handle.
pub(crate) fn output(call: impl FnOnce(*mut Handle) -> io::Result<()>) -> io::Result<Handle> {
    let mut handle = 0;
    call(&raw mut handle)?;
    Ok(handle)
}

fn same(same: bool, what: &str) -> io::Result<()> {
    if same { Ok(()) } else { Err(io::Error::other(what)) }
}
