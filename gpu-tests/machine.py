"""Where this machine keeps what the scripts need."""
import functools
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
WORKLOADS = HERE / "workloads"
RESULTS = pathlib.Path(os.environ.get("RESULTS_DIR", HERE / "gpu-results")).resolve()

# The interpreter of the Python workloads, which need not be the one that runs these scripts.
PYTHON = os.environ.get("PYTHON", sys.executable)


@functools.lru_cache(maxsize=None)
def has_module(name):
    """Whether PYTHON could import it; importing it would take seconds."""
    question = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({name!r}) is None)"
    return subprocess.run([PYTHON, "-c", question], capture_output=True).returncode == 0
