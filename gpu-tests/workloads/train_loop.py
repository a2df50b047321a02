"""Eager training steps for timing.  usage: train_loop.py [SECONDS] [big]

Prints `step_us MEDIAN` over groups of steps after the warm-up. A group is timed with its synchronise, so the figure is
what a training job sees, not the cost of the calls alone. The small model keeps the CPU busy and the GPU waiting; the big
one is bound by the GPU, as most training is.

With SWITCH="gputap ctl" in the environment recording is switched off and on in turns of TURN_MS, at most TURNS of them and
for at most SECONDS. Each turn prints `off MEDIAN MEAN` or `on MEDIAN MEAN` of its steps, without its first SKIP_MS: what the
switching itself disturbs is in no figure. One process then measures both, so that what differs between processes cancels
out.
"""
import os
import statistics
import subprocess
import sys
import time

import torch

from small_model import make, step


def group(state, steps):
    start = time.perf_counter()
    for _ in range(steps):
        step(*state)
    torch.cuda.synchronize()
    return (time.perf_counter() - start) / steps * 1e6


def groups(state, steps, seconds, skip=0.0):
    """Times of the groups that begin after `skip`."""
    times, begin = [], time.perf_counter()
    while time.perf_counter() < begin + seconds or not times:
        start = time.perf_counter()
        figure = group(state, steps)
        if start >= begin + skip:
            times.append(figure)
    return times


def turns(switch, state, seconds):
    length, skip = (float(os.environ[name]) / 1e3 for name in ("TURN_MS", "SKIP_MS"))
    end = time.perf_counter() + seconds
    for turn in range(int(os.environ["TURNS"])):
        if turn % 4 == 0 and time.perf_counter() > end:
            break
        on = turn % 4 in (1, 2)  # off on, on off, off on, …
        subprocess.run([*switch.split(), str(os.getpid()), "start" if on else "stop"], check=True)
        times = groups(state, 1, length, skip)
        print(f"{'on' if on else 'off'} {statistics.median(times):.2f} {statistics.mean(times):.2f}")


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    big = "big" in sys.argv[2:]
    state, steps = make(big=big), 2 if big else 10
    for _ in range(5):
        group(state, steps)
    switch = os.environ.get("SWITCH")
    if switch:
        turns(switch, state, seconds)
    else:
        print(f"step_us {statistics.median(groups(state, steps, seconds)):.2f}")


main()
