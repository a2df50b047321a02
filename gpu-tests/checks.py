"""Checks that are printed, a line for each."""

failures = []


def check(what, right, detail=""):
    print(f"{what:<58} {'right' if right else 'WRONG'}  {detail}", flush=True)
    if not right:
        failures.append(what)


def verdict():
    """The last line; the exit code."""
    print(f"{'all right' if not failures else 'WRONG: ' + ', '.join(failures)}")
    return 1 if failures else 0
