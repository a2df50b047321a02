"""What gputap costs: the same program alone and traced, in turns.

usage: overhead.py [--build DIR] [--pairs N] [--seconds N] [--run-seconds S] [--only launch_loop,train_loop]
       overhead.py --within [--run-seconds S] [--only …]

With --within one traced process of each program measures 30 pairs by switching recording on and off (`gputap ctl`):
where processes differ more from each other than recording costs, this is the figure to read.


A pair is one run of each kind; which comes first alternates, so that a machine that drifts harms both alike. The
figure of a run is the median the program itself prints for its steady state: start-up and the end of the trace
are not in it. Printed per program: the median of the pairs' ratios with a bootstrap 95 % interval, and the
medians of both kinds; a last traced run, outside the figures, says how many calls were lost. --seconds bounds
the whole; pairs that no longer fit are not started.
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

import tap
from machine import PYTHON, RESULTS, WORKLOADS, has_module

FIGURE = re.compile(r"^(ns_per_launch|step_us) ([0-9.]+)$", re.M)


def programs(options):
    """[(name, argv)] that can run here; the others are named with the reason."""
    found = []
    loop = options.build / "launch_loop"
    if loop.exists():
        found.append(("launch_loop", [str(loop), str(options.run_seconds)]))
    else:
        print("launch_loop     skipped: not built")
    if has_module("torch"):
        train = [PYTHON, str(WORKLOADS / "train_loop.py"), str(options.run_seconds)]
        found += [("train_loop", train), ("train_loop_big", [*train, "big"])]
    else:
        print(f"train_loop      skipped: no torch for {PYTHON}")
    return [row for row in found if not options.only or row[0] in options.only]


def figure_of(argv, traced_by=None, look_at=lambda trace: None):
    """One run's figure: (unit, value). `look_at` is given the trace before it is deleted."""
    with tempfile.TemporaryDirectory(prefix="gputap-overhead-") as place:
        out = pathlib.Path(place) / "stdout"
        env = dict(os.environ, WORKLOAD_STDOUT=str(out), PYTHONDONTWRITEBYTECODE="1")
        line = ["sh", "-c", 'exec "$@" >"$WORKLOAD_STDOUT"', "sh", *argv]
        if traced_by:
            line = tap.command(traced_by, pathlib.Path(place) / "trace", line)
        done = subprocess.run(line, env=env, stdin=subprocess.DEVNULL, capture_output=True, timeout=120)
        match = FIGURE.search(out.read_text(errors="replace") if out.exists() else "")
        if done.returncode != 0 or not match:
            said = (done.stderr.decode(errors="replace").strip().splitlines() or [""])[-1]
            raise RuntimeError(f"{'traced' if traced_by else 'plain'} run failed ({done.returncode}): {said[-200:]}")
        if traced_by:
            look_at(pathlib.Path(place) / "trace")
        return match.group(1), float(match.group(2))


def within(options, name, argv):
    """30 pairs inside one traced process: medians with recording off and on, in turns."""
    with tempfile.TemporaryDirectory(prefix="gputap-overhead-") as place:
        env = dict(os.environ, SWITCH=f"{options.gputap} ctl", PYTHONDONTWRITEBYTECODE="1")
        line = tap.command(options.gputap, pathlib.Path(place) / "trace", argv)
        done = subprocess.run(line, env=env, stdin=subprocess.DEVNULL, capture_output=True, timeout=300)
        turns = re.findall(r"^(off|on) ([0-9.]+)$", done.stdout.decode(errors="replace"), re.M)
        if done.returncode != 0 or len(turns) < 4:
            raise RuntimeError(f"traced run failed ({done.returncode}): {done.stderr.decode(errors='replace')[-300:]}")
    pairs = []
    for first, second in zip(turns[::2], turns[1::2]):
        figures = {kind: float(value) for kind, value in (first, second)}
        pairs.append((figures["off"], figures["on"]))
    ratios = [on / off for off, on in pairs]
    low, high = interval(ratios)
    row = {"pairs": pairs, "ratio": statistics.median(ratios), "low": low, "high": high}
    off, on = (statistics.median(side) for side in zip(*pairs))
    print(f"{name:<14}  within one process  pairs {len(pairs):>3}  {off:.1f} -> {on:.1f}"
          f"  ratio {row['ratio']:.4f}  95 % [{low:.4f}, {high:.4f}]", flush=True)
    return row


def interval(ratios, rounds=4000):
    """Bootstrap 95 % interval of the median."""
    source = random.Random(1)
    medians = sorted(statistics.median(source.choices(ratios, k=len(ratios))) for _ in range(rounds))
    return medians[int(rounds * 0.025)], medians[int(rounds * 0.975)]


def measure(options, name, argv, deadline):
    pairs, unit = [], ""
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
    lost = []
    figure_of(argv, options.gputap, lambda trace: lost.append(tap.observed(tap.report(options.gputap, trace)).lost))
    ratios = [traced / plain for plain, traced in pairs]
    low, high = interval(ratios)
    row = {
        "unit": unit, "pairs": pairs, "lost": lost[0], "ratio": statistics.median(ratios), "low": low, "high": high,
        "plain": statistics.median(plain for plain, _ in pairs), "traced": statistics.median(t for _, t in pairs),
    }
    print(f"{name:<14}  pairs {len(pairs):>3}  {unit} {row['plain']:.1f} -> {row['traced']:.1f}"
          f"  ratio {row['ratio']:.4f}  95 % [{low:.4f}, {high:.4f}]  lost {lost[0]}", flush=True)
    return row


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=pathlib.Path, default=RESULTS / "build")
    parser.add_argument("--pairs", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=300, help="for all programs together")
    parser.add_argument("--run-seconds", type=float, default=1.5, help="steady state measured in one run")
    parser.add_argument("--within", action="store_true", help="30 pairs inside one process")
    parser.add_argument("--only", type=lambda text: set(text.split(",")), default=set())
    options = parser.parse_args()
    options.build = options.build.resolve()
    options.gputap = tap.binary()
    if not options.gputap:
        sys.exit("overhead: no gputap: set GPUTAP or build it with `cargo build --release`")
    end = time.monotonic() + options.seconds
    rows, todo = {}, programs(options)
    for index, (name, argv) in enumerate(todo):
        share = (end - time.monotonic()) / (len(todo) - index)
        try:
            if options.within:
                rows[name] = within(options, name, argv)
            else:
                rows[name] = measure(options, name, argv, time.monotonic() + share)
        except (RuntimeError, subprocess.TimeoutExpired) as error:
            print(f"{name:<14}  not measured: {error}")
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / "overhead.json").write_text(json.dumps(rows, indent=1))
    sys.exit(0 if rows else 2)


if __name__ == "__main__":
    main()
