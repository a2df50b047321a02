//! The simulated driver answers as a real one did.
//!
//! `conformance.txt` is what driver 580.159 (CUDA 13.0) answered to the same calls on an H200. To ask a real driver
//! again, run this test's program where `libcuda.so.1` is real, with `SIM_CONFORMANCE_OUT` naming the file to write.

#[macro_use]
mod support;

use std::fmt::Write as _;

use support::{in_process, symbol};

const PTX: &std::ffi::CStr = c".version 7.0
.target sm_70
.address_size 64
.visible .entry foo(.param .u64 p, .param .u32 n) { ret; }
";

/// Answers so far, one line each.
#[derive(Default)]
struct Notes(String);

impl Notes {
    fn note(&mut self, what: &str, answer: impl std::fmt::Display) {
        writeln!(self.0, "{what}: {answer}").expect("a string takes every line");
    }
}

/// Notes the status of each call under its own text.
macro_rules! ask {
    ($notes:ident, $( $name:ident ( $($arg:expr),* $(,)? ) )*) => {
        $( $notes.note(concat!(stringify!($name), "(", stringify!($($arg),*), ")"), cu!($name($($arg),*))); )*
    };
}

/// Notes each value under its own text.
macro_rules! see {
    ($notes:ident, $($value:expr),*) => { $( $notes.note(concat!("  ", stringify!($value)), $value); )* };
}

fn text(text: &std::ffi::CStr) -> usize {
    text.as_ptr().expose_provenance()
}

extern "C" fn count(counter: *mut u32) {
    // SAFETY: only passed together with a counter.
    unsafe { *counter += 1 };
}

const NULL: usize = 0;
const GARBAGE: u64 = 0x1234;

#[test]
fn answers_are_those_of_a_real_driver() {
    if let Some(path) = std::env::var_os("SIM_CONFORMANCE_OUT") {
        std::fs::write(path, answers()).expect("writing the answers");
        return;
    }
    in_process("answers_are_those_of_a_real_driver", &[("GPUTAP_SIM_GPUS", "1")], || {
        let (simulated, real) = (answers(), include_str!("conformance.txt"));
        let differ: Vec<String> = simulated
            .lines()
            .zip(real.lines())
            .filter(|(simulated, real)| simulated != real)
            .map(|(simulated, real)| format!("{simulated}, really {}", real.rsplit(' ').next().unwrap_or("")))
            .collect();
        assert!(differ.is_empty(), "{differ:#?}");
        assert_eq!(simulated.lines().count(), real.lines().count());
    });
}

fn answers() -> String {
    let mut notes = Notes::default();
    before_init(&mut notes);
    devices(&mut notes);
    no_context(&mut notes);
    let context = support::start(0);
    plain_memory(&mut notes);
    host_memory(&mut notes);
    pointers(&mut notes);
    streams_and_events(&mut notes);
    let code = code(&mut notes);
    captures(&mut notes, &code);
    captures_across_threads(&mut notes, context);
    graphs(&mut notes);
    pools(&mut notes);
    mappings(&mut notes);
    sharing(&mut notes, context);
    contexts(&mut notes, context, &code);
    notes.0
}

fn before_init(n: &mut Notes) {
    let (mut count, mut version, mut address, mut found, mut status);
    (count, version, address, found) = (0, 0, 0u64, 1usize);
    ask!(n, cuDeviceGetCount(&mut count) cuCtxGetCurrent(&mut found) cuMemAlloc_v2(&mut address, 4)
        cuLaunchKernel(NULL, 1, 1, 1, 1, 1, 1, 0, NULL, 0, 0) cuDriverGetVersion(&mut version) cuStreamQuery(NULL)
        cuEventQuery(NULL));
    for (name, version, flags) in [
        (c"", 0, 0u64),
        (c"cuInit", 13000, 0),
        (c"cuNoSuch", 13000, 0),
        (c"cuMemAllocAsync", 5000, 0),
        (c"cuMemAlloc_v2", 13000, 0),
        (c"cuMemAlloc", 99999, 0),
        (c"cuMemAlloc", 13000, 3),
        (c"cuMemAlloc", 13000, 4),
        (c"cuLaunchKernel", 6050, 2),
    ] {
        (found, status) = (1, -1);
        ask!(n, cuGetProcAddress_v2(text(name), &mut found, version, flags, &mut status));
        see!(n, found == 0, status);
    }
    ask!(n, cuGetProcAddress(text(c"cuNoSuch"), &mut found, 13000, 0) cuInit(1) cuInit(0) cuInit(0));
}

