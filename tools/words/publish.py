"""A master as a book: rows sorted, lists hashed, sections packed, the manifest entry made."""

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import compress
from types import MappingProxyType
from typing import NamedTuple

import msgspec
from tools.words.master import Master
from tools.words.opencorpora import Form

from fishka.lexicon.info import LexiconInfo, Source, YoPolicy
from fishka.lexicon.layout import Grammar, Header, ListHeader, pack
from fishka.lexicon.layout import compress as compress_section

_AT_ONCE = 100_000
"""Words turned to text at a time."""


class ListPlan(NamedTuple):
    """A list to be: its id and the bit of `Master.lists`."""

    id: str
    bit: int
    levels: str = "levels"
    """The section with the levels that count in this list."""


class BookPlan(NamedTuple):
    """What is said of a book and its lists."""

    language: str
    letters: str
    yo_policy: YoPolicy
    version: str
    licence: str
    notice: str
    sources: tuple[Source, ...]
    decisions: dict[str, str]
    tool: str
    lists: tuple[ListPlan, ...]
    titles: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """By list and language; none for Fishka's own lists, whose names are in the catalogues of texts."""
    abouts: Mapping[str, Mapping[str, str]] = MappingProxyType({})


def publish(master: Master, paradigms: Sequence[Sequence[Form]], plan: BookPlan) -> bytes:
    """The packed book. Packing runs beside the hashing of the lists."""
    order = master.order()
    words = [master.words[row] for row in order]
    sections = {
        "words": b"".join(words),
        "tiers": bytes(master.tiers[row] for row in order),
        "levels": bytes(master.levels[row] for row in order),
        "noun_levels": bytes(master.noun_levels[row] for row in order),
        "flags": bytes(master.flags[row] for row in order),
        "lists": bytes(master.lists[row] for row in order),
        "witnesses": bytes(master.witnesses[row] for row in order),
    }
    with ThreadPoolExecutor(max_workers=1) as pool:
        early = {name: pool.submit(compress_section, name, data) for name, data in sections.items()}
        sections |= _grammar(master, order, paradigms, plan.letters)
        infos = _infos(words, sections["lists"], sections["tiers"], plan)
        header = Header(
            language=plan.language,
            letters=plan.letters,
            yo_policy=plan.yo_policy,
            rows_by_length=dict(sorted(Counter(map(len, words)).items())),
            lists=tuple(
                ListHeader(one.bit, info, one.levels) for one, info in zip(plan.lists, infos, strict=True)
            ),
            sections=(),
        )
        streams = {
            name: early[name].result() if name in early else compress_section(name, data)
            for name, data in sections.items()
        }
    return pack(header, sections, streams)


def _infos(words: list[bytes], lists: bytes, tiers: bytes, plan: BookPlan) -> Iterator[LexiconInfo]:
    canonical = array("I", sorted(range(len(words)), key=words.__getitem__))
    for one in plan.lists:
        held = bytes(1 if bits & one.bit else 0 for bits in range(256))
        mask = lists.translate(held)
        digest = sha256()
        for start in range(0, len(canonical), _AT_ONCE):
            rows = canonical[start : start + _AT_ONCE]
            digest.update(_text([words[row] for row in rows if mask[row]], plan.letters))
        lengths = Counter(map(len, compress(words, mask)))
        yield LexiconInfo(
            id=one.id,
            version=plan.version,
            hash=digest.hexdigest(),
            language=plan.language,
            letters=plan.letters,
            yo_policy=plan.yo_policy,
            count=mask.count(1),
            counts_by_length=dict(sorted(lengths.items())),
            counts_by_tier=dict(sorted(Counter(compress(tiers, mask)).items())),
            licence=plan.licence,
            notice=plan.notice,
            sources=plan.sources,
            lengths_by_tier=_lengths_by_tier(compress(words, mask), compress(tiers, mask)),
            decisions=plan.decisions,
            tool=plan.tool,
            title=dict(plan.titles.get(one.id, {})),
            about=dict(plan.abouts.get(one.id, {})),
        )


def _lengths_by_tier(words: Iterable[bytes], tiers: Iterable[int]) -> dict[int, dict[int, int]]:
    found: dict[int, dict[int, int]] = {}
    for (tier, length), count in sorted(Counter(zip(tiers, map(len, words), strict=True)).items()):
        found.setdefault(tier, {})[length] = count
    return found


def _text(words: list[bytes], letters: str) -> bytes:
    """Canonical text: the words in upper case, LF after each, UTF-8."""
    table = dict(enumerate(letters, 1)) | {0: "\n"}
    return b"".join(word + b"\0" for word in words).decode("latin-1").translate(table).encode()


def _grammar(
    master: Master, order: "array[int]", paradigms: Sequence[Sequence[Form]], letters: str
) -> dict[str, bytes]:
    """The sections `analyses`, `sets` and `grammar`: the most used sets first, no unused paradigm."""
    uses = Counter(master.analyses[row] for row in order)
    by_number = list(master.analysis_sets)
    ranked = [number for number, _ in sorted(uses.items(), key=lambda one: (-one[1], by_number[one[0]]))]
    rank = {number: i for i, number in enumerate(ranked)}
    used = sorted({para for number in ranked for para, _ in by_number[number]})
    new_number = {para: i for i, para in enumerate(used)}
    sets = array("H")
    for number in ranked:
        pairs = by_number[number]
        sets.append(len(pairs))
        for para, form in pairs:
            sets.extend((new_number[para], form))
    analyses = array("I", (rank[master.analyses[row]] for row in order))
    affixes: dict[str, int] = {}
    tags: dict[str, int] = {}
    rows = []
    for para in used:
        flat: list[int] = []
        for cell in paradigms[para]:
            prefix, suffix = (_lower(part, letters) for part in (cell.prefix, cell.suffix))
            flat += [
                affixes.setdefault(prefix, len(affixes)),
                affixes.setdefault(suffix, len(affixes)),
                tags.setdefault(cell.tag, len(tags)),
            ]
        rows.append(tuple(flat))
    grammar = Grammar(tuple(affixes), tuple(tags), tuple(rows))
    return {
        "analyses": analyses.tobytes(),
        "sets": sets.tobytes(),
        "grammar": msgspec.json.encode(grammar),
    }


def _lower(code: bytes, letters: str) -> str:
    """An affix in lower case; the byte 255 of one that no playable word has becomes `-`."""
    return "".join("-" if one == 255 else letters[one - 1] for one in code).lower()
