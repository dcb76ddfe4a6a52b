"""Editions of languages whose list does not come with Fishka: they play, with any list of their letters."""

from itertools import islice, product

import pytest

from fishka.bots.kit import Kit
from fishka.cli.selfplay import play_bots
from fishka.core.board import Board
from fishka.core.moves import Place
from fishka.core.multiset import tiles
from fishka.lexicon import Lexicon, lexicon_ids, lexicon_of_words
from fishka.notation.letters import Letters
from fishka.notation.play import format_play, parse_play
from fishka.referee import Accepted, Position, judge
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition

FURTHER = ("bg_home", "de_home", "es_home", "fr_home", "pl_home", "uk_home")
SPANISH = ["CHE", "CHICO", "COCHE", "CALLE", "LLAMA", "PERRO", "CARRO", "CARO", "ECHA", "OLLA", "COCO", "AL"]


def loaded(edition_id: str) -> Edition:
    edition = load_edition(edition_id)
    assert isinstance(edition, Edition), edition
    return edition


def words_of_these_letters(edition: Edition) -> Lexicon:
    """All words of two letters, and every third of three."""
    letters = [letter for letter in edition.alphabet.letters if letter.isalpha()]
    shapes = (product(letters, repeat=2), islice(product(letters, repeat=3), 0, None, 3))
    words = {"".join(parts) for shape in shapes for parts in shape}
    language = edition.params.language
    return lexicon_of_words(f"{language}_small", language, words, level=500)


@pytest.mark.parametrize("edition_id", FURTHER)
def test_no_list_comes_with_them(edition_id: str) -> None:
    edition = loaded(edition_id)
    assert edition.params.lexicon not in lexicon_ids()
    assert edition.params.lexicon.startswith(f"{edition.params.language}_")
    assert edition.tileset.language == edition.params.language


@pytest.mark.parametrize("edition_id", FURTHER)
def test_a_whole_game_of_bots_is_played_with_a_list_of_their_letters(edition_id: str) -> None:
    edition = loaded(edition_id)
    played = play_bots(Kit(edition, words_of_these_letters(edition)), ("beginner", "strong"), 5)
    assert played.turns > 5
    assert played.refusals == ()
    assert all(total > 0 for total in played.result.totals)


def test_tiles_of_two_signs_are_written_in_brackets_and_read_back() -> None:
    alphabet = loaded("es_home").alphabet
    chico = alphabet.encode("CHICO")
    assert chico is not None
    assert len(chico) == 4
    letters = Letters(alphabet)
    written = letters.text(chico)
    assert written == "[CH]ICO"
    assert [tile for _, _, tile in letters.tokens(written, 0)] == list(chico)


def test_spanish_words_are_laid_judged_and_found_by_the_kernel_with_their_own_tiles() -> None:
    edition = loaded("es_home")
    kit = Kit(edition, lexicon_of_words("es_small", "es", SPANISH, level=500))
    board = Board.empty(15, 15)
    rack = edition.alphabet.encode("CHICO")
    assert rack is not None
    held = tiles(rack)
    best = kit.kernel.best(board, held, 1)[0]
    assert isinstance(best.move, Place)
    assert len(best.move.placed) == 4
    verdict = judge(kit.tables, kit.words, Position(board, held), best.move)
    assert isinstance(verdict, Accepted)
    assert verdict.score == best.score == 2 * (5 + 1 + 3 + 1), "CH is one tile, worth 5"
    text = format_play(best.move, edition.alphabet, board)
    assert "[CH]ICO" in text
    assert parse_play(text, edition.alphabet, board) == best.move


def test_c_and_h_side_by_side_are_not_the_tile_ch() -> None:
    edition = loaded("es_home")
    kit = Kit(edition, lexicon_of_words("es_small", "es", SPANISH, level=500))
    apart = tiles(tile for letter in "CHE" if (tile := edition.alphabet.tile(letter)) is not None)
    assert len(apart) == 3
    assert kit.kernel.best(Board.empty(15, 15), apart, 5) == []


def test_the_apostrophe_is_a_ukrainian_tile() -> None:
    alphabet = loaded("uk_home").alphabet
    word = alphabet.encode("П'ЯТЬ")
    assert word is not None
    assert Letters(alphabet).text(word) == "П[']ЯТЬ"
