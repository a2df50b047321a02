"""The peer of `cargo xtask bench export`: the calls of a trace as Chrome events, written by Python's json.

Prints events per second and bytes per event; reading the trace and imports are not counted.
"""

import json
import pathlib
import sys
import time

import pyarrow as pa
import pyarrow.ipc as ipc


def read(path):
    with pa.memory_map(str(path)) as file:
        return ipc.open_stream(file).read_all()


def main():
    trace, out = pathlib.Path(sys.argv[1]), sys.argv[2]
    apis = read(trace / "tables" / "apis.arrow")
    names = dict(zip(apis["api"].to_pylist(), apis["name"].to_pylist()))
    calls = pa.concat_tables(read(p) for p in sorted((trace / "calls").glob("*.arrow")))
    columns = [calls[c].to_pylist() for c in ("process", "thread", "api", "start_ns", "duration_ns")]
    start = time.perf_counter()
    with open(out, "w") as file:
        file.write('{"traceEvents": [\n')
        for process, thread, api, ns, duration in zip(*columns):
            event = {"ph": "X", "name": names[api], "cat": "cuda_driver", "pid": process, "tid": thread,
                     "ts": ns / 1000, "dur": duration / 1000, "args": {}}
            file.write(json.dumps(event, separators=(",", ":")) + ",\n")
        file.write("{}]}\n")
    passed = time.perf_counter() - start
    size = pathlib.Path(out).stat().st_size
    pathlib.Path(out).unlink()
    print(calls.num_rows / passed, size / calls.num_rows)


main()