fn devices(n: &mut Notes) {
    let (mut device, mut count, mut value, mut name) = (0, 0, 0, [0u8; 8]);
    ok!(cuDeviceGetCount(&mut count));
    ask!(n, cuDeviceGet(&mut device, -1) cuDeviceGet(&mut device, count) cuDeviceGet(NULL, 0)
        cuDeviceGetName(&mut name, 4, 0));
    see!(n, name[3]);
    ask!(n, cuDeviceGetAttribute(&mut value, 0, 0) cuDeviceGetAttribute(&mut value, 9999, 0)
        cuDeviceGetAttribute(&mut value, 1, 99) cuDeviceGetByPCIBusId(&mut device, text(c"ffff:ff:ff.0"))
        cuDeviceCanAccessPeer(&mut value, 0, 0));
    see!(n, value);
    ask!(n, cuDeviceGetP2PAttribute(&mut value, 2, 0, 0));
}

fn no_context(n: &mut Notes) {
    let (mut address, mut handle, mut device) = (0u64, 0usize, 0);
    ask!(n, cuMemAlloc_v2(&mut address, 4) cuCtxGetCurrent(&mut handle) cuCtxGetDevice(&mut device)
        cuCtxSynchronize() cuCtxPopCurrent_v2(&mut handle) cuLaunchKernel(NULL, 1, 1, 1, 1, 1, 1, 0, NULL, 0, 0)
        cuStreamCreate(&mut handle, 0) cuMemFree_v2(0) cuEventCreate(&mut handle, 0) cuStreamQuery(NULL)
        cuCtxSetCurrent(NULL) cuDevicePrimaryCtxRelease_v2(0) cuDevicePrimaryCtxRetain(&mut handle, 99));
}

fn plain_memory(n: &mut Notes) {
    let (mut d, mut base, mut bytes, host) = (0u64, 0u64, 0usize, [3u8; 4096]);
    ask!(n, cuMemAlloc_v2(&mut d, 0) cuMemAlloc_v2(NULL, 16) cuMemAlloc_v2(&mut d, 1u64 << 45)
        cuMemAlloc_v2(&mut d, 100));
    see!(n, d % 512);
    ask!(n, cuMemFree_v2(0) cuMemFree_v2(d + 4) cuMemFree_v2(GARBAGE)
        cuMemcpyHtoD_v2(d, &host, 100) cuMemcpyHtoD_v2(d, &host, 101) cuMemcpyHtoD_v2(d, &host, 0)
        cuMemcpyHtoD_v2(0, &host, 0) cuMemcpyHtoD_v2(d, NULL, 4) cuMemcpyHtoD_v2(0, &host, 4)
        cuMemcpyHtoD_v2(GARBAGE, &host, 4) cuMemcpyHtoD_v2(&host, &host, 4)
        cuMemsetD8_v2(d, 1, 0) cuMemsetD32_v2(d + 2, 1, 1) cuMemsetD8_v2(GARBAGE, 1, 4) cuMemsetD8_v2(0, 1, 0)
        cuMemcpy(&host, &host, 4) cuMemGetAddressRange_v2(&mut base, &mut bytes, d + 10));
    see!(n, base == d, bytes);
    ask!(n, cuMemGetAddressRange_v2(&mut base, &mut bytes, GARBAGE) cuMemGetAddressRange_v2(NULL, NULL, d)
        cuMemFree_v2(d) cuMemFree_v2(d) cuMemcpyHtoD_v2(d, &host, 4)
        cuMemAllocPitch_v2(&mut d, &mut bytes, 100, 10, 3) cuMemAllocPitch_v2(&mut d, &mut bytes, 100, 0, 4)
        cuMemAllocPitch_v2(&mut d, &mut bytes, 100, 10, 4));
    see!(n, bytes);
    ask!(n, cuMemFree_v2(d) cuMemAllocManaged(&mut d, 100, 0) cuMemAllocManaged(&mut d, 100, 1)
        cuMemPrefetchAsync(d, 100, 0, NULL) cuMemFree_v2(d));
}

