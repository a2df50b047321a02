#!/usr/bin/env python3
"""On-demand PyTorch traces through `gputap daemon`, of unmodified processes that only have KINETO_USE_DAEMON.

usage: ondemand.py [--cpu]

The witness is the program: every step has a known number of operators, so a trace of N steps must have N times as many.
Prints a line per check; exit code 1 if one fails.
"""
import json
import os
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from checks import check, failures, verdict

HERE = Path(__file__).resolve().parent
GPUTAP = os.environ.get("GPUTAP", str(HERE.parent / "target/release/gputap"))
PYTHON = os.environ.get("PYTHON", sys.executable)
CPU = "--cpu" in sys.argv[1:]
MATMULS = 7
DYNO_PORT = 17780


class Node:
    """A daemon and the directory of all that belongs to it."""

    def __init__(self):
        # Short: the socket's path has to fit, and torch 2.14 writes below /tmp only.
        self.dir = Path(tempfile.mkdtemp(prefix="gto", dir="/tmp"))
        (self.dir / "k").mkdir()
        # Processes ask every second instead of every five.
        (self.dir / "kineto.conf").write_text("ON_DEMAND_CONFIG_UPDATE_INTERVAL_SECS=1\n")
        self.socket, self.stop = self.dir / "s", self.dir / "stop"
        self.daemon = None

    def start(self):
        args = ["daemon", "--socket", self.socket, "--kineto-dir", self.dir / "k", "--state-dir", self.dir / "state"]
        args += ["--root", self.dir, "--spool", self.dir, "--compat-dynolog", "--compat-dynolog-port", str(DYNO_PORT)]
        with open(self.dir / "daemon.log", "a") as log:
            self.daemon = subprocess.Popen([GPUTAP, *map(str, args)], stderr=log, stdout=log)
        wait(lambda: self.socket.exists() and self.call("status").returncode == 0, 20)

    def end(self):
        self.daemon.send_signal(signal.SIGTERM)
        self.daemon.wait(20)

    def call(self, command, *args, timeout=120):
        args = [GPUTAP, command, "--socket", str(self.socket), *map(str, args)]
        return subprocess.run(args, capture_output=True, text=True, timeout=timeout)

    def processes(self):
        nodes = json.loads(self.call("ps", "--format", "json").stdout or "[]")
        return [p for node in nodes for p in node["processes"]]

    def trace(self, pid, *args):
        ended = self.call("trace", "--pids", pid, "--format", "json", "--warmup-s", "1", *args)
        try:
            nodes = json.loads(ended.stdout)["nodes"]
            orders = [o for node in nodes for o in node.get("trace", {}).get("orders", [])]
        except (ValueError, KeyError):
            orders = []
        return ended, orders


