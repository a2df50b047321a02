"""CuPy: element-wise and reduction kernels, cuBLAS, a raw kernel, a second stream."""
import cupy

cupy.random.seed(1)
a = cupy.arange(256 * 256, dtype=cupy.float32).reshape(256, 256) / 65536
for _ in range(10):
    b = cupy.tanh(a @ a.T)
print(f"tanh {float(b.sum()):.3f}")

square = cupy.RawKernel(
    r"""
extern "C" __global__ void square(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = x[i] * x[i];
}""",
    "square",
)
flat = cupy.arange(1000, dtype=cupy.float32)
out = cupy.empty_like(flat)
with cupy.cuda.Stream(non_blocking=True) as stream:
    for _ in range(25):
        square((4,), (256,), (flat, out, cupy.int32(1000)))
    stream.synchronize()
print(f"square {float(out.sum()):.1f}")
print(f"host {float(cupy.asnumpy(out)[-1]):.1f}")
cupy.cuda.Device().synchronize()
