"""House rules: an edition that a table makes of another, kept as text under an id of its content."""

from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
import tomli_w
from msgspec import Meta

from fishka.rules.convert import Raw, convert, plain
from fishka.rules.describe import differences, square_mark
from fishka.rules.edition import Edition
from fishka.rules.faults import EditionFault, FaultCode
from fishka.rules.layout import SquareKind
from fishka.rules.library import library, read_toml
from fishka.rules.load import Loaded, load_edition, load_edition_text
from fishka.rules.parameters import Identifier
from fishka.rules.tileset import Titles

HOUSE_PREFIX: Final = "house_"
"""Ids of house rules begin so, and no others: an edition that players begin with has another."""
_ID_DIGITS: Final = 20
LEGEND: Final[dict[str, dict[str, Raw]]] = {
    ".": {},
    "d": {"letter": 2},
    "t": {"letter": 3},
    "q": {"letter": 4},
    "D": {"word": 2},
    "T": {"word": 3},
    "Q": {"word": 4},
    "*": {"word": 2, "start": True},
    "+": {"start": True},
}
"""The marks in which a board is edited."""

Count = Annotated[int, Meta(ge=0, le=99)]


class HouseLetter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One letter of an own set."""

    letter: Annotated[str, Meta(min_length=1, max_length=4)]
    count: Count
    value: Count
    vowel: bool = False
    neutral: bool = False


class HouseTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An own set of tiles."""

    letters: tuple[HouseLetter, ...]
    blanks: Count


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table changes: `extends` an edition (no house rules), modifiers over it, then `parameters`."""

    extends: Identifier
    title: Annotated[str, Meta(min_length=1, max_length=60)]
    modifiers: tuple[Identifier, ...] = ()
    parameters: dict[str, Any] = {}
    tiles: HouseTiles | None = None
    board: tuple[str, ...] | None = None
    """Rows of the marks of `LEGEND`."""


def is_house(edition_id: str) -> bool:
    """Whether an id is one of house rules."""
    return edition_id.startswith(HOUSE_PREFIX)


def house_file(rules: HouseRules, language: str) -> tuple[str, str] | tuple[EditionFault, ...]:
    """Id and TOML text of house rules; the id follows from all that they say. `language` is the title's.

    Or what is wrong: there is no such edition to begin with, or a file cannot hold it.
    """
    if is_house(rules.extends):
        known = ", ".join(sorted(library().editions))
        return (EditionFault(FaultCode.UNKNOWN_EDITION, "extends", {"id": rules.extends, "known": known}),)
    usual = load_edition(rules.extends, rules.modifiers)
    if isinstance(usual, tuple):
        return usual
    plain_usual = load_edition(rules.extends)
    laid_over = differences(usual.params, plain_usual.params) if isinstance(plain_usual, Edition) else ()
    parameters = {one.parameter: plain(one.value) for one in laid_over} | rules.parameters
    titles: Titles = {language: rules.title}
    own = _own_parts(rules, usual, titles)
    body = {
        "title": titles,
        "extends": rules.extends,
        "parameters": {name: _toml(value) for name, value in parameters.items() if name not in own},
        **own,
    }
    try:
        text = tomli_w.dumps(body)
        number = sha256(text.encode()).hexdigest()[:_ID_DIGITS]
    except (TypeError, ValueError):  # null inside a list, a lone surrogate
        return (EditionFault(FaultCode.WRONG_TYPE, "parameters", _NO_VALUE),)
    return HOUSE_PREFIX + number, f'id = "{HOUSE_PREFIX}{number}"\n{text}'


_NO_VALUE: Final[dict[str, str | int]] = {"value": "null", "kind": "other", "expected": "…", "none": "no"}


def load_house(house_id: str, text: str, modifiers: tuple[str, ...] = ()) -> Loaded:
    """House rules from their text, with modifiers over them."""
    return load_edition_text(text, modifiers, house_id)


def read_house(text: str) -> HouseRules | tuple[EditionFault, ...]:
    """House rules from a file that `house_file` wrote, or any edition file that extends another.

    Values of rules may be at fault, for the editor to mend; of all else the file must be in order, and the
    editor able to hold it whole: nothing of it is left out in silence but what only a list of editions shows.
    """
    document = read_toml(text, SOURCE)
    if isinstance(document, EditionFault):
        return (document,)
    loaded = load_edition_text(text, (), SOURCE)
    wrong = () if isinstance(loaded, Edition) else loaded
    if any(one.code is FaultCode.UNKNOWN_FIELD or not _of_a_rule(one) for one in wrong):
        return wrong
    rules = convert(_kept(document), HouseRules, f"{SOURCE}:")
    if isinstance(rules, tuple):
        return rules
    edited = _as_edited(rules)
    if isinstance(loaded, Edition):
        return edited if isinstance(edited, tuple) else _unlike(loaded, edited) or rules
    told = {one.code for one in edited} if isinstance(edited, tuple) else set()
    return rules if {one.code for one in loaded} <= told else loaded


SOURCE: Final = "edition"
"""What a text without an id is called."""


def _of_a_rule(fault: EditionFault) -> bool:
    """Whether a fault is one of a parameter's value."""
    return fault.path.partition(": ")[2].startswith("parameters.")


