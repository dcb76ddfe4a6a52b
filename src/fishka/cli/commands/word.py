"""`fishka word LEXICON WORD...`: whether it counts, why not, which form of which word, what it means."""

from typing import Annotated, Any

from cyclopts import Parameter

from fishka.cli.io import Io
from fishka.cli.lookups import find_edition, find_kit, find_lexicon
from fishka.cli.outcome import Exit
from fishka.cli.params import Json, LexiconId, Modifiers
from fishka.lexicon import Lexicon, LookUp, Told, look_up, other_lists, tell
from fishka.referee import look_up_by
from fishka.rules.edition import Edition

Words = Annotated[tuple[str, ...], Parameter(help="cli-argument-words")]
ByEdition = Annotated[str | None, Parameter(name="--edition", help="cli-option-edition-words")]


def word(
    io: Io,
    lexicon: LexiconId,
    words: Words,
    /,
    *,
    edition: ByEdition = None,
    mod: Modifiers = (),
    json: Json = False,
) -> int:
    """Answer for each word in the order asked; exit code 0 when all are valid, else 1.

    Lower case is read as capitals, and Е also as Ё, as people write it; by an edition, as its rules have it.
    """
    rules = None if edition is None else find_edition(io, edition, mod)
    found = find_lexicon(lexicon) if rules is None else find_kit(io, rules, lexicon).lexicon
    others = other_lists(found)
    answers = [_ask(found, rules, one, others) for one in words]
    told = [(one, tell(one, io.translator)) for one in answers]
    if json:
        info = found.info
        listed: dict[str, Any] = {"id": info.id, "version": info.version, "hash": info.hash}
        if found.hash != info.hash:
            listed |= {"words_hash": found.hash, "filter": found.filter.asked}
        io.json({"lexicon": listed, "words": [_plain(*one) for one in told]})
    else:
        for one in told:
            _say(io, *one)
        io.note(io.text("cli-word-appeal"))
    return Exit.DONE if all(one.valid for one in answers) else Exit.NO


def _ask(lexicon: Lexicon, edition: Edition | None, text: str, others: tuple[Lexicon, ...]) -> LookUp:
    if edition is None:
        return look_up(lexicon, text, others=others)
    return look_up_by(edition, lexicon, text, others)


def _plain(asked: LookUp, told: Told) -> dict[str, Any]:
    plain: dict[str, Any] = {"word": asked.word, "valid": asked.valid}
    if asked.why is not None:
        plain["why"] = {"code": asked.why.value, "params": asked.params, "message": told.why}
    if asked.spelling != asked.word:
        plain["spelled"] = asked.spelling
    if len(asked.spellings) > 1:
        plain["spellings"] = list(asked.spellings)
    entry = asked.entry
    if entry is None:
        return plain
    forms = tuple(form for _, form in told.readings)
    return plain | {
        "lemma": entry.analyses[0].lemma if entry.analyses else None,
        "form": forms[0] if forms else None,
        "forms": list(forms),
        "unread": told.unread or None,
        "gloss": told.meanings[0] if told.meanings else None,
        "glosses": list(told.meanings),
        "unexplained": told.unexplained or None,
        "tier": entry.tier,
        "source": told.source or None,
        "level": told.level,
        "band": told.band,
        "flags": [flag.value for flag in entry.flags],
        "lists": list(asked.lists),
    }


def _say(io: Io, asked: LookUp, told: Told) -> None:
    notes = [io.text("cli-word-valid")] if asked.valid else [io.text("cli-word-invalid"), told.why]
    if asked.valid and asked.spelling != asked.word:
        notes.append(io.text("cli-word-spelled", spelling=asked.spelling))
    shown = asked.word or io.text("cli-word-empty")
    io.say(", ".join([f"{shown}: {notes[0]}", *notes[1:], *told.flags]))
    if told.ruling:
        io.say(f"  {told.ruling}")
    word = asked.spelling.lower()
    for _, form in told.readings:
        io.say(f"  {io.text('lexicon-card-line', word=word, form=form)}")
    if told.unread:
        io.say(f"  {io.text('lexicon-card-line', word=word, form=told.unread)}")
    for meaning in told.meanings:
        io.say(f"  – {meaning}")
    if told.unexplained:
        io.say(f"  – {told.unexplained}")
    if told.source:
        line = "cli-word-source-band" if told.frequency else "cli-word-source"
        io.say(f"  {io.text(line, source=told.source, band=told.frequency)}")
    for twin in asked.spellings[1:]:
        io.say(f"  {io.text('cli-word-also', spelling=twin)}")
