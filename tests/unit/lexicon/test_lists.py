"""The lists as shipped: what they promise, and the words that the rules' own examples use."""

from hashlib import sha256
from random import Random

import pytest

from fishka.i18n import Translator
from fishka.lexicon import (
    Flag,
    Lexicon,
    describe_readings,
    lexicon_ids,
    lexicon_info,
    load_lexicon,
    playable_words,
    tile_words,
)
from fishka.lexicon.catalogue import DATA
from tests.unit.lexicon.kit import RUSSIAN, WITHOUT_YO

IDS = ("ru_core", "ru_general", "ru_wide", "ru_nouns", "ru_nouns_core", "en_general")


def opened(id: str) -> Lexicon:
    found = load_lexicon(id)
    assert isinstance(found, Lexicon), found
    return found


def missing(id: str, words: str) -> list[str]:
    lexicon = opened(id)
    return [word for word in words.split() if not lexicon.contains(word)]


def present(id: str, words: str) -> list[str]:
    lexicon = opened(id)
    return [word for word in words.split() if lexicon.contains(word)]


def test_the_lists_are_these() -> None:
    assert lexicon_ids()[: len(IDS)] == IDS  # those of packages follow


@pytest.mark.parametrize("id", IDS)
def test_count_hash_and_order_are_as_the_card_says(id: str) -> None:
    lexicon = opened(id)
    digest, count, before, lengths = sha256(), 0, "", set[int]()
    for word in lexicon.words():
        assert before < word
        digest.update(f"{word}\n".encode())
        count += 1
        before = word
        lengths.add(len(word))
    info = lexicon.info
    assert (digest.hexdigest(), count) == (info.hash, info.count)
    assert lengths == set(info.counts_by_length) == set(range(2, 16))
    assert sum(info.counts_by_length.values()) == sum(info.counts_by_tier.values()) == count


@pytest.mark.parametrize("id", IDS)
def test_the_licence_of_a_list_lies_beside_it(id: str) -> None:
    info = lexicon_info(id)
    assert info is not None
    assert info.licence
    assert info.sources
    notice = (DATA / info.notice).read_text(encoding="utf-8")
    assert all(source.name in notice for source in info.sources)


@pytest.mark.parametrize(
    ("part", "whole"),
    [
        ("ru_core", "ru_general"),
        ("ru_general", "ru_wide"),
        ("ru_nouns_core", "ru_nouns"),
        ("ru_nouns", "ru_wide"),
    ],
)
def test_a_narrower_list_lies_within_the_wider(part: str, whole: str) -> None:
    narrow, wide = opened(part), opened(whole)
    assert narrow.book is wide.book
    assert len(narrow) < len(wide)
    for block in wide.book.blocks.values():
        inner, outer = narrow.mask(block), wide.mask(block)
        assert not any(a and not b for a, b in zip(inner, outer, strict=True))


def test_general_has_words_of_every_form() -> None:
    forms = (
        "ДО ДОМА БЕЖАЛ РОДА ЛЕСНИК КОТ РУКА РОД ЩУКА КОРОВА ТЕЛЕФОН ПЬЁШЬ ЕЩЁ ВУЗ СОФА ПРИДОМОВОЙ КРАСИВЕЕ"
    )
    assert missing("ru_general", forms + " РОТВЕЙЛЕРОМ МОНИТОРИМ ПОХЛЁБКА") == []
    assert missing("ru_wide", forms) == []


def test_general_lacks_names_abbreviations_and_misspellings() -> None:
    assert (
        present("ru_general", "ПЭН КАФЭ КАШАП РУКАЛАЧ МОСКВА ИВАН СССР ПЬЕШЬ ЕЖ ДЕВЧЕНКА АДИДАС ШТ ЪЪ") == []
    )


def test_nouns_stand_in_dictionary_form() -> None:
    good = "НОЖНИЦЫ ДО ЭТА ВУЗ АЗУ ЭР ЁЖ САНИ ЛЮДИ БОЛЬНОЙ ДЕЖУРНАЯ ШАМПАНСКОЕ КИНО КАЧЕЛИ КОТ"
    assert missing("ru_nouns", good) == []
    assert present("ru_nouns", "ДЛЯ ДОМА БЕЖАЛ РОДА ПИТЬ КРАСИВЫЙ КОШКИ НАШ И КОТОРЫЙ") == []


