"""Plain text from the wiki markup of the Russian Wiktionary's definitions, as wiki-ru-wordnet packs them.

Templates either say something in words (labels like «разг.», «то же, что ...»), or hold examples and lists,
which are left out. What is not understood is left out too; `plain` never gives a brace.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

_DROPPED: Final = re.compile(r"<!--.*?-->|<ref[^>]*>.*?</ref>|<math>.*?</math>|<ref[^>]*/>", re.DOTALL)
_FILE: Final = re.compile(
    r"\[\[(?:Файл|Изображение|Категория|File|Image):(?:[^\[\]]|\[\[[^\]]*\]\])*\]\]", re.I
)
_LINK: Final = re.compile(r"\[\[(?:[^\[\]|]*\|)?([^\[\]|]*)\]\]")
_TAG: Final = re.compile(r"</?[a-z][^>]*>|'{2,}", re.I)
_SENSE_NUMBER: Final = re.compile(r"\s*\[\d+\]")
_INNERMOST: Final = re.compile(r"\{\{([^{}]*)\}\}")
_LABEL: Final = re.compile(r"[а-яё][а-яё .-]{0,20}\.")
_LABELS_ONLY: Final = re.compile(
    r"(?:[\w-]+\.(?:-[\w]+\.)*[\s,;]*|\([^()]*\)[\s,;]*|сленг[\s,;]*|мн\. ч\.[\s,;]*)+"
)
_STRESS: Final = "\u0301"

Fields = tuple[list[str], dict[str, str]]
"""Fields of a template by place, without a language code, and by name."""


def _first(fields: Fields) -> str:
    return fields[0][0] if fields[0] else ""


def _last(fields: Fields) -> str:
    return fields[0][-1] if fields[0] else ""


def _same(fields: Fields) -> str:
    word, *rest = fields[0] or [""]
    return "; ".join([f"то же, что {word}", *rest]) if word else ""


def _about(words: str, of: Callable[[Fields], str] = _first) -> Callable[[Fields], str]:
    """A template that stands for these words and a headword; nothing when the headword is missing."""
    return lambda fields: f"{words} {of(fields)}" if of(fields) else ""


def _element(fields: Fields) -> str:
    number, sign = (*fields[0], "", "")[:2]
    return f"химический элемент с атомным номером {number}, знак {sign}" if number and sign else ""


_SAYING: Final[Mapping[str, Callable[[Fields], str]]] = {
    "=": _same,
    "выдел": _first,
    "lang": _last,
    "помета": _first,
    "помета.": _first,
    "действие": _about("действие по значению гл."),
    "состояние": _about("состояние по значению гл."),
    "свойство": _about("свойство по значению прил."),
    "соотн.": _about("относящийся к:", _last),
    "наречие": _about("нареч. к"),
    "нареч.": _about("нареч. к"),
    "прич.": _about("прич. от"),
    "страд.": _about("страд. к"),
    "однокр.": _about("однокр. к"),
    "женск.": _about("женск. к", _last),
    "умласк.": _about("уменьш.-ласк. к", _last),
    "уменьш.": _about("уменьш. к", _last),
    "ласк.": _about("ласк. к", _last),
    "увелич.": _about("увелич. к", _last),
    "хим-элем": _element,
    "значение": lambda fields: fields[1].get("определение", ""),
}
_FIXED: Final[Mapping[str, str]] = {
    "п.": "перен.",
    "итп": "и т. п.",
    "итд": "и т. д.",
    "мн": "мн. ч.",
    "-": " — ",
    "--": " — ",
    "авто": "автомоб.",
    "сленг": "сленг",
    "мат": "матерн.",
    "сх": "сельск.",
    "жд": "ж.-д.",
    "кино": "кино",
}
_RELATIVE: Final = frozenset(
    {"женск.", "умласк.", "уменьш.", "ласк.", "увелич.", "однокр.", "страд.", "прич."}
)
"""Templates that are a label when they name no headword."""


def plain(text: str) -> str:
    """The definition as text, in one line; empty when the markup holds none, or labels only."""
    text = _FILE.sub("", _DROPPED.sub("", text).replace("&nbsp;", " ").replace("&#160;", " "))
    text = _LINK.sub(r"\1", text)
    for _ in range(12):
        text, found = _INNERMOST.subn(_template, text)
        if not found:
            break
    text = _SENSE_NUMBER.sub("", _TAG.sub("", _LINK.sub(r"\1", text))).replace(_STRESS, "")
    if set(text) & set("{}[]|<>") or "http" in text:
        return ""
    text = _tidy(text)
    return "" if _LABELS_ONLY.fullmatch(text) else text


def _template(match: re.Match[str]) -> str:
    name, *parts = (part.strip() for part in match[1].split("|"))
    fields: Fields = ([], {})
    for part in parts:
        key, equals, value = part.partition("=")
        if equals and re.fullmatch(r"[\w ]+", key):
            fields[1][key.strip()] = value.strip()
        else:
            fields[0].append(part)
    said = fields[0][1:] if fields[0][:1] in (["ru"], [""]) else fields[0]
    said = [one for one in said if one not in ("ru", "страд", "дейст", "")]
    if name in _FIXED:
        return _FIXED[name]
    if name in _RELATIVE and not said:
        return name
    if name in _SAYING:
        return _SAYING[name]((said, fields[1]))
    return name if _LABEL.fullmatch(name) else ""


def _tidy(text: str) -> str:
    text = re.sub(r"\s+", " ", text)
    text = re.sub(r"\(\s*[,;:]?\s*\)", "", text)
    text = re.sub(r"\s+([,.;:!?)»])", r"\1", text)
    text = re.sub(r"([,;:])(?:\s*[,;:])+", r"\1", text)
    text = re.sub(r"\.{2}(?!\.)", ".", text)
    text = text.strip(" ,;:=*#—-·•").strip()
    return re.sub(r"\s{2,}", " ", text)
