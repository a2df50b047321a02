"""The model the torch workloads share: a two-layer transformer that is bound by launches, not by arithmetic.

Attention runs as plain matrix products and every algorithm is a deterministic one, so that two runs print the same.
"""
import os

# Has to be set before the first cuBLAS handle is made.
os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")

import torch
from torch import nn


class Small(nn.Module):
    def __init__(self, width=128, heads=4, layers=2):
        super().__init__()
        layer = nn.TransformerEncoderLayer(width, heads, 4 * width, dropout=0.0, batch_first=True)
        self.body = nn.TransformerEncoder(layer, layers, enable_nested_tensor=False)
        self.head = nn.Linear(width, width)

    def forward(self, x):
        return self.head(self.body(x))


def make(seed=1, big=False):
    """(model, optimizer, batch), the same on every run. The big one keeps the GPU busy."""
    torch.manual_seed(seed)
    torch.use_deterministic_algorithms(True, warn_only=True)
    for name in ("flash", "mem_efficient", "cudnn"):
        switch = getattr(torch.backends.cuda, f"enable_{name}_sdp", None)
        if switch:
            switch(False)
    width, rows, length = (2048, 8, 512) if big else (128, 8, 64)
    model = Small(width, heads=width // 32, layers=4 if big else 2).cuda()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    batch = torch.randn(rows, length, width, device="cuda")
    return model, optimizer, batch


def step(model, optimizer, batch):
    loss = nn.functional.mse_loss(model(batch), batch.roll(1, 1))
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    optimizer.step()
    return loss
