//! Capture, graphs, streams and events.

#[macro_use]
mod support;

use std::time::{Duration, Instant};

use support::{in_process, start};

struct Job {
    kernel: usize,
    memory: u64,
    stream: usize,
    other: usize,
}

fn job() -> Job {
    start(0);
    let (mut module, mut kernel, mut memory, mut stream, mut other) = (0usize, 0usize, 0u64, 0usize, 0usize);
    ok!(cuModuleLoadData(&mut module, c"//gputap-sim\nfoo: 8 4\n".to_bytes_with_nul().as_ptr().addr()));
    ok!(cuModuleGetFunction(&mut kernel, module, c"foo".to_bytes_with_nul().as_ptr().addr()));
    ok!(cuMemAlloc_v2(&mut memory, 4096));
    ok!(cuStreamCreate(&mut stream, 1));
    ok!(cuStreamCreate(&mut other, 1));
    Job { kernel, memory, stream, other }
}

impl Job {
    fn launch(&self, stream: usize) -> i32 {
        let (address, count) = (self.memory, 3i32);
        let arguments = [(&raw const address).addr(), (&raw const count).addr()];
        cu!(cuLaunchKernel(self.kernel, 2, 1, 1, 32, 1, 1, 0, stream, &arguments, 0))
    }

    fn first_byte(&self) -> u8 {
        let mut byte = 0u8;
        ok!(cuMemcpyDtoH_v2(&mut byte, self.memory, 1));
        byte
    }
}

fn nodes(graph: usize) -> Vec<usize> {
    let mut count = 0usize;
    ok!(cuGraphGetNodes(graph, 0, &mut count));
    let mut nodes = vec![0usize; count];
    ok!(cuGraphGetNodes(graph, nodes.as_mut_ptr().expose_provenance(), &mut count));
    nodes
}

#[test]
fn captured_work_runs_when_the_graph_is_launched() {
    in_process("captured_work_runs_when_the_graph_is_launched", &[], || {
        let job = job();
        let (mut graph, mut exec, mut status) = (0usize, 0usize, 0);
        ok!(cuStreamBeginCapture_v2(job.stream, 0));
        ok!(cuStreamIsCapturing(job.stream, &mut status));
        assert_eq!(status, 1);
        assert_eq!(job.launch(job.stream), 0);
        ok!(cuMemsetD8Async(job.memory, 9, 100, job.stream));
        ok!(cuStreamEndCapture(job.stream, &mut graph));
        assert_eq!(job.first_byte(), 0, "nothing ran yet");
        ok!(cuGraphInstantiateWithFlags(&mut exec, graph, 0));
        ok!(cuGraphLaunch(exec, job.stream));
        assert_eq!(job.first_byte(), 9);

        let nodes = nodes(graph);
        let kinds: Vec<i32> = nodes
            .iter()
            .map(|node| {
                let mut kind = -1;
                ok!(cuGraphNodeGetType(*node, &mut kind));
                kind
            })
            .collect();
        assert_eq!(kinds, [0, 2]);
        // function, grid and block, shared bytes, arguments, extra, kernel, context
        let mut parameters = [0u64; 9];
        ok!(cuGraphKernelNodeGetParams_v2(nodes[0], &mut parameters));
        assert_eq!(parameters[0], job.kernel as u64);
        assert_eq!((parameters[1], parameters[2] as u32), (1 << 32 | 2, 1));
        let pointers: *const *const u64 = std::ptr::with_exposed_provenance(parameters[5] as usize);
        // SAFETY: the driver keeps a copy of both arguments; the first has eight bytes.
        assert_eq!(unsafe { pointers.read().read() }, job.memory, "arguments are copied at capture");
        ok!(cuGraphExecDestroy(exec));
        ok!(cuGraphDestroy(graph));
        assert_eq!(cu!(cuGraphLaunch(exec, job.stream)), 1);
    });
}

#[test]
fn a_capture_spreads_through_events_and_must_come_back() {
    in_process("a_capture_spreads_through_events_and_must_come_back", &[], || {
        let job = job();
        let (mut event, mut graph, mut count) = (0usize, 0usize, 0usize);
        ok!(cuEventCreate(&mut event, 2));
        let fork = || {
            ok!(cuStreamBeginCapture_v2(job.stream, 1));
            ok!(cuEventRecord(event, job.stream));
            ok!(cuStreamWaitEvent(job.other, event, 0));
            assert_eq!(job.launch(job.other), 0);
            assert_eq!(job.launch(job.stream), 0);
        };
        fork();
        assert_eq!(cu!(cuStreamEndCapture(job.stream, &mut graph)), 904, "not joined");
        fork();
        ok!(cuEventRecord(event, job.other));
        ok!(cuStreamWaitEvent(job.stream, event, 0));
        assert_eq!(job.launch(job.stream), 0);
        ok!(cuStreamEndCapture(job.stream, &mut graph));
        assert_eq!(nodes(graph).len(), 3);
        ok!(cuGraphGetRootNodes(graph, 0, &mut count));
        assert_eq!(count, 2);
        ok!(cuGraphGetEdges(graph, 0, 0, &mut count));
        assert_eq!(count, 2);
        ok!(cuStreamSynchronize(job.other));
    });
}

