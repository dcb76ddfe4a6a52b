"""The Russian master: OpenCorpora's forms, judged by class, witnessed by Lebedev and by frequency.

Tiers: 0 overlay; 1 both dictionaries; 2 an OpenCorpora form of a lemma that Lebedev has; 3 OpenCorpora alone;
4 Lebedev alone. The core lists, which bots play from, are tiers 0, 1 and 4 without the words flagged rude.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from math import log10
from typing import Final

from tools.words.alphabets import LONGEST, RUSSIAN, SHORTEST, YO, fold, playable_length, russian
from tools.words.dawg import Forms, TagShares, WordsDawg
from tools.words.frequency import ZIPF_STEPS
from tools.words.hunspell import Affixes
from tools.words.inputs import RussianInputs
from tools.words.master import Analyses, Master
from tools.words.opencorpora import (
    GROUPED,
    Form,
    Paradigms,
    Use,
    grammemes,
    group_of,
    is_headword_noun,
    use_of,
)
from tools.words.overlay import models, overlay

CORE: Final = 1
GENERAL: Final = 2
WIDE: Final = 4
NOUNS: Final = 8
NOUNS_CORE: Final = 16
"""Bits of `Master.lists`."""
RUDE: Final = 1
SLANG: Final = 2
"""Bits of `Master.flags`."""

NOUN_SHARE: Final = 0.85
"""A stem of Lebedev alone is a noun when this share of known stems with its flags and ending are nouns."""
PLAIN, TRUSTED, ACCEPTED, SEEN = 1, 2, 4, 8
"""Of a spelling (Е for Ё) of Lebedev's: listed; with flags; OpenCorpora has an accepted form; or any."""


@dataclass
class Lebedev:
    """The second witness: forms of the Hunspell dictionary, Е for Ё."""

    marks: dict[bytes, int] = field(default_factory=dict)
    yo: dict[bytes, int] = field(default_factory=dict)
    """Forms that are spelled with Ё, with PLAIN or TRUSTED."""
    entries: list[tuple[bytes, str]] = field(default_factory=list)


def read_lebedev(affixes: Affixes, entries: Iterable[tuple[str, str]]) -> Lebedev:
    """Every form of 2 to 15 letters of the lower-case entries."""
    found = Lebedev()
    marks, yo = found.marks, found.yo
    for stem, flags in entries:
        if not stem.islower():
            continue
        mark = TRUSTED if flags else PLAIN
        code = russian(stem)
        if code is not None and playable_length(code):
            found.entries.append((code, "".join(sorted(flags))))
        for form in affixes.forms(stem, flags):
            word = russian(form)
            if word is None or not playable_length(word):
                continue
            if YO in word:
                yo[word] = yo.get(word, 0) | mark
                word = fold(word)
            marks[word] = marks.get(word, 0) | mark
    return found


Plan = list[tuple[int, int, Use, Use | None]]
"""(paradigm, form, what it needs, whom it speaks for) of each analysis that may stand."""


