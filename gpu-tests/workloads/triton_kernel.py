"""Hand-written Triton kernels."""
import torch
import triton
import triton.language as tl


@triton.jit
def add_kernel(x, y, out, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    tl.store(out + offsets, tl.load(x + offsets, mask) + tl.load(y + offsets, mask), mask)


@triton.jit
def row_sum_kernel(x, out, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    offsets = tl.arange(0, BLOCK)
    values = tl.load(x + row * columns + offsets, offsets < columns, other=0.0)
    tl.store(out + row, tl.sum(values, 0))


n = 10_000
x = torch.arange(n, device="cuda", dtype=torch.float32)
out = torch.empty_like(x)
for _ in range(50):
    add_kernel[(triton.cdiv(n, 1024),)](x, x, out, n, BLOCK=1024)
rows = torch.empty(100, device="cuda")
for _ in range(30):
    row_sum_kernel[(100,)](out, rows, 100, BLOCK=128)
print(f"add {out.double().sum().item():.1f} rows {rows.double().sum().item():.1f}")
torch.cuda.synchronize()
