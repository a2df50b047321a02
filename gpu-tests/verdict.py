"""What the runs of one workload say together: equal or not, and the lines that are printed of it."""
from collections import Counter

import counts
import residue


def of(observed, seen):
    """The comparison with the witness. `observed` and `seen` are by mode: what gputap says, what the witness's files say."""
    result = {
        "lost": {mode: row.lost for mode, row in observed.items() if row.lost},
        "notes": sorted({note for row in observed.values() for note in row.notes}),
        "witness": {mode: {key: sum(data[key] for data in files.values()) for key in ("errors", "dropped")}
                    for mode, files in seen.items()},
    }
    if seen["calls"]:
        result["driver"] = driver_calls(observed["calls"], seen["calls"], observed["tap"])
        result["runtime"] = runtime_calls(observed["calls"], seen["calls"], observed["tap"])
    if seen["kernels"]:
        result["work"] = work(observed["kernels"], seen["kernels"])
    return result


def driver_calls(ours, seen, alone):
    mine = {pid: row.copy() for pid, row in ours.calls["driver"].items()}
    # CUPTI sits inside the driver, so it also sees the questions that gputap's library asks; gputap counts those apart.
    for pid, row in ours.own.items():
        if pid in seen and row:
            mine.setdefault(pid, Counter()).update(row)
    theirs = counts.align_names(mine, {pid: data["driver"] for pid, data in seen.items()})
    return differences(mine, theirs, alone.calls["driver"], residue.driver) | {
        "launches": (counts.matching(mine, counts.LAUNCHES), counts.matching(theirs, counts.LAUNCHES)),
        "pids": {"gputap": sorted(mine), "cupti": sorted(theirs)},
    }


def runtime_calls(ours, seen, alone):
    """Calls that arrived at libcudart.so; those of static copies can't be seen by gputap and are only counted here."""
    mine = counts.runtime_names(ours.calls["runtime"])
    theirs = counts.align_names(mine, counts.runtime_names({pid: data["runtime"] for pid, data in seen.items()}))

    def reason(name, our_count, their_count):
        return residue.runtime(name, our_count, their_count, ours.unloading[name])

    return differences(mine, theirs, counts.runtime_names(alone.calls["runtime"]), reason) | {
        "static": sum(sum(row.values()) for data in seen.values() for row in data["runtime_static"].values()),
        "inner": sum(sum(data["runtime_inner"].values()) for data in seen.values()),
        "scanned": sum(data["runtime_scanned"] for data in seen.values()),
    }


def differences(ours, theirs, alone, reason):
    """`unequal` has (name, ours, theirs, ours without a witness, why or None)."""
    equal, everything, unequal = counts.differences(ours, theirs)
    without = counts.summed(alone)
    return {"equal": equal, "all": everything, "calls": (sum(counts.summed(ours).values()), sum(counts.summed(theirs).values())),
            "unequal": [(*row, without[row[0]], reason(*row)) for row in unequal]}


def work(ours, seen):
    """Kernels and copies. Processes that only gputap saw are kept: they show as unequal."""
    kernels = counts.differences(ours.kernels, {pid: data["kernels"] for pid, data in seen.items()})
    mine = {pid: counts.folded(row) for pid, row in ours.copies.items()}
    theirs = {pid: counts.as_told(mine.get(pid, {}), counts.copied(data["memcpy"])) for pid, data in seen.items()}
    copies = counts.differences(mine, theirs)
    return {
        "kernels_equal": kernels[0],
        "kernels_all": kernels[1],
        "kernels_unequal": kernels[2],
        "kernels_run": (sum(sum(row.values()) for row in ours.kernels.values()),
                        sum(sum(data["kernels"].values()) for data in seen.values())),
        "graph_kernels_cupti": sum(sum(data["graph_kernels"].values()) for data in seen.values()),
        "copies_all": copies[1],
        "copies_unequal": copies[2],
        "copies_cupti": dict(counts.summed(theirs)),
    }


