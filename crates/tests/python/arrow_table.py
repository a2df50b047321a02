"""Columns of one of a trace's own tables: arrow_table.py FILE COLUMNS, with commas between. Prints rows as JSON."""

import json
import sys

import pyarrow

with pyarrow.OSFile(sys.argv[1]) as source:
    table = pyarrow.ipc.open_stream(source).read_all().select(sys.argv[2].split(","))
print(json.dumps([",".join(str(value) for value in row.values()) for row in table.to_pylist()]))
