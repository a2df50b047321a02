"""What a workload says of its own processes, one line of standard error each: `claim {"pid", "cuda", "rank", "world"}`.

`cuda` is whether the process used CUDA; rank and world are there where it has them.
"""
import json
import re

LINE = re.compile(r"^claim (\{.*\})$", re.M)


def read(console):
    """{pid: claim} from a console."""
    return {claim["pid"]: claim for claim in map(json.loads, LINE.findall(console))}


def check(claims, seen):
    """Everything in which the trace and the claims differ, one sentence each. `seen` is a tap.Observed."""
    traced = set(seen.calls["driver"]) | set(seen.calls["runtime"])
    wrong = []
    for pid, claim in sorted(claims.items()):
        if claim["cuda"] != (pid in traced):
            wrong.append(f"process {pid} {'used' if claim['cuda'] else 'did not use'} CUDA, the trace says otherwise")
        for key in ("rank", "world"):
            said = seen.jobs.get(pid, {}).get(key)
            if claim["cuda"] and key in claim and (said is None or int(said) != claim[key]):
                wrong.append(f"process {pid}: {key} {claim[key]}, the trace says {said}")
    # A launcher that asks how many devices there are claims nothing; whoever launches kernels must.
    strangers = (pid for pid in traced - set(claims) if any("Launch" in f for f in seen.calls["driver"].get(pid, ())))
    return wrong + [f"process {pid} is in the trace, but nobody claims it" for pid in sorted(strangers)]