class Program(subprocess.Popen):
    def __init__(self, node, env=(), prefix=()):
        env = dict(os.environ, KINETO_USE_DAEMON="1", KINETO_CONFIG=str(node.dir / "kineto.conf"), **dict(env))
        args = [*prefix, PYTHON, "-u", str(HERE / "workloads/steps.py"), str(node.stop), *(["cpu"] if CPU else [])]
        super().__init__(args, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def wait(done, seconds):
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


def contents(path):
    """Operators, kernels and the span in ms of a trace."""
    events = json.loads(Path(path).read_text())["traceEvents"]
    matmuls = [e for e in events if e.get("name") == "aten::mm" and e.get("ph") == "X"]
    kernels = [e for e in events if e.get("cat") == "kernel"]
    times = [e["ts"] for e in matmuls]
    return len(matmuls), len(kernels), (max(times) - min(times)) / 1e3 if times else 0.0, min(times, default=0)


def written(orders):
    return [o["file"] for o in orders if o["state"] == "written" and os.path.exists(o["file"])]


def check_files(what, ended, orders, count, right):
    files = written(orders)
    found = [contents(f) for f in files]
    detail = " ".join(f"{m} ops/{k} kernels/{span:.0f} ms" for m, k, span, _ in found)
    ok = ended.returncode == 0 and len(files) == count and all(right(*f) for f in found)
    check(what, ok, detail or ended.stderr.strip()[-200:])
    return found


def some(matmuls, kernels, span, _):
    return matmuls > 0 and (CPU or kernels >= matmuls) and 200 < span < 900


def together(*calls):
    results = [None] * len(calls)

    def run(i):
        results[i] = calls[i]()

    threads = [threading.Thread(target=run, args=(i,)) for i in range(len(calls))]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    return results


def dyno(request):
    """One request as `dyno` frames it."""
    body = json.dumps(request).encode()
    with socket.create_connection(("127.0.0.1", DYNO_PORT), 10) as s:
        s.sendall(struct.pack("<i", len(body)) + body)
        size = struct.unpack("<i", s.recv(4, socket.MSG_WAITALL))[0]
        return json.loads(s.recv(size, socket.MSG_WAITALL))


def main():
    node = Node()
    node.start()
    inside = ["unshare", "--pid", "--mount", "--fork", "--kill-child", "--mount-proc"]
    programs = [
        Program(node),
        Program(node),
        Program(node, {"KINETO_IPC_SOCKET_DIR": str(node.dir / "k")}, inside),
    ]
    try:
        scenarios(node, programs)
    finally:
        node.stop.touch()
        begun = time.monotonic()
        said = [p.communicate(timeout=60)[0] for p in programs]
        took = time.monotonic() - begun
        codes = [p.returncode for p in programs]
        check("the programs end as if nobody had looked", codes == [0, 0, 0] and all("steps" in s for s in said),
              f"{codes}, in {took:.1f} s")
        node.end()
        if failures:
            print((node.dir / "daemon.log").read_text()[-3000:])
        else:
            shutil.rmtree(node.dir)
    return verdict()


def scenarios(node, programs):
    here = [p.pid for p in programs[:2]]
    registered = wait(lambda: len(node.processes()) == 3, 90)
    for p in programs:
        p.stdout.readline()
    listed = node.processes()
    check("three processes are registered", registered, f"{[p['pid'] for p in listed]}")
    check("their torch, GPU and container are known", all(p.get("torch") for p in listed),
          " ".join(f"{p.get('torch')}/{p.get('gpus', p.get('gpu'))}" for p in listed))
    contained = next((p["pid"] for p in listed if p["pid"] not in here), 0)

    first, second, third = together(
        lambda: node.trace(here[0], "--duration-ms", 500),
        lambda: node.trace(contained, "--duration-ms", 500),
        lambda: together(
            lambda: node.trace(here[1], "--duration-ms", 500),
            lambda: node.trace(here[1], "--duration-ms", 500),
        ),
    )
    check_files("half a second of one process", *first, 1, some)
    check_files("half a second of one in its own pid and mount namespace", *second, 1, some)
    check_files("a request", *third[0], 1, some)
    check_files("and one that comes while it runs: queued, not lost", *third[1], 1, some)
    names = written(third[0][1] + third[1][1])
    check("into two files", len(set(names)) == 2, " ".join(os.path.basename(n) for n in names))

    both = node.trace(f"{here[0]},{here[1]}", "--duration-ms", 500, "--start-delay", 6)
    found = check_files("two processes at once", *both, 2, some)
    apart = abs(found[0][3] - found[1][3]) / 1e3 if len(found) == 2 else -1
    check("they begin together", 0 <= apart < 250, f"{apart:.1f} ms apart")

    node.end()
    node.start()
    iterations = node.trace(here[0], "--iterations", 5)
    check_files("five iterations, right after the daemon was restarted", *iterations, 1,
                lambda m, k, *_: m == 5 * MATMULS and (CPU or k >= m))

    target = node.dir / "dyno.json"
    config = f"ACTIVITIES_LOG_FILE={target}\nPROFILE_START_TIME=0\nACTIVITIES_DURATION_MSECS=500\nACTIVITIES_WARMUP_PERIOD_SECS=1"
    request = {"fn": "setKinetOnDemandRequest", "config": config, "job_id": 0, "pids": [here[1]], "process_limit": 3}
    answer = dyno(request)
    path = node.dir / f"dyno_{here[1]}.json"
    came = wait(path.exists, 30)
    check("a request as dyno frames it", answer.get("processesMatched") == [here[1]] and came, f"{answer}")
    other = subprocess.Popen(["sleep", "60"])
    nobody = node.call("trace", "--pids", other.pid)
    other.kill()
    check("nobody matched: said why, exit code 1", nobody.returncode == 1 and "no processes were matched" in nobody.stderr,
          nobody.stderr.strip()[-120:])


sys.exit(main())
