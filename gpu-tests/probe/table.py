"""Turns the probe's logs into one short block per run.

usage: table.py LABEL PREFIX    (reads PREFIX.<pid>, as written by the probe)
"""
import collections
import glob
import re
import sys


def events(path):
    """(ms, event, {key: value}) of each line."""
    for line in open(path, errors="replace"):
        head = line.split(None, 2)
        if len(head) < 2:
            continue
        pairs = dict(re.findall(r"(\w+)=(\S+)", head[2])) if len(head) == 3 else {}
        yield float(head[0]), head[1], pairs


def main():
    label, prefix = sys.argv[1:3]
    logs = [path for path in glob.glob(prefix + ".*") if path.rsplit(".", 1)[1].isdigit()]
    logs = [list(events(path)) for path in logs]
    # The process of interest is the one that did its work; helpers it started have shorter logs.
    logs.sort(key=lambda log: (any(row[2].get("when") == "checkpoint" for row in log), len(log)))
    print(f"== {label}")
    if not logs:
        print("   no log: the probe was never loaded")
        return
    # A process that replaced itself (exec) starts its log again.
    starts = [i for i, (_, event, row) in enumerate(logs[-1]) if event == "constructor" and row["nth"] == "1"]
    log = logs[-1][starts[-1] if starts else 0:]
    print_arrival(log, len(logs))
    print_requests(log)
    print_lookups(log)
    print_pointers(log)
    for _, event, row in log:
        if event == "swap" and row["when"] == "checkpoint":
            print(f"   swapped {row['name']}: {row['calls']} calls seen")


def print_arrival(log, processes):
    constructors = sum(event == "constructor" for _, event, _ in log)
    injected = [(ms, row) for ms, event, row in log if event == "injection"]
    print(f"   processes {processes}  constructors {constructors}  InitializeInjection {len(injected)}", end="")
    print(f"  at {injected[0][0]:.1f} ms" if injected else "")
    for when in ("constructor", "injection"):
        names = [row["name"] for _, event, row in log if event == "library" and row["when"] == when]
        if names:
            print(f"   loaded at {when}: {' '.join(names[:12])}{' …' if len(names) > 12 else ''} ({len(names)})")
    for _, row in injected[:1]:
        print(f"   called from: {row.get('stack', '?')[:300]}")


def print_requests(log):
    asked = collections.defaultdict(collections.Counter)
    driver = re.compile(r"cu[A-Z]|cudbg")
    for _, event, row in log:
        if event == "dlsym":
            asked[row["caller"]][row["name"] if driver.match(row["name"]) else "(library API)"] += 1
    for caller, names in sorted(asked.items()):
        shown = " ".join(f"{name}×{count}" if count > 1 else name for name, count in names.most_common(6))
        print(f"   dlsym from {caller}: {len(names)} names: {shown}")
    deep = [row["path"] for _, event, row in log if event == "dlopen" and int(row["flags"], 16) & 8]
    if deep:
        print(f"   RTLD_DEEPBIND: {' '.join(deep)}")


def print_lookups(log):
    for when in ("injection", "checkpoint"):
        found = [f"{row['name']} default={row['default']} next={row['next']}"
                 for _, event, row in log if event == "lookup" and row["when"] == when]
        if found:
            print(f"   global names at {when}: {'; '.join(found)}")


def print_pointers(log):
    for when in ("injection", "checkpoint"):
        for _, event, row in log:
            if row.get("when") != when:
                continue
            if event == "noscan":
                print(f"   pointers at {when}: not scanned ({row['reason']})")
            if event == "pointers":
                print(f"   pointers at {when}: {row['object']:<34} words {row['words']:>5} (relro {row['relro']})"
                      f"  distinct {row['distinct']:>4}  into libcuda otherwise {row['inner']}")
    for _, event, row in log:
        if event == "exports":
            print(f"   libcuda exports {row['count']} cu* names")
            break


main()
