"""A look-up says whether a string counts, and if not, the one reason that a player needs."""

from itertools import islice

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fishka.core.tiles import Alphabet
from fishka.i18n import Translator, languages
from fishka.kernel import build_graph, open_graph
from fishka.lexicon import (
    Layer,
    Lexicon,
    LookUp,
    OverlayEntry,
    OverlayLayer,
    Why,
    WordFilter,
    house_words,
    lexicon_of_words,
    look_up,
    open_lexicon,
    other_lists,
    overlay_of,
    playable_words,
    stands_for,
    tell,
    tell_why,
    tile_words,
)
from fishka.referee import dictionary, look_up_by
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition
from tests.unit.lexicon.kit import RUSSIAN, WITHOUT_YO, lexicon_of_readings

NOUN = "NOUN,inan,masc sing,nomn"
WORDS = {
    "ДОМ": [("дом", NOUN)],
    "ДОМУ": [("дом", "NOUN,inan,masc sing,datv")],
    "САНИ": [("сани", "NOUN,inan,GNdr,Pltm plur,nomn")],
    "БЕГУТ": [("бежать", "VERB,impf,intr plur,3per,pres,indc")],
    "НАХАЛ": [("нахал", "NOUN,anim,masc,Slng sing,nomn")],
    "ХАМ": [("хам", "NOUN,anim,masc sing,nomn")],
    "ЁЖ": [("ёж", "NOUN,anim,masc sing,nomn")],
    "ЕЛЬ": [("ель", "NOUN,inan,femn sing,nomn")],
}
NOUNS = {"ДОМ", "САНИ", "НАХАЛ", "ХАМ", "ЁЖ", "ЕЛЬ"}
unhurried = settings(deadline=None, suppress_health_check=list(HealthCheck))


def lists() -> tuple[Lexicon, Lexicon]:
    return lexicon_of_readings(WORDS, NOUNS, {"ХАМ"})


def filtered(lexicon: Lexicon, filter: WordFilter) -> Lexicon:
    found = lexicon.filtered(filter)
    assert isinstance(found, Lexicon)
    return found


@pytest.mark.parametrize(
    ("asked", "filter", "why", "params"),
    [
        ("", WordFilter(), Why.EMPTY, {}),
        ("д0м", WordFilter(), Why.LETTERS, {"signs": "0"}),
        ("я", WordFilter(), Why.LETTERS, {"signs": "Я"}),
        ("д", WordFilter(), Why.TOO_SHORT, {"least": "2"}),
        ("домомомомомомомом", WordFilter(), Why.TOO_LONG, {"most": "15"}),
        ("дмо", WordFilter(), Why.UNKNOWN, {}),
        ("ёль", WordFilter(), Why.SPELLING, {"spelling": "ЕЛЬ"}),
        ("хам", WordFilter(rude_words="refused"), Why.RUDE, {}),
        ("бегут", WordFilter(pos_allowed="nouns"), Why.PART, {}),
        ("дому", WordFilter(pos_allowed="nouns", forms="lemma_nom_sg"), Why.FORM, {"lemma": "дом"}),
        ("сани", WordFilter(number_filter="singular_only"), Why.NUMBER, {"number": "singular_only"}),
        ("нахал", WordFilter(usage_labels_blocked=("slang",)), Why.LABEL, {"labels": "slng"}),
    ],
)
def test_each_reason(asked: str, filter: WordFilter, why: Why, params: dict[str, str]) -> None:
    found = look_up(filtered(lists()[0], filter), asked, longest=15)
    assert (found.valid, found.why, found.params) == (False, why, params)
    assert found.spellings == ()


def test_a_list_of_nouns_says_why_another_word_of_the_language_does_not_count() -> None:
    _, nouns = lists()
    assert look_up(nouns, "бегут").why is Why.PART
    found = look_up(nouns, "дому")
    assert (found.why, found.params, found.lists) == (Why.FORM, {"lemma": "дом"}, ("ru_general",))
    assert found.entry is not None
    assert found.entry.analyses[0].lemma == "дом"


