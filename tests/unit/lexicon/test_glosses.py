"""Definitions: the file, the look-up, the cleaning of wiki markup, and what is shipped."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tools.words.wikitext import plain
from tools.words.wordnet import WordNet

from fishka.lexicon import LexiconFault, gloss, open_glosses, open_lexicon
from fishka.lexicon.blocks import Blocks
from fishka.lexicon.glosses import MAGIC, GlossEntry, Glosses, pack_glosses

CAT = GlossEntry("cat", "NOUN", ("feline mammal", "a woman"))
RUN_NOUN = GlossEntry("run", "NOUN", ("a score",))
RUN_VERB = GlossEntry("run", "VERB", ("move fast",))


def packed(*entries: GlossEntry) -> bytes:
    return pack_glosses(entries, "en", "MIT", "NOTICE-en.txt", ())


def glosses_of(*entries: GlossEntry) -> Glosses:
    return Glosses(Blocks(packed(*entries), MAGIC))


def test_entries_come_back_as_they_were_given() -> None:
    glosses = glosses_of(RUN_VERB, CAT, RUN_NOUN)
    assert glosses.entries("cat") == (CAT,)
    assert glosses.entries("run") == (RUN_NOUN, RUN_VERB)
    assert list(glosses) == [CAT, RUN_NOUN, RUN_VERB]


def test_what_is_not_there_has_no_entries() -> None:
    glosses = glosses_of(RUN_VERB, CAT)
    assert [glosses.entries(lemma) for lemma in ("", "a", "ca", "cats", "zoo", "cat\tNOUN")] == [()] * 6


@given(st.dictionaries(st.text("abcdefgh", min_size=1, max_size=6), st.text("xyz ", min_size=1), min_size=1))
def test_every_headword_is_found_in_whatever_block_it_lies(meanings: dict[str, str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fishka.lexicon.blocks.BLOCK_BYTES", 40)
        glosses = glosses_of(*(GlossEntry(lemma, "", (text,)) for lemma, text in meanings.items()))
    assert {lemma: glosses.entries(lemma)[0].texts[0] for lemma in meanings} == meanings


def test_a_sign_that_the_file_uses_itself_is_refused() -> None:
    for sign in "\t\n\x1f":
        with pytest.raises(ValueError, match="cat"):
            packed(GlossEntry("cat", "", (f"a{sign}b",)))


def test_damage_is_told_and_never_read(tmp_path: Path) -> None:
    data = packed(CAT)
    assert open_glosses("en", tmp_path) == LexiconFault("data_missing", {"file": "en.glosses"})
    for bad in (b"", b"FISHKAG0" + data[8:], data[:-1], data[:20], data + b"x"):
        (tmp_path / "en.glosses").write_bytes(bad)
        assert open_glosses("en", tmp_path) == LexiconFault("data_damaged", {"file": "en.glosses"})
    (tmp_path / "en.glosses").write_bytes(data[:-2] + bytes([data[-2] ^ 1]) + data[-1:])
    opened = open_glosses("en", tmp_path)
    assert isinstance(opened, Glosses)
    with pytest.raises(ValueError, match="block 0"):
        opened.entries("cat")


def test_shipped_definitions_answer_by_headword_and_part_of_speech() -> None:
    assert "feline mammal" in gloss("en", "cat")[0]
    assert gloss("en", "run", "VERB")[0].startswith("move fast")
    assert gloss("en", "run", "NOUN")[0] != gloss("en", "run", "VERB")[0]
    assert gloss("ru", "слон")[0].startswith("зоол. крупное толстокожее хоботное млекопитающее")
    assert gloss("ru", "слон", "NOUN") == gloss("ru", "слон"), "the source does not tell parts of speech"
    assert gloss("ru", "абырвалг") == gloss("xx", "слон") == ()


@pytest.mark.parametrize(
    ("language", "id", "least"), [("ru", "ru_wide", 30_000), ("en", "en_general", 60_000)]
)
def test_shipped_definitions_are_clean_and_of_words_of_the_lists(language: str, id: str, least: int) -> None:
    glosses, lexicon = open_glosses(language), open_lexicon(id)
    assert isinstance(glosses, Glosses)
    assert lexicon is not None
    entries = list(glosses)
    assert len(entries) == glosses.header.entries > least
    book = lexicon.book
    codes = {one.lemma: book.encode(one.lemma.upper()) for one in entries}
    assert [lemma for lemma, code in codes.items() if code is None or book.find(code) is None] == []
    marks = set("{}[]|<>") if language == "ru" else set()
    assert [one for one in entries if any(marks & set(text) or not text.strip() for text in one.texts)] == []
    assert glosses.header.notice.startswith("NOTICE-")
    assert glosses.header.licence


@pytest.mark.parametrize(
    ("markup", "text"),
    [
        ("[[сочный|Сочный]] [[плод]] {{пример|{{выдел|Яблоко}} упало.}}", "Сочный плод"),
        ("{{п.|ru}}, {{разг.|ru}} {{=|сутки}}   ", "перен., разг. то же, что сутки"),
        ("{{=|исток|начало}}", "то же, что исток; начало"),
        ("{{уменьш.|ru|конь}}; [[маленький]] [[конь]]", "уменьш. к конь; маленький конь"),
        ("{{умласк.||полоса}}", "уменьш.-ласк. к полоса"),
        ("{{соотн.|свойств=1|мужчина}}", "относящийся к: мужчина"),
        ("{{хим-элем|79|Au|lang=ru}}", "химический элемент с атомным номером 79, знак Au"),
        ("{{значение\n|определение=двенадцатая [[часть]] [[год]]а\n|пометы=\n}}", "двенадцатая часть года"),
        (
            "семейства [[куньи]]х ({{lang|la|Lutra lutra}}) {{семантика|синонимы=-}}",
            "семейства куньих (Lutra lutra)",
        ),
        ("[[орган]] иммунной{{?}} системы<!-- 1 --> C<sub>2</sub> [5]", "орган иммунной системы C2"),
        ("[[Файл:a.jpg|thumb|[[b]] c]] место", "место"),
        ("{{разг.|ru}}, {{п.|ru}}", ""),
        ("[[звонок]] {{неведомое|а}} {{Нужен перевод|ru}}", "звонок"),
        ("не закрыто {{=|а", ""),
    ],
)
def test_wiki_markup_becomes_text(markup: str, text: str) -> None:
    assert plain(markup) == text


@given(st.text("{}[]|=<>' абв.", max_size=40))
def test_no_markup_is_left_whatever_comes(markup: str) -> None:
    assert not set(plain(markup)) & set("{}[]|<>")


def test_names_and_examples_of_wordnet_are_left_out(tmp_path: Path) -> None:
    folder = tmp_path / "usr/share/wordnet"
    folder.mkdir(parents=True)
    for ending in ("verb", "adj", "adv"):
        (folder / f"index.{ending}").write_text("  1 licence\n")
        (folder / f"data.{ending}").write_text("  1 licence\n")
        (folder / f"{ending}.exc").write_text("")
    (folder / "index.noun").write_text(
        "  1 licence\nturkey n 2 1 @ 2 1 00000010 00000020  \nhot_dog n 1 0 1 0 00000020  \n"
    )
    (folder / "data.noun").write_text(
        "00000010 05 n 01 Turkey 0 000 | a republic  \n"
        '00000020 05 n 02 turkey 0 hot_dog 0 000 | a bird; "eat it"  \n'
    )
    (folder / "noun.exc").write_text("geese goose\nhot_dogs hot_dog\n")
    wordnet = WordNet(tmp_path)
    assert list(wordnet.senses()) == [("turkey", "NOUN", "a bird")]
    assert wordnet.irregular() == {("geese", "NOUN"): ("goose",)}