def is_equal(result):
    driver, runtime, work_done, nccl = (result.get(key) for key in ("driver", "runtime", "work", "nccl"))
    explained = driver and runtime and all(row[4] for part in (driver, runtime) for row in part["unequal"])
    same_work = work_done and not work_done["kernels_unequal"] and not work_done["copies_unequal"]
    same_nccl = not nccl or not (nccl["unequal"] or nccl["communicators_differ"] or nccl["own_differs"])
    trouble = any(result[key] for key in ("output", "failed", "lost")) or result["claims"]["wrong"]
    return bool(explained and same_work and same_nccl and not trouble)


# ---- printing --------------------------------------------------------------------------------------------


def lines(name, result, most=12):
    """The workload's line and, indented, what is not equal."""
    if "skipped" in result:
        return [f"{name:<14}  skipped: {result['skipped']}"]
    rows = details(result)
    if len(rows) > most:
        rows = rows[:most] + [f"… and {len(rows) - most} more"]
    return [line(name, result)] + [f"    {row}" for row in rows + result["notes"]]


def line(name, result):
    driver, runtime, done, nccl = (result.get(key) for key in ("driver", "runtime", "work", "nccl"))
    parts = [f"{name:<14}"]
    if driver:
        parts.append(f"functions {driver['equal']}/{driver['all']}")
        parts.append(f"launches {driver['launches'][0]}/{driver['launches'][1]}")
        parts.append(f"runtime {runtime['equal']}/{runtime['all']}" if runtime["all"] else "runtime none")
    else:
        parts.append("functions: no witness")
    if done:
        parts.append(f"kernels {done['kernels_equal']}/{done['kernels_all']}")
        parts.append(f"run {done['kernels_run'][0]}/{done['kernels_run'][1]}")
        parts.append("copies same" if not done["copies_unequal"] else f"copies {len(done['copies_unequal'])} differ")
    else:
        parts.append("kernels: no witness")
    if nccl:
        parts.append(f"nccl calls {nccl['calls'][0]}/{nccl['calls'][1]} bytes {nccl['bytes'][0]}/{nccl['bytes'][1]}")
    if result["claims"]["processes"]:
        wrong = len(result["claims"]["wrong"])
        parts.append(f"processes {f'{wrong} wrong' if wrong else 'same'}")
    parts.append("output same" if not result["output"] else f"output differs ({', '.join(result['output'])})")
    if result["lost"]:
        parts.append(f"lost {result['lost']}")
    return "  ".join(parts)


def details(result):
    rows = [f"{mode} failed, {text}" for mode, text in result["failed"].items()] + result["claims"]["wrong"]
    driver, runtime, done, nccl = (result.get(key) for key in ("driver", "runtime", "work", "nccl"))
    # What no reason explains comes first, so that it is not cut off.
    if done:
        rows += [f"kernel {name[:60]} {ours}/{theirs}" for name, ours, theirs in done["kernels_unequal"]]
        rows += [f"bytes {kind} {ours}/{theirs}" for kind, ours, theirs in done["copies_unequal"]]
    for part in (driver, runtime):
        for name, ours, theirs, alone, why in sorted(part["unequal"] if part else [], key=lambda row: bool(row[4])):
            rows.append(f"{name} {ours}/{theirs} (alone {alone}): {why or 'NOT EXPLAINED'}")
    if driver and driver["pids"]["gputap"] != driver["pids"]["cupti"]:
        rows.append(f"processes {driver['pids']['gputap']}/{driver['pids']['cupti']}")
    if runtime and (runtime["inner"] or runtime["scanned"]):
        rows.append(f"runtime: {runtime['inner']} calls of libcudart.so to itself, {runtime['scanned']} not unwound")
    if nccl:
        rows += [f"{name} calls {ours[0]}/{theirs[0]} bytes {ours[1]}/{theirs[1]}" for name, ours, theirs in nccl["unequal"]]
        if nccl["communicators_differ"]:
            rows.append(f"what was done by communicator differs ({nccl['communicators'][0]}/{nccl['communicators'][1]})")
        if nccl["own_differs"]:
            rows.append("the program's own account of NCCL differs")
    for mode, figures in result["witness"].items():
        rows += [f"witness {key} {count} in {mode}" for key, count in figures.items() if count]
    return rows