def test_words_of_no_list_are_told_as_what_they_are() -> None:
    tags = {"МОСКВА": "NOUN,inan,femn,Geox sing,nomn", "АТС": "NOUN,inan,femn,Abbr sing,nomn", "ДОМ": NOUN}
    words = {word: [(word.lower(), tag)] for word, tag in tags.items()}
    lexicon, _ = lexicon_of_readings(words, unlisted=("МОСКВА", "АТС"))
    assert look_up(lexicon, "москва").why is Why.NAME
    assert look_up(lexicon, "АТС").why is Why.ABBREVIATION
    assert look_up(filtered(lexicon, WordFilter(lowercase_abbreviations=True)), "АТС").valid
    assert look_up(lexicon, "дом").valid


def test_a_word_of_a_wider_list_is_told_with_its_lists() -> None:
    general = open_lexicon("ru_general")
    assert general is not None
    found = look_up(general, "недодача")
    assert (found.valid, found.why, found.lists) == (False, Why.UNATTESTED, ("ru_wide",))


def test_a_language_that_has_ye_and_no_yo_has_no_yo() -> None:
    assert look_up(lexicon_of_words("x", "bg", ["ДЕН", "НЕДЕЛ"]), "дён").why is Why.LETTERS
    assert look_up(lexicon_of_words("x", "ru", ["ДЕНЬ", "ЁЛКА"]), "дёнь").why is Why.SPELLING


def test_yo_is_no_letter_of_the_macedonian_list() -> None:
    macedonian = open_lexicon("mk_general")
    assert macedonian is not None
    found = look_up(macedonian, "дён")
    assert (found.why, found.params) == (Why.LETTERS, {"signs": "Ё"})


@pytest.mark.parametrize(
    "asked", ["сѐ", "с\N{LATIN SMALL LETTER E WITH GRAVE}", "се\N{COMBINING ACUTE ACCENT}"]
)
def test_a_word_with_a_stress_mark_is_told_without_it(asked: str) -> None:
    found = look_up(lexicon_of_words("x", "mk", ["СЕ", "ДЕН"]), asked)
    assert (found.valid, found.why, found.params) == (False, Why.SPELLING, {"spelling": "СЕ"})
    assert look_up(lexicon_of_words("x", "en", ["NAIVE"]), "naïve").params == {"spelling": "NAIVE"}


def test_an_overlay_is_told_with_layer_and_reason() -> None:
    server = OverlayLayer(Layer.SERVER, remove=(OverlayEntry("ЁЖ", "no hedgehogs"),))
    lexicon = lists()[0].with_overlay(overlay_of([server, *house_words(["РА"]).layers]))
    found = look_up(lexicon, "еж")
    assert (found.valid, found.why) == (False, Why.REMOVED)
    assert found.params == {"layer": "server", "reason": "no hedgehogs"}
    added = look_up(lexicon, "ра")
    assert added.valid
    assert added.ruling is not None
    assert added.ruling.layer is Layer.GAME


@pytest.mark.parametrize(
    ("mode", "asked", "valid", "spellings"),
    [
        ("distinct", "ЕЖ", False, ()),
        ("distinct", "ЁЖ", True, ("ЁЖ",)),
        ("e_covers_yo", "ЕЖ", True, ("ЁЖ",)),
        ("e_covers_yo", "ЁЛЬ", False, ()),
        ("merged", "ЕЖ", True, ("ЁЖ",)),
        ("merged", "ЁЛЬ", True, ("ЕЛЬ",)),
    ],
)
def test_dots_follow_the_mode(mode: str, asked: str, valid: bool, spellings: tuple[str, ...]) -> None:
    found = look_up(lists()[0], asked, yo_mode=mode)  # type: ignore[arg-type]
    assert (found.valid, found.spellings) == (valid, spellings)
    if valid:
        assert found.spelling == spellings[0]


DOTTED = "ЁЕТН"
strings = st.text(alphabet=DOTTED, min_size=2, max_size=5)
modes = st.sampled_from(["distinct", "e_covers_yo", "merged"])


@unhurried
@given(st.sets(strings, min_size=1, max_size=20), strings, modes)
def test_look_up_referee_and_kernel_agree_on_every_string(held: set[str], asked: str, mode: str) -> None:
    lexicon = lexicon_of_words("x", "ru", held | {DOTTED})
    agree(lexicon, asked, mode, WITHOUT_YO if mode == "merged" else RUSSIAN)


