"""Check a value of plain data (from TOML or JSON) against a type, naming every fault, not only the first.

msgspec's own decoder stops at its first fault; this walks the type as `msgspec.inspect` describes it. A value
without faults is then converted by msgspec, which must agree.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, TypeVar, cast

import msgspec
from msgspec import inspect

from fishka.rules.faults import EditionFault, FaultCode, listed, shown

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
                    FaultCode.OUT_OF_RANGE, path, {"value": shown(value), "allowed": expected(kind)}
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
    """What the type wants, for people: `5..12`, `true, false`, `single, vowel_consonant`, `text`.

    >>> from fishka.rules.parameters import Parameters
    >>> expected(field_types(Parameters)["rack_size"]), expected(field_types(Parameters)["skin"])
    ('5..12', 'identifier | none')
    """
    match kind:
        case inspect.Metadata():
            return expected(kind.type)
        case inspect.AnyType():
            return "value"
        case inspect.IntType():
            if kind.ge is None and kind.le is None:
                return "integer"
            return f"{kind.ge if kind.ge is not None else ''}..{kind.le if kind.le is not None else ''}"
        case inspect.LiteralType():
            return listed(kind.values)
        case inspect.BoolType():
            return "true, false"
        case inspect.NoneType():
            return "none"
        case inspect.StrType():
            return "identifier" if kind.pattern else "text"
        case inspect.UnionType():
            return " | ".join(expected(one) for one in kind.types)
        case inspect.VarTupleType():
            return f"[ {expected(kind.item_type)} ... ]"
        case inspect.DictType():
            return f"{{ {expected(kind.key_type)} = {expected(kind.value_type)} ... }}"
        case inspect.StructType():
            return (
                "{ "
                + ", ".join(f"{field.encode_name} = {expected(field.type)}" for field in kind.fields)
                + " }"
            )
        case _:
            raise TypeError(f"no name for {kind}")


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
            yield EditionFault(FaultCode.UNKNOWN_FIELD, join(path, str(name)))
    for name, field in fields.items():
        if name in value:
            yield from faults(value[name], field.type, join(path, name))
        elif field.required:
            yield EditionFault(FaultCode.MISSING_FIELD, join(path, name), {"expected": expected(field.type)})


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
        yield EditionFault(FaultCode.UNKNOWN_VALUE, path, {"value": shown(value), "allowed": expected(kind)})


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
        yield EditionFault(FaultCode.WRONG_PATTERN, path, {"value": value, "pattern": kind.pattern})


def _length(length: int, least: int | None, most: int | None, path: str) -> Iterator[EditionFault]:
    if (least is not None and length < least) or (most is not None and length > most):
        yield EditionFault(FaultCode.WRONG_LENGTH, path, {"length": length, "allowed": f"{least}..{most}"})


def _wrong_type(value: Raw, kind: inspect.Type, path: str) -> EditionFault:
    return EditionFault(FaultCode.WRONG_TYPE, path, {"value": shown(value), "expected": expected(kind)})


def join(path: str, name: str) -> str:
    """A path one step deeper: `file: parameters` and `rack_size` make `file: parameters.rack_size`."""
    return f"{path} {name}" if path.endswith(":") else f"{path}.{name}"


def plain(value: object) -> Raw:
    """A checked value as plain data again, as JSON has it: lists for tuples, dict keys as text."""
    return cast(Raw, msgspec.json.decode(msgspec.json.encode(value)))
