"""The kept list of mutations still fits the code; running it is `python -m tests.mutations`."""

import pytest

from tests.mutations.listed import ROOT, Mutation, mutations

ALL = mutations()


@pytest.mark.parametrize("mutation", ALL, ids=[one.name for one in ALL])
def test_a_mutation_still_applies(mutation: Mutation) -> None:
    assert (ROOT / mutation.file).read_text("utf-8").count(mutation.old) == 1
    assert mutation.old != mutation.new
    assert all((ROOT / test).is_file() for test in mutation.tests)


def test_every_mutation_has_a_name_of_its_own() -> None:
    assert len({one.name for one in ALL}) == len(ALL)
