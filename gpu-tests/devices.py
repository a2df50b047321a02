#!/usr/bin/env python3
"""The devices that a trace says a program used, against what nvidia-smi says of them.

usage: devices.py [BUILD_DIR]

Runs a program with all GPUs visible, and with each one alone named by its UUID, and compares UUID, PCI address and name. Prints a line
per check; exit code 1 if one fails.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import tap
from checks import check, verdict
from machine import RESULTS

QUERY = "SELECT device, gpu, uuid, mig, pci, name FROM devices ORDER BY device"


def listed():
    """[(uuid, pci, name)] by nvidia-smi, in the order of PCI addresses."""
    asked = ["nvidia-smi", "--query-gpu=uuid,pci.bus_id,name", "--format=csv,noheader"]
    done = subprocess.run(asked, capture_output=True, text=True, timeout=60)
    return [tuple(field.strip() for field in line.split(",")) for line in done.stdout.splitlines()]


def address(text):
    """Domain, bus and device as numbers: one writes the domain with four digits, the other with eight."""
    domain, bus, rest = text.split(":")
    return int(domain, 16), int(bus, 16), int(rest.split(".")[0], 16)


def used(gputap, program, visible):
    """The rows of `devices` of a program."""
    with tempfile.TemporaryDirectory(prefix="gputap-devices-") as place:
        trace = pathlib.Path(place) / "trace"
        env = dict(os.environ, **({"CUDA_VISIBLE_DEVICES": visible} if visible else {}))
        subprocess.run([gputap, "run", "--quiet", "--out", str(trace), "--", program], env=env, stdout=subprocess.DEVNULL, timeout=120)
        done = subprocess.run([gputap, "sql", str(trace), QUERY, "--format", "json"], capture_output=True, text=True, timeout=60)
        return json.loads(done.stdout)["rows"] if done.returncode == 0 else [{"error": done.stderr[-200:]}]


def main():
    build = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else RESULTS / "build")
    gputap, program = tap.binary(), str(build / "driver_api")
    gpus = listed()
    if not gputap or not os.access(program, os.X_OK) or not gpus:
        sys.exit("devices: needs gputap (set GPUTAP), the workloads (workloads/build.sh) and nvidia-smi")
    for visible in [None] + [uuid for uuid, _, _ in gpus]:
        rows = used(gputap, program, visible)
        known = {uuid: (address(pci), name) for uuid, pci, name in gpus}
        right = bool(rows) and all(
            row.get("uuid") in known and known[row["uuid"]] == (address(row["pci"]), row["name"]) and not row["mig"]
            for row in rows if visible is None or row.get("uuid") == visible)
        right = right and (visible is None or [row.get("uuid") for row in rows] == [visible])
        check(f"devices with {visible or 'all GPUs'} visible"[:58], right, f"{rows[:2]}")
    sys.exit(verdict())


if __name__ == "__main__":
    main()
