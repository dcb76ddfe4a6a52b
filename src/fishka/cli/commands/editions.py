"""`fishka editions`: every edition in one line."""

from typing import Any

from fishka.cli.io import Io
from fishka.cli.outcome import Exit
from fishka.cli.params import Json
from fishka.rules.edition import EditionSummary, titled
from fishka.rules.load import summaries


def editions(io: Io, *, json: Json = False) -> int:
    """Print the list; exit code 0."""
    language = io.translator.language
    found = summaries()
    if json:
        io.json({"editions": [_plain(one, language) for one in found]})
        return Exit.DONE
    width = max(len(one.id) for one in found)
    for one in found:
        least, most = one.players
        name = titled(one.title, language, one.id)
        players = io.text("cli-edition-players", least=least, most=most)
        io.say(f"{one.id:{width}}  {name} · {one.language} · {players} · {one.lexicon} · {one.mode}")
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
    }
