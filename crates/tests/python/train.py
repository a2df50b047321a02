"""A small training loop on the CPU: `train.py [nosteps]`. Says when it has begun."""

import sys
import time

import torch

model = torch.nn.Linear(64, 64)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
steps = "nosteps" not in sys.argv
print("begun", flush=True)
while True:
    optimizer.zero_grad()
    model(torch.rand(32, 64)).sum().backward()
    if steps:
        optimizer.step()
    time.sleep(0.01)
