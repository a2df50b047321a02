"""Eager PyTorch in a loop, for timing whole processes.  usage: eager_loop.py CPU PROGRAM [BATCHES]

PROGRAM is `add`, the smallest operation there is, whose kernel is shorter than the way through PyTorch; `ask`, which only asks
which device is current; `train`, training steps of a model so small that the processor is what they wait for; or `big`, steps
that wait for the GPU.

Says `ready`, and then for each line on standard input runs batches for that many seconds on processor CPU, and prints the
microseconds that one operation or step took in the best of them: the one that nothing else on the machine disturbed. With
BATCHES it runs so many and prints how many operations or steps they were.
"""
import os
import sys
import time

import torch

from small_model import make, step


def adding():
    x = torch.zeros(1, device="cuda")

    def batch():
        for _ in range(1000):
            x.add_(1)

    return batch, 1000, False


def asking():
    def batch():
        for _ in range(1000):
            torch.cuda.current_device()

    return batch, 1000, False


def training(big):
    state, steps = make(big=big), 2 if big else 10

    def batch():
        for _ in range(steps):
            step(*state)

    return batch, steps, True


def timed(batch, count, waits):
    """Microseconds of one of `count`; with the GPU's time where the program `waits` for it."""
    start = time.perf_counter()
    batch()
    if waits:
        torch.cuda.synchronize()
    passed = time.perf_counter() - start
    torch.cuda.synchronize()
    return passed / count * 1e6


def main():
    programs = {"add": adding, "ask": asking, "train": lambda: training(False), "big": lambda: training(True)}
    program = programs[sys.argv[2]]()
    if len(sys.argv) > 3:
        for _ in range(int(sys.argv[3])):
            timed(*program)
        print(int(sys.argv[3]) * program[1])
        return
    for _ in range(10):
        timed(*program)
    os.sched_setaffinity(0, {int(sys.argv[1])})
    print("ready", flush=True)
    for line in sys.stdin:
        end = time.perf_counter() + float(line)
        timed(*program)
        best = timed(*program)
        while time.perf_counter() < end:
            best = min(best, timed(*program))
        print(f"{best:.4f}", flush=True)


main()
