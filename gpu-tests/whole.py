"""What recording costs an eager PyTorch program, by whole processes.

usage: whole.py [--program add|ask|train|big|step] [--processes N] [--at-once N] [--rounds N] [--seconds N] [--modes MODE,…] [--other GPUTAP]

Runs a program of `eager_loop.py` in every mode: `plain` without gputap, `paused` with its hooks in place and recording off, `driver`
recording the driver alone, `all` recording every layer; `other` is `all` with the gputap that --other names. Only whole processes compare: one that is switched on and off does not
see what the hooks' mere presence costs, and a loop that does nothing else keeps caches warm that a framework evicts between
two launches.

Processes differ by where their memory happens to lie, more than by what is measured, and the machine is faster at one time than
at another. So several of each mode are started at a time, wait until all are ready, and then run one after the other, on one
processor, in rounds of another order each. The figure of a process is its best batch. Only processes of one such wave are
compared: printed is the mean over the waves of the ratio of the modes' medians to that of `plain`, with a bootstrap 95 % interval,
and the nanoseconds that this is for one operation.

`--program step` says what a training step should cost: `add` and `ask` tell what one recorded call and one counted question cost,
two traced runs tell how many of both a step makes, and whole processes of `train` must not contradict the product.
"""
import argparse
import json
import math
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time

import tap
from machine import PYTHON, RESULTS, WORKLOADS, has_module
from overhead import against

MODES = {"plain": None, "paused": ["--paused"], "driver": ["--api", "driver"], "all": [], "other": []}
# By program: the smallest operation in a loop is launch-bound, the two kinds of training are not.
GOALS = {"add": {"paused": 1.003, "driver": 1.02, "all": 1.02}}
TRAINING = 1.005


class Process:
    """One run of the program, waiting for its turns."""

    def __init__(self, options, mode, place):
        line = [PYTHON, str(WORKLOADS / "eager_loop.py"), str(options.cpu), options.program]
        if MODES[mode] is not None:
            gputap = options.other if mode == "other" else options.gputap
            line = [gputap, "run", "--quiet", "--out", str(place / "trace"), *MODES[mode], "--", *line]
        self.mode, self.best = mode, float("inf")
        self.process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        env=dict(os.environ, PYTHONDONTWRITEBYTECODE="1"))

    def wait_ready(self):
        if self.process.stdout.readline() != "ready\n":
            raise RuntimeError(f"{self.mode}: the program ended with {self.process.wait()}")

    def turn(self, seconds):
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        self.best = min(self.best, float(self.process.stdout.readline()))

    def end(self):
        self.process.stdin.close()
        if self.process.wait(60) != 0:
            raise RuntimeError(f"{self.mode}: exit code {self.process.returncode}")


