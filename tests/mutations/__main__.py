"""`python -m tests.mutations [NAME]`: break the rules line by line and see that the tests notice.

Prints one line for each mutation; exit code 1 when one survives.
"""

import signal
import subprocess
import sys

from tests.mutations.listed import ROOT, Mutation, mutations


def main(names: list[str]) -> int:
    """0 when every mutation (or every one whose name holds one of these words) is noticed."""
    # Ended from outside, the changed line is put back all the same.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    alive = 0
    for one in mutations():
        if names and not any(word in one.name for word in names):
            continue
        killed = is_killed(one)
        alive += not killed
        print(f"{'killed  ' if killed else 'SURVIVES'}  {one.name}", flush=True)
    return 1 if alive else 0


def is_killed(mutation: Mutation) -> bool:
    """Whether a test fails with the line changed; the line is put back in any case."""
    path = ROOT / mutation.file
    text = path.read_text("utf-8")
    try:
        path.write_text(text.replace(mutation.old, mutation.new), "utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *mutation.tests]
        ended = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
        if ended.returncode not in (0, 1):
            raise RuntimeError(f"{mutation.name}: the tests did not run: {ended.stdout[-500:]!r}")
        return ended.returncode == 1
    finally:
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
