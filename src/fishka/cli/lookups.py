"""From ids in a call to the things they name, or an end of the call that says what is wrong."""

from collections.abc import Sequence

from fishka.bots.kit import Kit, UnfitListError
from fishka.bots.registry import LEVELS
from fishka.cli.io import Io
from fishka.cli.outcome import Exit, Stop
from fishka.lexicon import (
    FaultCode,
    Lexicon,
    LexiconFault,
    lexicon_ids,
    lexicon_info,
    lexicon_infos,
    load_lexicon,
    stand_in,
)
from fishka.rules.edition import Edition
from fishka.rules.faults import EditionFault
from fishka.rules.faulttext import fault_text, to_write
from fishka.rules.load import load_edition, load_edition_file


def find_edition(io: Io, name: str, modifiers: Sequence[str] = ()) -> Edition:
    """A bundled edition by its id, or one from a TOML file (a name in `.toml`), house rules laid on.

    Stops with exit code 2 and every fault, a line each.
    """
    from_file = name.endswith(".toml")
    loaded = load_edition_file(name, modifiers) if from_file else load_edition(name, modifiers)
    if isinstance(loaded, Edition):
        return loaded
    lines = [fault_line(io, fault) for fault in loaded]
    raise Stop(Exit.USAGE, "cli-fault-edition", *lines, edition=name, count=len(lines))


def fault_line(io: Io, fault: EditionFault) -> str:
    """One fault of an edition as a line: where, why, and what may be written there."""
    written = to_write(fault)
    return f"{fault.path}: {fault_text(fault, io.text)}" + (f" [{written}]" if written else "")


def find_lexicon(name: str) -> Lexicon:
    """A list by its id or hash. Stops with exit code 2 when there is none, 3 when its file is not sound."""
    loaded = load_lexicon(name)
    if isinstance(loaded, Lexicon):
        return loaded
    if loaded.code is FaultCode.UNKNOWN_LEXICON:
        raise Stop(Exit.USAGE, "cli-fault-lexicon-unknown", given=name, known=lexicon_ids() or ("-",))
    raise Stop(Exit.MISSING, fault_id(loaded), **loaded.params)


def fault_id(fault: LexiconFault) -> str:
    """The text of a list's fault."""
    return f"lexicon-fault-{fault.code.value.replace('_', '-')}"


def find_kit(io: Io, edition: Edition, lexicon: str | None) -> Kit:
    """What an edition is played with: its own list, or the one named.

    Where the edition's own list is not here, the general one of its language stands in, and that is said.
    Stops with exit code 3 when there is none either, offering the nearest one that is.
    """
    if lexicon is None and lexicon_info(edition.params.lexicon) is None:
        if (general := stand_in(edition.params.language)) is not None:
            io.note(io.text("cli-stand-in", lexicon=edition.params.lexicon, general=general.info.id))
            return Kit(edition, general)
        offers = [one.id for one in lexicon_infos() if one.language == edition.params.language]
        offer = io.text("cli-offer-lexicon", lexicon=offers[0]) if offers else io.text("cli-offer-none")
        raise Stop(
            Exit.MISSING,
            "cli-fault-lexicon-not-there",
            edition=edition.id,
            lexicon=edition.params.lexicon,
            offer=offer,
        )
    found = find_lexicon(lexicon or edition.params.lexicon)
    if found.info.language != edition.params.language:
        raise Stop(
            Exit.USAGE,
            "cli-fault-lexicon-language",
            lexicon=found.info.id,
            given=found.info.language,
            edition=edition.id,
            wanted=edition.params.language,
        )
    try:
        return Kit(edition, found)
    except UnfitListError as unfit:
        raise Stop(Exit.USAGE, fault_id(unfit.fault), **unfit.fault.params) from unfit


def no_such_level(io: Io, given: str) -> Stop:
    """An end of the call that names every level with a sentence about it."""
    about = [f"  {level:<9} {io.text(f'level-{level}-about')}" for level in LEVELS]
    return Stop(Exit.USAGE, "cli-fault-level", *about, given=given)