fn host_memory(n: &mut Notes) {
    let (mut p, mut flags, mut d, host) = (0usize, 0u32, 0u64, [3u8; 64]);
    ask!(n, cuMemHostAlloc(&mut p, 0, 0) cuMemHostAlloc(&mut p, 10, 8) cuMemHostAlloc(&mut p, 100, 0)
        cuMemHostGetFlags(&mut flags, p));
    see!(n, flags);
    ask!(n, cuMemHostGetDevicePointer_v2(&mut d, p, 0));
    see!(n, d == p as u64);
    ask!(n, cuMemHostGetDevicePointer_v2(&mut d, &host, 0) cuMemcpyHtoD_v2(p, &host, 10)
        cuMemHostRegister_v2(p, 100, 0) cuMemFree_v2(p) cuMemFreeHost(p + 8) cuMemFreeHost(p) cuMemFreeHost(&host)
        cuMemFreeHost(NULL));
    let pages = vec![0u8; 1 << 20];
    let own = pages.as_ptr().expose_provenance().next_multiple_of(4096);
    ask!(n, cuMemHostRegister_v2(own, 0, 0) cuMemHostRegister_v2(own, 65536, 0) cuMemHostRegister_v2(own, 65536, 0)
        cuMemHostUnregister(own + 4096) cuMemHostUnregister(own) cuMemHostUnregister(own));
}

fn pointers(n: &mut Notes) {
    let (mut d, mut kind, mut ordinal, mut value, host) = (0u64, 9u32, -9, 0u64, [0u8; 8]);
    ok!(cuMemAlloc_v2(&mut d, 100));
    ask!(n, cuPointerGetAttribute(&mut value, 2, &host) cuPointerGetAttribute(&mut value, 999, &host)
        cuPointerGetAttribute(&mut kind, 2, d));
    see!(n, kind);
    ask!(n, cuPointerGetAttribute(&mut value, 4, d) cuPointerGetAttribute(&mut value, 2, d + 100)
        cuPointerGetAttribute(&mut value, 12, d + 10));
    see!(n, value);
    let places = [(&raw mut kind).expose_provenance(), (&raw mut ordinal).expose_provenance()];
    ask!(n, cuPointerGetAttributes(2, &[2, 9], &places, &host));
    see!(n, kind, ordinal);
    ok!(cuMemFree_v2(d));
}

fn streams_and_events(n: &mut Notes) {
    let (mut s, mut e, mut e2, mut timeless, mut ms) = (0usize, 0usize, 0usize, 0usize, 0f32);
    let (mut least, mut greatest, mut counter) = (0, 0, 0u32);
    ask!(n, cuStreamCreate(&mut s, 2) cuStreamCreate(&mut s, 0) cuStreamQuery(s)
        cuCtxGetStreamPriorityRange(&mut least, &mut greatest));
    see!(n, least, greatest);
    ask!(n, cuEventCreate(&mut e, 4) cuEventCreate(&mut e, 8) cuEventCreate(&mut e, 0) cuEventCreate(&mut e2, 0)
        cuEventCreate(&mut timeless, 2) cuEventQuery(e) cuEventSynchronize(e) cuEventElapsedTime(&mut ms, e, e2)
        cuEventRecord(e, s) cuEventRecord(e2, s) cuEventRecord(timeless, s) cuStreamSynchronize(s)
        cuEventElapsedTime(&mut ms, e, e2) cuEventElapsedTime(&mut ms, e, timeless) cuEventRecord(NULL, s)
        cuStreamWaitEvent(s, e, 2) cuEventQuery(NULL) cuEventDestroy_v2(NULL) cuStreamDestroy_v2(NULL)
        cuStreamDestroy_v2(1) cuLaunchHostFunc(s, count as *const () as usize, &mut counter)
        cuLaunchHostFunc(s, NULL, &mut counter) cuStreamSynchronize(s) cuStreamDestroy_v2(s) cuEventDestroy_v2(e));
    see!(n, counter);
}

/// A function of a module, a kernel of a library, and streams.
struct Code {
    function: usize,
    kernel: usize,
    s: usize,
    free: usize,
    e: usize,
    d: u64,
}

impl Code {
    fn launch(&self, what: usize, stream: usize) -> i32 {
        let (address, count) = (self.d, 1i32);
        let arguments = [(&raw const address).expose_provenance(), (&raw const count).expose_provenance()];
        cu!(cuLaunchKernel(what, 1, 1, 1, 32, 1, 1, 0, stream, &arguments, 0))
    }
}

