"""What recording costs a launch-bound PyTorch program, by whole processes.

usage: whole.py [--turns N] [--run-seconds S] [--seconds N] [--modes MODE,…]

Each turn runs `eager_loop.py` once in every mode, in another order each time: `plain` without gputap, `paused` with its hooks
in place and recording off, `driver` recording the driver alone, `all` recording every layer. A process that is only switched
on and off would not see what the hooks' mere presence costs, and a loop that does nothing else keeps caches warm that a
framework evicts between two launches.

The figure of a process is its best batch. Printed is the median of the turns' ratios to `plain` with a bootstrap 95 % interval,
the nanoseconds that it adds to one operation, and the ratio of the best process of each mode.
"""
import argparse
import json
import os
import pathlib
import random
import re
import statistics
import sys
import tempfile
import time

import job
import tap
from machine import PYTHON, RESULTS, WORKLOADS, has_module
from overhead import against, interval

MODES = {"plain": None, "paused": ["--paused"], "driver": ["--api", "driver"], "all": []}
GOALS = {"paused": 1.003, "driver": 1.02, "all": 1.02}
FIGURE = re.compile(r"^op_us ([0-9.]+)$", re.M)


def best_of(options, mode):
    """Microseconds per operation in the best batch of one process."""
    with tempfile.TemporaryDirectory(prefix="gputap-whole-", dir="/dev/shm") as place:
        console = pathlib.Path(place) / "console"
        # On one processor, which the collector leaves alone if it can: a process that wanders has cold caches for that alone.
        line = ["taskset", "-c", str(options.cpu), PYTHON, str(WORKLOADS / "eager_loop.py"), str(options.run_seconds)]
        if MODES[mode] is not None:
            line = [options.gputap, "run", "--quiet", "--out", f"{place}/trace", *MODES[mode], "--", *line]
        code, _ = job.run(line, dict(os.environ, PYTHONDONTWRITEBYTECODE="1"), console, 120)
        match = FIGURE.search(console.read_text(errors="replace"))
        if code != 0 or not match:
            raise RuntimeError(f"{mode}: {code}: {job.last_words(console)}")
        return float(match.group(1))


def turns(options):
    """[{mode: figure}] of as many turns as there is time for."""
    end, order, done = time.monotonic() + options.seconds, list(options.modes), []
    source = random.Random(1)
    best_of(options, "plain")  # fills caches; thrown away
    for _ in range(options.turns):
        started = time.monotonic()
        source.shuffle(order)
        done.append({mode: best_of(options, mode) for mode in order})
        if time.monotonic() + (time.monotonic() - started) > end:
            break
    return done


def row_of(mode, done):
    pairs = [(turn["plain"], turn[mode]) for turn in done]
    ratios = [on / off for off, on in pairs]
    low, high = interval(ratios)
    return {
        "turns": len(pairs), "ratio": statistics.median(ratios), "low": low, "high": high,
        "ns": statistics.median((on - off) * 1e3 for off, on in pairs),
        "best_plain": min(off for off, _ in pairs), "best": min(on for _, on in pairs), "goal": GOALS[mode],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--run-seconds", type=float, default=2.0, help="steady state of one process")
    parser.add_argument("--seconds", type=float, default=540, help="for everything")
    parser.add_argument("--cpu", type=int, default=max(os.sched_getaffinity(0)), help="where the program runs")
    parser.add_argument("--modes", default="plain,paused,driver,all")
    options = parser.parse_args()
    options.modes = ["plain", *(m for m in options.modes.split(",") if m != "plain")]
    options.gputap = tap.binary()
    if not options.gputap or not has_module("torch"):
        sys.exit("whole: needs gputap (GPUTAP, or a release build) and torch")
    done = turns(options)
    rows = {mode: row_of(mode, done) for mode in options.modes[1:]}
    for mode, row in rows.items():
        print(f"{mode:<8} turns {row['turns']:>3}  us {row['best_plain']:.3f} -> {row['best']:.3f}"
              f"  of the best {row['best'] / row['best_plain']:.4f}  ratio {row['ratio']:.4f}"
              f"  95 % [{row['low']:.4f}, {row['high']:.4f}]  ns {row['ns']:.0f}  goal {row['goal']} {against(row['goal'], row)}")
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / "whole.json").write_text(json.dumps({"turns": done, "rows": rows}, indent=1))


if __name__ == "__main__":
    main()