def wave(options, source):
    """[(mode, figure)] of as many processes as are run at once."""
    with tempfile.TemporaryDirectory(prefix="gputap-whole-", dir="/dev/shm") as place:
        modes = options.modes * max(1, options.at_once // len(options.modes))
        processes = []
        for number, mode in enumerate(modes):
            own = pathlib.Path(place) / str(number)
            own.mkdir()
            processes.append(Process(options, mode, own))
        for process in processes:
            process.wait_ready()
        for _ in range(options.rounds):
            source.shuffle(processes)
            for process in processes:
                process.turn(options.turn_seconds)
        for process in processes:
            process.end()
        return [(process.mode, process.best) for process in processes]


def figures(options):
    """{mode: [[figure of each process] of each wave]}, as many as are wanted or as there is time for."""
    found, source = {mode: [] for mode in options.modes}, random.Random(1)
    end = time.monotonic() + options.seconds
    while sum(map(len, found["plain"])) < options.processes:
        started = time.monotonic()
        of_wave = wave(options, source)
        for mode in options.modes:
            found[mode].append([figure for m, figure in of_wave if m == mode])
        if time.monotonic() + (time.monotonic() - started) > end:
            break
    return found


def ratio_of(ours, plain):
    """Mean over waves of the ratio of medians, by logarithms: half as fast and twice as fast cancel out."""
    logs = [math.log(statistics.median(o) / statistics.median(p)) for o, p in zip(ours, plain)]
    return math.exp(statistics.fmean(logs))


def row_of(mode, found, rounds=4000):
    """The cost of a mode against `plain`."""
    source = random.Random(1)
    plain, ours = found["plain"], found[mode]
    again = lambda waves: [source.choices(values, k=len(values)) for values in waves]
    ratios = sorted(ratio_of(again(ours), again(plain)) for _ in range(rounds))
    plain_us = statistics.median(value for values in plain for value in values)
    return {
        "processes": sum(map(len, ours)), "waves": len(ours), "plain_us": plain_us, "ratio": ratio_of(ours, plain),
        "low": ratios[int(rounds * 0.025)], "high": ratios[int(rounds * 0.975)],
    }


def cost_ns(row):
    return (row["ratio"] - 1) * row["plain_us"] * 1e3


def numbers(options, program):
    """(recorded calls, counted questions) of one operation or step: what two runs of different length differ by."""
    totals = []
    for batches in (2, 6):
        with tempfile.TemporaryDirectory(prefix="gputap-whole-", dir="/dev/shm") as place:
            line = [PYTHON, str(WORKLOADS / "eager_loop.py"), str(options.cpu), program, str(batches)]
            trace = pathlib.Path(place) / "trace"
            done = subprocess.run([options.gputap, "run", "--quiet", "--out", str(trace), "--", *line],
                                  stdout=subprocess.PIPE, text=True, check=True)
            seen = tap.report(options.gputap, trace)["totals"]
            totals.append((int(done.stdout), seen["stored"], seen["counted"]))
    (fewer, *before), (more, *after) = totals
    return [(b - a) / (more - fewer) for a, b in zip(before, after)]


def step(options):
    """What a training step should cost by the cost of its calls, and what it does."""
    options.modes, rows = ["plain", "all"], {}
    for program in ("add", "ask", "train"):
        options.program = program
        rows[program] = row_of("all", figures(options))
        rows[program]["calls"], rows[program]["questions"] = numbers(options, program)
        row = rows[program]
        print(f"{program:<6} all     processes {row['processes']:>3}  us {row['plain_us']:.3f}  ratio {row['ratio']:.4f}"
              f"  95 % [{row['low']:.4f}, {row['high']:.4f}]  ns {cost_ns(row):.0f}"
              f"  recorded calls {row['calls']:.1f}  questions {row['questions']:.1f}", flush=True)
    add, ask, train = rows["add"], rows["ask"], rows["train"]
    question = max(cost_ns(ask), 0) / ask["questions"]
    call = max(cost_ns(add) - question * add["questions"], 0) / add["calls"]
    expected = 1 + (call * train["calls"] + question * train["questions"]) / 1e3 / train["plain_us"]
    agree = train["low"] <= expected <= train["high"]
    print(f"step   a recorded call {call:.0f} ns, a question {question:.0f} ns: a training step should cost"
          f" {100 * (expected - 1):.2f} %, whole processes say {100 * (train['ratio'] - 1):.2f} %"
          f" [{100 * (train['low'] - 1):.2f}, {100 * (train['high'] - 1):.2f}]: {'they agree' if agree else 'CONTRADICTION'}")
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / "whole-step.json").write_text(json.dumps({"rows": rows, "expected": expected}, indent=1))
    return 0 if agree else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", choices=["add", "ask", "train", "big", "step"], default="add")
    parser.add_argument("--processes", type=int, default=24, help="of each mode")
    parser.add_argument("--at-once", type=int, default=min(24, 2 * (os.cpu_count() or 4)), help="processes that wait together")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each process")
    parser.add_argument("--turn-seconds", type=float, default=0.25)
    parser.add_argument("--seconds", type=float, default=300, help="for everything")
    parser.add_argument("--cpu", type=int, default=max(os.sched_getaffinity(0)), help="where the program runs")
    parser.add_argument("--modes", default="plain,paused,driver,all")
    parser.add_argument("--other", help="the gputap of mode `other`")
    options = parser.parse_args()
    options.modes = ["plain", *(m for m in options.modes.split(",") if m != "plain")]
    options.gputap = tap.binary()
    if not options.gputap or not has_module("torch"):
        sys.exit("whole: needs gputap (GPUTAP, or a release build) and torch")
    if options.program == "step":
        sys.exit(step(options))
    found = figures(options)
    rows = {mode: row_of(mode, found) for mode in options.modes[1:]}
    for mode, row in rows.items():
        row["goal"] = GOALS.get(options.program, {}).get(mode, TRAINING)
    for mode, row in rows.items():
        print(f"{options.program:<6} {mode:<7} processes {row['processes']:>3} in {row['waves']} waves  us {row['plain_us']:.3f}"
              f"  ratio {row['ratio']:.4f}  95 % [{row['low']:.4f}, {row['high']:.4f}]"
              f"  ns {cost_ns(row):.0f}  goal {row['goal']} {against(row['goal'], row)}")
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"whole-{options.program}.json").write_text(json.dumps({"figures": found, "rows": rows}, indent=1))


if __name__ == "__main__":
    main()
