"""Load editions: by id, from a file or text, and those that games keep in their events."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from fishka.rules.convert import Raw, convert, plain, type_info, wanted
from fishka.rules.documents import (
    EditionDocument,
    Faults,
    checked_layout,
    checked_tileset,
    read_edition,
    read_layout,
    read_modifier,
    read_tileset,
)
from fishka.rules.edition import Edition, EditionSummary, summary
from fishka.rules.faults import EditionFault, FaultCode
from fishka.rules.layout import Layout
from fishka.rules.library import Library, bundled, read_toml
from fishka.rules.library import library as whole_library
from fishka.rules.parameters import PARAMETER_IDS, Identifier
from fishka.rules.resolve import TYPES, Layer, Merged, combined_faults, fitted, merge
from fishka.rules.tileset import TileSet, Titles

Loaded = Edition | tuple[EditionFault, ...]
"""An edition, or everything that is wrong with it."""


def load_edition(edition_id: str, modifiers: Sequence[str] = (), library: Library | None = None) -> Loaded:
    """An edition (Fishka's own or the user's by default) with house rules laid over it in this order."""
    library = library or whole_library()
    chain, found = _chain(edition_id, library)
    layers: list[Layer] = []
    for document in reversed(chain):
        own, wrong = _house_layers(document.modifiers, library)
        found += _told_at(f"{document.id}: modifiers", wrong)
        layers += [*own, _layer(document)]
    over, wrong = _house_layers(modifiers, library)
    layers += over
    found += wrong
    if not chain:
        return tuple(found)
    merged = merge(layers, library.defaults)
    found += [*merged.faults, *_own_parts_faults(chain)]
    tileset = _tileset(merged, chain, library)
    layout = _layout(merged, chain, library)
    return _assemble(chain[0], tuple(modifiers), merged, tileset, layout, found)


def load_edition_text(text: str, modifiers: Sequence[str] = (), source: str = "edition") -> Loaded:
    """An edition from TOML text; it may extend another. `source` names a text without a usable id."""
    document = read_toml(text, source)
    if isinstance(document, EditionFault):
        return (document,)
    edition_id = document.get("id")
    if not isinstance(edition_id, str) or not edition_id:
        edition_id = source
    return load_edition(edition_id, modifiers, whole_library().with_edition(edition_id, text))


def load_edition_file(path: Path | str, modifiers: Sequence[str] = ()) -> Loaded:
    """An edition from a TOML file."""
    name = str(path)
    try:
        text = Path(path).read_bytes().decode("utf-8")
    except OSError:
        return (EditionFault(FaultCode.UNREADABLE_FILE, name),)
    except UnicodeDecodeError as error:
        return (EditionFault(FaultCode.NOT_UTF8, name, {"byte": error.start}),)
    return load_edition_text(text, modifiers, name)


def edition_ids() -> tuple[str, ...]:
    """The editions that are offered: the usual ones first, then by id, the user's last."""
    library = whole_library()
    documents = [read_edition(edition_id, library)[0] for edition_id in library.editions]
    shown = [one for one in documents if one is not None and not one.hidden]
    return tuple(one.id for one in sorted(shown, key=lambda one: not one.usual))


def modifier_ids() -> tuple[str, ...]:
    """The house rules, the user's last."""
    return tuple(whole_library().modifiers)


def modifier_titles(modifier_id: str) -> tuple[Titles, Titles] | None:
    """Title and one line of a house rule; None when there is none of this id."""
    modifier, _ = read_modifier(modifier_id, whole_library())
    return None if modifier is None else (modifier.title, modifier.about)


def summaries() -> tuple[EditionSummary, ...]:
    """One line for every edition that is offered."""
    loaded = (load_edition(edition_id) for edition_id in edition_ids())
    return tuple(summary(edition) for edition in loaded if isinstance(edition, Edition))


