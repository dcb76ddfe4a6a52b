"""Wrong calls: told what and how, in the language asked for, never a traceback, the right exit code."""

import subprocess
import sys

import pytest

from fishka.cli.app import COMMANDS, LEXICON_COMMANDS
from fishka.lexicon import lexicon_info, lexicon_infos
from tests.unit.cli.calls import EMPTY, call

START = f"{EMPTY} АБВГДОР/ 0/0 0"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("scroe",), '"scroe". Did you mean "score"?'),
        (("xyzzy",), 'There is no command "xyzzy". Commands: '),
        (("score",), "EDITION is missing."),
        (("score", "ru_scrabble_home", START), "PLAY is missing."),
        (("editions", "--jsno"), "no option --jsno here. Did you mean --json?"),
        (("editions", "--zzzzzz"), "There is no option --zzzzzz here."),
        (("editions", "more"), '"more" is one argument too many.'),
        (("moves", "en_home", START, "--top", "x"), '--top: "x" does not fit here.'),
        (("moves", "en_home", START, "--top", "0"), '--top: "0" does not fit here.'),
        (("moves", "en_home", START, "--by", "luck"), '--by: "luck" does not fit here.'),
        (("moves", "en_home", START, "--by", "sim", "--all"), "cannot be given together: --by sim, --all"),
        (("moves", "en_home", START, "--by", "sim", "--deals", "0"), '--deals: "0" does not fit'),
        (("moves", "en_home", START, "--threads", "0"), '--threads: "0" does not fit'),
        (("match", "club", "club", "--threads", "0"), '--threads: "0" does not fit'),
        (("moves", "en_home", START, "--top", "1", "--top", "2"), "--top is given twice."),
        (("moves", "en_home", START, "--top", "1", "--count"), "cannot be given together: --top, --count."),
        (("edition", "no_such"), "no_such"),
        (("edition", "en_home", "--mod", "mod_nothing"), "mod_nothing"),
        (("edition", "/nowhere/at/all.toml"), "/nowhere/at/all.toml"),
        (("word", "no_such", "A"), 'There is no word list "no_such". There are: '),
        (("score", "ru_scrabble_home", START, "8F РОД", "--lexicon", "en_general"), "language en"),
        (("lexicon", "search", "en_general", "A[B"), "these signs have no place in it: ["),
        (("lexicon", "search", "en_general", "A?", "--limit", "0"), '--limit: "0" does not fit'),
        (("lexicon", "build", "ru_wide"), 'No edition plays with the list "ru_wide".'),
        (("play", "en_home", "--bots", "champion"), "beginner  everyday words, sees the short ones"),
        (("play", "en_home", "--seats", "-1"), '--seats: "-1" does not fit'),
        (("play", "en_home", "--seats", "9"), "2"),
        (("match", "club", "nobody"), 'There is no bot level "nobody".'),
        (("match", "club", "club", "--games", "0"), '--games: "0" does not fit'),
        (("match", "club", "club", "--better", "50"), '--better: "50" does not fit'),
        (("match", "club", "club", "--better", "100"), '--better: "100" does not fit'),
        (("serve", "--port", "99999"), '--port: "99999" does not fit'),
        (("--language", "xx", "editions"), 'There is no language "xx". Languages: en, mk, ru.'),
        (("editions", "--language"), 'There is no language "".'),
        (("word", None), "An argument is not UTF-8 text."),
        (("word", "ru_general", "А\0Б"), "An argument is not UTF-8 text."),
    ],
)
def test_a_wrong_call_ends_with_two_and_says_what_is_wrong(
    arguments: tuple[str | None, ...], said: str
) -> None:
    called = call(*arguments)
    assert (called.exit, called.out) == (2, "")
    assert said in called.err


def only(monkeypatch: pytest.MonkeyPatch, *lists: str) -> None:
    """No lists but these are here."""
    monkeypatch.setattr("fishka.cli.lookups.lexicon_ids", lambda: lists)
    monkeypatch.setattr(
        "fishka.cli.lookups.lexicon_info", lambda one: lexicon_info(one) if one in lists else None
    )
    infos = tuple(one for one in lexicon_infos() if one.id in lists)
    monkeypatch.setattr("fishka.cli.lookups.lexicon_infos", lambda: infos)
    monkeypatch.setattr("fishka.cli.lookups.stand_in", lambda _: None)


def test_a_missing_list_of_an_edition_ends_with_three_and_offers_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    only(monkeypatch, "en_general", "ru_core")
    called = call("score", "ru_scrabble_home", START, "8F РОД")
    assert called.exit == 3
    assert "ru_general" in called.err
    assert "--lexicon ru_core" in called.err


