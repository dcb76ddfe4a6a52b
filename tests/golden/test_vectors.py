"""The examples of the rules: every score, verdict and final sum as the sources have it."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from fishka.core.board import Board
from fishka.core.ids import Seat
from fishka.core.tiles import Alphabet
from fishka.lexicon import LexiconFault, open_lexicon, stand_in, tile_words
from fishka.referee import (
    Accepted,
    FormedWord,
    Measured,
    Position,
    Rejected,
    WordSet,
    dictionary,
    final_adjustments,
    judge,
    measure,
    readable,
    winners,
)
from fishka.referee.points import bonus, formed_words
from fishka.rules.compile import compile_tables
from fishka.rules.documents import read_tileset
from fishka.rules.edition import Edition
from fishka.rules.library import bundled
from fishka.rules.parameters import Parameters
from fishka.rules.tables import RuleTables
from fishka.rules.tileset import TileSet
from tests.golden.vectors import (
    Example,
    board_of,
    edition_of,
    examples,
    hand_for,
    ids,
    letters_laid,
    placed,
    play_of,
    rack_of,
)

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("example", examples()["score"], ids=ids("score"))
def test_a_play_is_worth_what_the_example_says(example: Example) -> None:
    edition = edition_of(example)
    tables, board, play = compile_tables(edition), board_of(example, edition), play_of(example, edition)
    position = Position(board, hand_for(play, board), letters_laid=letters_laid(board))
    measured = measure(tables, position, play, _dictionary(edition))
    if example.get("unchecked"):
        assert isinstance(measured, Rejected)
        words = formed_words(tables, board, play.placed)
        total = sum(word.score for word in words) + bonus(tables, len(play.placed))
    else:
        assert isinstance(measured, Measured), measured
        words, total = measured.words, measured.score
        assert total == sum(word.score for word in measured.all_words) + measured.bonus
    assert (total, _points(words, edition)) == (example["score"], example["words"])


@pytest.mark.parametrize("example", examples()["legality"], ids=ids("legality"))
def test_a_play_is_judged_as_the_example_says(example: Example) -> None:
    edition = edition_of(example)
    tables, board = compile_tables(edition), board_of(example, edition)
    rack = rack_of(example["rack"], edition.alphabet)
    position = Position(board, rack, words_before(example, edition, tables), letters_laid(board))
    verdict = judge(tables, _dictionary(edition), position, play_of(example, edition))
    if "refused" in example:
        assert isinstance(verdict, Rejected), verdict
        words = readable(verdict, edition.alphabet, board.cols).get("words")
        assert (str(verdict.code), words) == (example["refused"], example.get("culprits"))
    else:
        assert isinstance(verdict, Accepted), verdict
        assert (verdict.score, _points(verdict.words, edition)) == (example["score"], example["words"])


@pytest.mark.parametrize("example", examples()["final"], ids=ids("final"))
def test_a_game_ends_with_the_sums_of_the_example(example: Example) -> None:
    edition = edition_of(example)
    racks = [rack_of(rack, edition.alphabet) for rack in example["racks"]]
    out = Seat(example["out"]) if "out" in example else None
    added = final_adjustments(edition.params.final_adjust, racks, compile_tables(edition), out)
    final = [score + more for score, more in zip(example["scores"], added, strict=True)]
    first = winners(edition.params.tie_break, final, example["scores"])
    assert (final, list(first)) == (example["final"], example["winners"])


@pytest.mark.parametrize("example", examples()["tiles"], ids=ids("tiles"))
def test_a_tile_set_has_the_tiles_of_its_box(example: Example) -> None:
    tileset = read_tileset(example["tileset"], bundled())
    assert isinstance(tileset, TileSet)
    counts = {letter.letter: letter.count for letter in tileset.letters}
    points = sum(letter.count * letter.value for letter in tileset.letters)
    assert (sum(counts.values()), tileset.blanks.count) == (example["letters"], example["blanks"])
    assert (tileset.total, points) == (example["letters"] + example["blanks"], example["points"])
    assert counts | example.get("counts", {}) == counts


class Listed(NamedTuple):
    """Who plays an example, and the edition that it names, with house rules."""

    by: str
    preset: frozenset[str]


def listed() -> dict[str, Listed]:
    """Every example of the specification."""
    text = (Path(__file__).parents[2] / "golden" / "vector_ids.toml").read_text("utf-8")
    return {
        name: Listed(one["by"], frozenset(one["preset"].split("+")) - {""})
        for name, one in tomllib.loads(text).items()
    }


def test_every_example_of_the_specification_has_its_place() -> None:
    said = listed()
    assert len(said) == 137
    played = {str(example["id"]): example for kind in examples().values() for example in kind}
    for name, one in said.items():
        if one.by == "referee":
            assert name in played
            laid = {played[name].get("edition", ""), *played[name].get("modifiers", ())} - {""}
            assert laid == one.preset, f"{name} is played on {laid}"
            assert "parameters" not in played[name]


def _reached(named: dict[str, ast.AST], name: str, seen: set[str]) -> set[str]:
    """The functions and values of a module that one of them uses, itself included."""
    if name in named and name not in seen:
        seen.add(name)
        for node in ast.walk(named[name]):
            if isinstance(node, ast.Name):
                _reached(named, node.id, seen)
    return seen


def _module(path: Path) -> dict[str, ast.AST]:
    """What a module defines, and the modules of the tables' kit that it draws on, by name."""
    found: dict[str, ast.AST] = {}
    for one in ast.parse(path.read_text("utf-8")).body:
        match one:
            case ast.ImportFrom(module=str(module)) if module.startswith("tests.game_kit."):
                found |= _module(TESTS.parent.joinpath(*module.split(".")).with_suffix(".py"))
            case ast.FunctionDef(name=name):
                found[name] = one
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                found[name] = one
            case _:
                pass
    return found


