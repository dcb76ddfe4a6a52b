"""House rules that no linter knows, checked over the tracked files. Prints every fault, then fails."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

HOSTS = re.compile(
    "|".join(
        (
            "py" + r"pi\.org",
            "python" + r"hosted\.org",
            r"registry\.npm" + "js",
            "crates" + r"\.io-index",
            r"(?:index|static)\.crates" + r"\.io",
            r"deb\.deb" + r"ian\.org",
            r"proxy\.golang" + r"\.org",
        )
    )
)
MACHINE_PATHS = re.compile(r"(?:^|[^A-Za-z0-9_.])/(?:work|farm|root)/")
NAMED_EDITIONS = re.compile(r"""(?:edition(?:_id|\.id)|\.language|\.mode)\s*(?:==|!=|in)\s*[\["'(]""")
BUILT = re.compile(
    r"(^|/)(node_modules|target|static/_app|__pycache__|\.svelte-kit)/|\.(so|pyc|whl)$|^Cargo\.lock$"
)
LINES_MAX = 600
GENERATED = ("client/src/lib/schema.d.ts",)


def main() -> int:
    """0 when the tree is clean, else 1."""
    faults = [fault for path in tracked() for fault in faults_of(path)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def faults_of(name: str) -> Iterator[str]:
    """Everything wrong with one tracked file, a line each."""
    if BUILT.search(name):
        yield f"{name}: built output is not committed"
    try:
        text = (ROOT / name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return
    for number, line in enumerate(text.splitlines(), 1):
        if HOSTS.search(line):
            yield f"{name}:{number}: names a registry host"
        if MACHINE_PATHS.search(line):
            yield f"{name}:{number}: names a path of one machine"
        if name.startswith("src/fishka/") and name.endswith(".py") and NAMED_EDITIONS.search(line):
            yield f"{name}:{number}: compares an edition, language or mode by name: make it a parameter"
    written = name.endswith((".py", ".rs", ".ts", ".svelte")) and name not in GENERATED
    if written and text.count("\n") > LINES_MAX:
        yield f"{name}: over {LINES_MAX} lines: what is its second idea?"


if __name__ == "__main__":
    sys.exit(main())