def test_without_any_list_the_installation_is_named_as_incomplete(monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch)
    called = call("moves", "ru_scrabble_home", START)
    assert called.exit == 3
    assert "install the program again" in called.err


def test_points_need_no_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fishka.cli.lookups.lexicon_ids", lambda: ())
    called = call("score", "ru_scrabble_home", START, "8F РОД", "--no-lexicon", "--json")
    assert (called.exit, called.json["score"]) == (0, 8)


def test_the_language_may_stand_anywhere_and_beats_the_locale() -> None:
    for arguments in (("--language", "ru", "scroe"), ("scroe", "--language=ru")):
        assert "Нет команды «scroe»" in call(*arguments).err
    assert "Нет команды" in call("scroe", language="ru").err


def test_an_option_after_two_dashes_is_no_option() -> None:
    assert call("word", "--json", "en_general", "--", "--language").exit == 1


@pytest.mark.parametrize("language", ["en", "mk", "ru"])
@pytest.mark.parametrize(
    "command",
    [(), *((one,) for one in COMMANDS), ("lexicon",), *(("lexicon", one) for one in LEXICON_COMMANDS)],
)
def test_every_command_has_a_help_page_with_an_example(
    command: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(*command, "--help", language=language).exit == 0
    page = capsys.readouterr().out
    assert " ".join(("fishka", *command)) in page
    assert "--language" in page
    options = {"en": "Options", "mk": "Опции", "ru": "Параметры"}
    commands = {"en": "Commands", "mk": "Наредби", "ru": "Команды"}
    assert (options if command else commands)[language] in page or command == ("lexicon",)
    if command and command != ("lexicon",):
        assert {"en": "Example: fishka", "mk": "Пример: fishka", "ru": "Пример: fishka"}[language] in page


def _program(*arguments: str, typed: bytes = b"", **environ: str) -> subprocess.CompletedProcess[bytes]:
    code = "from fishka.cli.app import main; main()"
    paths = {"PYTHONPATH": ":".join(sys.path), "PATH": "/usr/bin:/bin", "HOME": "/nonexistent"}
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=typed,
        capture_output=True,
        env=paths | environ,
        check=False,
    )


@pytest.mark.parametrize(("locale", "encoding"), [("C", "utf-8"), ("ru_RU.KOI8-R", "latin-1")])
def test_input_and_output_are_utf8_whatever_the_locale(locale: str, encoding: str) -> None:
    judge = ("score", "ru_scrabble_home", START, "8F РОД", "--no-lexicon", "--json")
    done = _program(*judge, LC_ALL=locale, PYTHONUTF8="0", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "РОД" in done.stdout.decode("utf-8")


def test_an_argument_that_is_no_utf8_is_refused() -> None:
    code = "import os, sys; os.execv(sys.executable, [sys.executable, '-c', sys.argv[1], 'word', b'\\xff'])"
    main = "from fishka.cli.app import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, main],
        capture_output=True,
        env={"PYTHONPATH": ":".join(sys.path), "HOME": "/nonexistent"},
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"not UTF-8" in done.stderr


def test_a_line_of_input_that_is_no_utf8_is_refused_with_its_number() -> None:
    good = f"{START}\t8F РОД\n".encode()
    done = _program("score", "ru_scrabble_home", "-", "--no-lexicon", typed=good + b"\xff\xfe\n")
    assert done.returncode == 2
    assert b"line 2: not UTF-8" in done.stderr
    assert b"Traceback" not in done.stderr


def test_a_reader_that_goes_away_is_no_fault() -> None:
    code = "from fishka.cli.app import main; main()"
    shell = f'"{sys.executable}" -c "{code}" lexicon export en_general | head -1'
    paths = {"PYTHONPATH": ":".join(sys.path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(["bash", "-c", shell], capture_output=True, env=paths, check=False)
    assert (done.stdout, done.stderr) == (b"AA\n", b"")


def test_what_the_system_does_not_allow_is_a_line_and_not_a_traceback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_given: object) -> None:
        raise OSError(28, "No space left on device", "a.graph")

    monkeypatch.setattr("fishka.bots.kit.graph_for", full)
    called = call("moves", "ru_scrabble_home", START)
    assert (called.exit, called.out) == (3, "")
    assert "a.graph: No space left on device" in called.err


def test_a_line_far_too_long_is_refused() -> None:
    called = call("moves", "en_home", "-", typed="A" * 30_000)
    assert (called.exit, called.out) == (2, "")
    assert "line 1: longer than 20000 characters" in called.err
