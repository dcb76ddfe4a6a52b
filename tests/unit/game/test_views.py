"""What a viewer may know: nothing hidden, everything public."""

import msgspec

from fishka.core.multiset import tiles
from tests.game_kit.editions import edition
from tests.game_kit.table import Table

RU = edition("ru_scrabble_home")


def table() -> Table:
    return Table(RU, 3).rig(["РОДАБВГ", "ЩЩЩЩЩЩЩ", "ЪЪЪЪЪЪЪ"], "ФФФ")


def test_a_seat_sees_its_own_tiles_and_only_the_number_of_others() -> None:
    game = table()
    seen = game.view(0)
    assert seen.rack == game.tiles("РОДАБВГ")
    assert [seat.rack_count for seat in seen.seats] == [7, 7, 7]
    assert seen.bag_count == 3
    hidden = {game.tiles("Щ")[0]: 7, game.tiles("Ъ")[0]: 7, game.tiles("Ф")[0]: 3}
    assert {tile: count for tile, count in enumerate(seen.unseen) if count} == hidden


def test_a_spectator_sees_no_rack_and_may_do_nothing() -> None:
    game = table()
    seen = game.view(None)
    assert seen.rack is None
    assert seen.may == ()
    assert sum(seen.unseen) == 24


def test_an_exchange_shows_others_a_number_and_no_tile() -> None:
    game = table()
    game.exchange(0, "РОД")
    entry = msgspec.to_builtins(game.view(1).sheet[0])
    assert (entry["kind"], entry["count"], list(entry["words"]), list(entry["placed"])) == (
        "exchange",
        3,
        [],
        [],
    )


def test_racks_that_trade_places_with_the_bag_look_the_same() -> None:
    game = table()
    other = Table(RU, 3).rig(["РОДАБВГ", "ЪЪЪЪЪЪЪ", "ФФФЩЩЩЩ"], "ЩЩЩ")
    assert game.view(0) == other.view(0)
    assert game.view(1) != other.view(1)


def test_who_has_resigned_still_sees_his_own_tiles() -> None:
    game = table()
    game.resign(0)
    seen = game.view(0)
    assert seen.rack == game.tiles("РОДАБВГ")
    assert seen.seats[0].resigned
    assert seen.may == ()


def test_a_view_crosses_the_wire_and_comes_back() -> None:
    game = table()
    game.play(0, "8F", "РОД")
    for viewer in (0, 1, None):
        seen = game.view(viewer)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen


def test_the_bag_that_is_left_after_an_end_by_passing_is_known() -> None:
    game = table()
    for seat in (0, 1, 2, 0, 1, 2):
        game.passes(seat)
    seen = game.view(None)
    assert seen.result is not None
    assert tiles(t for t, count in enumerate(seen.unseen) for _ in range(count)) == game.tiles("ФФФ")
