"""Edition, modifier, tile set and layout files, read one by one. `rules.resolve` puts them together."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

from fishka.core.ids import LANGUAGE_TAG, NO_LANGUAGE
from fishka.rules.check import layout_faults, letters_faults, tileset_faults
from fishka.rules.convert import Raw, convert, faults, field_types, join, type_info, unknown_field
from fishka.rules.faults import EditionFault, FaultCode
from fishka.rules.layout import Layout
from fishka.rules.library import Library, Text, read_toml
from fishka.rules.parameters import PARAMETER_IDS, Identifier
from fishka.rules.tileset import TileSet, Titles

Faults = tuple[EditionFault, ...]


class EditionDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition file. A tile set or layout of its own may be written out in it, under the id it uses."""

    id: Identifier
    title: Titles
    parameters: dict[str, Any]
    about: Titles = {}
    extends: Identifier | None = None
    modifiers: tuple[Identifier, ...] = ()
    """House rules laid over what it extends, in this order; its own parameters come after them."""
    hidden: bool = False
    """A base of other editions: it loads by its id, but is not offered."""
    usual: bool = False
    """Among the first to be offered in its language."""
    tileset: dict[str, Any] | None = None
    layout: dict[str, Any] | None = None


class ModifierDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A house rule: some parameters that it sets."""

    id: Identifier
    title: Titles
    parameters: dict[str, Any]
    about: Titles = {}


def read_edition(edition_id: str, library: Library) -> tuple[EditionDocument | None, Faults]:
    """One edition file of the library: what of it is in order, and what is not."""
    if edition_id not in library.editions:
        return None, _unknown(FaultCode.UNKNOWN_EDITION, edition_id, library.editions)
    text = library.editions[edition_id]
    return (None, (text,)) if isinstance(text, EditionFault) else _edition(text, edition_id)


def read_modifier(modifier_id: str, library: Library) -> tuple[ModifierDocument | None, Faults]:
    """One modifier file of the library: what of it is in order, and what is not."""
    if modifier_id not in library.modifiers:
        return None, _unknown(FaultCode.UNKNOWN_MODIFIER, modifier_id, library.modifiers)
    text = library.modifiers[modifier_id]
    return (None, (text,)) if isinstance(text, EditionFault) else _modifier(text, modifier_id)


def read_tileset(tileset_id: str, library: Library) -> TileSet | tuple[EditionFault, ...]:
    """One tile set of the library, checked."""
    if tileset_id not in library.tilesets:
        return _unknown(FaultCode.UNKNOWN_TILESET, tileset_id, library.tilesets)
    document = read_toml(library.tilesets[tileset_id], tileset_id)
    if isinstance(document, EditionFault):
        return (document,)
    return told_too(checked_tileset(document, f"{tileset_id}:"), stray_titles(document, f"{tileset_id}:"))


def read_layout(layout_id: str, library: Library) -> Layout | tuple[EditionFault, ...]:
    """One layout of the library, checked."""
    if layout_id not in library.layouts:
        return _unknown(FaultCode.UNKNOWN_LAYOUT, layout_id, library.layouts)
    document = read_toml(library.layouts[layout_id], layout_id)
    if isinstance(document, EditionFault):
        return (document,)
    return told_too(checked_layout(document, f"{layout_id}:"), stray_titles(document, f"{layout_id}:"))


def checked_tileset(document: Raw, path: str) -> TileSet | tuple[EditionFault, ...]:
    """A tile set from plain data, or all its faults."""
    tileset = convert(document, TileSet, path)
    if isinstance(tileset, TileSet):
        return tuple(tileset_faults(tileset, path)) or tileset
    return (*tileset, *letters_faults(_sound_letters(document), _language(document), path))


def _sound_letters(document: Raw) -> dict[int, str]:
    """The letters that can be read, by their place from 1, where other things are wrong."""
    rows = document.get("letters") if isinstance(document, dict) else None
    found = enumerate(rows, start=1) if isinstance(rows, list) else ()
    return {
        at: row["letter"] for at, row in found if isinstance(row, dict) and isinstance(row.get("letter"), str)
    }


def _language(document: Raw) -> str:
    language = document.get("language") if isinstance(document, dict) else None
    return language if isinstance(language, str) else NO_LANGUAGE


def checked_layout(document: Raw, path: str) -> Layout | tuple[EditionFault, ...]:
    """A layout from plain data, or all its faults."""
    layout = convert(document, Layout, path)
    if isinstance(layout, Layout):
        return tuple(layout_faults(layout, path)) or layout
    return (*layout, *layout_faults(rough, path)) if (rough := _rough_layout(document)) else layout


def _rough_layout(document: Raw) -> Layout | None:
    """Only the rows and the marks of a layout, where these can be read and other things are wrong."""
    if not isinstance(document, dict) or not isinstance(legend := document.get("legend"), dict):
        return None
    rough: dict[str, Raw] = {
        "id": "rough",
        "title": {},
        "rows": document.get("rows"),
        "legend": {mark: {} for mark in legend},
        "symmetric": document.get("symmetric") is True,
    }
    layout = convert(rough, Layout, "")
    return layout if isinstance(layout, Layout) else None


@lru_cache(maxsize=256)
def _edition(text: str, source: str) -> tuple[EditionDocument | None, Faults]:
    """Read once: every list of editions asks for all of them."""
    return _read(text, source, EditionDocument)


@lru_cache(maxsize=256)
def _modifier(text: str, source: str) -> tuple[ModifierDocument | None, Faults]:
    return _read(text, source, ModifierDocument)


D = TypeVar("D", EditionDocument, ModifierDocument)


def _read(text: Text, source: str, kind: type[D]) -> tuple[D | None, Faults]:
    raw = read_toml(text, source)
    if isinstance(raw, EditionFault):
        return None, (raw,)
    path = f"{source}:"
    types: Mapping[str, msgspec.inspect.Type] = field_types(kind)
    known = {name: raw[name] for name in raw if name in types}
    wrong = tuple(faults(known, type_info(kind), path))
    possible = [*types, *_BELOW]
    wrong += tuple(unknown_field(name, possible, path) for name in raw if name not in known)
    wrong += tuple(stray_titles(raw, path))
    sound = {name: value for name, value in known.items() if not any(faults(value, types[name], path))}
    if sound.get("id", source) != source:
        wrong += (EditionFault(FaultCode.ID_DIFFERS, f"{path} id", {"id": sound["id"], "expected": source}),)
    document: D = msgspec.convert({"title": {}, "parameters": {}, **sound, "id": _NAMELESS}, kind)
    return msgspec.structs.replace(document, id=source), wrong


_NAMELESS: Final = "nameless"
"""Stands for the id until it is replaced by the source, which may be a path: what a file calls itself may be
no id at all, and the rest of it is read nevertheless."""


_BELOW: Final = tuple(f"parameters.{name}" for name in PARAMETER_IDS)
"""What many a file sets above the table that it belongs to."""


def stray_titles(raw: Raw, path: str) -> Iterator[EditionFault]:
    """Keys among the titles by language that name none: mostly a field that came after the table's head."""
    for name, part in raw.items() if isinstance(raw, dict) else ():
        at = join(path, str(name))
        if name in _TITLES and isinstance(part, dict):
            strays = (key for key in part if not re.search(LANGUAGE_TAG, key))
            yield from (unknown_field(key, _FIELDS, at) for key in strays)
        elif isinstance(part, dict):
            yield from stray_titles(part, at)


_TITLES: Final = ("title", "about")
_FIELDS: Final = [
    *dict.fromkeys(name for kind in (EditionDocument, TileSet, Layout) for name in field_types(kind))
]

P = TypeVar("P", TileSet, Layout)


def told_too(part: P | Faults, more: Iterator[EditionFault]) -> P | Faults:
    """The part, unless it or its file has faults."""
    found = (*(part if isinstance(part, tuple) else ()), *more)
    return found or part


def _unknown(code: FaultCode, name: str, known: Mapping[str, Text]) -> tuple[EditionFault, ...]:
    return (EditionFault(code, name, {"id": name, "known": ", ".join(sorted(known))}),)
