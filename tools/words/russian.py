"""The Russian master: OpenCorpora's forms, judged by class, witnessed by Lebedev and by frequency.

Tiers: 0 overlay; 1 both dictionaries; 2 an OpenCorpora form of a lemma that Lebedev has; 3 OpenCorpora alone;
4 Lebedev alone; 5 headwords of the Wiktionary that were decided one by one, inflected like other words. What
nothing attests but one source (of tier 3 mechanical forms and unused lemmas, of tier 5 archaic and regional
headwords without a quotation) counts in `ru_wide` only. The core lists, which bots play from, are tiers 0, 1
and 4 without the words flagged rude.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from tools.words.alphabets import LONGEST, RUSSIAN, SHORTEST, YO, fold, russian, spell
from tools.words.dawg import Forms
from tools.words.headwords import Headword, headwords
from tools.words.inputs import RussianInputs
from tools.words.judge import Judge, families, inflected, plural_headwords
from tools.words.labels import believable
from tools.words.lebedev import ACCEPTED, SEEN, TRUSTED, Lebedev, read_lebedev, readings
from tools.words.levels import COLLIDING, Levels
from tools.words.master import Analyses, Master
from tools.words.opencorpora import Paradigms, attests, grammemes, is_headword_noun
from tools.words.overlay import models, overlay, parts_of_speech
from tools.words.russian_decisions import LONGEST_DECIDED, Decision, decisions

from fishka.lexicon.info import Witness

CORE: Final = 1
GENERAL: Final = 2
WIDE: Final = 4
NOUNS: Final = 8
NOUNS_CORE: Final = 16
"""Bits of `Master.lists`."""
RUDE: Final = 1
SLANG: Final = 2
"""Bits of `Master.flags`."""
HAND, OPENCORPORA, SPELLING, WIKTIONARY, USE = (1 << i for i in range(len(Witness)))
"""Bits of `Master.witnesses`."""


class Lists:
    """Puts tier, lists, flags, level and readings to each accepted word."""

    def __init__(
        self, judge: Judge, lebedev: Lebedev, inputs: RussianInputs, decided: Mapping[bytes, Decision]
    ) -> None:
        self.judge, self.paradigms = judge, judge.paradigms
        self.marks, self.headwords = lebedev.marks, inputs.headwords
        self.frequencies = inputs.levels
        rarer = overlay("ru-rarer", russian)
        self.levels = Levels(judge.paradigms, judge.dawg, inputs.levels, inputs.shares, inputs.dotted, rarer)
        self.decided = decided
        self.added = overlay("ru-add", russian)
        self.no_nouns = overlay("ru-nouns-remove", russian)
        self.rude = overlay("ru-rude", russian)
        self.rude_forms = overlay("ru-rude-forms", russian)
        paradigms, dawg = judge.paradigms, judge.dawg
        self.chosen = overlay("ru-nouns-add", russian)
        self.plurals = plural_headwords(paradigms, dawg, self.chosen)
        self.inflected = inflected(paradigms, dawg, models("ru-inflect", russian))
        self.labels = believable(inputs.labels, inputs.levels)
        self.read = self._read(headwords())
        """Readings of the decided headwords of the Wiktionary and of their forms."""
        self.unproven = self._unproven(inputs.unquoted - overlay("ru-attested", russian))
        """Of the words in `read`, those that nothing proves but an entry without a quotation."""
        self._labelled = families(paradigms, dawg, self.labels)
        self.master = Master()
        self.met: set[bytes] = set()
        """Of the words in `read`, those that are in the master already."""
        self.held: set[bytes] = set()
        """Words of the overlays and decisions that are in the master already."""
        self.undecided: list[bytes] = []
        """Short words that nobody has decided."""
        self.disputed: list[bytes] = []
        """Short words that were decided to be nouns without a reading as one, or not to be though read so."""
        self._kinds: dict[Analyses, tuple[bool, bool]] = {}
        self._attesting: dict[tuple[int, int], bool] = {}
        self._attested: set[tuple[int, bytes]] = set()
        """(paradigm, headword) of lexemes that Lebedev lacks but a form of which is in use."""

    def put(self, word: bytes, analyses: Analyses) -> bool:
        """A word that OpenCorpora gave, with the analyses that stand; whether it becomes one of ours."""
        folded = fold(word)
        if folded in self.marks:
            self.marks[folded] |= SEEN
        if not analyses or (
            word in self.judge.removed and word not in self.added and word not in self.inflected
        ):
            return False
        witnesses = OPENCORPORA
        tier, in_use = 1, True
        if folded in self.marks:
            self.marks[folded] |= ACCEPTED
            witnesses |= SPELLING
        else:
            tier, in_use = self._unwitnessed(word, folded, analyses)
        return self._add(word, tier=tier, analyses=analyses, in_use=in_use, witnesses=witnesses)

    def _unwitnessed(self, word: bytes, folded: bytes, analyses: Analyses) -> tuple[int, bool]:
        """Tier of a form that Lebedev lacks, and whether anything else attests it.

        A form in use speaks for all forms of its headword: see `put_attested`.
        """
        lemmas = [self.paradigms.lemma(word, para, form) for para, form in analyses]
        if any(fold(lemma) in self.marks for lemma in lemmas):
            return 2, True
        in_use = not self.headwords.isdisjoint((word, *lemmas)) or (
            folded in self.frequencies and any(self._attests(pair) for pair in analyses)
        )
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
                    noun = any(self._is_noun(pair) for pair in pairs)
                    master.lists[row] = bits | GENERAL | NOUNS * noun

    def put_lebedev_only(self, word: bytes, analyses: Analyses) -> None:
        """A word that only Lebedev has."""
        self._add(word, tier=4, analyses=analyses, in_use=True, witnesses=SPELLING)

    def put_rest(self) -> None:
        """Words of the overlays and decisions, and decided headwords, that no dictionary gave."""
        for word in sorted(self.read.keys() - self.met - self.judge.removed):
            self._add(word, tier=5, analyses=(), in_use=word not in self.unproven, witnesses=HAND)
        ruled = {word for word, decision in self.decided.items() if decision.word}
        for word in sorted((self.added | self.inflected.keys() | ruled) - self.held):
            self._add(word, tier=0, analyses=(), in_use=True, witnesses=0)

    def put_abbreviations(self) -> None:
        """Abbreviations written small that no list has: a game may let them in."""
        for text, tag in parts_of_speech("ru-abbreviations-only"):
            word = russian(text)
            assert word is not None, text
            self.master.add(
                word,
                tier=0,
                level=self.levels.of(word, (), barred_too=False),
                flags=0,
                lists=0,
                analyses=((self.paradigms.alone(tag), 0),),
                witnesses=HAND | WIKTIONARY * (word in self.headwords) | USE * (word in self.frequencies),
            )

    def _add(self, word: bytes, *, tier: int, analyses: Analyses, in_use: bool, witnesses: int) -> bool:
        decision = self.decided.get(word)
        if len(word) <= LONGEST_DECIDED and decision is None:
            self.undecided.append(word)
        if decision is not None and not decision.word:
            return False
        more = self.inflected.get(word, ())
        if more or word in self.added or decision is not None:
            self.held.add(word)
            witnesses |= HAND
        if word in self.read:
            self.met.add(word)
            in_use = in_use or word not in self.unproven
        if more or word in self.added:
            tier = 0
        analyses = self._completed(word, analyses, decision)
        noun, slang = self._kind(analyses)
        if decision is not None and noun != decision.noun:
            self.disputed.append(word)
        lemmas = {self.paradigms.lemma(word, para, form) for para, form in analyses}
        rude = word in self.rude_forms or word in self.rude or (bool(lemmas) and lemmas <= self.rude)
        core = (word in self.chosen or tier in {0, 1, 4}) and not rude
        lists = WIDE | CORE * core
        if tier not in {3, 5} or in_use or decision is not None:
            lists |= GENERAL
        if noun and lists & GENERAL:
            lists |= NOUNS | NOUNS_CORE * core
        barred = word in self.judge.also_barred or (tier == 5 and bool(self.judge.dawg.forms_of(spell(word))))
        level = self.levels.of(word, analyses, barred_too=barred)
        self.master.add(
            word,
            tier=tier,
            level=level,
            flags=RUDE * rude | SLANG * slang,
            lists=lists,
            analyses=self._with_labels(word, analyses),
            noun_level=self.levels.as_noun(word, level, analyses) if noun else 0,
            witnesses=witnesses
            | WIKTIONARY * (word in self.headwords or not lemmas.isdisjoint(self.headwords))
            | USE * (fold(word) in self.frequencies),
        )
        return True

    def _completed(self, word: bytes, analyses: Analyses, decision: Decision | None) -> Analyses:
        """The readings of the sources, without bare ones where better are known, with those added by hand."""
        more = (*self.inflected.get(word, ()), *self.plurals.get(word, ()))
        read = self.read.get(word, ())
        if decision is not None and decision.reading:
            more = (*more, (self.paradigms.alone(decision.reading), 0))
        if more:
            known = (pair for pair in analyses if pair not in more and self._tag(pair))
            analyses = (*more, *(pair for pair in known if "Abbr" not in self._tag(pair)))
        analyses = (*analyses, *(pair for pair in read if pair not in analyses))
        if word in self.no_nouns or (decision is not None and not decision.noun):
            analyses = tuple(pair for pair in analyses if not self._is_noun(pair)) or analyses
        return analyses

    def _read(self, decided: Mapping[bytes, Headword]) -> Mapping[bytes, Analyses]:
        """Readings by word, but for words of two and three letters, which are decided elsewhere, and passive
        participles: likeness does not show that a verb has them.
        """
        like = {word: one.model for word, one in decided.items() if one.model is not None}
        found = dict(inflected(self.paradigms, self.judge.dawg, like))
        for word, one in decided.items():
            if one.word and one.model is None:
                found[word] = ((self.paradigms.alone(one.tag), 0),) if one.tag else ()
        self.rude = self.rude | {word for word, one in decided.items() if one.rude}
        return {
            word: self._marked(word, living)
            for word, pairs in found.items()
            if len(word) > LONGEST_DECIDED
            and ((living := tuple(pair for pair in pairs if "pssv" not in self._tag(pair))) or not pairs)
        }

    def _unproven(self, unquoted: frozenset[bytes]) -> frozenset[bytes]:
        """Words all of whose readings belong to unquoted headwords that the frequency list lacks too.

        A use of up to `COLLIDING` letters proves none: names and abbreviations fill such spellings («гала»).
        """
        lemma = self.paradigms.lemma
        heads = {
            word: {lemma(word, para, form) for para, form in pairs} or {word}
            for word, pairs in self.read.items()
        }
        used = {
            head
            for word, lemmas in heads.items()
            if len(word) > COLLIDING and fold(word) in self.frequencies
            for head in lemmas
        }
        return frozenset(word for word, lemmas in heads.items() if lemmas <= unquoted - used)

    def _marked(self, word: bytes, pairs: Analyses) -> Analyses:
        """The readings with the labels that the Wiktionary gives their headwords."""
        lemma = self.paradigms.lemma
        marks = [self.labels.get(lemma(word, para, form), ()) for para, form in pairs]
        return tuple(
            (self.paradigms.with_marks(para, own), form) if own else (para, form)
            for (para, form), own in zip(pairs, marks, strict=True)
        )

    def _with_labels(self, word: bytes, analyses: Analyses) -> Analyses:
        """The readings of headwords that the Wiktionary labels, with these labels as grammemes."""
        paras = self._labelled.get(word)
        if not paras:
            return analyses
        found = []
        for para, form in analyses:
            if para in paras:
                marks = self.labels.get(self.paradigms.lemma(word, para, form), ())
                found.append((self.paradigms.with_marks(para, marks), form))
            else:
                found.append((para, form))
        return tuple(found)

    def _kind(self, analyses: Analyses) -> tuple[bool, bool]:
        """Whether a reading is a noun in dictionary form, and whether one is slang."""
        known = self._kinds.get(analyses)
        if known is None:
            known = self._kinds[analyses] = (
                any(self._is_noun(pair) for pair in analyses),
                any("Slng" in grammemes(self._tag(pair)) for pair in analyses),
            )
        return known

    def _is_noun(self, pair: tuple[int, int]) -> bool:
        para, form = pair
        return is_headword_noun(self.paradigms.forms[para][form], first=form == 0)

    def _attests(self, pair: tuple[int, int]) -> bool:
        known = self._attesting.get(pair)
        if known is None:
            para, form = pair
            known = self._attesting[pair] = attests(self.paradigms.forms[para][form])
        return known

    def _tag(self, pair: tuple[int, int]) -> str:
        para, form = pair
        return self.paradigms.forms[para][form].tag


class Russian(NamedTuple):
    """What is built."""

    master: Master
    paradigms: Paradigms
    """Into which the master's analyses point."""
    lebedev: Lebedev
    leftover: list[tuple[bytes, Forms]]
    """OpenCorpora's words that are none of ours."""


