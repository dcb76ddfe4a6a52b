"""Answers that the goldens do not hold: drawn editions, streams, matches, the site."""

import json
import re
import socket
from pathlib import Path

import pytest

from fishka.cli.board import Canvas
from fishka.cli.matches import DECIDE_LEAST
from fishka.cli.positions import count_exchanges, exchange_most
from fishka.core.board import Square
from fishka.notation.position import Setup, parse_position
from fishka.rules.compile import compile_tables
from fishka.rules.edition import Edition
from fishka.rules.load import edition_from_resolved, edition_ids, load_edition
from tests.game_kit.editions import edition as altered
from tests.unit.cli.calls import EMPTY, call, with_row

RULES = """id = "mine"
extends = "en_home"
[title]
en = "My own"
[parameters]
rack_size = 8
"""


@pytest.mark.parametrize("edition_id", edition_ids())
def test_an_edition_as_json_is_the_resolved_edition(edition_id: str) -> None:
    found = call("edition", edition_id, "--json").json
    assert edition_from_resolved(found) == load_edition(edition_id)
    assert {"tileset", "layout", "rack_size", "end_pass_rounds", "bingo_table"} <= found.keys()


@pytest.mark.parametrize("edition_id", edition_ids())
@pytest.mark.parametrize("colour", [False, True])
def test_an_edition_is_drawn_row_by_row(edition_id: str, colour: bool) -> None:
    shown = call("edition", edition_id, colour=colour).out
    plain = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    assert ("\x1b[" in shown) == colour
    rows = re.findall(r"^ ?(\d+) (.+)$", plain, re.MULTILINE)
    board = [row for number, row in rows if len(row.split()) == 15]
    assert len(board) == 15
    assert board == board[::-1]


def test_a_blank_is_drawn_as_a_small_letter_and_the_last_play_is_marked() -> None:
    edition = load_edition("ru_scrabble_home")
    assert isinstance(edition, Edition)
    setup = parse_position(f"{with_row(8, '5РоД7')} / 0/0 0", edition.alphabet, 15, 15)
    assert isinstance(setup, Setup)
    row = Canvas(edition, False, "L", "W").board(setup.board, frozenset({Square(111)}))[8]
    assert row.startswith(" 8 3W ·  ·  2L ·  Р  о <Д  ")
    assert "48;5;214m" in Canvas(edition, True, "L", "W").board(setup.board, frozenset({Square(111)}))[8]


def test_an_edition_of_ones_own_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(RULES, encoding="utf-8")
    assert call("edition", str(path), "--json").json["rack_size"] == 8
    assert call("score", str(path), f"{EMPTY} GARDENST/ 0/0 0", "8D GARDENS", "--json").json["bonus"] == 50


def test_every_fault_of_an_edition_file_is_told_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        RULES.replace("rack_size = 8", 'rack_size = 99\nrack = 7\nswap = "any"'), encoding="utf-8"
    )
    called = call("edition", str(path))
    assert (called.exit, called.out) == (2, "")
    lines = called.err.splitlines()
    assert len(lines) == 4
    assert all(any(name in line for line in lines[1:]) for name in ("rack_size", "parameters.rack:", "swap"))


def test_a_position_of_another_board_is_refused() -> None:
    called = call("moves", "en_home", "21/21 ABC/ 0/0 0")
    assert (called.exit, called.out) == (2, "")
    assert "2 rows, not 15" in called.err


def test_a_stream_is_answered_line_by_line_in_order() -> None:
    boards = [f"{EMPTY} {rack}/ 0/0 0" for rack in ("CAT", "QZ", "DOG")]
    called = call("moves", "en_home", "-", "--top", "1", "--json", typed="\n".join(boards) + "\n")
    answers = [json.loads(line) for line in called.out.splitlines()]
    assert called.exit == 0
    assert [len(one["plays"]) for one in answers] == [1, 0, 1]
    assert answers == [call("moves", "en_home", one, "--top", "1", "--json").json for one in boards]


