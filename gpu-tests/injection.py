"""What is seen when the library only comes in by CUDA_INJECTION64_PATH: the share of calls, layer by layer.

usage: injection.py [--build DIR] [--only NAME,NAME] [--seconds N]

Every workload runs three times: alone; with CUDA_INJECTION64_PATH=libgputap.so and `gputap collect` beside it; and with CUPTI's
callbacks alone, preloaded. The last two are separate processes, because CUPTI initialises the driver earlier than a program
does, and would so change what an injected library gets to see; the workloads do the same work in every run. One line each:

  workload  driver OURS/CUPTI SHARE  runtime OURS/CUPTI SHARE  nccl OURS/NCCL SHARE  launches OURS/CUPTI  output same

where the calls of a function count up to the witness's number of them, and NCCL's log of the injected run is NCCL's witness.
Exit status: 0 when all outputs are the same and every launch was seen, 1 when not, 2 when nothing ran.
"""
import argparse
import json
import pathlib
import shutil
import sys
import tempfile
import time
from collections import Counter

import compare
import counts
import job
import nccl_log
import tap
from machine import RESULTS

WORKLOADS = ("static_cudart", "shared_cudart", "driver_api", "graphs", "nccl_comms", "nccl_torch", "torch_eager")


def share(ours, theirs):
    """(calls that both saw, calls that the witness saw) of {name: count}."""
    return sum(min(ours[name], count) for name, count in theirs.items()), sum(theirs.values())


def run_plain(options, argv, place, timeout, more):
    """A run without gputap; its standard output, or an exception."""
    place.mkdir(parents=True)
    env = compare.environment(options.results, place) | more
    line = ["sh", "-c", compare.WRAPPER, "sh", *argv]
    code, _ = job.run(line, env, place / "console", compare.time_for(options, timeout))
    if code != 0:
        raise compare.Skip(f"{place.name} run: {code}: {job.last_words(place / 'console')}")
    return (place / "stdout").read_text(errors="replace")


def run_injected(options, argv, place, timeout):
    """A run with the library in CUDA_INJECTION64_PATH: (standard output, tap.Observed)."""
    place.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="gputap-injection-", dir="/dev/shm") as rings:
        env = compare.environment(options.results, place)
        env |= {"CUDA_INJECTION64_PATH": options.library, "GPUTAP_DIR": rings}
        collector = tap.collect(options.gputap, rings, place / "trace")
        line = ["sh", "-c", compare.WRAPPER, "sh", *argv]
        limit = compare.time_for(options, timeout)
        code, _, collected = job.collected(line, env, place / "console", limit, pathlib.Path(rings), collector)
    if code != 0 or collected != 0:
        said = job.last_words(place / "console") if code != 0 else job.last_words(place / "console.collect")
        raise compare.Skip(f"injected run: {code}, collector {collected}: {said}")
    return (place / "stdout").read_text(errors="replace"), compare.saved_report(options, place)


def judge(options, name, argv, timeout):
    place = options.results / name
    plain = run_plain(options, argv, place / "plain", timeout, {})
    stdout, seen = run_injected(options, argv, place / "injected", timeout)
    run_plain(options, argv, place / "calls", timeout, compare.witnessed(place / "calls", "calls", "preload", options.witness))
    files = compare.testimony(place / "calls")
    if not files:
        raise compare.Skip(f"the witness saw nothing: {job.last_words(place / 'calls' / 'console')}")
    driver = counts.summed({pid: data["driver"] for pid, data in files.items()})
    runtime = counts.summed(counts.runtime_names({pid: data["runtime"] for pid, data in files.items()}))
    logged = counts.summed({pid: {key: row[0] for key, row in nccl_log.by_collective(table).items()}
                            for pid, table in nccl_log.logs(place / "injected").items()})
    ours = counts.summed({pid: {key: row[0] for key, row in nccl_log.by_collective(table).items()}
                          for pid, table in seen.nccl.items()})
    return {
        "driver": share(counts.summed(seen.calls["driver"]), driver),
        "runtime": share(counts.summed(counts.runtime_names(seen.calls["runtime"])), runtime),
        "nccl": share(ours, logged),
        "launches": (counts.matching(seen.calls["driver"], counts.LAUNCHES), counts.matching({0: driver}, counts.LAUNCHES)),
        "lost": seen.lost,
        "output_same": stdout == plain,
        "most_missed": Counter({name: count - counts.summed(seen.calls["driver"])[name] for name, count in driver.items()}
                               ).most_common(5),
    }


def line(name, row):
    parts = [f"{name:<14}"]
    for layer in ("driver", "runtime", "nccl"):
        ours, theirs = row[layer]
        parts.append(f"{layer} {ours}/{theirs} {100 * ours / theirs:.1f} %" if theirs else f"{layer} none")
    parts.append(f"launches {row['launches'][0]}/{row['launches'][1]}")
    parts.append("output same" if row["output_same"] else "output differs")
    return "  ".join(parts + ([f"lost {row['lost']}"] if row["lost"] else []))


def options_of(argv):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=pathlib.Path, default=RESULTS / "build", help="what was built")
    parser.add_argument("--only", type=compare.names, default=set(WORKLOADS), help="names of workloads")
    parser.add_argument("--seconds", type=float, default=180, help="no workload starts after this long")
    options = parser.parse_args(argv)
    options.build = options.build.resolve()
    options.results = RESULTS / "injection"
    options.witness = options.build / "libwitness.so"
    options.gputap = tap.binary()
    options.library = tap.library(options.gputap) if options.gputap else None
    options.deadline = time.monotonic() + options.seconds
    return options


def main():
    options = options_of(sys.argv[1:])
    if not options.library or not options.witness.exists():
        sys.exit(f"injection: needs gputap with its libgputap.so (set GPUTAP), and {options.witness} (witness/build.sh)")
    shutil.rmtree(options.results, ignore_errors=True)
    options.results.mkdir(parents=True)
    rows = {}
    for name, _, module, timeout in compare.TABLE:
        if name not in options.only:
            continue
        try:
            rows[name] = judge(options, name, compare.argv_of(name, module, options.build), timeout)
            print(line(name, rows[name]), flush=True)
        except (compare.Skip, OSError, RuntimeError, KeyError, ValueError) as error:
            print(f"{name:<14}  skipped: {error}", flush=True)
    (options.results / "injection.json").write_text(json.dumps(rows, indent=1))
    good = all(row["output_same"] and row["launches"][0] == row["launches"][1] for row in rows.values())
    sys.exit(2 if not rows else 0 if good else 1)


if __name__ == "__main__":
    main()
