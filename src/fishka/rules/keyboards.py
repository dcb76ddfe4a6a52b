"""Which letter lies on which key of a language's usual keyboard (`data/keyboards.toml`)."""

from functools import cache
from importlib import resources

import msgspec


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
    printed = keyboards.printed.get(language, ())
    return {
        code: letter
        for codes, letters in zip(keyboards.codes, printed, strict=False)
        for code, letter in zip(codes.split(), letters, strict=False)
    }


@cache
def _bundled() -> Keyboards:
    text = (resources.files("fishka.rules") / "data" / "keyboards.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Keyboards)
