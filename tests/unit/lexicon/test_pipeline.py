"""The pipeline's parts, and the overlays against the lists that were built with them."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tools.words import alphabets, fetch
from tools.words.__main__ import DATA, differing, place_of
from tools.words.hunspell import Affixes
from tools.words.labels import unquoted, wiktionary_labels
from tools.words.master import Master
from tools.words.opencorpora import Form, Use, is_headword_noun, use_of
from tools.words.overlay import FOLDER, models, overlay, parts_of_speech, sections

from fishka.lexicon import Flag, Lexicon, OutsideKind, load_lexicon

AFF = """
SET UTF-8
SFX A Y 2
SFX A   а   у   [^к]а
SFX A   0   ми  а
SFX B Y 1
SFX B   ть  л   ать
"""


def opened(id: str) -> Lexicon:
    found = load_lexicon(id)
    assert isinstance(found, Lexicon), found
    return found


def test_suffix_rules_make_the_forms_that_their_conditions_allow() -> None:
    affixes = Affixes(AFF)
    assert list(affixes.forms("рыба", "A")) == ["рыба", "рыбу", "рыбами"]
    assert list(affixes.forms("рука", "A")) == ["рука", "руками"]
    assert list(affixes.forms("дать", "BA")) == ["дать", "дал"]
    assert list(affixes.forms("дать", "?")) == ["дать"]


@pytest.mark.parametrize("line", ["PFX C Y 1", "SFX A а у/B а", "COMPOUNDFLAG X"])
def test_rules_that_are_not_understood_are_refused(line: str) -> None:
    with pytest.raises(ValueError, match="understood"):
        Affixes(AFF + line)


@pytest.mark.parametrize(
    ("tag", "use"),
    [
        ("NOUN,inan,masc sing,gent", Use.ALWAYS),
        ("NOUN,anim,masc,Name sing,nomn", Use.NEVER),
        ("NOUN,inan,masc,Abbr sing,nomn", Use.ABBREVIATION),
        ("COMP,Qual", Use.WITH_COMPARATIVE),
        ("COMP,Cmp2", Use.IN_HUNSPELL),
        ("GRND,perf,tran past", Use.ALWAYS),
        ("GRND,impf,tran past", Use.ATTESTED),
        ("INTJ", Use.ATTESTED),
        ("ADJF,Supr,Qual masc,sing,nomn", Use.WITH_SUPERLATIVE),
    ],
)
def test_a_form_needs_what_its_class_needs(tag: str, use: Use) -> None:
    assert use_of(Form(b"", b"", tag)) is use


@pytest.mark.parametrize(
    ("tag", "first", "noun"),
    [
        ("NOUN,inan,masc sing,nomn", True, True),
        ("NOUN,inan,masc sing,gent", False, False),
        ("NOUN,inan,masc plur,nomn", False, False),
        ("NOUN,inan,GNdr plur,nomn", True, True),
        ("NOUN,inan,GNdr,Pltm plur,nomn", False, True),
        ("ADJF,Subx femn,sing,nomn", False, True),
        ("ADJF,Subx neut,sing,nomn", False, False),
        ("ADJF,Subx,Apro masc,sing,nomn", False, False),
    ],
)
def test_what_erudit_means_by_a_noun(tag: str, first: bool, noun: bool) -> None:
    assert is_headword_noun(Form(b"", b"", tag), first=first) is noun


def test_a_word_given_twice_is_refused() -> None:
    master = Master()
    for word in (b"\x02\x03", b"\x01", b"\x02\x03"):
        master.add(word, tier=1, level=0, flags=0, lists=1, analyses=())
    with pytest.raises(ValueError, match="repeats"):
        master.order()


def test_rows_are_ordered_by_length_then_letters() -> None:
    master = Master()
    for word in (b"\x03\x01", b"\x02", b"\x01\x05", b"\x01"):
        master.add(word, tier=1, level=0, flags=0, lists=1, analyses=())
    assert list(master.order()) == [3, 1, 2, 0]


def test_the_code_of_letters_follows_code_points() -> None:
    assert list(alphabets.RUSSIAN) == sorted(alphabets.RUSSIAN)
    assert alphabets.russian("ёж") == alphabets.russian("ЁЖ") == bytes([1, 8])
    assert alphabets.russian("ёлка-2") is None
    assert alphabets.spell(alphabets.fold(alphabets.russian("ёж") or b"")) == "еж"


def test_the_lock_pins_every_package_and_names_no_address() -> None:
    pins = fetch.read_lock()
    assert {pin.package for pin in pins} == {
        "pymorphy3-dicts-ru",
        "wordfreq",
        "wiki-ru-wordnet",
        "dictionary-ru",
        "scowl",
        "wordnet-base",
        "dictionary-mk",
    }
    assert "://" not in fetch.LOCK.read_text(encoding="utf-8")


def test_a_line_that_is_no_pin_is_refused(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    for line in ("pip wordfreq 3.1.1", "gem x 1 " + "0" * 64 + " MIT", "pip x 1 abc MIT"):
        lock.write_text(f"# remark\n{line}\n")
        with pytest.raises(ValueError, match="lock:2"):
            fetch.read_lock(lock)


def test_a_fetched_file_with_another_hash_is_refused(tmp_path: Path) -> None:
    (tmp_path / "archives").mkdir()
    (tmp_path / "archives" / "x-1").write_bytes(b"other")
    pin = fetch.Pin("pip", "x", "1", fetch.sha256(b"right"), "MIT")
    with pytest.raises(SystemExit, match="SHA-256"):
        fetch.fetch_all([pin], tmp_path, offline=True, say=lambda _: None)


def test_overlays_hold_words_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for path in FOLDER.glob("*.txt"):
        encode = alphabets.english if path.name.startswith("en") else alphabets.russian
        if path.stem in ("en-function", "ru-abbreviations-only", "ru-abbreviations-told"):
            assert parts_of_speech(path.stem)
            continue
        paired = path.stem in ("ru-inflect", "ru-misspelled")
        assert models(path.stem, encode) if paired else overlay(path.stem, encode)
    monkeypatch.setattr("tools.words.overlay.FOLDER", tmp_path)
    (tmp_path / "bad.txt").write_text("дом\nк0т\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"bad\.txt:2"):
        overlay("bad", alphabets.russian)
    for line in ("роно районо", "= роно", "NOUN ="):
        (tmp_path / "parts.txt").write_text(f"# words\nNOUN = врио\n{line}\n", encoding="utf-8")
        with pytest.raises(ValueError, match=r"parts\.txt:3"):
            parts_of_speech("parts")


def spelled(name: str) -> list[str]:
    encode = alphabets.english if name.startswith("en") else alphabets.russian
    letters = alphabets.ENGLISH if name.startswith("en") else alphabets.RUSSIAN
    codes = models(name, encode) if name == "ru-inflect" else overlay(name, encode)
    return sorted("".join(letters[one - 1] for one in code) for code in codes)


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("ru-add", "ru_core"),
        ("ru-inflect", "ru_general"),
        ("ru-nouns-add", "ru_nouns_core"),
        ("ru-abbreviations", "ru_nouns"),
        ("en-add", "en_general"),
    ],
)
def test_what_an_overlay_adds_is_in_the_list(name: str, id: str) -> None:
    lexicon = opened(id)
    assert [word for word in spelled(name) if not lexicon.contains(word)] == []


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("ru-remove", "ru_wide"),
        ("ru-lebedev-drop", "ru_wide"),
        ("ru-nouns-remove", "ru_nouns"),
        ("en-remove", "en_general"),
    ],
)
def test_what_an_overlay_removes_is_not_in_the_list(name: str, id: str) -> None:
    added = {*spelled("ru-add"), *spelled("ru-inflect"), *spelled("ru-nouns-add")}
    lexicon = opened(id)
    assert [word for word in spelled(name) if lexicon.contains(word) and word not in added] == []


@pytest.mark.parametrize(("name", "id"), [("ru-rude", "ru_wide")])
def test_rude_words_that_are_listed_are_marked(name: str, id: str) -> None:
    entries = [entry for word in spelled(name) if (entry := opened(id).entry(word))]
    assert len(entries) > 50
    unmarked = [entry for entry in entries if Flag.RUDE not in entry.flags]
    homographs = [
        entry
        for entry in unmarked
        if entry.analyses and all(one.lemma != entry.word.lower() for one in entry.analyses)
    ]
    assert unmarked == homographs, "only forms of an innocent headword may go unmarked"


def test_what_is_removed_stands_in_sections_that_say_why() -> None:
    for name in ("ru-remove", "ru-lebedev-drop"):
        found = list(sections(name))
        assert {OutsideKind(kind) for kind, _ in found} > {OutsideKind.NAME}
        assert {word.upper() for _, word in found} == set(spelled(name))


def test_no_misspelling_is_a_word_and_what_is_right_is_one() -> None:
    lexicon = opened("ru_wide")
    pairs = {
        alphabets.spell(wrong): alphabets.spell(right)
        for wrong, right in models("ru-misspelled", alphabets.russian).items()
    }
    assert [wrong for wrong in pairs if lexicon.spellings(wrong.upper())] == []
    assert [right for right in pairs.values() if not lexicon.contains(right.upper())] == []


def wiktionary(folder: Path, *senses: tuple[str, str]) -> Path:
    """A database like that of wiki-ru-wordnet."""
    with closing(sqlite3.connect(folder / "wikiwordnet.db")) as connection:
        connection.execute("create table synsets (lemma text, definition text)")
        rows = [(lemma, f"{lemma}~ru~{lemma}~ru~{text}~1~2") for lemma, text in senses]
        connection.executemany("insert into synsets values (?, ?)", rows)
        connection.commit()
    return folder


def test_a_headword_is_unquoted_when_every_sense_is_archaic_or_regional_and_none_has_an_example(
    tmp_path: Path,
) -> None:
    senses = (
        ("отылить", "{{устар.|ru}} [[прикрыть]] с тылу {{пример|}}"),
        ("козный", "{{рег.|ru}} смешной {{пример|  |  }}"),
        ("баснь", "{{устар.}} басня {{пример|{{выдел|Баснь}} эту говорят.|Крылов}}"),
        ("гудок", "{{устар.}} инструмент {{пример|}}"),
        ("гудок", "звук {{пример|}}"),
        ("дом", "строение {{пример|}}"),
        ("Ржев", "{{устар.}} город {{пример|}}"),
    )
    folder = wiktionary(tmp_path, *senses)
    assert {alphabets.spell(code) for code in unquoted(folder, alphabets.russian)} == {"отылить", "козный"}
    labels = wiktionary_labels(folder, alphabets.russian)
    assert {alphabets.spell(code): marks for code, marks in labels.items()} == {
        "отылить": ("Arch",),
        "козный": ("Dial",),
        "баснь": ("Arch",),
    }


@pytest.mark.parametrize(
    ("letters", "encode", "foreign"),
    [
        (alphabets.RUSSIAN, alphabets.russian, "iѓ"),
        (alphabets.ENGLISH, alphabets.english, "éа"),
        (alphabets.MACEDONIAN, alphabets.macedonian, "jёй"),
    ],
)
def test_letters_become_their_numbers_and_a_word_with_another_sign_none(
    letters: str, encode: Callable[[str], bytes | None], foreign: str
) -> None:
    numbers = bytes(range(1, len(letters) + 1))
    assert encode(letters) == encode(letters.lower()) == numbers
    assert [sign for sign in (*foreign, "-", "'", " ", "0", "漢", "\x00") if encode(letters + sign)] == []
    if encode is alphabets.russian:
        assert alphabets.spell(numbers) == letters.lower()


def test_the_macedonian_book_goes_where_it_is_asked_for(tmp_path: Path) -> None:
    assert place_of("mk.book", DATA).parent.parent.name == "fishka_words_mk"
    assert place_of("mk.book", DATA).is_file()
    assert place_of("ru.book", DATA) == DATA / "ru.book"
    assert [place_of(one, tmp_path) for one in ("mk.book", "ru.book")] == [
        tmp_path / "mk.book",
        tmp_path / "ru.book",
    ]


def test_a_check_names_what_differs_or_lacks_and_writes_nothing(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"1")
    (tmp_path / "b").write_bytes(b"2")
    files = {tmp_path / "a": b"1", tmp_path / "b": b"1", tmp_path / "c": b"1"}
    assert differing(files) == ["b", "c"]
    assert {one.name: one.read_bytes() for one in tmp_path.iterdir()} == {"a": b"1", "b": b"2"}
