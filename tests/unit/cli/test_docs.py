"""The page on the command line knows every command and option, and its examples are calls that work."""

import re
import shlex
from pathlib import Path

import pytest

from fishka.bots.registry import LEVELS
from fishka.cli.app import APPEAL_COMMANDS, COMMANDS, LEXICON_COMMANDS
from tests.unit.cli.calls import call

PAGE = (Path(__file__).parents[3] / "docs" / "cli.md").read_text("utf-8")
EXAMPLES = re.findall(
    r"^    fishka ((?:score|moves|word|match|lexicon search) [^\n<>]+)$", PAGE, re.MULTILINE
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_on_the_page(command: str) -> None:
    assert f"fishka {command}" in PAGE


@pytest.mark.parametrize(
    "command",
    [(one,) for one in COMMANDS] + [("lexicon", one) for one in (*LEXICON_COMMANDS, *APPEAL_COMMANDS)],
)
def test_every_option_is_on_the_page(command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    call(*command, "--help")
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help"}
    assert {option for option in options if option not in PAGE} == set()


def test_lexicon_commands_levels_and_exit_codes_are_on_the_page() -> None:
    assert all(
        re.search(rf"`(?:fishka lexicon )?{one}`", PAGE) for one in (*LEXICON_COMMANDS, *APPEAL_COMMANDS)
    )
    assert all(f"`{level}`" in PAGE for level in LEVELS)
    assert all(f"**{code}**" in PAGE for code in range(4))


@pytest.mark.parametrize("example", [one for one in EXAMPLES if " - " not in one])
def test_examples_of_the_page_work(example: str) -> None:
    arguments = shlex.split(re.sub(r"--games \d+", "--games 2", example))
    assert call(*arguments).exit == (1 if "ЪЪЪ" in example else 0)


def test_answers_of_the_page_are_those_of_the_program() -> None:
    shown = re.search(r'^    (\{"legal": true.*\})$', PAGE, re.MULTILINE)
    (asked,) = (one for one in EXAMPLES if one.startswith("score"))
    assert shown is not None
    assert call(*shlex.split(asked)).out == shown[1] + "\n"
