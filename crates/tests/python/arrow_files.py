"""Reads a trace's own Arrow files with pyarrow alone and prints counts as JSON."""

import json
import pathlib
import sys

import pyarrow
import pyarrow.compute


def tables(directory):
    for file in sorted(pathlib.Path(directory).glob("*.arrow")):
        with pyarrow.OSFile(str(file)) as source:
            yield file.stem, pyarrow.ipc.open_stream(source).read_all()


def main(path):
    names = dict(tables(f"{path}/tables"))
    apis = dict(zip(names["apis"]["api"].to_pylist(), names["apis"]["name"].to_pylist()))
    calls = pyarrow.concat_tables(table for _, table in tables(f"{path}/calls"))
    counts = {}
    for row in calls["api"].value_counts().to_pylist():
        name = apis[row["values"]]
        counts[name] = counts.get(name, 0) + row["counts"]
    kernels = sorted(set(names["kernels"]["kernel_full"].to_pylist()))
    print(json.dumps({
        "calls": counts, "duration": pyarrow.compute.sum(calls["duration_ns"]).as_py(),
        "processes": len(names["processes"]), "kernels": kernels,
    }))


main(sys.argv[1])
