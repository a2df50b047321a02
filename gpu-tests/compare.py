"""Compares gputap with CUPTI and with NCCL's own log in the same process, workload by workload.

usage: compare.py [--build DIR] [--parts compare,nccl,torchrun] [--only NAME,NAME] [--jobs N] [--seconds N]
                  [--witness-by preload|inject]

Every workload runs four times:
  plain    alone; its standard output is what the others must print
  tap      under gputap
  calls    under gputap, with CUPTI counting driver and runtime API calls by name
  kernels  under gputap, with CUPTI counting kernels, copies and memsets
The witness is split in two because CUPTI's activity records slow the program and may make the driver work
differently. One line per workload goes to standard output (README.md says what each column is), and then everything that
is not equal, as `name ours/cupti (alone N)`, where N is what gputap counted without a witness: when N is CUPTI's number,
the difference is CUPTI's own use of the driver, seen by gputap's hooks.

Exit status: 0 when everything is equal, 1 when something differs, 2 when nothing could be compared.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

import claims
import job
import nccl_log
import tap
import verdict
from machine import PYTHON, RESULTS, WORKLOADS, has_module, versions

MODES = ("plain", "tap", "calls", "kernels")

# name, part, Python module it needs (None: a compiled program), seconds one run may take; the longest first in each part.
TABLE = [
    ("torch_compile", "compare", "torch", 150),
    ("jax_step", "compare", "jax", 120),
    ("two_process", "compare", "torch", 90),
    ("dataloader", "torchrun", "torch", 120),
    ("torchrun_ranks", "torchrun", "torch", 120),
    ("nccl_torch", "nccl", "torch", 90),
    ("triton_kernel", "compare", "triton", 90),
    ("cupy_step", "compare", "cupy", 90),
    ("numba_step", "compare", "numba", 90),
    ("torch_graphs", "compare", "torch", 60),
    ("torch_eager", "compare", "torch", 60),
    ("nccl_comms", "nccl", None, 60),
    ("nccl_ctypes", "nccl", "ctypes", 60),
    ("static_cudart", "compare", None, 30),
    ("shared_cudart", "compare", None, 30),
    ("ptds_cudart", "compare", None, 30),
    ("driver_api", "compare", None, 30),
    ("graphs", "compare", None, 30),
]
PARTS = ("compare", "nccl", "torchrun")
GRACE = 20  # seconds that a run may go on after the end of the time for all
TORCHRUN = ("-m", "torch.distributed.run", "--nnodes", "1", "--nproc-per-node", "2", "--master-addr", "127.0.0.1")

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
    launcher = (*TORCHRUN, "--master-port", str(29500 + os.getpid() % 1000)) if name == "torchrun_ranks" else ()
    return [PYTHON, *launcher, str(WORKLOADS / f"{name}.py")]


def environment(results, place):
    """What every run of a workload has in its environment."""
    cache = results / "cache"
    return dict(
        os.environ,
        WORKLOAD_STDOUT=str(place / "stdout"),
        PYTHONDONTWRITEBYTECODE="1",
        PYTHONHASHSEED="0",
        OMP_NUM_THREADS="1",
        TORCHINDUCTOR_CACHE_DIR=str(cache / "inductor"),
        TORCHINDUCTOR_COMPILE_THREADS="1",
        TRITON_CACHE_DIR=str(cache / "triton"),
        CUPY_CACHE_DIR=str(cache / "cupy"),
        XLA_PYTHON_CLIENT_PREALLOCATE="false",
        # One host, perhaps without a network.
        GLOO_SOCKET_IFNAME="lo",
        NCCL_SOCKET_IFNAME="lo",
        NCCL_DEBUG_FILE=str(place / nccl_log.FILE),
        **nccl_log.ENVIRONMENT,
    )


def witnessed(place, mode, by, library):
    """What a run has in its environment besides, to be seen by the witness."""
    if mode not in ("calls", "kernels"):
        return {}
    return {
        "WITNESS": "callbacks" if mode == "calls" else "kernels",
        "WITNESS_OUT": str(place / "witness"),
        "WITNESS_LIB" if by == "preload" else "CUDA_INJECTION64_PATH": str(library),
    }


def run_once(options, name, argv, mode, timeout):
    """Runs one workload in one mode; returns {"code", "stdout", "seconds"} and leaves its files behind."""
    place = options.results / name / mode
    place.mkdir(parents=True)
    wrapped = ["sh", "-c", WRAPPER, "sh", *argv]
    line = wrapped if mode == "plain" else tap.command(options.gputap, place / "trace", wrapped)
    env = environment(options.results, place) | witnessed(place, mode, options.witness_by, options.witness)
    code, seconds = job.run(line, env, place / "console", timeout)
    out = place / "stdout"
    stdout = out.read_text(errors="replace") if out.exists() else ""
    return {"code": code, "stdout": stdout, "seconds": seconds}


def time_for(options, timeout):
    """Seconds for a run that starts now."""
    left = options.deadline - time.monotonic()
    if left < 0:
        raise Skip("out of time")
    return min(timeout, left + GRACE)


def testimony(place):
    """The witness's files of one run, by pid."""
    found = {}
    for path in place.glob("witness.*.json"):
        data = json.loads(path.read_text())
        found[data["pid"]] = data
    return found


