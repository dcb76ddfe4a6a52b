"""Drawing samples for readers, and counting what they say."""

from pathlib import Path
from random import Random

import pytest
from tools.words.sample import PLANTED, REAL, RULES, draw, main, opened
from tools.words.score import Key, kappa, read_key, read_verdicts, report


@pytest.fixture(autouse=True)
def packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few names in place of those of the packages that lists are made of, which are not kept here."""
    names = {"ru": (["пермь", "самара"], ["снг"]), "en": (["london", "smith"], [])}
    monkeypatch.setattr("tools.words.sample._names", lambda language: names[language])


def test_a_sheet_holds_words_of_one_list_and_tier_and_wrong_ones() -> None:
    lexicon = opened("ru_nouns")
    taken: set[str] = set()
    rows = draw(lexicon, 4, Random(7), taken)
    real = [row for row in rows if not row.planted]
    planted = [row for row in rows if row.planted]
    assert (len(real), len(planted)) == (REAL, PLANTED)
    assert all(lexicon.entry(row.word.upper()) for row in real)
    assert {entry.tier for row in real if (entry := lexicon.entry(row.word.upper()))} == {4}
    assert not any(lexicon.spellings(row.word.upper()) for row in planted)
    assert len({row.planted for row in planted}) >= 3
    assert len({row.word for row in rows}) == len(rows) == len(taken)
    assert [bool(row.planted) for row in rows] != sorted(bool(row.planted) for row in rows)


def test_the_same_seed_draws_the_same_and_another_draws_fresh_words() -> None:
    lexicon = opened("ru_nouns")
    first = draw(lexicon, 1, Random(1), set())
    assert draw(lexicon, 1, Random(1), set()) == first
    taken = {row.word for row in first}
    again = draw(lexicon, 1, Random(1), taken)
    assert not {row.word for row in first} & {row.word for row in again}


def test_sheets_and_key_are_written_and_tell_no_tier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["sample", str(tmp_path), "en_general:1", "--seed", "3"])
    assert main() == 0
    sheet = (tmp_path / "sheet-01.tsv").read_text(encoding="utf-8").splitlines()
    assert sheet[0] == f"# {RULES['en']}"
    assert len(sheet) == 1 + REAL + PLANTED
    key = read_key(tmp_path)
    assert [line.split("\t") for line in sheet[1:]] == [[str(n), one.word] for (_, n), one in key.items()]
    assert sum(bool(one.planted) for one in key.values()) == PLANTED


KEY = {
    ("sheet-01", 1): Key("дом", "ru_core", 1, ""),
    ("sheet-01", 2): Key("кот", "ru_core", 1, ""),
    ("sheet-01", 3): Key("ложию", "ru_core", 1, "non-form"),
    ("sheet-01", 4): Key("рот", "ru_core", 1, ""),
}


def write(folder: Path, name: str, verdicts: str) -> None:
    lines = [f"{number}\t{verdict}\t" for number, verdict in enumerate(verdicts, 1)]
    (folder / name).write_text("# rule\n" + "\n".join(lines) + "\n", encoding="utf-8")


def test_verdicts_are_counted_by_list_tier_and_reader(tmp_path: Path) -> None:
    write(tmp_path, "sheet-01.a.tsv", "++-?")
    write(tmp_path, "sheet-01.b.tsv", "+++-")
    lines = list(report(KEY, read_verdicts(tmp_path)))
    assert "ru_core 1 a 3 2 1 66.7 (20.8 to 93.9)" in lines
    assert "ru_core 1 b 3 2 0 66.7 (20.8 to 93.9)" in lines
    assert "ru_core 1 both 3 2 0 66.7 (20.8 to 93.9)" in lines
    assert "a: 1/1 (non-form 1/1)" in lines
    assert "b: 0/1 (non-form 0/1)" in lines
    assert lines[-1] == "a, b: 3 of 4 alike, kappa 0.50"


@pytest.mark.parametrize("line", ["1", "x\t+", "1\tyes"])
def test_a_line_without_a_verdict_is_refused(line: str, tmp_path: Path) -> None:
    (tmp_path / "sheet-01.a.tsv").write_text(f"1\t+\n{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"sheet-01\.a\.tsv:2"):
        read_verdicts(tmp_path)


def test_a_verdict_on_a_word_that_no_sheet_holds_is_refused() -> None:
    with pytest.raises(ValueError, match="no sheet holds"):
        list(report(KEY, {"a": {("sheet-02", 1): "+"}}))


def test_kappa_is_that_of_the_books() -> None:
    assert kappa([(True, True)] * 5) == 1.0
    assert (
        round(
            kappa([(True, True)] * 20 + [(True, False)] * 5 + [(False, True)] * 10 + [(False, False)] * 15), 2
        )
        == 0.4
    )