def _kept(document: dict[str, Raw]) -> dict[str, Raw]:
    """What the editor takes of an edition file."""
    title = document.get("title")
    kept: dict[str, Raw] = {
        "title": next(iter(title.values()), "") if isinstance(title, dict) else title,
        "parameters": document.get("parameters", {}),
        **{name: document[name] for name in ("extends", "modifiers") if name in document},
    }
    if isinstance(document.get("tileset"), dict):
        kept["tiles"] = _tiles_in(document["tileset"])
    if isinstance(document.get("layout"), dict):
        kept["board"] = _marks_in(document["layout"])
    return kept


def _as_edited(rules: HouseRules) -> Loaded:
    """The edition that the editor makes of rules."""
    match house_file(rules, "en"):
        case (str() as house_id, str() as written):
            return load_house(house_id, written)
        case faults:
            return tuple(one for one in faults if isinstance(one, EditionFault))


def _unlike(file: Edition, edited: Edition) -> tuple[EditionFault, ...]:
    """What of a file would be another thing in the editor: kinds of squares that it has not, vowels, ..."""
    named = {"tileset": "", "layout": ""}
    parts: dict[str, list[object]] = {
        "parameters": [msgspec.structs.replace(one.params, **named) for one in (file, edited)],
        "tileset": [(one.tileset.letters, one.tileset.blanks.count) for one in (file, edited)],
        "layout": [(one.layout.kinds, one.layout.cols) for one in (file, edited)],
    }
    return tuple(
        EditionFault(FaultCode.NOT_EDITED, f"{file.id}: {name}", {"part": name})
        for name, (there, here) in parts.items()
        if there != here
    )


def board_marks(edition: Edition) -> tuple[str, ...]:
    """The board of an edition in the marks of `LEGEND`; a greater factor is shown as its number."""
    legend = {mark: square_mark(kind) for mark, kind in edition.layout.legend.items()}
    return tuple("".join(legend[mark] for mark in row) for row in edition.layout.rows)


def _own_parts(rules: HouseRules, usual: Edition, titles: Titles) -> dict[str, dict[str, Raw]]:
    """Tile set and layout written out, where the house has its own."""
    own: dict[str, dict[str, Raw]] = {}
    if rules.tiles is not None:
        letters = rules.tiles.letters
        own["tileset"] = {
            "id": "house_tiles",
            "language": usual.params.language,
            "title": titles,
            "letters": plain(letters),
            "blanks": {"count": rules.tiles.blanks, "title": dict(usual.tileset.blanks.title)},
            "total": sum(one.count for one in letters) + rules.tiles.blanks,
        }
    if rules.board is not None:
        used = sorted(set("".join(rules.board)) & LEGEND.keys())
        skins = {name: plain(skin) for name, skin in usual.layout.skins.items()}
        own["layout"] = {
            "id": "house_board",
            "title": titles,
            "rows": list(rules.board),
            "legend": {mark: LEGEND[mark] for mark in used},
            "skins": skins,
        }
    return own


def _tiles_in(tileset: dict[str, Raw]) -> dict[str, Raw]:
    blanks = tileset.get("blanks")
    return {
        "letters": tileset.get("letters"),
        "blanks": blanks.get("count") if isinstance(blanks, dict) else blanks,
    }


def _marks_in(layout: dict[str, Raw]) -> Raw:
    """Rows of a layout in our marks; as they are where the legend is not to be understood."""
    legend, rows = layout.get("legend"), layout.get("rows")
    if not isinstance(legend, dict) or not isinstance(rows, list):
        return rows
    kinds = {mark: convert(kind, SquareKind, "legend") for mark, kind in legend.items()}
    marks = {mark: square_mark(kind) for mark, kind in kinds.items() if isinstance(kind, SquareKind)}
    return ["".join(marks.get(mark, mark) for mark in row) if isinstance(row, str) else row for row in rows]


def _toml(value: Raw) -> Raw:
    """TOML has no null: a parameter that is not in use is `none`."""
    return "none" if value is None else value