def saved_report(options, place):
    data = tap.report(options.gputap, place / "trace")
    (place / "report.json").write_text(json.dumps(data))
    return tap.observed(data)


def failure(options, name, mode, run):
    """The exit code and the last thing the program said."""
    said = job.last_words(options.results / name / mode / "console")
    return f"{run['code']}: {said or run['stdout'].strip()[-160:]}"


def judge(options, name, argv, timeout):
    """All four runs of one workload and what they say."""
    runs, places = {}, {mode: options.results / name / mode for mode in MODES}
    for mode in MODES:
        runs[mode] = run_once(options, name, argv, mode, time_for(options, timeout))
        if runs[mode]["code"] != 0 and time.monotonic() > options.deadline:
            raise Skip("out of time")
        if mode == "plain" and runs[mode]["code"] != 0:
            raise Skip(f"does not run here: {failure(options, name, mode, runs[mode])}")
    result = {"runs": {mode: {k: run[k] for k in ("code", "seconds")} for mode, run in runs.items()}}
    result["output"] = [mode for mode in MODES[1:] if runs[mode]["stdout"] != runs["plain"]["stdout"]]
    result["failed"] = {mode: failure(options, name, mode, run) for mode, run in runs.items() if run["code"] != 0}
    observed = {}
    for mode in MODES[1:]:
        try:
            observed[mode] = saved_report(options, places[mode])
        except (RuntimeError, KeyError, ValueError, subprocess.TimeoutExpired) as error:
            result["failed"][f"{mode} report"] = f"{type(error).__name__}: {error}"
            observed[mode] = tap.Observed()
    seen = {mode: testimony(places[mode]) for mode in ("calls", "kernels")}
    claimed = claims.read((places["tap"] / "console").read_text(errors="replace"))
    result["claims"] = {"processes": len(claimed), "wrong": claims.check(claimed, observed["tap"]) if claimed else []}
    logged = nccl_log.logs(places["tap"])
    if any(logged.values()) or any(observed["tap"].nccl.values()):
        own = nccl_log.own_words(runs["tap"]["stdout"])
        result["nccl"] = nccl_log.compare(observed["tap"].nccl, logged, own)
    return result | verdict.of(observed, seen)


# ---- all of them -----------------------------------------------------------------------------------------


def run_all(options):
    """{workload: result or {"skipped": reason}}, printed as they finish."""
    results = {}
    chosen = [row for row in TABLE if (row[0] in options.only if options.only else row[1] in options.parts)]

    def one(row):
        name, _, module, timeout = row
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
            print("\n".join(verdict.lines(name, result)), flush=True)
            (options.results / "compare.json").write_text(json.dumps(results, indent=1, sort_keys=True))
    return results


def names(text):
    return set(text.split(","))


def options_of(argv):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--build", type=pathlib.Path, default=RESULTS / "build", help="what was built")
    parser.add_argument("--parts", type=names, default=set(PARTS), help=f"which workloads: {', '.join(PARTS)}")
    parser.add_argument("--only", type=names, default=set(), help="names of workloads, of any part")
    parser.add_argument("--jobs", type=int, default=max(2, min(6, (os.cpu_count() or 2) // 2)), help="workloads at a time")
    parser.add_argument("--seconds", type=float, default=480, help="no run starts after this long")
    parser.add_argument("--witness-by", choices=("preload", "inject"), default="preload")
    options = parser.parse_args(argv)
    for given, known in ((options.parts, set(PARTS)), (options.only, {row[0] for row in TABLE})):
        if given - known:
            parser.error(f"{', '.join(sorted(given - known))}: not among {', '.join(sorted(known))}")
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
    print("frameworks      " + "  ".join(f"{name} {version or 'not here'}" for name, version in versions().items()), flush=True)
    results = run_all(options)
    compared = [result for result in results.values() if "skipped" not in result]
    equal = sum(map(verdict.is_equal, compared))
    print(f"{equal} of {len(compared)} workloads equal but for explained residue, {len(results) - len(compared)} skipped;"
          f" details in {options.results}")
    sys.exit(2 if not compared else 0 if equal == len(compared) else 1)


if __name__ == "__main__":
    main()
