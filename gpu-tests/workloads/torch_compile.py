"""A compiled function: generated Triton kernels, launched through the driver API."""
import torch

torch.manual_seed(0)


@torch.compile
def gelu_norm(x, weight):
    y = torch.nn.functional.gelu(x @ weight) + x.sin()
    return (y - y.mean(-1, keepdim=True)) / (y.std(-1, keepdim=True) + 1e-5)


x = torch.randn(256, 128, device="cuda")
weight = torch.randn(128, 128, device="cuda")
for i in range(20):
    x = gelu_norm(x, weight)
print(f"sum {x.double().abs().sum().item():.4f}")
torch.cuda.synchronize()
