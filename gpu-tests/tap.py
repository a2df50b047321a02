"""Running gputap and reading what it reports: the only place that knows its command line and its JSON."""
import json
import os
import pathlib
import subprocess
from collections import Counter, defaultdict

from machine import HERE



def binary():
    """Path of the gputap to test, or None: $GPUTAP, else the release build of this checkout."""
    for path in (os.environ.get("GPUTAP"), HERE / "../target/release/gputap", "target/release/gputap"):
        if path and os.access(path, os.X_OK):
            return str(pathlib.Path(path).resolve())
    return None


def command(gputap, trace, argv):
    """The command line that traces argv into the directory trace."""
    return [gputap, "run", "--out", str(trace), "--", *argv]


def report(gputap, trace, timeout=60):
    """`gputap report --format json` of a trace."""
    done = subprocess.run([gputap, "report", str(trace), "--format", "json"], capture_output=True, timeout=timeout)
    if done.returncode != 0:
        raise RuntimeError(f"gputap report: {done.stderr.decode(errors='replace').strip()[-300:]}")
    return json.loads(done.stdout)


class Observed:
    """What gputap says happened, per pid and in the witness's terms."""

    def __init__(self):
        self.calls = defaultdict(Counter)  # pid -> exported driver function -> calls that returned
        self.kernels = defaultdict(Counter)  # pid -> mangled name -> times run, graph replays included
        self.copies = defaultdict(Counter)  # pid -> direction, "set", "in graphs", "set in graphs" -> bytes
        self.own = defaultdict(Counter)  # pid -> function -> calls that gputap's library made itself
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
        for row in process["calls"]:
            returned = row["count"] - row["unfinished"]
            if row["function"].startswith("cu") and not row["function"].startswith("cuda") and returned:
                seen.calls[pid][row["function"]] += returned
        seen.own[pid].update(process["own_calls"])
        for row in process["kernels"]:
            if row["total"]:
                seen.kernels[pid][row["mangled"] or row["name"]] += row["total"]
        if process["graphs"]["unknown"] or process["graphs"]["nodes_unlisted"]:
            seen.notes.append(f"graphs of pid {pid}: {process['graphs']}")
        observe_copies(seen, pid, process["copies"])
    return seen


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
