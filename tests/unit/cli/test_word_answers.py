"""Words, lists and searches on the command line, beyond what the goldens hold."""

import json

from fishka.lexicon import lexicon_ids
from fishka.rules.load import edition_ids
from tests.game_kit.editions import edition as altered
from tests.unit.cli.calls import call


def test_lists_are_listed_with_their_cards() -> None:
    listed = call("lexicon", "list", "--json").json["lexicons"]
    assert [one["id"] for one in listed] == list(lexicon_ids())
    for one in listed:
        card = call("lexicon", "info", one["id"], "--json").json
        assert {key: card[key] for key in one} == one
        assert sum(card["counts_by_length"].values()) == card["count"]
        assert one["id"] in call("lexicon", "info", one["id"]).out
    assert len(call("lexicon", "list").out.splitlines()) == len(listed)


def test_an_exported_list_is_whole_and_in_canonical_order() -> None:
    words = call("lexicon", "export", "ru_nouns").out.splitlines()
    assert len(words) == call("lexicon", "info", "ru_nouns", "--json").json["count"]
    assert words == sorted(set(words))


def test_a_search_says_when_there_is_more_and_when_there_is_nothing() -> None:
    called = call("lexicon", "search", "en_general", "Q*", "--limit", "3")
    assert (called.exit, len(called.out.splitlines())) == (0, 3)
    assert "--after QIS" in called.err
    assert call("lexicon", "search", "en_general", "QQ*").exit == 1


def test_graphs_are_built_ahead_of_use() -> None:
    called = call("lexicon", "build", "ru_nouns", "--json")
    graphs = called.json["graphs"]
    editions = {one["edition"] for one in graphs}
    assert editions == {one for one in edition_ids() if altered(one).params.lexicon == "ru_nouns"}
    for name in editions:
        vocabularies = [one["vocabulary"] for one in graphs if one["edition"] == name]
        assert vocabularies == ["full", "common", "everyday", "familiar", "known", "core", "polite"]
    assert "the whole list…" in called.err


def test_words_are_told_to_people_with_form_and_headword() -> None:
    called = call("word", "ru_general", "рода", "ЪЪЪ", language="ru")
    assert called.exit == 1
    assert "рода: форма слова род, существительное, родительный падеж, ед. ч." in called.out
    assert called.out.splitlines()[-1] == "ЪЪЪ: нет, ни в одном списке его нет"


def test_what_is_no_word_says_so_readably_and_how_to_appeal() -> None:
    called = call("word", "ru_general", "два слова", "", "как-то", "роно", language="ru")
    assert called.out.splitlines()[:4] == [
        "ДВА СЛОВА: нет, нет таких букв в словаре: пробел",
        "(пусто): нет, ничего не спрошено",
        "КАК-ТО: нет, нет таких букв в словаре: дефис",
        "РОНО: нет, сокращение: районный отдел народного образования",
    ]
    assert "«Это слово должно быть»" in called.err
    assert call("word", "ru_general", "кот", "--json").err == ""


def test_a_word_that_the_edition_adds_says_so() -> None:
    called = call("word", "ru_nouns", "хабэ", "больной", "--edition", "erudit_vyatka", language="en")
    assert called.exit == 0
    assert called.out.splitlines()[:2] == ["ХАБЭ: valid", "  Added by this table."]
    assert "adjective, used as a noun, masculine" in called.out


def test_a_word_is_judged_by_an_edition_with_the_reason() -> None:
    called = call("word", "ru_nouns", "рода", "еж", "--edition", "erudit_wiki_129", "--json")
    assert called.exit == 1
    answer = json.loads(called.out)
    form, hedgehog = answer["words"]
    assert (form["valid"], form["why"]["code"], form["lists"][0]) == (False, "form", "ru_core")
    assert form["why"]["params"] == {"lemma": "род"}
    assert (hedgehog["valid"], hedgehog["spelled"], hedgehog["lemma"]) == (True, "ЁЖ", "ёж")
    assert hedgehog["gloss"]
    assert answer["lexicon"]["filter"]["pos_allowed"] == "nouns"


def test_a_search_lays_words_from_letters_and_finds_hooks() -> None:
    laid = json.loads(call("lexicon", "search", "ru_nouns", "кот", "--anagram", "--json").out)
    assert (laid["words"], laid["total"], laid["more"]) == (["КОТ", "ТОК"], 2, False)
    long_ones = call("lexicon", "search", "ru_nouns", "КОРАБЛ?", "--sub", "--long-first", "--limit", "3")
    assert "КОРАБЛЬ" in long_ones.out.splitlines()
    hooks = json.loads(call("lexicon", "search", "ru_nouns", "ОКО", "--hooks", "--json").out)
    assert (hooks["valid"], hooks["back"]) == (True, ["П", "Т"])
    common = call(
        "lexicon", "search", "ru_general", "С?А?", "--pos", "verb", "--level", "350", "--length", "4"
    )
    assert common.out.splitlines()
    assert call("lexicon", "search", "ru_nouns", "ЪЪ*", "--tier", "1").exit == 1


def test_a_search_that_means_nothing_is_a_wrong_call() -> None:
    for more in (
        ("К-Т",),
        ("",),
        ("А" * 30,),
        ("КОТ", "--sub", "--hooks"),
        ("КОТ", "--pos", "gerundium"),
        ("КОТ", "--length", "x"),
        ("КОТ", "--level", "7-3"),
    ):
        called = call("lexicon", "search", "ru_nouns", *more)
        assert called.exit == 2, more
        assert called.err
    assert call("lexicon", "search", "en_general", "C?T", "--pos", "noun").exit == 0
