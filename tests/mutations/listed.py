"""The list of mutations, read from `mutations.toml`."""

import tomllib
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).resolve().parents[2]


class Mutation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line that is changed in a file, and the tests that must fail then."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


def mutations() -> tuple[Mutation, ...]:
    """All of them."""
    text = Path(__file__).with_name("mutations.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text)["mutation"], tuple[Mutation, ...])
