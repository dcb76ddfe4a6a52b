"""Lists of words that players bring for their own tables: read in a worker, kept by hash, shown to nobody."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from anyio import CapacityLimiter, to_thread

from fishka.core.ids import NO_LANGUAGE, PlayerId
from fishka.game.refusals import Refused
from fishka.lexicon import lexicon_ids, lexicon_info
from fishka.lexicon.imports import Blocks, ImportFault, ImportReport, read_words
from fishka.rules.edition import Edition
from fishka.rules.load import edition_ids
from fishka.service.editions import find_edition
from fishka.service.names import plain_line
from fishka.service.ports import World
from fishka.service.refusals import Denial, denied
from fishka.service.words import OwnListRow, WordStore

LIST_BYTES_MAX: Final = 4 * 1024 * 1024
"""Some 400,000 words: every list that a club owns, read in a few seconds."""
LISTS_MAX: Final = 10
NAME_MAX: Final = 60


class Lists:
    """Takes lists in."""

    def __init__(self, store: WordStore, world: World) -> None:
        self._store = store
        self._world = world
        self._limiter = CapacityLimiter(1)

    async def bring(
        self, player: PlayerId, name: str, language: str, data: bytes
    ) -> tuple[OwnListRow, ImportReport] | Refused:
        """Keep the words of a text file; what was taken and what not, line by kind, or why nothing was."""
        called = check_list_name(name)
        if isinstance(called, Refused):
            return called
        letters = await to_thread.run_sync(letters_of, language)
        if letters is None:
            return denied(Denial.LIST_LANGUAGE, language=language[:16])
        read = await to_thread.run_sync(_read, data, letters, limiter=self._limiter)
        if isinstance(read, ImportFault):
            return denied(Denial.LIST_UNREADABLE, fault=read.code.value, **read.params)
        report, words, digest = read
        row = OwnListRow(
            owner=player,
            hash=digest,
            name=called,
            language=language,
            count=len(words),
            created_ms=self._world.now_ms(),
        )
        if not await self._store.keep_list(row, words, LISTS_MAX):
            return denied(Denial.LISTS_MANY, most=LISTS_MAX)
        return row, report


def letters_of(language: str) -> str | None:
    """The letters of a language's words in code-point order: those of an installed list, else of its tiles.

    None when there is neither a list nor an edition of it.
    """
    for id in lexicon_ids():
        info = lexicon_info(id)
        if info is not None and info.language == language:
            return info.letters
    for id in edition_ids():
        edition = find_edition(id, ())
        if isinstance(edition, Edition) and edition.params.language == language != NO_LANGUAGE:
            return "".join(sorted(set("".join(edition.alphabet.letters))))
    return None


def check_list_name(text: str) -> str | Refused:
    """The name of a list in its stored form, or what is wrong with it.

    >>> check_list_name("  Наш   клуб "), check_list_name(" ").code
    ('Наш клуб', 'list_name')
    """
    name = plain_line(text[: 4 * NAME_MAX])
    return name if name is not None and 0 < len(name) <= NAME_MAX else denied(Denial.LIST_NAME, most=NAME_MAX)


def _read(data: bytes, letters: str) -> tuple[ImportReport, list[str], str] | ImportFault:
    """The report, the words in order, and what names them. Seconds: not in the event loop."""
    read = read_words(data, letters)
    if isinstance(read, ImportFault):
        return read
    report, blocks = read
    words = sorted(_words(blocks, letters))
    return report, words, sha256("".join(f"{word}\n" for word in words).encode()).hexdigest()


def _words(blocks: Blocks, letters: str) -> Iterator[str]:
    for packed in blocks.values():
        for code in packed:
            yield "".join(letters[number - 1] for number in code)
