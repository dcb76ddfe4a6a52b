"""Filters choose words by what is known of their readings; what a list cannot tell is refused by name."""

import itertools

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fishka.lexicon import (
    FaultCode,
    Layer,
    Lexicon,
    LexiconFault,
    OverlayEntry,
    OverlayLayer,
    WordFilter,
    house_words,
    lexicon_of_words,
    look_up,
    open_lexicon,
    overlay_of,
)
from fishka.lexicon.filter import base_rows, in_base
from tests.unit.lexicon.kit import lexicon_of_readings

NOUN, PLURAL = "NOUN,inan,masc sing,nomn", "NOUN,inan,masc plur,nomn"
WORDS = {
    "ДОМ": [("дом", NOUN)],
    "ДОМА": [("дом", PLURAL), ("дома", "ADVB")],
    "ДОМУ": [("дом", "NOUN,inan,masc sing,datv")],
    "САНИ": [("сани", "NOUN,inan,GNdr,Pltm plur,nomn")],
    "ЛЮДИ": [("люди", "NOUN,anim,masc plur,nomn")],
    "БЕЖАТЬ": [("бежать", "INFN,impf,intr")],
    "БЕГУТ": [("бежать", "VERB,impf,intr plur,3per,pres,indc")],
    "БОЛЬНОЙ": [("больной", "ADJF,Subx,Qual masc,sing,nomn")],
    "БОЛЬНЫХ": [("больной", "ADJF,Subx,Qual plur,gent")],
    "КРАСНЫЙ": [("красный", "ADJF,Qual masc,sing,nomn")],
    "ИБО": [("ибо", "CONJ")],
    "НАХАЛ": [("нахал", "NOUN,anim,masc,Slng sing,nomn")],
    "ДРЫН": [("дрын", "")],
    "ДРЫНЫ": [("дрын", "")],
    "ЗЭ": [],
    "ЧУШЬ": [("чушь", "NOUN,inan,femn,Nstd sing,nomn")],
}
NOUNS = {"ДОМ", "САНИ", "ЛЮДИ", "БОЛЬНОЙ", "НАХАЛ", "ДРЫН", "ЗЭ", "ЧУШЬ"}


def chosen(filter: WordFilter, *, of_nouns: bool = False, rude: tuple[str, ...] = ()) -> set[str]:
    lists = lexicon_of_readings(WORDS, NOUNS, rude)
    filtered = lists[of_nouns].filtered(filter)
    assert isinstance(filtered, Lexicon), filtered
    found = set(filtered.words())
    assert len(filtered) == len(found)
    assert all(filtered.contains(word) == (word in found) for word in WORDS)
    return found


@pytest.mark.parametrize(
    ("filter", "expected"),
    [
        (WordFilter(), set(WORDS)),
        (WordFilter(pos_allowed="nouns"), NOUNS | {"ДОМА", "ДОМУ", "БОЛЬНЫХ"}),
        (WordFilter(pos_allowed="nouns", forms="lemma_nom_sg"), NOUNS | {"ДОМА"}),
        (WordFilter(pos_allowed="nouns", forms="lemma_nom_sg", noun_plural="pluralia_tantum"), NOUNS),
        (
            WordFilter(pos_allowed="nouns", forms="lemma_nom_sg", noun_plural="if_listed_in_any_source"),
            NOUNS,
        ),
        (WordFilter(pos_allowed="nouns", number_filter="plural_only"), {"ДОМА", "САНИ", "ЛЮДИ", "БОЛЬНЫХ"}),
        (
            WordFilter(pos_allowed="nouns", forms="lemma_nom_sg", number_filter="plural_only"),
            {"ДОМА", "САНИ", "ЛЮДИ"},
        ),
        (
            WordFilter(
                pos_allowed="nouns",
                forms="lemma_nom_sg",
                noun_plural="pluralia_tantum",
                number_filter="singular_only",
            ),
            NOUNS - {"САНИ", "ЛЮДИ"},
        ),
        (WordFilter(number_filter="plural_only"), {"ДОМА", "САНИ", "ЛЮДИ", "БЕГУТ", "БОЛЬНЫХ"}),
        (
            WordFilter(number_filter="singular_only"),
            set(WORDS) - {"САНИ", "ЛЮДИ", "БЕГУТ", "БОЛЬНЫХ", "ДРЫНЫ"},
        ),
        (
            WordFilter(forms="lemma_nom_sg", noun_plural="pluralia_tantum"),
            NOUNS | {"ДОМА", "БЕЖАТЬ", "КРАСНЫЙ", "ИБО"},
        ),
        (WordFilter(usage_labels_blocked=("жаргонное",)), set(WORDS) - {"НАХАЛ"}),
        (WordFilter(usage_labels_blocked=("не рекомендуется", "справочное")), set(WORDS) - {"ЧУШЬ"}),
        (WordFilter(usage_labels_blocked=("not recommended",), multi_source="any_accepts"), set(WORDS)),
    ],
)
def test_a_filter_takes_the_words_that_a_reading_lets_in(filter: WordFilter, expected: set[str]) -> None:
    assert chosen(filter) == expected


