"""The cache folder stays within the operator's limit, and loses only what was not used for longest."""

import os
import time
from pathlib import Path

import pytest

from fishka.kernel import GraphStore
from fishka.lexicon import lexicon_of_words, prune_cache
from fishka.lexicon.cache import mark_used
from fishka.main import CACHE_MB, CACHE_VARIABLE, settings_of
from tests.unit.lexicon.kit import RUSSIAN

HOUR_S = 60 * 60


def filled(folder: Path, *names: str) -> list[Path]:
    """Files of 100 bytes, the first used longest ago, all more than an hour."""
    now = time.time()
    paths = [folder / name for name in names]
    for age, path in enumerate(reversed(paths), 2):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(bytes(100))
        os.utime(path, (now - age * HOUR_S, now))
    return paths


def test_what_was_not_used_for_longest_goes_until_the_rest_fits(tmp_path: Path) -> None:
    old, book, new = filled(tmp_path, "graphs/a.graph", "words-b.book", "graphs/c.graph")
    assert prune_cache(tmp_path, 150) == (old, book)
    assert new.exists()
    assert prune_cache(tmp_path, 150) == ()


def test_what_is_used_now_and_what_is_no_graph_or_list_stays(tmp_path: Path) -> None:
    old, other = filled(tmp_path, "graphs/a.graph", "notes.txt")
    mark_used(old)
    assert prune_cache(tmp_path, 0) == ()
    assert other.exists()
    assert prune_cache(tmp_path / "nothing", 0) == ()


def test_a_graph_that_is_opened_is_marked_as_used(tmp_path: Path) -> None:
    words = lexicon_of_words("x", "ru", ["КОТ"])
    GraphStore(tmp_path / "graphs").graph_for(words, RUSSIAN, "distinct")
    (graph,) = (tmp_path / "graphs").iterdir()
    os.utime(graph, (0, graph.stat().st_mtime))
    GraphStore(tmp_path / "graphs").graph_for(words, RUSSIAN, "distinct")
    assert graph.stat().st_atime > time.time() - HOUR_S
    assert prune_cache(tmp_path, 0) == ()


def test_the_operator_sets_the_limit() -> None:
    assert settings_of({}).cache_mb == CACHE_MB
    assert settings_of({CACHE_VARIABLE: "500"}).cache_mb == 500
    assert settings_of({CACHE_VARIABLE: "0"}).cache_mb is None
    for wrong in ("-1", "many", "12345678"):
        with pytest.raises(OSError, match=CACHE_VARIABLE):
            settings_of({CACHE_VARIABLE: wrong})
