"""English: short words decided one by one, forms of headwords, rude words and their look-alikes."""

from pathlib import Path

import pytest
from tools.words import english_forms
from tools.words.decisions import decisions
from tools.words.english import SHORT, is_refused
from tools.words.overlay import FOLDER

from fishka.lexicon import Flag, Lexicon, load_lexicon


def english() -> Lexicon:
    found = load_lexicon("en_general")
    assert isinstance(found, Lexicon), found
    return found


def read(word: str) -> set[tuple[str, str]]:
    entry = english().entry(word)
    assert entry is not None, word
    return {(one.lemma, ",".join((one.pos, *one.grammemes))) for one in entry.analyses}


def spelled(name: str) -> list[str]:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [word.upper() for line in lines for word in line.partition("#")[0].split()]


def test_every_word_of_two_and_three_letters_is_decided_with_a_reason() -> None:
    decided = decisions(SHORT)
    listed = {word.lower() for word in english().words() if len(word) <= 3}
    assert listed == {word for word, one in decided.items() if one.keep}
    assert sum(len(word) == 2 for word in listed) == 127
    assert all(len(one.reason) > 1 for one in decided.values())


def test_a_decision_may_set_how_common_a_short_word_is() -> None:
    levels = {word: entry.level for word in ("QI", "ZA", "THE", "OF") if (entry := english().entry(word))}
    assert levels["QI"] == levels["ZA"] == 100
    assert levels["OF"] == 700


def test_spellings_that_only_lists_of_variants_and_of_one_region_have_are_rare() -> None:
    asked = ("COLOR", "COLOUR", "REALIZE", "REALISE", "EMIR", "CROCUSES", "AMIR", "CROCI", "ARVO", "AFTO")
    levels = {word: entry.level for word in asked if (entry := english().entry(word))}
    assert min(levels[word] for word in ("COLOR", "COLOUR", "REALIZE", "REALISE", "EMIR")) >= 350
    assert max(levels[word] for word in ("AMIR", "CROCI", "ARVO", "AFTO")) <= 200


def test_what_beginners_need_not_know_is_no_common_word() -> None:
    entries = [entry for word in spelled("en-rarer") if (entry := english().entry(word))]
    assert len(entries) > 70
    assert max(entry.level for entry in entries) <= 250


@pytest.mark.parametrize(
    "line",
    [
        "aa keep",
        "aa\tkept\t\t\t\tlava",
        "aa\tkeep\t\t\t\t",
        "Aa\tkeep\t\t\t\tlava",
        "aa\tkeep\tx\t\t\tlava",
        "aa\tkeep\t\trefused\tno\tlava",
        "aa\tdrop\t\trefused\t\tlava",
        "aa\tdrop\t\tbad\t\tlava",
    ],
)
def test_a_line_that_decides_nothing_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "short.tsv"
    path.write_text(f"# remark\nab\tkeep\t\t\t\tmuscle\n{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"short\.tsv:3"):
        decisions(path)


@pytest.mark.parametrize(
    ("word", "reading"),
    [
        ("RUNNING", ("run", "PRTF,pres")),
        ("RAN", ("run", "VERB,past")),
        ("GEESE", ("goose", "NOUN,plur")),
        ("WORSE", ("bad", "COMP")),
        ("HOPING", ("hope", "PRTF,pres")),
        ("HOPPING", ("hop", "PRTF,pres")),
        ("TRAVELING", ("travel", "PRTF,pres")),
        ("TRAVELLING", ("travel", "PRTF,pres")),
        ("BEGUN", ("begin", "PRTF,past")),
        ("ABLAUTS", ("ablaut", "NOUN,plur")),
        ("HAPPILY", ("happily", "ADVB")),
        ("THEM", ("them", "NPRO")),
        ("WHEREAS", ("whereas", "CONJ")),
    ],
)
def test_a_word_is_a_form_of_its_headword(word: str, reading: tuple[str, str]) -> None:
    assert reading in read(word)


def test_no_form_is_made_where_only_the_letters_fit() -> None:
    assert ("be", "VERB,past") not in read("BED")
    assert ("hop", "PRTF,pres") not in read("HOPING")
    assert ("th", "PRTF,pres") not in read("THING")
    assert ("see", "VERB,past") not in read("SEED")


def test_nine_of_ten_words_can_be_told_what_they_are() -> None:
    lexicon = english()
    words = list(lexicon.words())
    told = sum(1 for word in words[::25] if (entry := lexicon.entry(word)) and entry.analyses)
    assert told > 0.85 * len(words[::25])


def test_forms_are_made_from_headwords_and_looked_up() -> None:
    words = {
        "zibble",
        "zibbles",
        "zibbled",
        "zibbling",
        "grue",
        "grues",
        "glum",
        "glummer",
        "glummest",
        "sly",
        "slyly",
    }
    parts = {"sly": {"ADJF"}}
    found = english_forms.readings(words, parts, {})
    assert {one.tag for one in found["zibbled"]} == {"VERB,past", "PRTF,past"}
    assert [one.lemma for one in found["grues"]] == ["grue"]
    assert [one.tag for one in found["glummest"]] == ["ADJF,Supr"]
    assert [one.pos for one in found["slyly"]] == ["ADVB"]


def test_kind_wide_rules_take_out_words_without_a_vowel_and_crossbred_spellings() -> None:
    words = {"humoral", "humoural", "colour", "color", "colourist", "flavorous", "flavourous"}
    assert [word for word in sorted(words) if is_refused(word, words)] == ["flavourous", "humoural"]
    assert is_refused("brrrr", {"brrrr"})
    lexicon = english()
    noises = [word for word in lexicon.words() if not set(word) & set("AEIOUY")]
    assert set(noises) <= {*spelled("en-add"), *(word.upper() for word in decisions(SHORT))}


def test_every_form_of_a_rude_headword_is_flagged() -> None:
    entries = [entry for word in spelled("en-rude") if (entry := english().entry(word))]
    assert len(entries) > 150
    innocent = set(spelled("en-rude-innocent"))
    assert [one.word for one in entries if Flag.RUDE not in one.flags and one.word not in innocent] == []
    for word in ("BITCHIER", "SHAT", "BULLSHITTING", "DAGOES", "PUSSIES"):
        entry = english().entry(word)
        assert entry is not None
        assert Flag.RUDE in entry.flags, word


def test_no_look_alike_is_flagged() -> None:
    lexicon = english()
    entries = {word: lexicon.entry(word) for word in spelled("en-rude-innocent")}
    assert [word for word, entry in entries.items() if entry is None] == [], "look-alikes that are no words"
    assert [word for word, entry in entries.items() if entry and Flag.RUDE in entry.flags] == []