def build(inputs: RussianInputs, say: Callable[[str], None]) -> Russian:
    """The whole Russian master."""
    lebedev = read_lebedev(inputs.affixes, inputs.entries)
    say(f"Lebedev: {len(lebedev.marks)} forms")
    say(f"frequencies: {len(inputs.levels)} words")
    paradigms, dawg = inputs.paradigms, inputs.dawg
    decided = decisions("ru-short", russian)
    refused = frozenset(word for word, decision in decided.items() if not decision.word)
    judge = Judge(paradigms, dawg, lebedev, inputs.levels, refused)
    lists = Lists(judge, lebedev, inputs, decided)
    code = {ord(letter.lower()): number for number, letter in enumerate(RUSSIAN, 1)}
    leftover: list[tuple[bytes, Forms]] = []
    for batch in dawg.words(code, LONGEST):
        for word, forms in batch:
            if len(word) >= SHORTEST:
                analyses = judge.judge(word, forms)
                if analyses is not None and not lists.put(word, analyses):
                    leftover.append((word, forms))
    for word, analyses in judge.settle():
        if not lists.put(word, analyses):
            leftover.append((word, dawg.forms_of(spell(word))))
    lists.put_attested()
    say(f"OpenCorpora: {len(lists.master.words)} words")
    add_lebedev_only(lists, lebedev)
    lists.put_rest()
    unwritten = without_dots(lists.master, paradigms)
    lists.master.drop(unwritten)
    say(f"spellings with Е for Ё dropped: {len(unwritten)}")
    lists.put_abbreviations()
    refuse_undecided(lists.undecided, lists.disputed)
    say(f"all: {len(lists.master.words)} words")
    return Russian(lists.master, paradigms, lebedev, leftover)