/// What a tracer must not do: ask about events from its own thread while a program captures.
#[test]
fn forbidden_calls_break_a_capture() {
    in_process("forbidden_calls_break_a_capture", &[], || {
        let job = job();
        let (mut event, mut graph, mut context) = (0usize, 0usize, 0usize);
        ok!(cuEventCreate(&mut event, 0));
        ok!(cuCtxGetCurrent(&mut context));
        let elsewhere = |relaxed: bool| {
            std::thread::spawn(move || {
                ok!(cuCtxSetCurrent(context));
                let mut mode = 2;
                if relaxed {
                    ok!(cuThreadExchangeStreamCaptureMode(&mut mode));
                    assert_eq!(mode, 0);
                }
                cu!(cuEventQuery(event))
            })
            .join()
            .expect("the thread")
        };
        ok!(cuStreamBeginCapture_v2(job.stream, 0));
        assert_eq!(elsewhere(true), 0);
        ok!(cuStreamEndCapture(job.stream, &mut graph));
        ok!(cuStreamBeginCapture_v2(job.stream, 0));
        assert_eq!(elsewhere(false), 900);
        assert_eq!(job.launch(job.stream), 901);
        assert_eq!(cu!(cuStreamEndCapture(job.stream, &mut graph)), 901);
        assert_eq!(graph, 0);
        ok!(cuStreamBeginCapture_v2(job.stream, 0));
        assert_eq!(cu!(cuStreamQuery(job.stream)), 900);
        assert_eq!(cu!(cuStreamEndCapture(job.stream, &mut graph)), 901);
        assert_eq!(job.launch(job.stream), 0, "the stream works again");
    });
}

#[test]
fn graphs_can_be_built_by_hand() {
    in_process("graphs_can_be_built_by_hand", &[], || {
        extern "C" fn count(counter: *mut u32) {
            // SAFETY: the test passes its own counter.
            unsafe { *counter += 1 };
        }
        let job = job();
        let (mut context, mut graph, mut outer, mut exec, mut counter) =
            (0usize, 0usize, 0usize, 0usize, 0u32);
        let (mut fill, mut host, mut child) = (0usize, 0usize, 0usize);
        ok!(cuCtxGetCurrent(&mut context));
        ok!(cuGraphCreate(&mut graph, 0));
        // address, pitch, value with element size, width, height
        ok!(cuGraphAddMemsetNode(&mut fill, graph, 0, 0, &[job.memory, 0, 6 | 1 << 32, 16, 1], context));
        let call = [count as *const () as usize, (&raw mut counter).expose_provenance()];
        ok!(cuGraphAddHostNode(&mut host, graph, &fill, 1, &call));
        ok!(cuGraphCreate(&mut outer, 0));
        ok!(cuGraphAddChildGraphNode(&mut child, outer, 0, 0, graph));
        ok!(cuGraphInstantiateWithFlags(&mut exec, outer, 0));
        ok!(cuGraphLaunch(exec, job.stream));
        ok!(cuGraphLaunch(exec, job.stream));
        assert_eq!((job.first_byte(), counter), (6, 2));
        ok!(cuGraphDestroy(graph));
        ok!(cuGraphLaunch(exec, job.stream));
        assert_eq!(counter, 3, "an executable graph stands alone");
    });
}

#[test]
fn device_time_passes_without_the_host() {
    in_process("device_time_passes_without_the_host", &[("GPUTAP_SIM_KERNEL_NS", "30000000")], || {
        let job = job();
        let (mut start, mut end, mut milliseconds) = (0usize, 0usize, 0f32);
        ok!(cuEventCreate(&mut start, 0));
        ok!(cuEventCreate(&mut end, 0));
        let begin = Instant::now();
        ok!(cuEventRecord(start, job.stream));
        assert_eq!((job.launch(job.stream), job.launch(job.stream)), (0, 0));
        ok!(cuEventRecord(end, job.stream));
        ok!(cuStreamWaitEvent(job.other, end, 0));
        assert_eq!((cu!(cuStreamQuery(job.stream)), cu!(cuEventQuery(end))), (600, 600));
        assert_eq!(cu!(cuEventElapsedTime_v2(&mut milliseconds, start, end)), 600);
        assert!(begin.elapsed() < Duration::from_millis(50));
        ok!(cuStreamSynchronize(job.other));
        assert!(begin.elapsed() >= Duration::from_millis(60));
        ok!(cuEventElapsedTime_v2(&mut milliseconds, start, end));
        assert!((60.0..70.0).contains(&milliseconds), "{milliseconds}");
    });
}