def test_letters_of_the_alphabet_greek_letters_and_notes_are_nouns() -> None:
    letters = "БЭ ВЭ ГЭ ДЭ ЖЭ ЗЭ ЙОТ КА ЭЛЬ ЭМ ЭН ПЭ ЭР ЭС ТЭ ЭФ ХА ЦЕ ЧЕ ША ЩА"
    greek = "АЛЬФА БЕТА ГАММА ДЕЛЬТА ЭПСИЛОН ДЗЕТА ЭТА ТЕТА ЙОТА КАППА ЛЯМБДА МЮ НЮ КСИ ОМИКРОН ПИ РО СИГМА"
    assert missing("ru_nouns", f"{letters} {greek} ТАУ ИПСИЛОН ФИ ХИ ПСИ ОМЕГА ДО РЕ МИ ФА СОЛЬ ЛЯ СИ") == []


def test_english_has_both_spellings_and_the_short_words() -> None:
    assert missing("en_general", "CAT QI ZA COLOUR COLOR AA RAD PSI MAX REC MATHS FJORD QUIXOTIC") == []
    assert present("en_general", "HHD CSC LONDON DR MR THX") == []
    assert sum(len(word) == 2 for word in opened("en_general").words()) == 127


def test_the_card_of_a_shipped_word() -> None:
    found = opened("ru_general").entry("РОДА")
    assert found is not None
    lines = describe_readings(found, Translator("ru").text)
    assert lines[0] == ("род", "форма слова род, существительное, родительный падеж, ед. ч.")
    assert found.tier == 1
    assert 400 < found.level < 600
    assert found.flags == ()


def test_every_shipped_reading_has_its_texts() -> None:
    text = Translator("ru").text
    lexicon = opened("ru_wide")
    random = Random(1)
    rows = random.sample(range(len(lexicon)), 3000)
    for row in rows:
        word = lexicon.book.decode(lexicon.book.word(row))
        found = lexicon.entry(word)
        if found is not None:
            assert all(lemma and form for lemma, form in describe_readings(found, text))


def test_rude_words_are_marked_judged_and_kept_from_bots() -> None:
    rude = opened("ru_general").entry("ЖОПОЙ")
    assert rude is not None
    assert Flag.RUDE in rude.flags
    assert not opened("ru_core").contains("ЖОПОЙ")
    assert "SHIT" not in opened("en_general").words(1)
    assert opened("en_general").contains("SHIT")


def test_a_noun_is_as_common_as_the_noun_not_as_its_homograph() -> None:
    general, nouns = opened("ru_general").entry("ЖЕ"), opened("ru_nouns").entry("ЖЕ")
    assert general is not None
    assert nouns is not None
    assert general.level > 600
    assert nouns.level < 350
    common = set(opened("ru_nouns").words(350))
    assert {"ДОМ", "РУКА", "ЁЛКА"} <= common
    assert not {"ЖЕ", "ДО", "КА", "ТОЙ"} & common


def test_shipped_words_reach_graph_and_referee_alike() -> None:
    lexicon = opened("ru_nouns")
    for alphabet, mode in ((RUSSIAN, "e_covers_yo"), (WITHOUT_YO, "merged")):
        listed = playable_words(lexicon, alphabet, mode).split(b"\0")[:-1]
        words = tile_words(lexicon, alphabet, mode)
        assert len(set(listed)) == len(listed)
        assert all(words.contains(word) for word in listed)
        every = set(listed)
        random = Random(2)
        for word in random.sample(listed, 3000):
            shuffled = bytes(random.sample(word, len(word)))
            assert words.contains(shuffled) == (shuffled in every)


def test_readings_as_a_headword_come_first() -> None:
    for word in ("СТОЛОВАЯ", "ДО", "ТОЙ", "ПЕЧЬ"):
        found = opened("ru_wide").entry(word)
        assert found is not None
        own = [one.lemma == word.lower() for one in found.analyses]
        assert own == sorted(own, reverse=True)
        assert own[0]
        assert len(set(found.analyses)) == len(found.analyses)
