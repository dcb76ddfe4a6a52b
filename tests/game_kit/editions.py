"""Real editions, real editions with a parameter changed, and tiny ones that end soon."""

from typing import Any

from msgspec.structs import replace

from fishka.lexicon import open_lexicon, stand_in
from fishka.rules.edition import Edition
from fishka.rules.layout import Layout, SquareKind
from fishka.rules.load import edition_ids, load_edition
from fishka.rules.tileset import Blanks, Letter, TileSet

EDITIONS = ("ru_scrabble_home", "erudit_biplant_131", "en_home", "en_macedonian")


def edition(edition_id: str, *modifiers: str, **params: Any) -> Edition:
    """A bundled edition; `params` are put over its own without a check."""
    loaded = load_edition(edition_id, modifiers)
    assert isinstance(loaded, Edition), loaded
    return replace(loaded, params=replace(loaded.params, **params))


def playable_editions() -> tuple[str, ...]:
    """The editions on offer whose words are here, or the list of their language in their stead."""
    return tuple(one for one in edition_ids() if _words_are_here(edition(one)))


def _words_are_here(one: Edition) -> bool:
    lexicon, language = one.params.lexicon, one.params.language
    return open_lexicon(lexicon) is not None or stand_in(language) is not None


def tiny(*, counts: tuple[int, ...] = (2, 6, 6, 6), rack_size: int = 3, **params: Any) -> Edition:
    """A 5 x 5 board, letters A, B, C, ... with these counts (blanks first) worth 1, 2, 3, ..."""
    base = edition("en_home", "mod_casual")
    letters = tuple(Letter(chr(ord("A") + at), count, at + 1) for at, count in enumerate(counts[1:]))
    layout = Layout(
        id="tiny",
        title={"en": "tiny"},
        rows=("t...t", ".d.d.", "..s..", ".d.d.", "t...t"),
        legend={
            ".": SquareKind(),
            "s": SquareKind(word=2, start=True),
            "d": SquareKind(letter=2),
            "t": SquareKind(word=3),
        },
    )
    blanks = Blanks(counts[0], {"en": "blank"})
    tileset = TileSet("tiny", "en", {"en": "tiny"}, letters, blanks, sum(counts))
    given = {"rack_size": rack_size, "bingo_table": {rack_size: 10}, "players_max": 14, **params}
    return replace(base, tileset=tileset, layout=layout, params=replace(base.params, **given))
