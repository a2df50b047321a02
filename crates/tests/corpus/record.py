"""Records the corpus anew: record.py [CASE…], as root, after `cargo build --workspace` (BIN: where its programs are).

The programs of jobs.py run on simulated GPUs. Names and paths of the machine are replaced. What the recordings are expected to
say is then written by `GPUTAP_CORPUS_ACCEPT=all cargo test --test corpus`.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
BIN = pathlib.Path(os.environ.get("BIN", HERE.parents[2] / "target/debug")).resolve()
GPUTAP, RECORDING = str(BIN / "gputap"), str(BIN / "recording")
JOBS = ["python3", str(HERE / "jobs.py")]
# Until the collector has told everything once more.
SETTLE = 2.5


class Recorder:
    def __init__(self, work):
        self.work = pathlib.Path(work)

    def under_run(self, command, options=("--api", "all"), env=None, before=()):
        """The trace of `gputap run` as it is before it is closed."""
        trace = self.work / f"{len(list(self.work.iterdir()))}.trace"
        script = 'trace=$1; shift; "$@"; sleep %s; cp -r "$trace" "$trace.open"' % SETTLE
        line = [GPUTAP, "run", "--quiet", "--out", str(trace), *options, "--", "sh", "-c", script, "sh", str(trace),
                *before, GPUTAP, "sim", "--quiet", "--", *command]
        subprocess.run(line, cwd=self.work, env=dict(os.environ, **(env or {})), stderr=subprocess.DEVNULL)
        return self.text(f"{trace}.open", command)

    def collected_late(self, command):
        """A program whose rings are drained once it has ended."""
        rings, trace = tempfile.mkdtemp(dir="/dev/shm"), self.work / "late.trace"
        env = dict(os.environ, LD_PRELOAD=str(BIN / "libgputap.so"), GPUTAP_DIR=rings, GPUTAP_RING_BYTES="65536", GPUTAP_SPAWN="0")
        subprocess.run([GPUTAP, "sim", "--quiet", "--", *command], env=env, cwd=self.work)
        collector = subprocess.Popen([GPUTAP, "collect", rings, "--out", str(trace)], stderr=subprocess.DEVNULL)
        time.sleep(SETTLE)
        collector.kill()
        collector.wait()
        shutil.rmtree(rings)
        return self.text(trace, command)

    def text(self, trace, command):
        text = subprocess.run([RECORDING, "--of", str(trace)], check=True, stdout=subprocess.PIPE, text=True).stdout
        lines = text.splitlines(keepends=True)
        about = json.loads(lines[1].split(" ", 1)[1])
        host, boot = about["host"], about["boot"]
        about["command"] = [pathlib.Path(command[0]).name, *(pathlib.Path(w).name for w in command[1:])]
        lines[1] = f"trace {json.dumps(about)}\n"
        text = "".join(lines)
        text = text.replace(boot, "6f1d3c52-0f5b-4a2e-9a52-5b6f9c1f7a01").replace(boot[:8], "6f1d3c52")
        text = re.sub(r"/[^ \"]*/(?=(python3|gputap|jobs\.py)\b)", "/opt/", text)
        text = re.sub(r"/[^ \"]*/(?=lib[a-z]+\.so)", "/usr/lib/", text)
        text = text.replace(str(self.work), "/home/user").replace(f'"host":"{host}"', '"host":"node1"')
        return text.replace(f'"host": "{host}"', '"host": "node1"')


def keep(name, text):
    subprocess.run([RECORDING, "--keep", name], input=text, text=True, check=True)


def with_expiry(text):
    """A segment for each pause of the program, and an end that keeps the last of them."""
    out, last = [], 0
    for line in text.splitlines(keepends=True):
        if line.startswith("chunk "):
            stored = int(line.split()[4])
            if last and stored - last > 150_000_000:
                out.append("rotate\n")
            last = stored
        if line.startswith("close "):
            out.append(f"expire {last} 600000000\n")
        out.append(line)
    return "".join(out)


def with_losses(text):
    """Every further reason to lose calls."""
    text = re.sub(r'"busy":0', '"busy":2', text)
    text = re.sub(r'"no_ring":0', '"no_ring":3', text)
    stored = [int(line.split()[4]) for line in text.splitlines() if line.startswith("chunk ")]
    lost = {"process": 1, "tid": 0, "reason": "disk", "count": 5, "first_ns": stored[0], "last_ns": stored[-1]}
    at = text.index("chunk ")
    return f"{text[:at]}journal {json.dumps({'lost': lost})}\n{text[at:]}"


def with_a_newer_catalogue(text):
    """Functions that this catalogue lacks."""
    at = text.index("journal ")
    functions = "api cuMemAllocShiny driver 0 memory 5\napi cuStreamPolish driver 0 stream 1\n"
    text = f"{text[:at]}{functions}{text[at:]}"
    return text.replace("driver/cuMemAllocPitch_v2", "driver/cuMemAllocShiny").replace(
        "driver/cuStreamSynchronize", "driver/cuStreamPolish")


def of_another_host(text, host, boot):
    return text.replace("node1", host).replace("6f1d3c52", boot)


def main(cases):
    def wanted(name):
        return not cases or name in cases

    with tempfile.TemporaryDirectory(dir="/dev/shm") as work:
        recorder = Recorder(work)
        for name in ("layers", "captures", "vmm"):
            if wanted(name):
                keep(name, recorder.under_run([*JOBS, name]))
        if wanted("pools") or wanted("newer"):
            text = recorder.under_run([*JOBS, "pools"])
            keep("pools", text)
            keep("newer", with_a_newer_catalogue(text))
        if wanted("expired"):
            keep("expired", with_expiry(recorder.under_run([*JOBS, "epochs"])))
        if wanted("killed"):
            env = {"GPUTAP_SIM_DELAY": "cuCtxSynchronize:1=600s"}
            text = recorder.under_run([*JOBS, "killed"], env=env)
            keep("killed", text)
            keep("open", re.sub(r"close .*\n", "", text))
        if wanted("losses"):
            keep("losses", with_losses(recorder.collected_late([*JOBS, "losses"])))
        if wanted("demo"):
            keep("demo", recorder.under_run([GPUTAP, "demo-rank", "--ranks", "4", "--steps", "4"]))
        if wanted("hosts"):
            for rank, boot in enumerate(("6f1d3c52", "b02e77aa")):
                env = {"RANK": str(rank), "WORLD_SIZE": "2", "LOCAL_RANK": "0"}
                text = recorder.under_run([*JOBS, "layers"], env=env)
                keep(f"hosts.{rank}", of_another_host(text, f"node{rank + 1}", boot))
        if wanted("container"):
            inside = ("unshare", "--fork", "--pid", "--mount-proc", "--uts", "--time", "--monotonic", "1000",
                      "sh", "-c", 'hostname pod-7; "$@"', "sh")
            keep("container", recorder.under_run([*JOBS, "pools"], before=inside))


if __name__ == "__main__":
    main(sys.argv[1:])
