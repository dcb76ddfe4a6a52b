"""Fresh random words of each list and tier for readers, with wrong ones hidden among them.

    python -m tools.words.sample FOLDER --seed 2026 ru_general:1,2,3,4 ru_wide:3 ru_nouns:1,3,4

Every sheet holds 400 words of one list and tier and 100 wrong ones, shuffled; its name tells neither. FOLDER
gets `sheet-01.tsv` (number, word: what a reader sees), ... and `key.tsv` (sheet, number, word, list, tier,
what was planted). A reader answers in `sheet-01.NAME.tsv`: number, `+` (right), `-` (wrong) or `?` (cannot
say), remark. `python -m tools.words.score FOLDER` counts. The wrong words are made by rule and taken from
`planted/*.txt`: misspellings, mechanical non-forms, names, abbreviations, invented derivations; in a list of
nouns also forms and other parts of speech.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tools.words.shipped import UNPACKED, opened

from fishka.lexicon import Lexicon

REAL: Final = 400
PLANTED: Final = 100
_TRIES: Final = 300
_FOLDER: Final = Path(__file__).with_name("planted")

RULES: Final = {
    "ru": "Верно ли слово в русском скрабле: нарицательное, любая форма (падеж, число, лицо, время)?",
    "ru_nouns": "Верно ли слово в «Эрудите»: нарицательное существительное в словарной форме?",
    "en": "Is this a word of English that may be played: no name, no abbreviation, any inflection?",
    "mk": "Дали е ова збор што може да се игра: не е име ниту скратеница, која било форма?",
}


class Row(NamedTuple):
    """A word on a sheet, and what the key says of it."""

    word: str
    list: str
    tier: int
    planted: str
    """Kind of a planted word, empty for one of the list's."""


class Letters(NamedTuple):
    """How words of a language are spoilt."""

    changes: tuple[tuple[str, str], ...]
    prefixes: tuple[str, ...]
    suffixes: tuple[tuple[str, str], ...]
    """Ending of a word, and what nobody puts there."""
    forms: tuple[tuple[str, str], ...]
    """Ending of a word, and a wrong ending of its forms."""


def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    """`old:new` pairs."""
    return tuple((old, new) for old, _, new in (one.partition(":") for one in text.split()))


LETTERS: Final = {
    "ru": Letters(
        changes=_pairs(
            "оро:ора оло:ола пре:при при:пре нн:н сс:с лл:л тт:т рр:р мм:м шё:шо чё:чо жё:жо ться:тся "
            "тся:ться стн:сн здн:зн ств:тсв ени:ини ово:ова еси:иси оли:али еде:еди они:ани "
            "ель:иль ере:ири оте:ате"
        ),
        prefixes=("вз", "у", "об", "на", "недо", "вы"),
        suffixes=(
            ("ка", "кость"),
            ("ть", "тельство"),
            ("ый", "ейность"),
            ("ик", "ичество"),
            ("ция", "циность"),
        ),
        forms=(
            *(
                ("ировать", "ировывать"),
                ("ный", "нее"),
                ("ной", "нейший"),
                ("овый", "овейший"),
                ("ский", "ска"),
            ),
            *(("ние", "ниев"), ("ство", "ствов"), ("ище", "ищев"), ("ость", "остев"), ("мя", "мем")),
            *(("нуть", "нел"), ("чивый", "чивен"), ("тор", "торей"), ("ция", "циев"), ("ань", "анев")),
        ),
    ),
    "en": Letters(
        changes=_pairs(
            "ie:ei ei:ie ll:l ss:s tt:t mm:m able:ible ible:able ance:ence ence:ance er:or ph:f y:ie"
        ),
        prefixes=("un", "mis", "over", "dis", "out", "be"),
        suffixes=(("er", "erhood"), ("ing", "ingment"), ("y", "yhood"), ("ed", "edship"), ("al", "alness")),
        forms=(
            ("y", "ys"),
            ("ing", "inged"),
            ("ous", "ouser"),
            ("ness", "nessed"),
            ("ly", "lies"),
            ("s", "sen"),
        ),
    ),
    "mk": Letters(
        changes=_pairs("ње:не ќ:к ѓ:г џ:ж ија:иа ски:цки ст:с ов:ав ени:ини при:пре"),
        prefixes=("недо", "пре", "под", "над", "раз"),
        suffixes=(("ка", "кост"), ("ник", "никство"), ("ен", "еност"), ("ар", "арица")),
        forms=(("ност", "ностови"), ("ка", "кови"), ("ски", "скијте"), ("ува", "уваме"), ("ење", "ењови")),
    ),
}


