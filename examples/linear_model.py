"""Fits a plane to noisy points with weights that are changed by hand, on a GPU where there is one.

    gputap run --on-demand -- python examples/linear_model.py
    gputap trace --duration-ms 500 --fetch traces/      # in another terminal

There is no optimizer, and so no step that PyTorch's profiler could count: `gputap trace --iterations` finds that out and asks
again by time.

usage: linear_model.py [STEPS]      without a number it goes on until Ctrl-C
"""
import itertools
import sys
import time

import torch

INPUTS = 64
device = "cuda" if torch.cuda.is_available() else "cpu"
wanted = torch.linspace(-1, 1, INPUTS, device=device).unsqueeze(1)
model = torch.nn.Linear(INPUTS, 1).to(device)

for step in range(int(sys.argv[1])) if len(sys.argv) > 1 else itertools.count():
    points = torch.randn(256, INPUTS, device=device)
    values = points @ wanted + 0.1 * torch.randn(256, 1, device=device)
    loss = torch.nn.functional.mse_loss(model(points), values)
    model.zero_grad()
    loss.backward()
    with torch.no_grad():
        for weights in model.parameters():
            weights -= 0.05 * weights.grad
    if step % 100 == 0:
        print(f"step {step}: loss {loss.item():.4f}", flush=True)
    time.sleep(0.01)  # stands for reading data
print(f"loss {loss.item():.4f}")