fn code(n: &mut Notes) -> Code {
    let (mut m, mut f, mut again, mut name, mut value) = (0usize, 0usize, 0usize, 0usize, 0);
    let (mut library, mut k, mut own) = (0usize, 0usize, 0usize);
    ask!(n, cuModuleLoadData(&mut m, NULL) cuModuleLoad(&mut m, text(c"/nonexistent"))
        cuModuleLoadData(&mut m, text(PTX)) cuModuleGetFunction(&mut f, m, NULL)
        cuModuleGetFunction(&mut f, m, text(c"")) cuModuleGetFunction(&mut f, m, text(c"foo"))
        cuModuleGetFunction(&mut again, m, text(c"foo")));
    see!(n, again == f);
    ask!(n, cuModuleGetFunction(&mut again, NULL, text(c"foo")) cuFuncGetName(&mut name, f) cuKernelGetName(&mut name, f)
        cuFuncGetName(&mut name, NULL) cuFuncGetName(NULL, f));
    let (address, count) = (0u64, 1i32);
    let args = [(&raw const address).expose_provenance(), (&raw const count).expose_provenance()];
    ask!(n, cuLaunchKernel(f, 1, 1, 1, 32, 1, 1, 0, NULL, &args, 0) cuLaunchKernel(NULL, 1, 1, 1, 32, 1, 1, 0, NULL, &args, 0)
        cuLaunchKernel(f, 0, 1, 1, 32, 1, 1, 0, NULL, &args, 0) cuLaunchKernel(f, 1, 1, 1, 0, 1, 1, 0, NULL, &args, 0)
        cuLaunchKernel(f, 1, 1, 1, 1025, 1, 1, 0, NULL, &args, 0) cuLaunchKernel(f, 1, 1, 1, 1, 1, 65, 0, NULL, &args, 0)
        cuLaunchKernel(f, 1, 65536, 1, 1, 1, 1, 0, NULL, &args, 0)
        cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 49153, NULL, &args, 0) cuFuncSetAttribute(f, 8, 65536)
        cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 49153, NULL, &args, 0) cuFuncSetAttribute(f, 8, 1 << 20)
        cuCtxSynchronize() cuFuncGetAttribute(&mut value, 0, f) cuFuncGetAttribute(&mut value, 99, f)
        cuFuncSetAttribute(f, 0, 1) cuOccupancyMaxActiveBlocksPerMultiprocessor(&mut value, f, 0, 0)
        cuOccupancyMaxActiveBlocksPerMultiprocessor(&mut value, f, 2048, 0)
        cuOccupancyMaxActiveBlocksPerMultiprocessor(&mut value, f, 256, 0));
    see!(n, value);
    ask!(n, cuLibraryLoadData(&mut library, text(PTX), 0, 0, 0, 0, 0, 0) cuLibraryGetKernel(&mut k, library, text(c"foo"))
        cuFuncGetName(&mut name, k) cuKernelGetName(&mut name, k) cuLaunchKernel(k, 1, 1, 1, 32, 1, 1, 0, NULL, &args, 0)
        cuKernelGetFunction(&mut again, k));
    see!(n, again == k, again == f);
    ask!(n, cuFuncGetName(&mut name, again) cuLibraryGetModule(&mut own, library) cuModuleUnload(own)
        cuFuncGetAttribute(&mut value, 0, k) cuFuncGetModule(&mut own, k)
        cuOccupancyMaxActiveBlocksPerMultiprocessor(&mut value, k, 256, 0) cuCtxSynchronize());
    let (mut s, mut free, mut e, mut d) = (0usize, 0usize, 0usize, 0u64);
    ok!(cuStreamCreate(&mut s, 0));
    ok!(cuStreamCreate(&mut free, 1));
    ok!(cuEventCreate(&mut e, 2));
    ok!(cuMemAlloc_v2(&mut d, 100));
    Code { function: f, kernel: k, s, free, e, d }
}