def _played_in_games() -> Iterator[tuple[str, frozenset[str]]]:
    """Every `V50` or `v50` in the name, the examples or the docstring of a test of the game, with all the
    texts of what the test uses: names of editions among them.
    """
    for path in (TESTS / "unit" / "game").glob("test_*.py"):
        named = _module(path)
        for name, one in named.items():
            if not (isinstance(one, ast.FunctionDef) and name.startswith("test_")):
                continue
            cases = " ".join(ast.unparse(decorator) for decorator in one.decorator_list)
            said = f"{name.replace('_', ' ')} {ast.get_docstring(one) or ''} {cases}"
            nodes = (node for used in _reached(named, name, set()) for node in ast.walk(named[used]))
            texts = frozenset(
                node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
            )
            for number in re.findall(r"\b[Vv](\d+[a-z]?)\b", said):
                yield f"V{number}", texts


def test_every_example_of_a_whole_game_is_played_by_a_test_on_the_edition_that_it_names() -> None:
    said = listed()
    played = {name for name, texts in _played_in_games() if name in said and said[name].preset <= texts}
    assert {name for name, one in said.items() if one.by == "game"} - played == set()


def _points(words: tuple[FormedWord, ...], edition: Edition) -> dict[str, int]:
    return {edition.alphabet.decode(word.letters): word.score for word in words}


def words_before(example: Example, edition: Edition, tables: RuleTables) -> frozenset[bytes]:
    """The words that the earlier plays of an example made."""
    found: set[bytes] = set()
    board = Board.empty(tables.rows, tables.cols)
    for play in example["board"]:
        tiles_laid = placed(play, edition.alphabet)
        found |= {word.letters for word in formed_words(tables, board, tiles_laid)}
        board = board.place(tiles_laid)
    return frozenset(found)


def _dictionary(edition: Edition) -> WordSet:
    """The real list of the edition."""
    params = edition.params
    return _words(params.lexicon, edition.alphabet, params)


def _words(lexicon_id: str, alphabet: Alphabet, params: Parameters) -> WordSet:
    lexicon = open_lexicon(lexicon_id) or stand_in(params.language)
    assert lexicon is not None, lexicon_id
    fitting = dictionary(lexicon, params)
    assert not isinstance(fitting, LexiconFault), fitting
    return tile_words(fitting, alphabet, params.yo_mode)
