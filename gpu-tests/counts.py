"""Comparing counts of the same things by gputap and by a witness. Everything here is {pid: {name: count}} and pure."""
import re
from collections import Counter

LAUNCHES = re.compile(r"cuLaunch(Kernel(Ex)?|CooperativeKernel)(_ptsz)?$")


def differences(ours, theirs):
    """(equal, all, [(name, ours, theirs)]) over all processes; a name is equal when it is equal in every process."""
    pids = set(ours) | set(theirs)
    names = set().union(*(set(ours.get(pid, ())) | set(theirs.get(pid, ())) for pid in pids)) if pids else set()
    unequal = []
    for name in sorted(names):
        pairs = [(ours.get(pid, {}).get(name, 0), theirs.get(pid, {}).get(name, 0)) for pid in pids]
        if any(mine != other for mine, other in pairs):
            unequal.append((name, sum(mine for mine, _ in pairs), sum(other for _, other in pairs)))
    return len(names) - len(unequal), len(names), unequal


def summed(counts):
    """All processes together."""
    return sum((Counter(row) for row in counts.values()), Counter())


def matching(counts, pattern):
    return sum(count for name, count in summed(counts).items() if pattern.match(name))


# ---- names -----------------------------------------------------------------------------------------------


def unversioned(name):
    return re.sub(r"_v\d+(?=$|_pt[sd][sz])", "", name)


def align_names(ours, theirs):
    """Renames what only CUPTI has to what only gputap has, where they differ by the version suffix alone."""
    only_ours = set(summed(ours)) - set(summed(theirs)) if theirs else set()
    renamed = {}
    for pid, counts in theirs.items():
        renamed[pid] = Counter()
        for name, count in counts.items():
            known = any(name in mine for mine in ours.values())
            renamed[pid][unversioned(name) if not known and unversioned(name) in only_ours else name] += count
    return renamed


def runtime_name(name):
    """A runtime function as CUPTI and gputap both know it. CUPTI ends names in the CUDA version that introduced them
    (cudaMalloc_v3020), and `__cudaLaunchKernel` is a jump to the function that CUPTI reports."""
    name = re.sub(r"_v\d{4,}$", "", name)
    return name[2:] if name.startswith("__cudaLaunchKernel") else name


def runtime_names(counts):
    folded = {}
    for pid, row in counts.items():
        folded[pid] = Counter()
        for name, count in row.items():
            folded[pid][runtime_name(name)] += count
    return folded


# ---- copies ----------------------------------------------------------------------------------------------


def folded(copies):
    """Bytes by direction, with arrays as device memory and peers as one device."""
    total = Counter()
    for kind, value in copies.items():
        direction = re.fullmatch(r"([HDAP])to([HDAP])", kind)
        total["to".join("H" if end == "H" else "D" for end in direction.groups()) if direction else kind] += value
    return total


def as_told(ours, theirs):
    """CUPTI's copies as the driver was told them: CUPTI looks at the memory, and says HtoH where a program names pinned memory of
    the host as a device's. Only bytes that are missing in one direction and too many in the other are moved."""
    told = Counter(theirs)
    for direction in ("DtoH", "HtoD"):
        more = told["HtoH"] - ours.get("HtoH", 0)
        if more > 0 and ours.get(direction, 0) - told[direction] == more:
            told[direction] += more
            told["HtoH"] -= more
    return +told


def copied(records):
    """The witness's copies in the report's terms, where nodes of graphs have no direction."""
    total = Counter()
    for kind, row in records.items():
        total[kind] += row["bytes"] - row["graph_bytes"]
        total["set in graphs" if kind == "set" else "in graphs"] += row["graph_bytes"]
    return +folded(total)
