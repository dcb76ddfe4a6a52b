"""What the program prints for known calls; every refusal of a play among them."""

import json
from typing import Any

import pytest

from fishka.notation.play import format_play
from fishka.notation.position import Setup, format_position
from fishka.referee import Reject
from tests.golden.cli_cases import Case, asked_again, cases
from tests.golden.vectors import Example, board_of, edition_of, examples, hand_for, play_of, rack_of
from tests.unit.cli.calls import Called, call

CASES = cases()
NOT_SAYABLE = {
    Reject.BLANK_UNNAMED: "the text of a play names the letter of every blank that it lays",
}
"""Refusals that no text can lead to, and why."""


@pytest.mark.parametrize("case", CASES, ids=[case.why for case in CASES])
def test_the_program_answers_as_before(case: Case) -> None:
    assert asked_again(case) == case


def test_every_refusal_of_a_play_is_among_the_cases() -> None:
    judged = [case.out for case in CASES if case.command.startswith("score") and "--json" in case.command]
    seen = {json.loads(out).get("code") for out in judged}
    assert set(Reject) - set(NOT_SAYABLE) <= seen
    assert not set(NOT_SAYABLE) & seen


def _said(example: Example, rack: str | None) -> tuple[str, str]:
    """Position and play of an example as text."""
    edition = edition_of(example)
    board, play = board_of(example, edition), play_of(example, edition)
    held = hand_for(play, board) if rack is None else rack_of(rack, edition.alphabet)
    setup = Setup(board, (held, ()), (0, 0), 0)
    return format_position(setup, edition.alphabet), format_play(play, edition.alphabet, board)


def _scored(example: Example, rack: str | None, *options: str) -> Called:
    house = [f"--mod={one}" for one in example.get("modifiers", ())]
    return call("score", example["edition"], *_said(example, rack), "--json", *house, *options)


def _words(answer: dict[str, Any], example: Example) -> dict[str, int]:
    """The words of a judgement by their points; what a swap altered scores nothing and is left out."""
    found = {word["word"]: word["score"] for word in answer["words"]}
    return {word: score for word, score in found.items() if score or word in example["words"]}


def _plain(kind: str) -> list[Example]:
    """Examples of bundled editions as they are, with plays that can be written down."""
    said = [one for one in examples()[kind] if "parameters" not in one and not one.get("unchecked")]
    return [one for one in said if " " not in one.get("swap", "")]


@pytest.mark.parametrize("example", _plain("score"), ids=lambda example: str(example["id"]))
def test_the_program_counts_as_the_examples_of_the_rules(example: Example) -> None:
    answer = _scored(example, None, "--no-lexicon").json
    assert (answer["score"], _words(answer, example)) == (example["score"], example["words"])


@pytest.mark.parametrize("example", _plain("legality"), ids=lambda example: str(example["id"]))
def test_the_program_judges_as_the_examples_of_the_rules(example: Example) -> None:
    called = _scored(example, example["rack"])
    answer = called.json
    if "refused" in example:
        assert (called.exit, answer["code"]) == (1, example["refused"])
        assert answer["params"].get("words") == example.get("culprits")
    else:
        words = _words(answer, example)
        assert (called.exit, answer["score"], words) == (0, example["score"], example["words"])
