"""The catalogues hold together: every language has the same areas, ids and variables; all texts that the code
asks for exist with just these variables; every refusal and fault code has a text. Prints every fault."""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "src" / "fishka" / "locales"
SOURCES = ROOT / "src" / "fishka"

CODES = (
    ("reject-", "fishka.referee", "Reject"),
    ("lexicon-fault-", "fishka.lexicon", "FaultCode"),
    ("overlay-fault-", "fishka.lexicon", "OverlayFaultCode"),
    ("import-line-", "fishka.lexicon", "Line"),
    ("import-change-", "fishka.lexicon", "Change"),
    ("import-fault-", "fishka.lexicon", "ImportFaultCode"),
    ("lookup-why-", "fishka.lexicon", "Why"),
    ("lexicon-band-", "fishka.lexicon", "Band"),
    ("lexicon-layer-", "fishka.lexicon", "Layer"),
    ("refused-", "fishka.service.refusals", "Denial"),
    ("bot-", "fishka.bots.registry", "LEVELS"),
    ("refused-", "fishka.game.refusals", "Refusal"),
    ("edition-fault-", "fishka.rules.faults", "FaultCode"),
)
"""Prefix of the text ids, module and name of each closed list of codes (an enum, or a mapping by code)."""

ASKING = {"text": 0, "Stop": 1}
"""Calls whose argument at this place is a text id and whose keywords are its variables."""

Texts = dict[str, frozenset[str]]
"""Variables by text id."""


def main() -> int:
    """0 when the catalogues are sound, else 1."""
    faults = [*faults_of_catalogues(LOCALES), *faults_of_calls(), *faults_of_codes()]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def faults_of_catalogues(locales: Path) -> Iterator[str]:
    """Unreadable entries, ids given twice, and ids or variables that not all languages have."""
    by_language: dict[str, Texts] = {}
    for folder in sorted(locales.iterdir()):
        texts: Texts = {}
        for path in sorted(folder.glob("*.ftl")):
            for id, variables in _read(path):
                if variables is None:
                    yield f"{path.name} ({folder.name}): cannot be read near: {id}"
                elif id in texts:
                    yield f"{path.name} ({folder.name}): {id} stands twice"
                else:
                    texts[id] = variables
        by_language[folder.name] = texts
    every: defaultdict[str, set[str]] = defaultdict(set)
    for texts in by_language.values():
        for id, variables in texts.items():
            every[id] |= variables
    for language, texts in by_language.items():
        for id, variables in sorted(every.items()):
            if id not in texts:
                yield f"{language}: {id} is missing"
            elif texts[id] != variables:
                yield f"{language}: {id} lacks {', '.join(sorted(variables - texts[id]))}"
    files = {language: {path.name for path in (locales / language).glob("*.ftl")} for language in by_language}
    for language, names in files.items():
        for name in sorted(set().union(*files.values()) - names):
            yield f"{language}: {name} is missing"


def faults_of_calls() -> Iterator[str]:
    """Texts asked for by their literal id that do not exist, or with other variables than they name."""
    texts = catalogue("en")
    for path in sorted(SOURCES.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (asked := _asked(call)) is None:
                continue
            id, given, exact = asked
            where = f"{path.relative_to(ROOT)}:{getattr(call, 'lineno', 0)}"
            if id not in texts:
                yield f"{where}: no text {id}"
            elif not given >= texts[id] and exact:
                yield f"{where}: {id} needs {', '.join(sorted(texts[id] - given))}"
            elif given - texts[id]:
                yield f"{where}: {id} does not use {', '.join(sorted(given - texts[id]))}"


def faults_of_codes() -> Iterator[str]:
    """Codes of refusals and faults without a text."""
    texts = catalogue("en")
    for prefix, module, name in CODES:
        codes: Any = getattr(import_module(module), name)
        for code in codes:
            if (id := prefix + str(code).replace("_", "-")) not in texts:
                yield f"{module}.{name}: no text {id}"


def catalogue(language: str) -> Texts:
    """Every text of a language with its variables."""
    found: Texts = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        found |= {id: variables for id, variables in _read(path) if variables is not None}
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.texts: set[str] = set()
        """Other texts that the text contains: their variables are its own too."""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the library's name
        self.texts.add(node.id.name)


def _read(path: Path) -> Iterator[tuple[str, frozenset[str] | None]]:
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):
            yield (entry.content or "").strip().split("\n")[0], None
        elif isinstance(entry, ftl.Message):
            yield entry.id.name, _variables(entry.id.name, messages)


def _variables(id: str, messages: dict[str, ftl.Message]) -> frozenset[str]:
    """Variables of a text and of the texts of its file that it contains."""
    visitor = _Variables()
    visitor.visit(messages[id])
    inner = (_variables(one, messages) for one in visitor.texts if one in messages)
    return frozenset(visitor.names).union(*inner)


def _asked(node: ast.AST) -> tuple[str, set[str], bool] | None:
    """(text id, variables given, whether these are all) of a call that asks for a text by a literal id."""
    if not isinstance(node, ast.Call):
        return None
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    place = ASKING.get(name)
    if place is None or len(node.args) <= place:
        return None
    id = node.args[place]
    if not (isinstance(id, ast.Constant) and isinstance(id.value, str)):
        return None
    return id.value, {word.arg for word in node.keywords if word.arg}, all(word.arg for word in node.keywords)


if __name__ == "__main__":
    sys.exit(main())
