"""The beginning: who starts, the first racks, the clocks."""

from collections.abc import Sequence
from typing import Final

from fishka.core.ids import Seat
from fishka.core.multiset import Tiles, add, take, tiles
from fishka.core.tiles import BLANK, Tile
from fishka.game.bags import draw_from, full_set, usual, vowel_bag
from fishka.game.ctx import Ctx
from fishka.game.draws import Purpose, Stream
from fishka.game.events import ClockTurned, Dealt, Event, GameStarted, OpeningDrawn, RacksDealt, SeatPlan
from fishka.game.mode import Decided, NewGame
from fishka.game.refusals import Refusal, refused
from fishka.game.terms import Terms, terms_of
from fishka.rules.check import players_that_fit
from fishka.rules.load import resolved
from fishka.rules.parameters import Parameters, TargetTable

_ROUNDS_MAX: Final = 50
"""A set of a single letter would tie for ever: after so many rounds the draw itself picks among the tied."""
_PIPS: Final = 6
Round = tuple[tuple[Seat, Tile], ...]


def start(ctx: Ctx, game: NewGame) -> Decided:
    """The first events; refused (`seat_count`) when the edition or its tiles cannot seat so many."""
    params = ctx.edition.params
    seats = len(game.seats)
    most = min(params.players_max, players_that_fit(params, ctx.edition.tileset))
    if not params.players_min <= seats <= most:
        return refused(Refusal.SEAT_COUNT, seats=seats, least=params.players_min, most=most)
    terms = terms_of(ctx.edition, ctx.tables, pace=game.pace)
    full = full_set(ctx.tables.counts)
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
        words=game.words,
        layers=game.layers,
        terms=terms,
        targets=targets(params, game.seats),
        vowel_bag=vowel_bag(terms, full),
    )
    opening = open_game(params, full, seats, ctx.draws.stream(1, Purpose.OPENING))
    kept = kept_tiles(opening) if not params.draw_returned else {}
    dealt = deal(terms, full, seats, opening.starter, ctx.draws.stream(2, Purpose.DEAL), kept)
    events: list[Event] = [started, opening, dealt]
    if terms.clock != "none":
        left = (terms.clock_ms,) * seats
        events.append(ClockTurned(opening.starter, game.at_ms, left, 0))
    return tuple(events)


def targets(params: Parameters, seats: Sequence[SeatPlan]) -> tuple[int, ...]:
    """The score by seat that ends the game: the same for all, or by the players' own levels (rules C-13).

    Without a row for so many players the row of the next smaller table counts; who names no level that it
    has gets the middle one.
    """
    target = params.target_score
    if target is None:
        return ()
    if not isinstance(target, TargetTable):
        return (target,) * len(seats)
    row = target.row(len(seats))
    usual = row[target.usual(len(seats))]
    return tuple(row.get(plan.strength or "", usual) for plan in seats)


def open_game(params: Parameters, full: Tiles, seats: int, stream: Stream) -> OpeningDrawn:
    """Who starts (rules group 4)."""
    everybody = [Seat(seat) for seat in range(seats)]
    match params.first_player:
        case "agreed":
            return OpeningDrawn((), everybody[0], "agreed")
        case "random":
            return OpeningDrawn((), everybody[stream.below(seats)], "random")
        case "dice_high":
            return _dice(params, everybody, stream)
        case "draw_nearest_A":
            return opening_draw(params, full, everybody, stream)


def opening_draw(params: Parameters, full: Tiles, seats: list[Seat], stream: Stream) -> OpeningDrawn:
    """Each seat draws a tile; the one nearest to the beginning of the alphabet starts.

    A blank is before all, or its seat draws again. Who ties draws again, or chance picks among them. Tiles
    go back before each round, or stay with those who drew them: then nobody draws more than a rack holds.
    """
    rounds: list[Round] = []
    left = list(full)
    most = _ROUNDS_MAX if params.draw_returned else params.rack_size
    drawing, shown = seats, dict[Seat, Tile]()
    while len(drawing) > 1 or drawing[0] not in shown:
        if params.draw_returned:
            left = list(full)
        if len(rounds) == most or len(left) < len(drawing):
            break
        drawn = tuple((seat, left.pop(stream.below(len(left)))) for seat in drawing)
        rounds.append(drawn)
        redrawn = params.draw_blank_rank == "redraw"
        unranked = [seat for seat, tile in drawn if tile == BLANK and redrawn]
        shown |= {seat: tile for seat, tile in drawn if seat not in unranked}
        if unranked:
            drawing = unranked
            continue
        nearest = min(shown.values())
        tied = [seat for seat in seats if shown.get(seat) == nearest]
        if len(tied) == 1 or params.draw_tie == "random":
            drawing = tied
            break
        drawing, seats, shown = tied, tied, {}
    return OpeningDrawn(tuple(rounds), drawing[stream.below(len(drawing))])


def _dice(params: Parameters, seats: list[Seat], stream: Stream) -> OpeningDrawn:
    """One die each, the highest starts; who ties throws again, or chance picks among them."""
    rounds: list[Round] = []
    while len(seats) > 1 and len(rounds) < _ROUNDS_MAX:
        thrown = tuple((seat, Tile(1 + stream.below(_PIPS))) for seat in seats)
        rounds.append(thrown)
        highest = max(pips for _, pips in thrown)
        seats = [seat for seat, pips in thrown if pips == highest]
        if params.draw_tie == "random":
            break
    return OpeningDrawn(tuple(rounds), seats[stream.below(len(seats))], "dice_high")


def kept_tiles(opening: OpeningDrawn) -> dict[Seat, Tiles]:
    """What each seat drew in the opening draw: its first tiles, where they do not go back."""
    kept: dict[Seat, Tiles] = {}
    if opening.by == "draw_nearest_A":
        for drawn in opening.rounds:
            for seat, tile in drawn:
                kept[seat] = add(kept.get(seat, ()), [tile])
    return kept


def deal(
    terms: Terms, full: Tiles, seats: int, starter: Seat, stream: Stream, kept: dict[Seat, Tiles]
) -> RacksDealt:
    """Racks drawn beginning with the starter, then clockwise (rules B.1.15), filled up from what each kept.

    With two bags nobody chooses yet: each rack gets the share of vowels that the full set has.
    """
    vowels = vowel_bag(terms, full)
    bag = full
    first: dict[Seat, Tiles] = {}
    for seat, held in kept.items():
        first[seat] = _from_vowels(terms, bag, vowels, held)
        bag, vowels = take(bag, held), take(vowels, first[seat])
    racks: list[Dealt] = []
    for step in range(seats):
        seat = Seat((starter + step) % seats)
        held = kept.get(seat, ())
        count = terms.rack_size - len(held)
        wanted = usual(terms, held, bag, vowels, count) if terms.two_bags else None
        new = draw_from(bag, vowels, count, wanted, stream)
        racks.append(Dealt(seat, add(held, new.tiles), add(first.get(seat, ()), new.vowels)))
        bag, vowels = take(bag, new.tiles), take(vowels, new.vowels)
    return RacksDealt(tuple(racks))


def _from_vowels(terms: Terms, bag: Tiles, vowels: Tiles, held: Tiles) -> Tiles:
    """Which tiles of the opening draw came from the vowels' bag; a split kind comes from the other."""
    if not terms.two_bags:
        return ()
    left, found = list(vowels), []
    elsewhere = list(take(bag, vowels))
    for tile in held:
        if tile in elsewhere:
            elsewhere.remove(tile)
        else:
            left.remove(tile)
            found.append(tile)
    return tiles(found)
