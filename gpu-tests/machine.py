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

FRAMEWORKS = ("torch", "triton", "jax", "cupy", "numba")


@functools.lru_cache(maxsize=None)
def has_module(name):
    """Whether PYTHON could import it; importing it would take seconds."""
    question = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({name!r}) is None)"
    return subprocess.run([PYTHON, "-c", question], capture_output=True).returncode == 0


def versions():
    """{framework: version, or None where it is not installed}."""
    question = (
        "import importlib.metadata as m, importlib.util as u, sys\n"
        "owners = m.packages_distributions()\n"
        "for name in sys.argv[1:]:\n"
        "    print(name, m.version(owners[name][0]) if u.find_spec(name) and name in owners else '-')\n"
    )
    done = subprocess.run([PYTHON, "-c", question, *FRAMEWORKS], capture_output=True, text=True)
    found = dict(line.split() for line in done.stdout.splitlines())
    return {name: None if found.get(name, "-") == "-" else found[name] for name in FRAMEWORKS}
