"""Reads a directory of Parquet tables with DuckDB, Polars and PySpark and prints the same sums of each as JSON."""

import json
import sys

import duckdb
import polars
from pyspark.sql import SparkSession, functions as F


def of_duckdb(path):
    one = lambda query: duckdb.sql(query).fetchall()[0]
    rows = duckdb.sql(f"SELECT name, count(*) FROM '{path}/calls.parquet' GROUP BY name").fetchall()
    return {
        "calls": dict(rows),
        "duration": int(one(f"SELECT sum(duration_ns) FROM '{path}/calls.parquet'")[0]),
        "launches": one(f"SELECT count(*) FROM '{path}/launches.parquet' WHERE NOT captured")[0],
        "copied": int(one(f"SELECT sum(bytes) FROM '{path}/copies.parquet' WHERE NOT captured")[0]),
        "allocated": int(one(f"SELECT sum(bytes) FROM '{path}/allocations.parquet' WHERE class = 'device'")[0]),
        "communicated": int(one(f"SELECT sum(bytes) FROM '{path}/operations.parquet' WHERE NOT captured")[0]),
        "processes": one(f"SELECT count(*) FROM '{path}/processes.parquet'")[0],
        "kernels": dict(duckdb.sql(f"SELECT kernel_full, count(*) FROM '{path}/launches.parquet' WHERE NOT captured GROUP BY 1").fetchall()),
    }


def of_polars(path):
    read = lambda table: polars.read_parquet(f"{path}/{table}.parquet")
    calls, launches, copies = read("calls"), read("launches"), read("copies")
    ran = lambda df: df.filter(~polars.col("captured"))
    return {
        "calls": dict(calls.group_by("name").len().iter_rows()),
        "duration": calls["duration_ns"].sum(),
        "launches": len(ran(launches)),
        "copied": ran(copies)["bytes"].sum(),
        "allocated": read("allocations").filter(polars.col("class") == "device")["bytes"].sum(),
        "communicated": ran(read("operations"))["bytes"].sum(),
        "processes": len(read("processes")),
        "kernels": dict(ran(launches).group_by("kernel_full").len().iter_rows()),
    }


def of_spark(path):
    spark = (SparkSession.builder.master("local[1]").config("spark.ui.enabled", "false").config("spark.ui.showConsoleProgress", "false")
             .config("spark.sql.shuffle.partitions", "1").config("spark.log.level", "ERROR").getOrCreate())
    read = lambda table: spark.read.parquet(f"{path}/{table}.parquet")
    total = lambda df, column: int(df.agg(F.sum(column)).first()[0])
    ran = lambda df: df.filter(~F.col("captured"))
    counts = lambda df, column: {row[0]: row[1] for row in df.groupBy(column).count().collect()}
    return {
        "calls": counts(read("calls"), "name"),
        "duration": total(read("calls"), "duration_ns"),
        "launches": ran(read("launches")).count(),
        "copied": total(ran(read("copies")), "bytes"),
        "allocated": total(read("allocations").filter("class = 'device'"), "bytes"),
        "communicated": total(ran(read("operations")), "bytes"),
        "processes": read("processes").count(),
        "kernels": counts(ran(read("launches")), "kernel_full"),
    }


path = sys.argv[1]
print(json.dumps({"duckdb": of_duckdb(path), "polars": of_polars(path), "spark": of_spark(path)}))