def test_the_exit_code_of_a_stream_is_the_largest_of_its_lines() -> None:
    position = f"{with_row(8, '5РОД7')} АБВГДЕЖ/ 0/8 0"
    lines = f"{position}\t8F (РОД)Б\n{position}\t8F (РОД)А\n"
    assert call("score", "ru_scrabble_home", "-", typed=lines).exit == 1


def test_the_list_of_the_call_beats_that_of_the_position_and_that_the_editions() -> None:
    def judged(position: str, *options: str) -> int:
        return call("score", "ru_scrabble_home", position, "8G АЗАН", *options).exit

    plain = f"{EMPTY} АЗАНБВГ/ 0/0 0"
    assert judged(plain) == 0
    assert judged(f"{plain} lex ru_core;") == 1
    assert judged(f"{plain} lex ru_core;", "--lexicon", "ru_general") == 0
    assert judged(f"{plain} lex ru_general;", "--lexicon", "ru_core") == 1


@pytest.mark.parametrize("play", ["8F .ОД", "F8 .ОД"])
def test_a_word_that_lies_across_or_down_may_not_be_made_again(play: str) -> None:
    rows = ["15"] * 15
    if play.startswith("8"):
        rows[7:10] = ["5Р9", "5О9", "5Д9"]
    else:
        rows[7] = "5РОД7"
    called = call("score", "erudit_biplant_131", f"{'/'.join(rows)} ОДАБВГЕ/ 0/0 0", play, "--json")
    assert (called.exit, called.json["code"]) == (1, "repeated_word")


def test_an_exchange_needs_as_many_tiles_in_the_bag() -> None:
    def exchanges(on_board: int) -> int:
        rows = ["E" * 15] * 6 + [f"{'E' * (on_board - 90)}{105 - on_board}"] + ["15"] * 8
        position = f"{'/'.join(rows)} ABC/DEF 0/0 0"
        return int(call("moves", "en_home", position, "--count", "--json").json["exchanges"])

    assert [exchanges(100 - 6 - bag) for bag in (3, 2, 1, 0)] == [7, 6, 3, 0]


@pytest.mark.parametrize(
    ("edition", "exchanges"), [("ru_scrabble_party", 7), ("erudit_vyatka", 1), ("ru_scrabble_home", 127)]
)
def test_exchanges_are_counted_by_the_rules_of_the_edition(edition: str, exchanges: int) -> None:
    counted = call("moves", edition, f"{EMPTY} ЪЫЬЩЦФЙ/ 0/0 0", "--count", "--json")
    assert counted.json["exchanges"] == exchanges


def test_nothing_is_exchanged_where_exchanges_are_off() -> None:
    setup = parse_position(f"{EMPTY} ABCDEFG/ 0/0 0", altered("en_home").alphabet, 15, 15)
    assert isinstance(setup, Setup)
    for edition, most in ((altered("en_home"), 7), (altered("en_home", exchange=False), 0)):
        assert exchange_most(edition, compile_tables(edition), setup) == most


@pytest.mark.parametrize(
    ("edition", "play", "code"),
    [
        ("ru_scrabble_party", "-ЪЫ", "exchange_too_many"),
        ("ru_scrabble_party", "-Ъ", None),
        ("erudit_vyatka", "-ЪЫ", "exchange_too_few"),
        ("erudit_vyatka", "-ЪЫЬЩЦФЙ", None),
    ],
)
def test_exchanges_are_judged_by_the_rules_of_the_edition(edition: str, play: str, code: str | None) -> None:
    judged = call("score", edition, f"{EMPTY} ЪЫЬЩЦФЙ/ 0/0 0", play, "--json")
    assert judged.json.get("code") == code


def test_moves_by_search_exchange_no_more_tiles_than_the_edition_allows() -> None:
    position = f"{EMPTY} ЪЫЬЩЦФЙ/ 0/0 0"
    asked = ("--by", "sim", "--top", "40", "--deals", "2", "--json")
    plays = [one["play"] for one in call("moves", "ru_scrabble_party", position, *asked).json["plays"]]
    exchanged = [play for play in plays if play.startswith("-")]
    assert len(exchanged) == 7
    assert {len(play) for play in exchanged} == {2}


