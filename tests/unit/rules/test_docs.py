"""The pages about the rules are true: every parameter, edition, refusal and policy, and the example file."""

import importlib.util
import re
from pathlib import Path
from typing import get_args

from fishka.referee import list_rejections
from fishka.rules.edition import Edition
from fishka.rules.library import bundled
from fishka.rules.load import load_edition_text
from fishka.rules.parameters import FinalAdjust

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs" / "rules"


def test_the_pages_of_parameters_and_of_who_uses_them_are_those_that_the_model_writes() -> None:
    spec = importlib.util.spec_from_file_location("rules_reference", ROOT / "tools" / "rules_reference.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    pages = tool.pages()
    assert [path.name for path in pages] == ["parameters.md", "coverage.md"]
    assert all(path.read_text("utf-8") == text for path, text in pages.items())
    for edition_id in bundled().editions:
        assert (
            edition_id == "ru_scrabble_home" or edition_id == "travel" or f"`{edition_id}`" in tool.coverage()
        )


def test_the_page_of_the_referee_has_every_code_in_the_order_of_the_checks() -> None:
    text = (DOCS / "referee.md").read_text("utf-8")
    table = text[text.index("| code |") : text.index("Choices where")]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == [code.value for code in list_rejections()]
    assert all(f"`{policy}`" in text for policy in get_args(FinalAdjust))


def test_the_page_of_editions_names_all_that_comes_with_the_program() -> None:
    text = (DOCS / "editions.md").read_text("utf-8")
    library = bundled()
    for names in (library.editions, library.modifiers, library.tilesets, library.layouts):
        assert all(f"`{name}`" in text for name in names)


def test_the_example_of_an_own_edition_loads() -> None:
    text = (DOCS / "editions.md").read_text("utf-8")
    example = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    assert example is not None
    loaded = load_edition_text(example[1])
    assert isinstance(loaded, Edition), loaded
    assert (loaded.params.rack_size, loaded.params.end_pass_rounds) == (8, None)
