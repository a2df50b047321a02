"""NCCL as a Python program without a framework reaches it: dlopen with RTLD_LOCAL and dlsym, over the driver API."""
import ctypes
import glob
import json
import os
import site
import sys

FLOAT32, SUM = 7, 0


def library(name, pattern):
    """The system's library, or the one that pip installed."""
    places = [os.path.join(place, pattern) for place in (*site.getsitepackages(), site.getusersitepackages())]
    for path in (name, *(path for place in places for path in sorted(glob.glob(place)))):
        try:
            return ctypes.CDLL(path)
        except OSError:
            continue
    sys.exit(f"no {name} here")


def check(status, what):
    if status != 0:
        sys.exit(f"{what} returned {status}")


def main():
    cuda, nccl = library("libcuda.so.1", "none"), library("libnccl.so.2", "nvidia/nccl/lib/libnccl.so.2")
    context, memory, comm = ctypes.c_void_p(), ctypes.c_uint64(), ctypes.c_void_p()
    check(cuda.cuInit(0), "cuInit")
    check(cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0), "cuDevicePrimaryCtxRetain")
    check(cuda.cuCtxSetCurrent(context), "cuCtxSetCurrent")
    check(cuda.cuMemAlloc_v2(ctypes.byref(memory), ctypes.c_size_t(1 << 20)), "cuMemAlloc")
    check(nccl.ncclCommInitAll(ctypes.byref(comm), 1, (ctypes.c_int * 1)(0)), "ncclCommInitAll")
    calls = size = 0
    for count in (1, 1000, 100_000):
        for _ in range(10):
            check(nccl.ncclAllReduce(memory, memory, ctypes.c_size_t(count), FLOAT32, SUM, comm, None), "ncclAllReduce")
            calls, size = calls + 1, size + count * 4
    check(cuda.cuCtxSynchronize(), "cuCtxSynchronize")
    check(nccl.ncclCommDestroy(comm), "ncclCommDestroy")
    print(json.dumps({"comm": "all", "collective": "AllReduce", "calls": calls, "bytes": size}))


main()
