"""Trained leaves: the manifest holds, hostile files are refused, the nearest family is used."""

import hashlib
from importlib.resources import files

import msgspec
import pytest

from fishka.kernel import Kernel, any_word_graph
from fishka.kernel.leaves import (
    LeaveFamily,
    LeavesCorruptError,
    LeaveValues,
    families,
    family_for,
    leaves_for,
    open_leaves,
)
from fishka.rules.compile import compile_tables
from fishka.rules.edition import Edition
from fishka.rules.load import edition_ids, load_edition
from fishka.rules.tables import RuleTables
from fishka_kernel import TablesRefusedError
from tests.kernel_kit import mini_tables

FILE_BYTES_MAX = 300_000


def tables_of(edition_id: str) -> RuleTables:
    edition = load_edition(edition_id)
    assert isinstance(edition, Edition)
    return compile_tables(edition)


def family(**changes: object) -> LeaveFamily:
    tables = mini_tables()
    good = LeaveFamily(
        id="mini",
        file="mini.leaves",
        sha256="",
        edition="mini",
        lexicon="mini",
        lexicon_hash="",
        counts=tables.counts,
        vowels=tables.vowels,
        rack_size=tables.rack_size,
        games=1,
        seed=1,
        generations=1,
        racks=1,
        tables="",
        win_rate=0.5,
        spread=0.0,
        proof_games=2,
    )
    return msgspec.structs.replace(good, **changes)


@pytest.mark.parametrize("one", families(), ids=lambda one: one.id)
def test_every_file_is_the_one_of_the_manifest_and_small(one: LeaveFamily) -> None:
    image = files("fishka.kernel").joinpath("data", one.file).read_bytes()
    assert hashlib.sha256(image).hexdigest() == one.sha256
    assert len(image) <= FILE_BYTES_MAX
    values = open_leaves(one)
    assert values.letter_count == len(one.counts) - 1
    assert values.largest == one.rack_size - 1


@pytest.mark.parametrize("one", families(), ids=lambda one: one.id)
def test_every_family_was_shown_to_be_stronger_than_the_estimate(one: LeaveFamily) -> None:
    assert one.win_rate > 0.5
    assert one.proof_games >= 400
    assert one.games > 0


@pytest.mark.parametrize("one", families(), ids=lambda one: one.id)
def test_a_changed_file_is_refused(one: LeaveFamily) -> None:
    image = bytearray(files("fishka.kernel").joinpath("data", one.file).read_bytes())
    image[100] ^= 1
    with pytest.raises(LeavesCorruptError):
        LeaveValues(bytes(image))
    with pytest.raises(LeavesCorruptError):
        open_leaves(msgspec.structs.replace(one, sha256="0"))


@pytest.mark.parametrize("image", [b"", b"FKLV", bytes(200), b"FKLV" + b"\xff" * 400])
def test_what_is_no_leave_file_is_refused(image: bytes) -> None:
    with pytest.raises(LeavesCorruptError):
        LeaveValues(image)


def test_the_nearest_family_of_the_same_size_of_rack_is_used() -> None:
    tables = mini_tables()
    near = tuple(count + (at == 1) for at, count in enumerate(tables.counts))
    exact, close = family(), family(id="close", counts=near)
    other_rack = family(id="other", rack_size=tables.rack_size + 2)
    far = family(id="far", counts=(*tables.counts[:-1], 90))
    assert family_for(tables, [close, other_rack, exact]) == exact
    assert family_for(tables, [other_rack, close]) == close
    assert family_for(tables, [other_rack]) is None
    assert family_for(tables, [far]) is None
    assert family_for(tables, [family(vowels=(False,) * 4)]) is None


def test_a_kernel_says_whether_its_leaves_are_trained() -> None:
    tables = mini_tables()
    assert leaves_for(tables) is None
    assert not Kernel(tables, any_word_graph(3)).is_trained
    for one in families():
        tables = tables_of(one.edition)
        assert Kernel(tables, any_word_graph(tables.letter_count)).is_trained
        assert not Kernel(tables, any_word_graph(tables.letter_count), "estimated").is_trained


def test_the_editions_of_the_families_are_trained_and_others_are_estimated() -> None:
    trained = {one for one in edition_ids() if leaves_for(tables_of(one)) is not None}
    assert trained >= {one.edition for one in families()}
    assert trained >= {"en_home", "en_9_tile", "erudit_biplant_131", "mk_scrabble", "ru_scrabble_home"}
    assert trained.isdisjoint({"de_home", "math"})


def test_values_of_another_alphabet_are_refused() -> None:
    for one in families():
        with pytest.raises(TablesRefusedError):
            Kernel(mini_tables(), any_word_graph(3), open_leaves(one))