def resolved(edition: Edition) -> dict[str, Raw]:
    """The edition as plain data, read back by `edition_from_resolved`.

    Id, texts, house rules, every parameter by its name; tile set and layout written out, not named.
    """
    head = {"id": edition.id, "title": dict(edition.title), "about": dict(edition.about)}
    if edition.extends is not None:
        head["extends"] = edition.extends
    written = {"tileset": plain(edition.tileset), "layout": plain(edition.layout)}
    return {**head, "modifiers": list(edition.modifiers), **plain(edition.params), **written}


def usual_edition(edition: Edition) -> Edition | None:
    """What an edition is told against: itself without house rules over it, else the one it was made from.

    None: it is nobody's variant, or that one is no longer here.
    """
    own = whole_library().editions
    if edition.modifiers and edition.id in own:
        usual = load_edition(edition.id)
    elif edition.extends is not None and edition.extends in own:
        usual = load_edition(edition.extends)
    else:
        return None
    return usual if isinstance(usual, Edition) else None


def family(edition: Edition) -> str:
    """The edition from which this one and its like come: of the same language, on the same board.

    Read from the files as they are, since every list of editions asks for it; house rules are their own.

    >>> [family(one) for one in map(load_edition, ["erudit_vyatka", "en_naspa"]) if isinstance(one, Edition)]
    ['erudit_wiki_129', 'en_home']
    """
    library = whole_library()
    if edition.id not in library.editions:
        return edition.id
    chain, _ = _chain(edition.id, library)
    layers = [{**library.defaults, **_merged(chain[at:])} for at in range(len(chain))]
    kinds = [(layer["language"], layer["layout"]) for layer in layers]
    like = next((at for at, kind in enumerate(kinds) if kind != kinds[0]), len(kinds))
    return chain[like - 1].id


def _merged(chain: list[EditionDocument]) -> dict[str, Raw]:
    """What the last of these editions sets over the others."""
    return {name: value for one in reversed(chain) for name, value in _layer(one).parameters.items()}


class _ResolvedHead(msgspec.Struct, frozen=True):
    id: Identifier
    title: Titles
    about: Titles
    modifiers: tuple[str, ...]
    tileset: Any
    layout: Any
    extends: Identifier | None = None


def edition_from_resolved(data: dict[str, Raw]) -> Loaded:
    """The edition that `resolved` wrote; anything else is refused like an edition file."""
    path = "resolved:"
    names = set(_ResolvedHead.__struct_fields__)
    head = convert({name: data[name] for name in data if name in names}, _ResolvedHead, path)
    if isinstance(head, tuple):
        return head
    tileset = checked_tileset(head.tileset, f"{path} tileset")
    layout = checked_layout(head.layout, f"{path} layout")
    parameters = {name: value for name, value in data.items() if name not in names}
    for name, part in (("tileset", tileset), ("layout", layout)):
        if isinstance(part, TileSet | Layout):
            parameters[name] = part.id
    found: list[EditionFault] = []
    for name in PARAMETER_IDS:
        if name not in data:
            found.append(EditionFault(FaultCode.MISSING_FIELD, f"{path} {name}", wanted(TYPES[name])))
    merged = merge([Layer(path, parameters)], bundled().defaults)
    found += merged.faults
    document = EditionDocument(
        id=head.id, title=head.title, about=head.about, parameters={}, extends=head.extends
    )
    return _assemble(document, head.modifiers, merged, tileset, layout, found)


def _assemble(
    document: EditionDocument,
    modifiers: tuple[str, ...],
    merged: Merged,
    tileset: TileSet | Faults,
    layout: Layout | Faults,
    found: list[EditionFault],
) -> Loaded:
    tiles = tileset if isinstance(tileset, TileSet) else None
    board = layout if isinstance(layout, Layout) else None
    merged = fitted(merged, tiles)
    everything = [*found, *_faults_of(tileset), *_faults_of(layout), *combined_faults(merged, tiles, board)]
    if everything or tiles is None or board is None:
        return tuple(everything)
    return Edition(
        id=document.id,
        title=document.title,
        about=document.about,
        modifiers=modifiers,
        params=merged.params,
        tileset=tiles,
        layout=board,
        extends=document.extends,
    )


