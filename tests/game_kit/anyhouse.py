"""House rules drawn at random from all that their editor can set, made sound by dropping what clashes."""

from typing import Any, Final

from hypothesis import strategies as st
from msgspec.structs import replace

from fishka.core.board import SIDE_MAX
from fishka.rules.edition import Edition
from fishka.rules.faults import EditionFault
from fishka.rules.forms import ParameterForm, parameter_forms
from fishka.rules.house import LEGEND, HouseLetter, HouseRules, HouseTiles, house_file, load_house
from fishka.rules.load import edition_ids, load_edition, modifier_ids
from tests.game_kit.editions import edition

FORMS: Final = {one.id: one for one in parameter_forms()}
WORDS: Final = 3
"""The most words of a list that is drawn."""
NUMBER_MOST: Final = 300
"""Where a number has no bound of its own."""

tag_free = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@st.composite
def house_rules(draw: st.DrawFn) -> HouseRules:
    """Rules that load: what is at fault in a first draw is left out."""
    base = edition(draw(st.sampled_from(edition_ids())))
    names = draw(st.lists(st.sampled_from(sorted(FORMS)), unique=True, max_size=10))
    rules = HouseRules(
        extends=base.id,
        title=draw(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=60)),
        modifiers=tuple(draw(st.lists(st.sampled_from(modifier_ids()), unique=True, max_size=3))),
        parameters={name: draw(values(FORMS[name], base)) for name in names},
        tiles=draw(st.none() | tiles(base)),
        board=draw(st.none() | boards()),
    )
    while faults := faults_of(rules):
        rules = without(rules, faults[0])
    return rules


def values(form: ParameterForm, base: Edition) -> st.SearchStrategy[Any]:
    """What the editor may send for one parameter."""
    letters = st.sampled_from([one.letter for one in base.tileset.letters])
    spelled = st.lists(letters, min_size=2, max_size=6).map("".join)
    points = st.integers(1, NUMBER_MOST)
    drawn: dict[str, st.SearchStrategy[Any]] = {
        "yes_no": st.booleans(),
        "choice": st.sampled_from(form.values or ("",)),
        "choices": st.lists(st.sampled_from(form.values or ("",)), unique=True),
        "number": st.integers(form.least or 0, form.most or NUMBER_MOST),
        "words": st.lists(spelled, unique=True, max_size=WORDS),
        "bonuses": st.dictionaries(st.integers(1, 12).map(str), st.integers(0, NUMBER_MOST), max_size=5),
        "overrides": st.lists(
            st.fixed_dictionaries({"letter": letters, "value": points, "when": st.just("first_in_game")}),
            max_size=3,
        ),
        "theme": st.fixed_dictionaries(
            {"points": points, "per": st.just("main_word"), "judge": st.just("list_or_vote")},
            optional={"theme": tag_free, "words": st.lists(spelled, max_size=WORDS)},
        ),
        "target": points | st.fixed_dictionaries({"per_player": st.just(True), "table": targets()}),
        "text": tag_free,
    }
    if form.id == "skin":
        return st.sampled_from([*base.layout.skins, None])
    if form.id == "lexicon":
        return st.just(base.params.lexicon)
    value = drawn[form.kind]
    return value | st.none() if form.none else value


def targets() -> st.SearchStrategy[dict[str, dict[str, int]]]:
    """Scores to reach by players and strength."""
    strengths = st.sampled_from(["beginner", "intermediate", "expert"])
    row = st.dictionaries(strengths, st.integers(1, NUMBER_MOST), min_size=1)
    return st.dictionaries(st.integers(1, 20).map(str), row, min_size=1, max_size=3)


@st.composite
def tiles(draw: st.DrawFn, base: Edition) -> HouseTiles:
    """The letters of an edition with other counts, values and marks, some of them gone."""
    kept = draw(st.lists(st.sampled_from(base.tileset.letters), unique_by=lambda one: one.letter, min_size=5))
    letters = (
        HouseLetter(
            one.letter, draw(st.integers(0, 20)), draw(st.integers(0, 20)), *_marks(draw(st.integers(0, 2)))
        )
        for one in kept
    )
    return HouseTiles(tuple(letters), draw(st.integers(0, 9)))


def _marks(kind: int) -> tuple[bool, bool]:
    """Vowel, neutral or neither."""
    return kind == 1, kind == 2


@st.composite
def boards(draw: st.DrawFn) -> tuple[str, ...]:
    """A board of any size and squares that the editor has, with a start somewhere."""
    rows, cols = draw(st.integers(2, SIDE_MAX)), draw(st.integers(2, SIDE_MAX))
    row = st.text(st.sampled_from(sorted(LEGEND)), min_size=cols, max_size=cols)
    few = draw(st.lists(row, min_size=1, max_size=3))
    board = [few[at % len(few)] for at in range(rows)]
    board[rows // 2] = "*" + board[rows // 2][1:]
    return tuple(board)


def faults_of(rules: HouseRules) -> tuple[EditionFault, ...]:
    """What is wrong with rules; nothing when they load."""
    match house_file(rules, "en"):
        case (str() as house_id, str() as text):
            loaded = load_house(house_id, text)
            return loaded if isinstance(loaded, tuple) else ()
        case faults:
            return tuple(one for one in faults if isinstance(one, EditionFault))


def without(rules: HouseRules, fault: EditionFault) -> HouseRules:
    """The rules without what a fault names; of faults between several any that was drawn is to blame."""
    named = [*fault.path.replace(".", " ").split(), str(fault.params.get("at", ""))]
    guilty = next((name for name in named if name in rules.parameters), None)
    if guilty is not None:
        return replace(
            rules, parameters={name: value for name, value in rules.parameters.items() if name != guilty}
        )
    if rules.board is not None and ("layout" in named or fault.code in _OF_BOARDS):
        return replace(rules, board=None)
    if rules.tiles is not None:
        return replace(rules, tiles=None)
    if rules.board is not None:
        return replace(rules, board=None)
    if rules.parameters:
        return replace(rules, parameters=dict(list(rules.parameters.items())[1:]))
    assert rules.modifiers, f"{rules.extends} has faults by itself: {fault}"
    return replace(rules, modifiers=rules.modifiers[1:])


_OF_BOARDS: Final = ("word_beyond_board", "unknown_skin", "start_missing")


def usual(rules: HouseRules) -> Edition:
    """The edition that rules begin with, house rules of the program over it."""
    found = load_edition(rules.extends, rules.modifiers)
    assert isinstance(found, Edition)
    return found