def agree(lexicon: Lexicon, asked: str, mode: str, alphabet: Alphabet) -> None:
    laid = asked.replace("Ё", "Е") if mode == "merged" else asked
    tiles = alphabet.encode(laid)
    assert tiles is not None
    found = look_up(lexicon, laid, yo_mode=mode)  # type: ignore[arg-type]
    assert found.valid == tile_words(lexicon, alphabet, mode).contains(tiles)
    assert all(stands_for(laid, one, mode) and lexicon.contains(one) for one in found.spellings)  # type: ignore[arg-type]
    graph = open_graph(build_graph(playable_words(lexicon, alphabet, mode), len(alphabet)))
    assert found.valid == graph.contains(tiles)


@pytest.mark.parametrize("mode", ["distinct", "e_covers_yo", "merged"])
def test_real_words_with_dots_are_looked_up_judged_and_graphed_alike(mode: str) -> None:
    nouns = open_lexicon("ru_nouns")
    assert nouns is not None
    alphabet = WITHOUT_YO if mode == "merged" else RUSSIAN
    graph = open_graph(build_graph(playable_words(nouns, alphabet, mode), len(alphabet)))
    judge = tile_words(nouns, alphabet, mode)
    dotted = islice((word for word in nouns.words() if "Ё" in word), 0, None, 25)
    for word in dotted:
        for laid in (word, word.replace("Ё", "Е")):
            tiles = alphabet.encode(laid)
            if tiles is None:
                continue
            found = look_up(nouns, laid, yo_mode=mode)  # type: ignore[arg-type]
            assert found.valid == judge.contains(tiles) == graph.contains(tiles), laid
            if found.valid:
                assert found.spelling in found.spellings
            assert (word in found.spellings) == (mode != "distinct" or laid == word)


@pytest.mark.parametrize(
    ("list_id", "asked", "why", "params"),
    [
        ("ru_general", "москвой", Why.NAME, {"kind": "place", "lemma": "Москва"}),
        ("ru_general", "тыс", Why.ABBREVIATION, {}),
        ("ru_general", "агенство", Why.MISSPELLING, {"spelling": "АГЕНТСТВО"}),
        ("ru_general", "KOT", Why.LOOK_ALIKE, {"signs": "KOT", "spelling": "КОТ"}),
        ("en_general", "САТ", Why.LOOK_ALIKE, {"signs": "САТ", "spelling": "CAT"}),
        ("en_general", "naïve", Why.SPELLING, {"spelling": "NAIVE"}),
        ("en_general", "london", Why.NAME, {"kind": "place", "lemma": ""}),
        ("ru_general", "недодачу", Why.UNATTESTED, {"lemma": "недодача", "lists": "ru_wide"}),
    ],
)
def test_what_is_known_of_strings_that_are_no_words(
    list_id: str, asked: str, why: Why, params: dict[str, str]
) -> None:
    lexicon = open_lexicon(list_id)
    assert lexicon is not None
    found = look_up(lexicon, asked)
    assert (found.valid, found.why) == (False, why)
    assert params.items() <= found.params.items()


