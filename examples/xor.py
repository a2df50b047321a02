"""Learns exclusive or with two layers whose weights are changed by hand, on a GPU where there is one.

    gputap run --on-demand -- python examples/xor.py
    gputap trace --duration-ms 500 --fetch traces/      # in another terminal

There is no optimizer, and so no step that PyTorch's profiler could count: `gputap trace --iterations` finds that out and asks
again by time.

usage: xor.py [STEPS]      without a number it goes on until Ctrl-C
"""
import itertools
import sys
import time

import torch

torch.manual_seed(1)
device = "cuda" if torch.cuda.is_available() else "cpu"
inputs = torch.tensor([[0.0, 0], [0, 1], [1, 0], [1, 1]], device=device)
wanted = torch.tensor([[0.0], [1], [1], [0]], device=device)
model = torch.nn.Sequential(torch.nn.Linear(2, 8), torch.nn.Tanh(), torch.nn.Linear(8, 1)).to(device)

for step in range(int(sys.argv[1])) if len(sys.argv) > 1 else itertools.count():
    loss = torch.nn.functional.binary_cross_entropy_with_logits(model(inputs), wanted)
    model.zero_grad()
    loss.backward()
    with torch.no_grad():
        for weights in model.parameters():
            weights -= 0.5 * weights.grad
    if step % 100 == 0:
        print(f"step {step}: loss {loss.item():.4f}", flush=True)
    time.sleep(0.005)  # stands for reading data
print("answers", (model(inputs) > 0).int().flatten().tolist())
