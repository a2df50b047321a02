"""What gputap costs: the same program with and without recording, in turns.

usage: overhead.py --within [--seconds N] [--turns N] [--only PROGRAM,…]
       overhead.py [--build DIR] [--pairs N] [--seconds N] [--run-seconds S] [--only …]

With --within one traced process of each program switches recording off and on (`gputap ctl`) in many short turns and times
only what lies inside a turn, without its beginning: what differs between processes, and what drifts slower than a turn,
cancels out. Two turns make a pair; printed is the median of the pairs' ratios with a bootstrap 95 % interval, and the same of
the means, in which rare disturbances count.

Without it, a pair is one run of each kind; which comes first alternates. The figure of a run is the median the program itself
prints for its steady state: start-up and the end of the trace are not in it. A last traced run, outside the figures, says how
many calls were lost.

A goal is `met` when the whole interval is below it, `missed` when the whole interval is above, and `open` otherwise. --seconds
bounds the whole; what no longer fits is not started.
"""
import argparse
import json
import os
import pathlib
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

import job
import tap
from machine import PYTHON, RESULTS, WORKLOADS, has_module

FIGURE = re.compile(r"^(ns_per_launch|step_us) ([0-9.]+)$", re.M)
TURN = re.compile(r"^(off|on) ([0-9.]+) ([0-9.]+)$", re.M)


class Program(NamedTuple):
    name: str
    argv: list
    goal: float  # ratio
    turn_ms: int
    skip_ms: int  # at the beginning of a turn, thrown away
    last: list = []  # arguments after the seconds


def programs(options):
    """The programs that can run here; the others are named with the reason."""
    train = [PYTHON, str(WORKLOADS / "train_loop.py")]
    known = [
        Program("launch_loop", [str(options.build / "launch_loop")], 1.02, 50, 5),
        Program("launch_loop_extended", [str(options.build / "launch_loop_extended")], 1.02, 50, 5),
        Program("launch_loop_shared", [str(options.build / "launch_loop_shared")], 1.03, 50, 5),
        Program("train_loop", train, 1.005, 200, 20),
        # Its steps take a tenth of a second: a turn has a handful.
        Program("train_loop_big", train, 1.005, 700, 130, ["big"]),
    ]
    found = []
    for program in known:
        if options.only and program.name not in options.only:
            continue
        if program.argv[0] == PYTHON and not has_module("torch"):
            print(f"{program.name:<18}  skipped: no torch for {PYTHON}")
        elif not os.path.exists(program.argv[-1]):
            print(f"{program.name:<18}  skipped: not built")
        else:
            found.append(program)
    return found


# ---- statistics ------------------------------------------------------------------------------------------


def interval(values, rounds=2000):
    """Bootstrap 95 % interval of the median."""
    source = random.Random(1)
    medians = sorted(statistics.median(source.choices(values, k=len(values))) for _ in range(rounds))
    return medians[int(rounds * 0.025)], medians[int(rounds * 0.975)]


def ratio_of(pairs):
    """Of (off, on) pairs: {"off", "on", "ratio", "low", "high"}."""
    ratios = [on / off for off, on in pairs]
    low, high = interval(ratios)
    off, on = (statistics.median(side) for side in zip(*pairs))
    return {"off": off, "on": on, "ratio": statistics.median(ratios), "low": low, "high": high}


def against(goal, row):
    return "met" if row["high"] <= goal else "missed" if row["low"] > goal else "open"


def paired(turns):
    """[(off, on)] of medians and of means from [(kind, median, mean)] in turns off on, on off, …"""
    medians, means = [], []
    for first, second in zip(turns[::2], turns[1::2]):
        by_kind = {kind: (float(median), float(mean)) for kind, median, mean in (first, second)}
        if len(by_kind) == 2:
            medians.append((by_kind["off"][0], by_kind["on"][0]))
            means.append((by_kind["off"][1], by_kind["on"][1]))
    return medians, means


# ---- running ---------------------------------------------------------------------------------------------


def output_of(argv, place, timeout, traced_by=None, **more):
    """Standard output of one run, whose trace, if any, is place/trace."""
    out, console = place / "stdout", place / "console"
    env = dict(os.environ, WORKLOAD_STDOUT=str(out), PYTHONDONTWRITEBYTECODE="1", **more)
    line = ["sh", "-c", 'exec "$@" >"$WORKLOAD_STDOUT"', "sh", *argv]
    code, _ = job.run(tap.command(traced_by, place / "trace", line) if traced_by else line, env, console, timeout)
    stdout = out.read_text(errors="replace") if out.exists() else ""
    if code != 0:
        said = (stdout.strip().splitlines() or [job.last_words(console)])[-1]
        raise RuntimeError(f"{'traced' if traced_by else 'plain'} run failed ({code}): {said}")
    return stdout


