"""Eager training steps for timing.  usage: train_loop.py [SECONDS] [big]

Prints `step_us MEDIAN` over groups of steps after the warm-up. A group is timed with its synchronise, so the figure is
what a training job sees, not the cost of the calls alone. The small model keeps the CPU busy and the GPU waiting; the big
one is bound by the GPU, as most training is.

With SWITCH="gputap ctl" in the environment recording is switched on and off in turns, and each turn's median is printed:
`off US` and `on US`. One process then measures both, so that what differs between processes cancels out.
"""
import os
import subprocess
import sys
import time

import torch

from small_model import make, step

TURNS = 60


def group(state, steps):
    start = time.perf_counter()
    for _ in range(steps):
        step(*state)
    torch.cuda.synchronize()
    return (time.perf_counter() - start) / steps * 1e6


def median_us(state, steps, seconds):
    times = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not times:
        times.append(group(state, steps))
    return sorted(times)[len(times) // 2]


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    big = "big" in sys.argv[2:]
    state, steps = make(big=big), 2 if big else 10
    for _ in range(5):
        group(state, steps)
    switch = os.environ.get("SWITCH")
    if not switch:
        print(f"step_us {median_us(state, steps, seconds):.2f}")
        return
    for turn in range(TURNS):
        on = turn % 4 in (1, 2)  # off on, on off, off on, …
        subprocess.run([*switch.split(), str(os.getpid()), "start" if on else "stop"], check=True)
        print(f"{'on' if on else 'off'} {median_us(state, steps, seconds):.2f}")


main()
