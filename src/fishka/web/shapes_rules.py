"""From rules to what the wire says of them, in the language of who asks."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from fishka.i18n import Translator
from fishka.protocol import rules
from fishka.rules.check import COLS
from fishka.rules.describe import Difference, differences, parameter_row
from fishka.rules.editing import part_sentences, part_value, rule_sentence
from fishka.rules.edition import Edition
from fishka.rules.faults import EditionFault
from fishka.rules.faulttext import fault_text, part_of, place_of, to_write
from fishka.rules.forms import ParameterForm, parameter_forms
from fishka.rules.groups import GROUP_STARTS
from fishka.rules.house import LEGEND, HouseRules, board_marks
from fishka.rules.load import Loaded, load_edition
from fishka.rules.rulebook import rulebook, sources
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
    value, before = (part_value(one.parameter, each, texts.language, texts.text) for each in (now, usual))
    sentences = part_sentences(one.parameter, now, usual, texts.text)
    told = " ".join(sentences) or rule_sentence(one.parameter, one.value, texts.text)
    return rules.DifferenceOut(
        parameter=one.parameter,
        name=parameter_row(one.parameter, one.value, texts.text).name,
        value=value or parameter_row(one.parameter, one.value, texts.text).value,
        usual=before or parameter_row(one.parameter, one.usual, texts.text).value,
        about="" if one.parameter == "skin" else told,
    )


def faults_out(faults: Sequence[EditionFault], texts: Translator) -> tuple[rules.RuleFaultOut, ...]:
    """Faults in words, each once."""
    found = (
        rules.RuleFaultOut(
            code=one.code.value,
            parameter=_FIELDS.get(part_of(one), part_of(one)) or None,
            text=fault_text(one, texts.text),
            place=place_of(one),
            to_write=to_write(one),
        )
        for one in faults
    )
    return tuple(dict.fromkeys(found))


_FIELDS: Final = {"tileset": "tiles", "layout": "board"}
"""Parts of a file that the editor calls otherwise."""


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
