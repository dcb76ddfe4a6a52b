"""Frames over a real socket: what is refused changes nothing, what is repeated happens once."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.live.guest import Guest
from tests.live.process import Site
from tests.live.record import stored


async def two_people(anna: Guest, boris: Guest, modifiers: tuple[str, ...] = ("mod_casual",)) -> str:
    """A game of two, both watching; who starts is the draw's."""
    game = await anna.new_game("en_home", "me", "open", modifiers=modifiers)
    answer = await boris.http.post(f"/api/games/{game}/join", json={})
    assert answer.status_code == 200, answer.text
    return game


async def mover_first(anna: Guest, boris: Guest, game: str) -> tuple[Guest, Guest, dict[str, Any]]:
    """The one on turn, the other, and the view of the one on turn."""
    views = {guest.player: await guest.view(game) for guest in (anna, boris)}
    turn = views[anna.player]["turn"]
    mover, other = (anna, boris) if views[anna.player]["viewer"] == turn else (boris, anna)
    return mover, other, views[mover.player]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "17",
        '{"t":"ping"',
        '{"t":"unheard_of"}',
        '{"t":"ping","more":1}',
        '{"t":"watch"}',
        '{"t":"watch","game":7}',
        '{"t":"play","game":"G","command_id":"12345678","version":NaN,"move":{"type":"pass"}}',
        '{"t":"play","game":"G","command_id":"12345678","version":1.5,"move":{"type":"pass"}}',
        '{"t":"play","game":"G","command_id":"12345678","version":1,"move":{"type":"pass","seat":1}}',
        '{"t":"play","game":"G","command_id":"12345678","version":1,"move":{"type":"place","placed":[[-1,5]]}}',
        '{"t":"play","game":"G","command_id":"12345678","version":1,"move":{"type":"place","placed":[[3,500]]}}',
        '{"t":"play","game":"G","command_id":"12345678","version":1,"move":{"type":"exchange","tiles":[-4]}}',
        '{"t":"act","game":"G","command_id":"12345678","version":1,"act":"win"}',
        '{"t":"ping","ping":' + "[" * 1500 + "]" * 1500 + "}",
    ],
)
async def test_a_malformed_frame_is_refused_and_changes_nothing(
    site: Site, anna: Guest, boris: Guest, text: str
) -> None:
    game = await two_people(anna, boris)
    mover, _, view = await mover_first(anna, boris, game)
    before = len(stored(site.database, game))
    await mover.send(text.replace('"G"', json.dumps(game)))
    refused = await mover.until("refused")
    assert refused["code"] == "frame_malformed"
    assert (await mover.view(game))["version"] == view["version"]
    assert len(stored(site.database, game)) == before


async def test_a_large_frame_is_refused_and_a_huge_one_closes_the_socket(anna: Guest) -> None:
    await anna.send(json.dumps({"t": "watch", "game": "x" * 4096}))
    refused = await anna.until("refused")
    assert (refused["code"], refused["params"]) == ("frame_too_large", {"most": 4096})
    await anna.send({"t": "ping"})
    await anna.until("pong")
    await anna.send("x" * 200_000)
    with pytest.raises(ConnectionClosed) as closed:
        await anna.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


async def test_a_binary_frame_is_refused(anna: Guest) -> None:
    socket = anna._socket
    assert socket is not None
    await socket.send(b'{"t":"ping"}')
    assert (await anna.until("refused"))["code"] == "frame_malformed"


async def test_a_repeated_command_plays_once_and_is_answered_alike(
    site: Site, anna: Guest, boris: Guest
) -> None:
    game = await two_people(anna, boris)
    mover, _, view = await mover_first(anna, boris, game)
    frame = mover.play(game, view["version"], {"type": "exchange", "tiles": view["rack"][:2]})
    await mover.send(frame)
    await mover.send(frame)
    acks = [await mover.until("ack"), await mover.until("ack"), await mover.answer(frame)]
    assert [ack["version"] for ack in acks] == [acks[0]["version"]] * 3
    kinds = [row["type"] for row in stored(site.database, game)]
    assert kinds.count("exchanged") == 1


async def test_the_same_command_from_two_tabs_at_once_plays_once(
    site: Site, anna: Guest, boris: Guest
) -> None:
    game = await two_people(anna, boris)
    mover, _, view = await mover_first(anna, boris, game)
    async with Guest(site.url) as tab:
        tab.http.cookies = mover.http.cookies
        await tab.call()
        frame = mover.play(game, view["version"], {"type": "pass"})
        answers = await asyncio.gather(mover.answer(frame), tab.answer(frame))
        assert answers[0] == answers[1]
    assert [row["type"] for row in stored(site.database, game)].count("passed") == 1


