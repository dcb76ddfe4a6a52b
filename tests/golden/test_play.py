"""What is typed at a table in the terminal, and what is answered; every refusal of a command among it."""

import re

import pytest

from fishka.game.refusals import Refusal
from tests.golden.play_cases import Case, asked_again, cases

CASES = cases()
ASKED = "the keyboard asks for this only who may say it, and when it may be said"
AT_ONCE = "at one keyboard everybody is asked in turn, before anything else can happen"
NOT_SAYABLE = {
    Refusal.GAME_OVER: "nothing is asked after the end",
    Refusal.NOT_A_SEAT: ASKED,
    Refusal.STALE_VERSION: "what is typed is meant for the table as it is shown",
    Refusal.NOT_YOUR_TURN: ASKED,
    Refusal.WINDOW_OPEN: AT_ONCE,
    Refusal.OWN_PLAY: ASKED,
    Refusal.ALREADY_ACCEPTED: AT_ONCE,
    Refusal.ALREADY_HELD: "without clocks nobody need hold",
    Refusal.HOLD_NOT_ALLOWED: "without clocks nobody need hold",
    Refusal.EXCHANGE_NOTHING: "an exchange without tiles reads as a pass",
    Refusal.NO_VOTE: ASKED,
    Refusal.NOT_ASKED: ASKED,
    Refusal.ALREADY_VOTED: AT_ONCE,
    Refusal.NOTHING_IS_TAKEN: "without clocks nothing is arranged for the end of a move's time",
    Refusal.NOTHING_TO_DRAW: "vowels are chosen with the move",
    Refusal.OFFER_OPEN: AT_ONCE,
    Refusal.NO_OFFER: ASKED,
    Refusal.ALREADY_AGREED: AT_ONCE,
}
"""Refusals that nothing typed can lead to, and why."""


@pytest.mark.parametrize("case", CASES, ids=[case.why for case in CASES])
def test_the_table_answers_as_before(case: Case) -> None:
    assert asked_again(case) == case


def test_every_refusal_of_a_command_is_among_the_cases_or_cannot_be_typed() -> None:
    said = "\n".join(case.text for case in CASES)
    seen = set(re.findall(r"\[([a-z_]+)\]$", said, re.MULTILINE))
    assert {code.value for code in Refusal} - {code.value for code in NOT_SAYABLE} <= seen
    assert not {code.value for code in NOT_SAYABLE} & seen


@pytest.mark.parametrize(
    "case", [case for case in CASES if case.why.startswith("refused ")], ids=lambda case: str(case.why)
)
def test_a_case_shows_the_refusal_that_it_names(case: Case) -> None:
    assert f"[{case.why.split()[1].rstrip(':')}]" in case.text
