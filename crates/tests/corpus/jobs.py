"""Programs that the corpus was recorded from, on simulated GPUs: `gputap sim -- python3 jobs.py CASE`."""
import ctypes
import os
import signal
import sys
import threading
from ctypes import byref, c_int, c_size_t, c_uint, c_uint64, c_void_p

MIB = 1 << 20


class Library:
    """Functions of a shared library by name; a call that fails ends the program, unless it may."""

    def __init__(self, name, may_fail=()):
        self.library, self.may_fail = ctypes.CDLL(name), may_fail

    def __getattr__(self, name):
        function = getattr(self.library, name)

        def call(*args):
            code = function(*(c_uint64(a) if isinstance(a, int) else a for a in args))
            if code and name not in self.may_fail:
                sys.exit(f"{name}: {code}")
            return code

        return call


def driver():
    cu = Library("libcuda.so.1", may_fail=("cuMemFree_v2", "cuStreamQuery"))
    context = c_void_p()
    cu.cuInit(0)
    cu.cuCtxCreate_v2(byref(context), 0, 0)
    return cu


def kernel(cu, name=b"saxpy"):
    module, function = c_void_p(), c_void_p()
    cu.cuModuleLoadData(byref(module), IMAGE)
    cu.cuModuleGetFunction(byref(function), module, name)
    return function


IMAGE = b".version 8.0\n.visible .entry saxpy() {}\n.visible .entry reduce() {}\n\0"


def launch(cu, function, stream=None):
    cu.cuLaunchKernel(function, 128, 1, 1, 256, 1, 1, 0, stream, None, None)


def layers():
    """Runtime and driver calls of two threads, with an error."""
    rt = Library("libcudart.so.13", may_fail=("cudaFree", "cudaMemcpy"))
    cu = driver()

    def work():
        for size in (1, 3, 5):
            a, host = c_void_p(), ctypes.create_string_buffer(MIB)
            rt.cudaMalloc(byref(a), size * MIB)
            rt.cudaMemset(a, 7, MIB)
            rt.cudaMemcpy(a, host, MIB, 1)
            rt.cudaMemcpy(host, a, MIB, 2)
            rt.cudaDeviceSynchronize()
            rt.cudaFree(a)

    threads = [threading.Thread(target=work) for _ in range(2)]
    [t.start() for t in threads]
    [t.join() for t in threads]
    rt.cudaFree(c_void_p(0x1234))
    cu.cuMemFree_v2(0x1234)
    function = kernel(cu)
    for _ in range(20):
        launch(cu, function)
    cu.cuCtxSynchronize()


def captures():
    """A graph by stream capture, launched again and again, and changed in between."""
    cu = driver()
    function, other = kernel(cu), kernel(cu, b"reduce")
    stream, graph, executable = c_void_p(), c_void_p(), c_void_p()
    cu.cuStreamCreate(byref(stream), 1)
    memory = c_uint64()
    cu.cuMemAlloc_v2(byref(memory), MIB)
    cu.cuStreamBeginCapture_v2(stream, 0)
    for f in (function, other, function):
        launch(cu, f, stream)
    cu.cuMemsetD8Async(memory.value, 0, MIB, stream)
    cu.cuStreamEndCapture(stream, byref(graph))
    cu.cuGraphInstantiateWithFlags(byref(executable), graph, 0)
    for _ in range(5):
        cu.cuGraphLaunch(executable, stream)
    cu.cuStreamSynchronize(stream)
    launch(cu, other, stream)
    cu.cuStreamSynchronize(stream)
    cu.cuGraphExecDestroy(executable)
    cu.cuGraphDestroy(graph)


class Place(ctypes.Structure):
    _fields_ = [("type", c_int), ("id", c_int)]


class AllocationProperties(ctypes.Structure):
    _fields_ = [("type", c_int), ("handles", c_int), ("place", Place), ("win32", c_void_p), ("flags", c_uint64)]


class Access(ctypes.Structure):
    _fields_ = [("place", Place), ("flags", c_int)]


def vmm():
    """Memory that is created, mapped twice, and unmapped; one handle is leaked."""
    cu = driver()
    properties, size = AllocationProperties(1, 0, Place(1, 0)), 4 * MIB
    handles = [c_uint64() for _ in range(3)]
    for handle in handles:
        cu.cuMemCreate(byref(handle), size, byref(properties), 0)
    start = c_uint64()
    cu.cuMemAddressReserve(byref(start), 4 * size, 0, 0, 0)
    for at, handle in enumerate(handles[:2]):
        cu.cuMemMap(start.value + at * size, size, 0, handle.value, 0)
    cu.cuMemMap(start.value + 2 * size, size, 0, handles[0].value, 0)
    cu.cuMemSetAccess(start.value, 3 * size, byref(Access(Place(1, 0), 3)), 1)
    cu.cuMemsetD8_v2(start.value, 1, size)
    cu.cuMemUnmap(start.value, 3 * size)
    cu.cuMemAddressFree(start.value, 4 * size)
    for handle in handles[:2]:
        cu.cuMemRelease(handle.value)


def pools():
    """Stream-ordered memory, pitched, managed and pinned memory; one of each is leaked."""
    cu = driver()
    stream = c_void_p()
    cu.cuStreamCreate(byref(stream), 1)
    for turn in range(4):
        a, pitch, managed, pinned, pitched = c_uint64(), c_size_t(), c_uint64(), c_void_p(), c_uint64()
        cu.cuMemAllocAsync(byref(a), (turn + 1) * MIB, stream)
        cu.cuMemAllocPitch_v2(byref(pitched), byref(pitch), 1000, 64, 4)
        cu.cuMemAllocManaged(byref(managed), MIB, 1)
        cu.cuMemAllocHost_v2(byref(pinned), 65536)
        cu.cuMemcpyHtoDAsync_v2(a.value, pinned, 65536, stream)
        cu.cuMemcpyDtoDAsync_v2(a.value, managed.value, 65536, stream)
        cu.cuStreamSynchronize(stream)
        if turn:
            cu.cuMemFreeAsync(a.value, stream)
            cu.cuMemFree_v2(pitched.value)
            cu.cuMemFree_v2(managed.value)
            cu.cuMemFreeHost(pinned)
    cu.cuStreamSynchronize(stream)


def killed():
    """Ends by SIGKILL while another thread waits for the GPU (GPUTAP_SIM_DELAY)."""
    cu = driver()
    function = kernel(cu)
    for _ in range(50):
        launch(cu, function)
    context = c_void_p()
    cu.cuCtxGetCurrent(byref(context))

    def wait():
        cu.cuCtxSetCurrent(context)
        cu.cuCtxSynchronize()

    threading.Thread(target=wait, daemon=True).start()
    threading.Event().wait(1.5)
    os.kill(os.getpid(), signal.SIGKILL)


def losses():
    """More launches than small rings hold while nobody drains them."""
    cu = driver()
    function = kernel(cu)
    for _ in range(30000):
        launch(cu, function)
    cu.cuCtxSynchronize()


def epochs():
    """Memory of which some outlives what is kept of its calls."""
    cu = driver()
    function, kept = kernel(cu), []
    for turn in range(6):
        a, b = c_uint64(), c_uint64()
        cu.cuMemAlloc_v2(byref(a), (turn + 1) * MIB)
        cu.cuMemAlloc_v2(byref(b), 256)
        for _ in range(40):
            launch(cu, function)
        cu.cuMemFree_v2(b.value)
        kept.append(a)
        threading.Event().wait(0.25)
    cu.cuMemFree_v2(kept[2].value)


if __name__ == "__main__":
    globals()[sys.argv[1]]()
