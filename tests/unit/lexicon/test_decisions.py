"""Words decided by hand, rude words and their look-alikes, readings: the data of the lists as shipped."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tools.words import alphabets, russian_decisions
from tools.words.__main__ import TOOL, decided_by_hand
from tools.words.headwords import Headword, headwords
from tools.words.overlay import overlay, parts_of_speech
from tools.words.refusal import Refusal
from tools.words.russian import refuse_undecided

from fishka.lexicon import Analysis, Flag, Lexicon, Why, Witness, WordFilter, load_lexicon, look_up
from fishka.lexicon.outside import OutsideKind


def opened(id: str) -> Lexicon:
    found = load_lexicon(id)
    assert isinstance(found, Lexicon), found
    return found


def ruled() -> dict[str, russian_decisions.Decision]:
    found = russian_decisions.decisions("ru-short", alphabets.russian)
    return {alphabets.spell(code).upper(): decision for code, decision in found.items()}


def short_words(id: str) -> set[str]:
    book = opened(id).book
    rows = (row for length in (2, 3) for row in _rows(id, length))
    return {book.decode(book.word(row)) for row in rows}


def _rows(id: str, length: int) -> Iterator[int]:
    lexicon = opened(id)
    block = lexicon.book.blocks[length]
    return (row for row in range(block.first, block.first + block.rows) if lexicon.holds(row))


@pytest.mark.parametrize("id", ["ru_general", "ru_wide"])
def test_the_short_words_of_a_list_are_those_decided_to_be_words(id: str) -> None:
    assert short_words(id) == {word for word, decision in ruled().items() if decision.word}


def test_the_short_nouns_are_those_decided_to_be_nouns() -> None:
    assert short_words("ru_nouns") == {word for word, decision in ruled().items() if decision.noun}


def test_every_decision_has_a_reason_of_its_own_words() -> None:
    decisions = ruled()
    assert len(decisions) > 1800
    assert all(len(decision.reason) > 2 for decision in decisions.values())
    refused = {word for word, decision in decisions.items() if not decision.word}
    assert {"РА", "ММ", "ЙЕН", "УАЗ"} <= refused


def test_a_build_with_an_undecided_short_word_is_refused() -> None:
    word = alphabets.russian("абв") or b""
    refuse_undecided([], [])
    with pytest.raises(SystemExit, match="not decided: абв"):
        refuse_undecided([word], [])
    with pytest.raises(SystemExit, match="no such noun, or one: абв"):
        refuse_undecided([], [word])


@pytest.mark.parametrize(
    "line",
    [
        "кот\t+\t+\t\tсущ.",
        "кот\t+\t?\t\t\t\tсущ.",
        "Кот\t+\t+\t\t\t\tсущ.",
        "кот\t-\t+\t\trefused\tнет\tсущ.",
        "коты\t+\t-\t\t\t\tмн.",
        "кот\t+\t+\t\t\t\t ",
        "дом\t+\t+\t\t\t\tдважды",
        "кот\t+\t+\t\trefused\tнет\tслово, а сказано, что нет",
        "кот\t-\t-\t\t\t\tбез вида",
        "кот\t-\t-\t\tплохо\t\tнет такого вида",
        "кот\t-\t-\t\trefused\t\tигроку ничего не сказано",
        "кот\t-\t-\t\tname=кит\t\tу имени нет верного написания",
        "кот\t-\t-\t\tmisspelling=\t\tпустое написание",
        "кот\t-\t-\t\tbrand\tмарка\tо марке нечего сказать",
    ],
)
def test_a_bad_decision_is_refused_with_its_line(
    line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tools.words.russian_decisions.FOLDER", tmp_path)
    (tmp_path / "x.tsv").write_text(f"# слово\nдом\t+\t+\t\t\t\tсущ.\n{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"x\.tsv:3"):
        russian_decisions.decisions("x", alphabets.russian)


def test_what_players_are_told_of_a_short_string_stands_apart_from_the_remark() -> None:
    decisions = ruled()
    assert decisions["РА"].refusal == Refusal(OutsideKind.REFUSED, "", "только имя бога")
    assert decisions["АЛЕ"].refusal == Refusal(OutsideKind.MISSPELLING, "алё", "")
    assert decisions["КПД"].refusal == Refusal(OutsideKind.ABBREVIATION, "", "коэффициент полезного действия")
    told = {one.refusal.told for one in decisions.values() if one.refusal is not None}
    assert not any(sign in text for text in told for sign in ("_", "OpenCorpora", "отвергнут"))


def words_of(name: str) -> list[str]:
    return sorted(alphabets.spell(code).upper() for code in overlay(name, alphabets.russian))


def test_no_look_alike_of_a_rude_word_is_flagged() -> None:
    wide = opened("ru_wide")
    entries = [wide.entry(word) for word in words_of("ru-rude-innocent")]
    assert len(entries) > 150
    assert [entry.word for entry in entries if entry and Flag.RUDE in entry.flags] == []
    assert [word for word in words_of("ru-rude-innocent") if not wide.contains(word)] == []


@pytest.mark.parametrize("name", ["ru-rude", "ru-rude-forms"])
def test_rude_headwords_and_forms_are_flagged(name: str) -> None:
    found = [entry for word in words_of(name) if (entry := opened("ru_wide").entry(word))]
    assert [entry.word for entry in found if Flag.RUDE not in entry.flags] == []
    assert len(found) > 5


def test_every_form_whose_headwords_are_all_rude_is_flagged() -> None:
    rude = {word.lower() for word in words_of("ru-rude")}
    wide = opened("ru_wide")
    book = wide.book
    for block in book.blocks.values():
        for row in range(block.first, block.first + block.rows, 101):
            heads = {one.lemma for one in book.analyses(row)}
            assert not heads or not heads <= rude or Flag.RUDE in wide.entry_at(row).flags
    for form in ("ЖОПОЙ", "ТРАХНУЛИ", "ПИДОРАСАМ", "НЕГРИТОСУ", "ЧЕРНОЖОПЫМИ", "СУЧКОЙ", "МУДАКИ"):
        entry = wide.entry(form)
        assert entry is not None
        assert Flag.RUDE in entry.flags


def is_dictionary_noun(one: Analysis, word: str) -> bool:
    """The query by which the nouns can be found again among the words of `ru_general`."""
    marks = set(one.grammemes)
    if "nomn" not in marks:
        return False
    headword = one.lemma == word.lower()
    if one.pos == "NOUN":
        return "sing" in marks or "Pltm" in marks or headword
    used_as_noun = "Subx" in marks and not marks & {"Apro", "Fixd"}
    return used_as_noun and (bool(marks & {"masc", "femn"}) if "sing" in marks else headword)


def test_the_nouns_are_a_query_over_the_readings() -> None:
    general, nouns = opened("ru_general"), opened("ru_nouns")
    book = general.book
    wrong = []
    for block in book.blocks.values():
        for row in range(block.first, block.first + block.rows, 37):
            word = book.decode(book.word(row))
            found = any(is_dictionary_noun(one, word) for one in book.analyses(row))
            if nouns.holds(row) != (found and general.holds(row)):
                wrong.append(word)
    assert wrong == []


@pytest.mark.parametrize("word", ["ЛЮДИ", "ДЕТИ", "ЩИПЦЫ", "ЧАРЫ", "ТРОПИКИ"])
def test_a_plural_with_a_life_of_its_own_has_a_reading_as_a_headword(word: str) -> None:
    entry = opened("ru_nouns").entry(word)
    assert entry is not None
    assert any(one.lemma == word.lower() and "plur" in one.grammemes for one in entry.analyses)


def test_a_word_of_lebedev_alone_has_its_grammemes() -> None:
    entry = opened("ru_general").entry("ИНТЕРФЕРОНОМ")
    assert entry is not None
    assert (entry.tier, entry.witnesses[0]) == (4, Witness.SPELLING)
    assert [(one.lemma, one.pos, "ablt" in one.grammemes) for one in entry.analyses] == [
        ("интерферон", "NOUN", True)
    ]


def test_who_lists_a_word_is_told() -> None:
    general = opened("ru_general")
    cat, letter = general.entry("КОТ"), general.entry("БЭ")
    assert cat is not None
    assert letter is not None
    assert set(cat.witnesses) == set(Witness)
    assert letter.witnesses[0] is Witness.HAND
    assert Witness.DICTIONARY not in letter.witnesses


def test_usage_labels_stand_among_the_grammemes() -> None:
    wide = opened("ru_wide")

    def marks(word: str) -> set[str]:
        entry = wide.entry(word)
        assert entry is not None
        return {mark for one in entry.analyses for mark in one.grammemes}

    assert "Arch" in marks("КЛЕВРЕТ")
    assert "Dial" in marks("ЗАПЛОТ")
    assert "Slng" in marks("ЛУЗЕР")
    assert "Nstd" in marks("ШПАНА")
    assert not {"Arch", "Dial", "Slng", "Nstd"} & marks("ЧАС")


def test_abbreviations_that_are_declined_are_nouns_and_the_others_are_told() -> None:
    nouns = opened("ru_nouns")
    for word, told in (("ВУЗ", False), ("НЭП", False), ("СЕЛЬПО", True)):
        entry = nouns.entry(word)
        assert entry is not None
        assert any("Abbr" in one.grammemes for one in entry.analyses) is told


ASKED = WordFilter(pos_allowed="nouns", forms="lemma_nom_sg", noun_plural="pluralia_tantum")


@pytest.mark.parametrize(("id", "asked"), [("ru_general", WordFilter()), ("ru_nouns", ASKED)])
def test_abbreviations_written_small_count_where_the_rules_let_them_in(id: str, asked: WordFilter) -> None:
    plain = opened(id).filtered(asked)
    lets_in = opened(id).filtered(msgspec.structs.replace(asked, lowercase_abbreviations=True))
    assert isinstance(plain, Lexicon)
    assert isinstance(lets_in, Lexicon)
    spelled = [word.upper() for word, _ in parts_of_speech("ru-abbreviations-only")]
    assert {"РОНО", "ВРИО", "КПД"} <= set(spelled)
    assert [word for word in spelled if plain.contains(word)] == []
    assert [word for word in spelled if not lets_in.contains(word)] == []
    assert len(lets_in) == len(plain) + len(spelled)
    for word in spelled:
        found = look_up(plain, word)
        assert found.why is Why.ABBREVIATION
        assert found.params["note"], word
    assert look_up(lets_in, "РОНО").valid


def read() -> dict[str, Headword]:
    return {alphabets.spell(code).upper(): one for code, one in headwords().items()}


def test_headwords_of_the_wiktionary_are_words_as_was_decided() -> None:
    general, wide = opened("ru_general"), opened("ru_wide")
    found = read()
    assert sum(one.word for one in found.values()) > 13_000
    attested = {alphabets.spell(code).upper() for code in overlay("ru-attested", alphabets.russian)}
    assert attested <= found.keys()
    lacking = {word for word, one in found.items() if one.word and not general.contains(word)}
    assert lacking.isdisjoint(attested)
    assert [word for word in lacking if not wide.contains(word)] == []
    assert {"ЦИТЕРНАДЕЛЬ", "КОЗНЫЙ", "ОТЫЛИТЬ", "ГАЛА", "УПАГИ"} <= lacking
    assert 80 < len(lacking) < 130
    assert [word for word, one in found.items() if not one.word and wide.spellings(word)] == []


def test_what_is_archaic_or_regional_without_a_quotation_or_use_counts_in_the_wide_list_only() -> None:
    general, wide = opened("ru_general"), opened("ru_wide")
    for word in ("КОЗНЫХ", "ГАЛОЙ", "ОТЫЛИМ", "ЦИТЕРНАДЕЛЬ"):
        entry = wide.entry(word)
        assert entry is not None
        assert (entry.tier, general.contains(word)) == (5, False)
        assert look_up(general, word).why is Why.UNATTESTED
    for quoted in ("БАСНЬ", "СУТЕМЬЮ", "НАЛИВАЙКИ", "МИРОВОЛИЛ", "УРАТОВАВШИЙ"):
        assert general.contains(quoted), quoted
    assert look_up(wide, "ПИЛЯДЬ").why is Why.REFUSED


def test_headwords_of_the_wiktionary_have_the_forms_of_their_models() -> None:
    general, nouns = opened("ru_general"), opened("ru_nouns")
    for word in ("БОМБЕРОМ", "АРАФАТКИ", "ВЕЙКБОРДИСТАМИ", "ФОТКАЛИ", "ДИДЖЕЙСКОГО", "АБАЗИНЦЕВ"):
        assert general.contains(word), word
    assert not any(general.contains(word) for word in ("ФОТКАЕМЫЙ", "МАТНАКАШЕЙ", "БЮСТЬЯМ"))
    entry = general.entry("БОМБЕРОВ")
    assert entry is not None
    assert (entry.tier, Witness.WIKTIONARY in entry.witnesses) == (5, True)
    assert [one.lemma for one in entry.analyses] == ["бомбер"]
    assert all(nouns.contains(word) for word in ("БОМБЕР", "БОНСАЙ", "АЙКИДО", "БЕРЦЫ"))
    assert not any(nouns.contains(word) for word in ("БОМБЕРОВ", "ФОТКАТЬ", "ДИДЖЕЙСКИЙ", "АЖНО"))
    assert not any(opened("ru_core").contains(word) for word in ("БОМБЕР", "БОМБЕРОВ"))


@pytest.mark.parametrize(
    ("word", "lemma", "form"),
    [
        ("ПАВИАНЬЯ", "павианий", {"ADJF", "femn", "nomn"}),
        ("ПАВИАНЬИМ", "павианий", {"ADJF", "sing", "ablt"}),
        ("БУРУНДУЧЬЕГО", "бурундучий", {"ADJF", "gent"}),
        ("МАМОЧКИНОЙ", "мамочкин", {"ADJF", "femn"}),
        ("ТЕРЦИЛЕЙ", "терциль", {"NOUN", "plur", "gent"}),
        ("КЮРЕТАЖЕМ", "кюретаж", {"NOUN", "ablt"}),
        ("ЗАДОЛБАЛИ", "задолбать", {"VERB", "past", "plur"}),
        ("НИТЕВЫЕ", "нитевой", {"ADJF", "plur"}),
        ("БЕРЦЕВ", "берцы", {"NOUN", "plur", "gent"}),
        ("ЮЗВЕРЕМ", "юзверь", {"NOUN", "ablt"}),
        ("РАМЕНИ", "рамя", {"NOUN", "sing", "gent"}),
        ("ЛОЖЕСНАМИ", "ложесна", {"NOUN", "plur", "ablt"}),
    ],
)
def test_headwords_whose_model_was_chosen_by_hand_have_their_forms(
    word: str, lemma: str, form: set[str]
) -> None:
    general = opened("ru_general")
    entry = general.entry(word)
    assert entry is not None
    marks = [{one.pos, *one.grammemes} for one in entry.analyses if one.lemma == lemma]
    assert any(form <= one for one in marks), marks
    assert opened("ru_nouns").contains(word) is False


def test_rude_headwords_of_the_wiktionary_are_flagged_in_every_form() -> None:
    wide = opened("ru_wide")
    rude = [word for word, one in read().items() if one.rude]
    assert len(rude) > 200
    assert [word for word in rude if (entry := wide.entry(word)) and Flag.RUDE not in entry.flags] == []
    innocent = ["НАРКОБАНДИТ", "РЕШЕБНИК", "СКУПЕРДЯЙСТВО", "ТАБУИЗАЦИЯ", "ЦЕНТРОБАНК", "АВТОСТРАХОВАНИЕ"]
    assert [word for word in innocent if (entry := wide.entry(word)) and Flag.RUDE in entry.flags] == []


@pytest.mark.parametrize(
    "line",
    [
        "слово\t+\t\t",
        "сло\t+\t\t\tкоротко",
        "слово\t?\t\t\tпочему",
        "слово\t-\tплохо\t\tпочему",
        "слово\t-\tname=имя\t\tпочему",
        "слово\t+\t=\t\tпочему",
        "слово\t+\t\tгрубо\tпочему",
        "слово\t+\t\t\t ",
        "Слово\t+\t\t\tпочему",
        "слово\t+\t\t\tпочему\nслово\t+\t\t\tпочему",
    ],
)
def test_a_line_that_decides_no_headword_is_refused(line: str, tmp_path: Path) -> None:
    path = tmp_path / "decided.tsv"
    path.write_text(f"# remark\n\n{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"decided\.tsv:[34]"):
        headwords(path)


def test_what_only_texts_without_ё_make_common_is_rare() -> None:
    general = opened("ru_general")
    levels = {word: entry.level for word in ("ТЁМ", "КИЁВ", "ЕЩЁ", "ВСЁ") if (entry := general.entry(word))}
    assert levels["ТЁМ"] < 300
    assert levels["КИЁВ"] < 300
    assert min(levels["ЕЩЁ"], levels["ВСЁ"]) > 600


def test_the_book_was_built_with_the_decisions_of_today() -> None:
    info = opened("ru_general").info
    assert info.decisions == decided_by_hand("ru")
    assert info.tool == TOOL
    assert all(len(source.sha256) == 64 for source in info.sources)
    assert {
        tier: sum(lengths.values()) for tier, lengths in info.lengths_by_tier.items()
    } == info.counts_by_tier
