"""Usual keyboards by language, so that a game can be played without switching the keyboard's layout.

Keys are named as `KeyboardEvent.code` names them: by their place, not by what is printed on them.
"""

from collections.abc import Mapping
from typing import Final

_ROWS: Final = (
    "Backquote",
    "KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight",
    "KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote",
    "KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period",
)
_PRINTED: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "ru": ("Ё", "ЙЦУКЕНГШЩЗХЪ", "ФЫВАПРОЛДЖЭ", "ЯЧСМИТЬБЮ"),
    "en": ("", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"),
}


def keys_of(language: str) -> dict[str, str]:
    """Letter by key of a language's usual keyboard; empty where we know none.

    >>> keys_of("ru")["KeyQ"], keys_of("en")["KeyQ"]
    ('Й', 'Q')
    """
    printed = _PRINTED.get(language, ())
    return {
        code: letter
        for codes, letters in zip(_ROWS, printed, strict=False)
        for code, letter in zip(codes.split(), letters, strict=False)
    }