fn captures(n: &mut Notes, c: &Code) {
    let (s, free, e, d) = (c.s, c.free, c.e, c.d);
    let (mut g, mut status, mut nodes, mut room, mut kp) = (0usize, 0, [9usize; 4], 4usize, [0u64; 9]);
    let (mut x, mut kind, mut byte) = (0usize, 0, 0u8);
    ask!(n, cuStreamBeginCapture_v2(NULL, 0) cuStreamEndCapture(s, &mut g) cuStreamBeginCapture_v2(s, 0)
        cuStreamBeginCapture_v2(s, 0) cuStreamIsCapturing(s, &mut status));
    see!(n, status);
    ask!(n, cuStreamIsCapturing(NULL, &mut status));
    see!(n, c.launch(c.function, s));
    ask!(n, cuMemsetD8Async(d, 5, 100, s) cuStreamEndCapture(s, &mut g) cuGraphGetNodes(g, &mut nodes, &mut room));
    see!(n, room, nodes[2], nodes[3]);
    ask!(n, cuGraphNodeGetType(nodes[0], &mut kind) cuGraphKernelNodeGetParams_v2(nodes[0], &mut kp));
    see!(n, kind, kp[0] == c.function as u64, kp[7], kp[8] == 0);
    ask!(n, cuGraphKernelNodeGetParams_v2(nodes[1], &mut kp) cuGraphInstantiateWithFlags(&mut x, g, 0) cuGraphLaunch(x, s)
        cuGraphLaunch(NULL, s) cuStreamSynchronize(s) cuMemcpyDtoH_v2(&mut byte, d + 50, 1));
    see!(n, byte);

    ask!(n, cuStreamBeginCapture_v2(s, 0));
    see!(n, c.launch(c.kernel, s));
    ask!(n, cuStreamEndCapture(s, &mut g) cuGraphGetNodes(g, &mut nodes, &mut room)
        cuGraphKernelNodeGetParams_v2(nodes[0], &mut kp));
    see!(n, kp[0] == c.kernel as u64, kp[0] == 0, kp[7] == c.kernel as u64);
    let mut info = [0u64; 3];
    ask!(n, cuGraphExecUpdate_v2(x, g, &mut info));
    see!(n, info[0] as u32);

    // What breaks a capture, one by one.
    let (mut more, mut legacy) = (0u64, 0);
    ask!(n, cuStreamBeginCapture_v2(s, 0) cuStreamQuery(s) cuStreamIsCapturing(s, &mut status));
    see!(n, status, c.launch(c.function, s));
    ask!(n, cuStreamEndCapture(s, &mut g));
    see!(n, g);
    ask!(n, cuStreamBeginCapture_v2(s, 0) cuStreamSynchronize(s) cuStreamEndCapture(s, &mut g)
        cuStreamBeginCapture_v2(s, 0) cuMemAlloc_v2(&mut more, 100) cuStreamEndCapture(s, &mut g)
        cuStreamBeginCapture_v2(s, 0) cuCtxSynchronize() cuStreamEndCapture(s, &mut g) cuStreamBeginCapture_v2(s, 0));
    legacy |= c.launch(c.function, NULL);
    see!(n, legacy);
    ask!(n, cuStreamEndCapture(s, &mut g) cuStreamBeginCapture_v2(free, 0));
    see!(n, c.launch(c.function, NULL));
    ask!(n, cuMemcpyHtoD_v2(d, &byte, 1) cuStreamEndCapture(free, &mut g)
        cuStreamBeginCapture_v2(s, 0) cuEventRecord(e, s) cuEventQuery(e) cuStreamIsCapturing(s, &mut status));
    see!(n, status);
    ask!(n, cuStreamEndCapture(s, &mut g) cuStreamBeginCapture_v2(s, 0) cuGraphLaunch(x, s) cuStreamEndCapture(s, &mut g)
        cuStreamBeginCapture_v2(s, 2) cuMemAlloc_v2(&mut more, 100) cuStreamEndCapture(s, &mut g));

    // Spreading to another stream.
    ask!(n, cuStreamBeginCapture_v2(s, 0) cuEventRecord(e, s) cuStreamWaitEvent(free, e, 0)
        cuStreamIsCapturing(free, &mut status));
    see!(n, status, c.launch(c.function, free));
    ask!(n, cuStreamEndCapture(free, &mut g) cuStreamEndCapture(s, &mut g) cuStreamIsCapturing(free, &mut status));
    see!(n, status);
    ask!(n, cuStreamBeginCapture_v2(s, 0) cuEventRecord(e, s) cuStreamWaitEvent(free, e, 0));
    see!(n, c.launch(c.function, free));
    ask!(n, cuStreamEndCapture(s, &mut g) cuStreamBeginCapture_v2(s, 0) cuEventRecord(e, s) cuStreamWaitEvent(free, e, 0));
    see!(n, c.launch(c.function, free), c.launch(c.function, s));
    ask!(n, cuEventRecord(e, free) cuStreamWaitEvent(s, e, 0));
    see!(n, c.launch(c.function, s));
    ask!(n, cuStreamEndCapture(s, &mut g) cuGraphGetNodes(g, NULL, &mut room));
    see!(n, room);
    ask!(n, cuGraphGetRootNodes(g, NULL, &mut room));
    see!(n, room);
    ask!(n, cuGraphGetEdges(g, NULL, NULL, &mut room));
    see!(n, room);

    let (mut outside, mut counter) = (0usize, 0u32);
    ok!(cuEventCreate(&mut outside, 2));
    ok!(cuEventRecord(outside, s));
    ask!(n, cuStreamBeginCapture_v2(s, 0) cuStreamWaitEvent(s, outside, 0) cuStreamIsCapturing(s, &mut status));
    see!(n, status);
    ask!(n, cuStreamEndCapture(s, &mut g) cuStreamBeginCapture_v2(s, 0) cuMemAllocAsync(&mut more, 100, s)
        cuMemFreeAsync(more, s) cuLaunchHostFunc(s, count as *const () as usize, &mut counter)
        cuStreamEndCapture(s, &mut g));
}

