"""What NCCL says of itself (NCCL_DEBUG=INFO, NCCL_DEBUG_SUBSYS=COLL,INIT), and comparing it with gputap's table.

A table is {(communicator, collective): (calls, bytes)}; bytes are the elements of one rank times their size. NCCL names
communicators by address, a program by its own names, gputap by handle: so communicators are compared by what was done
with them, not by name (`profile`).
"""
import json
import re
from collections import Counter, defaultdict

ENVIRONMENT = {"NCCL_DEBUG": "INFO", "NCCL_DEBUG_SUBSYS": "COLL,INIT"}
FILE = "nccl.%p.log"  # NCCL puts the pid

CALL = re.compile(r"NCCL INFO (\w+): opCount ([0-9a-f]+) .*?count (\d+) datatype (\d+) op (\d+) root (-?\d+) "
                  r"comm (0x[0-9a-f]+) \[nranks=(\d+)\]")
READY = re.compile(r"NCCL INFO (\w+) comm (0x[0-9a-f]+) rank (\d+) nranks (\d+) .*Init COMPLETE")

# ncclDataType_t: int8, uint8, int32, uint32, int64, uint64, float16, float32, float64, bfloat16, float8e4m3, float8e5m2
SIZES = (1, 1, 4, 4, 8, 8, 2, 4, 8, 2, 1, 1)


def collective(name):
    """ncclAllReduce and AllReduce are one thing; ncclBcast is done by Broadcast."""
    name = name.removeprefix("nccl")
    return "Broadcast" if name == "Bcast" else name


def parse(text):
    """(table, communicators that were made) from one process's log."""
    rows, made = defaultdict(lambda: [0, 0]), []
    for line in text.splitlines():
        call, ready = CALL.search(line), READY.search(line)
        if call:
            kind = int(call[4])
            row = rows[call[7], collective(call[1])]
            row[0] += 1
            row[1] += int(call[3]) * (SIZES[kind] if kind < len(SIZES) else 0)
        elif ready:
            made.append(ready[2])
    return {key: tuple(row) for key, row in rows.items()}, made


def logs(place):
    """{pid: table} of the logs in a directory."""
    return {int(path.name.split(".")[1]): parse(path.read_text(errors="replace"))[0] for path in place.glob("nccl.*.log")}


def own_words(stdout):
    """The table that a program prints of itself as JSON lines with comm, collective, calls and bytes."""
    rows = {}
    for line in stdout.splitlines():
        if line.startswith('{"comm"'):
            row = json.loads(line)
            rows[row["comm"], row["collective"]] = (row["calls"], row["bytes"])
    return rows


def by_collective(table):
    """{collective: (calls, bytes)} of all communicators."""
    total = defaultdict(lambda: [0, 0])
    for (_, name), (calls, size) in table.items():
        total[collective(name)][0] += calls
        total[collective(name)][1] += size
    return {name: tuple(row) for name, row in total.items()}


def profile(table):
    """How many communicators did exactly this: {((collective, calls, bytes), …): communicators}."""
    done = defaultdict(dict)
    for (comm, name), (calls, size) in table.items():
        before = done[comm].get(collective(name), (0, 0))
        done[comm][collective(name)] = (before[0] + calls, before[1] + size)
    return Counter(tuple(sorted((name, *row) for name, row in rows.items())) for rows in done.values())


def compare(ours, theirs, own):
    """Our tables against NCCL's, both by pid, and both against the program's own one, where it has one."""
    unequal = []
    for pid in sorted(set(ours) | set(theirs)):
        mine, other = by_collective(ours.get(pid, {})), by_collective(theirs.get(pid, {}))
        unequal += [(name, mine.get(name, (0, 0)), other.get(name, (0, 0)))
                    for name in sorted(set(mine) | set(other)) if mine.get(name) != other.get(name)]
    profiles = [{pid: profile(table) for pid, table in side.items() if table} for side in (ours, theirs)]
    figures = [tuple(sum(row[i] for table in side.values() for row in table.values()) for side in (ours, theirs))
               for i in (0, 1)]
    together = sum((profile(table) for table in ours.values()), Counter())
    return {
        "calls": figures[0],
        "bytes": figures[1],
        "communicators": tuple(sum(sum(row.values()) for row in side.values()) for side in profiles),
        "unequal": unequal,
        "communicators_differ": profiles[0] != profiles[1],
        "own_differs": bool(own) and profile(own) != together,
    }
