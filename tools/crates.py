"""Pin the Rust crates without a Cargo.lock, which would name a registry.

`crates.lock` lists name, version and checksum of every outside crate. `pin` resolves, then moves each crate
to its listed version and fails when the result differs by a byte; `lock` writes the list anew.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "crates.lock"
CARGO_LOCK = ROOT / "Cargo.lock"

Crate = tuple[str, str, str]
"""Name, version, SHA-256 of the package."""


def main(command: str) -> int:
    """Run `pin` or `lock`; 0 when done, 1 when what was resolved is not what is listed."""
    if command == "lock":
        cargo("update")
        LIST.write_text("".join(f"{name} {version} {checksum}\n" for name, version, checksum in resolved()))
        return 0
    wanted = [Crate(line.split()) for line in LIST.read_text().splitlines()]  # type: ignore[misc]
    if CARGO_LOCK.exists() and resolved() == wanted:
        return 0
    CARGO_LOCK.unlink(missing_ok=True)
    cargo("generate-lockfile")
    for name, version, _ in wanted:
        have = [crate for crate in resolved() if crate[0] == name]
        if have and have[0][1] != version:
            cargo("update", "--package", name, "--precise", version)
    if resolved() == wanted:
        return 0
    print("The resolved crates differ from crates.lock:", file=sys.stderr)
    for crate in sorted(set(resolved()) ^ set(wanted)):
        print("  " + " ".join(crate), file=sys.stderr)
    print("If that is intended, run `make lock` and commit crates.lock.", file=sys.stderr)
    return 1


def resolved() -> list[Crate]:
    """The outside crates of the present Cargo.lock, sorted."""
    packages = tomllib.loads(CARGO_LOCK.read_text()).get("package", [])
    return sorted((p["name"], p["version"], p["checksum"]) for p in packages if "checksum" in p)


def cargo(*arguments: str) -> None:
    subprocess.run(["cargo", *arguments, "--quiet"], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
