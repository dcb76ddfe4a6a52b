"""Games that nobody plays any more are closed by the operator's rule, and no others."""

import pytest
from structlog.testing import capture_logs

from fishka.core.ids import Seat
from fishka.core.moves import Pass
from fishka.game.commands import PlayMove
from fishka.game.refusals import Refused
from fishka.main import ABANDON_VARIABLE, settings_of
from fishka.service.abandoned import DAY_MS
from fishka.service.playables import MissingListError, Playable, Playables
from tests.site_kit.house import House


async def test_a_game_without_an_act_for_the_days_of_the_setting_is_closed_without_a_winner() -> None:
    house = House()
    host = await house.guest()
    game = await house.game(host, "en_home", "me", others=1)
    await house.site.resume()
    await house.settle()
    house.world.advance(59 * DAY_MS)
    await house.settle()
    assert house.store.tables[game].status == "playing"
    house.world.advance(2 * DAY_MS)
    await house.settle()
    assert house.store.tables[game].status == "ended"
    room = house.site.tables._rooms._rooms[game]
    assert room.running is not None
    result = room.running.mode.view(room.running.state, Seat(0)).result
    assert result is not None
    assert (result.reason, result.winners) == ("abandoned", ())


async def test_an_act_begins_the_time_anew() -> None:
    house = House()
    host = await house.guest()
    game = await house.game(host, "en_home", "me", others=1)
    await house.site.resume()
    await house.settle()
    house.world.advance(40 * DAY_MS)
    await house.settle()
    room = house.site.tables._rooms._rooms[game]
    assert room.running is not None
    mover = room.running.state.turn
    chair = room.table.chairs[mover]
    assert chair.player is not None
    version = room.running.version
    done = await house.site.games.act(
        chair.player,
        game,
        "an-act-0001",
        lambda seat, at_ms: PlayMove(
            seat=seat, expected_version=version, command_id="", at_ms=at_ms, move=Pass()
        ),
    )
    assert not isinstance(done, Refused), done
    house.world.advance(40 * DAY_MS)
    await house.settle()
    assert house.store.tables[game].status == "playing"


def test_the_setting_is_a_number_of_days() -> None:
    assert settings_of({}).abandon_days == 60
    assert settings_of({ABANDON_VARIABLE: "0"}).abandon_days == 0
    assert settings_of({ABANDON_VARIABLE: "7"}).abandon_days == 7
    with pytest.raises(OSError, match="number of days"):
        settings_of({ABANDON_VARIABLE: "a week"})


async def test_a_game_whose_words_are_gone_is_told_once_and_not_every_hour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    host = await house.guest()
    await house.game(host, "en_home", "me", others=1)

    async def gone(*_: object) -> Playable:
        raise MissingListError("en_general")

    monkeypatch.setattr(Playables, "of", gone)
    await house.restart()
    with capture_logs() as logs:
        for _ in range(3):
            house.world.advance(61 * DAY_MS)
            await house.settle()
    told = [one for one in logs if one["event"] == "game_not_closed"]
    assert [(one["log_level"], one["code"], one["lexicon"]) for one in told] == [
        ("warning", "lexicon_missing", "en_general")
    ]
