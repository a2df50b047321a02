#!/usr/bin/env python3
"""Calls that the runtime passes on to the driver: one record speaks for both, and must say what the program says it called.

usage: passed_on.py [BUILD_DIR]

The program prints every call with its arguments and its result. It runs twice: as usual, where the runtime's rows are made from
the driver's records, and with the runtime's functions named in `--api`, where each has a record of its own. Both must
have the program's calls in its order. Prints a line per check; exit code 1 if one fails.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

import tap
from checks import check, verdict
from machine import RESULTS

NAMED = "all,cudaLaunchKernel*,__cudaLaunchKernel,cudaMemcpyAsync,cudaMemsetAsync"
LAUNCHES = ("cudaLaunchKernel", "__cudaLaunchKernel", "cudaLaunchKernelExC")
QUERY = """SELECT name, flags, result, call, parent, arguments FROM calls
WHERE layer = 'runtime' AND (name LIKE '%LaunchKernel%' OR name IN ('cudaMemcpyAsync', 'cudaMemsetAsync')) ORDER BY call"""
KINDS = ("HostToHost", "HostToDevice", "DeviceToHost", "DeviceToDevice", "Default")
HANDLES = {"default": 0, "legacy": 1, "per-thread": 2}


def number(value):
    """A number of the arguments' JSON: addresses are text."""
    if value is None:
        return 0
    if isinstance(value, str):
        return HANDLES[value] if value in HANDLES else int(value, 16)
    return int(value)


def main():
    build = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else RESULTS / "build")
    gputap = tap.binary()
    if not gputap or not (build / "passed_on").exists():
        sys.exit("passed_on: needs gputap (set GPUTAP) and the workloads (workloads/build.sh)")
    for mode, more in (("one record for both", []), ("a record for each", ["--api", NAMED])):
        with tempfile.TemporaryDirectory(prefix="gputap-passed-") as place:
            trace = pathlib.Path(place) / "trace"
            run = [gputap, "run", "--quiet", "--out", str(trace), *more, "--", str(build / "passed_on")]
            done = subprocess.run(run, capture_output=True, text=True, timeout=120)
            check(f"{mode}: the program ends as alone", done.returncode == 0, done.stderr[-200:])
            lines = [line.split() for line in done.stdout.splitlines()]
            asked = subprocess.run([gputap, "sql", str(trace), QUERY, "--format", "json"], capture_output=True, text=True, timeout=60)
            rows = json.loads(asked.stdout)["rows"] if asked.returncode == 0 else []
            check(f"{mode}: as many rows as calls", len(rows) == len(lines), f"{len(rows)}/{len(lines)} {asked.stderr[-200:]}")
            carried = sum(1 for row in rows if row["flags"] & 4)
            check(f"{mode}: rows made from the driver's", (carried > len(rows) // 2) == (not more), f"{carried} of {len(rows)}")
            wrong, unknown = [], 0
            for line, row in zip(lines, rows):
                differs, missing = compare(line, row)
                unknown += missing
                wrong += [f"{' '.join(line)}: {row}"] if differs else []
            check(f"{mode}: arguments and results", not wrong, f"{len(wrong)} differ, {unknown} not known; {wrong[:2]}")
    sys.exit(verdict())


def compare(line, row):
    """Whether a row says something else than the program, and how many arguments it does not know."""
    arguments = row["arguments"]
    if isinstance(arguments, str):
        arguments = json.loads(arguments)
    what, *fields = line
    own = {}
    if what == "copy":
        own = {"dst": int(fields[0], 16), "src": int(fields[1], 16), "count": int(fields[2]), "kind": int(fields[3]), "stream": int(fields[4], 16)}
    elif what == "set":
        own = {"devPtr": int(fields[0], 16), "value": int(fields[1]), "count": int(fields[2]), "stream": int(fields[3], 16)}
    name_right = {"copy": ("cudaMemcpyAsync",), "set": ("cudaMemsetAsync",), "launch": LAUNCHES}[what]
    differs = row["name"] not in name_right or row["result"] != int(fields[-1])
    missing = 0
    for key, value in own.items():
        if key not in arguments:
            return True, missing
        said = arguments[key]
        if key == "kind":
            if said is None:
                missing += 1
            elif isinstance(said, str):
                differs |= value >= len(KINDS) or said != f"cudaMemcpy{KINDS[value]}"
            else:
                differs |= said != value
        elif key == "value":
            # The driver gets the byte that is set.
            differs |= said & 0xFF != value & 0xFF
        elif number_of(said) != value:
            differs = True
    if what == "launch":
        config = arguments.get("config") if isinstance(arguments.get("config"), dict) else arguments
        missing += any(value is None for key, value in arguments.items() if key in ("func", "config"))
        said = dims(config, "gridDim") + dims(config, "blockDim")
        if said and said != [int(field) for field in fields[:6]]:
            differs = True
        shared = config.get("sharedMem", config.get("dynamicSmemBytes", config.get("sharedMemBytes")))
        if shared is not None and int(shared) != int(fields[6]):
            differs = True
    return differs, missing


def dims(config, name):
    """Three numbers of a grid or a block, however they are written; none where it is not known."""
    value = config.get(name)
    if isinstance(value, dict):
        return [value["x"], value["y"], value["z"]]
    if isinstance(value, list):
        return value
    if isinstance(value, str):
        return [int(part) for part in value.split("x")]
    return [config[f"{name}.{axis}"] for axis in "xyz"] if f"{name}.x" in config else []


def number_of(value):
    try:
        return number(value)
    except (ValueError, TypeError):
        return value


if __name__ == "__main__":
    main()
