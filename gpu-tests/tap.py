"""Running gputap and reading what it reports: the only place that knows its command line and its JSON.

usage: tap.py TRACE       prints `launches N lost N processes N`, for shell scripts
"""
import json
import os
import pathlib
import re
import subprocess
import sys
from collections import Counter, defaultdict

import counts
from machine import HERE

LAYERS = ("driver", "runtime", "nccl", "nvml", "nvshmem")
COLLECTIVES = re.compile(r"nccl(All(Reduce|Gather|toAll)|Reduce(Scatter)?|Broadcast|Bcast|Gather|Scatter|Send|Recv)")
UNLOADING = 4  # cudaErrorCudartUnloading: the call came after the runtime's own exit handler


def binary():
    """Path of the gputap to test, or None: $GPUTAP, else the release build of this checkout."""
    for path in (os.environ.get("GPUTAP"), HERE / "../target/release/gputap", "target/release/gputap"):
        if path and os.access(path, os.X_OK):
            return str(pathlib.Path(path).resolve())
    return None


def library(gputap):
    """Path of the injected library that belongs to a gputap."""
    beside = pathlib.Path(gputap).parent
    places = (os.environ.get("GPUTAP_LIB"), beside / "libgputap.so", beside / "../lib/gputap/libgputap.so")
    return next((str(pathlib.Path(path).resolve()) for path in places if path and os.path.exists(path)), None)


def command(gputap, trace, argv):
    """The command line that traces argv into the directory trace."""
    return [gputap, "run", "--out", str(trace), "--", *argv]


def collect(gputap, directory, trace, idle="3s"):
    """The command line that drains the rings below a directory until nothing new has come for a while."""
    return [gputap, "collect", str(directory), "--out", str(trace), "--until-idle", idle]


def switch(gputap):
    """The command that switches recording, to be followed by a pid and `start` or `stop`."""
    return f"{gputap} ctl"


def report(gputap, trace, timeout=60):
    """`gputap report --format json` of a trace. Exit code 3 says that the trace is incomplete, which the report says too."""
    done = subprocess.run([gputap, "report", str(trace), "--format", "json"], capture_output=True, timeout=timeout)
    if done.returncode not in (0, 3):
        raise RuntimeError(f"gputap report: {done.stderr.decode(errors='replace').strip()[-300:]}")
    return json.loads(done.stdout)


class Observed:
    """What gputap says happened, per pid and in the witness's terms."""

    def __init__(self):
        self.calls = {layer: defaultdict(Counter) for layer in LAYERS}  # layer -> pid -> function -> calls that returned
        self.unloading = Counter()  # runtime function -> calls refused because the runtime was gone
        self.kernels = defaultdict(Counter)  # pid -> mangled name -> times run, graph replays included
        self.copies = defaultdict(Counter)  # pid -> direction, "set", "in graphs", "set in graphs" -> bytes
        self.own = defaultdict(Counter)  # pid -> function -> calls that gputap's library made itself
        self.nccl = defaultdict(dict)  # pid -> (communicator, collective) -> (calls, bytes)
        self.jobs = {}  # pid -> {"rank", "world"}, None where the environment did not say
        self.lost = 0
        self.notes = []


def observed(data):
    """An Observed from a report (schema gputap.report/1, crates/analysis/src/report.rs)."""
    seen = Observed()
    if data["schema"] != "gputap.report/1":
        seen.notes.append(f"report has schema {data['schema']}, which this script does not know")
    seen.lost = data["totals"]["dropped"]
    seen.notes += data["problems"]
    for process in data["processes"]:
        pid = process["pid"]
        seen.jobs[pid] = {"rank": process["rank"], "world": process["attributes"].get("WORLD_SIZE")}
        for row in process["calls"]:
            returned = row["count"] - row["unfinished"]
            if returned:
                # Where two majors of a library were called, the name is followed by the major, as in `cudaMalloc (12)`.
                seen.calls[layer_of(row)][pid][row["function"].split(" ")[0]] += returned
        for row in process["errors"]:
            if row["function"].startswith("cuda") and row["code"] == UNLOADING:
                seen.unloading[row["function"]] += row["count"]
        # Only those that a witness inside the driver sees.
        own = process["own_calls"].items()
        seen.own[pid].update({name: count for name, count in own if not name.startswith("nccl")})
        for row in process["kernels"]:
            if row["total"]:
                seen.kernels[pid][row["mangled"] or row["kernel_full"]] += row["total"]
        if process["graphs"]["unknown"] or process["graphs"]["nodes_unlisted"]:
            seen.notes.append(f"graphs of pid {pid}: {process['graphs']}")
        observe_copies(seen, pid, process["copies"])
        observe_nccl(seen, pid, process.get("communication"))
    return seen


def layer_of(row):
    if "layer" in row:
        return row["layer"]
    prefixes = (("nccl", "nccl"), ("nvml", "nvml"), ("nvshmem", "nvshmem"), ("cuda", "runtime"), ("__cuda", "runtime"))
    return next((layer for prefix, layer in prefixes if row["function"].startswith(prefix)), "driver")


def observe_copies(seen, pid, copies):
    names = {"Peer": "PtoP", "Memset": "set"}
    for row in copies["by_direction"]:
        # CUPTI has prefetches among its records of unified memory, which the witness does not collect.
        if row["bytes"] and row["direction"] != "Prefetch":
            seen.copies[pid][names.get(row["direction"], row["direction"])] += row["bytes"]
        if row["without_size"]:
            seen.notes.append(f"pid {pid}: {row['without_size']} {row['direction']} copies without a size")
    for key, name in (("copied_bytes", "in graphs"), ("set_bytes", "set in graphs")):
        if copies["in_graphs"][key]:
            seen.copies[pid][name] += copies["in_graphs"][key]


def observe_nccl(seen, pid, communication):
    """Rows by operation and communicator. A report without that table still has the calls, which are then compared alone."""
    for row in communication["operations"] if communication else ():
        if row["layer"] == "nccl":
            # NCCL logs a call that is captured into a graph like any other; the report counts it apart.
            seen.nccl[pid][(row["communicator"], row["operation"])] = (row["calls"] + row["captured"], row["bytes"])
        if row["without_size"]:
            seen.notes.append(f"pid {pid}: {row['without_size']} calls of {row['operation']} without a size")
    if communication is None and pid in seen.calls["nccl"]:
        seen.notes.append("the report has no table of collectives: their bytes and communicators are not compared")
        for function, count in seen.calls["nccl"][pid].items():
            if COLLECTIVES.fullmatch(function):
                seen.nccl[pid][("", function)] = (count, 0)


def main():
    gputap = binary()
    if not gputap or len(sys.argv) != 2:
        sys.exit("usage: tap.py TRACE (with GPUTAP in the environment)")
    seen = observed(report(gputap, sys.argv[1]))
    print(f"launches {counts.matching(seen.calls['driver'], counts.LAUNCHES)} lost {seen.lost} processes {len(seen.jobs)}")


if __name__ == "__main__":
    main()
