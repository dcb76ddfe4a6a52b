"""Every value that a parameter may have, but the usual one, has a test that plays it."""

import ast
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import pytest

from fishka.rules.convert import field_types
from fishka.rules.edition import Edition
from fishka.rules.library import bundled
from fishka.rules.load import load_edition
from fishka.rules.parameters import PARAMETER_IDS, Parameters
from fishka.rules.played import ANY, DEFAULT_ONLY, PLAYED
from fishka.rules.resolve import merge
from tests.golden.vectors import edition_of, examples

ROOT: Final = Path(__file__).parents[2]
NAMED: Final[dict[str, dict[str, str]]] = tomllib.loads(
    (ROOT / "golden" / "parameter_values.toml").read_text("utf-8")
)
USUAL: Final = merge((), bundled().defaults).params
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
def _tree(path: str) -> ast.Module:
    return ast.parse((ROOT / path).read_text("utf-8"))


@cache
def _tests(path: str) -> frozenset[str]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return frozenset(one.name for one in _tree(path).body if isinstance(one, kinds))


@pytest.mark.parametrize("parameter", NAMED)
def test_the_tests_that_are_named_exist(parameter: str) -> None:
    for named in NAMED[parameter].values():
        path, _, test = named.partition("::")
        assert test in _tests(path), named


@pytest.mark.parametrize("parameter", NAMED)
def test_the_tests_that_are_named_play_the_value(parameter: str) -> None:
    for value, named in NAMED[parameter].items():
        assert plays(named, parameter, value), (value, named)


def plays(named: str, parameter: str, value: str) -> bool:
    """Whether a test, with all of its own file that it needs, sets the value or plays rules that have it."""
    path, _, test = named.partition("::")
    if path == "tests/golden/test_vectors.py":
        rules: Iterable[Edition] = _rules_of_examples(test)
    else:
        names, texts = _mentioned(path, test)
        if _sets(parameter, value, names, texts):
            return True
        rules = (found for text in texts for found in _rules_in(text))
    return any(_has(one, parameter, value) for one in rules)


def _has(rules: Edition, parameter: str, value: str) -> bool:
    """Whether rules have a value; `other` and `table`: one that is neither usual nor out of use."""
    has = getattr(rules.params, {"pass": "pass_"}.get(parameter, parameter))
    written = "none" if has is None else _written(has)
    if value == "other":
        usual = getattr(USUAL, {"pass": "pass_"}.get(parameter, parameter))
        return has is not None and has != usual
    return written == value or (value == "table" and isinstance(has, msgspec.Struct))


@cache
def _rules_of_examples(test: str) -> tuple[Edition, ...]:
    """The rules of the examples that a test reads: those of the kind which it is run for, and no others."""
    (defined,) = (one for one in _tree("tests/golden/test_vectors.py").body
                  if isinstance(one, ast.FunctionDef) and one.name == test)  # fmt: skip
    kinds = {
        node.value
        for decorator in defined.decorator_list
        for node in ast.walk(decorator)
        if isinstance(node, ast.Constant) and node.value in examples()
    }
    assert len(kinds) == 1, test
    return tuple(edition_of(one) for kind in kinds for one in examples()[kind])


def _sets(parameter: str, value: str, names: frozenset[str], texts: frozenset[str]) -> bool:
    """`parameter=value` in Python, or in the TOML or the tables of a text."""
    if any(re.search(rf"\b{parameter} ?= ?[\"{{\[]*{value}\b", text) for text in texts):
        return True
    if value == "other" and any(re.search(rf"\b{parameter} ?=", text) for text in texts):
        return True
    if not {parameter, {"pass": "pass_"}.get(parameter, parameter)} & (names | texts):
        return False
    return value in ("other", "table") or {"true": "True", "false": "False", "none": "None"}.get(
        value, value
    ) in (names | texts)


@cache
def _mentioned(path: str, test: str) -> tuple[frozenset[str], frozenset[str]]:
    """Names and texts of a test, and of what it uses of its own file."""
    tree = _tree(path)
    own = {name: one for one in tree.body for name in _defines(one)}
    names: set[str] = set()
    texts: set[str] = set()
    ahead, seen = [test], {test}
    while ahead:
        for node in ast.walk(own[ahead.pop()]):
            match node:
                case ast.Name(id=found) | ast.Attribute(attr=found) | ast.keyword(arg=str(found)):
                    names.add(found)
                    if found in own and found not in seen:
                        seen.add(found)
                        ahead.append(found)
                case ast.Constant(value=str(found)):
                    texts.add(found)
                case ast.Constant(value=found):
                    names.add(str(found))
    return frozenset(names), frozenset(texts)


def _defines(one: ast.stmt) -> list[str]:
    match one:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Assign(targets=targets):
            return [node.id for node in targets if isinstance(node, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case _:
            return []


@cache
def _rules_in(text: str) -> tuple[Edition, ...]:
    """The edition, and the house rules over the usual game, that a text names."""
    if re.fullmatch(r"[a-z][a-z0-9_]*", text) is None:
        return ()
    found = [load_edition(text)] if text in bundled().editions else []
    if text in bundled().modifiers:
        found.append(load_edition("ru_scrabble_home", (text,)))
    return tuple(one for one in found if isinstance(one, Edition))


def test_a_test_that_does_not_play_a_value_is_found_out() -> None:
    """The check asks for something: another value, another parameter and another test are not taken."""
    named = NAMED["blank_bag"]["vowel"]
    assert plays(named, "blank_bag", "vowel")
    assert not plays(named, "swap", "any_letter")
    assert not plays(named, "challenge_policy", "triple")
    assert not plays(NAMED["tie_break"]["pre_adjust"], "clock", "per_move")
    judged = "tests/golden/test_vectors.py::test_a_play_is_judged_as_the_example_says"
    assert plays(judged, "swap", "blank_exact")
    assert not plays(judged, "tie_break", "pre_adjust"), (
        "the examples of final sums have it, not those of plays"
    )
    assert not plays(judged, "bingo_factor", "other")
