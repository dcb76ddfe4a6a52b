"""From what the service knows of words to what the wire says, in the language of who asks."""

from collections.abc import Iterator, Mapping
from typing import Final

from fishka import __version__
from fishka.i18n import Translator, languages
from fishka.lexicon import LexiconInfo, OverlayLayer, lexicon_info, tell
from fishka.lexicon.imports import ImportReport, Tally
from fishka.protocol import words
from fishka.service.credits import Library, Notice
from fishka.service.dictionary import GameWords, Known
from fishka.service.finder import Answer
from fishka.service.words import AppealRow, OwnListRow, ServerWord

_TRANSLATORS: Final = {language: Translator(language) for language in languages()}


def translator(language: str | None) -> Translator:
    """The texts of a language; English for one that has none."""
    return _TRANSLATORS.get(language or "en", _TRANSLATORS["en"])


def lexicon_out(info: LexiconInfo, changes: int) -> words.LexiconOut:
    """The card of a list."""
    name = info.id.replace("_", "-")
    return words.LexiconOut(
        id=info.id,
        version=info.version,
        hash=info.hash,
        language=info.language,
        title=info.title or _texts(f"lexicon-title-{name}", info.id),
        about=info.about or _texts(f"lexicon-about-{name}", ""),
        letters=info.letters,
        yo=info.yo_policy.value,
        count=info.count,
        counts_by_length={str(length): count for length, count in info.counts_by_length.items()},
        counts_by_tier={str(tier): count for tier, count in info.counts_by_tier.items()},
        tiers={
            str(tier): _texts(f"lexicon-tier-{info.language}-{tier}", "")
            for tier in info.counts_by_tier
            if f"lexicon-tier-{info.language}-{tier}" in _TRANSLATORS["en"]
        },
        licence=info.licence,
        sources=tuple(words.SourceOut(one.name, one.version, one.licence) for one in info.sources),
        changes=changes,
    )


def word_out(known: Known, language: str | None) -> words.WordOut:
    """The answer to a look-up. Reads the definitions: in a thread."""
    found = known.found
    entry, told = found.entry, tell(found, translator(language))
    return words.WordOut(
        lexicon=known.lexicon,
        hash=known.hash,
        word=found.word,
        valid=found.valid,
        why=None if found.why is None else found.why.value,
        why_text=told.why,
        spelling=found.spelling,
        suggested=found.params.get("spelling") or None,
        spellings=found.spellings,
        readings=tuple(words.ReadingOut(lemma, form) for lemma, form in told.readings),
        unread=told.unread,
        gloss=told.meanings,
        unexplained=told.unexplained,
        tier=None if entry is None else entry.tier,
        source=told.source,
        level=told.level,
        band=told.frequency,
        flags=told.flags,
        lists=found.lists,
        ruling=told.ruling,
        appeal=known.appeal,
        appeals=tuple(appeal_out(one) for one in known.appeals),
    )


def game_words_out(known: GameWords) -> words.GameWordsOut:
    """The words of a game."""
    one = known.identity
    return words.GameWordsOut(
        lexicon=one.id,
        title=_title(one.id),
        version=one.version,
        list_hash=one.list_hash,
        hash=one.hash,
        yo_mode=known.yo_mode,
        filter=one.filter,
        count=one.count,
        counts_by_length={str(length): count for length, count in one.counts_by_length.items()},
        licence=one.licence,
        changes=tuple(change for layer in known.layers for change in _changes(layer)),
        edition_words=known.edition_words,
    )


def _title(id: str) -> dict[str, str]:
    """A list's name by language: its own, or that of the catalogues."""
    info = lexicon_info(id)
    return (info.title if info else {}) or _texts(f"lexicon-title-{id.replace('_', '-')}", id)


def _changes(layer: OverlayLayer) -> Iterator[words.ChangeOut]:
    for one in layer.add:
        yield words.ChangeOut(layer.layer.value, one.word, "add", one.reason)
    for one in layer.remove:
        yield words.ChangeOut(layer.layer.value, one.word, "remove", one.reason)


def server_word_out(word: ServerWord) -> words.ChangeOut:
    """A change of the server's."""
    return words.ChangeOut("server", word.word, word.change, word.reason)


def appeal_out(appeal: AppealRow) -> words.AppealOut:
    """An appeal; who supports it is nobody's business."""
    return words.AppealOut(
        id=appeal.id,
        lexicon=appeal.lexicon,
        word=appeal.word,
        wish=appeal.wish,
        state=appeal.state,
        answer=appeal.answer,
        supporters=appeal.supporters,
        created_ms=appeal.created_ms,
    )


def own_list_out(row: OwnListRow) -> words.OwnListOut:
    """A list of a player's."""
    return words.OwnListOut(row.hash, row.name, row.language, row.count, row.created_ms)


def search_out(found: Answer) -> words.SearchOut:
    """A page of a search."""
    hooks = found.hooks
    return words.SearchOut(
        lexicon=found.lexicon,
        words=found.words,
        total=found.total,
        after=found.after,
        hooks=None
        if hooks is None
        else words.HooksOut(hooks.word, hooks.is_word, hooks.front, hooks.back, hooks.inner),
    )


def credits_out(texts: tuple[Notice, ...], libraries: tuple[Library, ...]) -> words.CreditsOut:
    """Whose work this is."""
    return words.CreditsOut(
        version=__version__,
        notices=tuple(words.NoticeOut(one.name, one.lexicons, one.text) for one in texts),
        libraries=tuple(words.LibraryOut(one.name, one.version, one.licence) for one in libraries),
    )


def brought_out(row: OwnListRow, report: ImportReport) -> words.BroughtOut:
    """A list that was taken in, with the report."""
    return words.BroughtOut(
        list=own_list_out(row),
        encoding=report.encoding,
        lines=_tallies(report.tallies),
        changes=_tallies(report.changes),
    )


def _tallies(tallies: Mapping[str, Tally]) -> tuple[words.TallyOut, ...]:
    return tuple(words.TallyOut(kind, one.count, one.examples) for kind, one in tallies.items() if one.count)


def _texts(id: str, otherwise: str) -> dict[str, str]:
    """A text in every language; of a list that has none, its id."""
    return {
        language: texts.text(id) if id in texts else otherwise for language, texts in _TRANSLATORS.items()
    }
