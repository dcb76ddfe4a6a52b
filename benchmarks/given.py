"""The edition that a benchmark is asked for, and the list that it plays with."""

from fishka.lexicon import Lexicon, load_lexicon
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition


def edition_and_list(edition_id: str, lexicon_id: str | None = None) -> tuple[Edition, Lexicon]:
    """Both, with another list than the edition's own if one is named. SystemExit says which there is not."""
    edition = load_edition(edition_id)
    if not isinstance(edition, Edition):
        raise SystemExit(f"no such edition: {edition_id}")
    wanted = lexicon_id or edition.params.lexicon
    lexicon = load_lexicon(wanted)
    if not isinstance(lexicon, Lexicon):
        raise SystemExit(f"{edition_id} plays with {wanted}, which is not there")
    return edition, lexicon
