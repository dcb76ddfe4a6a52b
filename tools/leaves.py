"""Takes leave values of finished training runs into the package: file, origin, bench signature.

    python -m tools.leaves RUN_FOLDER...

A family that is there already is replaced. Values no stronger than the estimate, or than those
that they improve, are refused.
"""

import sys
from pathlib import Path

import msgspec

from fishka.kernel.leaves import LeaveFamily

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "fishka" / "kernel" / "data"
MANIFEST = DATA / "leaves.json"


def main(folders: list[str]) -> int:
    """0 when every folder was taken in."""
    kept = {one.id: one for one in msgspec.json.decode(MANIFEST.read_bytes(), type=tuple[LeaveFamily, ...])}
    signature = (ROOT / "benchmarks" / "signature.txt").read_text("utf-8").strip()
    for folder in map(Path, folders):
        (path,) = (one for one in folder.glob("*.json") if one.name != "plan.json")
        family = msgspec.json.decode(path.read_bytes(), type=LeaveFamily)
        if family.improves and family.gain_rate <= 0.5:
            print(f"{family.id}: not stronger than before ({family.gain_rate})", file=sys.stderr)
            return 1
        if family.win_rate <= 0.5:
            print(f"{family.id}: not stronger than the estimate ({family.win_rate})", file=sys.stderr)
            return 1
        (DATA / family.file).write_bytes((folder / family.file).read_bytes())
        kept[family.id] = msgspec.structs.replace(family, kernel_signature=signature)
    families = tuple(sorted(kept.values(), key=lambda one: one.id))
    MANIFEST.write_bytes(msgspec.json.format(msgspec.json.encode(families)) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
