"""`fishka play [EDITION]`: a whole game in the terminal."""

import secrets
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from fishka.bots.bot import Bot
from fishka.bots.kit import Kit
from fishka.bots.registry import LEVELS
from fishka.cli.commands.edition import canvas_of
from fishka.cli.io import Io
from fishka.cli.lookups import fault_line, find_edition, find_kit, no_such_level
from fishka.cli.outcome import Exit, Stop
from fishka.cli.params import Modifiers, OwnLexicon, Seed
from fishka.cli.play.reader import Reader
from fishka.cli.play.saving import Chance, Keeper, SaveFault, read_game
from fishka.cli.play.screen import Screen
from fishka.cli.play.session import Session
from fishka.cli.play.table import Table, new_game, start_table
from fishka.core.ids import Seat
from fishka.game.ctx import Ctx
from fishka.game.draws import SECRET_BYTES
from fishka.game.modes import mode
from fishka.game.refusals import Refused
from fishka.lexicon import LexiconFault, load_lexicon
from fishka.rules.edition import Edition, titled
from fishka.rules.load import edition_from_resolved

CASUAL: Final = "mod_casual"
"""The house rule of a friendly table: the program refuses unknown words, nobody challenges."""
BOTS_DEFAULT: Final = "club"
DEALT: Final = 3
"""Events of a game before anybody acts: it starts, it is drawn who begins, tiles are dealt."""

Plan = tuple[str | None, ...]
"""A bot's level for each seat, None for a person."""

EditionChoice = Annotated[str | None, Parameter(help="cli-argument-edition")]
Bots = Annotated[str | None, Parameter(help="cli-option-bots")]
Seats = Annotated[int | None, Parameter(help="cli-option-seats")]
Resume = Annotated[str | None, Parameter(help="cli-option-saved")]
Casual = Annotated[bool | None, Parameter(help="cli-option-casual", show_default=False)]


def play(
    io: Io,
    edition: EditionChoice = None,
    /,
    *,
    bots: Bots = None,
    seats: Seats = None,
    seed: Seed = None,
    casual: Casual = None,
    mod: Modifiers = (),
    lexicon: OwnLexicon = None,
    resume: Resume = None,
) -> int:
    """Play to the end, or until somebody leaves: exit code 0. Against bots the table is casual."""
    if resume is not None:
        given = {"EDITION": edition, "--bots": bots, "--seats": seats, "--seed": seed, "--casual": casual,
                 "--mod": mod or None, "--lexicon": lexicon}  # fmt: skip
        extra = [name for name, value in given.items() if value is not None]
        if extra:
            raise Stop(Exit.USAGE, "cli-fault-resume-alone", given=extra)
        return _sit_down(io, *_resumed(io, Path(resume)))
    seats = 1 if seats is None else seats
    if seats < 0:
        raise Stop(Exit.USAGE, "cli-fault-argument-value", name="--seats", given=str(seats))
    levels = _levels(io, bots, seats)
    casual = bool(levels) if casual is None else casual
    modifiers = (*mod, CASUAL) if casual and CASUAL not in mod else mod
    found = find_edition(io, edition or io.text("cli-play-edition"), modifiers)
    kit = find_kit(io, found, lexicon)
    plan: Plan = (*(None,) * seats, *levels)
    chance = Chance(seed) if seed is not None else Chance(None, secrets.token_hex(SECRET_BYTES))
    ctx = Ctx(found, kit.tables, kit.words, chance.draws, kit.any_play)
    table = start_table(ctx, new_game(kit, plan, chance.published), _bots(kit, plan))
    if isinstance(table, Refused):
        io.note(Reader(io, found.alphabet).refusal(table))
        return Exit.USAGE
    return _sit_down(io, kit, plan, table, Keeper(table, chance))


def _sit_down(io: Io, kit: Kit, plan: Plan, table: Table, keeper: Keeper) -> int:
    """Play at a table."""
    _greet(io, kit, resumed=len(table.events) > DEALT)
    screen = Screen(io, canvas_of(io, kit.edition), _names(io, plan))
    return Session(io, table, screen, Reader(io, kit.edition.alphabet), kit.hints, keeper).run()


def _resumed(io: Io, path: Path) -> tuple[Kit, Plan, Table, Keeper]:
    """A saved game, its table set again with the words that it began with."""
    saved = read_game(path)
    if isinstance(saved, SaveFault):
        raise Stop(Exit.USAGE, f"cli-fault-resume-{saved}", file=str(path))
    started = saved.started
    edition = edition_from_resolved(started.edition)
    if not isinstance(edition, Edition):
        lines = [fault_line(io, fault) for fault in edition]
        raise Stop(Exit.USAGE, "cli-fault-edition", *lines, edition=str(path), count=len(lines))
    if isinstance(load_lexicon(started.lexicon_hash), LexiconFault):
        raise Stop(Exit.MISSING, "cli-fault-resume-list", lexicon=started.lexicon)
    kit = find_kit(io, edition, started.lexicon_hash)
    plan: Plan = tuple(seat.bot for seat in started.seats)
    for level in plan:
        if level is not None and level not in LEVELS:
            raise no_such_level(io, level)
    ctx = Ctx(edition, kit.tables, kit.words, saved.chance.draws, kit.any_play)
    game = new_game(kit, plan, started.secret_hash)
    table = Table(ctx, game, _bots(kit, plan), mode(edition.mode), saved.events)
    return kit, plan, table, Keeper(table, saved.chance, path)


def _bots(kit: Kit, plan: Plan) -> dict[Seat, Bot]:
    return {Seat(at): kit.bot(level) for at, level in enumerate(plan) if level is not None}


def _levels(io: Io, bots: str | None, seats: int) -> tuple[str, ...]:
    """Levels divided by commas; one bot keeps a lonely player company unless told otherwise."""
    if bots is None:
        return (BOTS_DEFAULT,) if seats <= 1 else ()
    levels = tuple(one.strip() for one in bots.split(",") if one.strip())
    for one in levels:
        if one not in LEVELS:
            raise no_such_level(io, one)
    return levels


def _names(io: Io, plan: Plan) -> tuple[str, ...]:
    """Names by seat; people and equal bots are numbered where there are several."""
    names = []
    for at, level in enumerate(plan):
        number, alike = plan[: at + 1].count(level), plan.count(level)
        name = (
            io.text("cli-play-you" if alike == 1 else "cli-play-player")
            if level is None
            else io.text(f"bot-{level}")
        )
        names.append(f"{name} {number}" if alike > 1 else name)
    return tuple(names)


def _greet(io: Io, kit: Kit, *, resumed: bool) -> None:
    io.say(f"{titled(kit.edition.title, io.translator.language, kit.edition.id)} · {kit.lexicon.info.id}")
    casual = CASUAL in kit.edition.modifiers
    io.say(io.text("cli-play-casual" if casual else "cli-play-challenges"))
    if resumed:
        io.say(io.text("cli-play-resumed"))
    io.say(io.text("cli-play-hint"))
    io.say()
