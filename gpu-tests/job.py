"""Runs one command with a time limit, in a session of its own so that nothing of it is left behind."""
import os
import re
import subprocess
import threading
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


def collected(line, env, console, timeout, rings, collector):
    """Runs `line` as a job that gputap did not start: (exit code or a sentence, seconds, the collector's exit code).

    `collector` is the command that drains the directory `rings`; it is started when the first process records, because it
    ends when nothing happens. A job that never records has no collector, whose code is None."""
    outcome, collecting = [], None
    job = threading.Thread(target=lambda: outcome.append(run(line, env, console, timeout)))
    job.start()
    while job.is_alive() and not any(rings.glob("v*/*/process")):
        time.sleep(0.02)
    if any(rings.glob("v*/*/process")):
        with open(f"{console}.collect", "wb") as output:
            collecting = subprocess.Popen(collector, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                                          start_new_session=True)
    job.join()
    code = None
    try:
        code = collecting.wait(60) if collecting else None
    except subprocess.TimeoutExpired:
        end(collecting)
    return *outcome[0], code


def end(process):
    """Kills a process that was started with `start_new_session`, and its children."""
    try:
        os.killpg(process.pid, 9)
    except ProcessLookupError:
        pass
    process.wait()


def last_words(path):
    """What a console says of a failure: its last error, else its last line with words."""
    lines = path.read_text(errors="replace").splitlines() if path.exists() else []
    errors = [match[0] for match in map(re.compile(r"\w*Error: \S.*").search, lines) if match]
    worded = [line.strip() for line in lines if re.search(r"\w", line)]
    return (errors or worded or [""])[-1][:160]
