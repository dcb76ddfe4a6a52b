"""From what the service knows of words to what the wire says, in the language of who asks."""

from typing import Final, Literal

from fishka.bots.vocabulary import COMMON_LEVEL, KNOWN_LEVEL
from fishka.i18n import Translator, languages
from fishka.lexicon import LexiconInfo, Ruling, WordEntry, describe_readings
from fishka.protocol import words
from fishka.service.dictionary import Known
from fishka.service.words import AppealRow, ServerWord

Band = Literal["common", "known", "rare", "unseen"]

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
        title=_texts(f"lexicon-title-{name}", info.id),
        about=_texts(f"lexicon-about-{name}", ""),
        letters=info.letters,
        yo=info.yo_policy.value,
        count=info.count,
        counts_by_length={str(length): count for length, count in info.counts_by_length.items()},
        counts_by_tier={str(tier): count for tier, count in info.counts_by_tier.items()},
        licence=info.licence,
        sources=tuple(words.SourceOut(one.name, one.version, one.licence) for one in info.sources),
        changes=changes,
    )


def word_out(known: Known, language: str | None) -> words.WordOut:
    """The answer to a look-up."""
    texts, entry = translator(language), known.entry
    return words.WordOut(
        lexicon=known.lexicon,
        hash=known.hash,
        word=known.word,
        valid=known.valid,
        why=known.why,
        spelling=known.spelling,
        readings=() if entry is None else readings(entry, texts),
        gloss=known.gloss,
        tier=None if entry is None else entry.tier,
        source="" if entry is None else _source(known.language, entry, texts),
        level=None if entry is None else entry.level,
        band=None if entry is None else band_of(entry.level),
        flags=() if entry is None else tuple(flag.value for flag in entry.flags),
        lists=known.lists,
        ruling=None if known.ruling is None else ruling_out(known.word, known.ruling),
        appeals=tuple(appeal_out(one) for one in known.appeals),
    )


def readings(entry: WordEntry, texts: Translator) -> tuple[words.ReadingOut, ...]:
    """The readings of a word, in words, equal ones once."""
    return tuple(words.ReadingOut(lemma, form) for lemma, form in describe_readings(entry, texts.text))


def band_of(level: int) -> Band:
    """How common a word is, as bots of the levels know words."""
    if level >= COMMON_LEVEL:
        return "common"
    if level >= KNOWN_LEVEL:
        return "known"
    return "rare" if level else "unseen"


def ruling_out(word: str, ruling: Ruling) -> words.ChangeOut:
    """What an overlay says of a word."""
    return words.ChangeOut(ruling.layer.value, word, "add" if ruling.added else "remove", ruling.reason)


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


def _source(language: str, entry: WordEntry, texts: Translator) -> str:
    id = f"lexicon-tier-{language}-{entry.tier}"
    return texts.text(id) if id in texts else ""


def _texts(id: str, otherwise: str) -> dict[str, str]:
    """A text in every language; of a list that has none, its id."""
    return {
        language: texts.text(id) if id in texts else otherwise for language, texts in _TRANSLATORS.items()
    }
