"""Reads Chrome JSON, gzip or not, with Python's own json and prints its events as JSON: name, pid, tid, start and end in ns."""

import gzip
import json
import sys
from decimal import Decimal


def main(path):
    opener = gzip.open if path.endswith(".gz") else open
    with opener(path, "rt") as file:
        trace = json.load(file, parse_float=Decimal)
    events = []
    for e in trace["traceEvents"]:
        if e["ph"] in ("X", "B"):
            start = int(e["ts"] * 1000)
            end = start + int(e["dur"] * 1000) if "dur" in e else None
            events.append([e["name"], e["pid"], e["tid"], start, end])
    names = {f'{e["name"]} {e["pid"]} {e["tid"]}': e["args"]["name"] for e in trace["traceEvents"] if e["ph"] == "M"}
    counters = [e["args"] for e in trace["traceEvents"] if e["ph"] == "C"]
    flows, begun = [], {}
    for e in trace["traceEvents"]:
        if e["ph"] == "s":
            begun[e["id"]] = e
        elif e["ph"] == "f":
            at = lambda end: [end["pid"], end["tid"], int(end["ts"] * 1000)]
            flows.append([at(begun.pop(e["id"])), at(e)])
    assert not begun, "flows without an end"
    print(json.dumps({"events": events, "names": names, "counters": counters, "flows": flows}))


main(sys.argv[1])
