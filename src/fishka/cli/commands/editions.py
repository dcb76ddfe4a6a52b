"""`fishka editions`: every edition in one line."""

from typing import Any

from fishka.cli.io import Io
from fishka.cli.lookups import fault_line
from fishka.cli.outcome import Exit
from fishka.cli.params import Json
from fishka.lexicon import lexicon_ids, words_here
from fishka.rules.edition import EditionSummary, titled
from fishka.rules.keyboards import keyboards_fault
from fishka.rules.load import summaries


def editions(io: Io, *, json: Json = False) -> int:
    """Print the list; exit code 0."""
    language = io.translator.language
    found, lists = summaries(), lexicon_ids()
    if (fault := keyboards_fault()) is not None:
        io.note(fault_line(io, fault))
    if json:
        io.json({"editions": [_plain(one, language) for one in found]})
        return Exit.DONE
    width = max(len(one.id) for one in found)
    for one in found:
        least, most = one.players
        name = titled(one.title, language, one.id)
        players = io.text("cli-edition-players", least=least, most=most)
        words = one.lexicon if one.lexicon in lists else io.text("cli-edition-no-list", lexicon=one.lexicon)
        io.say(f"{one.id:{width}}  {name} · {one.language} · {players} · {words} · {one.mode}")
        io.say(f"{'':{width}}  {titled(one.about, language, '')}".rstrip())
    return Exit.DONE


def _plain(one: EditionSummary, language: str) -> dict[str, Any]:
    return {
        "id": one.id,
        "name": titled(one.title, language, one.id),
        "language": one.language,
        "players": list(one.players),
        "lexicon": one.lexicon,
        "mode": one.mode,
        "words_here": words_here(one.lexicon, one.language),
    }