fn captures_across_threads(n: &mut Notes, context: usize) {
    let (mut s, mut e, mut g) = (0usize, 0usize, 0usize);
    ok!(cuStreamCreate(&mut s, 0));
    ok!(cuEventCreate(&mut e, 2));
    let elsewhere = |call: fn(usize, usize) -> i32| {
        std::thread::spawn(move || {
            ok!(cuCtxSetCurrent(context));
            call(s, e)
        })
        .join()
        .expect("the thread")
    };
    let allocate = |_: usize, _: usize| cu!(cuMemAlloc_v2(&mut 0u64, 100));
    let query = |_: usize, e: usize| cu!(cuEventQuery(e));
    let query_relaxed = |_: usize, e: usize| {
        ok!(cuThreadExchangeStreamCaptureMode(&mut 2));
        cu!(cuEventQuery(e))
    };
    let end = |s: usize, _: usize| cu!(cuStreamEndCapture(s, &mut 0usize));
    for mode in [0, 1] {
        for (name, call) in [
            ("allocate", allocate as fn(usize, usize) -> i32),
            ("query", query),
            ("query relaxed", query_relaxed),
            ("end", end),
        ] {
            ask!(n, cuStreamBeginCapture_v2(s, mode));
            n.note(&format!("  mode {mode}, another thread: {name}"), elsewhere(call));
            ask!(n, cuStreamEndCapture(s, &mut g));
        }
    }
}

fn graphs(n: &mut Notes) {
    let (mut g, mut x, mut kind, mut room) = (0usize, 0usize, 0, 0usize);
    ask!(n, cuGraphCreate(&mut g, 1) cuGraphCreate(&mut g, 0) cuGraphInstantiateWithFlags(&mut x, g, 0)
        cuGraphLaunch(x, NULL) cuGraphDestroy(NULL) cuGraphExecDestroy(NULL) cuGraphNodeGetType(NULL, &mut kind)
        cuGraphGetNodes(NULL, NULL, &mut room) cuGraphExecDestroy(x) cuGraphDestroy(g));
}

fn pools(n: &mut Notes) {
    let (mut d, mut pool, mut value) = (0u64, 0usize, 5u64);
    ask!(n, cuMemAllocAsync(&mut d, 100, NULL) cuMemFree_v2(d) cuMemAllocAsync(&mut d, 0, NULL) cuMemFreeAsync(0, NULL)
        cuMemFreeAsync(GARBAGE, NULL) cuMemAlloc_v2(&mut d, 100) cuMemFreeAsync(d, NULL) cuCtxSynchronize()
        cuDeviceGetDefaultMemPool(&mut pool, 0) cuMemPoolDestroy(pool) cuMemPoolSetAttribute(pool, 8, &value)
        cuMemPoolGetAttribute(pool, 4, &mut value) cuMemPoolGetAttribute(pool, 99, &mut value)
        cuMemPoolGetAttribute(NULL, 4, &mut value));
    see!(n, value);
}

