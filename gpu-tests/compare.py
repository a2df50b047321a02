"""Compares gputap with CUPTI in the same process, workload by workload.

usage: compare.py [--build DIR] [--only NAME,NAME] [--jobs N] [--seconds N] [--witness-by preload|inject]

Every workload runs four times:
  plain    alone; its standard output is what the others must print
  tap      under gputap
  calls    under gputap, with CUPTI counting driver API calls by name
  kernels  under gputap, with CUPTI counting kernels, copies and memsets
The witness is split in two because CUPTI's activity records slow the program and may make the driver work
differently. One line per workload goes to standard output:

  workload  functions EQUAL/ALL  launches OURS/CUPTI  kernels EQUAL/ALL  run OURS/CUPTI  copies same  output same

and then everything that is not equal, as `name ours/cupti (alone N)`, where N is what gputap counted without a
witness: when N is CUPTI's number, the difference is CUPTI's own use of the driver, seen by gputap's hooks.

Names. CUPTI's callback names are the names libcuda exports, version suffix and `_ptsz` included, and are compared
as they are. The one exception: a name that only CUPTI has is matched with the same name without `_vN` if only
gputap has that (CUPTI has callbacks, such as cuMemHostAlloc_v2, for functions that were never exported so).
Copies are compared in bytes by direction; arrays count as device memory and peer copies as device to device. What
nodes of graphs copied is one figure, without direction.

Exit status: 0 when everything is equal, 1 when something differs, 2 when nothing could be compared.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
from collections import Counter

import tap
from machine import PYTHON, RESULTS, WORKLOADS, has_module

MODES = ("plain", "tap", "calls", "kernels")

# name, Python module it needs (None: a compiled program), seconds one run may take
TABLE = [
    ("static_cudart", None, 30),
    ("shared_cudart", None, 30),
    ("ptds_cudart", None, 30),
    ("driver_api", None, 30),
    ("graphs", None, 30),
    ("torch_eager", "torch", 60),
    ("torch_graphs", "torch", 60),
    ("triton_kernel", "triton", 90),
    ("two_process", "torch", 90),
    ("cupy_step", "cupy", 90),
    ("jax_step", "jax", 120),
    ("torch_compile", "torch", 150),
]

LAUNCHES = re.compile(r"cuLaunch(Kernel(Ex)?|CooperativeKernel)(_ptsz)?$")

# The traced command: standard output goes to a file of its own, because gputap prints its summary too.
WRAPPER = 'LD_PRELOAD="${LD_PRELOAD:-}${WITNESS_LIB:+:$WITNESS_LIB}" exec "$@" >"$WORKLOAD_STDOUT"'


class Skip(Exception):
    """A workload that can't run on this machine, and why."""


# ---- running ---------------------------------------------------------------------------------------------


def argv_of(name, module, build):
    if module is None:
        program = build / name
        if not program.exists():
            raise Skip("not built")
        return [str(program)]
    if not has_module(module):
        raise Skip(f"no {module} for {PYTHON}")
    return [PYTHON, str(WORKLOADS / f"{name}.py")]


def environment(results, place, mode, witness_by, library):
    cache = results / "cache"
    env = dict(
        os.environ,
        WORKLOAD_STDOUT=str(place / "stdout"),
        PYTHONDONTWRITEBYTECODE="1",
        PYTHONHASHSEED="0",
        TORCHINDUCTOR_CACHE_DIR=str(cache / "inductor"),
        TORCHINDUCTOR_COMPILE_THREADS="1",
        TRITON_CACHE_DIR=str(cache / "triton"),
        CUPY_CACHE_DIR=str(cache / "cupy"),
        XLA_PYTHON_CLIENT_PREALLOCATE="false",
    )
    if mode in ("calls", "kernels"):
        env["WITNESS"] = "callbacks" if mode == "calls" else "kernels"
        env["WITNESS_OUT"] = str(place / "witness")
        env["WITNESS_LIB" if witness_by == "preload" else "CUDA_INJECTION64_PATH"] = str(library)
    return env


