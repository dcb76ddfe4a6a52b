"""The beginning: who starts, and the first racks."""

from fishka.core.ids import Seat
from fishka.core.multiset import Tiles, tiles
from fishka.core.tiles import Tile
from fishka.game.ctx import Ctx
from fishka.game.draws import Draws, Purpose, Stream, draw
from fishka.game.events import Dealt, GameStarted, OpeningDrawn, RacksDealt
from fishka.game.mode import Decided, NewGame
from fishka.game.refusals import Refusal, refused
from fishka.game.terms import terms_of
from fishka.rules.load import resolved
from fishka.rules.tables import RuleTables

_TIED_ROUNDS_MAX = 50
"""A set of a single letter would tie for ever: after so many rounds the draw itself picks among the tied."""


def start(ctx: Ctx, game: NewGame) -> Decided:
    """The first three events; refused (`seat_count`) when the edition or its tiles cannot seat so many."""
    params = ctx.edition.params
    most = min(params.players_max, (ctx.tables.tile_total - 1) // ctx.tables.rack_size)
    if not params.players_min <= len(game.seats) <= most:
        return refused(Refusal.SEAT_COUNT, seats=len(game.seats), least=params.players_min, most=most)
    started = GameStarted(
        mode=ctx.edition.mode,
        edition=resolved(ctx.edition),
        modifiers=ctx.edition.modifiers,
        lexicon=game.lexicon,
        lexicon_hash=game.lexicon_hash,
        overlay=(*params.lexicon_overlay, *game.overlay),
        seats=game.seats,
        tables_digest=ctx.tables.digest(),
        secret_hash=game.secret_hash,
        terms=terms_of(params, ctx.tables, pace=game.pace),
        words=game.words,
        layers=game.layers,
    )
    full = full_set(ctx.tables)
    opening = opening_draw(full, len(game.seats), ctx.draws.stream(1, Purpose.OPENING))
    dealt = deal(full, ctx.tables.rack_size, len(game.seats), opening.starter, ctx.draws)
    return (started, opening, dealt)


def full_set(tables: RuleTables) -> Tiles:
    """Every tile of the game, blanks first."""
    return tiles(tile for tile, count in enumerate(tables.counts) for _ in range(count))


def opening_draw(full: Tiles, seats: int, stream: Stream) -> OpeningDrawn:
    """Each seat draws a tile; the one nearest to the beginning of the alphabet starts, a blank before all.

    Seats that tie for it draw again, and all tiles go back before each round (rules group 4).
    """
    rounds: list[tuple[tuple[Seat, Tile], ...]] = []
    tied = [Seat(seat) for seat in range(seats)]
    while len(tied) > 1 and len(rounds) < _TIED_ROUNDS_MAX:
        left = list(full)
        drawn = tuple((seat, left.pop(stream.below(len(left)))) for seat in tied)
        rounds.append(drawn)
        nearest = min(tile for _, tile in drawn)
        tied = [seat for seat, tile in drawn if tile == nearest]
    return OpeningDrawn(tuple(rounds), tied[stream.below(len(tied))])


def deal(full: Tiles, rack_size: int, seats: int, starter: Seat, draws: Draws) -> RacksDealt:
    """Racks drawn beginning with the starter, then clockwise (rules B.1.15)."""
    stream = draws.stream(2, Purpose.DEAL)
    racks: list[Dealt] = []
    bag = full
    for step in range(seats):
        drawn, bag = draw(bag, rack_size, stream)
        racks.append(Dealt(Seat((starter + step) % seats), drawn))
    return RacksDealt(tuple(racks))