def main() -> int:
    """Draw and write."""
    options = argparse.ArgumentParser(prog="python -m tools.words.sample", description=__doc__)
    options.add_argument("folder", type=Path)
    options.add_argument("strata", nargs="+", metavar="LIST:TIERS", help="such as ru_general:1,2,3,4")
    options.add_argument("--seed", type=int, required=True)
    given = options.parse_args()
    strata = [
        (name, int(tier))
        for name, _, tiers in (one.partition(":") for one in given.strata)
        for tier in tiers.split(",")
    ]
    random = Random(given.seed)
    random.shuffle(strata)
    given.folder.mkdir(parents=True, exist_ok=True)
    taken: set[str] = set()
    keys = []
    for number, (name, tier) in enumerate(strata, 1):
        rows = draw(opened(name), tier, random, taken)
        sheet = f"sheet-{number:02}"
        language = opened(name).info.language
        rule = RULES["ru_nouns"] if "nouns" in name else RULES[language]
        lines = [f"# {rule}", *(f"{i}\t{row.word}" for i, row in enumerate(rows, 1))]
        (given.folder / f"{sheet}.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
        keys += [
            f"{sheet}\t{i}\t{row.word}\t{row.list}\t{row.tier}\t{row.planted}"
            for i, row in enumerate(rows, 1)
        ]
    (given.folder / "key.tsv").write_text("\n".join(keys) + "\n", encoding="utf-8")
    return 0


def draw(lexicon: Lexicon, tier: int, random: Random, taken: set[str]) -> list[Row]:
    """The rows of a sheet, none of them in `taken`, which grows by them."""
    book = lexicon.book
    rows = [
        row
        for block in book.blocks.values()
        for row in range(block.first, block.first + block.rows)
        if book.tier(row) == tier and lexicon.holds(row)
    ]
    words = [
        book.decode(book.word(row)).lower() for row in random.sample(rows, min(len(rows), REAL + len(taken)))
    ]
    real = [Row(word, lexicon.info.id, tier, "") for word in words if word not in taken][:REAL]
    planted: list[Row] = []
    makers = list(_makers(lexicon, random))
    held = {row.word for row in real} | taken

    def good(word: str, kind: str) -> bool:
        return word not in held and 2 <= len(word) <= 15 and not _is_word(lexicon, word, kind)

    for slot in range(PLANTED * len(real) // REAL):
        for kind, make in (makers[(slot + turn) % len(makers)] for turn in range(len(makers))):
            word = next((w for _ in range(_TRIES) if good(w := make(), kind)), "")
            if word:
                held.add(word)
                planted.append(Row(word, lexicon.info.id, tier, kind))
                break
    taken |= {row.word for row in real} | {row.word for row in planted}
    found = real + planted
    random.shuffle(found)
    return found


def _is_word(lexicon: Lexicon, word: str, kind: str) -> bool:
    """Whether the widest list of the language knows the word, Ё or not; a form is sought in this list."""
    widest = opened("ru_wide") if lexicon.info.language == "ru" and kind != "form" else lexicon
    return bool(widest.spellings(word.upper())) or widest.contains(word.upper())


def _makers(lexicon: Lexicon, random: Random) -> Iterator[tuple[str, Callable[[], str]]]:
    """Kinds of wrong words, each with its maker; each makes an equal share, as far as it can."""
    language = lexicon.info.language
    letters = LETTERS[language]
    base = opened("ru_general") if language == "ru" else lexicon
    common = [
        word.lower() for word in base.words(150 if language == "ru" else 1) if 4 <= len(word) <= 13
    ] or [word.lower() for word in base.words() if 4 <= len(word) <= 13]
    yield "misspelling", lambda: _changed(random.choice(common), letters.changes, random)
    yield "non-form", lambda: _ending(random.choice(common), letters.forms)
    yield "derivation", lambda: _derived(random.choice(common), letters, random)
    by_hand = _by_hand(language)
    if by_hand:
        yield "by hand", lambda: random.choice(by_hand)
    names, short = _names(language)
    if names:
        yield "name", lambda: random.choice(names)
    if short:
        yield "abbreviation", lambda: random.choice(short)
    if lexicon.info.id.endswith("nouns"):
        yield "form", lambda: random.choice(common)


def _changed(word: str, changes: Sequence[tuple[str, str]], random: Random) -> str:
    fitting = [(old, new) for old, new in changes if old in word]
    if not fitting:
        return ""
    old, new = random.choice(fitting)
    return word.replace(old, new, 1)


def _ending(word: str, endings: Sequence[tuple[str, str]]) -> str:
    for old, new in endings:
        if word.endswith(old):
            return word.removesuffix(old) + new
    return ""


def _derived(word: str, letters: Letters, random: Random) -> str:
    if random.random() < 0.5:
        return random.choice(letters.prefixes) + word
    return _ending(word, letters.suffixes)


def _by_hand(language: str) -> list[str]:
    path = _FOLDER / f"{language}.txt"
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


def _names(language: str) -> tuple[list[str], list[str]]:
    """Names and abbreviations in small letters, from the packages that the lists are made of."""
    if not UNPACKED.exists():
        raise SystemExit("the packages that the lists are made of are not here: run `make words` first")
    if language == "ru":
        path = UNPACKED / "dictionary-ru/package/index.dic"
        stems = [line.split("/")[0] for line in path.read_text(encoding="utf-8").splitlines()[1:]]
        names = [stem.lower() for stem in stems if stem.istitle() and stem.isalpha() and len(stem) > 3]
        return names, [stem.lower() for stem in stems if stem.isupper() and stem.isalpha() and len(stem) > 2]
    if language == "en":
        folder = UNPACKED / "scowl/usr/share/dict/scowl"
        words = [
            word.strip()
            for path in sorted(folder.glob("english-upper.[1-5]?"))
            for word in path.read_text(encoding="utf-8").splitlines()
        ]
        names = [word.lower() for word in words if word.isalpha() and word.isascii() and len(word) > 3]
        return names, []
    return [], []


if __name__ == "__main__":
    sys.exit(main())