class Judge:
    """Which analyses of a word survive, and which lemmas are taken out whole."""

    def __init__(
        self, paradigms: Paradigms, dawg: WordsDawg, lebedev: Lebedev, levels: dict[bytes, int]
    ) -> None:
        self.paradigms, self.dawg = paradigms, dawg
        self.marks, self.levels = lebedev.marks, levels
        self.abbreviations = overlay("ru-abbreviations", russian)
        self.removed = overlay("ru-remove", russian)
        self._uses: dict[int, tuple[Use, Use | None]] = {}
        self._plans: dict[Forms, tuple[Plan, Analyses | None]] = {}
        self._taken_out = families(paradigms, dawg, self.removed)
        self._alive: set[tuple[bytes, int, Use]] = set()
        self.waiting: list[tuple[bytes, list[tuple[int, int, Use, bool]]]] = []

    def judge(self, word: bytes, forms: Forms) -> Analyses | None:
        """The analyses that stand; None while the word waits for a sibling (see `settle`)."""
        known = self._plans.get(forms)
        if known is None:
            known = self._plans[forms] = self._plan(forms)
        plan, certain = known
        out = self._taken_out.get(word)
        if certain is not None and out is None:
            return certain
        folded = fold(word)
        hunspell = folded in self.marks
        attested = hunspell or folded in self.levels
        kept: list[tuple[int, int, Use, bool]] = []
        waits = False
        for para, form, use, group in plan:
            if out is not None and para in out:
                continue
            if group is not None and attested:
                self._alive.add((self.paradigms.lemma(word, para, form), para, group))
            stands = self._stands(word, para, form, use, hunspell, attested)
            if stands or use in GROUPED:
                waits = waits or not stands
                kept.append((para, form, use, stands))
        if waits:
            self.waiting.append((word, kept))
            return None
        return tuple((para, form) for para, form, _, _ in kept)

    def settle(self) -> Iterable[tuple[bytes, Analyses]]:
        """The words that waited, now that every attested sibling is known."""
        lemma = self.paradigms.lemma
        for word, kept in self.waiting:
            yield (
                word,
                tuple(
                    (para, form)
                    for para, form, use, stands in kept
                    if stands or (lemma(word, para, form), para, use) in self._alive
                ),
            )

    def _stands(self, word: bytes, para: int, form: int, use: Use, hunspell: bool, attested: bool) -> bool:
        match use:
            case Use.NEVER:
                return False
            case Use.ALWAYS:
                return True
            case Use.ABBREVIATION:
                return self.paradigms.lemma(word, para, form) in self.abbreviations
            case Use.IN_HUNSPELL:
                return hunspell
            case Use.IN_HUNSPELL_OR_LEMMA:
                return hunspell or fold(self.paradigms.lemma(word, para, form)) in self.marks
            case Use.ATTESTED | Use.WITH_COMPARATIVE | Use.WITH_SHORT | Use.WITH_SUPERLATIVE:
                return attested
            case Use.ATTESTED_OR_NEW_LEMMA:
                return attested or fold(self.paradigms.lemma(word, para, form)) not in self.marks
            case Use.POSSESSIVE:
                return hunspell or self.paradigms.lemma(word, para, form).endswith(_IY)

    def _plan(self, forms: Forms) -> tuple[Plan, Analyses | None]:
        """What each analysis needs; and the analyses that stand, when that depends on no word."""
        plan = []
        for para, form in forms:
            key = para << 16 | form
            known = self._uses.get(key)
            if known is None:
                cell = self.paradigms.forms[para][form]
                foreign = b"\xff" in self.paradigms.forms[para][0].suffix
                known = self._uses[key] = (Use.NEVER if foreign else use_of(cell), group_of(cell))
            if known[0] != Use.NEVER:
                plan.append((para, form, *known))
        if any(use != Use.ALWAYS or group is not None for _, _, use, group in plan):
            return plan, None
        return plan, tuple((para, form) for para, form, _, _ in plan)


def families(paradigms: Paradigms, dawg: WordsDawg, lemmas: Iterable[bytes]) -> dict[bytes, set[int]]:
    """Paradigms by word, for all forms of these headwords."""
    found: dict[bytes, set[int]] = defaultdict(set)
    for lemma in lemmas:
        for para, form in dawg.forms_of(_spell(lemma)):
            if paradigms.lemma(lemma, para, form) == lemma:
                for word in paradigms.family(lemma, para):
                    found[word].add(para)
    return dict(found)


def inflected(paradigms: Paradigms, dawg: WordsDawg, models: Mapping[bytes, bytes]) -> dict[bytes, Analyses]:
    """Every form of each word, made like the forms of its model, with its analyses.

    Raises ValueError for a model that OpenCorpora lacks as a headword, or that does not end as the word does.
    """
    found: dict[bytes, list[tuple[int, int]]] = defaultdict(list)
    for word, model in models.items():
        fitting = []
        for para, form in dawg.forms_of(_spell(model)):
            head = paradigms.forms[para][0]
            if form == 0 and use_of(head) == Use.ALWAYS and word.endswith(head.suffix) and not head.prefix:
                fitting.append(para)
        if not fitting:
            raise ValueError(f"{_spell(word)} cannot be inflected like {_spell(model)}")
        for form, (made, cell) in enumerate(
            zip(paradigms.family(word, fitting[0]), paradigms.forms[fitting[0]], strict=True)
        ):
            if use_of(cell) == Use.ALWAYS and playable_length(made):
                found[made].append((fitting[0], form))
    return {word: tuple(pairs) for word, pairs in found.items()}


