"""The smallest eager operation in a loop, for timing.  usage: eager_loop.py CPU

Says `ready`, and then for each line on standard input runs batches of a thousand operations for that many seconds on processor
CPU, and prints the microseconds that one operation took in the best of them. Its kernel is shorter than the way through
PyTorch, so the processor is all that is measured; the best batch is the one that nothing else on the machine disturbed.
"""
import os
import sys
import time

import torch

OPERATIONS = 1000


def batch(x):
    start = time.perf_counter()
    for _ in range(OPERATIONS):
        x.add_(1)
    passed = time.perf_counter() - start
    torch.cuda.synchronize()
    return passed / OPERATIONS * 1e6


def main():
    x = torch.zeros(1, device="cuda")
    for _ in range(20):
        batch(x)
    os.sched_setaffinity(0, {int(sys.argv[1])})
    print("ready", flush=True)
    for line in sys.stdin:
        end = time.perf_counter() + float(line)
        batch(x)
        best = batch(x)
        while time.perf_counter() < end:
            best = min(best, batch(x))
        print(f"{best:.4f}", flush=True)


main()
