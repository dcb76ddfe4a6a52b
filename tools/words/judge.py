"""Which analyses that OpenCorpora gives of a word survive, and which lexemes are taken out whole."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from tools.words.alphabets import fold, playable_length, russian, spell
from tools.words.dawg import Forms, WordsDawg
from tools.words.lebedev import Lebedev
from tools.words.master import Analyses
from tools.words.opencorpora import GROUPED, Paradigms, Use, grammemes, group_of, use_of
from tools.words.overlay import overlay

Plan = list[tuple[int, int, Use, Use | None]]
"""(paradigm, form, what it needs, whom it speaks for) of each analysis that may stand."""


class Judge:
    """Which analyses of a word survive, and which lemmas are taken out whole."""

    def __init__(
        self,
        paradigms: Paradigms,
        dawg: WordsDawg,
        lebedev: Lebedev,
        levels: dict[bytes, int],
        refused: frozenset[bytes],
    ) -> None:
        self.paradigms, self.dawg = paradigms, dawg
        self.marks, self.levels = lebedev.marks, levels
        self.abbreviations = overlay("ru-abbreviations", russian)
        self.removed = overlay("ru-remove", russian) | refused
        self._uses: dict[int, tuple[Use, Use | None]] = {}
        self._plans: dict[Forms, tuple[Plan, Analyses | None]] = {}
        self.also_barred: set[bytes] = set()
        """Words that are a name or an abbreviation too."""
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
        if plan and len(plan) < len(forms):
            self.also_barred.add(word)
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
            case Use.IN_HUNSPELL_OR_NEW_LEMMA:
                return hunspell or fold(self.paradigms.lemma(word, para, form)) not in self.marks
            case Use.POSSESSIVE:
                return hunspell or self.paradigms.lemma(word, para, form).endswith(_IY)

    def _plan(self, forms: Forms) -> tuple[Plan, Analyses | None]:
        """What each analysis needs; and the analyses that stand, when that depends on no word."""
        plan = []
        adverb = any(self.paradigms.forms[para][form].tag.startswith("ADVB") for para, form in forms)
        for para, form in forms:
            key = para << 16 | form
            known = self._uses.get(key)
            if known is None:
                cell = self.paradigms.forms[para][form]
                foreign = b"\xff" in self.paradigms.forms[para][0].suffix
                known = self._uses[key] = (Use.NEVER if foreign else use_of(cell), group_of(cell))
            if known[0] != Use.NEVER:
                use, group = known
                neuter = group == Use.WITH_SHORT and "neut" in self.paradigms.forms[para][form].tag
                plan.append((para, form, use, None if neuter and not adverb else group))
        if any(use != Use.ALWAYS or group is not None for _, _, use, group in plan):
            return plan, None
        return plan, tuple((para, form) for para, form, _, _ in plan)


def families(paradigms: Paradigms, dawg: WordsDawg, lemmas: Iterable[bytes]) -> dict[bytes, set[int]]:
    """Paradigms by word, for all forms of these headwords."""
    found: dict[bytes, set[int]] = defaultdict(set)
    for lemma in lemmas:
        for para, form in dawg.forms_of(spell(lemma)):
            if paradigms.lemma(lemma, para, form) == lemma:
                for word in paradigms.family(lemma, para):
                    found[word].add(para)
    return dict(found)


def inflected(paradigms: Paradigms, dawg: WordsDawg, models: Mapping[bytes, bytes]) -> dict[bytes, Analyses]:
    """Every form of each word, made like the forms of its model, with its analyses.

    A model is chosen by hand, so possessives (лисий, отцов) need no other witness here. Raises ValueError for
    a model that OpenCorpora lacks as a headword, or that does not end as the word does.
    """
    found: dict[bytes, list[tuple[int, int]]] = defaultdict(list)
    for word, model in models.items():
        fitting = []
        for para, form in dawg.forms_of(spell(model)):
            head = paradigms.forms[para][0]
            if form == 0 and use_of(head) in _BY_MODEL and word.endswith(head.suffix) and not head.prefix:
                fitting.append(para)
        if not fitting:
            raise ValueError(f"{spell(word)} cannot be inflected like {spell(model)}")
        for form, (made, cell) in enumerate(
            zip(paradigms.family(word, fitting[0]), paradigms.forms[fitting[0]], strict=True)
        ):
            if use_of(cell) in _BY_MODEL and playable_length(made) and b"\xff" not in made:
                found[made].append((fitting[0], form))
    return {word: tuple(pairs) for word, pairs in found.items()}


_BY_MODEL = (Use.ALWAYS, Use.POSSESSIVE)
"""What a form that is made like a model's may need."""
_IY = tuple(code for code in (russian("ий"),) if code)


def plural_headwords(paradigms: Paradigms, dawg: WordsDawg, words: Iterable[bytes]) -> dict[bytes, Analyses]:
    """Readings of all plural forms of these plurals (люди, щипцы), which count as headwords of their own.

    Raises ValueError for a word that is no nominative plural.
    """
    found: dict[bytes, list[tuple[int, int]]] = defaultdict(list)
    for word in sorted(words):
        heads = [
            (para, form)
            for para, form in dawg.forms_of(spell(word))
            if {"plur", "nomn"} <= grammemes(paradigms.forms[para][form].tag)
            and use_of(paradigms.forms[para][form]) == Use.ALWAYS
        ]
        if not heads:
            raise ValueError(f"{spell(word)} is no plural of OpenCorpora's")
        for para, form in heads:
            own = paradigms.plural_alone(para, form, word)
            for number, made in enumerate(paradigms.family(word, own)):
                found[made].append((own, number))
    return {word: tuple(dict.fromkeys(pairs)) for word, pairs in found.items()}
