"""How each parameter may be set by hand: what kind of field it is, and within which bounds."""

from typing import Final, Literal, get_args, get_type_hints

import msgspec
from msgspec import inspect

from fishka.rules.convert import Raw, field_types
from fishka.rules.documents import read_edition, read_modifier
from fishka.rules.groups import group_of
from fishka.rules.library import bundled
from fishka.rules.parameters import PARAMETER_IDS, Excluded, Parameters
from fishka.rules.played import DEFAULT_ONLY, PLAYED, PLAYERS, is_played

FieldKind = Literal[
    "yes_no", "choice", "choices", "number", "words", "bonuses", "overrides", "theme", "target", "text"
]

_OWN_FIELDS: Final[dict[str, FieldKind]] = {
    "bingo_table": "bonuses",
    "letter_overrides": "overrides",
    "theme_bonus": "theme",
    "target_score": "target",
}
_OUT_OF_USE: Final = "none"
NOT_EDITED: Final = frozenset({"engine", "language", "turn_order", "tileset", "layout", "invalid_play"})
"""Follow from the edition, or can only be one thing; tiles and board have editors of their own."""


class ParameterForm(msgspec.Struct, frozen=True):
    """A field of the editor. `values` of a choice are those that are played; `none`: it may be out of use.

    `least` and `most` bound a number; `most` of a target, the players that it may tell apart."""

    id: str
    group: str
    kind: FieldKind
    values: tuple[str | int, ...] = ()
    least: int | None = None
    most: int | None = None
    none: bool = False
    first: Raw = None
    """What it begins with when it is put to use; None where there is nothing to begin with."""


def parameter_forms() -> tuple[ParameterForm, ...]:
    """Every parameter that can be edited, in the order of the groups."""
    types = field_types(Parameters)
    return tuple(
        _form(name, types[name])
        for name in PARAMETER_IDS
        if name not in NOT_EDITED and PLAYED[name] != DEFAULT_ONLY
    )


def _first(name: str) -> Raw:
    """The default, or else what the first modifier or edition that comes with the program sets."""
    default = bundled().defaults.get(name)
    if default not in (_OUT_OF_USE, []):
        return default
    library = bundled()
    documents = (
        *(read_modifier(one, library)[0] for one in library.modifiers),
        *(read_edition(one, library)[0] for one in library.editions),
    )
    for document in documents:
        value = _OUT_OF_USE if document is None else document.parameters.get(name, _OUT_OF_USE)
        if value not in (_OUT_OF_USE, []):
            return value
    return None


def _form(name: str, kind: inspect.Type) -> ParameterForm:
    group = group_of(name)
    if name in _OWN_FIELDS:
        most = PLAYERS[-1] if name == "target_score" else None
        return ParameterForm(name, group, _OWN_FIELDS[name], most=most, first=_first(name))
    match kind:
        case inspect.UnionType():
            one = next(part for part in kind.types if not isinstance(part, inspect.NoneType))
            return msgspec.structs.replace(_form(name, one), none=True, first=_first(name))
        case inspect.Metadata():
            return _form(name, kind.type)
        case inspect.BoolType():
            return ParameterForm(name, group, "yes_no")
        case inspect.LiteralType():
            default = bundled().defaults.get(name)
            values = tuple(one for one in _values(name) if is_played(name, one, default))
            return ParameterForm(name, group, "choice", values)
        case inspect.IntType():
            return ParameterForm(name, group, "number", least=kind.ge, most=kind.le)
        case inspect.VarTupleType():
            if isinstance(kind.item_type, inspect.LiteralType):
                return ParameterForm(name, group, "choices", get_args(Excluded))
            return ParameterForm(name, group, "words")
        case _:
            return ParameterForm(name, group, "text")


def _values(name: str) -> tuple[str | int, ...]:
    """The values of a choice in the order of the model, which is that of the rules."""
    return tuple(get_args(get_type_hints(Parameters)[name]))
