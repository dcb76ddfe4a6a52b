"""The examples in the docstrings of rules and referee are true."""

import doctest
from importlib import import_module
from pkgutil import iter_modules

import pytest

MODULES = [
    f"fishka.{room}.{module.name}"
    for room in ("rules", "referee")
    for module in iter_modules(import_module(f"fishka.{room}").__path__)
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0