def test_a_list_of_nouns_answers_its_own_question_by_review_and_others_by_the_general_list() -> None:
    own = WordFilter(pos_allowed="nouns", forms="lemma_nom_sg", noun_plural="pluralia_tantum")
    assert chosen(own, of_nouns=True) == NOUNS
    assert chosen(WordFilter(), of_nouns=True) == NOUNS
    anywhere = WordFilter(pos_allowed="nouns", forms="lemma_nom_sg")
    assert chosen(anywhere, of_nouns=True) == NOUNS | {"ДОМА"}


def test_rude_words_are_out_where_rules_refuse_them() -> None:
    assert chosen(WordFilter(rude_words="refused"), rude=("НАХАЛ",)) == set(WORDS) - {"НАХАЛ"}


def test_small_abbreviations_come_in_where_no_list_has_them() -> None:
    words = {"ДОМ": [("дом", NOUN)], "АТС": [("атс", "NOUN,inan,femn,Abbr sing,nomn")]}
    lexicon, nouns = lexicon_of_readings(words, {"ДОМ"}, unlisted={"АТС"})
    lets_in = nouns.filtered(WordFilter(lowercase_abbreviations=True))
    assert isinstance(lets_in, Lexicon)
    assert set(lets_in.words()) == set(words)
    assert set(nouns.words()) == {"ДОМ"}
    own = WordFilter(
        pos_allowed="nouns",
        forms="lemma_nom_sg",
        noun_plural="pluralia_tantum",
        lowercase_abbreviations=True,
    )
    for one in (nouns.filtered(own), lexicon.filtered(own)):
        assert isinstance(one, Lexicon)
        assert set(one.words()) == set(words)
        assert look_up(one, "АТС").valid


@pytest.mark.parametrize(
    ("filter", "code"),
    [
        (WordFilter(pos_allowed="nouns"), FaultCode.FILTER_NEEDS_FORMS),
        (WordFilter(forms="lemma_nom_sg"), FaultCode.FILTER_NEEDS_FORMS),
        (WordFilter(number_filter="plural_only"), FaultCode.FILTER_NEEDS_FORMS),
        (WordFilter(lowercase_abbreviations=True), FaultCode.FILTER_NEEDS_FORMS),
        (WordFilter(usage_labels_blocked=("slang",)), FaultCode.FILTER_NEEDS_FORMS),
        (WordFilter(rude_words="refused"), FaultCode.FILTER_NEEDS_RUDE),
        (WordFilter(excluded=("hyphen",)), FaultCode.FILTER_NEEDS_CLASS),
    ],
)
def test_what_a_list_of_bare_words_cannot_tell_is_refused(filter: WordFilter, code: FaultCode) -> None:
    refused = lexicon_of_words("x", "en", ["CAT"]).filtered(filter)
    assert isinstance(refused, LexiconFault)
    assert (refused.code, refused.params["id"]) == (code, "x")


def test_a_label_that_nobody_knows_is_refused() -> None:
    lexicon, _ = lexicon_of_readings(WORDS)
    refused = lexicon.filtered(WordFilter(usage_labels_blocked=("высокое",)))
    assert isinstance(refused, LexiconFault)
    assert (refused.code, refused.params["label"]) == (FaultCode.FILTER_UNKNOWN_LABEL, "высокое")


def test_what_asks_for_nothing_is_no_filter() -> None:
    bare = lexicon_of_words("x", "en", ["CAT"])
    same = bare.filtered(WordFilter(noun_plural="pluralia_tantum"))
    assert isinstance(same, Lexicon)
    assert (same.filter.key, same.hash) == ("", bare.info.hash)


filters = st.builds(
    WordFilter,
    pos_allowed=st.sampled_from(["any", "nouns"]),
    forms=st.sampled_from(["all_inflected", "lemma_nom_sg"]),
    noun_plural=st.sampled_from(["always", "pluralia_tantum", "if_listed_in_any_source"]),
    number_filter=st.sampled_from(["any", "singular_only", "plural_only"]),
    usage_labels_blocked=st.sets(st.sampled_from(["slang", "archaic", "informal"])).map(tuple),
    rude_words=st.sampled_from(["allowed", "refused"]),
    multi_source=st.sampled_from(["single", "any_accepts"]),
)
unhurried = settings(deadline=None, suppress_health_check=list(HealthCheck))


@unhurried
@given(filters, filters)
def test_filters_that_may_choose_otherwise_have_other_keys(one: WordFilter, other: WordFilter) -> None:
    if one.key == other.key:
        assert one.asked == other.asked
        assert chosen(one, rude=("НАХАЛ",)) == chosen(other, rude=("НАХАЛ",))


