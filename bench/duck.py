"""The peer of the SQL part of `cargo xtask bench report`: DuckDB on the trace's calls as Parquet.

    duck.py TRACE RUNS QUERY...

Writes the calls as Parquet, with the name of each function, and prints for each query the least time in seconds of RUNS runs.
Neither imports nor the writing count.
"""

import pathlib
import sys
import tempfile
import time

import duckdb
import pyarrow as pa
import pyarrow.ipc as ipc
import pyarrow.parquet as parquet

COLUMNS = ["process", "thread", "api", "result", "start_ns", "duration_ns", "call", "parent", "a0"]


def names(trace):
    with pa.memory_map(str(pathlib.Path(trace, "tables", "apis.arrow"))) as file:
        apis = ipc.open_stream(file).read_all()
    return apis["name"].combine_chunks()


def write(trace, out):
    dictionary = names(trace)
    for path in sorted(pathlib.Path(trace, "calls").glob("*.arrow")):
        with pa.memory_map(str(path)) as file:
            table = ipc.open_stream(file).read_all().select(COLUMNS)
        api = table["api"].combine_chunks()
        name = pa.DictionaryArray.from_arrays(api.cast(pa.int32()), dictionary)
        parquet.write_table(table.append_column("name", name), out / (path.stem + ".parquet"), compression="zstd")


def main():
    trace, runs, queries = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
    with tempfile.TemporaryDirectory(dir=pathlib.Path(trace).parent) as out:
        write(trace, pathlib.Path(out))
        db = duckdb.connect()
        db.execute(f"CREATE VIEW calls AS SELECT * FROM read_parquet('{out}/*.parquet')")
        for query in queries:
            times = []
            for _ in range(runs):
                start = time.perf_counter()
                if not db.execute(query).fetchall():
                    sys.exit(f"duck.py: no rows: {query}")
                times.append(time.perf_counter() - start)
            print(f"{min(times):.3f}")


main()
