"""The beginning of a game: the secret, the draw, the first racks, all that is stored with them."""

from dataclasses import dataclass
from typing import Final

from fishka.game.draws import SECRET_BYTES, SecretDraws, secret_hash
from fishka.game.events import SeatPlan
from fishka.game.facts import Fact, fact
from fishka.game.mode import NewGame
from fishka.game.modes import mode
from fishka.game.refusals import Refused
from fishka.game.replay import replay
from fishka.service.games import after_events, envelopes
from fishka.service.playables import Playable
from fishka.service.ports import Envelope, TableRow, World
from fishka.service.rooms import Running, context

START_ID: Final = "~start"
"""Command id of the first events; no player's command can have it."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """A game that is about to begin: what to store together, and what to keep in memory once it is stored."""

    table: TableRow
    secret: bytes
    events: list[Envelope]
    running: Running
    facts: tuple[Fact, ...]


def beginning(table: TableRow, playable: Playable, world: World) -> Beginning:
    """Draw and deal for the people and bots of a table, which was checked before.

    Raises ValueError when the game will not begin with them after all.
    """
    secret = world.token(SECRET_BYTES)
    draws = SecretDraws(secret)
    ctx = context(playable, draws)
    rules = mode(playable.edition.mode)
    at_ms = world.now_ms()
    new = NewGame(
        seats=tuple(
            SeatPlan(player=chair.player, bot=chair.level, strength=chair.strength) for chair in table.chairs
        ),
        lexicon=playable.lexicon,
        lexicon_hash=playable.lexicon_hash,
        words=playable.words_used,
        layers=playable.layers,
        pace=table.pace,
        secret_hash=secret_hash(secret),
        at_ms=at_ms,
    )
    events = rules.start(ctx, new)
    if isinstance(events, Refused):
        raise ValueError(f"a checked table cannot start: {events.code}")
    state = replay(rules, events)
    done = {START_ID: ("server", state.version)}
    return Beginning(
        table=after_events(table, rules.view(state, None), at_ms),
        secret=secret,
        events=envelopes(table.game, 0, events, at_ms, START_ID, "server"),
        running=Running(rules, playable, ctx, draws, state, at_ms, done),
        facts=tuple(one for one in map(fact, events) if one is not None),
    )