@pytest.mark.parametrize(
    ("edition", "sizes", "count"),
    [
        ("ru_scrabble_home", {1, 2, 3, 4, 5, 6, 7}, 127),
        ("ru_scrabble_party", {1}, 7),
        ("erudit_vyatka", {7}, 1),
    ],
)
def test_exchanges_stand_among_the_moves_by_equity_as_the_edition_allows_them(
    edition: str, sizes: set[int], count: int
) -> None:
    position = f"{EMPTY} ЪЫЬЩЦФЙ/ 0/0 0"
    found = call("moves", edition, position, "--by", "equity", "--all", "--json").json
    exchanged = [one for one in found["plays"] if one["play"].startswith("-")]
    assert {len(one["play"]) - 1 for one in exchanged} == sizes
    assert (len(exchanged), found["count"]) == (count, len(found["plays"]) - count)
    equities = [one["equity"] for one in found["plays"]]
    assert equities == sorted(equities, reverse=True)
    first = call("moves", edition, position, "--by", "equity", "--top", "1", "--json").json
    assert first == {"count": found["count"], "plays": found["plays"][:1]}
    by_points = call("moves", edition, position, "--all", "--json").json["plays"]
    assert not any(one["play"].startswith("-") for one in by_points)


def test_an_exchange_is_worth_what_stays_and_may_be_the_best_move() -> None:
    asked = ("--by", "equity", "--top", "2", "--json")
    best, _ = call("moves", "en_home", f"{EMPTY} VVWUUI?/ 0/0 0", *asked).json["plays"]
    assert best["play"].startswith("-")
    assert best["score"] == 0
    assert best["leave"] == "?I"


def test_the_pass_stands_alone_by_equity_where_nothing_else_may_be_done() -> None:
    position = f"{late('QES', 0)} Q/ES 100/90 0"
    found = call("moves", "en_home", position, "--by", "equity", "--json").json
    assert found == {"count": 0, "plays": [{"play": "-", "score": 0, "equity": -20.0, "leave": "Q"}]}
    assert call("moves", "en_home", position, "--json").json["plays"] == []
    assert call("moves", "en_home", position, "--by", "equity").out.strip() == "-  0  -20.0  Q"


def test_a_faulty_line_of_a_stream_is_answered_in_its_place() -> None:
    lines = f"# a comment\n\n{EMPTY} CAT/ 0/0 0\nnonsense\n{EMPTY} DOG/ 0/0 0\n"
    called = call("moves", "en_home", "-", "--count", typed=lines)
    assert called.exit == 2
    first, wrong, last = called.out.splitlines()
    assert (len(first.split("\t")), len(last.split("\t"))) == (3, 3)
    assert wrong.startswith("! line 4: The board has 1 rows")


def test_plays_of_a_stream_follow_a_tab_or_are_given_for_all() -> None:
    position = f"{with_row(8, '5РОД7')} АБВГДЕЖ/ 0/8 0"
    lines = f"{position}\t8F (РОД)А\n{position}\t8F (РОД)Б\n{position}\n"
    called = call("score", "ru_scrabble_home", "-", "--json", typed=lines)
    answers = [json.loads(line) for line in called.out.splitlines()]
    assert [one.get("legal") for one in answers] == [True, False, None]
    assert answers[2]["faults"][0]["code"] == "play_empty"
    assert called.exit == 2
    assert call("score", "ru_scrabble_home", "-", "8F (РОД)А", typed=f"{position}\n" * 3).exit == 0


def test_all_plays_are_as_many_as_are_counted() -> None:
    for edition, rack in (("en_home", "STLING?"), ("erudit_biplant_131", "АОВ?ДЕЖ")):
        board = with_row(8, "5РоД7" if edition.startswith("erudit") else "4WORD7")
        position = f"{board} {rack}/ 0/0 0"
        every = call("moves", edition, position, "--all", "--json").json
        counted = call("moves", edition, position, "--count", "--json").json
        assert every["count"] == len(every["plays"]) == counted["count"] > 100
        assert sum(play["score"] for play in every["plays"]) == counted["score_sum"]