class Lists:
    """Puts tier, lists, flags and level to each accepted word."""

    def __init__(
        self,
        judge: Judge,
        lebedev: Lebedev,
        levels: dict[bytes, int],
        headwords: frozenset[bytes],
        shares: TagShares,
    ) -> None:
        self.judge, self.paradigms = judge, judge.paradigms
        self.marks, self.levels, self.headwords = lebedev.marks, levels, headwords
        self.added = overlay("ru-add", russian)
        self.nouns_added = overlay("ru-nouns-add", russian)
        self.nouns_removed = overlay("ru-nouns-remove", russian)
        self.rude = overlay("ru-rude", russian)
        self.inflected = inflected(judge.paradigms, judge.dawg, models("ru-inflect", russian))
        self.shares = shares
        self.master = Master()
        self.held: set[bytes] = set()
        """Words of the overlays that are in the master already."""
        self._attested: set[tuple[int, bytes]] = set()
        """(paradigm, headword) of lexemes that Lebedev lacks but a form of which is in use."""
        self._kinds: dict[Analyses, tuple[bool, bool]] = {}
        self._rude_families = families(judge.paradigms, judge.dawg, self.rude)

    def put(self, word: bytes, analyses: Analyses) -> None:
        """A word that OpenCorpora gave, with the analyses that stand."""
        folded = fold(word)
        if folded in self.marks:
            self.marks[folded] |= SEEN
        removed = word in self.judge.removed
        if not analyses or (removed and word not in self.nouns_added and word not in self.added):
            return
        if folded in self.marks:
            self.marks[folded] |= ACCEPTED
        noun, slang = self._kind(analyses)
        rude = any(para in self._rude_families.get(word, ()) for para, _ in analyses)
        tier, in_use = 1, True
        if folded not in self.marks:
            tier, in_use = self._unwitnessed(word, folded, analyses)
        self._add(
            word, tier=tier, analyses=analyses, flags=RUDE * rude | SLANG * slang, noun=noun, in_use=in_use
        )

    def _unwitnessed(self, word: bytes, folded: bytes, analyses: Analyses) -> tuple[int, bool]:
        """Tier of a form that Lebedev lacks, and whether anything else attests it.

        A form in use speaks for all forms of its headword: see `put_attested`.
        """
        lemmas = [self.paradigms.lemma(word, para, form) for para, form in analyses]
        if any(fold(lemma) in self.marks for lemma in lemmas):
            return 2, True
        in_use = folded in self.levels or not self.headwords.isdisjoint((word, *lemmas))
        if in_use:
            self._attested.update((para, lemma) for lemma, (para, _) in zip(lemmas, analyses, strict=True))
        return 3, in_use

    def put_attested(self) -> None:
        """Let the remaining forms of attested headwords into `ru_general`."""
        master, lemma = self.master, self.paradigms.lemma
        sets = list(master.analysis_sets)
        for row, bits in enumerate(master.lists):
            if not bits & GENERAL:
                word = master.words[row]
                pairs = sets[master.analyses[row]]
                if any((para, lemma(word, para, form)) in self._attested for para, form in pairs):
                    master.lists[row] = bits | GENERAL

    def put_lebedev_only(self, word: bytes, analyses: Analyses, *, noun: bool) -> None:
        """A word that only Lebedev has."""
        rude = any(self.paradigms.lemma(word, para, form) in self.rude for para, form in analyses)
        self._add(word, tier=4, analyses=analyses, flags=RUDE * rude, noun=noun, in_use=True)

    def put_overlay(self) -> None:
        """Words of the overlays that no dictionary gave."""
        for word in sorted((self.added | self.nouns_added | self.inflected.keys()) - self.held):
            self._add(word, tier=0, analyses=(), flags=RUDE * (word in self.rude), noun=False, in_use=True)

    def _add(
        self, word: bytes, *, tier: int, analyses: Analyses, flags: int, noun: bool, in_use: bool
    ) -> None:
        more = self.inflected.get(word, ())
        if more or word in self.added or word in self.nouns_added:
            self.held.add(word)
        if more or word in self.added:
            tier = 0
            known = (pair for pair in analyses if pair not in more and self._has_tag(*pair))
            analyses = (*more, *known) if more else analyses
            noun = noun or self._kind(more)[0]
        chosen = word in self.nouns_added
        core = (chosen or tier in {0, 1, 4}) and not flags & RUDE
        lists = WIDE | CORE * core
        if chosen or tier != 3 or in_use:
            lists |= GENERAL
        if chosen or (noun and word not in self.nouns_removed):
            lists |= NOUNS | NOUNS_CORE * core
        level = self.levels.get(fold(word), 0)
        self.master.add(
            word,
            tier=tier,
            level=level,
            flags=flags,
            lists=lists,
            analyses=analyses,
            noun_level=self._noun_level(word, level, analyses) if lists & NOUNS else 0,
        )

    def _noun_level(self, word: bytes, level: int, analyses: Analyses) -> int:
        """How common the word is as a noun in dictionary form: the level less what other readings take.

        «Той» and «же» are everywhere, but hardly ever as nouns. The share is that of the corpus where it
        knows the word; elsewhere every part of speech counts alike, a noun of the overlay next to nothing.
        """
        tags = [self.paradigms.forms[para][form].tag for para, form in analyses]
        nouns = [
            tag
            for tag, (para, form) in zip(tags, analyses, strict=True)
            if is_headword_noun(self.paradigms.forms[para][form], first=form == 0)
        ]
        if not level or len(nouns) == len(tags) or word in self.nouns_added:
            return level
        parts = {tag.split(",")[0].split(" ")[0] for tag in tags}
        if parts == {"NOUN"}:
            return level
        shares = self.shares.of(_spell(word))
        if shares:
            share = sum(part for tag, part in shares.items() if tag in nouns or tag.startswith("NOUN"))
        else:
            share = 0.001 if word in self.inflected else 1 / len(parts)
        return max(1, level + round(log10(max(share, 1e-4)) * ZIPF_STEPS))

    def _has_tag(self, para: int, form: int) -> bool:
        return bool(self.paradigms.forms[para][form].tag)

    def _kind(self, analyses: Analyses) -> tuple[bool, bool]:
        """Whether a reading is a noun in dictionary form, and whether one is slang."""
        known = self._kinds.get(analyses)
        if known is None:
            cells = [(self.paradigms.forms[para][form], form == 0) for para, form in analyses]
            known = self._kinds[analyses] = (
                any(is_headword_noun(cell, first=first) for cell, first in cells),
                any("Slng" in grammemes(cell.tag) for cell, _ in cells),
            )
        return known


