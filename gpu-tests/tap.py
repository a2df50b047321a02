"""Running gputap and reading what it reports: the only place that knows its command line and its JSON."""
import json
import os
import pathlib
import subprocess
from collections import Counter, defaultdict

HERE = pathlib.Path(__file__).resolve().parent


def binary():
    """Path of the gputap to test, or None: $GPUTAP, else the release build of this checkout."""
    for path in (os.environ.get("GPUTAP"), HERE / "../target/release/gputap", "target/release/gputap"):
        if path and os.access(path, os.X_OK):
            return str(pathlib.Path(path).resolve())
    return None


def command(gputap, trace, argv):
    """The command line that traces argv into the directory trace."""
    return [gputap, "run", "--out", str(trace), "--", *argv]


def report(gputap, trace, timeout=60):
    """`gputap report --format json` of a trace."""
    done = subprocess.run([gputap, "report", str(trace), "--format", "json"], capture_output=True, timeout=timeout)
    if done.returncode != 0:
        raise RuntimeError(f"gputap report: {done.stderr.decode(errors='replace').strip()[-300:]}")
    return json.loads(done.stdout)


class Observed:
    """What gputap says happened, per pid and in the witness's terms."""

    def __init__(self):
        self.calls = defaultdict(Counter)  # pid -> exported driver function -> calls
        self.kernels = defaultdict(Counter)  # pid -> mangled name -> times run, graph replays included
        self.copies = defaultdict(Counter)  # pid -> "HtoD" … or "set" -> bytes
        self.lost = 0
        self.notes = []
