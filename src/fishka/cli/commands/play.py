"""`fishka play [EDITION]`: a whole game in the terminal."""

import secrets
from typing import Annotated, Final

from cyclopts import Parameter

from fishka.bots.kit import Kit
from fishka.bots.registry import LEVELS
from fishka.cli.commands.edition import canvas_of
from fishka.cli.io import Io
from fishka.cli.lookups import find_edition, find_kit, no_such_level
from fishka.cli.outcome import Exit, Stop
from fishka.cli.params import Modifiers, OwnLexicon, Seed
from fishka.cli.play.reader import Reader
from fishka.cli.play.screen import Screen
from fishka.cli.play.session import Session
from fishka.cli.play.table import new_game, start_table
from fishka.core.ids import Seat
from fishka.game.ctx import Ctx
from fishka.game.draws import SECRET_BYTES, Draws, SecretDraws, SeededDraws, secret_hash
from fishka.game.refusals import Refused
from fishka.rules.edition import titled

CASUAL: Final = "mod_casual"
"""The house rule of a friendly table: the program refuses unknown words, nobody challenges."""
BOTS_DEFAULT: Final = "club"

EditionChoice = Annotated[str | None, Parameter(help="cli-argument-edition")]
Bots = Annotated[str | None, Parameter(help="cli-option-bots")]
Seats = Annotated[int, Parameter(help="cli-option-seats")]
Casual = Annotated[bool | None, Parameter(help="cli-option-casual", show_default=False)]


def play(
    io: Io,
    edition: EditionChoice = None,
    /,
    *,
    bots: Bots = None,
    seats: Seats = 1,
    seed: Seed = None,
    casual: Casual = None,
    mod: Modifiers = (),
    lexicon: OwnLexicon = None,
) -> int:
    """Play to the end, or until somebody leaves: exit code 0. Against bots the table is casual."""
    if seats < 0:
        raise Stop(Exit.USAGE, "cli-fault-argument-value", name="--seats", given=str(seats))
    levels = _levels(io, bots, seats)
    casual = bool(levels) if casual is None else casual
    modifiers = (*mod, CASUAL) if casual and CASUAL not in mod else mod
    found = find_edition(io, edition or io.text("cli-play-edition"), modifiers)
    kit = find_kit(io, found, lexicon)
    plan: tuple[str | None, ...] = (*(None,) * seats, *levels)
    draws, published = _draws(seed)
    ctx = Ctx(found, kit.tables, kit.words, draws, kit.any_play)
    seated = {Seat(at): kit.bot(level) for at, level in enumerate(plan) if level is not None}
    table = start_table(ctx, new_game(kit, plan, published), seated)
    reader = Reader(io, found.alphabet)
    if isinstance(table, Refused):
        io.note(reader.refusal(table))
        return Exit.USAGE
    _greet(io, kit, casual=casual)
    return Session(io, table, Screen(io, canvas_of(io, found), _names(io, plan)), reader, kit.hints).run()


def _levels(io: Io, bots: str | None, seats: int) -> tuple[str, ...]:
    """Levels divided by commas; one bot keeps a lonely player company unless told otherwise."""
    if bots is None:
        return (BOTS_DEFAULT,) if seats <= 1 else ()
    levels = tuple(one.strip() for one in bots.split(",") if one.strip())
    for one in levels:
        if one not in LEVELS:
            raise no_such_level(io, one)
    return levels


def _draws(seed: int | None) -> tuple[Draws, str]:
    """The game's chance, and the hash of its secret; a game with a seed has no secret."""
    if seed is not None:
        return SeededDraws(seed), ""
    secret = secrets.token_bytes(SECRET_BYTES)
    return SecretDraws(secret), secret_hash(secret)


def _names(io: Io, plan: tuple[str | None, ...]) -> tuple[str, ...]:
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


def _greet(io: Io, kit: Kit, *, casual: bool) -> None:
    io.say(f"{titled(kit.edition.title, io.translator.language, kit.edition.id)} · {kit.lexicon.info.id}")
    io.say(io.text("cli-play-casual" if casual else "cli-play-challenges"))
    io.say(io.text("cli-play-hint"))
    io.say()
