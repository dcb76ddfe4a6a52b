"""Words added and taken out by layer: who wins, what is refused, and what the list then holds."""

from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fishka.lexicon import (
    NO_OVERLAY,
    Layer,
    Overlay,
    OverlayEntry,
    OverlayFaultCode,
    OverlayLayer,
    check_layer,
    house_words,
    lexicon_of_words,
    overlay_of,
    playable_words,
    tile_words,
)
from tests.unit.lexicon.kit import RUSSIAN

LETTERS = "АЕЁ"
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
words = st.text(alphabet=LETTERS, min_size=2, max_size=3)
entries = st.lists(words, max_size=4).map(lambda found: tuple(OverlayEntry(word, "so") for word in found))
layers = st.builds(OverlayLayer, layer=st.sampled_from(list(Layer)), add=entries, remove=entries)
overlays = st.lists(layers, max_size=4).map(overlay_of)
word_sets = st.sets(words, min_size=1, max_size=12)
STRINGS = ["".join(one) for size in (2, 3) for one in product(LETTERS, repeat=size)]


def holds_in_the_end(word: str, held: bool, overlay: Overlay) -> bool:
    """The rule, read from the first layer to the last."""
    for layer in overlay.layers:
        held = held or word in {entry.word for entry in layer.add}
        held = held and word not in {entry.word for entry in layer.remove}
    return held


@unhurried
@given(word_sets, overlays)
def test_a_later_layer_wins_and_within_one_taking_out_beats_adding(held: set[str], overlay: Overlay) -> None:
    lexicon = lexicon_of_words("x", "ru", held).with_overlay(overlay)
    expected = {word for word in STRINGS if holds_in_the_end(word, word in held, overlay)}
    assert {word for word in STRINGS if lexicon.contains(word)} == expected
    assert list(lexicon.words()) == sorted(expected)
    assert len(lexicon) == len(expected)
    assert all((lexicon.entry(word) is not None) == (word in expected) for word in STRINGS)
    for word in STRINGS:
        alike = {one for one in expected if one.replace("Ё", "Е") == word.replace("Ё", "Е")}
        assert set(lexicon.spellings(word)) == alike


@unhurried
@given(word_sets, overlays, st.sampled_from(["distinct", "e_covers_yo"]))
def test_graph_and_referee_are_told_of_the_overlay(held: set[str], overlay: Overlay, mode: str) -> None:
    lexicon = lexicon_of_words("x", "ru", held).with_overlay(overlay)
    plain = set(lexicon.words())
    listed = playable_words(lexicon, RUSSIAN, mode).split(b"\0")[:-1]
    assert len(set(listed)) == len(listed)
    words = tile_words(lexicon, RUSSIAN, mode)
    for word in STRINGS:
        tiles = RUSSIAN.encode(word) or b""
        assert words.contains(tiles) == (tiles in listed)
        if word in plain:
            assert tiles in listed
    if plain:
        same = lexicon_of_words("y", "ru", plain)
        assert set(playable_words(same, RUSSIAN, mode).split(b"\0")[:-1]) == set(listed)


@unhurried
@given(overlays, overlays)
def test_the_hash_names_what_holds_in_the_end(one: Overlay, other: Overlay) -> None:
    alike = (one.added, one.agreed, one.removed) == (other.added, other.agreed, other.removed)
    assert (one.hash == other.hash) == alike


def test_a_list_without_overlay_keeps_its_own_hash() -> None:
    lexicon = lexicon_of_words("x", "ru", ["ДОМ"])
    assert lexicon.hash == lexicon.info.hash == lexicon.with_overlay(NO_OVERLAY).hash
    other = lexicon.with_overlay(house_words(["МОД"]))
    assert other.hash != lexicon.hash
    assert other.info == lexicon.info


def test_a_ruling_tells_layer_and_reason() -> None:
    server = OverlayLayer(Layer.SERVER, remove=(OverlayEntry("ДОМ", "no word here"),))
    game = OverlayLayer(Layer.GAME, add=(OverlayEntry("МОД", "agreed"),))
    overlay = overlay_of([game, server])
    assert [one.layer for one in overlay.layers] == [Layer.SERVER, Layer.GAME]
    removed, added = overlay.ruling("ДОМ"), overlay.ruling("МОД")
    assert removed is not None
    assert (removed.layer, removed.added, removed.reason) == (Layer.SERVER, False, "no word here")
    assert added is not None
    assert (added.layer, added.added, added.reason) == (Layer.GAME, True, "agreed")


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("МОИ\u0306", OverlayFaultCode.NOT_COMPOSED),
        ("дом", OverlayFaultCode.NOT_CAPITALS),
        ("ДOM", OverlayFaultCode.NOT_LETTERS),
        ("Я", OverlayFaultCode.TOO_SHORT),
        ("А" * 22, OverlayFaultCode.TOO_LONG),
    ],
)
def test_a_word_that_no_list_would_spell_so_is_refused(word: str, code: OverlayFaultCode) -> None:
    layer = OverlayLayer(Layer.SERVER, add=(OverlayEntry(word, "why not"),))
    (fault,) = check_layer(layer, "".join(RUSSIAN.letters))
    assert (fault.word, fault.code) == (word, code)


def test_a_layer_names_a_word_once_and_says_why() -> None:
    layer = OverlayLayer(
        Layer.GAME, add=(OverlayEntry("ДОМ", "a house"),), remove=(OverlayEntry("ДОМ", " "),)
    )
    found = {fault.code for fault in check_layer(layer, "".join(RUSSIAN.letters))}
    assert found == {OverlayFaultCode.NAMED_TWICE, OverlayFaultCode.NO_REASON}
    assert check_layer(OverlayLayer(Layer.GAME, add=(OverlayEntry("ДОМ", "a house"),)), "ДОМ") == ()
