"""`fishka word LEXICON WORD...`: valid or not, and which form of which word."""

import unicodedata
from typing import Annotated, Any

from cyclopts import Parameter

from fishka.cli.io import Io
from fishka.cli.lookups import find_lexicon
from fishka.cli.outcome import Exit
from fishka.cli.params import Json, LexiconId
from fishka.lexicon import Lexicon, WordEntry, describe, describe_forms

Words = Annotated[tuple[str, ...], Parameter(help="cli-argument-words")]


def word(io: Io, lexicon: LexiconId, words: Words, /, *, json: Json = False) -> int:
    """Answer for each word in the order asked; exit code 0 when all are valid, else 1.

    Lower case is read as capitals, and Е also as Ё, as people write it.
    """
    found = find_lexicon(lexicon)
    asked = [unicodedata.normalize("NFC", one).upper() for one in words]
    entries = {one: _entry(found, one) for one in asked}
    if json:
        info = found.info
        io.json(
            {
                "lexicon": {"id": info.id, "version": info.version, "hash": info.hash},
                "words": [_plain(io, found, one, entries[one]) for one in asked],
            }
        )
    else:
        for one in asked:
            _tell(io, found, one, entries[one])
    return Exit.DONE if all(entries.values()) else Exit.NO


def _entry(lexicon: Lexicon, word: str) -> WordEntry | None:
    """What the list says of the word, spelled so or with Ё for Е."""
    entry = lexicon.entry(word)
    if entry is not None:
        return entry
    spelled = (one for one in lexicon.spellings(word) if _reads_as(one, word))
    return next((lexicon.entry(one) for one in spelled), None)


def _reads_as(spelling: str, word: str) -> bool:
    """Whether the word differs from its spelling only by Е in place of Ё."""
    return all(got in (want, "Е" if want == "Ё" else want) for got, want in zip(word, spelling, strict=True))


def _plain(io: Io, lexicon: Lexicon, word: str, entry: WordEntry | None) -> dict[str, Any]:
    if entry is None:
        return {"word": word, "valid": False}
    forms = describe_forms(entry, io.text)
    plain = {
        "word": word,
        "valid": True,
        "lemma": entry.analyses[0].lemma if entry.analyses else None,
        "form": forms[0] if forms else None,
        "gloss": None,
        "tier": entry.tier,
        "source": _source(io, lexicon, entry),
    }
    return plain if entry.word == word else {**plain, "spelled": entry.word}


def _tell(io: Io, lexicon: Lexicon, word: str, entry: WordEntry | None) -> None:
    if entry is None:
        io.say(f"{word}: {io.text('cli-word-invalid')}")
        return
    notes = [] if entry.word == word else [io.text("cli-word-spelled", spelling=entry.word)]
    notes += [io.text(f"lexicon-flag-{flag.value}") for flag in entry.flags]
    io.say(", ".join([f"{word}: {io.text('cli-word-valid')}", *notes]))
    for line in describe(entry, io.text):
        io.say(f"  {line}")
    if (source := _source(io, lexicon, entry)) is not None:
        io.say(f"  {io.text('cli-word-source', source=source)}")


def _source(io: Io, lexicon: Lexicon, entry: WordEntry) -> str | None:
    """Who witnesses the word; None for a list of a user's own."""
    id = f"lexicon-tier-{lexicon.info.language}-{entry.tier}"
    return io.text(id) if id in io.translator else None