@settings(parent=unhurried, max_examples=8)
@given(filters, st.sampled_from(["ru_general", "ru_core", "ru_nouns"]))
def test_real_words_pass_by_their_readings_and_a_narrower_filter_takes_less(
    filter: WordFilter, id: str
) -> None:
    lexicon = open_lexicon(id)
    assert lexicon is not None
    filtered = lexicon.filtered(filter)
    assert isinstance(filtered, Lexicon)
    wider = lexicon.filtered(msgspec.structs.replace(filter, rude_words="allowed", number_filter="any"))
    assert isinstance(wider, Lexicon)
    assert len(filtered) <= len(wider)
    for word in itertools.islice(filtered.words(), 0, None, max(1, len(filtered) // 150)):
        entry = filtered.entry(word)
        assert entry is not None
        assert wider.contains(word)
        if filter.rude_words == "refused":
            assert "rude" not in entry.flags
        if filter.number_filter == "plural_only":
            assert any("plur" in one.grammemes for one in entry.analyses)
        if filter.pos_allowed == "nouns" and filter.forms == "all_inflected" and id != "ru_nouns":
            kinds = {one.pos for one in entry.analyses}
            assert kinds & {"NOUN", "ADJF", "PRTF", ""} or not kinds or nouns_hold(word)


def nouns_hold(word: str) -> bool:
    nouns = open_lexicon("ru_nouns")
    return nouns is not None and nouns.contains(word)


def test_nouns_in_dictionary_form_of_the_wide_list_are_the_list_of_nouns() -> None:
    wide, nouns = open_lexicon("ru_wide"), open_lexicon("ru_nouns")
    assert wide is not None
    assert nouns is not None
    own = WordFilter(pos_allowed="nouns", forms="lemma_nom_sg", noun_plural="pluralia_tantum")
    chosen = wide.filtered(own)
    assert isinstance(chosen, Lexicon)
    assert list(chosen.words()) == list(nouns.words())


def test_words_of_the_game_pass_every_filter_and_those_of_the_server_do_not() -> None:
    lexicon, _ = lexicon_of_readings(WORDS, NOUNS)
    nouns = WordFilter(pos_allowed="nouns")
    for layer, counts in ((Layer.GAME, {"БЕГУТ", "РА"}), (Layer.SERVER, set())):
        entries = tuple(OverlayEntry(word, "so") for word in ("БЕГУТ", "РА"))
        laid = lexicon.with_overlay(overlay_of([OverlayLayer(layer, add=entries)])).filtered(nouns)
        assert isinstance(laid, Lexicon)
        assert {word for word in ("БЕГУТ", "РА") if laid.contains(word)} == counts
    plain = lexicon.with_overlay(overlay_of([OverlayLayer(Layer.SERVER, add=(OverlayEntry("РА", "so"),))]))
    assert plain.contains("РА")


def test_an_identity_tells_what_a_game_is_judged_by() -> None:
    lexicon, _ = lexicon_of_readings(WORDS, NOUNS)
    laid = lexicon.with_overlay(house_words(["РА"])).filtered(WordFilter(pos_allowed="nouns"))
    assert isinstance(laid, Lexicon)
    identity = laid.identity
    assert (identity.id, identity.list_hash, identity.hash) == ("ru_general", lexicon.info.hash, laid.hash)
    assert (identity.filter, identity.count) == ("1 pos_allowed=nouns", len(NOUNS) + 4)
    assert sum(identity.counts_by_length.values()) == identity.count
    others = [lexicon, lexicon.with_overlay(house_words(["РА"])), lexicon.filtered(laid.filter), laid]
    hashes = [one.hash for one in others if isinstance(one, Lexicon)]
    assert len(set(hashes)) == 4


def test_nouns_of_a_language_without_cases_are_in_their_dictionary_form_by_number() -> None:
    english = open_lexicon("en_general")
    assert english is not None
    singular = english.filtered(
        WordFilter(pos_allowed="nouns", forms="lemma_nom_sg", number_filter="singular_only")
    )
    assert isinstance(singular, Lexicon)
    said = {word: singular.contains(word) for word in ("CAT", "CATS", "HOUSE", "HOUSES", "AMONG")}
    assert said == {"CAT": True, "CATS": False, "HOUSE": True, "HOUSES": False, "AMONG": False}


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("id", ["ru_general", "ru_nouns"])
@pytest.mark.parametrize(
    "asked", [WordFilter(), WordFilter(pos_allowed="nouns"), WordFilter(multi_source="any_accepts")]
)
def test_one_word_is_in_the_base_when_its_row_is(id: str, asked: WordFilter, small: bool) -> None:
    listed = open_lexicon(id)
    assert listed is not None
    book, header = listed.book, listed.header
    filter = msgspec.structs.replace(asked, lowercase_abbreviations=small)
    rows = base_rows(book, header, filter)
    unlisted = (row for row, held in enumerate(book.rows_of(0xFF)) if not held)
    some = [*range(0, book.row_count, 997), *unlisted]
    assert [in_base(book, row, header, filter) for row in some] == [bool(rows[row]) for row in some]