fn mappings(n: &mut Notes) {
    const SIZE: usize = 2 << 20;
    let (mut bytes, mut d, mut h, properties, access) = (0usize, 0u64, 0u64, [1u64, 1, 0, 0], [1u32, 0, 3]);
    ask!(n, cuMemGetAllocationGranularity(&mut bytes, &properties, 0));
    see!(n, bytes);
    ask!(n, cuMemAddressReserve(&mut d, 100, 0, 0, 0) cuMemAddressReserve(&mut d, 2 * SIZE, 0, 0, 0)
        cuMemCreate(&mut h, 100, &properties, 0) cuMemCreate(&mut h, SIZE, &properties, 0)
        cuMemMap(d, SIZE, 0, h, 0) cuMemMap(d, SIZE, 0, h, 0) cuMemMap(1u64 << 40, SIZE, 0, h, 0)
        cuMemsetD8_v2(d, 1, 4) cuMemSetAccess(d, SIZE, &access, 1) cuMemsetD8_v2(d, 1, 4)
        cuMemSetAccess(d + SIZE as u64, SIZE, &access, 1) cuMemAddressFree(d, 2 * SIZE) cuMemRelease(h)
        cuMemsetD8_v2(d, 1, 4) cuMemFree_v2(d) cuMemUnmap(d, SIZE / 2) cuMemUnmap(d, SIZE) cuMemAddressFree(d, SIZE)
        cuMemAddressFree(d, 2 * SIZE) cuMemRelease(h));
}

fn sharing(n: &mut Notes, context: usize) {
    let (mut d, mut handle, mut e, mut array, host) = (0u64, [0u8; 64], 0usize, 0usize, [0u8; 4096]);
    ok!(cuMemAlloc_v2(&mut d, 1 << 20));
    ok!(cuEventCreate(&mut e, 0));
    ask!(n, cuIpcGetMemHandle(&mut handle, d) cuIpcCloseMemHandle(GARBAGE) cuIpcGetEventHandle(&mut handle, e)
        cuArrayCreate_v2(&mut array, &[64u64, 4, 0x1_0000_0020]) cuMemcpyHtoA_v2(array, 0, &host, 256)
        cuMemcpyHtoA_v2(array, 0, &host, 2000) cuArrayDestroy(array)
        cuArrayCreate_v2(&mut array, &[64u64, 4, 0x3_0000_0020]) cuArrayCreate_v2(&mut array, &[0u64, 4, 0x1_0000_0020])
        cuCtxEnablePeerAccess(context, 0) cuCtxDisablePeerAccess(context) cuCtxEnablePeerAccess(NULL, 0)
        cuMemcpyPeer(d, context, d + 4096, context, 16) cuMemFree_v2(d));
}

fn contexts(n: &mut Notes, primary: usize, c: &Code) {
    let (mut other, mut top, mut d, mut name) = (0usize, 0usize, 0u64, 1usize);
    ask!(n, cuCtxDestroy_v2(primary) cuCtxCreate_v2(&mut other, 0, 0) cuCtxGetCurrent(&mut top));
    see!(n, top == other, c.launch(c.function, NULL), c.launch(c.kernel, NULL), c.launch(c.kernel, c.s));
    ask!(n, cuMemsetD8Async(c.d, 1, 4, c.s) cuEventRecord(c.e, NULL) cuMemFree_v2(c.d) cuCtxPushCurrent_v2(primary)
        cuCtxDestroy_v2(other) cuCtxPopCurrent_v2(&mut top) cuCtxGetCurrent(&mut top));
    see!(n, top == other);
    ask!(n, cuMemAlloc_v2(&mut d, 4) cuCtxPopCurrent_v2(&mut top) cuCtxGetCurrent(&mut top));
    see!(n, top == primary);
    ask!(n, cuGetErrorName(12345, &mut name));
    see!(n, name);
    ok!(cuCtxSetCurrent(primary));
    ask!(n, cuDevicePrimaryCtxRelease_v2(0) cuMemAlloc_v2(&mut d, 4) cuCtxGetCurrent(&mut top));
    see!(n, top == primary);
    ask!(n, cuDevicePrimaryCtxRetain(&mut top, 0));
    see!(n, top == primary);
    ask!(n, cuMemAlloc_v2(&mut d, 4));
    assert!(!symbol("cuInit").is_null());
}
