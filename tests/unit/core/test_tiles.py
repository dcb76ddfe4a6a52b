import pytest

from fishka.core import tiles
from fishka.core.tiles import Alphabet, Tile

SPANISH = Alphabet(("A", "C", "CH", "H", "O"))


def test_a_named_blank_reads_as_its_letter_and_returns_to_the_hand_as_a_blank() -> None:
    laid = tiles.named_blank(Tile(5))
    assert tiles.is_blank(laid)
    assert tiles.letter_of(laid) == 5
    assert tiles.in_hand(laid) == tiles.BLANK
    assert tiles.in_hand(Tile(5)) == 5


def test_the_longest_letter_is_read_first() -> None:
    assert SPANISH.encode("CHOCO") == bytes([3, 5, 2, 5])
    assert SPANISH.decode(bytes([2, 4])) == "CH"


def test_a_word_with_a_foreign_letter_has_no_tiles() -> None:
    assert SPANISH.encode("CAXA") is None
    assert SPANISH.tile("X") is None


def test_a_letter_must_not_stand_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        Alphabet(("A", "A"))


@pytest.mark.parametrize("letters", [(), tuple(chr(0x4E00 + i) for i in range(63))])
def test_an_alphabet_has_one_to_sixty_two_letters(letters: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="1 to 62"):
        Alphabet(letters)
