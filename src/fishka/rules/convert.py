"""Check a value of plain data (from TOML or JSON) against a type, naming every fault, not only the first.

msgspec's own decoder stops at its first fault; this walks the type as `msgspec.inspect` describes it. A value
without faults is then converted by msgspec, which must agree.
"""

import json
import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import inspect

from fishka.core.ids import LANGUAGE_TAG
from fishka.rules.faults import EditionFault, FaultCode, as_written
from fishka.rules.parameters import NAME_PATTERN

T = TypeVar("T")
Raw = Any
"""Plain data: dicts, lists, strings, numbers, booleans, None."""


def convert(value: Raw, kind: type[T], path: str) -> T | tuple[EditionFault, ...]:
    """The value as `kind`, or all its faults. `path` names where the value stands.

    >>> from fishka.rules.tileset import Letter
    >>> convert({"letter": "A", "count": 9, "value": 1}, Letter, "x").value
    1
    >>> [str(fault.code) for fault in convert({"letter": 1, "kount": 9, "value": -1}, Letter, "x")]
    ['unknown_field', 'wrong_type', 'missing_field', 'out_of_range']
    """
    found = tuple(faults(value, type_info(cast(Any, kind)), path))
    if found:
        return found
    return msgspec.convert(value, kind, str_keys=True)


def faults(value: Raw, kind: inspect.Type, path: str) -> Iterator[EditionFault]:
    """Every way in which the value does not fit the type."""
    match kind:
        case inspect.Metadata():
            yield from faults(value, kind.type, path)
        case inspect.StructType():
            yield from _struct(value, kind, path)
        case inspect.UnionType():
            yield from _union(value, kind, path)
        case inspect.LiteralType():
            yield from _literal(value, kind, path)
        case inspect.DictType():
            yield from _dict(value, kind, path)
        case inspect.VarTupleType():
            yield from _array(value, kind, path)
        case inspect.IntType():
            if isinstance(value, bool) or not isinstance(value, int):
                yield _wrong_type(value, kind, path)
            elif (kind.ge is not None and value < kind.ge) or (kind.le is not None and value > kind.le):
                yield EditionFault(
                    FaultCode.OUT_OF_RANGE, path, {"value": as_written(value), "allowed": expected(kind)}
                )
        case inspect.StrType():
            yield from _text(value, kind, path)
        case inspect.BoolType():
            if not isinstance(value, bool):
                yield _wrong_type(value, kind, path)
        case inspect.NoneType():
            if value is not None:
                yield _wrong_type(value, kind, path)
        case inspect.AnyType():
            pass
        case _:
            raise TypeError(f"no check for {kind}")


def expected(kind: inspect.Type) -> str:
    """What the type wants, in signs that need no language: `5..12`, `true, false`, `"…"` for a text.

    >>> from fishka.rules.parameters import Parameters
    >>> expected(field_types(Parameters)["rack_size"]), expected(field_types(Parameters)["skin"])
    ('5..12', '"…", "none"')
    """
    match kind:
        case inspect.Metadata():
            return expected(kind.type)
        case inspect.AnyType():
            return "…"
        case inspect.IntType():
            if kind.le is None:
                return "…" if kind.ge is None else f"≥ {kind.ge}"
            return f"{'' if kind.ge is None else kind.ge}..{kind.le}"
        case inspect.LiteralType():
            return ", ".join(as_written(value) for value in kind.values)
        case inspect.BoolType():
            return "true, false"
        case inspect.NoneType():
            return '"none"'
        case inspect.StrType():
            return '"…"'
        case inspect.UnionType():
            return ", ".join(expected(one) for one in kind.types)
        case inspect.VarTupleType():
            return f"[{expected(kind.item_type)}, …]"
        case inspect.DictType():
            return f"{{ {_key(kind.key_type)} = {expected(kind.value_type)}, … }}"
        case inspect.StructType():
            fields = (f"{field.encode_name} = {_alternatives(field.type)}" for field in kind.fields)
            return "{ " + ", ".join(fields) + " }"
        case _:
            raise TypeError(f"no name for {kind}")


def _alternatives(kind: inspect.Type) -> str:
    """The same where a comma already divides fields: `true | false`."""
    return expected(kind).replace(", ", " | ") if isinstance(kind, _CHOICES) else expected(kind)


_CHOICES: Final = (inspect.BoolType, inspect.LiteralType)


def _key(kind: inspect.Type) -> str:
    """Keys of a TOML table stand without quotes."""
    return expected(kind).replace('"', "").replace(", ", " | ")


def wanted(kind: inspect.Type) -> dict[str, str | int]:
    """Variables of a text that says what belongs here: `kind` as a word of a closed list, and `expected`.

    >>> from fishka.rules.parameters import Parameters
    >>> wanted(field_types(Parameters)["skin"])
    {'kind': 'name', 'expected': '"…"', 'none': 'yes'}
    """
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    bare = [one for one in kinds if not isinstance(one, inspect.NoneType)]
    word = "_or_".join(map(_kind, bare))
    told = " | ".join(map(expected, bare))
    return {"kind": word, "expected": told, "none": "yes" if takes_none(kind) else "no"}


_TEXTS: Final = {None: "text", NAME_PATTERN: "name", LANGUAGE_TAG: "tag"}
"""What a text is by its pattern."""


