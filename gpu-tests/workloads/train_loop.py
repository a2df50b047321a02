"""Eager training steps for timing.  usage: train_loop.py [SECONDS]

Prints `step_us MEDIAN` over groups of ten steps after the warm-up. A group is timed with its synchronise, so the
figure is what a training job sees, not the cost of the calls alone.
"""
import sys
import time

import torch

from small_model import make, step

GROUP = 10


def group(model, optimizer, batch):
    start = time.perf_counter()
    for _ in range(GROUP):
        step(model, optimizer, batch)
    torch.cuda.synchronize()
    return (time.perf_counter() - start) / GROUP


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    state = make()
    for _ in range(5):
        group(*state)
    times = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not times:
        times.append(group(*state))
    times.sort()
    print(f"steps {len(times) * GROUP}")
    print(f"step_us {times[len(times) // 2] * 1e6:.2f}")


main()
