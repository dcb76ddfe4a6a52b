"""`fishka lexicon search`: words by pattern, from letters, by hooks; of some length, kind and level."""

from typing import Annotated, Any, TypeVar

from cyclopts import Parameter

from fishka.cli.io import Io
from fishka.cli.lookups import find_lexicon
from fishka.cli.outcome import Exit, Stop
from fishka.cli.params import Json, LexiconId
from fishka.kernel import Found, Hooks, Page, SearchRefused, WordSearch, marks_of, search_of
from fishka.lexicon import ANY_KIND, LONGEST, PARTS_OF_SPEECH, Lexicon, WordKind

T = TypeVar("T", Found, Hooks)
Pattern = Annotated[str, Parameter(help="cli-argument-pattern")]
Limit = Annotated[int, Parameter(help="cli-option-limit")]
Anagram = Annotated[bool, Parameter(help="cli-option-anagram", negative=(), show_default=False)]
Sub = Annotated[bool, Parameter(help="cli-option-sub", negative=(), show_default=False)]
HooksAsked = Annotated[bool, Parameter(help="cli-option-hooks", negative=(), show_default=False)]
Letters = Annotated[str | None, Parameter(help="cli-option-letters")]
Length = Annotated[str | None, Parameter(help="cli-option-length")]
Level = Annotated[str | None, Parameter(help="cli-option-level")]
Pos = Annotated[str | None, Parameter(help="cli-option-pos")]
Tier = Annotated[tuple[int, ...], Parameter(help="cli-option-tier", negative=(), show_default=False)]
After = Annotated[str | None, Parameter(help="cli-option-after")]
LongFirst = Annotated[bool, Parameter(name="--long-first", help="cli-option-long-first", negative=())]


def lexicon_search(
    io: Io,
    lexicon: LexiconId,
    pattern: Pattern,
    /,
    *,
    anagram: Anagram = False,
    sub: Sub = False,
    hooks: HooksAsked = False,
    letters: Letters = None,
    length: Length = None,
    level: Level = None,
    pos: Pos = None,
    tier: Tier = (),
    limit: Limit = 100,
    after: After = None,
    long_first: LongFirst = False,
    json: Json = False,
) -> int:
    """Words that answer, short ones first; exit code 1 when there is none."""
    if anagram + sub + hooks > 1:
        raise Stop(Exit.USAGE, "cli-fault-search-ways")
    if limit < 1:
        raise Stop(Exit.USAGE, "cli-fault-argument-value", name="--limit", given=str(limit))
    found = find_lexicon(lexicon)
    search = search_of(found)
    asked = pattern.upper()
    if hooks:
        return _tell_hooks(io, found, _sound(search.hooks(asked), pattern), json=json)
    shortest, longest = _range("--length", length, 1, LONGEST)
    page = Page(
        limit=limit,
        after=None if after is None else after.upper(),
        shortest=shortest,
        longest=longest,
        longest_first=long_first,
    )
    marks = _marks(found, search, _kind(found, pos, level, tier))
    if anagram:
        answer = search.anagrams(asked, page, marks=marks)
    elif sub:
        answer = search.sub_anagrams(asked, page, marks=marks)
    else:
        rack = None if letters is None else letters.upper()
        answer = search.pattern(asked, page, letters=rack, marks=marks)
    return _tell_words(io, found, asked, _sound(answer, pattern), json=json)


def _sound(answer: T | SearchRefused, pattern: str) -> T:
    if isinstance(answer, SearchRefused):
        code = answer.code.replace("_", "-")
        raise Stop(Exit.USAGE, f"search-refused-{code}", pattern=pattern, signs=answer.signs)
    return answer


def _kind(lexicon: Lexicon, pos: str | None, level: str | None, tiers: tuple[int, ...]) -> WordKind:
    if pos is not None and pos not in PARTS_OF_SPEECH:
        raise Stop(Exit.USAGE, "cli-fault-pos", given=pos, known=sorted(PARTS_OF_SPEECH))
    if pos is not None and not lexicon.book.has_forms:
        raise Stop(Exit.USAGE, "cli-fault-pos-unknown", lexicon=lexicon.info.id)
    least, most = _range("--level", level, 0, 10_000)
    return WordKind(
        pos=pos,
        tiers=tiers,
        min_level=least if level is not None and least else None,
        max_level=most if level is not None and most < 10_000 else None,
    )


def _marks(lexicon: Lexicon, search: WordSearch, kind: WordKind) -> bytes | None:
    return None if kind == ANY_KIND else marks_of(search, lexicon.of_kind(kind))


def _range(name: str, given: str | None, least: int, most: int) -> tuple[int, int]:
    """`5`, `5-7`, `5-` or `-7`. Of a level alone is meant that level and up, of a length just it."""
    if given is None:
        return least, most
    low, dash, high = given.partition("-")
    numbers = [low or str(least), (high or str(most)) if dash else (low if name == "--length" else str(most))]
    if not all(one.isascii() and one.isdigit() for one in numbers) or int(numbers[0]) > int(numbers[1]):
        raise Stop(Exit.USAGE, "cli-fault-argument-value", name=name, given=given)
    return int(numbers[0]), int(numbers[1])


def _tell_words(io: Io, lexicon: Lexicon, pattern: str, found: Found, *, json: bool) -> int:
    if json:
        plain: dict[str, Any] = {
            "lexicon": lexicon.info.id,
            "pattern": pattern,
            "words": list(found.words),
            "total": found.total,
            "more": found.after is not None,
            "after": found.after,
        }
        io.json(plain)
        return Exit.DONE if found.words else Exit.NO
    for one in found.words:
        io.say(one)
    if found.after is not None:
        io.note(io.text("cli-lexicon-more", total=found.total, after=found.after))
    if not found.words:
        io.note(io.text("cli-lexicon-nothing"))
    return Exit.DONE if found.words else Exit.NO


def _tell_hooks(io: Io, lexicon: Lexicon, found: Hooks, *, json: bool) -> int:
    if json:
        plain = {
            "lexicon": lexicon.info.id,
            "word": found.word,
            "valid": found.is_word,
            "front": list(found.front),
            "back": list(found.back),
            "inner": [list(gap) for gap in found.inner],
            "without_first": found.without_first,
            "without_last": found.without_last,
        }
        io.json(plain)
    else:
        for letter in found.front:
            io.say(f"{letter}+{found.word}")
        for letter in found.back:
            io.say(f"{found.word}+{letter}")
        for at, gap in enumerate(found.inner, 1):
            for letter in gap:
                io.say(f"{found.word[:at]}+{letter}+{found.word[at:]}")
    any_hook = found.front or found.back or any(found.inner)
    if not any_hook and not json:
        io.note(io.text("cli-lexicon-nothing"))
    return Exit.DONE if any_hook else Exit.NO
