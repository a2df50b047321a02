"""The smallest eager operation in a loop, for timing.  usage: eager_loop.py [SECONDS]

Prints `op_us BEST` and `op_us_quarter Q`: the best and the lower quartile of the microseconds that one operation takes in
batches of a thousand. Its kernel is shorter than the way through PyTorch, so the processor is all that is measured; the best
batch is the one that nothing else on the machine disturbed.
"""
import statistics
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
    end = time.perf_counter() + (float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
    x = torch.zeros(1, device="cuda")
    for _ in range(20):
        batch(x)
    times = []
    while time.perf_counter() < end or len(times) < 20:
        times.append(batch(x))
    print(f"op_us {min(times):.4f}")
    print(f"op_us_quarter {statistics.quantiles(times, n=4)[0]:.4f}")


main()
