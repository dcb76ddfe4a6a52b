"""Every value that a parameter may have, but the usual one, has a test that plays it."""

import ast
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import pytest

from fishka.rules.convert import field_types
from fishka.rules.library import bundled
from fishka.rules.parameters import PARAMETER_IDS, Parameters
from fishka.rules.played import ANY, DEFAULT_ONLY, PLAYED

ROOT: Final = Path(__file__).parents[2]
NAMED: Final[dict[str, dict[str, str]]] = tomllib.loads(
    (ROOT / "golden" / "parameter_values.toml").read_text("utf-8")
)
IS_PLAYED: Final = [name for name in PARAMETER_IDS if PLAYED[name] != DEFAULT_ONLY]


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _values(kind: msgspec.inspect.Type) -> set[str]:
    """The values of a type: each of a choice, `table` of a table beside a number, else `other`."""
    match kind:
        case msgspec.inspect.LiteralType(values=values):
            return {_written(value) for value in values}
        case msgspec.inspect.BoolType():
            return {"true", "false"}
        case msgspec.inspect.NoneType():
            return {"none"}
        case msgspec.inspect.UnionType(types=types):
            many = sum(not isinstance(one, msgspec.inspect.NoneType) for one in types) > 1
            return {
                "table" if many and isinstance(one, msgspec.inspect.StructType) else value
                for one in types
                for value in _values(one)
            }
        case _:
            return {"other"}


def wanted(parameter: str) -> set[str]:
    """The values that a test must play."""
    found = _values(field_types(Parameters)[parameter])
    played = PLAYED[parameter]
    if played != ANY and isinstance(played, tuple):
        found &= {_written(value) for value in played}
    if parameter not in bundled().defaults:
        return found  # the usual value follows from other parameters
    usual = bundled().defaults[parameter]
    return found - {_written("none" if usual is None else usual)}


@pytest.mark.parametrize("parameter", IS_PLAYED)
def test_every_value_that_is_not_the_usual_one_is_played_by_a_test(parameter: str) -> None:
    assert set(NAMED.get(parameter, {})) == wanted(parameter)


def test_nothing_is_named_that_is_no_parameter() -> None:
    assert set(NAMED) <= set(IS_PLAYED)


def test_most_values_are_counted_one_by_one() -> None:
    """The check asks for something: choices by value, optional numbers for both."""
    assert wanted("challenge_policy") >= {"none", "triple"}
    assert wanted("end_no_moves") == {"auto", "agreement", "off"}
    assert wanted("target_score") == {"other", "table"}
    assert wanted("challenge_hold_seconds") == {"none", "other"}
    assert wanted("clock") == {"per_move", "per_player"}
    assert wanted("turn_order") == set()


@cache
def _tests(path: str) -> frozenset[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return frozenset(one.name for one in tree.body if isinstance(one, kinds))


@pytest.mark.parametrize("parameter", NAMED)
def test_the_tests_that_are_named_exist(parameter: str) -> None:
    for named in NAMED[parameter].values():
        path, _, test = named.partition("::")
        assert test in _tests(path), named