def _kind(kind: inspect.Type) -> str:
    match kind:
        case inspect.Metadata():
            return _kind(kind.type)
        case inspect.IntType():
            return "integer"
        case inspect.BoolType():
            return "flag"
        case inspect.LiteralType():
            return "choice"
        case inspect.StrType():
            return _TEXTS[kind.pattern]
        case inspect.VarTupleType():
            return "list"
        case inspect.DictType() | inspect.StructType():
            return "table"
        case _:
            return "other"


@cache
def type_info(kind: type[Any]) -> inspect.Type:
    """What the type is, worked out once."""
    return inspect.type_info(kind)


def field_types(kind: type[msgspec.Struct]) -> dict[str, inspect.Type]:
    """The types of a struct's fields by their names in data."""
    info = type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {field.encode_name: field.type for field in info.fields}


def takes_none(kind: inspect.Type) -> bool:
    """Whether the type has a "not in use" (TOML has no null; editions write `"none"`)."""
    return isinstance(kind, inspect.UnionType) and any(
        isinstance(one, inspect.NoneType) for one in kind.types
    )


def _struct(value: Raw, kind: inspect.StructType, path: str) -> Iterator[EditionFault]:
    if not isinstance(value, dict):
        yield _wrong_type(value, kind, path)
        return
    fields = {field.encode_name: field for field in kind.fields}
    for name in value:
        if name not in fields:
            yield unknown_field(str(name), list(fields), path)
    for name, field in fields.items():
        if name in value:
            yield from faults(value[name], field.type, join(path, name))
        elif field.required:
            yield EditionFault(FaultCode.MISSING_FIELD, join(path, name), wanted(field.type))


def unknown_field(name: str, known: Sequence[str], path: str) -> EditionFault:
    """A field that there is not; the nearest one that there is, or all where they are few.

    >>> unknown_field("rak_size", ["id", "parameters.rack_size"], "x:").params["near"]
    'parameters.rack_size'
    """
    places: dict[str, str] = {}
    for place in known:
        places.setdefault(place.rpartition(".")[2], place)
    near = next((places[one] for one in get_close_matches(name, places, n=1)), "none")
    here = [place for place in known if "." not in place]
    few = ", ".join(here) if len(here) <= _FEW else "none"
    return EditionFault(FaultCode.UNKNOWN_FIELD, join(path, name), {"near": near, "known": few})


_FEW: Final = 15
"""So many names are told all."""


def _union(value: Raw, kind: inspect.UnionType, path: str) -> Iterator[EditionFault]:
    best: list[EditionFault] | None = None
    for one in kind.types:
        found = list(faults(value, one, path))
        if not found:
            return
        if best is None and not any(
            fault.code is FaultCode.WRONG_TYPE and fault.path == path for fault in found
        ):
            best = found
    yield from best if best is not None else [_wrong_type(value, kind, path)]


def _literal(value: Raw, kind: inspect.LiteralType, path: str) -> Iterator[EditionFault]:
    if not any(type(value) is type(allowed) and value == allowed for allowed in kind.values):
        params: dict[str, str | int] = {"value": as_written(value), "allowed": expected(kind)}
        yield EditionFault(FaultCode.UNKNOWN_VALUE, path, params)


def _dict(value: Raw, kind: inspect.DictType, path: str) -> Iterator[EditionFault]:
    if not isinstance(value, dict):
        yield _wrong_type(value, kind, path)
        return
    for key, item in value.items():
        at = join(path, str(key))
        key_kind = kind.key_type.type if isinstance(kind.key_type, inspect.Metadata) else kind.key_type
        if isinstance(key_kind, inspect.IntType):
            number = int(key) if isinstance(key, str) and re.fullmatch(r"[0-9]{1,9}", key) else key
            yield from faults(number, key_kind, at)
        else:
            yield from faults(key, key_kind, at)
        yield from faults(item, kind.value_type, at)


def _array(value: Raw, kind: inspect.VarTupleType, path: str) -> Iterator[EditionFault]:
    if not isinstance(value, list | tuple):
        yield _wrong_type(value, kind, path)
        return
    yield from _length(len(value), kind.min_length, kind.max_length, path)
    for at, item in enumerate(value):
        yield from faults(item, kind.item_type, f"{path}[{at + 1}]")


def _text(value: Raw, kind: inspect.StrType, path: str) -> Iterator[EditionFault]:
    if not isinstance(value, str):
        yield _wrong_type(value, kind, path)
        return
    yield from _length(len(value), kind.min_length, kind.max_length, path)
    if kind.pattern is not None and not re.search(kind.pattern, value):
        yield EditionFault(FaultCode.WRONG_PATTERN, path, {"value": as_written(value), "kind": _kind(kind)})


def _length(length: int, least: int | None, most: int | None, path: str) -> Iterator[EditionFault]:
    if (least is not None and length < least) or (most is not None and length > most):
        yield EditionFault(FaultCode.WRONG_LENGTH, path, {"length": length, "allowed": f"{least}..{most}"})


def _wrong_type(value: Raw, kind: inspect.Type, path: str) -> EditionFault:
    return EditionFault(FaultCode.WRONG_TYPE, path, {"value": as_written(value), **wanted(kind)})


def join(path: str, name: str) -> str:
    """A path one step deeper: `file: parameters` and `rack_size` make `file: parameters.rack_size`."""
    key = name if name.isprintable() and " " not in name else json.dumps(name, ensure_ascii=False)
    return f"{path} {key}" if path.endswith(":") else f"{path}.{key}"


def plain(value: object) -> Raw:
    """A checked value as plain data again, as JSON has it: lists for tuples, dict keys as text."""
    return cast(Raw, msgspec.json.decode(msgspec.json.encode(value)))
