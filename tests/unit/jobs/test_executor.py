"""Executors: results in the order of the items, failures where they happened, no more hands than asked."""

import sys
import threading
from collections.abc import Iterator

import pytest

from fishka.jobs.executor import Cluster, ClusterMissingError, Threads


def test_results_come_in_the_order_of_the_items() -> None:
    with Threads(4) as executor:
        assert list(executor.map(lambda item: item * item, range(100))) == [n * n for n in range(100)]


def test_items_are_taken_only_a_little_ahead() -> None:
    taken = 0

    def items() -> Iterator[int]:
        nonlocal taken
        for number in range(1000):
            taken = number
            yield number

    with Threads(2) as executor:
        results = executor.map(str, items())
        assert next(results) == "0"
        assert taken < 20


def test_no_more_threads_work_than_asked_for() -> None:
    names = set()
    with Threads(2) as executor:
        list(executor.map(lambda _: names.add(threading.current_thread().name), range(200)))
    assert 1 <= len(names) <= 2


def test_a_failure_comes_where_its_result_would_have() -> None:
    with Threads(2) as executor:
        results = executor.map(lambda item: 1 // (3 - item), range(6))
        assert [next(results), next(results), next(results)] == [0, 0, 1]
        with pytest.raises(ZeroDivisionError):
            next(results)


def test_a_cluster_without_dask_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterMissingError, match="dask"):
        Cluster("tcp://127.0.0.1:1")