async def test_a_stale_version_and_a_wrong_turn_are_refused(site: Site, anna: Guest, boris: Guest) -> None:
    game = await two_people(anna, boris)
    mover, other, view = await mover_first(anna, boris, game)
    version = view["version"]
    refused = await other.answer(other.play(game, version, {"type": "pass"}))
    assert (refused["t"], refused["code"]) == ("refused", "not_your_turn")
    assert (await mover.answer(mover.play(game, version, {"type": "pass"})))["t"] == "ack"
    before = len(stored(site.database, game))
    refused = await other.answer(other.play(game, version, {"type": "pass"}))
    assert refused["code"] == "stale_version"
    refused = await other.answer(other.play(game, 10**15, {"type": "pass"}))
    assert refused["code"] == "stale_version"
    assert len(stored(site.database, game)) == before


async def test_a_refused_command_gets_its_first_answer_again(anna: Guest, boris: Guest) -> None:
    game = await two_people(anna, boris)
    mover, other, view = await mover_first(anna, boris, game)
    frame = other.play(game, view["version"], {"type": "pass"})
    first = await other.answer(frame)
    await mover.answer(mover.play(game, view["version"], {"type": "pass"}))
    again = await other.answer(frame)
    assert (first["code"], again["code"]) == ("not_your_turn", "not_your_turn")


async def test_nobody_plays_for_another_seat(site: Site, anna: Guest, boris: Guest) -> None:
    game = await two_people(anna, boris)
    mover, _, view = await mover_first(anna, boris, game)
    before = len(stored(site.database, game))
    async with Guest(site.url) as stranger:
        await stranger.call()
        seen = await stranger.view(game)
        assert (seen["viewer"], seen["rack"], seen["may"]) == (None, None, [])
        frame = mover.play(game, view["version"], {"type": "pass"})
        assert (await stranger.answer(frame))["code"] == "not_at_table"
        ask = {"t": "preview", "game": game, "ask": 1, "placed": [[112, view["rack"][-1]]]}
        await stranger.send(ask)
        assert (await stranger.until("preview"))["code"] == "not_at_table"
        await stranger.send({"t": "rack_order", "game": game, "order": [1]})
        assert (await stranger.until("refused"))["code"] == "not_at_table"
    assert len(stored(site.database, game)) == before


async def test_a_command_id_is_its_senders_own(anna: Guest, boris: Guest) -> None:
    game = await two_people(anna, boris)
    mover, other, view = await mover_first(anna, boris, game)
    frame = mover.play(game, view["version"], {"type": "pass"}, "the-very-same-id")
    ack = await mover.answer(frame)
    taken = await other.answer(other.play(game, ack["version"], {"type": "pass"}, "the-very-same-id"))
    assert taken["code"] == "command_id"
    for bad in ("short", "~bot:1:3:Moves", "with space in it", "x" * 65):
        refused = await other.answer(other.play(game, ack["version"], {"type": "pass"}, bad))
        assert refused["code"] == "command_id", bad


async def test_frames_before_the_greeting_and_of_another_protocol_are_refused(site: Site) -> None:
    async with Guest(site.url) as guest:
        headers = {"Cookie": guest.cookie}
        address = site.url.replace("http", "ws") + "/api/socket"
        async with connect(address, additional_headers=headers, origin=site.url) as socket:  # type: ignore[arg-type]
            await socket.send('{"t":"ping"}')
            assert json.loads(await socket.recv())["code"] == "hello_first"
            await socket.send('{"t":"hello","protocol":99}')
            refused = json.loads(await socket.recv())
            assert (refused["code"], refused["params"]) == ("protocol", {"server": 1})


async def test_too_many_frames_are_refused_and_endless_ones_end_the_socket(anna: Guest) -> None:
    for _ in range(60):
        await anna.send({"t": "ping"})
    kinds = [(await anna.receive())["t"] for _ in range(60)]
    assert 25 <= kinds.count("pong") <= 45
    assert {one.get("code") for one in anna.frames if one["t"] == "refused"} == {"too_fast"}

    async def flood() -> None:
        for _ in range(400):
            await anna.send("{}")
        while True:
            await anna.receive()

    with pytest.raises(ConnectionClosed) as closed:
        await flood()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


async def test_one_guest_holds_ten_sockets_and_no_more(site: Site) -> None:
    async with Guest(site.url) as guest:
        address, headers = site.url.replace("http", "ws") + "/api/socket", {"Cookie": guest.cookie}
        sockets = [
            await connect(address, additional_headers=headers, origin=site.url)  # type: ignore[arg-type]
            for _ in range(11)
        ]
        assert json.loads(await sockets[10].recv())["code"] == "too_many_sockets"
        with pytest.raises(ConnectionClosed):
            await sockets[10].recv()
        await asyncio.gather(*(socket.close() for socket in sockets))


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None, "http://127.0.0.1:1"])
async def test_another_sites_page_gets_no_socket(site: Site, origin: str | None) -> None:
    async with Guest(site.url) as guest:
        with pytest.raises(InvalidStatus) as refused:
            await connect(
                site.url.replace("http", "ws") + "/api/socket",
                additional_headers={"Cookie": guest.cookie},
                origin=origin,  # type: ignore[arg-type]
            )
        assert refused.value.response.status_code == 403


