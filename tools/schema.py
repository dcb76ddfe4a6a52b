"""Writes the site's OpenAPI document, frames of the socket included, to `client/openapi.json`.

The client's types are made of it (`npm run schema` in client/). `--check` writes nothing and fails when the
file is not what the program would write.
"""

import json
import sys
from pathlib import Path

from fishka.main import schema

TARGET = Path(__file__).parent.parent / "client" / "openapi.json"


def main(arguments: list[str]) -> int:
    """0 when the file is (now) right."""
    text = json.dumps(schema(), ensure_ascii=False, indent=2, sort_keys=True) + "\n"
    if "--check" in arguments:
        if TARGET.is_file() and TARGET.read_text("utf-8") == text:
            return 0
        print(f"{TARGET.name} is stale: run `python tools/schema.py`, then `npm run schema` in client/")
        return 1
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
