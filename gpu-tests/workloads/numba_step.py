"""Numba: kernels compiled from Python, copies, a second stream, shared memory."""
import numpy

if not hasattr(numpy, "row_stack"):  # gone from numpy 2.5, and some releases of Numba look for it
    numpy.row_stack = numpy.vstack

from numba import cuda, float32


@cuda.jit
def scale(x, y, factor):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = x[i] * factor


@cuda.jit
def block_sums(x, sums):
    part = cuda.shared.array(128, float32)
    i, t = cuda.grid(1), cuda.threadIdx.x
    part[t] = x[i] if i < x.size else 0.0
    cuda.syncthreads()
    if t == 0:
        total = 0.0
        for j in range(128):
            total += part[j]
        sums[cuda.blockIdx.x] = total


def main():
    host = numpy.arange(1000, dtype=numpy.float32)
    x, sums = cuda.to_device(host), cuda.device_array(8, dtype=numpy.float32)
    y = cuda.device_array_like(x)
    stream = cuda.stream()
    for _ in range(25):
        scale[8, 128, stream](x, y, numpy.float32(2))
    stream.synchronize()
    for _ in range(10):
        block_sums[8, 128](y, sums)
    print(f"numba {sums.copy_to_host().sum():.1f} {y.copy_to_host()[-1]:.1f}")
    cuda.synchronize()


main()
