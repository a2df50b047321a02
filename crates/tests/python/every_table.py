"""Every table of a directory of Parquet files and of a trace's own Arrow files, cell by cell.

    every_table.py PARQUET TRACE

Numbers are shown as SQL has them: signed ones of 64 bits, 1 and 0 for yes and no.
"""

import glob
import json
import os
import sys

import pyarrow.ipc
import pyarrow.parquet


def cell(value):
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, float):
        return repr(value)
    number = int(value)
    return str(number - (1 << 64) if number >= 1 << 63 else number)


def shown(table):
    rows = zip(*(column.to_pylist() for column in table.columns))
    return {
        "columns": [[field.name, str(field.type)] for field in table.schema],
        "rows": [[cell(value) for value in row] for row in rows],
    }


def stem(path):
    return os.path.splitext(os.path.basename(path))[0]


def stream(path):
    with pyarrow.ipc.open_stream(path) as reader:
        return reader.read_all()


parquet, trace = sys.argv[1:]
said = {"parquet": {}, "arrow": {}}
for path in glob.glob(os.path.join(parquet, "*.parquet")):
    said["parquet"][stem(path)] = shown(pyarrow.parquet.read_table(path))
for path in glob.glob(os.path.join(trace, "tables", "*.arrow")):
    said["arrow"][stem(path)] = shown(stream(path))
for name in ["calls", "activities", "samples"]:
    segments = sorted(glob.glob(os.path.join(trace, name, "*.arrow")))
    if segments:
        said["arrow"][name] = shown(pyarrow.concat_tables([stream(path) for path in segments]))
print(json.dumps(said))
