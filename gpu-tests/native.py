#!/usr/bin/env python3
"""`gputap trace --native`: a second of a program that is not PyTorch's, under `gputap run --paused` and with LD_PRELOAD alone.

usage: native.py [BUILD_DIR]

The witness is the program, which says how long a launch takes: a second can't have more of them, and has not far less.
Prints a line per check; exit code 1 if one fails.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import tap
from checks import check, failures, verdict
from machine import RESULTS

SECONDS = 6


def asked(gputap, env, *args):
    """What `gputap trace --native` says of the only process, once it has called CUDA."""
    line = [gputap, "trace", "--native", "--duration-ms", "1000", "--format", "json", *args]
    deadline = time.monotonic() + 20
    while True:
        done = subprocess.run(line, env=env, capture_output=True, text=True, timeout=60)
        if done.returncode == 0:
            (process,) = json.loads(done.stdout)["native"]
            return process
        if "no processes were matched" not in done.stderr or time.monotonic() > deadline:
            return {"state": done.stderr.strip()[-200:]}
        time.sleep(0.2)


def traced(what, gputap, env, job, trace, *args):
    """Runs the job, asks for a second of it, and compares."""
    process = subprocess.Popen(job, env=env, stdout=subprocess.PIPE, text=True)
    time.sleep(2)
    told = asked(gputap, env, *args)
    output, _ = process.communicate(timeout=60)
    check(f"{what}: recorded", told["state"] == "recorded", f"{told}")
    found = re.search(r"^ns_per_launch ([0-9.]+)$", output, re.M)
    check(f"{what}: the program ends as alone", process.returncode == 0 and bool(found))
    if failures:
        return
    line = subprocess.run([sys.executable, tap.__file__, trace], capture_output=True, text=True, env=dict(env, GPUTAP=gputap))
    launches, lost = (int(n) for n in re.findall(r"(?:launches|lost) (\d+)", line.stdout))
    most = 1e9 / float(found[1])
    check(f"{what}: a second of launches", 0.3 * most < launches < 1.1 * most and lost == 0,
          f"{launches} of at most {most:.0f}, lost {lost}")


def main():
    build = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else RESULTS / "build"
    gputap, program = tap.binary(), build / "launch_loop"
    if not gputap or not program.exists():
        sys.exit(f"native: needs gputap (set GPUTAP) and {program} (workloads/build.sh)")
    job = [str(program), str(SECONDS)]
    with tempfile.TemporaryDirectory(prefix="gtn", dir="/dev/shm") as rings, tempfile.TemporaryDirectory() as place:
        env = dict(os.environ, GPUTAP_DIR=rings)
        run = [gputap, "run", "--quiet", "--paused", "--out", f"{place}/run.trace", "--", *job]
        traced("gputap run --paused", gputap, env, run, f"{place}/run.trace")
        alone = dict(env, LD_PRELOAD=tap.library(gputap), GPUTAP_PAUSED="1")
        traced("LD_PRELOAD alone", gputap, env, ["env", *(f"{k}={alone[k]}" for k in ("LD_PRELOAD", "GPUTAP_PAUSED")), *job],
               f"{place}/part.trace", "-o", f"{place}/part.trace")
    sys.exit(verdict())


main()
