"""Learns exclusive or with two layers, step by step, on a GPU where there is one.

    gputap run --on-demand -- python examples/xor.py
    gputap trace --iterations 3 --fetch traces/         # in another terminal

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
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)

for step in range(int(sys.argv[1])) if len(sys.argv) > 1 else itertools.count():
    optimizer.zero_grad()
    loss = torch.nn.functional.binary_cross_entropy_with_logits(model(inputs), wanted)
    loss.backward()
    optimizer.step()
    if step % 100 == 0:
        print(f"step {step}: loss {loss.item():.4f}", flush=True)
    time.sleep(0.005)  # stands for reading data
print("answers", (model(inputs) > 0).int().flatten().tolist())
