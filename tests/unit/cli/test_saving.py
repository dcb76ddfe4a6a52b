"""A game in the terminal that is saved and gone on with: the same game, in a file of the player's own."""

import json
import stat
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from fishka.cli.play.saving import Chance, Keeper, SavedGame, SaveFault, read_game, written
from fishka.cli.play.table import Table, new_game
from fishka.core.ids import Seat
from fishka.game.ctx import Ctx
from fishka.game.events import EVENT_SCHEMA, encode_event
from fishka.game.modes import mode
from tests.unit.bots.test_bots_play_whole_games import kit_of
from tests.unit.cli.calls import call
from tests.unit.cli.test_play import Evening

SECRET = "5f" * 32


def saving_at(evening: Evening, path: Path, moves: int) -> Callable[[str], str | None]:
    """Plays sensibly, saves the game after so many moves of people, and leaves."""
    asked = 0

    def answer(prompt: str) -> str | None:
        nonlocal asked
        asked += 1
        if asked == moves + 1:
            return f"save {path}"
        return "quit" if asked > moves + 1 else evening.sensible(prompt)

    return answer


def resumed(evening: Evening, path: Path) -> Table:
    """The table of a saved game, set again."""
    saved = read_game(path)
    assert isinstance(saved, SavedGame), saved
    kit, levels = evening.kit, tuple(one.bot for one in saved.started.seats)
    ctx = Ctx(kit.edition, kit.tables, kit.words, saved.chance.draws, kit.any_play)
    bots = {Seat(at): kit.bot(one) for at, one in enumerate(levels) if one is not None}
    return Table(ctx, new_game(kit, levels), bots, mode(kit.edition.mode), saved.events)


@pytest.mark.parametrize("moves", [0, 1, 4, 9])
@pytest.mark.parametrize("edition_id", ["en_home", "erudit_biplant_131"])
def test_a_game_goes_on_as_if_it_had_never_been_left(edition_id: str, moves: int, tmp_path: Path) -> None:
    kit, levels = kit_of(edition_id), (None, None)
    whole = Evening(kit, levels, 11)
    whole.run(whole.sensible)
    left = Evening(kit, levels, 11)
    path = tmp_path / "game"
    shown = left.run(saving_at(left, path, moves))
    assert f"Saved: {path}. All tiles stand in it" in " ".join(shown.split())
    assert not left.table.is_over
    again = Evening(kit, levels, 11)
    again.table = resumed(again, path)
    assert again.table.events == left.table.events
    again.run(again.sensible)
    assert [encode_event(one) for one in again.table.events] == [
        encode_event(one) for one in whole.table.events
    ]


def test_a_game_with_a_secret_goes_on_with_the_same_chance() -> None:
    chance = Chance(None, SECRET)
    table = Evening(kit_of("en_home"), (None, None), 3).table
    assert chance.published == sha256(bytes.fromhex(SECRET)).hexdigest()
    first, *_ = written(table.events, chance).splitlines()
    head = json.loads(first)
    assert (head["secret"], head["schema"], head["seed"]) == (SECRET, EVENT_SCHEMA, None)


def test_the_file_is_the_players_own(tmp_path: Path) -> None:
    table = Evening(kit_of("en_home"), (None, None), 3).table
    keeper = Keeper(table, Chance(3))
    path = tmp_path / "mine"
    assert keeper.save(str(path)) == path
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [path]
    assert keeper.save("") == path, "the same file again"


def test_no_other_file_is_written_over(tmp_path: Path) -> None:
    table = Evening(kit_of("en_home"), (None, None), 3).table
    other = tmp_path / "letter.txt"
    other.write_text("dear", "utf-8")
    keeper = Keeper(table, Chance(3))
    assert keeper.save("") == SaveFault.NO_NAME
    assert keeper.save(str(other)) == SaveFault.EXISTS
    assert keeper.save(str(tmp_path / "no" / "folder")) == SaveFault.UNWRITABLE
    assert keeper.save("\0") == SaveFault.UNWRITABLE
    assert other.read_text("utf-8") == "dear"


def saved_file(tmp_path: Path) -> Path:
    """A game that was just dealt."""
    table = Evening(kit_of("en_home"), (None, None), 3).table
    path = tmp_path / "game"
    assert Keeper(table, Chance(3)).save(str(path)) == path
    return path


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda _: b"", SaveFault.NOT_SAVED),
        (lambda _: b"\xff\xfe", SaveFault.NOT_SAVED),
        (lambda _: b"{}\n", SaveFault.NOT_SAVED),
        (lambda data: data[:-20], SaveFault.DAMAGED),
        (lambda data: data.replace(b"en_home", b"en_hame", 1), SaveFault.DAMAGED),
        (lambda data: data.replace(b'"seed":3', b'"seed":null'), SaveFault.DAMAGED),
        (lambda data: data.replace(b'"schema":2', b'"schema":99'), SaveFault.NEWER),
    ],
)
def test_what_is_no_saved_game_is_refused_and_why(
    change: Callable[[bytes], bytes], fault: SaveFault, tmp_path: Path
) -> None:
    path = saved_file(tmp_path)
    path.write_bytes(change(path.read_bytes()))
    assert read_game(path) == fault
    called = call("play", "--resume", str(path))
    assert called.exit == 2
    assert str(path) in called.err


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    called = call("play", "--resume", str(tmp_path / "none"))
    assert (called.exit, read_game(tmp_path / "none")) == (2, SaveFault.UNREADABLE)
    assert "cannot be read" in called.err


def test_nothing_else_is_said_beside_resume(tmp_path: Path) -> None:
    path = saved_file(tmp_path)
    called = call("play", "en_home", "--seats", "3", "--resume", str(path))
    assert called.exit == 2
    assert "EDITION, --seats" in called.err


def test_a_game_is_gone_on_with_from_the_command_line(tmp_path: Path) -> None:
    path = tmp_path / "evening"
    first = call("play", "en_home", "--seats", "2", "--seed", "4", typed=f"\nsave {path}\nquit\n")
    assert first.exit == 0, first.err
    assert path.exists()
    second = call("play", "--resume", str(path), typed="\nunseen\nsave\nquit\n")
    assert second.exit == 0, second.err
    assert "The game goes on where it was saved." not in second.out, "nobody had acted yet"
    assert f"Saved: {path}" in second.out
    moved = call("play", "--resume", str(path), typed="\n-\nsave\nquit\n")
    assert moved.exit == 0
    third = call("play", "--resume", str(path), typed="quit\n")
    assert "The game goes on where it was saved." in third.out


def test_a_game_whose_words_are_gone_is_not_judged_by_others(tmp_path: Path) -> None:
    table = Evening(kit_of("en_home"), (None, None), 3).table
    path = tmp_path / "old"
    data = written(table.events, Chance(3))
    started = data.split(b"\n")[1]
    other = json.loads(started)
    other["lexicon_hash"] = "0" * 64
    body = json.dumps(other).encode() + b"\n" + b"\n".join(data.split(b"\n")[2:])
    head = json.loads(data.split(b"\n")[0])
    head["sha256"] = sha256(body).hexdigest()
    path.write_bytes(json.dumps(head).encode() + b"\n" + body)
    called = call("play", "--resume", str(path))
    assert called.exit == 3
    assert "en_general" in called.err