def _chain(edition_id: str, library: Library) -> tuple[list[EditionDocument], list[EditionFault]]:
    """The edition, the one it extends, and so on to the first; with what is wrong on the way."""
    chain: list[EditionDocument] = []
    found: list[EditionFault] = []
    wanted: str | None = edition_id
    while wanted is not None:
        if wanted in (one.id for one in chain):
            ids = " → ".join([*(one.id for one in chain), wanted])
            found.append(EditionFault(FaultCode.CYCLIC_EXTENDS, f"{chain[-1].id}: extends", {"chain": ids}))
            break
        document, wrong = read_edition(wanted, library)
        found += _told_at(f"{chain[-1].id}: extends", wrong) if chain else wrong
        if document is None:
            break
        chain.append(document)
        wanted = document.extends
    return chain, found


def _house_layers(modifiers: Sequence[str], library: Library) -> tuple[list[Layer], Faults]:
    """What house rules set, in order, and what is wrong with their files."""
    layers: list[Layer] = []
    found: list[EditionFault] = []
    for modifier_id in modifiers:
        modifier, wrong = read_modifier(modifier_id, library)
        found += wrong
        if modifier is not None:
            layers.append(Layer(f"{modifier.id}: parameters", modifier.parameters, house=True))
    return layers, tuple(found)


def _layer(document: EditionDocument) -> Layer:
    """What an edition file sets; a tile set or layout written out in it is the one that it uses."""
    own = {name: part["id"] for name, part in _own_parts(document).items() if isinstance(part.get("id"), str)}
    return Layer(f"{document.id}: parameters", {**document.parameters, **own})


def _own_parts(document: EditionDocument) -> dict[str, dict[str, Raw]]:
    parts = {"tileset": document.tileset, "layout": document.layout}
    return {name: part for name, part in parts.items() if part is not None}


def _own_parts_faults(chain: list[EditionDocument]) -> list[EditionFault]:
    """Tile sets and layouts written out without an id, or beside a parameter that names another."""
    found: list[EditionFault] = []
    for document in chain:
        for name, part in _own_parts(document).items():
            named = document.parameters.get(name, part.get("id"))
            if "id" not in part:
                path = f"{document.id}: {name}.id"
                found.append(EditionFault(FaultCode.MISSING_FIELD, path, wanted(type_info(Identifier))))
            elif named != part["id"]:
                params = {"id": str(named), "expected": str(part["id"])}
                found.append(EditionFault(FaultCode.ID_DIFFERS, f"{document.id}: parameters.{name}", params))
    return found


def _told_at(path: str, found: Faults) -> Faults:
    """That there is no such edition, house rule, tile set or layout is told where it is named."""
    return tuple(replace(one, path=path) if one.code in _NAMED else one for one in found)


_NAMED: Final = (
    FaultCode.UNKNOWN_EDITION,
    FaultCode.UNKNOWN_MODIFIER,
    FaultCode.UNKNOWN_TILESET,
    FaultCode.UNKNOWN_LAYOUT,
)


def _tileset(merged: Merged, chain: list[EditionDocument], library: Library) -> TileSet | Faults:
    tileset_id = merged.params.tileset
    for document in chain:
        if document.tileset is not None and document.tileset.get("id") == tileset_id:
            return checked_tileset(document.tileset, f"{document.id}: tileset")
    found = read_tileset(tileset_id, library)
    return _told_at(merged.path("tileset"), found) if isinstance(found, tuple) else found


def _layout(merged: Merged, chain: list[EditionDocument], library: Library) -> Layout | Faults:
    layout_id = merged.params.layout
    for document in chain:
        if document.layout is not None and document.layout.get("id") == layout_id:
            return checked_layout(document.layout, f"{document.id}: layout")
    found = read_layout(layout_id, library)
    return _told_at(merged.path("layout"), found) if isinstance(found, tuple) else found


def _faults_of(value: object) -> Faults:
    return value if isinstance(value, tuple) else ()