PARAMS: dict[Why, dict[str, str]] = {
    Why.LOOK_ALIKE: {"signs": "KO", "spelling": "КОТ"},
    Why.LETTERS: {"signs": "0"},
    Why.NO_TILE: {"signs": "Ъ"},
    Why.TOO_SHORT: {"least": "2"},
    Why.TOO_LONG: {"most": "15"},
    Why.REMOVED: {"layer": "server", "reason": "nobody says so"},
    Why.SPELLING: {"spelling": "ЕЛЬ"},
    Why.FORM: {"lemma": "дом"},
    Why.NUMBER: {"number": "plural_only"},
    Why.LABEL: {"labels": "slng,arch"},
    Why.UNATTESTED: {"lemma": "дом", "lists": "ru_wide"},
    Why.OTHER_LIST: {"lists": "ru_general,ru_wide"},
    Why.NAME: {"kind": "place", "lemma": "Москва"},
    Why.ABBREVIATION: {"note": "what it stands for"},
    Why.MISSPELLING: {"spelling": "КОТ"},
    Why.DISTORTED: {"spelling": "КОТ"},
    Why.REFUSED: {"note": "no source"},
}
MISSING: dict[Why, tuple[set[str], ...]] = {
    Why.REMOVED: ({"reason"},),
    Why.UNATTESTED: ({"lemma"}, {"lists"}, {"lemma", "lists"}),
    Why.NAME: ({"lemma"},),
    Why.ABBREVIATION: ({"note"},),
    Why.MISSPELLING: ({"spelling"},),
    Why.DISTORTED: ({"spelling"},),
    Why.REFUSED: ({"note"},),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("why", Why)
def test_every_reason_is_said_in_every_language_with_and_without_what_may_be_missing(
    why: Why, language: str
) -> None:
    texts = Translator(language)
    for without in (set[str](), *MISSING.get(why, ())):
        params = {name: "" if name in without else value for name, value in PARAMS.get(why, {}).items()}
        said = tell_why(LookUp(word="X", valid=False, why=why, params=params, spelling="X"), texts)
        assert said
        assert "{" not in said
        assert all(value in said for name, value in params.items() if name in ("spelling", "note", "signs"))


def test_a_list_without_grammar_is_told_with_the_card_of_another_that_has_it() -> None:
    own = lexicon_of_words("ru_club", "ru", ["РОДА", "ХАБЭБ"])
    others = other_lists(own)
    found = look_up(own, "рода", others=others)
    assert (found.valid, found.lists[0]) == (True, "ru_club")
    assert found.told_by is not None
    assert found.told_by.id != "ru_club"
    assert found.entry is not None
    assert found.entry.analyses[0].lemma == "род"
    alone = look_up(own, "хабэб", others=others)
    assert alone.entry is not None
    assert (alone.entry.analyses, alone.has_level) == ((), False)
    told = tell(alone, Translator("en"))
    assert (told.readings, told.source, told.level, told.band) == ((), "", None, None)
    assert told.unread
    assert (told.meanings, told.unexplained) == ((), "no definition in this list")
    assert look_up(lexicon_of_words("ru_club", "ru", ["ТОРК"]), "кот", others=others).why is Why.OTHER_LIST


def test_what_no_source_says_of_a_word_is_said_plainly() -> None:
    general, macedonian = open_lexicon("ru_general"), open_lexicon("mk_general")
    assert general is not None
    known, texts = tell(look_up(general, "дом"), Translator("ru")), Translator("mk")
    assert known.meanings
    assert (known.unexplained, known.unread) == ("", "")
    assert known.level is not None
    assert tell(look_up(general, "кзщь"), texts).unexplained == "", "what is no word needs no definition"
    assert macedonian is not None
    told = tell(look_up(macedonian, "сонце"), texts)
    assert (told.meanings, told.readings) == ((), ())
    assert told.unexplained == "нема толкување во овој список"
    assert told.unread.startswith("основната форма и видот не се познати")
    assert told.source


def test_the_rules_of_a_game_say_what_is_no_word_there() -> None:
    erudit, home = load_edition("erudit_wiki_129"), load_edition("ru_scrabble_home", ("mod_family",))
    assert isinstance(erudit, Edition)
    assert isinstance(home, Edition)
    nouns, general = open_lexicon("ru_nouns"), open_lexicon("ru_general")
    assert nouns is not None
    assert general is not None
    by_rule = dictionary(nouns, erudit.params)
    family = dictionary(general, home.params)
    assert isinstance(by_rule, Lexicon)
    assert isinstance(family, Lexicon)
    assert look_up_by(erudit, by_rule, "пью").why is Why.PART
    assert look_up_by(erudit, by_rule, "рода").why is Why.FORM
    assert look_up_by(erudit, by_rule, "ёж").valid
    assert look_up_by(home, family, "а" * 16).params == {"most": "15"}
    rude = look_up_by(home, family, "жопа", other_lists(general))
    assert (rude.why, rude.entry, rude.lists) == (Why.RUDE, None, ())
    few = msgspec.structs.replace(erudit.tileset, letters=erudit.tileset.letters[:-1])
    without_ya = msgspec.structs.replace(erudit, tileset=few)
    assert look_up_by(without_ya, by_rule, "яма").params == {"signs": "Я"}


def test_equations_are_looked_up_as_what_they_are() -> None:
    math, lexicon = load_edition("math"), open_lexicon("zxx_equations")
    assert isinstance(math, Edition)
    assert lexicon is not None
    assert look_up_by(math, lexicon, "2*3=6").valid
    assert look_up_by(math, lexicon, "2+2=5").why is Why.EQUATION
    assert look_up_by(math, lexicon, "a=1").why is Why.NO_TILE
