"""Loads a directory of Chrome traces with HolisticTraceAnalysis's own loader and prints what it found as JSON."""

import json
import sys

from hta.common.trace import Trace


def main(path):
    trace = Trace(trace_dir=path)
    trace.parse_traces(use_multiprocessing=False)
    symbols = trace.symbol_table.get_sym_table()
    ranks = {}
    for rank in trace.get_ranks():
        df = trace.get_trace(rank)
        names = df["name"].map(lambda i: symbols[i])
        categories = df["cat"].map(lambda i: symbols[i])
        counts = {}
        for (category, name), rows in df.groupby([categories, names]):
            counts.setdefault(category, {})[name] = len(rows)
        ranks[str(rank)] = {
            "counts": counts,
            "gpu_rows": int((df["stream"] >= 0).sum()),
            "meta": {k: v for k, v in trace.meta_data[rank].items() if k in ("distributedInfo", "simulated")},
            "dur": int(df["dur"].sum()),
        }
    print(json.dumps(ranks))


main(sys.argv[1])
