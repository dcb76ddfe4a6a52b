"""The generated rules read as they did when a person last read them through."""

from tests.golden.rule_texts import FOLDER, texts


def test_the_rules_read_as_they_were_approved() -> None:
    wanted = texts()
    assert {path.name for path in FOLDER.iterdir()} == {path.name for path in wanted}
    for path, text in wanted.items():
        assert path.read_text("utf-8") == text, (
            f"{path.name}: python -m tests.golden.rule_texts, read the diff"
        )
