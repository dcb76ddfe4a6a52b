"""Headwords and forms of English words: WordNet's words inflected by rule, its exceptions, the rest by fit.

Forms are made from headwords and looked up in the list, never guessed from endings alone: `bed` is no past of
`be`. Grammemes are OpenCorpora's, so that the same cards and filters serve: NOUN sing/plur, VERB with
pres,3per,sing and past, PRTF pres (running) and past (eaten), ADJF, COMP and ADJF,Supr, ADVB.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Set
from typing import Final, NamedTuple

VOWELS: Final = "aeiou"

TAGS: Final[Mapping[str, tuple[str, ...]]] = {
    "NOUN": ("NOUN sing", "NOUN plur"),
    "VERB": ("VERB", "VERB,pres,3per,sing", "VERB,past", "PRTF,pres", "PRTF,past"),
    "ADJF": ("ADJF", "COMP", "ADJF,Supr"),
    "ADVB": ("ADVB", "COMP", "ADVB,Supr"),
}
"""Tag of the headword, then of its forms."""

ENDINGS: Final = (
    (
        re.compile(r".{3,}(?:ness|ity|tion|sion|ism|ist|ment|ship|hood|ology|[ae]nce|dom|ling|let|graph)"),
        "NOUN",
    ),
    (re.compile(r".{3,}(?:able|ible|less|ous|ful|ical|esque|like|some|worthy|proof|ish)"), "ADJF"),
)
"""Parts of speech that an ending tells for sure, of headwords that nothing else tells."""


class Reading(NamedTuple):
    """A word as a form of a headword."""

    lemma: str
    pos: str
    tag: str


Irregular = Mapping[tuple[str, str], tuple[str, ...]]
"""Headwords by (form, part of speech)."""


def readings(
    words: Set[str], parts: Mapping[str, Set[str]], irregular: Irregular
) -> dict[str, tuple[Reading, ...]]:
    """The readings of each word of the list that any is found for.

    `parts` are WordNet's parts of speech by headword, with what is told of pronouns and the like.
    """
    odd = _by_lemma(irregular)
    found: defaultdict[str, dict[Reading, None]] = defaultdict(dict)
    for lemma, kinds in parts.items():
        for pos in sorted(kinds):
            for form, tag in _forms(lemma, pos, odd.get((lemma, pos), ())):
                if form in words:
                    found[form][Reading(lemma, pos, tag)] = None
    told = frozenset(found)
    for lemma in sorted(words):
        for pos in _guessed(lemma, words, told):
            for form, tag in _forms(lemma, pos, ()):
                if form in words and (form not in told or form == lemma):
                    found[form][Reading(lemma, pos, tag)] = None
    # in order, adverbs last: each is read by the adjective that it is made of
    for word in sorted(words - found.keys(), key=lambda one: (one.endswith("ly"), one)):
        for reading in _by_ending(word, found):
            found[word][reading] = None
    return {word: tuple(ordered) for word, ordered in found.items()}


def _guessed(lemma: str, words: Set[str], told: Set[str]) -> Iterator[str]:
    """What a word of the list must be, to judge by forms that nothing else explains."""
    if len(lemma) < 3:
        return
    verb = {tag: {form for form in _regular(lemma, tag) if form in words} for tag in TAGS["VERB"][1:]}
    unread = [form for forms in verb.values() for form in forms if form not in told]
    if all(verb.values()) and unread:
        yield "VERB"
        return
    if any(form in words and form not in told for form in _regular(lemma, "NOUN plur")):
        yield "NOUN"
    grades = [
        [form for form in _regular(lemma, tag) if form in words and form not in told]
        for tag in TAGS["ADJF"][1:]
    ]
    if all(grades):
        yield "ADJF"


def _by_ending(word: str, found: Mapping[str, Iterable[Reading]]) -> Iterator[Reading]:
    """Adverbs of adjectives, and words whose ending tells what they are."""
    stems = (word[:-2], word[:-3] + "y", word[:-2] + "le", word[:-4]) if word.endswith("ly") else ()
    if any(one.pos == "ADJF" for stem in stems for one in found.get(stem, ())):
        yield Reading(word, "ADVB", "ADVB")
        return
    for ending, pos in ENDINGS:
        if ending.fullmatch(word):
            yield Reading(word, pos, TAGS[pos][0])
            return


def _by_lemma(irregular: Irregular) -> dict[tuple[str, str], tuple[str, ...]]:
    found: defaultdict[tuple[str, str], tuple[str, ...]] = defaultdict(tuple)
    for (form, pos), lemmas in irregular.items():
        for lemma in lemmas:
            found[lemma, pos] += (form,)
    return dict(found)


def _forms(lemma: str, pos: str, odd: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """(form, tag) of a headword; irregular forms take the place of the regular ones of their kind."""
    head, *tags = TAGS.get(pos, (pos,))
    yield lemma, head
    placed = [(form, tag) for form in odd for tag in _tags_of(form, lemma, pos)]
    yield from placed
    taken = {tag for form, tag in placed if not form.endswith(("ing", "ed"))}
    for tag in tags:
        if tag not in taken:
            for form in _regular(lemma, tag):
                yield form, tag


def _tags_of(form: str, lemma: str, pos: str) -> tuple[str, ...]:
    """Which forms an irregular one is: WordNet does not say."""
    match pos:
        case "NOUN":
            return ("NOUN plur",)
        case "VERB" if form.endswith("ing"):
            return ("PRTF,pres",)
        case "VERB" if form.endswith("s") and form[:-1].startswith(lemma[:-1]):
            return ("VERB,pres,3per,sing",)
        case "VERB" if re.search(r"(?:[^e]en|[aeiou]wn|orn|one|ung|unk|um|un)$", form):
            return ("PRTF,past",)
        case "VERB":
            return ("VERB,past", "PRTF,past")
        case _ if form.endswith("st"):
            return (TAGS[pos][2],)
        case _:
            return ("COMP",)


def _regular(lemma: str, tag: str) -> tuple[str, ...]:
    """The regular form of this tag; more than one where spellings differ (`traveling`, `travelling`)."""
    match tag:
        case "NOUN plur" | "VERB,pres,3per,sing":
            return _with_s(lemma)
        case "PRTF,pres":
            return _joined(lemma, "ing")
        case "VERB,past" | "PRTF,past":
            return _joined(lemma, "ed")
        case "COMP":
            return _joined(lemma, "er")
        case "ADJF,Supr" | "ADVB,Supr":
            return _joined(lemma, "est")
        case _:
            return ()


def _with_s(lemma: str) -> tuple[str, ...]:
    if re.search(r"[^aeiou]y$|quy$", lemma):
        return (lemma[:-1] + "ies",)
    if re.search(r"(?:[sxz]|[cs]h)$", lemma):
        doubled = (lemma + lemma[-1] + "es",) if re.search(r"[^aeiou]?[aeiou][sz]$", lemma) else ()
        hard = (lemma + "s",) if lemma.endswith("ch") else ()
        return (lemma + "es", *doubled, *hard)
    if lemma.endswith("o"):
        return (lemma + "s", lemma + "es")
    if lemma.endswith("man") and len(lemma) > 4:
        return (lemma[:-3] + "men", lemma + "s")
    return (lemma + "s",)


def _joined(lemma: str, ending: str) -> tuple[str, ...]:
    """The headword with an ending that begins with a vowel."""
    if len(lemma) < 3 and lemma not in ("be", "do", "go", "ax", "ox", "ok"):
        return ()
    if re.search(r"[^aeiou]y$", lemma) and ending != "ing":
        return (lemma[:-1] + "i" + ending,)
    if lemma.endswith("ie") and ending == "ing":
        return (lemma[:-2] + "ying",)
    if lemma.endswith("e"):
        if ending != "ing":
            # `feed` is no past of `fee` that anybody reads: three letters with ee have none here
            return () if lemma.endswith("ee") and len(lemma) == 3 else (lemma + ending[1:],)
        kept = (lemma + ending,) if re.search(r"(?:[eoy]e|nge|que|ye)$", lemma) or len(lemma) < 3 else ()
        return kept if lemma.endswith(("ee", "oe", "ye")) else (lemma[:-1] + ending, *kept)
    if lemma.endswith("c"):
        return (lemma + "k" + ending, lemma + ending)
    if re.search(r"(?:^|[^aeiou]|qu)[aeiouy][^aeiouwxy]$", lemma):
        doubled = lemma + lemma[-1] + ending
        syllables = len(re.findall(r"[aeiouy]+", lemma.replace("qu", "q")))
        return (doubled,) if syllables == 1 else (lemma + ending, doubled)
    if lemma.endswith(("l", "s")):
        return (lemma + ending, lemma + lemma[-1] + ending)
    return (lemma + ending,)