def build(inputs: RussianInputs, say: Callable[[str], None]) -> tuple[Master, Paradigms]:
    """The whole Russian master and the paradigms that its analyses point into."""
    lebedev = read_lebedev(inputs.affixes, inputs.entries)
    say(f"Lebedev: {len(lebedev.marks)} forms")
    levels = inputs.levels
    say(f"frequencies: {len(levels)} words")
    paradigms, dawg = inputs.paradigms, inputs.dawg
    judge = Judge(paradigms, dawg, lebedev, levels)
    lists = Lists(judge, lebedev, levels, inputs.headwords, inputs.shares)
    code = {ord(letter.lower()): number for number, letter in enumerate(RUSSIAN, 1)}
    for batch in dawg.words(code, LONGEST):
        for word, forms in batch:
            if len(word) >= SHORTEST:
                analyses = judge.judge(word, forms)
                if analyses is not None:
                    lists.put(word, analyses)
    for word, analyses in judge.settle():
        lists.put(word, analyses)
    lists.put_attested()
    say(f"OpenCorpora: {len(lists.master.words)} words")
    add_lebedev_only(lists, lebedev, inputs.affixes)
    lists.put_overlay()
    say(f"all: {len(lists.master.words)} words")
    return lists.master, paradigms


def add_lebedev_only(lists: Lists, lebedev: Lebedev, affixes: Affixes) -> None:
    """Words that only Lebedev has.

    A stem with flags is trusted. One without hides abbreviations (шт) and first parts (физико-): short ones
    and those in -о are taken only when the overlay names them. Where Ё is known, the spelling with Е goes.
    """
    keep = overlay("ru-lebedev-keep", russian)
    drop = overlay("ru-lebedev-drop", russian) | lists.judge.removed

    def wanted(word: bytes, listed: int) -> bool:
        marks = lebedev.marks[fold(word)]
        if marks & ACCEPTED or word in drop:
            return False
        if listed & TRUSTED or word in keep:
            return True
        return not (marks & SEEN or len(word) <= 5 or word.endswith(_O))

    words = {word for word, listed in lebedev.yo.items() if wanted(word, listed)}
    kept_yo = {fold(word) for word in words}
    for word, marks in lebedev.marks.items():
        if wanted(word, marks) and word not in kept_yo:
            words.add(word)
    nouns = _likely_nouns(lists, lebedev, words)
    analyses = _stems(lists.paradigms, affixes, lebedev, words)
    for word in sorted(words):
        lists.put_lebedev_only(word, analyses.get(word, ()), noun=word in nouns)