def test_what_moves_prints_score_reads_with_the_same_points() -> None:
    position = f"{with_row(8, '5РоД7')} АОВ?ДЕЖ/ 0/0 0"
    plays = call("moves", "erudit_biplant_131", position, "--all", "--json").json["plays"]
    chosen = [plays[at] for at in range(0, len(plays), max(1, len(plays) // 200))]
    lines = "".join(f"{position}\t{play['play']}\n" for play in chosen)
    called = call("score", "erudit_biplant_131", "-", "--json", typed=lines)
    answers = [json.loads(line) for line in called.out.splitlines()]
    assert [one["score"] for one in answers] == [play["score"] for play in chosen]
    assert called.exit == 0


def test_plays_by_equity_come_in_that_order() -> None:
    plays = call("moves", "en_home", f"{EMPTY} AEINRSQ/ 0/0 0", "--all", "--by", "equity", "--json").json[
        "plays"
    ]
    equities = [play["equity"] for play in plays]
    assert equities == sorted(equities, reverse=True)


@pytest.mark.parametrize(
    ("rack", "most", "count"),
    [
        ((1, 2, 3, 4, 5, 6, 7), 7, 127),
        ((1, 1, 2, 4, 5, 12, 20), 7, 95),
        ((1, 6, 7, 9, 9, 9, 19), 7, 63),
        ((0, 0), 2, 2),
        ((0,), 1, 1),
        ((1, 2, 3), 1, 3),
        ((1, 2, 3), 0, 0),
    ],
)
def test_exchanges_are_distinct_multisets(rack: tuple[int, ...], most: int, count: int) -> None:
    assert count_exchanges(tuple(rack), range(1, most + 1)) == count  # type: ignore[arg-type]


def test_a_match_gives_rates_with_bounds_and_the_same_games_for_the_same_seed() -> None:
    def played() -> dict[str, object]:
        found = call("match", "strong", "beginner", "--games", "6", "--edition", "en_home", "--json").json
        return {key: value for key, value in found.items() if not key.startswith(("games_per", "ms_"))}

    first = played()
    assert first == played()
    low, high = first["confidence"]  # type: ignore[misc]
    assert low < first["win_rate"] <= high  # type: ignore[has-type]
    assert (first["refusals"], first["disagreements"], first["games"]) == (0, 0, 6)
    assert "6 games" in call("match", "strong", "beginner", "--games", "6", "--edition", "en_home").out


def test_a_match_that_shall_decide_ends_with_the_pair_that_decides_it() -> None:
    asked = ("match", "strong", "beginner", "--edition", "en_home", "--better", "75", "--json", "--games")
    decided = call(*asked, "90", "--decide").json
    assert decided["sequential"]["verdict"] == "stronger"
    assert decided["sequential"]["better"] == 0.75
    assert decided["games"] == DECIDE_LEAST
    assert call(*asked, "24").json["games"] == 24


def test_a_port_that_is_taken_is_told_before_anything_starts() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        called = call("serve", "--port", str(taken.getsockname()[1]), "--database", "sqlite+aiosqlite://")
    assert (called.exit, called.out) == (3, "")
    assert "The site cannot start: Address already in use." in called.err


@pytest.mark.parametrize("url", ["bogus://x", "postgresql+asyncpg://localhost/x", "no url at all", ""])
def test_a_database_url_of_another_kind_is_refused(url: str) -> None:
    called = call("serve", "--database", url)
    assert (called.exit, called.out) == (2, "")
    assert f'Database "{url}"' in called.err


def test_a_database_that_is_none_or_has_no_folder_is_told(tmp_path: Path) -> None:
    text = tmp_path / "text.sqlite"
    text.write_text("not a database, but long enough to be taken for the head of one" * 50, encoding="utf-8")
    for path, why in ((text, "file is not a database"), (tmp_path / "no" / "x.sqlite", "unable to open")):
        called = call("serve", "--database", f"sqlite+aiosqlite:///{path}")
        assert (called.exit, called.out) == (3, "")
        assert f"{path}: {why}" in called.err


def test_a_data_folder_that_cannot_be_made_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("FISHKA_DATA", str(tmp_path / "file" / "folder"))
    called = call("serve")
    assert (called.exit, called.out) == (3, "")
    assert str(tmp_path / "file" / "folder") in called.err


def test_the_site_is_served_where_it_was_asked_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[object, ...]] = []

    def record(host: str, port: int, database: str | None, *, open_browser: bool) -> None:
        served.append((host, port, database, open_browser))

    monkeypatch.setattr("fishka.cli.commands.serve.serve_site", record)
    monkeypatch.setenv("FISHKA_DATA", str(tmp_path / "data"))
    called = call("serve", "--port", "18123", "--open")
    assert (called.exit, served) == (0, [("127.0.0.1", 18123, None, True)])
    assert "http://127.0.0.1:18123/" in called.err


WORD_ROW = "4WORD7"
MIDDLE = "/".join(["15"] * 7 + [WORD_ROW] + ["15"] * 7)


def late(rack: str, hidden: int) -> str:
    """A board with WORD near the top, and all tiles but the rack and `hidden` ones heaped at the bottom."""
    edition = load_edition("en_home")
    assert isinstance(edition, Edition)
    letters = [letter.letter * letter.count for letter in edition.tileset.letters]
    left = [*"".join(letters), *"xx"]  # the blanks as small letters
    for letter in "WORD" + rack:
        left.remove(letter)
    left = sorted(left)[hidden:]
    rows = ["".join(left[at : at + 15]) for at in range(0, len(left), 15)][::-1]
    rows[0] += "" if len(rows[0]) == 15 else str(15 - len(rows[0]))
    top = ["15", "15", WORD_ROW, *["15"] * (12 - len(rows))]
    return "/".join([*top, *rows])


def test_moves_by_search_have_a_spread_with_its_error_and_are_the_same_for_any_threads() -> None:
    position = f"{MIDDLE} STLINGE/ 0/0 0"
    asked = ("moves", "en_home", position, "--by", "sim", "--top", "3", "--deals", "32", "--json")
    found = call(*asked).json
    assert found == call(*asked, "--threads", "3").json
    assert len(found["plays"]) == 3
    assert {"deals", "all_deals", "nodes"} <= found.keys()
    best = found["plays"][0]
    assert best["alive"]
    assert 0.5 < best["win"] < 1
    assert best["error"] > 0
    assert call(*asked, "--seed", "2").json != found


def test_moves_with_few_tiles_in_the_bag_look_at_every_deal() -> None:
    position = f"{late('ETIS', 8)} ETIS/ 0/0 0"
    found = call("moves", "en_home", position, "--by", "sim", "--top", "2", "--json").json
    assert found["all_deals"]
    assert found["deals"] <= 8  # so many tiles may be the one in the bag
    assert "Every way that the hidden tiles may lie" in call("moves", "en_home", position, "--by", "sim").out


def test_an_end_game_is_solved_and_says_so() -> None:
    position = f"{late('ES', 2)} ES/ 100/90 0"
    found = call("moves", "en_home", position, "--by", "sim", "--json").json
    assert found["proved"]
    assert found["plays"][0]["spread"] == 10 + found["gain"]
    assert "The end game is proved" in call("moves", "en_home", position, "--by", "sim").out


@pytest.mark.parametrize(("racks", "code"), [("/ 0/0", "rack_unknown"), ("ABC 0", "position_not_searched")])
def test_positions_that_cannot_be_searched_are_named(racks: str, code: str) -> None:
    called = call("moves", "en_home", f"{MIDDLE} {racks} 0", "--by", "sim", "--json")
    assert (called.exit, called.json["faults"][0]["code"]) == (2, code)


def test_a_position_that_leaves_the_other_no_tile_is_not_searched() -> None:
    called = call("moves", "en_home", f"{late('ES', 0)} ES/ 100/90 0", "--by", "sim", "--json")
    assert (called.exit, called.json["faults"][0]["code"]) == (2, "position_not_searched")
