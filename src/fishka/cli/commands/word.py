"""`fishka word LEXICON WORD...`: whether it counts, why not, which form of which word, what it means."""

from typing import Annotated, Any

from cyclopts import Parameter

from fishka.cli.io import Io
from fishka.cli.lookups import find_edition, find_kit, find_lexicon
from fishka.cli.outcome import Exit
from fishka.cli.params import Json, LexiconId, Modifiers
from fishka.lexicon import Lexicon, LookUp, WordEntry, band_of, describe, describe_forms, look_up, meanings
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
    answers = [_ask(found, rules, one) for one in words]
    if json:
        info = found.info
        listed: dict[str, Any] = {"id": info.id, "version": info.version, "hash": info.hash}
        if found.hash != info.hash:
            listed |= {"words_hash": found.hash, "filter": found.filter.asked}
        io.json({"lexicon": listed, "words": [_plain(io, found, one) for one in answers]})
    else:
        for one in answers:
            _tell(io, found, one)
    return Exit.DONE if all(one.valid for one in answers) else Exit.NO


def _ask(lexicon: Lexicon, edition: Edition | None, text: str) -> LookUp:
    if edition is None:
        return look_up(lexicon, text, shortest=1)
    params = edition.params
    longest = max(len(edition.layout.rows), edition.layout.cols)
    return look_up(lexicon, text, yo_mode=params.yo_mode, shortest=params.min_word_len, longest=longest)


def _plain(io: Io, lexicon: Lexicon, asked: LookUp) -> dict[str, Any]:
    plain: dict[str, Any] = {"word": asked.word, "valid": asked.valid}
    if asked.why is not None:
        plain["why"] = {"code": asked.why.value, "params": asked.params, "message": _why(io, asked)}
    entry = asked.entry
    if entry is None:
        return plain
    forms = describe_forms(entry, io.text)
    glosses = meanings(lexicon.info.language, entry)
    plain |= {
        "lemma": entry.analyses[0].lemma if entry.analyses else None,
        "form": forms[0] if forms else None,
        "forms": list(forms),
        "gloss": glosses[0] if glosses else None,
        "glosses": list(glosses),
        "tier": entry.tier,
        "source": _source(io, lexicon, entry),
        "level": entry.level if lexicon.info.sources else None,
        "band": band_of(entry.level).value if lexicon.info.sources else None,
        "flags": [flag.value for flag in entry.flags],
        "lists": list(asked.lists),
    }
    return plain if entry.word == asked.word else {**plain, "spelled": entry.word}


def _tell(io: Io, lexicon: Lexicon, asked: LookUp) -> None:
    entry = asked.entry
    notes = [io.text("cli-word-valid")] if asked.valid else [io.text("cli-word-invalid"), _why(io, asked)]
    if entry is not None:
        if entry.word != asked.word:
            notes.append(io.text("cli-word-spelled", spelling=entry.word))
        notes += [io.text(f"lexicon-flag-{flag.value}") for flag in entry.flags]
    io.say(", ".join([f"{asked.word}: {notes[0]}", *notes[1:]]))
    if entry is None:
        return
    for line in describe(entry, io.text):
        io.say(f"  {line}")
    for meaning in meanings(lexicon.info.language, entry):
        io.say(f"  – {meaning}")
    source = _source(io, lexicon, entry)
    if source is not None:
        band = io.text(f"lexicon-band-{band_of(entry.level).value}")
        io.say(f"  {io.text('cli-word-source', source=source)} {io.text('cli-word-band', band=band)}")


def _why(io: Io, asked: LookUp) -> str:
    assert asked.why is not None
    params = dict(asked.params)
    if "layer" in params:
        params["layer"] = io.text(f"lexicon-layer-{params['layer']}")
    return io.text(f"lookup-why-{asked.why.value.replace('_', '-')}", **params)


def _source(io: Io, lexicon: Lexicon, entry: WordEntry) -> str | None:
    """Who witnesses the word; None for a list of a user's own."""
    if not lexicon.info.sources:
        return None
    id = f"lexicon-tier-{lexicon.info.language}-{entry.tier}"
    return io.text(id) if id in io.translator else None