def _likely_nouns(lists: Lists, lebedev: Lebedev, words: set[bytes]) -> set[bytes]:
    """Stems among `words` whose flags and ending nearly always belong to nouns."""
    master = lists.master
    nouns = {fold(word) for word, bits in zip(master.words, master.lists, strict=True) if bits & NOUNS}
    seen: dict[tuple[str, bytes], Counter[bool]] = defaultdict(Counter)
    for stem, flags in lebedev.entries:
        if flags and lebedev.marks[fold(stem)] & ACCEPTED:
            for size in (2, 1):
                seen[flags, stem[-size:]][fold(stem) in nouns] += 1
    found = set()
    for stem, flags in lebedev.entries:
        if not flags or stem not in words or stem.endswith(_NOT_SINGULAR):
            continue
        count = seen.get((flags, stem[-2:]))
        if count is None or count.total() < 5:
            count = seen.get((flags, stem[-1:]))
        if count and count[True] / count.total() > NOUN_SHARE:
            found.add(stem)
    return found


def _stems(
    paradigms: Paradigms, affixes: Affixes, lebedev: Lebedev, words: set[bytes]
) -> dict[bytes, Analyses]:
    """Analyses (headword only, no grammemes) of the words: a new paradigm for each ending of a stem."""
    para_of: dict[bytes, int] = {}
    form_of: dict[tuple[int, bytes], int] = {}
    found: dict[bytes, list[tuple[int, int]]] = defaultdict(list)

    def analysis(stem: bytes, word: bytes) -> tuple[int, int]:
        shared = 0
        while shared < min(len(stem), len(word)) and stem[shared] == word[shared]:
            shared += 1
        head, tail = stem[shared:], word[shared:]
        if head not in para_of:
            para_of[head] = len(paradigms.forms)
            paradigms.forms.append([Form(b"", head, "")])
            form_of[para_of[head], head] = 0
        para = para_of[head]
        if (para, tail) not in form_of:
            form_of[para, tail] = len(paradigms.forms[para])
            paradigms.forms[para].append(Form(b"", tail, ""))
        return para, form_of[para, tail]

    for code, flags in lebedev.entries:
        stem = _spell(code)
        for form in affixes.forms(stem, flags):
            word = russian(form)
            if word in words:
                pair = analysis(code, word)
                if pair not in found[word]:
                    found[word].append(pair)
    return {word: tuple(pairs) for word, pairs in found.items()}


def _spell(code: bytes) -> str:
    return "".join(RUSSIAN[one - 1] for one in code).lower()


def _codes(*words: str) -> tuple[bytes, ...]:
    return tuple(code for word in words if (code := russian(word)))


_IY = _codes("ий")
_O = _codes("о")
_NOT_SINGULAR = _codes("ы", "и", "ой", "ий", "ый")
