"""Runs one command with a time limit, in a session of its own so that nothing of it is left behind."""
import os
import subprocess
import time


def run(line, env, console, timeout):
    """Runs `line` with all its output in the file `console`: (exit code or a sentence, seconds)."""
    start = time.monotonic()
    with open(console, "wb") as output:
        process = subprocess.Popen(line, env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                                   start_new_session=True)
        try:
            code = process.wait(timeout)
        except subprocess.TimeoutExpired:
            end(process)
            code = f"timeout after {timeout:.0f} s"
    return code, round(time.monotonic() - start, 1)


def end(process):
    """Kills a process that was started with `start_new_session`, and its children."""
    try:
        os.killpg(process.pid, 9)
    except ProcessLookupError:
        pass
    process.wait()


def last_words(path):
    """The last line of a console."""
    lines = path.read_text(errors="replace").strip().splitlines() if path.exists() else []
    return lines[-1][-160:] if lines else ""