def lost_in(options, place):
    return tap.observed(tap.report(options.gputap, place / "trace")).lost


def within(options, program, seconds):
    """Pairs of turns inside one traced process."""
    with tempfile.TemporaryDirectory(prefix="gputap-overhead-") as place:
        place = pathlib.Path(place)
        stdout = output_of([*program.argv, str(seconds), *program.last], place, seconds + 60, options.gputap,
                           SWITCH=tap.switch(options.gputap), TURNS=str(options.turns), TURN_MS=str(program.turn_ms),
                           SKIP_MS=str(program.skip_ms))
        lost = lost_in(options, place)
    medians, means = paired(TURN.findall(stdout))
    if len(medians) < 4:
        raise RuntimeError(f"only {len(medians)} pairs in {seconds:.0f} s")
    row = ratio_of(medians) | {"pairs": medians, "means": ratio_of(means), "lost": lost, "goal": program.goal}
    print(f"{program.name:<18}  pairs {len(medians):>3}  {row['off']:.1f} -> {row['on']:.1f}  ratio {row['ratio']:.4f}"
          f"  95 % [{row['low']:.4f}, {row['high']:.4f}]  of means {row['means']['ratio']:.4f}"
          f" [{row['means']['low']:.4f}, {row['means']['high']:.4f}]  goal {program.goal} {against(program.goal, row)}"
          f"  lost {lost}", flush=True)
    return row


def figure_of(argv, traced_by=None, look_at=lambda place: None):
    """One run's figure: (unit, value). `look_at` is given the directory with the trace before it is deleted."""
    with tempfile.TemporaryDirectory(prefix="gputap-overhead-") as place:
        match = FIGURE.search(output_of(argv, pathlib.Path(place), 120, traced_by))
        if not match:
            raise RuntimeError("the program printed no figure")
        look_at(pathlib.Path(place))
        return match.group(1), float(match.group(2))


def measure(options, program, seconds):
    """Pairs of whole runs."""
    pairs, unit, lost, argv = [], "", [], [*program.argv, str(options.run_seconds), *program.last]
    deadline = time.monotonic() + seconds
    figure_of(argv)  # fills caches; thrown away
    started = time.monotonic()
    for number in range(options.pairs):
        each = (time.monotonic() - started) / number if number else 0
        if time.monotonic() + each > deadline and number >= 3:
            break
        order = (None, options.gputap) if number % 2 == 0 else (options.gputap, None)
        figures = {}
        for traced_by in order:
            unit, figures[bool(traced_by)] = figure_of(argv, traced_by)
        pairs.append((figures[False], figures[True]))
    figure_of(argv, options.gputap, lambda place: lost.append(lost_in(options, place)))
    row = ratio_of(pairs) | {"unit": unit, "pairs": pairs, "lost": lost[0], "goal": program.goal}
    print(f"{program.name:<18}  pairs {len(pairs):>3}  {unit} {row['off']:.1f} -> {row['on']:.1f}  ratio {row['ratio']:.4f}"
          f"  95 % [{row['low']:.4f}, {row['high']:.4f}]  goal {program.goal} {against(program.goal, row)}  lost {lost[0]}",
          flush=True)
    return row


def options_of(argv):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=pathlib.Path, default=RESULTS / "build")
    parser.add_argument("--seconds", type=float, default=240, help="for all programs together")
    parser.add_argument("--only", type=lambda text: set(text.split(",")), default=set())
    parser.add_argument("--within", action="store_true", help="pairs inside one process")
    parser.add_argument("--turns", type=int, default=400, help="with --within: at most so many")
    parser.add_argument("--pairs", type=int, default=30, help="without --within: at most so many")
    parser.add_argument("--run-seconds", type=float, default=1.5, help="without --within: steady state of one run")
    options = parser.parse_args(argv)
    options.build = options.build.resolve()
    options.gputap = tap.binary()
    return options


def main():
    options = options_of(sys.argv[1:])
    if not options.gputap:
        sys.exit("overhead: no gputap: set GPUTAP or build it with `cargo build --release`")
    end = time.monotonic() + options.seconds
    rows, todo = {}, programs(options)
    for index, program in enumerate(todo):
        # An equal share of what is left; a third of it, at most 15 s, is for starting, closing and reading the trace.
        share = (end - time.monotonic()) / (len(todo) - index)
        try:
            if share < 5:
                raise RuntimeError("out of time")
            rows[program.name] = (within if options.within else measure)(options, program, share - min(15, share / 3))
        except (RuntimeError, subprocess.TimeoutExpired) as error:
            print(f"{program.name:<18}  not measured: {error}", flush=True)
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / "overhead.json").write_text(json.dumps(rows, indent=1))
    sys.exit(0 if rows else 2)


if __name__ == "__main__":
    main()
