"""Acts at a table of the house, by whoever's turn it is, with real words."""

from functools import cache

from fishka.bots.kit import Kit
from fishka.core.board import Board
from fishka.core.ids import GameId, PlayerId, Seat
from fishka.core.moves import Move, Pass, Place
from fishka.game.commands import Challenge, PlayMove, Resign, SeatCommand
from fishka.game.refusals import Refused
from fishka.game.view import View
from fishka.lexicon import open_lexicon
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition
from fishka.service.games import Make
from fishka.service.updates import Seen, Update
from tests.site_kit.house import House


@cache
def kit_of(edition_id: str, *modifiers: str) -> Kit:
    """An edition with its list."""
    edition = load_edition(edition_id, modifiers)
    assert isinstance(edition, Edition), edition
    lexicon = open_lexicon(edition.params.lexicon)
    assert lexicon is not None
    return Kit(edition, lexicon)


class Acting:
    """People at one game."""

    def __init__(self, house: House, game: GameId, kit: Kit) -> None:
        self.house = house
        self.game = game
        self.kit = kit
        self._acts = 0

    async def view(self, player: PlayerId | None = None) -> View:
        """What a player, or a spectator, sees."""
        told: list[Update] = []
        watcher = PlayerId("spectator") if player is None else player
        assert await self.house.site.tables.watch(watcher, self.game, lambda: None, told.append) is None
        seen = told[-1]
        assert isinstance(seen, Seen)
        return seen.view

    async def on_turn(self) -> PlayerId:
        """Whose turn it is."""
        view = await self.view()
        assert view.turn is not None
        player = view.seats[view.turn].player
        assert player is not None
        return player

    async def act(self, player: PlayerId, make: Make) -> None:
        """Carry a command out."""
        self._acts += 1
        done = await self.house.site.games.act(player, self.game, f"command-{self._acts}", make)
        assert not isinstance(done, Refused), done

    async def move(self, player: PlayerId, move: Move) -> None:
        """Lay, exchange or pass."""
        version = (await self.view()).version

        def make(seat: Seat, at_ms: int) -> SeatCommand:
            return PlayMove(seat=seat, expected_version=version, command_id="", at_ms=at_ms, move=move)

        await self.act(player, make)

    async def play(self) -> list[str]:
        """The best play of whoever is on turn, or his pass where he has none; the words made."""
        player = await self.on_turn()
        view = await self.view(player)
        assert view.rack is not None
        best = self.kit.kernel.best(Board(view.rows, view.cols, view.board), view.rack, 1, by="score")
        move: Move = best[0].move if best else Pass()
        await self.move(player, move)
        if not isinstance(move, Place):
            return []
        return [self.kit.edition.alphabet.decode(one.tiles) for one in (await self.view()).sheet[-1].words]

    async def resign(self, player: PlayerId) -> None:
        """Give up."""
        version = (await self.view()).version

        def make(seat: Seat, at_ms: int) -> SeatCommand:
            return Resign(seat=seat, expected_version=version, command_id="", at_ms=at_ms)

        await self.act(player, make)

    async def challenge(self, player: PlayerId, *words: int) -> None:
        """Doubt words of the open play."""
        version = (await self.view()).version

        def make(seat: Seat, at_ms: int) -> SeatCommand:
            return Challenge(seat=seat, expected_version=version, command_id="", at_ms=at_ms, words=words)

        await self.act(player, make)
