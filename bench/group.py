"""The peer of `cargo xtask bench report`: calls by function and launches by kernel, with pyarrow.

Prints the least time in seconds of RUNS runs, imports not counted.
"""

import pathlib
import sys
import time

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.ipc as ipc


def tables(trace):
    for path in sorted(pathlib.Path(trace, "calls").glob("*.arrow")):
        with pa.memory_map(str(path)) as file:
            yield ipc.open_stream(file).read_all()


def launch_function(trace):
    with pa.memory_map(str(pathlib.Path(trace, "tables", "apis.arrow"))) as file:
        apis = ipc.open_stream(file).read_all()
    return apis.filter(pc.equal(apis["name"], "cuLaunchKernel"))["api"][0]


def group(trace):
    functions, kernels = [], []
    launch = launch_function(trace)
    sums = [("duration_ns", "count"), ("duration_ns", "sum"), ("duration_ns", "max")]
    for table in tables(trace):
        functions.append(table.group_by("api").aggregate(sums))
        kernels.append(table.filter(pc.equal(table["api"], launch)).group_by("a0").aggregate(sums))
    again = [(f"duration_ns_{name}", how) for name, how in (("count", "sum"), ("sum", "sum"), ("max", "max"))]
    return (
        pa.concat_tables(functions).group_by("api").aggregate(again),
        pa.concat_tables(kernels).group_by("a0").aggregate(again),
    )


def main():
    trace, runs = sys.argv[1], int(sys.argv[2])
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        functions, kernels = group(trace)
        times.append(time.perf_counter() - start)
        if functions.num_rows == 0 or kernels.num_rows == 0:
            sys.exit("group.py: the trace has no launches")
    print(f"{min(times):.3f}")


main()