def refuse_undecided(undecided: Sequence[bytes], disputed: Sequence[bytes]) -> None:
    """Raises SystemExit when a short word has no decision, or one about its noun that its readings belie."""
    for fault, words in (("not decided", undecided), ("no such noun, or one", disputed)):
        if words:
            raise SystemExit(f"decisions/ru-short.tsv: {fault}: {' '.join(sorted(map(spell, words)))}")


def without_dots(master: Master, paradigms: Paradigms) -> set[int]:
    """Rows of words that only one dictionary has and that are another word of the list with Е for its Ё.

    They share a reading's grammemes with it («неуемный» and «неуёмный»); true twins (все, всё) do not.
    """
    dotted = {fold(word): row for row, word in enumerate(master.words) if YO in word}
    sets = list(master.analysis_sets)

    def tags(row: int) -> set[str]:
        return {paradigms.forms[para][form].tag for para, form in sets[master.analyses[row]]}

    return {
        row
        for row, word in enumerate(master.words)
        if master.tiers[row] in {2, 3} and word in dotted and tags(row) & tags(dotted[word])
    }


def add_lebedev_only(lists: Lists, lebedev: Lebedev) -> None:
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
    analyses = readings(lists.paradigms, lists.judge.dawg, lebedev, words, drop)
    gone = {form for stem, flags in lebedev.entries if stem in drop for form in lebedev.forms(stem, flags)}
    for word in sorted(words):
        if word in gone and word not in analyses:
            continue
        lists.put_lebedev_only(word, analyses.get(word, ()))


_O = tuple(code for code in (russian("о"),) if code)
