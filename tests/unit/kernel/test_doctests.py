"""The examples in the docstrings of the search and of training are true."""

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    "name",
    [
        "kernel.adapter",
        "kernel.graphs",
        "kernel.lookahead",
        "kernel.leaves",
        "jobs.statistics",
        "jobs.training",
    ],
)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    result = doctest.testmod(import_module(f"fishka.{name}"))
    assert result.failed == 0
    assert result.attempted > 0
