"""Which letter lies on which key of a language's usual keyboard: `keyboards.toml`, ours and the user's."""

from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from fishka.rules.convert import convert
from fishka.rules.faults import EditionFault
from fishka.rules.library import read_toml, text_of, user_folder


class Keyboards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of key codes, divided by spaces, and the letters printed on them by language."""

    codes: tuple[str, ...]
    printed: dict[str, tuple[str, ...]]


def keys_of(language: str) -> dict[str, str]:
    """Letter by key of a language's usual keyboard; empty where we know none.

    >>> keys_of("ru")["KeyQ"], keys_of("en")["KeyQ"]
    ('Й', 'Q')
    """
    keyboards = _bundled()
    users = _users(user_folder())
    own = keyboards.printed.get(language, ())
    printed = own if isinstance(users, EditionFault) else users.get(language, own)
    return {
        code: letter
        for codes, letters in zip(keyboards.codes, printed, strict=False)
        for code, letter in zip(codes.split(), letters, strict=False)
        if letter != " "
    }


class _Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The user's file: rows by language alone."""

    printed: dict[str, tuple[str, ...]]


def keyboards_fault() -> EditionFault | None:
    """Why the user's `keyboards.toml` is not used, when it is there and not in order."""
    found = _users(user_folder())
    return found if isinstance(found, EditionFault) else None


@cache
def _users(folder: Path) -> dict[str, tuple[str, ...]] | EditionFault:
    """Rows of the user's `keyboards.toml`; none without such a file."""
    path = folder / "keyboards.toml"
    if not path.exists():
        return {}
    raw = read_toml(text_of(path), str(path))
    if isinstance(raw, EditionFault):
        return raw
    read = convert(raw, _Printed, f"{path}:")
    return read[0] if isinstance(read, tuple) else read.printed


@cache
def _bundled() -> Keyboards:
    text = (resources.files("fishka.rules") / "data" / "keyboards.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Keyboards)