async def test_an_unknown_guest_is_told_so_and_turned_away(site: Site) -> None:
    address = site.url.replace("http", "ws") + "/api/socket"
    for cookie in ("", "fishka_guest=", "fishka_guest=" + "x" * 43, "fishka_guest=" + "x" * 3000):
        async with connect(address, additional_headers={"Cookie": cookie}, origin=site.url) as socket:  # type: ignore[arg-type]
            assert json.loads(await socket.recv())["code"] == "no_guest"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401


async def test_a_page_of_another_site_cannot_post(site: Site) -> None:
    async with Guest(site.url) as guest:
        for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            answer = await guest.http.put("/api/me", json={"name": "Eve"}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        answer = await guest.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": site.url})
        assert answer.json()["name"] == "Eve"


async def test_a_preview_scores_only_ones_own_tiles_and_tells_words_only_where_that_is_taught(
    anna: Guest, boris: Guest
) -> None:
    for modifiers, told in ((("mod_casual",), False), ((), False), (("mod_casual", "mod_teaching"), True)):
        game = await two_people(anna, boris, modifiers)
        mover, other, view = await mover_first(anna, boris, game)
        letters = [tile for tile in view["rack"] if tile]
        ask = {"t": "preview", "game": game, "ask": 5, "placed": [[112, letters[0]], [113, letters[1]]]}
        await mover.send(ask)
        answer = await mover.until("preview")
        assert answer["ask"] == 5
        assert answer["score"] > 0
        assert (answer["valid"] is not None) is told
        foreign = next(tile for tile in range(1, 27) if tile not in view["rack"])
        await mover.send({**ask, "placed": [[112, foreign], [113, letters[0]]]})
        refused = await mover.until("preview")
        assert (refused["code"], refused["score"], refused["valid"]) == ("not_on_rack", None, None)
        own = await other.view(game)
        await other.send({**ask, "placed": [[112, own["rack"][-1]], [113, own["rack"][-2]]]})
        assert (await other.until("preview"))["code"] is None


async def test_a_rack_order_is_kept_per_player_and_survives_a_new_socket(anna: Guest, boris: Guest) -> None:
    game = await two_people(anna, boris)
    view = await anna.view(game)
    order = view["rack"][::-1]
    await anna.send({"t": "rack_order", "game": game, "order": order})
    await anna.hang_up()
    await anna.call()
    await anna.send({"t": "watch", "game": game})
    assert (await anna.until("view"))["rack_order"] == order
    await boris.send({"t": "watch", "game": game})
    assert (await boris.until("view"))["rack_order"] == []
    await anna.send({"t": "rack_order", "game": game, "order": [99]})
    assert (await anna.until("refused"))["code"] == "rack_order"


async def test_both_see_a_move_each_with_his_own_rack(anna: Guest, boris: Guest) -> None:
    game = await two_people(anna, boris)
    mover, other, view = await mover_first(anna, boris, game)
    await mover.send(mover.play(game, view["version"], {"type": "exchange", "tiles": view["rack"][:3]}))
    mine, theirs = await mover.until("view"), await other.until("view")
    assert mine["view"]["version"] == theirs["view"]["version"] == view["version"] + 1
    assert (
        mine["notices"]
        == theirs["notices"]
        == [{"kind": "exchange", "seat": view["viewer"], "points": 0, "count": 3, "stands": None}]
    )
    assert mine["view"]["viewer"] != theirs["view"]["viewer"]


async def test_presence_is_shown(anna: Guest, boris: Guest) -> None:
    game = await two_people(anna, boris)
    await anna.view(game)
    await boris.send({"t": "watch", "game": game})

    async def shown(online: bool) -> None:
        while True:
            table = await anna.until("table")
            if [seat["online"] for seat in table["seats"] if seat["player"] == boris.player] == [online]:
                return

    await asyncio.wait_for(shown(True), 10)
    await boris.hang_up()
    await asyncio.wait_for(shown(False), 10)


async def test_an_unknown_game_is_refused_everywhere(anna: Guest) -> None:
    await anna.send({"t": "watch", "game": "nosuchgame"})
    assert (await anna.until("refused"))["code"] == "unknown_game"
    assert (await anna.answer(anna.play("nosuchgame", 1, {"type": "pass"})))["code"] == "unknown_game"
    answer: httpx.Response = await anna.http.get("/api/games/nosuchgame")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_game")
