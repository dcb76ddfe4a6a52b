"""From rules to what the wire says of them, in the language of who asks."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from fishka.i18n import Translator
from fishka.protocol import rules
from fishka.rules.check import COLS
from fishka.rules.describe import Difference, differences, parameter_row
from fishka.rules.editing import part_sentences, rule_sentence
from fishka.rules.edition import Edition, titled
from fishka.rules.faults import EditionFault
from fishka.rules.forms import ParameterForm, parameter_forms
from fishka.rules.groups import GROUP_STARTS
from fishka.rules.house import LEGEND, HouseRules, board_marks
from fishka.rules.load import Loaded, load_edition
from fishka.rules.parameters import TargetTable
from fishka.rules.rulebook import rulebook, sources
from fishka.web.fault_words import fault_words, parameter_of
from fishka.web.shapes import edition_out


@cache
def form_out(texts: Translator) -> rules.FormOut:
    """The editor's fields by group."""
    forms = parameter_forms()
    groups = (
        (group, tuple(_field(one, texts) for one in forms if one.group == group))
        for group in GROUP_STARTS.values()
    )
    return rules.FormOut(
        tuple(
            rules.GroupOut(group, texts.text(f"rules-group-{group}"), fields)
            for group, fields in groups
            if fields
        ),
        tuple(_mark(mark, kind) for mark, kind in LEGEND.items()),
        (COLS[0], COLS[-1]),
    )


def rules_out(house_id: str, loaded: Loaded, given: HouseRules, texts: Translator) -> rules.RulesOut:
    """House rules in words: what differs from the edition to begin with, or what is wrong."""
    if not isinstance(loaded, Edition):
        return rules.RulesOut(None, faults_out(loaded, texts), (), None, (), vowels=False)
    usual = load_edition(given.extends)
    assert isinstance(usual, Edition), "house rules that load have an edition to begin with"
    found = tuple(_difference(one, loaded, usual, texts) for one in differences(loaded.params, usual.params))
    vowels = loaded.params.bags != "single" or loaded.params.first_word_min_syllables > 0
    return rules.RulesOut(house_id, (), found, edition_out(loaded), board_marks(loaded), vowels)


def _difference(one: Difference, now: Edition, usual: Edition, texts: Translator) -> rules.DifferenceOut:
    """A difference in words; what has parts (tiles, board, targets) by what it is, not by its names."""
    value, before = _told(one.parameter, now, texts), _told(one.parameter, usual, texts)
    sentences = part_sentences(one.parameter, now, usual, texts.text)
    told = " ".join(sentences) or rule_sentence(one.parameter, one.value, texts.text)
    return rules.DifferenceOut(
        parameter=one.parameter,
        name=parameter_row(one.parameter, one.value, texts.text).name,
        value=value or parameter_row(one.parameter, one.value, texts.text).value,
        usual=before or parameter_row(one.parameter, one.usual, texts.text).value,
        about="" if one.parameter == "skin" else told,
    )


def _told(parameter: str, edition: Edition, texts: Translator) -> str:
    match parameter:
        case "layout":
            return f"{edition.layout.cols} × {len(edition.layout.rows)}"
        case "tileset":
            return str(edition.tileset.total)
        case "skin" if edition.params.skin is not None:
            return titled(edition.layout.skins[edition.params.skin].title, texts.language, "")
        case "theme_bonus" if (theme := edition.params.theme_bonus) is not None:
            return f"{theme.theme}: {theme.points}" if theme.theme else str(theme.points)
        case "letter_overrides":
            return ", ".join(f"{one.letter}: {one.value}" for one in edition.params.letter_overrides)
        case "target_score" if isinstance(target := edition.params.target_score, TargetTable):
            rows = ((seats, "/".join(map(str, row.values()))) for seats, row in sorted(target.table.items()))
            return ", ".join(f"{seats}: {row}" for seats, row in rows)
        case _:
            return ""


def faults_out(faults: Sequence[EditionFault], texts: Translator) -> tuple[rules.RuleFaultOut, ...]:
    """Faults in words, each once."""
    found = (rules.RuleFaultOut(one.code.value, parameter_of(one), fault_words(one, texts)) for one in faults)
    return tuple(dict.fromkeys(found))


def text_out(edition: Edition, texts: Translator) -> rules.RuleTextOut:
    """The rules of an edition as a player reads them."""
    book = rulebook(edition, texts.text, texts.language)
    return rules.RuleTextOut(
        id=edition.id,
        title=book.title,
        about=book.about,
        sections=tuple(
            rules.SectionOut(
                one.id,
                one.title,
                tuple(
                    rules.LineOut(line.text, next(iter(line.parameters), None), line.differs, line.sources)
                    for line in one.lines
                ),
            )
            for one in book.sections
        ),
        hints=book.hints,
    )


def house_in(given: HouseRules) -> dict[str, Any]:
    """House rules as the editor sends them."""
    written: dict[str, Any] = msgspec.to_builtins(given)
    return written


def _field(form: ParameterForm, texts: Translator) -> rules.FieldOut:
    return rules.FieldOut(
        id=form.id,
        name=parameter_row(form.id, None, texts.text).name,
        sources=tuple(texts.text(f"rule-source-{one}") for one in sources(form.id)),
        kind=form.kind,
        choices=tuple(
            rules.ChoiceOut(
                value,
                parameter_row(form.id, [value] if form.kind == "choices" else value, texts.text).value,
                "" if form.kind == "choices" else rule_sentence(form.id, value, texts.text),
            )
            for value in form.values
        ),
        least=form.least,
        most=form.most,
        none=form.none,
        first=form.first,
    )


def _mark(mark: str, kind: Mapping[str, Any]) -> rules.MarkOut:
    return rules.MarkOut(mark, kind.get("letter", 1), kind.get("word", 1), kind.get("start", False))
