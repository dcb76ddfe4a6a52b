"""The edition that a benchmark is asked for, and the list that it plays with."""

from fishka.lexicon import Lexicon, load_lexicon
from fishka.rules.edition import Edition
from fishka.rules.load import load_edition


def edition_and_list(edition_id: str) -> tuple[Edition, Lexicon]:
    """Both, or SystemExit that says which of them there is not."""
    edition = load_edition(edition_id)
    if not isinstance(edition, Edition):
        raise SystemExit(f"no such edition: {edition_id}")
    lexicon = load_lexicon(edition.params.lexicon)
    if not isinstance(lexicon, Lexicon):
        raise SystemExit(f"{edition_id} plays with {edition.params.lexicon}, which is not there")
    return edition, lexicon
