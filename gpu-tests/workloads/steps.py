"""Training steps of a known shape, until a file appears.  usage: steps.py STOP_FILE [cpu]

Every step multiplies MATMULS pairs of matrices and steps an optimizer, so a trace of N steps has N * MATMULS of aten::mm.
Prints `ready` after the first step and `steps N` at the end.
"""
import os
import sys
import time

import torch

MATMULS = 7


def main():
    stop, device = sys.argv[1], "cpu" if "cpu" in sys.argv[2:] else "cuda"
    weight = torch.nn.Parameter(torch.ones(64, 64, device=device))
    optimizer = torch.optim.SGD([weight], lr=1e-6)
    other = torch.ones(64, 64, device=device)
    steps = 0
    while not os.path.exists(stop):
        with torch.no_grad():
            for _ in range(MATMULS):
                torch.mm(other, other)
        weight.grad = other
        optimizer.step()
        steps += 1
        if steps == 1:
            print("ready", flush=True)
        time.sleep(0.002)
    if device == "cuda":
        torch.cuda.synchronize()
    print("steps", steps, flush=True)


main()
