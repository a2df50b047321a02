"""Prints the names of kernels in a Parquet table of launches as JSON, as DuckDB and Polars read them."""

import json
import sys

import duckdb
import polars

path = sys.argv[1]
names = [row[0] for row in duckdb.sql(f"SELECT kernel_full FROM '{path}'").fetchall()]
print(json.dumps(names + polars.read_parquet(path)["kernel_full"].to_list()))