def run_once(options, name, argv, mode, timeout):
    """Runs one workload in one mode; returns {"code", "stdout", "seconds"} and leaves its files behind."""
    place = options.results / name / mode
    place.mkdir(parents=True)
    wrapped = ["sh", "-c", WRAPPER, "sh", *argv]
    line = wrapped if mode == "plain" else tap.command(options.gputap, place / "trace", wrapped)
    env = environment(options.results, place, mode, options.witness_by, options.witness)
    start = time.monotonic()
    with open(place / "console", "wb") as console:
        process = subprocess.Popen(line, env=env, stdin=subprocess.DEVNULL, stdout=console, stderr=console,
                                   start_new_session=True)
        try:
            code = process.wait(timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.wait()
            code = f"timeout after {timeout} s"
    out = place / "stdout"
    stdout = out.read_text(errors="replace") if out.exists() else ""
    return {"code": code, "stdout": stdout, "seconds": round(time.monotonic() - start, 1)}


def testimony(place):
    """The witness's files of one run, by pid."""
    found = {}
    for path in place.glob("witness.*.json"):
        data = json.loads(path.read_text())
        found[data["pid"]] = data
    return found


# ---- comparing -------------------------------------------------------------------------------------------


def unversioned(name):
    return re.sub(r"_v\d+(?=$|_pt[sd][sz])", "", name)


def align_names(ours, theirs):
    """Renames what only CUPTI has to what only gputap has, where they differ by the version suffix alone."""
    only_ours = set().union(*ours.values()) - set().union(*theirs.values()) if theirs else set()
    renamed = {}
    for pid, counts in theirs.items():
        renamed[pid] = Counter()
        for name, count in counts.items():
            known = any(name in mine for mine in ours.values())
            renamed[pid][unversioned(name) if not known and unversioned(name) in only_ours else name] += count
    return renamed


def folded(copies):
    """Bytes by direction, with arrays as device memory and peers as one device."""
    total = Counter()
    for kind, value in copies.items():
        direction = re.fullmatch(r"([HDAP])to([HDAP])", kind)
        total["to".join("H" if end == "H" else "D" for end in direction.groups()) if direction else kind] += value
    return total


def copied(records):
    """The witness's copies in the report's terms, where nodes of graphs have no direction."""
    total = Counter()
    for kind, row in records.items():
        total[kind] += row["bytes"] - row["graph_bytes"]
        total["set in graphs" if kind == "set" else "in graphs"] += row["graph_bytes"]
    return +folded(total)


def differences(ours, theirs):
    """(equal, all, [(name, ours, cupti)]) over all processes; a name is equal when it is equal in every process."""
    pids = set(ours) | set(theirs)
    names = set().union(*(set(ours.get(pid, ())) | set(theirs.get(pid, ())) for pid in pids)) if pids else set()
    unequal = []
    for name in sorted(names):
        pairs = [(ours.get(pid, {}).get(name, 0), theirs.get(pid, {}).get(name, 0)) for pid in pids]
        if any(mine != other for mine, other in pairs):
            unequal.append((name, sum(mine for mine, _ in pairs), sum(other for _, other in pairs)))
    return len(names) - len(unequal), len(names), unequal


def total(counts, pattern):
    return sum(count for per_pid in counts.values() for name, count in per_pid.items() if pattern.match(name))


# What CUPTI is known not to report. Only a surplus of ours is explained so; docs/coverage.md has the reasons.
BEFORE_START, AT_EXIT, NEVER = "before the driver is up", "after exit began", "never reported by CUPTI"
UNREPORTED = {
    "cuInit": BEFORE_START,
    "cuDriverGetVersion": BEFORE_START,
    "cuGetProcAddress": BEFORE_START,
    "cuGetProcAddress_v2": BEFORE_START,
    "cuGetExportTable": NEVER,
    "cuLibraryUnload": AT_EXIT,
    "cuModuleUnload": AT_EXIT,
    "cuDevicePrimaryCtxRelease": AT_EXIT,
    "cuDevicePrimaryCtxRelease_v2": AT_EXIT,
}


def reason(name, ours, cupti):
    """Why the counts differ, where that is known."""
    return UNREPORTED.get(name) if ours > cupti else None


def compare_calls(ours, seen, alone):
    theirs = align_names(ours.calls, {pid: data["driver"] for pid, data in seen.items()})
    # CUPTI sits inside the driver, so it also sees the questions that gputap's library asks; gputap counts those apart.
    for pid, counts in ours.own.items():
        if pid in seen:
            ours.calls[pid].update(counts)
    equal, everything, unequal = differences(ours.calls, theirs)
    without = Counter()
    for counts in alone.calls.values():
        without.update(counts)
    return {
        "equal": equal,
        "all": everything,
        "unequal": [(*row, without[row[0]]) for row in unequal],
        "launches": (total(ours.calls, LAUNCHES), total(theirs, LAUNCHES)),
        "pids": {"gputap": sorted(ours.calls), "cupti": sorted(theirs)},
    }


def compare_work(ours, seen):
    """Kernels and copies. Processes that only gputap saw are kept: they show as unequal."""
    kernels = differences(ours.kernels, {pid: data["kernels"] for pid, data in seen.items()})
    theirs = {pid: copied(data["memcpy"]) for pid, data in seen.items()}
    copies = differences({pid: folded(row) for pid, row in ours.copies.items()}, theirs)
    return {
        "kernels_equal": kernels[0],
        "kernels_all": kernels[1],
        "kernels_unequal": kernels[2],
        "kernels_run": (sum(sum(row.values()) for row in ours.kernels.values()),
                        sum(sum(data["kernels"].values()) for data in seen.values())),
        "graph_kernels_cupti": sum(sum(data["graph_kernels"].values()) for data in seen.values()),
        "copies_all": copies[1],
        "copies_unequal": copies[2],
        "copies_cupti": dict(sum(theirs.values(), Counter())),
    }


def judge(options, name, argv, timeout):
    """All four runs of one workload and what they say."""
    runs = {}
    for mode in MODES:
        if time.monotonic() > options.deadline:
            raise Skip("out of time")
        runs[mode] = run_once(options, name, argv, mode, timeout)
        if mode == "plain" and runs[mode]["code"] != 0:
            raise Skip(f"does not run here: {failure(options, name, mode, runs[mode])}")
    result = {"runs": {mode: {k: run[k] for k in ("code", "seconds")} for mode, run in runs.items()}}
    result["output"] = [mode for mode in MODES[1:] if runs[mode]["stdout"] != runs["plain"]["stdout"]]
    result["failed"] = {mode: failure(options, name, mode, run) for mode, run in runs.items() if run["code"] != 0}
    observed = {}
    for mode in MODES[1:]:
        try:
            observed[mode] = tap.observed(saved_report(options, options.results / name / mode))
        except (RuntimeError, KeyError, ValueError, subprocess.TimeoutExpired) as error:
            result["failed"][f"{mode} report"] = f"{type(error).__name__}: {error}"
            observed[mode] = tap.Observed()
    result["lost"] = {mode: seen.lost for mode, seen in observed.items() if seen.lost}
    result["notes"] = sorted({note for seen in observed.values() for note in seen.notes})
    seen = {mode: testimony(options.results / name / mode) for mode in ("calls", "kernels")}
    result["witness"] = {mode: {key: sum(data[key] for data in files.values()) for key in ("errors", "dropped")}
                         for mode, files in seen.items()}
    if seen["calls"]:
        result["calls"] = compare_calls(observed["calls"], seen["calls"], observed["tap"])
    if seen["kernels"]:
        result["work"] = compare_work(observed["kernels"], seen["kernels"])
    return result


def saved_report(options, place):
    data = tap.report(options.gputap, place / "trace")
    (place / "report.json").write_text(json.dumps(data))
    return data


def failure(options, name, mode, run):
    """The exit code and the last thing the program said."""
    console = (options.results / name / mode / "console").read_text(errors="replace").strip().splitlines()
    said = (console or run["stdout"].strip().splitlines() or [""])[-1]
    return f"{run['code']}: {said[-160:]}"


# ---- printing --------------------------------------------------------------------------------------------


def is_equal(result):
    calls, work = result.get("calls"), result.get("work")
    return bool(calls and work and all(reason(*row[:3]) for row in calls["unequal"]) and not work["kernels_unequal"] and not work["copies_unequal"]
                and not result["output"] and not result["failed"] and not result["lost"])


def line_of(name, result):
    calls, work = result.get("calls"), result.get("work")
    parts = [f"{name:<14}"]
    if calls:
        parts.append(f"functions {calls['equal']}/{calls['all']}")
        parts.append(f"launches {calls['launches'][0]}/{calls['launches'][1]}")
    else:
        parts.append("functions: no witness")
    if work:
        parts.append(f"kernels {work['kernels_equal']}/{work['kernels_all']}")
        parts.append(f"run {work['kernels_run'][0]}/{work['kernels_run'][1]}")
        parts.append("copies same" if not work["copies_unequal"] else f"copies {len(work['copies_unequal'])} differ")
    else:
        parts.append("kernels: no witness")
    parts.append("output same" if not result["output"] else f"output differs ({', '.join(result['output'])})")
    if result["lost"]:
        parts.append(f"lost {result['lost']}")
    return "  ".join(parts)


def details_of(result, most=12):
    calls, work = result.get("calls"), result.get("work")
    rows = [f"{mode} failed, {text}" for mode, text in result["failed"].items()]
    if calls:
        rows += [f"{name} {ours}/{cupti} (alone {alone}): {reason(name, ours, cupti) or 'NOT EXPLAINED'}"
                 for name, ours, cupti, alone in calls["unequal"]]
        if calls["pids"]["gputap"] != calls["pids"]["cupti"]:
            rows.append(f"processes {calls['pids']['gputap']}/{calls['pids']['cupti']}")
    if work:
        rows += [f"kernel {name[:60]} {ours}/{cupti}" for name, ours, cupti in work["kernels_unequal"]]
        rows += [f"bytes {kind} {ours}/{cupti}" for kind, ours, cupti in work["copies_unequal"]]
    for mode, counts in result["witness"].items():
        rows += [f"witness {key} {count} in {mode}" for key, count in counts.items() if count]
    if len(rows) > most:
        rows = rows[:most] + [f"… and {len(rows) - most} more"]
    return [f"    {row}" for row in rows + result["notes"]]


def run_all(options):
    """{workload: result or {"skipped": reason}}, printed as they finish."""
    results = {}
    chosen = [row for row in TABLE if not options.only or row[0] in options.only]

    def one(row):
        name, module, timeout = row
        try:
            return name, judge(options, name, argv_of(name, module, options.build), timeout)
        except Skip as reason:
            return name, {"skipped": str(reason)}
        except Exception as error:  # one workload's trouble must not end the others
            return name, {"skipped": f"error: {type(error).__name__}: {error}"}

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for future in concurrent.futures.as_completed([pool.submit(one, row) for row in chosen]):
            name, result = future.result()
            results[name] = result
            if "skipped" in result:
                print(f"{name:<14}  skipped: {result['skipped']}", flush=True)
            else:
                print("\n".join([line_of(name, result), *details_of(result)]), flush=True)
            (options.results / "compare.json").write_text(json.dumps(results, indent=1, sort_keys=True))
    return results


def options_of(argv):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=pathlib.Path, default=RESULTS / "build", help="what was built")
    parser.add_argument("--only", type=lambda text: set(text.split(",")), default=set(), help="names of workloads")
    parser.add_argument("--jobs", type=int, default=3, help="workloads at a time")
    parser.add_argument("--seconds", type=float, default=480, help="no run starts after this long")
    parser.add_argument("--witness-by", choices=("preload", "inject"), default="preload")
    options = parser.parse_args(argv)
    options.build = options.build.resolve()
    options.results = RESULTS / "compare"
    options.witness = options.build / "libwitness.so"
    options.deadline = time.monotonic() + options.seconds
    options.gputap = tap.binary()
    return options


def main():
    options = options_of(sys.argv[1:])
    if not options.gputap:
        sys.exit("compare: no gputap: set GPUTAP or build it with `cargo build --release`")
    if not options.witness.exists():
        print(f"compare: no {options.witness}: only outputs are compared", file=sys.stderr)
    shutil.rmtree(options.results, ignore_errors=True)
    options.results.mkdir(parents=True)
    results = run_all(options)
    compared = [result for result in results.values() if "skipped" not in result]
    equal = sum(map(is_equal, compared))
    print(f"{equal} of {len(compared)} workloads equal but for explained residue, {len(results) - len(compared)} skipped;"
          f" details in {options.results}")
    sys.exit(2 if not compared else 0 if equal == len(compared) else 1)


if __name__ == "__main__":
    main()
