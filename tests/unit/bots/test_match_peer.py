"""Games against another engine: what it is told, what it may answer, and what a match says."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from benchmarks.given import edition_and_list
from benchmarks.match_peer import (
    ENDLESS,
    Match,
    PeerBot,
    PeerGame,
    PeerRefusedError,
    cgp,
    kept,
    told,
    unlimited,
)
from benchmarks.side_by_side import Peer

from fishka.bots.bot import Budget
from fishka.bots.kit import Kit
from fishka.bots.registry import LEVELS
from fishka.cli.selfplay import table_of
from fishka.core.ids import Seat
from fishka.core.moves import Pass
from fishka.core.rng import Rng
from fishka.notation.position import Setup, parse_position

ANSWERING = "import sys\nfor line in sys.stdin:\n    print({answer!r}, flush=True)"


@pytest.fixture(scope="module")
def kit() -> Kit:
    return Kit(*edition_and_list("en_wespa", "en_general"))


@pytest.fixture
def peer(request: pytest.FixtureRequest) -> Iterator[Peer]:
    """An engine that answers every question alike."""
    script = ANSWERING.format(answer=request.param)
    found = Peer("alike", f"{shlex.quote(sys.executable)} -c {shlex.quote(script)}")
    yield found
    found.close()


@pytest.mark.parametrize("peer", ["5 -"], indirect=True)
def test_a_match_is_played_by_our_rules_with_the_seats_changed(kit: Kit, peer: Peer) -> None:
    match = Match(kit, ("expert", kit.bot("expert")), ("alike", PeerBot(peer, kit, 5)), peer, 5, 1)
    first, second = match.game(0), match.game(1)
    assert (first.seat, second.seat) == (0, 1)
    for one in (first, second):
        assert one.totals[0] > 0 > one.totals[1]  # who only passes keeps a rack, and pays for it
        assert one.spread == one.totals[0] - one.totals[1]
        assert all(len(times) > 3 for times in one.ms)
    lines = list(told([first, second], ("ours", "theirs")))
    assert lines[0].startswith("ours against theirs: 2 games, 2 won, 0 drawn: 100.0% (34.2% to 100.0%)")
    assert [line.split(":")[0] for line in lines[1:]] == ["ours", "theirs"]


@pytest.mark.parametrize(
    ("peer", "why"),
    [
        ("5 8H QQQQ", "Rejected"),
        ("5 -ZZZZZZZ", "no such exchange"),
        ("5 -7", "an exchange without its tiles"),
        ("5 nonsense", "NotationFault"),
        ("- -", "no time is told"),
    ],
    indirect=["peer"],
)
def test_what_our_rules_refuse_ends_the_match_with_the_position(kit: Kit, peer: Peer, why: str) -> None:
    match = Match(kit, ("expert", kit.bot("expert")), ("alike", PeerBot(peer, kit, 5)), peer, 5, 1)
    with pytest.raises(PeerRefusedError, match=f"alike answers .* to .*/ 0/.*{why}"):
        match.game(1)


@pytest.mark.parametrize("peer", ["5 -"], indirect=True)
def test_a_peer_is_told_its_own_rack_and_no_other(kit: Kit, peer: Peer) -> None:
    bot = PeerBot(peer, kit, 5)
    table = table_of(kit, [("alike", bot), ("expert", kit.bot("expert"))], 3)
    seat = next(Seat(at) for at in (0, 1) if "play" in table.view(Seat(at)).may)
    view = table.view(seat)
    setup = parse_position(cgp(kit, view), kit.reading.alphabet, view.rows, view.cols)
    assert isinstance(setup, Setup)
    assert setup.racks == (view.rack, ())
    assert setup.zero_turns == 0
    assert bot.choose(view, Budget(ms=5, nodes=1), Rng(1)) == Pass()
    assert bot.challenge(view, Rng(1)) is None
    assert not bot.is_stuck(view)


def test_only_the_clock_ends_the_thinking_of_a_level_in_a_match() -> None:
    search = unlimited(LEVELS["master"], 250).search
    assert search is not None
    assert (search.ms, search.nodes, search.deals, search.endgame) == (250, ENDLESS, ENDLESS, ENDLESS)
    plain = LEVELS["master"].search
    assert plain is not None
    assert search.candidates == plain.candidates
    static = unlimited(LEVELS["expert"], 250).search
    assert static is not None
    assert static.deals == 0
    assert unlimited(LEVELS["club"], 250) == LEVELS["club"]


def test_games_that_were_written_down_are_not_played_again(tmp_path: Path) -> None:
    games = [PeerGame(at, at % 2, (400, 390), 24, ((1.0, 2.0), (3.0,)), (10, 20)) for at in range(3)]
    path = tmp_path / "games.jsonl"
    assert kept(path) == kept(None) == []
    path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in games))
    assert kept(path) == games
