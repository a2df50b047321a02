"""A line on standard error that says what this process is, for claims.py to compare with the trace."""
import json
import os
import sys


def claim(cuda, **more):
    """One write, so that lines of several processes do not mix."""
    line = "claim " + json.dumps({"pid": os.getpid(), "cuda": cuda, **more}) + "\n"
    sys.stderr.flush()
    os.write(2, line.encode())
