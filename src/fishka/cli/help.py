"""Help pages as plain, aligned text in the reader's language."""

import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from fishka.i18n import Translator

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

LABEL_WIDTH_MAX: Final = 26


@dataclass(frozen=True, slots=True)
class PlainHelp:
    """A formatter of the argument library that draws no boxes and speaks one of our languages."""

    translator: Translator

    def __call__(self, console: "Console", _options: "ConsoleOptions", panel: "HelpPanel") -> None:
        """Print one panel: its title, then a line per entry."""
        if not panel.entries:
            return
        rows = [(self._label(entry, panel.format), self._about(entry)) for entry in panel.entries]
        width = min(LABEL_WIDTH_MAX, max(len(label) for label, _ in rows))
        self._print(console, f"{panel.title}:")
        for label, about in rows:
            first, *others = _wrapped(about, max(20, console.width - width - 4))
            if len(label) > width:
                self._print(console, f"  {label}")
                label = ""
            self._print(console, f"  {label:{width}}  {first}".rstrip())
            for line in others:
                self._print(console, f"  {'':{width}}  {line}")
        self._print(console, "")

    def render_usage(self, console: "Console", _options: "ConsoleOptions", usage: Any) -> None:
        """Print the line that shows how to call."""
        if usage and (text := _plain(usage).removeprefix("Usage:").strip()):
            self._print(console, self.translator.text("cli-help-usage", usage=text))
            self._print(console, "")

    def render_description(self, console: "Console", _options: "ConsoleOptions", description: Any) -> None:
        """Print what the command does."""
        if description and (text := _plain(description).strip()):
            self._print(console, text)
            self._print(console, "")

    @staticmethod
    def _label(entry: "HelpEntry", panel: str) -> str:
        if panel == "command":
            return ", ".join((*entry.positive_names, *entry.positive_shorts))
        if entry.positional_label:
            return entry.positional_label
        names = ", ".join((*entry.positive_names, *entry.positive_shorts))
        return f"{names} {entry.metavar}" if entry.metavar else names

    def _about(self, entry: "HelpEntry") -> str:
        parts = [_plain(entry.description).strip()] if entry.description else []
        if entry.choices:
            parts.append(self.translator.text("cli-help-choices", choices=list(entry.choices)))
        if entry.default is not None:
            parts.append(self.translator.text("cli-help-default", value=str(entry.default)))
        return " ".join(parts)

    @staticmethod
    def _print(console: "Console", line: str) -> None:
        console.print(line, highlight=False, markup=False, soft_wrap=True)


def _plain(renderable: Any) -> str:
    """The text of what the argument library hands over: styled text, or such text in a wrapper of its own."""
    inner = getattr(renderable, "primary_renderable", renderable)
    return str(getattr(inner, "plain", inner))


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width) or [""]
